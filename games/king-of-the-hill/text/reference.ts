/** The tables of artifacts and gods that stand at the end of the rules, row by row, from the data. */
import type { Artifact, Quest, Task } from '../rules/data/index.ts'
import { STANDARD } from '../rules/data/index.ts'

/** The words that the tables need, in one language. */
export interface Reference {
  readonly kinds: Readonly<Record<Artifact['type'], string>>
  readonly arena: string
  readonly artifact: (word: string) => string
  readonly god: (word: string) => string
  readonly effect: (card: Artifact) => string
  readonly quest: (quest: Quest) => string
  readonly task: (task: Task) => string
}

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`

/** A row for each artifact: its name, its kind, what it does. RULES 14.1 */
export const artifactRows = ({ artifact, kinds, effect }: Reference): string[] =>
  STANDARD.artifacts.map(card => row(artifact(card.name), kinds[card.type], effect(card)))

/** A row for each god: the quest, or the Arena; the artifact; the Mission. RULES 14.2 */
export const godRows = ({ artifact, god, arena, quest, task }: Reference): string[] =>
  STANDARD.gods.map((card, i) =>
    row(
      god(card.name),
      card.arena ? arena : quest(card.quest),
      artifact(STANDARD.artifacts[i].name),
      card.arena ? '' : task(card),
    ),
  )
