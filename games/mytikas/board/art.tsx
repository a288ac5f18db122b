import { Cube, type CubeName, Thing, type ThingName, Token } from '@pantheon/web/toolkit'
import type { Effect } from '../rules/data.ts'
import { RESOURCES } from '../rules/names.ts'
import { useWords } from './text/index.ts'

/** The signs of the four gods of the action board. */
export const GOD_SIGNS: readonly ThingName[] = ['bolt', 'wheat', 'trident', 'helm']

/** Cubes by resource, from the plainest to the dearest. */
export const CUBES: readonly CubeName[] = RESOURCES

/** Levels as they are carved. */
export const ROMAN = ['I', 'II', 'III', 'IV']

/** Some cubes in a row, each kind with its number. */
export function Goods({ goods, size = 20 }: { readonly goods: readonly number[]; readonly size?: number }) {
  const t = useWords()
  return (
    <span className="goods">
      {goods.map((n, resource) =>
        n > 0 ? (
          <span key={CUBES[resource]}>
            {n > 1 && <b aria-hidden="true">{n}</b>}
            <Cube of={CUBES[resource]} size={size} />
          </span>
        ) : null,
      )}
      <span className="hidden">{t.goods(goods)}</span>
    </span>
  )
}

/** An offering: a small clay vessel. */
export function Offering({ size = 18 }: { readonly size?: number }) {
  return <Thing name="vessel" size={size} />
}

/** A favor of a god: a disc with its sign. */
export function FavorToken({ god, size = 30 }: { readonly god: number; readonly size?: number }) {
  return (
    <Token size={size}>
      <Thing name={GOD_SIGNS[god]} size={24} />
    </Token>
  )
}

/** Says what an effect is, in as few words as a board has room for. */
export function usePhrase(): (effect: Effect) => string {
  const { effects } = useWords()
  return ({ do: what, n }) => effects[what](n)
}
