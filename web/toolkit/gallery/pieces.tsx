import { useRef, useState } from 'react'
import { useText } from '../../text/index.ts'
import { Thing } from '../art/things.tsx'
import { Card } from '../card.tsx'
import { CUBES, Cube } from '../cube.tsx'
import { Die, PIP_FACES } from '../die.tsx'
import { useFlip } from '../flip.ts'
import { Hand } from '../hand.tsx'
import { disc } from '../hex.ts'
import { HexMap, type HexPlace } from '../hex-map.tsx'
import { LightTable } from '../lights.tsx'
import { Shield } from '../seat.tsx'
import { Pile, Token } from '../token.tsx'
import { Track } from '../track.tsx'

const owl = { title: 'Athena', art: <Thing name="owl" size={34} />, text: 'γλαῦξ', foot: <b>3</b> }
const bolt = { title: 'Zeus', art: <Thing name="bolt" size={34} />, text: 'κεραυνός' }

/** Face up, with its owner, locked, resting, face down; a click turns the last one over. */
export function Cards() {
  const t = useText()
  const [down, setDown] = useState(true)
  return (
    <div className="row-of cards-of">
      <Card face={owl} />
      <Card face={bolt} mark={<Shield seat={0} size={24} />} />
      <Card face={owl} className="locked" />
      <Card face={bolt} className="resting" />
      <Card face={null} back={<Thing name="lock" size={20} />} />
      <button type="button" className="bare" aria-label={t('exhibit.turn')} onClick={() => setDown(!down)}>
        <Card face={owl} down={down} />
      </button>
    </div>
  )
}

/** Three cards one sees and two one does not. */
export function Hands() {
  const t = useText()
  const cards = ['a', 'b', 'c'].map((id, i) => ({ id, card: <Card face={i === 1 ? bolt : owl} /> }))
  return <Hand label={t('exhibit.hand')} cards={cards} hidden={2} />
}

/** Both looks, a numeral, piles. */
export const Tokens = () => (
  <div className="row-of">
    <Token size={44}>
      <Thing name="trident" size={30} />
    </Token>
    <Token size={44} look="day">
      <Thing name="wheat" size={30} />
    </Token>
    <Token size={44} look="day">
      IV
    </Token>
    {[3, 9].map(count => (
      <Pile key={count} count={count}>
        {() => (
          <Token size={36}>
            <Thing name="bolt" size={22} />
          </Token>
        )}
      </Pile>
    ))}
  </div>
)

/** Every material, each with its own mark. */
export const Cubes = () => (
  <div className="row-of">
    {CUBES.map(name => (
      <figure key={name}>
        <Cube of={name} size={56} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
)

const SIGNS = (['bolt', 'owl', 'sun', 'moon', 'helm', 'laurel'] as const).map(name => (
  <Thing key={name} name={name} size={40} />
))

/** Pips and signs; rolling tumbles them, the third is kept. */
export function Dice() {
  const t = useText()
  const [roll, setRoll] = useState(0)
  const shows = (die: number): number => (roll * (die + 2) + die * 3) % 6
  return (
    <div className="row-of">
      {[0, 1, 2].map(die => (
        <Die
          key={die}
          faces={die === 1 ? SIGNS : PIP_FACES}
          shows={die === 2 ? 4 : shows(die)}
          label={`${(die === 2 ? 4 : shows(die)) + 1}`}
          roll={die === 2 ? 0 : roll}
          size={60}
          kept={die === 2}
        />
      ))}
      <button type="button" className="button" onClick={() => setRoll(roll + 1)}>
        {t('exhibit.roll')}
      </button>
    </div>
  )
}

const offer = (move: string) => [move, [{ move, text: move }]] as const
const because = async () => ({ text: '', rule: '' })

/** A track with two runners; the lit space is where one may go. */
export function Tracks() {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(2)
  useFlip(root, at)
  const spaces = Array.from({ length: 14 }, (_, i) => ({
    id: `${i}`,
    label: `${i}`,
    look:
      i === 13
        ? ('goal' as const)
        : i === 4
          ? ('good' as const)
          : i === 8
            ? ('bad' as const)
            : ('plain' as const),
    pieces: [
      ...(i === at ? [{ id: 'track-0', piece: <Shield seat={0} size={24} /> }] : []),
      ...(i === 5 ? [{ id: 'track-1', piece: <Shield seat={1} size={24} /> }] : []),
    ],
  }))
  const next = (at + 1) % spaces.length
  return (
    <div ref={root}>
      <LightTable
        lights={new Map([offer(`space ${next}`)])}
        submit={() => setAt(next)}
        why={because}
        openRule={() => undefined}
        ruleWord={n => n}
      >
        <Track label={t('exhibit.track')} spaces={spaces} columns={7} />
      </LightTable>
    </div>
  )
}

const GROUNDS = ['plain', 'water', 'wood', 'hill', 'holy', 'dark'] as const

/** Hexes by axial coordinates, all grounds, a piece that walks to the lit one. */
export function Hexes() {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  useFlip(root, step)
  const hexes = disc(2)
  const here = (step * 3) % hexes.length
  const next = ((step + 1) * 3) % hexes.length
  const places = hexes.map(
    ({ q, r }, i): HexPlace => ({
      q,
      r,
      id: `${q},${r}`,
      label: `${q}, ${r}`,
      ground: q === 0 && r === 0 ? 'holy' : GROUNDS[(i * 5) % GROUNDS.length],
      ...(q === 0 && r === 0 ? { sign: <Thing name="temple" size={30} /> } : {}),
      pieces: i === here ? [{ id: 'hex-0', piece: <Shield seat={2} size={30} /> }] : [],
    }),
  )
  return (
    <div ref={root} className="hexes-of">
      <LightTable
        lights={new Map([offer(`hex ${places[next].id}`)])}
        submit={() => setStep(step + 1)}
        why={because}
        openRule={() => undefined}
        ruleWord={n => n}
      >
        <HexMap label={t('exhibit.hexes')} places={places} />
      </LightTable>
    </div>
  )
}
