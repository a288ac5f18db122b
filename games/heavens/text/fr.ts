import { type Sayings, text } from '@pantheon/core'
import { counted, de, listed } from '@pantheon/core/french'
import { DAYS, type Plan } from '../rules/data.ts'
import type { Saying, ScoreKey } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { SOURCE_NAMES, type SourceName } from '../rules/state.ts'
import type { HeavensView } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { BARS, LABELS, PHASE_NAMES, PLAN_NAMES, SOURCE_TEXTS, WON_BY } from './fr/words.ts'

const prestige = (points: number): string => `${counted(points, 'point')} de prestige`
const power = (points: number): string => `${counted(points, 'point')} de Pouvoir`
const purse = (held: number, ratio: number): string =>
  `Vous en avez ${held} ; ce qui manque, Tyché le donne : ${power(ratio)} pour chaque point de prestige.`
const priced = (prices: readonly number[]): string =>
  prices.map((price, i) => `${i + 1} pour ${price}`).join(', ')

/** A line of the score sheet: `Jour 2 : l’orbite rouge`. */
const scoreLine = (key: ScoreKey): string => {
  const [, day, source] = key.split('.')
  return `Jour ${day} : ${SOURCE_TEXTS[source as SourceName]}`
}

const SCORES = Object.fromEntries(
  DAYS.flatMap(day => SOURCE_NAMES.map(source => `score.${day}.${source}` as const)).map(key => [
    key,
    () => scoreLine(key),
  ]),
) as unknown as Sayings<{ key: ScoreKey }>

