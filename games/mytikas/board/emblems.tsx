import { Drawn, Figure, type PoseName } from '@pantheon/web/toolkit'
import type { CardName } from '../rules/names.ts'

/** What each god is known by, in a box of 48 by 48. */
const EMBLEMS: Readonly<Record<CardName, { readonly f: string; readonly i: string }>> = {
  zeus: { f: 'M29 2 9 27h11l-5 19 24-27H27z', i: 'M27 8 16 24' },
  poseidon: {
    f: 'M22.500 46V24h3v22zM24 2l5 8-3-1v14c6 0 9-3 9-9l-3 1 5-10 5 10-3-1c0 9-5 13-13 13h-4c-8 0-13-4-13-13l-3 1 5-10 5 10-3-1c0 6 3 9 9 9V9l-3 1z',
    i: '',
  },
  demeter: {
    f: 'M23 46V22h2v24zM24 2c4 4 4 9 0 12-4-3-4-8 0-12M22 16c-6 0-9-3-9-8 6 0 9 3 9 8m4 0c6 0 9-3 9-8-6 0-9 3-9 8M22 26c-6 0-10-3-10-9 6 1 10 4 10 9m4 0c6 0 10-3 10-9-6 1-10 4-10 9M22 36c-6 0-10-3-10-9 6 1 10 4 10 9m4 0c6 0 10-3 10-9-6 1-10 4-10 9',
    i: '',
  },
  hades: {
    f: 'M14 44V28c-4-14 4-22 14-22 8 0 14 5 15 12l-3 8-9 1-2 17zM8 34C1 18 8 3 26 2c10-.4 16 4 17 6-14-4-26 0-29 10-2 6 0 11 1 16z',
    i: 'M30 24l8-2M30 24l1 6M18 12q8-4 18 0',
  },
  hera: {
    f: 'M5 38 3 12l10 10L24 6l11 16 10-10-2 26zM6 41h36v4H6z',
    i: 'M24 20a4 5 0 1 1-.1 0M12 32h24M24 15v-4',
  },
  apollo: {
    f: 'M12 4c-6 10-6 20 2 30l-3 4h26l-3-4c8-10 8-20 2-30l-4 2c5 9 5 16 0 24H16C11 22 11 15 16 6zM14 12h20v3H14zM13 40h22v5H13z',
    i: 'M20 15v15M24 15v15M28 15v15',
  },
  athena: {
    f: 'M10 6c4 3 8 4 14 4s10-1 14-4c3 8 4 14 3 22-1 10-8 17-17 17S8 38 7 28C6 20 7 14 10 6',
    i: 'M11 18a6 6 0 1 1 12 0a6 6 0 1 1-12 0M25 18a6 6 0 1 1 12 0a6 6 0 1 1-12 0M16 18a1 1 0 1 1 2 0M30 18a1 1 0 1 1 2 0M24 21v5M15 32q2 3 4 0q2 3 5 0q3 3 5 0q2 3 4 0',
  },
  dionysus: {
    f: 'M23 2h3v9h-3zM26 10c4-6 11-7 16-4-3 6-10 8-16 4M12 18a5 5 0 1 1 .1 0M24 18a5 5 0 1 1 .1 0M36 18a5 5 0 1 1 .1 0M18 28a5 5 0 1 1 .1 0M30 28a5 5 0 1 1 .1 0M24 38a5 5 0 1 1 .1 0M24 46a4 4 0 1 1 .1 0',
    i: '',
  },
  pan: {
    f: 'M6 10h6v22H6zM14 10h6v26h-6zM22 10h6v30h-6zM30 10h6v25h-6zM38 10h6v19h-6z',
    i: 'M5 17h40M5 22h40',
  },
  artemis: {
    f: 'M10 4C34 8 42 24 38 44l-4-1C37 27 30 14 9 8zM4 42 34 12l2 2L7 44zM36 6l6 0 0 6-4 0z',
    i: 'M10 6 36 43',
  },
  aphrodite: {
    f: 'M24 44C10 44 4 32 4 22 4 12 12 6 24 6s20 6 20 16c0 10-6 22-20 22M18 42h12v5H18z',
    i: 'M24 42V10M20 42 13 12M28 42l7-30M18 42 7 20M30 42l11-22',
  },
  hermes: {
    f: 'M22.500 14h3v33h-3zM24 3a4 4 0 1 1-.1 0M22 14C14 6 6 6 1 10c6 0 6 3 10 4 3 2 7 3 11 3zM26 14c8-8 16-8 21-4-6 0-6 3-10 4-3 2-7 3-11 3z',
    i: '',
  },
  hephaestus: {
    f: 'M6 26h36v6c-6 0-9 2-10 6h4v7H12v-7h4c-1-4-4-6-10-6zM14 4h14v12H14zM28 8h16v4H28z',
    i: 'M18 8v5M10 29h26',
  },
  persephone: {
    f: 'M24 46C12 46 6 37 6 28S13 12 20 11l-3-8 5 3 2-5 2 5 5-3-3 8c7 1 14 8 14 17s-6 18-18 18',
    i: 'M24 20c-7 5-7 15 0 20 7-5 7-15 0-20M24 26v2M24 32v2M21 29v2M27 29v2',
  },
  hestia: {
    f: 'M4 38h40l-4 8H8zM24 2c12 10 14 20 8 32H16c-6-8-2-15 2-18 0 5 2 6 4 7 2-6-1-13 2-21',
    i: 'M24 33c-4-4-2-8 1-11 1 4 4 7 0 11',
  },
  ares: {
    f: 'M2 26a16 16 0 1 1 32 0a16 16 0 1 1-32 0M38 8l2-6 6 8-4 1v35h-3V11z',
    i: 'M6 26a12 12 0 1 1 24 0a12 12 0 1 1-24 0M18 18v16M10 26h16',
  },
}

/** A god's emblem. */
export function Emblem({ card, size }: { readonly card: CardName; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <Drawn {...EMBLEMS[card]} />
    </svg>
  )
}

/** How each deity is painted; those who turn look to the left. */
const PAINTED: Readonly<Record<CardName, { readonly pose: PoseName; readonly turns?: boolean }>> = {
  zeus: { pose: 'thrower' },
  poseidon: { pose: 'god' },
  demeter: { pose: 'goddess' },
  hades: { pose: 'god', turns: true },
  hera: { pose: 'goddess', turns: true },
  apollo: { pose: 'youth' },
  athena: { pose: 'goddess' },
  dionysus: { pose: 'god' },
  pan: { pose: 'satyr' },
  artemis: { pose: 'runner', turns: true },
  aphrodite: { pose: 'goddess', turns: true },
  hermes: { pose: 'runner' },
  hephaestus: { pose: 'bearer' },
  persephone: { pose: 'goddess' },
  hestia: { pose: 'goddess', turns: true },
  ares: { pose: 'hoplite' },
}

/** A deity as a vase painter would show it: the figure, and beside it what it is known by. */
export function Portrait({ card }: { readonly card: CardName }) {
  const { pose, turns = false } = PAINTED[card]
  return (
    <span className={`portrait${turns ? ' turned' : ''}`}>
      <svg viewBox="0 -18 100 142" width="35" height="50" aria-hidden="true" focusable="false">
        <Figure pose={pose} flip={turns} />
      </svg>
      <Emblem card={card} size={28} />
    </span>
  )
}
