import type { BoardModule } from '@pantheon/web/toolkit'
import { memo, useEffect, useState } from 'react'

/** The games that have a board of their own; every other is played through the table in words. */
const BOARDS: Readonly<Partial<Record<string, () => Promise<{ readonly board: BoardModule }>>>> = {
  mytikas: () => import('../../games/mytikas/board/index.tsx'),
}

/** Fetches a game's own board before it is needed. */
export const fetchBoard = (game: string): void => void BOARDS[game]?.().catch(() => undefined)

/** A game's own board once it is loaded; null where there is none, undefined while it is fetched. */
export function useBoard(game: string): BoardModule | null | undefined {
  const load = BOARDS[game]
  const [board, setBoard] = useState<BoardModule | null | undefined>(load ? undefined : null)
  useEffect(() => {
    let wanted = true
    load?.().then(module => wanted && setBoard(calm(module.board)))
    return () => {
      wanted = false
    }
  }, [load])
  return board
}

/** Opening a sheet beside the board does not draw the board again. */
const calm = (board: BoardModule): BoardModule => ({
  ...board,
  Board: memo(board.Board),
  Tray: memo(board.Tray),
  Player: memo(board.Player),
})
