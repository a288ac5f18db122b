import { Band, type BandName, Pile, ShieldAt, Spot, Thing, Token } from '@pantheon/web/toolkit'
import { PIECE_OF, SLOTS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { ROMAN } from './art.tsx'
import { Scene } from './mountain-art.tsx'
import { useWords } from './text/index.ts'

const LEVELS = [4, 3, 2, 1]
/** The lip of each terrace is a band of the vase. */
const LIPS: readonly BandName[] = ['wave', 'meander', 'rays', 'tongue']
/** The pieces that are temples, and those that are large. */
export const TEMPLES: ReadonlySet<number> = new Set([1, 3])
export const LARGE: ReadonlySet<number> = new Set([2, 3])
/** So many full levels end the game. RULES 6.1 */
const FULL = 3

/** Mount Olympus: level tokens still there, and everything built. */
export function Mountain({
  view,
  names,
  notOn,
}: {
  readonly view: View
  readonly names: readonly string[]
  /** The move to ask about on a level that is not lit. */
  notOn(level: number): string | undefined
}) {
  const t = useWords()
  const full = view.tokens.filter(left => left === 0).length
  return (
    <section className="mountain clay-ground" aria-label={t.mountain}>
      <Band band="meander" height={13} />
      <div className="scene">
        <Scene />
        <p className="turn">
          {view.turn === 0 ? t.settingUp : t.turn(view.turn)}
          {view.ending && <>, {t.lastTurn}</>}
        </p>
        <p className="levels-full">{t.fullLevels(full, FULL)}</p>
        {LEVELS.map(level => (
          <Level key={level} level={level} view={view} names={names} not={notOn(level)} />
        ))}
      </div>
    </section>
  )
}

function Level({
  level,
  view: { tokens, players },
  names,
  not,
}: {
  readonly level: number
  readonly view: View
  readonly names: readonly string[]
  readonly not: string | undefined
}) {
  const t = useWords()
  const left = tokens[level - 1]
  const built = players.flatMap(({ slots }, seat) => [
    ...(level === 1 ? [{ seat, piece: 0, key: `start-${seat}` }] : []),
    ...SLOTS.flatMap((_, slot) =>
      slots[slot] === level ? [{ seat, piece: PIECE_OF[slot], key: `piece-${seat}-${slot}` }] : [],
    ),
  ])
  return (
    <div className={`level level-${level}`}>
      <b className="roman" aria-hidden="true">
        {ROMAN[level - 1]}
      </b>
      <ul className="built" aria-label={t.builtOn(level)}>
        {built.map(({ seat, piece, key }) => (
          <li key={key} data-flip={key} className={LARGE.has(piece) ? 'large' : ''}>
            <Piece piece={piece} seat={seat} />
            <span className="hidden">{t.pieceOf(piece, names[seat])}</span>
          </li>
        ))}
      </ul>
      <Spot on={`level ${level}`} label={t.level(level, left)} className="level-spot" not={not}>
        {left === 0 ? (
          <em>{t.full}</em>
        ) : (
          <Pile count={left} drawn={6}>
            {() => (
              <Token size={26} look="day">
                {ROMAN[level - 1]}
              </Token>
            )}
          </Pile>
        )}
      </Spot>
      <span className="lip">
        <Band band={LIPS[level - 1]} height={8} flip={level === 4} />
      </span>
    </div>
  )
}

/** A piece with its owner's shield. */
export function Piece({
  piece,
  seat,
  size = 40,
}: {
  readonly piece: number
  readonly seat: number
  readonly size?: number
}) {
  const scale = LARGE.has(piece) ? 1 : 0.8
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g transform={`translate(${24 - 24 * scale} ${46 - 48 * scale}) scale(${scale})`}>
        <Thing name={TEMPLES.has(piece) ? 'temple' : 'city'} size={48} />
      </g>
      <ShieldAt seat={seat} x={27} y={27} size={20} />
    </svg>
  )
}
