import { go } from '../app/route.ts'
import { api, type Wish } from './api.ts'
import { beSomeone } from './person.ts'

/** Makes a table on the server and goes there. */
export async function makeTable(wish: Wish): Promise<void> {
  await beSomeone()
  const { id, invite } = await api.make(wish)
  go('online', id, invite)
}

/** A table for friends at one click: every seat by invitation, nobody hurried. */
export const inviteFriends = (game: string, seats: number): Promise<void> =>
  makeTable({
    game,
    places: Array.from({ length: seats }, () => 'invited' as const),
    hints: true,
    listed: false,
  })
