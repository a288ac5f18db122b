import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type GameRecord, InputError, readRecord } from '@pantheon/core'

/** What the file system answers, in plain words. */
const TROUBLE: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'not permitted',
  EPERM: 'not permitted',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file of that name is in the way',
}

const trouble = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return TROUBLE[code] ?? message
}

/** A JSON file's value; an `InputError` says why it cannot be had. */
export function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new InputError(`cannot read ${path}: ${trouble(error)}`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${path}: not a whole JSON document: ${(error as Error).message}`)
  }
}

/** A record from a file, checked for its form. */
export function readRecordFile(path: string): GameRecord {
  const value = readJson(path)
  try {
    return readRecord(value)
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${path}: ${error.message}`) : error
  }
}

/** Writes a file whole or not at all. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.part`
  try {
    writeFileSync(draft, text)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new InputError(`cannot write ${path}: ${trouble(error)}`)
  }
}

/** Makes sure, before long work, that its result can be written. */
export function checkWritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK)
  } catch (error) {
    throw new InputError(`cannot write ${path}: ${trouble(error)}`)
  }
}

/** Makes sure of a folder to write into. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new InputError(`cannot write into ${path}: ${trouble(error)}`)
  }
}

/** A record as its file holds it: one log entry a line, so that it can be read and compared. */
export function recordText({ log, ...rest }: GameRecord): string {
  const head = JSON.stringify({ ...rest, result: undefined }, null, 2).slice(0, -2)
  const entries = log.map(entry => `    ${JSON.stringify(entry)}`).join(',\n')
  const tail = rest.result ? `,\n  "result": ${JSON.stringify(rest.result)}` : ''
  return `${head},\n  "log": [\n${entries}\n  ]${tail}\n}\n`
}
