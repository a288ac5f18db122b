/** The laws of conservation: every piece and card is in exactly one place, nothing is negative. RULES 1.3 */
import { over } from '@pantheon/core'
import { HILL, TILES } from './map.ts'
import { HEROES, KINDS, REWARD, REWARDS, SECRET, SECRETS, sum, TEMPLES } from './names.ts'
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
  s.health.forEach((health, seat) => {
    law(health >= 0 && health <= s.vigour[seat], `seat ${seat}: Health ${health} of ${s.vigour[seat]}`)
  })
  const standing = s.place.filter(place => place >= 0)
  law(new Set(standing).size === standing.length, 'two heroes on one place')
  if (!over(s) && !s.hero.includes(-1))
    law(s.frames[0].at === 'turns' || s.frames[0].at === 'first', 'the stack begins with the turns')
}

function checkRewards(s: World): void {
  const many = s.seats > 3 ? 1 : 0
  const frame = s.frames[s.frames.length - 1]
  const combed = frame?.at === 'comb' ? frame.cards : []
  for (let card = 0; card < REWARDS.length; card++) {
    const { copies, more, name } = s.data.rewards[card]
    const lists = [s.rewardTop, s.rewardUnder, combed]
    let count = s.rewards[card] + s.rewardsUsed[card]
    for (const list of lists) count += list.filter(other => other === card).length
    for (const hand of s.hand) count += hand[card]
    if (card === REWARD.dark) count += sum(s.dark)
    const all = copies + many * more
    law(count === all, `Reward card ${name}: ${count} of ${all}`)
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
    law(count === copies, `Secret card ${name}: ${count} of ${copies}`)
  }
}

function checkVillages(s: World): void {
  const unseen = s.village.filter(village => village === UNSEEN).length
  if (!s.final) law(sum(s.bag) === unseen, `${sum(s.bag)} village tokens in the bag for ${unseen} tiles`)
  for (let rune = 0; rune < KINDS; rune++) {
    let count = s.bag[rune] + s.lost[rune] + s.village.filter(village => village === rune).length
    for (const owned of s.villages) count += owned[rune]
    law(count === s.data.villages[rune], `villages of rune ${rune}: ${count} of ${s.data.villages[rune]}`)
  }
  if (s.final) law(unseen === 0, 'no villages in the Final battle')
}

function checkTemples(s: World): void {
  const standing = s.temples.map(row => row.map(() => 0))
  for (let tile = 0; tile < TILES; tile++) {
    const code = s.temple[tile]
    if (code < 0) continue
    law(templeOwner(code) < s.seats, `a Temple of nobody on tile ${tile}`)
    law(tile !== HILL, 'no Temple on the Hill')
    standing[templeOwner(code)][templeKind(code)]++
  }
  s.temples.forEach((row, seat) => {
    const cards = heroOf(s, seat).temples
    TEMPLES.forEach((kind, i) => {
      law(row[i] === standing[seat][i], `seat ${seat}: ${row[i]} ${kind} Temples, ${standing[seat][i]} stand`)
      law(row[i] <= cards[i], `seat ${seat}: ${row[i]} ${kind} Temples with ${cards[i]} cards`)
    })
    law(sum(row) <= s.data.numbers.templeTokens, `seat ${seat}: more Temples than tokens`)
  })
}

/** Every god is in one place; which ones are out of their decks is given back, for the artifacts. */
function checkGods(s: World): void {
  const frame = s.frames.find(scene => scene.at === 'quest' || scene.at === 'meet')
  const open = frame?.at === 'quest' ? [frame.god] : frame?.at === 'meet' ? frame.drawn : []
  for (let god = 0; god < KINDS * KINDS; god++) {
    const bit = 1 << (god % KINDS)
    const deck = deckOf(god)
    let count = (s.gods[deck] & bit) !== 0 ? 1 : 0
    if ((s.godsGone[deck] & bit) !== 0) count++
    for (const list of [s.under, s.guardian, open, ...s.missions])
      count += list.filter(other => other === god).length
    law(count === 1, `god ${s.data.gods[god].name}: in ${count} places`)
  }
  law(s.under.length === s.underBy.length, 'who knows the gods under their decks')
  s.missions.forEach((row, seat) => {
    law(row.length === s.deeds[seat].length, `seat ${seat}: Missions and deeds differ`)
  })
}

function checkArtifacts(s: World): void {
  s.artifacts.forEach((held, seat) => {
    law(held.length === s.sides[seat].length && held.length === s.tired[seat].length, `seat ${seat}: slots`)
  })
  for (let artifact = 0; artifact < s.data.artifacts.length; artifact++) {
    const { name } = s.data.artifacts[artifact]
    let count = s.artifacts.reduce((n, held) => n + held.filter(other => other === artifact).length, 0)
    if (artifact >= FIRST_SUPER) count += s.supers[artifact - FIRST_SUPER]
    else {
      count += s.market[artifact]
      const gone = (s.godsGone[deckOf(artifact)] & (1 << (artifact % KINDS))) !== 0
      law(count === 0 || gone, `artifact ${name}: out while its god is not done`)
    }
    law(count <= 1, `artifact ${name}: in ${count} places`)
  }
  for (let deck = 0; deck < KINDS; deck++) {
    law(s.arenaTile[deck] < 0 || s.arenaOwner[deck] < 0, `Arena token ${deck}: on the board and owned`)
    law(s.arenaHero[deck] < 0 || s.arenaTile[deck] >= 0, `Arena ${deck}: a hero on a mat without a token`)
    law(s.arenaFoes[deck].length === 0 || s.arenaHero[deck] >= 0, `Arena ${deck}: Guardians without a hero`)
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
