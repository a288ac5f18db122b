import { Shield, Spot, Thing } from '@pantheon/web/toolkit'
import { CARDS } from '../rules/names.ts'
import type { Deity, View } from '../rules/view.ts'
import { Emblem, Offering, titled } from './art.tsx'
import { POWERS } from './powers.ts'

/** The deities: the line with its locks, then everybody's cards. */
export function Deities({
  view,
  names,
  asking,
}: {
  readonly view: View
  readonly names: readonly string[]
  readonly asking: boolean
}) {
  const line = view.deities.filter(({ holder }) => holder < 0)
  const hand = view.hands.find(cards => cards !== null && cards.length > 0)
  return (
    <section className="deities" aria-label="Deities">
      {hand && (
        <div className="deity-row">
          <h2>In your hand</h2>
          <div className="deity-cards">
            {hand.map(card => (
              <Card
                key={card}
                deity={{ card, holder: -1, offerings: 0, lock: 0, works: false }}
                asking={asking}
                who="in your hand"
              />
            ))}
          </div>
        </div>
      )}
      <div className="deity-row">
        <h2>The line</h2>
        <div className="deity-cards">
          {line.map(deity => (
            <Card key={deity.card} deity={deity} asking={asking} who="in the line" />
          ))}
          <FaceDown view={view} />
        </div>
      </div>
      {view.players.map((_, seat) => {
        const own = view.deities.filter(({ holder }) => holder === seat)
        if (own.length === 0) return null
        return (
          <div key={names[seat]} className="deity-row">
            <h2>
              <Shield seat={seat} size={18} /> {names[seat]}
            </h2>
            <div className="deity-cards">
              {own.map(deity => (
                <Card key={deity.card} deity={deity} asking={asking} who={`with ${names[seat]}`} />
              ))}
            </div>
          </div>
        )
      })}
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
  who,
}: {
  readonly deity: Deity
  readonly asking: boolean
  readonly who: string
}) {
  const { card, holder, offerings, lock, works } = deity
  const name = CARDS[card]
  const hold = lock > 0 ? `locked with ${lock}` : offerings > 0 ? `${offerings} offerings` : ''
  return (
    <Spot
      on={`card ${name}`}
      label={`${titled(name)} ${who}${hold ? `, ${hold}` : ''}. ${POWERS[name]}`}
      className={`deity day${holder >= 0 && !works ? ' resting' : ''}${lock > 0 ? ' locked' : ''}`}
      not={asking ? `offer ${name}` : undefined}
    >
      <span className="deity-in" data-flip={`deity-${card}`}>
        <span className="deity-name">{titled(name)}</span>
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
