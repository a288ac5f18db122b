import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes the service worker: it keeps what was built, so that the page starts without a network. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter(file => !/\.(map|woff)$/.test(file))
    const text = readFileSync(new URL('./app/service-worker.js', import.meta.url), 'utf8')
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
    const source = text.replace(
      "'FILES'",
      JSON.stringify(['./', 'icon.svg', 'manifest.webmanifest', ...files]),
    )
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('VERSION', version) })
  },
})

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
