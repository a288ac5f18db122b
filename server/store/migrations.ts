import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** A step from one form of the database to the next. */
export type Migration = (db: Kysely<Database>) => Promise<void>

/** The first tables. One definition serves both databases. */
const first: Migration = async ({ schema }) => {
  await schema
    .createTable('settings')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute()
  await schema
    .createTable('people')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('name_key', 'text', column => column.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('passkeys_person').on('passkeys').column('person').execute()
  await schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('rules', 'text', column => column.notNull())
    .addColumn('plan', 'text', column => column.notNull())
    .addColumn('host', 'text', column => column.notNull())
    .addColumn('invite', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('listed', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('archived', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('head', 'integer', column => column.notNull())
    .addColumn('acting', 'integer', column => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('owner', 'text')
    .addColumn('next', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('tables_due').on('tables').column('due').execute()
  await schema.createIndex('tables_lobby').on('tables').columns(['status', 'listed', 'updated_at']).execute()
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await schema.createIndex('seats_person').on('seats').column('person').execute()
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('by_person', 'text')
    .addColumn('client_id', 'text')
    .addColumn('act', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .addUniqueConstraint('entries_once', ['table_id', 'by_person', 'client_id'])
    .execute()
  await schema
    .createTable('seen')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('seen_key', ['table_id', 'person'])
    .execute()
  await schema
    .createTable('results')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('seats', 'integer', column => column.notNull())
    .addColumn('ended', 'text', column => column.notNull())
    .addColumn('finished_at', 'bigint', column => column.notNull())
    .addColumn('record', 'text', column => column.notNull())
    .execute()
  await schema.createIndex('results_game').on('results').columns(['game', 'finished_at']).execute()
  await schema
    .createTable('result_seats')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('name_key', 'text', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('score', 'double precision', column => column.notNull())
    .addPrimaryKeyConstraint('result_seats_key', ['table_id', 'seat'])
    .execute()
  await schema.createIndex('result_seats_player').on('result_seats').column('player').execute()
  await schema.createIndex('result_seats_name').on('result_seats').column('name_key').execute()
  await schema
    .createTable('ratings')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('ordinal', 'double precision', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('wins', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['player', 'game'])
    .execute()
  await schema.createIndex('ratings_board').on('ratings').columns(['game', 'ordinal']).execute()
  await schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('p256dh', 'text', column => column.notNull())
    .addColumn('auth', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('pushes_person').on('pushes').column('person').execute()
  await schema
    .createTable('processes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('alive_until', 'bigint', column => column.notNull())
    .execute()
}

/** What is counted when a table is made, and what is listed when games are looked for, without reading all of them. */
const indexes: Migration = async ({ schema }) => {
  await schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute()
  await schema.createIndex('results_time').on('results').column('finished_at').execute()
}

/** What brings a database of any age up to date, in order. A migration once released never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-indexes': indexes,
}
