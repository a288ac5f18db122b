/** The laws of conservation: every piece and card is in exactly one place, nothing is negative. RULES 1.3 */
import { over } from '@pantheon/core'
import { HILL, TILES } from './map.ts'
import { HEROES, KINDS, REWARD, REWARDS, SECRET, SECRETS, sum, TEMPLES, zeros } from './names.ts'
import { checkShape } from './shape.ts'
import { deckOf, FIRST_SUPER, GONE, heroOf, templeKind, templeOwner, UNSEEN, type World } from './state.ts'

const law = (holds: boolean, name: string): void => {
  if (!holds) throw new Error(name)
}

/** Throws, naming the law, if the position breaks one or is malformed. */
export function check(s: World): void {
  checkShape(s)
  checkHeroes(s)
  if (s.hero.includes(-1)) return
  checkRewards(s)
  checkSecrets(s)
  checkVillages(s)
  checkTemples(s)
  checkGods(s)
  checkArtifacts(s)
  checkFinal(s)
}

function checkHeroes(s: World): void {
  s.hero.forEach((hero, seat) => {
    if (hero >= 0)
      law(s.seatOf[hero] === seat, `seat ${seat} and hero ${HEROES[hero]} do not belong together`)
  })
  law(
    s.seatOf.filter(seat => seat >= 0).length === s.hero.filter(hero => hero >= 0).length,
    'every hero taken has one seat',
  )
  for (let seat = 0; seat < s.seats; seat++)
    law(s.health[seat] >= 0 && s.health[seat] <= s.vigour[seat], 'Health from 0 to its value')
  const standing = s.place.filter(place => place >= 0)
  law(new Set(standing).size === standing.length, 'two heroes on one place')
  if (!over(s) && !s.hero.includes(-1))
    law(s.frames[0].at === 'turns' || s.frames[0].at === 'first', 'the stack begins with the turns')
}

/** Counts every item of some lists, leaving out what is none (-1). */
function tally(size: number, lists: readonly (readonly number[])[]): number[] {
  const counts = zeros(size)
  for (const list of lists) for (const item of list) if (item >= 0) counts[item]++
  return counts
}

function checkRewards(s: World): void {
  const many = s.seats > 3 ? 1 : 0
  const frame = s.frames[s.frames.length - 1]
  const looked = tally(REWARDS.length, [s.rewardTop, s.rewardUnder, frame?.at === 'comb' ? frame.cards : []])
  for (let card = 0; card < REWARDS.length; card++) {
    const { copies, more, name } = s.data.rewards[card]
    let count = s.rewards[card] + s.rewardsUsed[card] + looked[card]
    for (const hand of s.hand) count += hand[card]
    if (card === REWARD.dark) count += sum(s.dark)
    const all = copies + many * more
    if (count !== all) throw new Error(`Reward card ${name}: ${count} of ${all}`)
  }
  law(s.rewardTop.length === s.rewardTopBy.length, 'who knows the top Reward cards')
  law(s.rewardUnder.length === s.rewardUnderBy.length, 'who knows the Reward cards under the deck')
}

function checkSecrets(s: World): void {
  for (let card = 0; card < SECRETS.length; card++) {
    const { copies, name } = s.data.secrets[card]
    let count = s.secrets[card] + s.secretsUsed[card]
    for (const hand of s.hidden) count += hand[card]
    if (card === SECRET.doll) count += sum(s.dolls)
    if (count !== copies) throw new Error(`Secret card ${name}: ${count} of ${copies}`)
  }
}

function checkVillages(s: World): void {
  const down = tally(KINDS, [s.village])
  let unseen = 0
  for (const village of s.village) if (village === UNSEEN) unseen++
  if (s.final) law(unseen === 0, 'no villages in the Final battle')
  else law(sum(s.bag) === unseen, 'as many village tokens in the bag as tiles nobody has looked at')
  for (let rune = 0; rune < KINDS; rune++) {
    let count = s.bag[rune] + s.lost[rune] + down[rune]
    for (const owned of s.villages) count += owned[rune]
    const all = s.data.villages[rune]
    if (count !== all) throw new Error(`villages of rune ${rune}: ${count} of ${all}`)
  }
}

