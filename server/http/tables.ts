import { acts, edition, editionHash, type Game, LANGUAGES, type Language, textIn } from '@pantheon/core'
import { checkPlan, type Person, Plan, Table } from '@pantheon/table'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Meter } from '../limits.ts'
import { newId } from '../people.ts'
import { seatRows } from '../play/live.ts'
import type { Site } from '../site.ts'
import { HttpError, Id, personIn, personOf, read } from './session.ts'
import { summaries } from './summaries.ts'

const Invite = z.object({ invite: z.string().max(64).optional() })
const Lobby = z.object({
  game: z.string().max(40).optional(),
  status: z.enum(['open', 'playing']).default('open'),
})

const Spoken = z.object({ language: z.enum(LANGUAGES).default('en') })

/** A game at a glance, its options in words. */
function offered(game: Game, language: Language) {
  const { id, title, seats, rules } = game
  const words = textIn(game, language).options
  const options = Object.entries(game.options).map(([name, { values, text }]) => [
    name,
    { values, text: words?.[name]?.text ?? text, words: words?.[name]?.values ?? {} },
  ])
  return { id, title, seats, options: Object.fromEntries(options), rules }
}

/** Makes a table and keeps it; gives its id and its invitation. */
async function found(site: Site, plan: Plan, host: Person): Promise<{ id: string; invite: string }> {
  const game = site.gameNamed(plan.game)
  checkPlan(game, plan)
  const [id, invite, secret] = [newId(12), newId(18), newId(32)]
  const table = new Table({ id, game, plan, host: host.id, secret })
  const now = site.now()
  const data = plan.edition === undefined ? game.data : edition(game, plan.edition)
  await site.store.createTable(
    {
      id,
      game: game.id,
      rules: `${game.rules}/${editionHash(data)}`,
      plan: JSON.stringify(plan),
      host: host.id,
      invite,
      secret,
      listed: plan.listed ? 1 : 0,
      status: 'open',
      head: 0,
      acting: 0,
      due: null,
      owner: null,
      next: null,
      created_at: now,
      updated_at: now,
    },
    seatRows(table),
  )
  return { id, invite }
}

/** Tables: made, found, looked at, played again, put away. */
export function tableRoutes(app: FastifyInstance, site: Site): void {
  const { store, config, games, now, hall } = site
  const makings = new Meter(config.limits.makings, now)

  app.get('/api/games', async request => {
    const { language } = read(Spoken, request.query)
    return games.map(game => offered(game, language))
  })

  app.get('/api/lobby', async request => {
    const { game, status } = read(Lobby, request.query)
    return { tables: await summaries(site, { game, status, listed: true }) }
  })

  app.get('/api/me/tables', async request => {
    const { id } = await personOf(site, request)
    const tables = await summaries(site, { person: id })
    return { tables, turns: tables.filter(table => table.yourTurn).length }
  })

  app.post('/api/tables', async request => {
    const person = await personOf(site, request)
    const plan = read(Plan, request.body)
    if (!makings.allows(person.id) || !makings.allows(request.ip))
      throw new HttpError(429, 'Too many tables at once: wait a little.')
    const { count } = await store.db
      .selectFrom('tables')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('host', '=', person.id)
      .where('status', '!=', 'over')
      .where('archived', '=', 0)
      .executeTakeFirstOrThrow()
    if (Number(count) >= config.limits.openTablesPerPerson)
      throw new HttpError(429, 'You have too many tables that are not finished.')
    return found(site, plan, person)
  })

  /** The table, if this person may see it. */
  const seen = async (id: string, person: Person | null, invite: string | undefined) => {
    const live = await hall.open(id)
    if (!live?.admits(person?.id ?? '', invite)) throw new HttpError(404, 'There is no such table.')
    return live
  }

  app.get('/api/tables/:id', async request => {
    const { id } = read(Id, request.params)
    const person = await personIn(site, request.headers.cookie)
    const live = await seen(id, person, read(Invite, request.query).invite)
    const row = await store.table(id)
    const { table } = live
    const inside = person !== null && (table.founding.host === person.id || table.seatOf(person.id) !== null)
    const next = row?.next && inside ? await store.table(row.next) : undefined
    const eyes = hall.lookers.at(id)
    return {
      id,
      title: table.founding.game.title,
      host: (await site.people.find(table.founding.host))?.name ?? '',
      plan: table.founding.plan,
      status: table.status,
      commitment: table.commitment,
      seats: table.chairs.map(({ kind, name }, seat) => ({ kind, name, present: acts(eyes.seats, seat) })),
      spectators: eyes.others,
      yourSeat: person === null ? null : table.seatOf(person.id),
      invite: inside ? live.invite : null,
      next: next ? { id: next.id, invite: next.invite } : null,
    }
  })

  app.post('/api/tables/:id/rematch', async request => {
    const person = await personOf(site, request)
    const { id } = read(Id, request.params)
    const { table } = await seen(id, person, undefined)
    if (table.seatOf(person.id) === null)
      throw new HttpError(403, 'Only those who played may ask for a rematch.')
    if (table.status !== 'over') throw new HttpError(409, 'The game is not over.')
    const row = await store.table(id)
    if (row?.next) return { id: row.next, invite: (await store.table(row.next))?.invite }
    const next = await found(site, table.founding.plan, person)
    const { numUpdatedRows } = await store.db
      .updateTable('tables')
      .set({ next: next.id })
      .where('id', '=', id)
      .where('next', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) {
      hall.announce(id, { is: 'next', table: id, to: next.id })
      return next
    }
    await store.db.deleteFrom('seats').where('table_id', '=', next.id).execute()
    await store.db.deleteFrom('tables').where('id', '=', next.id).execute()
    const first = (await store.table(id))?.next ?? next.id
    return { id: first, invite: (await store.table(first))?.invite }
  })

  app.post('/api/tables/:id/archive', async request => {
    const person = await personOf(site, request)
    const { id } = read(Id, request.params)
    const { table } = await seen(id, person, undefined)
    if (table.founding.host !== person.id) throw new HttpError(403, 'Only the host may put a table away.')
    if (table.status === 'playing') throw new HttpError(409, 'A game is being played here.')
    await store.db.updateTable('tables').set({ archived: 1 }).where('id', '=', id).execute()
    return {}
  })

  app.get('/api/tables/:id/record', async (request, reply) => {
    const { id } = read(Id, request.params)
    const person = await personIn(site, request.headers.cookie)
    const { table } = await seen(id, person, read(Invite, request.query).invite)
    if (table.status !== 'over')
      throw new HttpError(409, 'The game is not over: its record is still a secret.')
    reply.header('content-disposition', `attachment; filename="${table.founding.game.id}-${id}.json"`)
    return table.record()
  })
}
