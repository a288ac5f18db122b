import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { InputError } from '@pantheon/core'
import type { Person } from '@pantheon/table'
import type { Selectable } from 'kysely'
import type { PeopleTable } from './store/schema.ts'
import type { Store } from './store/store.ts'

type PersonRow = Selectable<PeopleTable>

const hash = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)
/** scrypt at a strength that OWASP names, with 32 MB for each try. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32

/** Names that differ only in case or form are one name. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('und')

/** An id that nobody can guess. */
export const newId = (bytes = 15): string => randomBytes(bytes).toString('base64url')

async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await hash(password, salt, KEY_BYTES, COST)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [, salt, key] = stored.split('$').map(part => Buffer.from(part, 'base64url'))
  return timingSafeEqual(await hash(password, salt, KEY_BYTES, COST), key)
}

/** Who plays here: guests, and people who have claimed a name. */
export class People {
  /** Checked when there is no such name, so that the time it takes does not tell. */
  private decoy: Promise<string> | null = null

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  find(id: string): Promise<PersonRow | undefined> {
    return this.store.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  named(name: string): Promise<PersonRow | undefined> {
    const key = nameKey(name)
    return this.store.db.selectFrom('people').selectAll().where('name_key', '=', key).executeTakeFirst()
  }

  /** A new guest; a name that someone has claimed is theirs alone. */
  async guest(name: string): Promise<Person> {
    if (await this.named(name)) throw new InputError('That name belongs to someone: choose another.')
    const id = newId()
    await this.store.db
      .insertInto('people')
      .values({ id, name, name_key: null, password: null, created_at: this.now() })
      .execute()
    return { id, name }
  }

  /** A guest takes another name. */
  async rename(id: string, name: string): Promise<void> {
    const owner = await this.named(name)
    if (owner && owner.id !== id) throw new InputError('That name belongs to someone: choose another.')
    const person = await this.find(id)
    if (person?.name_key) throw new InputError('A claimed name stays as it is.')
    await this.store.db.updateTable('people').set({ name }).where('id', '=', id).execute()
  }

  /** Makes a name one's own: nobody else can take it, and it opens on any device. */
  async claim(id: string, name: string, password: string | null): Promise<void> {
    const person = await this.find(id)
    if (person?.name_key && person.name_key !== nameKey(name))
      throw new InputError('A claimed name stays as it is.')
    const kept = password === null ? {} : { password: await hashed(password) }
    const owner = await this.named(name)
    if (owner && owner.id !== id) throw new InputError('That name belongs to someone: choose another.')
    try {
      await this.store.db
        .updateTable('people')
        .set({ name, name_key: nameKey(name), ...kept })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      if (await this.named(name)) throw new InputError('That name belongs to someone: choose another.')
      throw error
    }
  }

  /** Who has this name and password; null if nobody does. */
  async signIn(name: string, password: string): Promise<PersonRow | null> {
    const person = await this.named(name)
    this.decoy ??= hashed(newId())
    const right = await matches(password, person?.password ?? (await this.decoy))
    return person?.password && right ? person : null
  }
}
