import { edition, InputError } from '@pantheon/core'
import { expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import { DATA, SOURCES } from '../rules/data.ts'
import { readCard } from '../rules/deck.ts'

/** The whole deck, card by card. */
const LIST = `
001 P1a / CASTOR     002 P1b / TOKEN      003 P1c / EXCHANGE   004 P1d / SHIELD
005 P2a / THEFT      006 P2b / DESTROY    007 P2c / HECATE     008 P2d / GRAEAE
009 P3a / EXCHANGE   010 P3b / SHIELD     011 P3c / CASTOR     012 P3d / TOKEN
013 P4a / HECATE     014 P4b / GRAEAE     015 P4c / THEFT      016 P4d / DESTROY
017 H1a / THEFT      018 H1b / DESTROY    019 H1c / HECATE     020 H1d / GRAEAE
021 H2a / EXCHANGE   022 H2b / SHIELD     023 H2c / CASTOR     024 H2d / TOKEN
025 H3a / HECATE     026 H3b / GRAEAE     027 H3c / THEFT      028 H3d / DESTROY
029 H4a / CASTOR     030 H4b / TOKEN      031 H4c / EXCHANGE   032 H4d / SHIELD
033 A1a / EXCHANGE   034 A1b / SHIELD     035 A1c / CASTOR     036 A1d / TOKEN
037 A2a / HECATE     038 A2b / GRAEAE     039 A2c / THEFT      040 A2d / DESTROY
041 A3a / CASTOR     042 A3b / TOKEN      043 A3c / EXCHANGE   044 A3d / SHIELD
045 A4a / THEFT      046 A4b / DESTROY    047 A4c / HECATE     048 A4d / GRAEAE
049 G1a / HECATE     050 G1b / GRAEAE     051 G1c / THEFT      052 G1d / DESTROY
053 G2a / CASTOR     054 G2b / TOKEN      055 G2c / EXCHANGE   056 G2d / SHIELD
057 G3a / THEFT      058 G3b / DESTROY    059 G3c / HECATE     060 G3d / GRAEAE
061 G4a / EXCHANGE   062 G4b / SHIELD     063 G4c / CASTOR     064 G4d / TOKEN
065 P1a / H4d        066 P1b / A4c+z      067 P1c / A4b        068 P1d+o / H4a
069 P2a / A3d+t      070 P2b+o / G3c+o    071 P2c+t / G3b      072 P2d / A3a
073 P3a / A2d+o      074 P3b+t / G2c      075 P3c / G2b+t      076 P3d+o / A2a+t
077 P4a+z / H1d      078 P4b / A1c        079 P4c / A1b+o      080 P4d / H1a+o
081 H1b / G4c        082 H1c / G4b        083 H2a / G3d        084 H2b / A3c
085 H2c+o / A3b+o    086 H2d+t / G3a+t    087 H3a+o / G2d      088 H3b / A2c
089 H3c+t / A2b      090 H3d / G2a+o      091 H4b+z / G1c+o    092 H4c / G1b
093 A1a / G4d+z      094 A1d / G4a        095 A4a / G1d        096 A4d / G1a
097 P1a / H2c        098 P1b / A2d        099 P1c / G2a        100 P1d / H2b
101 H1a / A2c        102 H1b / G2d        103 H1c / P2a        104 H1d / A2b
105 A1a / G2c        106 A1b / P2d        107 A1c / H2a        108 A1d / G2b
109 G1a / P2c        110 G1b / H2d        111 G1c / A2a        112 G1d / P2b
`

test('the deck that the rule makes is the deck of the list, card by card', () => {
  const listed = Array.from(LIST.matchAll(/(\d{3}) (\S+ \/ \S+)/g), ([, number, code]) => [number, code])
  expect(listed).toHaveLength(112)
  expect(listed).toEqual(DATA.deck.map((code, i) => [`${i + 1}`.padStart(3, '0'), code]))
})

const halves = DATA.deck.flatMap(code => readCard(code) ?? [])

test('there are 8 of each Support, two in each territory and two with each area number', () => {
  for (let support = 0; support < 8; support++) {
    const cards = DATA.deck
      .map(readCard)
      .filter(pair => pair?.some(h => h.kind === 'support' && h.support === support))
    const areas = cards.flatMap(pair => pair?.filter(half => half.kind === 'area') ?? [])
    expect(cards).toHaveLength(8)
    for (let i = 0; i < 4; i++) {
      expect(areas.filter(half => half.territory === i)).toHaveLength(2)
      expect(areas.filter(half => half.area === i + 1)).toHaveLength(2)
    }
  }
})

test('every creature is on every area of its territory, twice on areas 3 and 4 and three times on 1 and 2', () => {
  const count = new Map<string, number>()
  for (const half of halves)
    if (half.kind === 'area') {
      const key = `${half.territory} ${half.area} ${half.creature}`
      count.set(key, (count.get(key) ?? 0) + 1)
    }
  expect(count.size).toBe(64)
  for (const [key, copies] of count)
    expect([key, copies]).toEqual([key, Number(key.split(' ')[1]) <= 2 ? 3 : 2])
})

test('each territory has one thunderbolt, two tridents and three owls printed', () => {
  for (let territory = 0; territory < 4; territory++)
    expect(
      [0, 1, 2].map(
        symbol =>
          halves.filter(h => h.kind === 'area' && h.territory === territory && h.symbol === symbol).length,
      ),
    ).toEqual([1, 2, 3])
})

test('every table says where its values come from', () => {
  expect(Object.keys(SOURCES).sort()).toEqual(Object.keys(DATA).sort())
})

test('an owner of the box can correct a card in an edition file, and nonsense is refused by name', () => {
  const corrected = edition(ephyran, { deck: DATA.deck.with(0, 'P1b / HECATE') })
  expect(corrected.deck[0]).toBe('P1b / HECATE')
  const wrong = (deck: unknown, text: string) => {
    expect(() => edition(ephyran, { deck })).toThrow(InputError)
    expect(() => edition(ephyran, { deck })).toThrow(text)
  }
  wrong(DATA.deck.with(3, 'P1e / CASTOR'), 'deck[3]')
  wrong(DATA.deck.with(3, 'P1a / P2b'), 'the same territory twice')
  wrong(DATA.deck.slice(0, 16), 'expected 17 to 128 cards, not 16')
  expect(() => edition(ephyran, { supports: { theft: { blockedBy: 'zeus' } } })).toThrow(
    'supports.theft.blockedBy',
  )
  expect(() => edition(ephyran, { tokens: { owl: -1 } })).toThrow('tokens.owl')
  expect(() => edition(ephyran, { magicValue: { owl: 100 } })).toThrow(
    'magicValue.owl: expected -99 to 99, not 100',
  )
  expect(() => edition(ephyran, { dionysus: 3 })).toThrow('dionysus: expected at least 4, not 3')
})
