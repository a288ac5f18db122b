import { type Sayings, text } from '@pantheon/core'
import { capital, counted, de, listed } from '@pantheon/core/french'
import type { GodEvent, GodMessage, GodPrompt, GodRefusal, GodScore } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import type { GodView } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { extras, verbs } from './fr/verbs.ts'
import { ability, bonus, cards, god, gods, LABELS, mythology } from './fr/words.ts'

const deck = (isBonus: boolean): string => (isBonus ? 'la pioche Bonus' : 'la pioche des Dieux')
/** `la Guerre d’Arès`. */
const abilityOf = (number: number, card: number): string => `${ability(number)} ${de(god(card))}`

const events: Sayings<GodEvent> = {
  assigned: (e, name) => `${name(e.seat)} joue pour les dieux ${mythology(e.mythology).many}.`,
  third: e =>
    `Les dieux ${mythology(e.mythology).many} sont mélangés aux autres : c’est la troisième mythologie.`,
  morning: e => `La journée ${e.day} commence.`,
  drew: (e, name) => `${name(e.seat)} pioche ${god(e.card)}.`,
  appointed: (e, name) => `${name(e.seat)} chasse aujourd’hui les dieux ${mythology(e.mythology).many}.`,
  exchanged: (e, name) => `${name(e.seat)} échange ${cards(e.count)}.`,
  shuffled: () => 'Les cartes mises de côté sont mélangées à la pioche des Dieux.',
  lot: (e, name) => `${god(e.card)} sort de la pioche : ${name(e.seat)} commence.`,
  opened: e => `Manche ${e.round} : le bonus est ${bonus(e.bonus)}.`,
  'no-bonus': () => 'Il ne reste pas de carte Bonus pour cette manche.',
  reshuffled: () => 'Les cartes Bonus utilisées sont mélangées et redeviennent la pioche.',
  'goal-opened': e => `Une carte Finale est étalée : ${bonus(e.bonus)}.`,
  laid: (e, name) =>
    e.below < 0
      ? `${name(e.seat)} entame avec ${god(e.card)}.`
      : `${name(e.seat)} pose ${god(e.card)} sur ${god(e.below)}.`,
  folded: (e, name) => `${name(e.seat)} couche une carte.`,
  'folded-card': e => `La carte couchée est ${god(e.card)}.`,
  challenged: (e, name) => `${name(e.seat)} défie ${god(e.below)} avec ${god(e.card)}.`,
  life: () => 'La carte Guerre dit VIE.',
  death: e => `La carte Guerre dit MORT : on couche ${god(e.card)}.`,
  triggered: (e, name) => `${name(e.seat)} déclenche ${abilityOf(e.ability, e.card)}.`,
  unused: (e, name) =>
    `${name(e.seat)} déclenche ${abilityOf(e.ability, e.card)}, qui ne change rien et ne compte pas.`,
  targeted: (e, name) => `${capital(ability(e.ability))} frappe ${name(e.target)}.`,
  took: (e, name) => `${name(e.seat)} prend une carte dans la main ${de(name(e.from))}.`,
  'took-card': e => `La carte prise est ${god(e.card)}.`,
  gave: (e, name) => `${name(e.seat)} donne une carte à ${name(e.to)} en échange.`,
  'gave-card': e => `La carte donnée est ${god(e.card)}.`,
  buried: (e, name) => `${name(e.seat)} met une carte sous la pioche des Dieux.`,
  'buried-card': e => `La carte mise sous la pioche est ${god(e.card)}.`,
  peeked: (e, name) => `${name(e.seat)} regarde ${cards(e.count)} sur ${deck(e.bonus)}.`,
  'peeked-gods': e => `Sur la pioche des Dieux : ${gods(e.cards)}.`,
  'peeked-bonuses': e => `Sur la pioche Bonus : ${listed(e.bonuses.map(bonus))}.`,
  arranged: (e, name) => `${name(e.seat)} les remet sur ${deck(e.bonus)}.`,
  'hand-cards': (e, name) => `La main ${de(name(e.other))} : ${gods(e.cards)}.`,
  'envoy-card': (e, name) => `${name(e.other)} chasse les dieux ${mythology(e.mythology).many}.`,
  'envoys-swapped': (e, name) => `${name(e.seat)} et ${name(e.other)} échangent leurs cartes Diplomatie.`,
  exiled: (e, name) => `${god(e.card)} passe du Butin ${de(name(e.from))} à la défausse.`,
  stole: (e, name) => `Une carte ${de(name(e.from))} passe dans le Butin ${de(name(e.seat))}.`,
  'stole-card': e => `La carte volée est ${god(e.card)}.`,
  swapped: (e, name) =>
    `${name(e.seat)} échange sa place avec ${name(e.other)} et se trouve en case ${e.to}.`,
  gift: (e, name) => `${name(e.seat)} pioche une carte Bonus personnelle.`,
  'gift-card': e => `Elle demande ${bonus(e.bonus)}.`,
  'no-gift': (e, name) => `Il ne reste pas de carte Bonus pour ${name(e.seat)}.`,
  bonus: (e, name) => `${name(e.seat)} gagne le bonus de la manche, ${bonus(e.bonus)}.`,
  used: (e, name) => `${name(e.seat)} utilise une carte personnelle, ${bonus(e.bonus)}.`,
  revived: (e, name) => `${name(e.seat)} reprend ${god(e.card)} contre une autre carte, posée face cachée.`,
  'revived-card': e => `La carte posée à la place est ${god(e.laid)}.`,
  won: (e, name) => `${name(e.seat)} gagne la manche ${e.round} avec ${god(e.card)}.`,
  bank: (e, name) => `La banque (${cards(e.count)}) va au Butin ${de(name(e.seat))}.`,
  'bank-cards': e => `La banque contenait ${gods(e.cards)}.`,
  justice: (e, name) => `Justice : ${name(e.seat)} reçoit la banque gagnée par ${name(e.winner)}.`,
  discarded: e => `La banque va à la défausse : ${gods(e.cards)}.`,
  late: (e, name) => `${capital(ability(e.ability))} agit maintenant pour ${name(e.seat)}.`,
  moved: (e, name) => `${name(e.seat)} va de la case ${e.from} à la case ${e.to}.`,
  tile: (e, name) =>
    `La case ${e.tile} fait ${e.steps > 0 ? 'avancer' : 'reculer'} ${name(e.seat)} de ${Math.abs(e.steps)}.`,
  arrow: (e, name) => `Un raccourci de la case ${e.tile} à la case ${e.to} s’ouvre pour ${name(e.seat)}.`,
  evening: e =>
    e.early
      ? `La dernière carte Finale est étalée : la journée ${e.day} se termine aussitôt.`
      : `La journée ${e.day} est terminée.`,
  shown: (e, name) =>
    `${name(e.seat)} chassait les dieux ${mythology(e.mythology).many} et montre ${cards(e.cards.length)} : ${gods(e.cards)}.`,
  goal: (e, name) => `${name(e.seat)} a atteint le but ${bonus(e.bonus)}.`,
  diplomacy: (e, name) =>
    `${name(e.seat)} a ${counted(e.count, `dieu ${mythology(e.mythology).one}`, `dieux ${mythology(e.mythology).many}`)}.`,
  finished: (e, name) => `${name(e.seat)} franchit l’arrivée et gagne la course !`,
  outlasted: (e, name) => `La dernière journée est terminée : ${name(e.seat)} mène la course et l’emporte.`,
}

