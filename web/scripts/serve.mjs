// A server of one's own for screenshots and browser tests: fast bots, no limits, a folder that is thrown away.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../cli/bin/pantheon.mjs', import.meta.url))
const PLENTY = '1000/10000'

/** Starts serving; gives the address and a way to stop. */
export async function serve({ botPace = 0 } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'pantheon-web-'))
  const server = spawn(
    process.execPath,
    [PROGRAM, 'serve', '--port', '0', '--host', 'localhost', '--data', data],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: '',
        PANTHEON_LOG: 'warn',
        PANTHEON_BOT_PACE_MS: `${botPace}`,
        PANTHEON_REQUESTS: PLENTY,
        PANTHEON_SIGN_INS: PLENTY,
        PANTHEON_MAKINGS: PLENTY,
        PANTHEON_MESSAGES: PLENTY,
        PANTHEON_PUSH_PRIVATE: '1',
      },
    },
  )
  const ended = new Promise(resolve => server.once('exit', resolve))
  const url = await Promise.race([
    new Promise(resolve => {
      let said = ''
      server.stdout.on('data', text => {
        said += text
        const address = said.match(/http:\/\/localhost:\d+/)?.[0]
        if (address) resolve(`${address}/`)
      })
    }),
    ended.then(code => {
      throw new Error(`the server ended with ${code} before it was ready`)
    }),
  ])
  return {
    url,
    async close() {
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
