import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

/** The program of the bots' threads, built from the sources as they are now. */
export function builtBotWorker(): URL {
  const outfile = join(mkdtempSync(join(tmpdir(), 'pantheon-worker-')), 'bot-worker.mjs')
  buildSync({
    entryPoints: [fileURLToPath(new URL('./thread.ts', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
  })
  return pathToFileURL(outfile)
}
