/** Writes docs/protocol.md from the schemas. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { documentProtocol } from '../document.ts'

const root = process.env.PANTHEON_ROOT ?? new URL('../../', import.meta.url).href
writeFileSync(fileURLToPath(new URL('docs/protocol.md', root)), documentProtocol())
