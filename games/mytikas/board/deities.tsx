import { Shield, Spot, Thing } from '@pantheon/web/toolkit'
import { CARDS } from '../rules/names.ts'
import type { Deity, View } from '../rules/view.ts'
import { Emblem, Offering, titled } from './art.tsx'
import { POWERS } from './powers.ts'

/** The deities: the locks of the line, then every card that is face up, with whoever holds it. */
export function Deities({
  view,
  names,
  asking,
}: {
  readonly view: View
  readonly names: readonly string[]
  readonly asking: boolean
}) {
  const hand = view.hands.find(cards => cards !== null && cards.length > 0) ?? []
  const cards = [...view.deities].sort((a, b) => a.holder - b.holder || a.card - b.card)
  return (
    <section className="deities" aria-label="Deities">
      <div className="line-head">
        <h2>Deities</h2>
        <FaceDown view={view} />
      </div>
      <div className="deity-cards">
        {hand.map(card => (
          <Card
            key={card}
            deity={{ card, holder: -1, offerings: 0, lock: 0, works: false }}
            asking={asking}
            begun={view.turn > 0}
            who="in your hand"
          />
        ))}
        {cards.map(deity => (
          <Card
            key={deity.card}
            deity={deity}
            asking={asking}
            begun={view.turn > 0}
            who={deity.holder < 0 ? 'in the line' : `with ${names[deity.holder]}`}
          />
        ))}
      </div>
    </section>
  )
}

/** The cards not yet turned up, each under its lock, and the lock on the deck. */
function FaceDown({ view: { locks, faceDown } }: { readonly view: View }) {
  return (
    <div className="locks">
      {locks.map((value, i) => (
        <span
          key={`lock-${locks.length - i}`}
          className={`face-down night${i === 0 ? ' next' : ''}`}
          title={i === 0 ? 'The next lock' : undefined}
        >
          <Thing name="lock" size={20} />
          <b>{value}</b>
        </span>
      ))}
      <span className="hidden">
        {faceDown} cards face down; locks left: {locks.join(', ') || 'none'}
      </span>
    </div>
  )
}

function Card({
  deity,
  asking,
  begun,
  who,
}: {
  readonly deity: Deity
  readonly asking: boolean
  /** Before the first turn no card has to rest. */
  readonly begun: boolean
  readonly who: string
}) {
  const { card, holder, offerings, lock, works } = deity
  const name = CARDS[card]
  const resting = holder >= 0 && !works && begun
  const hold = lock > 0 ? `locked with ${lock}` : offerings > 0 ? `${offerings} offerings` : ''
  return (
    <Spot
      on={`card ${name}`}
      label={`${titled(name)} ${who}${hold ? `, ${hold}` : ''}. ${POWERS[name]}`}
      className={`deity day${resting ? ' resting' : ''}${lock > 0 ? ' locked' : ''}`}
      not={asking ? `offer ${name}` : undefined}
    >
      <span className="deity-in" data-flip={`deity-${card}`}>
        <span className="deity-name">{titled(name)}</span>
        <span className="holder">{holder >= 0 && <Shield seat={holder} size={22} />}</span>
        <Emblem card={name} size={34} />
        <span className="deity-power">{POWERS[name]}</span>
        <span className="deity-hold">
          {lock > 0 ? (
            <>
              <Thing name="lock" size={15} /> <b>{lock}</b>
            </>
          ) : offerings > 0 ? (
            <>
              <Offering size={15} /> <b>{offerings}</b>
            </>
          ) : null}
        </span>
      </span>
    </Spot>
  )
}
