#!/usr/bin/env node
// The launcher: the program itself is built into cli/dist by scripts/build.mjs.
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (!existsSync(main)) {
  process.stderr.write('pantheon is not built yet: run "npm start", "npm test" or "npm run build" first\n')
  process.exit(1)
}
await import(main.href)
