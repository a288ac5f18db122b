import { gameNamed } from '@pantheon/games'
import { Command } from 'commander'
import { serveLines } from '../env/lines.ts'
import { session } from '../env/session.ts'

/** `pantheon env`: the game as an environment, a line a request. */
export const command = new Command('env')
  .description('drive a game by JSON lines on stdin and stdout')
  .argument('<game>', 'its id')
  .addHelpText(
    'after',
    `
One JSON object a line; each is answered by one line, a bad one by
{"error":"…"}:
  {"cmd":"reset","seats":3,"options":{},"seed":"s","chance":"auto"|"manual"}
  {"cmd":"who"}                           {"cmd":"moves","seat":0|"chance"}
  {"cmd":"play","seat":0,"move":"…"}      {"cmd":"whynot","seat":0,"move":"…"}
  {"cmd":"view","seat":0|null}            {"cmd":"score"}
  {"cmd":"state"}                         {"cmd":"load","state":{…}}
  {"cmd":"clone"}   {"cmd":"restore","id":1}   {"cmd":"drop","id":1}`,
  )
  .action(async (id: string) => {
    const answer = session(gameNamed(id))
    await serveLines({ input: process.stdin.setEncoding('utf8'), output: process.stdout }, answer)
  })
