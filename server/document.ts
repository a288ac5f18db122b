import { protocolPage } from '@pantheon/table'

/** What can be asked over HTTP. */
const ROUTES: readonly (readonly [route: string, meaning: string])[] = [
  [
    'GET /api/games',
    'The games: id, title, seats, options (values, and words for them: `?language=…`), version of the rules',
  ],
  ['GET /api/me', 'Who you are, or null'],
  ['POST /api/me', 'Become a guest, or change a guest’s name: `{ name }`'],
  ['POST /api/me/claim', 'Make a name your own: `{ name, password }`'],
  ['POST /api/sign-in', 'Be the owner of a name on this device: `{ name, password }`'],
  ['POST /api/sign-out', 'Be nobody'],
  ['POST /api/passkey/new', 'What the browser needs to make a passkey'],
  ['POST /api/passkey', 'Make a name your own with a passkey: `{ name, response }`'],
  ['POST /api/passkey/ask', 'What the browser needs to sign in with a passkey'],
  ['POST /api/passkey/sign-in', 'Sign in: the browser’s answer'],
  ['GET /api/lobby', 'Listed tables: `?game=…&status=open\\|playing`'],
  ['GET /api/me/tables', 'Your tables, and at how many it is your turn'],
  ['POST /api/tables', 'Make a table (see “A table as it is asked for”): gives `{ id, invite }`'],
  [
    'GET /api/tables/:id',
    'A table, before one sits down or even says who one is: `?invite=…` where it is not listed',
  ],
  ['POST /api/tables/:id/rematch', 'The same again, for those who played: gives `{ id, invite }`'],
  ['POST /api/tables/:id/archive', 'Put a table away (its host)'],
  [
    'GET /api/tables/:id/record',
    'The record of a finished game, for `pantheon verify` and `pantheon replay`',
  ],
  ['GET /api/results', 'Finished games: `?player=…&game=…&before=…&most=…`'],
  ['GET /api/leaderboard/:game', 'Who plays best: OpenSkill; `ordinal` is mu - 3 sigma'],
  ['GET /api/push', 'The key for Web Push'],
  ['POST /api/push', 'Notify this device when it is your turn in a game over days: a push subscription'],
  ['DELETE /api/push', 'No longer: `{ endpoint }`'],
  ['GET /healthz', 'The process runs'],
  ['GET /readyz', 'The process takes requests and its database answers; else 503'],
  ['GET /metrics', 'Measures for Prometheus; from this machine, unless the operator opens it'],
]

/** The page on the protocol, `docs/protocol.md`. */
export const documentProtocol = (): string => `# The protocol of a table

Generated from \`table/protocol.ts\` by \`node server/scripts/run.mjs protocol\`; a test keeps it up to date.

A client holds no rules. It shows a view and a list of legal moves, and sends one of them back. The server speaks this
protocol over a WebSocket at \`/api/socket\`, one JSON message a frame; the browser's worker speaks the same messages
without a server.

- **Who you are** is a signed cookie: \`POST /api/me\` with a name makes a guest. The WebSocket needs it.
- **Updates are numbered.** After a break, \`follow\` with the last number seen gives what was missed.
- **Nothing is told before it is kept.** \`done\` means that the move is on the disk.
- **Chance is fair.** The \`commitment\` is published when the table is made, players add phrases before the start, and the
  secret is shown at the end: \`pantheon verify\` recomputes every outcome from the record.

## Over HTTP

Bodies and answers are JSON. A refusal is \`{ "error": "…" }\` with a status of 400 (malformed), 401 (say who you are),
403, 404, 409 (not now), 429 (too many) or 503 (try again).

| request | meaning |
|---|---|
${ROUTES.map(([route, meaning]) => `| \`${route}\` | ${meaning} |`).join('\n')}

${protocolPage()}`
