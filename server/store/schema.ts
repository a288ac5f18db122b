import type { ColumnType, Generated } from 'kysely'

/** Milliseconds since 1970. */
type Time = number

/** Settings of the whole installation, made on the first start: keys, and nothing an operator writes. */
export interface SettingsTable {
  key: string
  value: string
}

/** A person: a guest until a name is claimed (`name_key`) with a password or a passkey. */
export interface PeopleTable {
  id: string
  name: string
  name_key: string | null
  password: string | null
  created_at: Time
}

/** A passkey of a person. */
export interface PasskeysTable {
  id: string
  person: string
  public_key: string
  counter: number
  created_at: Time
}

/** A table: what it was founded on, and what can be told from its log at a glance. */
export interface TablesTable {
  id: string
  game: string
  rules: string
  plan: string
  host: string
  invite: string
  secret: string
  listed: number
  status: 'open' | 'playing' | 'over'
  archived: Generated<number>
  /** The number of the last entry: appending moves it on, if it is still where the appender believes it is. */
  head: number
  /** The set of seats that must act. */
  acting: number
  /** When someone has to look after this table: a clock runs out, a bot is to move, a result is to be kept. */
  due: Time | null
  /** The process that looks after it. */
  owner: string | null
  next: string | null
  created_at: ColumnType<Time, Time, never>
  updated_at: Time
}

/** Who sits where: a copy of what the log says, to search by. */
export interface SeatsTable {
  table_id: string
  seat: number
  kind: string
  person: string | null
  name: string
}

/** The log of each table: append-only. */
export interface EntriesTable {
  table_id: string
  seq: number
  at: Time
  by_person: string | null
  client_id: string | null
  act: string
}

/** How far a person has looked at a table's story. */
export interface SeenTable {
  table_id: string
  person: string
  n: number
}

/** A finished game. */
export interface ResultsTable {
  table_id: string
  game: string
  seats: number
  ended: string
  finished_at: Time
  record: string
}

/** Who played in a finished game. `player` is a person's id or `bot:<level>`. */
export interface ResultSeatsTable {
  table_id: string
  seat: number
  player: string
  name: string
  name_key: string
  place: number
  score: number
}

/** How well someone plays a game. */
export interface RatingsTable {
  player: string
  game: string
  name: string
  mu: number
  sigma: number
  /** What the leaderboard sorts by: a strength that is exceeded almost certainly. */
  ordinal: number
  games: number
  wins: number
}

/** Where a person's devices get notifications. */
export interface PushesTable {
  endpoint: string
  person: string
  p256dh: string
  auth: string
  created_at: Time
}

/** The processes that serve this database, and how long each is known to live. */
export interface ProcessesTable {
  id: string
  alive_until: Time
}

/** The database. */
export interface Database {
  settings: SettingsTable
  people: PeopleTable
  passkeys: PasskeysTable
  tables: TablesTable
  seats: SeatsTable
  entries: EntriesTable
  seen: SeenTable
  results: ResultsTable
  result_seats: ResultSeatsTable
  ratings: RatingsTable
  pushes: PushesTable
  processes: ProcessesTable
}