const prompts: Sayings<GodPrompt> = {
  'ask.claim': () => 'Choisissez la mythologie pour laquelle vous jouez.',
  'ask.exchange': p => `Échanger ${god(p.card)} contre une nouvelle carte, ou garder cette carte ?`,
  'ask.lead': () => 'À vous d’entamer : posez un dieu face visible.',
  'ask.turn': p =>
    `Posez un dieu qui bat ${god(p.top)}${p.war ? ' (il faudra encore tirer VIE)' : ''}, ou couchez une carte.`,
  'ask.petrified': p => `${god(p.top)} vous pétrifie : couchez une carte.`,
  'ask.trigger': p =>
    `Déclencher ${abilityOf(p.ability, p.card)} ?${p.idle ? ' Cela ne changerait rien en ce moment.' : ''}`,
  'ask.target': p => `${capital(ability(p.ability))} : contre qui ?`,
  'ask.give': (p, name) =>
    `Vous avez pris ${god(p.taken)} : donnez à ${name(p.to)} une autre carte de votre main.`,
  'ask.bury': p =>
    p.may
      ? `Mettez encore une carte sous la pioche des Dieux (jusqu’à ${p.left} de plus), ou arrêtez-vous.`
      : 'Mettez une carte de votre main sous la pioche des Dieux.',
  'ask.order': p => `Quel dieu sera la carte ${p.placed + 1} sur ${p.count} de la pioche ?`,
  'ask.foretell': p => `Quelle carte Bonus sera la carte ${p.placed + 1} sur ${p.count} de la pioche ?`,
  'ask.insight': (p, name) =>
    `${name(p.other)} chasse les dieux ${mythology(p.mythology).many} : échanger vos cartes Diplomatie ?`,
  'ask.gift': p =>
    p.goal
      ? `Vous avez pioché la carte Finale ${bonus(p.bonus)} : l’étaler et en piocher une autre, ou la garder cachée ?`
      : `Vous avez pioché ${bonus(p.bonus)} : gardez la carte.`,
  'ask.personal': () => 'Utilisez une carte Bonus personnelle qui convient, ou continuez.',
  'ask.revive': p => `Reprendre ${god(p.card)} en main contre une autre carte ?`,
}

