import type { BoardProps } from '@pantheon/web/toolkit'
import { RESOURCES } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { Goods, Offering } from './art.tsx'
import { light } from './lights.ts'
import { useWords } from './text/index.ts'

/** What has no place on the board: combinations to produce, numbers to place, and to pass, take, skip or end. */
export function Tray({ offers, prompt, submit }: BoardProps<View>) {
  const t = useWords()
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
            aria-label={goods ? t.goods(goods) : text}
            onClick={() => submit(move)}
          >
            {goods ? <Goods goods={goods} size={26} /> : <Word move={move} text={text} />}
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
function goodsOf(move: string, question: unknown): readonly number[] | null {
  const [verb, word] = move.split(' ')
  if (verb === 'add') return RESOURCES.map(resource => (resource === word ? 1 : 0))
  return verb === 'produce' ? choice(question, word) : null
}

function choice(question: unknown, word: string): readonly number[] | null {
  if (typeof question !== 'object' || question === null || !('choices' in question)) return null
  return (question.choices as readonly (readonly number[])[])[Number(word) - 1] ?? null
}