const sayings: Sayings<Saying> = {
  first: (e, name) => `${name(e.seat)} reçoit le Soleil et la Lune.`,
  eve: (e, name) => `${name(e.seat)} se glisse dehors et pose une planète en ${e.space}.`,
  phase: (e, name) =>
    `Jour ${e.day}, ${PHASE_NAMES[e.phase]} : ${name(e.moon)} tient la Lune. Choisissez vos Plans.`,
  chose: (e, name) => `${name(e.seat)} pose ${PLAN_NAMES[e.plan]} face cachée.`,
  revealed: (e, name) =>
    `Les Plans sont révélés : ${e.plans.map((plan, seat) => `${name(seat)}, ${PLAN_NAMES[plan]}`).join(' ; ')}.`,
  competition: (e, name) =>
    `${name(e.seat)} paie ${power(e.price)} : ${e.price === 1 ? '1 autre dieu a aussi' : `${e.price} autres dieux ont aussi`} choisi ${PLAN_NAMES[e.plan]}.`,
  tyche: (e, name) =>
    `${name(e.seat)} montre ${power(e.had)} là où il en faut ${e.price}, et Tyché en donne ${e.gained} contre ${prestige(e.prestige)}.`,
  forged: (e, name) => `${name(e.seat)} fait forger ${counted(e.planets, 'planète')} pour ${power(e.price)}.`,
  placed: (e, name) =>
    `Hermès pose une planète ${de(name(e.seat))} en ${e.space} ; Zeus accorde ${power(e.power)}.`,
  raised: (e, name) =>
    `${name(e.seat)} lève sa torche de ${e.spaces}, jusqu’à ${e.torch}, pour ${power(e.price)}.`,
  offered: (e, name) => `${name(e.seat)} confie au vent sa planète de ${e.space}.`,
  swapped: (e, name) =>
    `Zéphyr échange ${e.from} ${de(name(e.seat))} avec ${e.to} ${de(name(e.other))} pour ${power(e.price)} ; ${name(e.seat)} gagne ${prestige(e.prestige)}.`,
  passed: (e, name) => `${name(e.seat)} laisse passer ${PLAN_NAMES[e.plan]} et perd ${prestige(e.prestige)}.`,
  barred: (e, name) =>
    `${name(e.seat)} ne peut rien faire avec ${PLAN_NAMES[e.plan]} : ${BARS[e.bar]}. Cela coûte ${prestige(e.prestige)}.`,
  night: e => `La nuit tombe sur le jour ${e.day}.`,
  darkened: (e, name) => `La planète ${de(name(e.seat))} en ${e.space} s’éteint.`,
  favour: (e, name) =>
    `Pour ${SOURCE_TEXTS[e.source]}, Zeus accorde : ${e.points
      .flatMap((points, seat) => (points === 0 ? [] : [`${name(seat)} ${points}`]))
      .join(', ')}.`,
  dawn: (e, name) => `Toutes les planètes brillent de nouveau. ${name(e.sun)} reçoit le Soleil et la Lune.`,
  dropped: (e, name) => `La torche ${de(name(e.seat))} baisse de ${e.spaces}, jusqu’à ${e.torch}.`,
  returned: (e, name) => `${name(e.seat)} rend ${power(e.power)} à Zeus contre ${prestige(e.prestige)}.`,
  won: (e, name) =>
    `${listed(e.seats.map(name))} ${e.seats.length === 1 ? 'accède' : 'accèdent'} au mont Olympe, ${WON_BY[e.by]}.`,

  prestige: () => 'Victoire au prestige.',
  planets: () => 'Égalité de prestige : victoire avec moins de planètes dans les cieux.',
  torch: () => 'Égalité de prestige et de planètes : victoire avec la torche la plus haute.',
  shared: () => 'Égalité de prestige, de planètes et de torche : victoire partagée.',

  'ask.eve': e =>
    e.second
      ? 'Posez votre seconde planète sur un emplacement vide d’une autre orbite.'
      : 'Posez une planète sur un emplacement vide des cieux.',
  'ask.choice': e =>
    `Jour ${e.day}, ${PHASE_NAMES[e.phase]} : choisissez un Plan en secret. Vous avez ${power(e.power)}.`,
  'ask.forge': e =>
    `Combien de planètes (${priced(e.prices)} points de Pouvoir) ? ${purse(e.power, e.ratio)}`,
  'ask.hermes': () => 'Où Hermès posera-t-il votre planète ?',
  'ask.torch': e =>
    `De combien monte la torche (${priced(e.prices)} points de Pouvoir) ? ${purse(e.power, e.ratio)}`,
  'ask.zephyrus': e =>
    `Laquelle de vos planètes échanger, pour ${power(e.price)} ? ${purse(e.power, e.ratio)}`,
  'ask.swap': e => `Avec la planète de qui ${e.space} change-t-elle de place ?`,
  'ask.darken': e => `Votre torche éclaire ${counted(e.torch, 'planète')} : éteignez-en encore ${e.excess}.`,

  'no.not-now': () => 'Ce n’est pas ce qui est demandé maintenant.',
  'no.unused': e => `${e.space} n’est pas un emplacement des cieux de cette table.`,
  'no.occupied': (e, name) => `${e.space} porte déjà une planète ${de(name(e.seat))}.`,
  'no.same-orbit': e =>
    `${e.space} est dans l’orbite de votre première planète, ${e.first} ; la seconde doit aller ailleurs.`,
  'no.other-plan': e => `Votre Plan dans cette phase est ${PLAN_NAMES[e.plan]}.`,
  'no.room': e => `Pour ${counted(e.wanted, 'planète')}, la Dotation n’a que ${counted(e.room, 'place')}.`,
  'no.supply': e => `Pour ${counted(e.wanted, 'planète')}, la réserve n’en a que ${e.supply}.`,
  'no.price': e => `${e.wanted} à la fois, c’est trop : la carte en vend au plus ${e.most}.`,
  'no.climb': e => `Monter de ${e.wanted} est trop : le sommet (${e.top}) est à ${e.left}.`,
  'no.own': e => `Vous n’avez pas de planète en ${e.space}.`,
  'no.foreign': e => `Aucun autre dieu n’a de planète en ${e.space}.`,
  'no.moved': e => `Zéphyr a déjà déplacé la planète de ${e.space} dans cette phase.`,
  'no.offer': e => `Avant ${e.space}, choisissez laquelle de vos planètes est échangée.`,
  'no.offered': e => `Vous avez confié ${e.space} au vent : choisissez la planète de l’autre dieu.`,
  'no.dark': e => `La planète de ${e.space} est déjà éteinte.`,

  ...SCORES,
}

/** The game in French. */
export const fr = text<Saying, typeof V.domains, HeavensView>(
  sayings,
  V,
  {
    first: seat => `La place ${seat} reçoit le Soleil`,
    plan: plan => `Choisir ${PLAN_NAMES[plan as Plan]}`,
    forge: planets => `Forger ${counted(Number(planets), 'planète')}`,
    place: space => `Poser une planète en ${space}`,
    raise: spaces => `Lever la torche de ${spaces}`,
    offer: space => `Confier au vent votre planète de ${space}`,
    swap: space => `Échanger avec la planète de ${space}`,
    darken: space => `Éteindre ${space}`,
    pass: () => 'Passer',
  },
  drawnWith(LABELS),
  'fr',
  {
    plainer: {
      forge: ({ asked }, planets) =>
        asked?.key === 'ask.forge'
          ? `Forger ${counted(Number(planets), 'planète')} pour ${power(asked.prices[Number(planets) - 1])}`
          : null,
      raise: ({ asked }, spaces) =>
        asked?.key === 'ask.torch'
          ? `Lever la torche de ${spaces} pour ${power(asked.prices[Number(spaces) - 1])}`
          : null,
    },
  },
)
