import type { Language } from '@pantheon/core'
import { createContext, useContext } from 'react'
import type { BoardText } from './board-text.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type { BoardText } from './board-text.ts'

/** What the board says, by language. */
export const TEXTS: Readonly<Record<Language, BoardText>> = { en, fr }

/** The words around a part of the board. */
export const Words = createContext<BoardText>(en)

/** What the board says, in the reader's language. */
export const useWords = (): BoardText => useContext(Words)
