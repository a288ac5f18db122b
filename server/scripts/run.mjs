// Runs a program of this folder, built on the fly: `node server/scripts/run.mjs load --seconds 5`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const [name] = process.argv.slice(2)
if (!/^[\w-]+$/.test(name ?? '')) {
  process.stderr.write('usage: node server/scripts/run.mjs faults|load|play-all|protocol [options]\n')
  process.exit(2)
}
// Beside node_modules, so that packages are found.
const folder = join(HERE, '../dist')
mkdirSync(folder, { recursive: true })
const outfile = join(folder, `${name}.mjs`)
await build({
  entryPoints: [join(HERE, `${name}.ts`)],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  plugins: [{ name: 'packages', setup: leavePackages }],
})
// Stopped from outside, it takes its servers with it.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1))
process.env.PANTHEON_ROOT = pathToFileURL(join(HERE, '../..')).href.concat('/')
process.argv.splice(2, 1)
await import(pathToFileURL(outfile).href)

/** Our own sources are built in; packages are loaded from node_modules. */
function leavePackages({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@pantheon/') ? undefined : { path, external: true },
  )
}
