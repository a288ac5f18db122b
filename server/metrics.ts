import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What an operator can measure. None of it names a person, a table or a card. */
export function makeMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'pantheon_' })
  const registers = [registry]
  return {
    registry,
    entries: new Counter({
      name: 'pantheon_entries_total',
      help: 'Entries kept, by what they did',
      labelNames: ['act'],
      registers,
    }),
    refusals: new Counter({
      name: 'pantheon_refusals_total',
      help: 'Requests refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'pantheon_commit_seconds',
      help: 'How long a commit took',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    commitEntries: new Histogram({
      name: 'pantheon_commit_entries',
      help: 'How many entries a commit held',
      buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500],
      registers,
    }),
    lost: new Counter({
      name: 'pantheon_lost_total',
      help: 'Entries that were not kept: the table had moved on elsewhere, or the database was away',
      labelNames: ['why'],
      registers,
    }),
    botFaults: new Counter({
      name: 'pantheon_bot_faults_total',
      help: 'Times that a bot failed and was relieved for a move, by how',
      labelNames: ['bot', 'failing'],
      registers,
    }),
    connections: new Gauge({ name: 'pantheon_connections', help: 'Open WebSockets', registers }),
    tables: new Gauge({ name: 'pantheon_tables', help: 'Tables in memory', registers }),
    asleep: new Gauge({
      name: 'pantheon_tables_asleep',
      help: 'Tables that someone looks at and whose game is in the database alone until something happens',
      registers,
    }),
    pushes: new Counter({
      name: 'pantheon_pushes_total',
      help: 'Notifications, by what came of them',
      labelNames: ['outcome'],
      registers,
    }),
  }
}

/** All the measures. */
export type Metrics = ReturnType<typeof makeMetrics>
