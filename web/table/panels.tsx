import { type PlayerProps, Sheet } from '@pantheon/web/toolkit'
import type { ComponentType, ReactNode } from 'react'
import { useSettings } from '../app/settings.ts'
import { RuleSheet } from '../rules/rule-sheet.tsx'
import { useText } from '../text/index.ts'
import { End } from './end.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import type { Around, Scene, Session } from './session.ts'
import type { Desk } from './use-desk.ts'
import { WhyNot } from './why-not.tsx'

/** Whatever is open over the table. */
export function Panels({
  session,
  scene,
  desk,
  around,
  view,
  Player,
  list,
  log,
}: {
  readonly session: Session
  readonly scene: Scene
  readonly desk: Desk
  readonly around: Around | undefined
  readonly view: unknown
  readonly Player: ComponentType<PlayerProps> | null
  readonly list: ReactNode
  readonly log: ReactNode
}) {
  const t = useText()
  const { language } = useSettings()
  const { panel, close, rule, openRule } = desk
  const { update } = scene
  const sheet = (title: string, body: ReactNode, wide = false) => (
    <Sheet key={title} title={title} closeLabel={t('close')} close={close} wide={wide}>
      {body}
    </Sheet>
  )
  return (
    <>
      {panel === 'moves' && sheet(t('moves'), list)}
      {panel === 'log' && sheet(t('log'), log)}
      {panel === 'around' && around && sheet(around.panel.title, around.panel.body)}
      {panel === 'why' &&
        sheet(
          t('whyNot'),
          <WhyNot session={session} example={desk.offers[0]?.move ?? ''} openRule={openRule} />,
        )}
      {panel === 'score' && sheet(t('scoreSheet'), <ScoreSheet update={update} openRule={openRule} />, true)}
      {panel === 'end' &&
        update.status === 'over' &&
        sheet(t('over'), <End session={session} scene={scene} desk={desk} />, true)}
      {typeof panel === 'object' &&
        panel !== null &&
        'player' in panel &&
        Player &&
        view !== null &&
        sheet(
          update.seats[panel.player].name,
          <Player view={view} seat={panel.player} language={language} />,
        )}
      {rule !== null && <RuleSheet game={session.game} section={rule} close={() => openRule(null)} />}
    </>
  )
}
