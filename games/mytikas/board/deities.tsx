import { Card, Shield, Spot, Thing } from '@pantheon/web/toolkit'
import { CARDS } from '../rules/names.ts'
import type { Deity, View } from '../rules/view.ts'
import { Offering } from './art.tsx'
import { Portrait } from './emblems.tsx'
import { useWords } from './text/index.ts'

/** The deities: what lies in the line, face up or under its lock, then the cards that somebody holds. */
export function Deities({
  view,
  names,
  notOn,
}: {
  readonly view: View
  readonly names: readonly string[]
  /** The move to ask about on a card that is not lit. */
  notOn(card: number): string | undefined
}) {
  const t = useWords()
  const hand = view.hands.find(cards => cards !== null && cards.length > 0) ?? []
  const inLine = view.deities.filter(({ holder }) => holder < 0)
  const held = view.deities.filter(({ holder }) => holder >= 0).sort((a, b) => a.holder - b.holder)
  const begun = view.turn > 0
  const shown = (deity: Deity, where: string) => (
    <li key={deity.card}>
      <DeityCard deity={deity} begun={begun} where={where} not={notOn(deity.card)} />
    </li>
  )
  return (
    <section className="deities" aria-label={t.deities}>
      <ul className="deity-cards">
        {hand.map(card => shown({ card, holder: -1, offerings: 0, lock: 0, works: false }, t.inHand))}
        {inLine.map(deity => shown(deity, t.inLine))}
        <FaceDown view={view} />
        {held.map(deity => shown(deity, t.heldBy(names[deity.holder])))}
      </ul>
    </section>
  )
}

/** The cards not yet turned up, each under its lock; the last lock lies on the deck. The next one to be taken stands out. */
function FaceDown({ view: { locks, faceDown } }: { readonly view: View }) {
  const t = useWords()
  return (
    <li className="face-down" data-spot="locks">
      {locks.map((value, i) => (
        <span
          key={`lock-${locks.length - i}`}
          className={i === 0 ? 'next' : ''}
          title={i === 0 ? t.nextLock(value) : undefined}
        >
          <Card
            face={null}
            back={
              <>
                <Thing name="lock" size={18} />
                <b>{value}</b>
              </>
            }
          />
        </span>
      ))}
      <span className="hidden">{t.locksLeft(faceDown, locks)}</span>
    </li>
  )
}

function DeityCard({
  deity: { card, holder, offerings, lock, works },
  begun,
  where,
  not,
}: {
  readonly deity: Deity
  /** Before the first turn no card has to rest. */
  readonly begun: boolean
  readonly where: string
  readonly not: string | undefined
}) {
  const t = useWords()
  const name = CARDS[card]
  const resting = holder >= 0 && !works && begun
  const label = [
    `${t.card(card)} ${where}`,
    ...(lock > 0 ? [t.locked(lock)] : offerings > 0 ? [t.offerings(offerings)] : []),
    ...(resting ? [t.resting] : []),
  ]
  const foot =
    lock > 0 ? (
      <>
        <Thing name="lock" size={15} /> <b>{lock}</b>
      </>
    ) : offerings > 0 ? (
      <>
        <Offering size={15} /> <b>{offerings}</b>
      </>
    ) : undefined
  return (
    <Spot on={`card ${name}`} label={`${label.join(', ')}. ${t.powers[name]}`} className="deity" not={not}>
      <span className="deity-in" data-flip={`deity-${card}`}>
        <Card
          face={{ title: t.card(card), art: <Portrait card={name} />, text: t.powers[name], foot }}
          className={`${resting ? 'resting' : ''} ${lock > 0 ? 'locked' : ''}`}
          mark={holder >= 0 && <Shield seat={holder} size={24} />}
        />
      </span>
    </Spot>
  )
}
