import type { Language } from '@pantheon/core'
import { useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { book } from './books.ts'
import { type Block, blocks } from './markdown.tsx'

/** The rules of a game as blocks, and their language. */
export interface Book {
  readonly parts: readonly Block[]
  readonly language: Language
}

const CLOSED: Book = { parts: [], language: 'en' }

/** The rules of a game in the reader's language; no parts while they are fetched. */
export function useBook(game: string): Book {
  const { language } = useSettings()
  const [opened, setOpened] = useState(CLOSED)
  useEffect(() => {
    let wanted = true
    setOpened(CLOSED)
    void book(game, language).then(found => {
      if (wanted) setOpened({ parts: blocks(found.text), language: found.language })
    })
    return () => {
      wanted = false
    }
  }, [game, language])
  return opened
}
