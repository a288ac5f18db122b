// `node scripts/build.mjs [cli] [web]` builds the parts named, or all; with `--if-stale` only those of which a source
// has changed since.
import { fileURLToPath } from 'node:url'

const PARTS = { cli: () => import('./build-cli.mjs'), web: () => import('./build-web.mjs') }

/** Builds parts, where something has changed since or `always`; gives the names of those built. */
export async function build(names = Object.keys(PARTS), always = false) {
  const built = []
  for (const name of names) {
    const part = await PARTS[name]()
    if (!always && !part.isStale()) continue
    await part.build()
    built.push(name)
  }
  return built
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2).filter(name => name !== '--if-stale')
  const unknown = names.find(name => !Object.hasOwn(PARTS, name))
  if (unknown !== undefined) {
    process.stderr.write(`unknown part "${unknown}": expected ${Object.keys(PARTS).join(' or ')}\n`)
    process.exit(2)
  }
  const started = performance.now()
  const always = !process.argv.includes('--if-stale')
  const built = await build(names.length > 0 ? names : undefined, always)
  if (always)
    process.stdout.write(`built ${built.join(' and ')} in ${Math.round(performance.now() - started)} ms\n`)
}
