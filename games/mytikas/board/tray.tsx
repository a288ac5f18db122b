import type { BoardProps } from '@pantheon/web/toolkit'
import { RESOURCES } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { Goods, Offering } from './art.tsx'
import { light } from './lights.ts'

/** What has no place on the board: combinations to produce, numbers to place, and to pass, take, skip or end. */
export function Tray({ offers, prompt, submit }: BoardProps<View>) {
  const { rest } = light(offers, prompt?.data)
  if (rest.length === 0) return null
  return (
    <div className="tray">
      {rest.map(({ move, text }) => {
        const goods = goodsOf(move, prompt?.data)
        return (
          <button
            key={move}
            type="button"
            data-move={move}
            aria-label={goods ? goods.label : text}
            onClick={() => submit(move)}
          >
            {goods ? <Goods goods={goods.goods} size={26} /> : <Word move={move} text={text} />}
          </button>
        )
      })}
    </div>
  )
}

function Word({ move, text }: { readonly move: string; readonly text: string }) {
  const [verb, n] = move.split(' ')
  if (verb === 'place')
    return (
      <>
        <b>{n}</b> <Offering size={20} />
      </>
    )
  return text
}

/** The cubes that a choice to produce would give. */
function goodsOf(move: string, question: unknown): { goods: readonly number[]; label: string } | null {
  const [verb, word] = move.split(' ')
  const goods =
    verb === 'add'
      ? RESOURCES.map(r => (r === word ? 1 : 0))
      : verb === 'produce'
        ? choice(question, word)
        : null
  if (!goods) return null
  return { goods, label: goods.flatMap((n, r) => (n > 0 ? [`${n} ${RESOURCES[r]}`] : [])).join(' and ') }
}

function choice(question: unknown, word: string): readonly number[] | null {
  if (typeof question !== 'object' || question === null || !('choices' in question)) return null
  return (question.choices as readonly (readonly number[])[])[Number(word) - 1] ?? null
}