function checkTemples(s: World): void {
  const standing = s.temples.map(row => row.map(() => 0))
  for (let tile = 0; tile < TILES; tile++) {
    const code = s.temple[tile]
    if (code < 0) continue
    law(templeOwner(code) < s.seats, 'no Temple of nobody')
    law(tile !== HILL, 'no Temple on the Hill')
    standing[templeOwner(code)][templeKind(code)]++
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const cards = heroOf(s, seat).temples
    const built = s.temples[seat]
    for (let kind = 0; kind < TEMPLES.length; kind++) {
      law(built[kind] === standing[seat][kind], 'as many active Temple cards as Temples on the board')
      law(built[kind] <= cards[kind], 'no more Temples of a kind than cards')
    }
    law(sum(built) <= s.data.numbers.templeTokens, 'no more Temples than tokens')
  }
}

function checkGods(s: World): void {
  const frame = s.frames.find(scene => scene.at === 'quest' || scene.at === 'meet')
  const open = frame?.at === 'quest' ? [frame.god] : frame?.at === 'meet' ? frame.drawn : []
  const places = tally(KINDS * KINDS, [s.under, s.guardian, open, ...s.missions])
  for (let god = 0; god < KINDS * KINDS; god++) {
    const bit = 1 << (god % KINDS)
    const deck = deckOf(god)
    const count =
      places[god] + ((s.gods[deck] & bit) !== 0 ? 1 : 0) + ((s.godsGone[deck] & bit) !== 0 ? 1 : 0)
    if (count !== 1) throw new Error(`god ${s.data.gods[god].name}: in ${count} places`)
  }
  law(s.under.length === s.underBy.length, 'who knows the gods under their decks')
  for (let seat = 0; seat < s.seats; seat++)
    law(s.missions[seat].length === s.deeds[seat].length, 'as many deeds as Missions')
}

function checkArtifacts(s: World): void {
  const counts = tally(s.data.artifacts.length, s.artifacts)
  for (let seat = 0; seat < s.seats; seat++) {
    const held = s.artifacts[seat].length
    law(held === s.sides[seat].length && held === s.tired[seat].length, 'as many sides as artifacts')
  }
  for (let artifact = 0; artifact < s.data.artifacts.length; artifact++) {
    const rest = artifact >= FIRST_SUPER ? s.supers[artifact - FIRST_SUPER] : s.market[artifact]
    const count = counts[artifact] + rest
    const { name } = s.data.artifacts[artifact]
    if (count > 1) throw new Error(`artifact ${name}: in ${count} places`)
    if (artifact >= FIRST_SUPER || count === 0) continue
    if ((s.godsGone[deckOf(artifact)] & (1 << (artifact % KINDS))) === 0)
      throw new Error(`artifact ${name}: out while its god is not done`)
  }
  for (let deck = 0; deck < KINDS; deck++) {
    law(s.arenaTile[deck] < 0 || s.arenaOwner[deck] < 0, 'no Arena token both on the board and owned')
    law(s.arenaHero[deck] < 0 || s.arenaTile[deck] >= 0, 'no hero on an Arena mat without its token')
    law(s.arenaFoes[deck].length === 0 || s.arenaHero[deck] >= 0, 'no Guardians in an Arena without a hero')
  }
}

function checkFinal(s: World): void {
  if (!s.final) {
    law(s.contender < 0 && s.monster < 0, 'no Contender or Monster before the Final battle')
    law(s.village[HILL] !== GONE || s.hillGuardian >= 0, 'the Hill has its token or its Guardian')
    return
  }
  law(s.contender >= 0 && s.place[s.contender] === HILL, 'the Contender is on the Hill')
  if (s.monster < 0) {
    law(sum(s.token) + sum(s.fire) === 0, 'tokens without a Monster')
    return
  }
  const { tokens } = s.data.monsters[s.monster]
  const all = s.monsterTokens + sum(s.token) + sum(s.fire)
  law(all === tokens, `Monster tokens: ${all} of ${tokens}`)
}
