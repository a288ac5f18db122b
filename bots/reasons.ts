import type { Language } from '@pantheon/core'

/** Why a move is suggested, in sentences. */
interface Reasons {
  /** What it does to the score sheet, line by line. */
  sheet(changes: readonly string[]): string
  only: string
  /** It changes no line, and is as good as another move. */
  even(rival: string): string
  /** It changes no line, and is better or worse than another move by so many points. */
  apart(points: number, rival: string): string
  figure(points: number): string
}

/** The reasons in each language. */
export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    sheet: changes => `On the score sheet: ${changes.join(', ')}.`,
    only: 'It is the only move.',
    even: rival => `Nothing on the score sheet yet; as good as “${rival}”.`,
    apart: (points, rival) =>
      `Nothing on the score sheet yet; by ${rounded(Math.abs(points))} points ${points > 0 ? 'better' : 'worse'} than “${rival}”.`,
    figure: rounded,
  },
  fr: {
    sheet: changes => `Sur la feuille de points : ${changes.join(', ')}.`,
    only: 'C’est le seul coup.',
    even: rival => `Rien encore sur la feuille de points ; aussi bon que « ${rival} ».`,
    apart: (points, rival) =>
      `Rien encore sur la feuille de points ; ${points > 0 ? 'meilleur' : 'moins bon'} que « ${rival} » de ${comma(Math.abs(points))} point${Math.abs(points) >= 2 ? 's' : ''}.`,
    figure: comma,
  },
}

function rounded(points: number): string {
  return `${Math.round(points * 10) / 10}`
}

function comma(points: number): string {
  return rounded(points).replace('.', ',')
}
