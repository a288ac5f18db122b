import { useState } from 'react'
import { useText } from '../../text/index.ts'
import { ChatBubbles } from '../chat.tsx'
import { LinePlot } from '../line-plot.tsx'
import { MoveList } from '../move-list.tsx'
import { PlayerPanel } from '../player-panel.tsx'
import { PromptBox, WhyLine } from '../prompt-box.tsx'
import { ScoreTable } from '../score-table.tsx'
import { Scrubber } from '../scrubber.tsx'
import { Sheet } from '../sheet.tsx'
import { Story } from '../story.tsx'

const NAMES = ['Ariadne', 'Kleon', 'Theano']
const nothing = (): void => undefined

/** One who acts, one's own, one who waits. */
export function Panels() {
  const t = useText()
  return (
    <div className="three-of">
      {NAMES.map((name, seat) => (
        <PlayerPanel
          key={name}
          seat={seat}
          name={name}
          {...(seat === 1 ? { note: t('isYou') } : {})}
          points={12 + seat * 7}
          scoreLabel={`${name}: ${t('points', { n: 12 + seat * 7 })}`}
          acting={seat === 0}
          own={seat === 1}
          openScore={nothing}
        />
      ))}
    </div>
  )
}

/** Someone else's turn, one's own with a refusal, the past. */
export function Prompts() {
  const t = useText()
  return (
    <div className="three-of">
      <PromptBox label={t('exhibit.prompt')} text={t('thinking', { name: NAMES[1] })} />
      <PromptBox label={t('yourMove')} text={t('yourMove')} mine>
        <WhyLine text={t('exhibit.why')} rule="4.2" ruleWord={t('rule', { n: '4.2' })} openRule={nothing} />
      </PromptBox>
      <PromptBox label={t('replay')} text={t('scrubAt', { at: 3, of: 40 })} past />
    </div>
  )
}

/** A long list: what is many is folded away. */
export function Moves() {
  const t = useText()
  const offers = [
    { move: 'end', text: t('confirmTurn') },
    ...Array.from({ length: 12 }, (_, i) => ({ move: `go ${i}`, text: `${t('rule', { n: i + 1 })}` })),
  ]
  return (
    <MoveList
      label={t('moves')}
      offers={offers}
      submit={nothing}
      keys={false}
      more={({ start, offers: own }) => t('movesMore', { verb: start, n: own.length })}
    />
  )
}

/** Sentences of a log, and the scrubber through the game. */
export function Logs() {
  const t = useText()
  const [at, setAt] = useState(12)
  return (
    <>
      <Story
        lines={[
          { id: '1', seat: null, text: t('yourMove'), kind: 'heading' },
          { id: '2', seat: 0, text: t('wins', { name: NAMES[0] }), kind: 'game' },
          { id: '3', seat: 2, text: t('points', { n: 7 }), kind: 'game' },
          { id: '4', seat: null, text: t('over'), kind: 'table' },
        ]}
        visit={nothing}
      />
      <Scrubber
        at={at}
        of={40}
        scrub={setAt}
        words={{
          label: t('scrub'),
          back: t('scrubBack'),
          on: t('scrubOn'),
          at: (now, of) => t('scrubAt', { at: now, of }),
        }}
      />
    </>
  )
}

/** Lines that apply to some and not to others. */
export function Scores() {
  const t = useText()
  const rows = [
    { id: 'a', text: t('exhibit.things'), rule: '6.2', points: [3, 0, 12] },
    { id: 'b', text: t('exhibit.figures'), rule: '6.3', points: [null, 7, null] },
  ]
  const words = { line: t('line'), total: t('total'), rule: (n: string) => t('ruleOpen', { n }) }
  return <ScoreTable names={NAMES} rows={rows} totals={[3, 7, 12]} words={words} openRule={nothing} />
}

/** Three lines and two moments. */
export function Plots() {
  const t = useText()
  const at = Array.from({ length: 30 }, (_, i) => i)
  const rows = at.map(i => [i * 0.8, i * 0.5 + 6 * Math.sin(i / 4) + 6, (i * i) / 45])
  return (
    <LinePlot
      title={t('curve')}
      label={t('curveOf')}
      names={NAMES}
      at={at}
      rows={rows}
      marks={[9, 21].map((moment, i) => ({
        id: `${moment}`,
        at: moment,
        seat: i,
        label: t('turningAt', { n: i + 1 }),
      }))}
      visit={nothing}
    />
  )
}

/** Someone else's words and one's own. */
export const Talk = () => {
  const t = useText()
  return (
    <ChatBubbles
      label={t('exhibit.chat')}
      said={[
        { id: '1', seat: 1, name: NAMES[1], text: 'χαῖρε!', own: false },
        { id: '2', seat: 0, name: NAMES[0], text: 'χαῖρε, ὦ Κλέων.', own: true },
      ]}
    />
  )
}

/** A dialog, opened by its button. */
export function Sheets() {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('exhibit.open')}
      </button>
      {open && (
        <Sheet title={t('exhibit.sheet')} closeLabel={t('close')} close={() => setOpen(false)}>
          <p>{t('galleryAbout')}</p>
        </Sheet>
      )}
    </>
  )
}
