import type { Ladder } from './ladder.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** A ladder for a terminal, in a form that can stand in a page too. */
export function formatLadder({ title, seats, games, seed, rungs, duels, seconds }: Ladder): string {
  const lines = [
    `${title} · ${seats} seats · ${games} games · seed ${seed} · ${seconds.toFixed(0)} s`,
    '',
    '| bot | Elo | 95 % between | won | 95 % between | games |',
    '|---|---:|---:|---:|---:|---:|',
    ...rungs.map(
      ({ bot, elo, ci, wins, winsCi, games }) =>
        `| ${bot} | ${elo.toFixed(0)} | ${ci.map(value => value.toFixed(0)).join(' – ')} | ${percent(wins)} | ${winsCi.map(percent).join(' – ')} | ${games} |`,
    ),
    '',
    '| ahead of | in the games of both | games |',
    '|---|---:|---:|',
    ...duels.map(({ a, b, share, games }) =>
      share >= 0.5
        ? `| ${a} ahead of ${b} | ${percent(share)} | ${games} |`
        : `| ${b} ahead of ${a} | ${percent(1 - share)} | ${games} |`,
    ),
  ]
  return `${lines.join('\n')}\n`
}
