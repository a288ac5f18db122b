import { useEffect, useState } from 'react'
import { book } from './books.ts'
import { type Block, blocks } from './markdown.tsx'

/** The rules of a game as blocks; none while they are fetched. */
export function useBook(game: string): readonly Block[] {
  const [parts, setParts] = useState<readonly Block[]>([])
  useEffect(() => {
    let wanted = true
    setParts([])
    book(game).then(text => wanted && setParts(blocks(text)))
    return () => {
      wanted = false
    }
  }, [game])
  return parts
}
