// What the builds share: files listed, marked and replaced.
import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** All files of a folder and of those in it, by their full paths; folders named in `but` are left out. */
export function filesIn(folder, but = []) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return but.includes(entry.name) ? [] : filesIn(path, but)
    return entry.isFile() ? [path] : []
  })
}

/** Changes whenever a file does. One written after `before` may not be what was built: it never matches. */
export function markOf(path, before = Infinity) {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (!found) return 'gone'
  return found.mtimeMs < before ? `${found.size}/${found.mtimeMs}` : 'too new'
}

/** Writes a file whole: nobody ever reads half of it. */
export function replace(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, path)
}