const refusals: Sayings<GodRefusal> = {
  'no.now': () => 'C’est autre chose qui se décide maintenant.',
  'no.claimed': (r, name) => `${name(r.seat)} joue déjà pour les dieux ${mythology(r.mythology).many}.`,
  'no.card': r => `Vous n’avez pas ${god(r.card)}.`,
  'no.other-card': r => `On vous parle ${de(god(r.asked))}, pas ${de(god(r.card))}.`,
  'no.lead': () => 'Qui entame une manche doit poser sa carte face visible.',
  'no.petrified': r => `${god(r.top)} vous pétrifie : il faut coucher une carte.`,
  'no.rank': r =>
    `Contre sa propre mythologie, seul le Rang compte : contre ${god(r.top)} il faut le rang ${r.needs}, ${god(r.card)} a ${r.rank}.`,
  'no.foreign': r =>
    `${god(r.card)} n’est pas de votre mythologie : sa Puissance ne vous sert pas contre ${god(r.top)}.`,
  'no.aegis': r => `L’Égide ${de(god(r.top))} écarte Puissance et amour : ${god(r.card)} n’y peut rien.`,
  'no.power': r => `Contre ${god(r.top)} il faut une Puissance de ${r.needs} ; ${god(r.card)} a ${r.power}.`,
  'no.love': r => `${god(r.card)} ne bat que les dieux de l’autre sexe, ce que ${god(r.top)} n’est pas.`,
  'no.player': r => `Personne ne joue pour les dieux ${mythology(r.mythology).many}.`,
  'no.self': () => 'Choisissez un adversaire, pas vous-même.',
  'no.target': (r, name) => `${capital(ability(r.ability))} n’aurait aucun effet sur ${name(r.target)}.`,
  'no.taken': r => `${god(r.card)} est la carte que vous venez de prendre : donnez-en une autre.`,
  'no.unburied': () => 'Mettez d’abord au moins 1 carte sous la pioche ; vous en êtes à 0.',
  'no.must-bury': () => 'Vous avez pioché une carte et devez en mettre une sous la pioche.',
  'no.looked': r => `Choisissez parmi les cartes à remettre (${r.left}).`,
  'no.bonus': r => `Vous n’avez pas la carte personnelle ${bonus(r.bonus)}.`,
  'no.fresh': r =>
    `Vous avez pioché ${bonus(r.bonus)} après avoir posé ce dieu : la carte compte à partir du suivant.`,
  'no.kind': r => `${bonus(r.bonus)} est pour un autre moment.`,
  'no.unfulfilled': r => `Vous n’avez pas accompli ${bonus(r.bonus)}.`,
  'no.goal': r => `${bonus(r.bonus)} n’est pas une carte Finale : on n’étale que celles-ci.`,
}

const scores: Sayings<GodScore> = {
  'score.wins': () => 'Manches gagnées',
  'score.play': () => 'Bonus de pose',
  'score.win': () => 'Bonus de victoire',
  'score.personal': () => 'Bonus personnels',
  'score.goals': () => 'Buts des cartes Finales',
  'score.diplomacy': () => 'Diplomatie',
  'score.abilities': () => 'Capacités',
  'score.war': () => 'Guerre',
  'score.hindered': () => 'Reculs infligés par d’autres',
  'score.tiles': () => 'Cases spéciales',
  'score.shortcuts': () => 'Raccourcis',
  'score.passing': () => 'Cases occupées dépassées',
}

const sayings: Sayings<GodMessage> = {
  ...events,
  ...prompts,
  ...refusals,
  ...scores,
  finish: () => 'Un pion a franchi l’arrivée.',
  sunset: () => 'La dernière journée s’est terminée avant que personne n’arrive.',
}

/** Godolympics in French. */
export const fr = text<GodMessage, typeof V.domains, GodView>(
  sayings,
  V,
  verbs,
  drawnWith(LABELS),
  'fr',
  extras,
)
