import { KINDS } from '../names.ts'
import type { God, Quest } from './types.ts'

/** `quest('GG', 2)`: two Greek runes and two more equal runes of any kind. */
function quest(letters: string, ...groups: number[]): Quest {
  const runes = new Array<number>(KINDS).fill(0)
  for (const letter of letters) runes['GENSHD'.indexOf(letter)]++
  return { runes, groups }
}

const god = (name: string, asked: Quest, mission: string, amount = 0): God => ({
  name,
  arena: false,
  quest: asked,
  mission,
  amount,
})

const arena = (name: string): God => ({ name, arena: true, quest: quest(''), mission: '', amount: 0 })

/**
 * The 36 gods, six to a deck. Names are public but for Tiamat; the quest of Artemis and the Arena of Triglav stand in
 * the rulebook; all other quests and all missions are reconstructed.
 */
export const GODS: readonly God[] = [
  god('artemis', quest('GG', 2), 'deed-guardian'),
  god('poseidon', quest('GGE'), 'near-camp', 1),
  god('aphrodite', quest('G', 3), 'near-hero', 1),
  god('hades', quest('GGDD'), 'pay-secrets', 2),
  god('zeus', quest('GGGE'), 'attack', 8),
  arena('ares'),
  god('hathor', quest('EEH'), 'pay-rewards', 3),
  god('tefnut', quest('E', 3), 'hale', 10),
  god('toth', quest('EGNS'), 'village-kinds', 3),
  god('seth', quest('EEDD'), 'weaker-hero', 2),
  god('ra', quest('EEEG'), 'temples', 3),
  arena('horus'),
  god('freja', quest('NNS'), 'temple-pair', 2),
  god('heimdallr', quest('NN', 2), 'near-hill', 1),
  god('loki', quest('', 2, 3), 'deed-secret'),
  god('hel', quest('NNDD'), 'deed-camp'),
  god('odin', quest('N', 2, 2), 'pay-health', 4),
  arena('thor'),
  god('vesna', quest('SSG'), 'deed-temple'),
  god('lada', quest('SS', 2), 'village-pair', 2),
  god('jarilo', quest('S', 3), 'deed-discovery', 3),
  god('veles', quest('SSDD'), 'gold', 4),
  god('perun', quest('SSSN'), 'deed-critical'),
  arena('triglav'),
  god('ganesha', quest('HHE'), 'deed-quest'),
  god('parvati', quest('HH', 2), 'health-temple', 1),
  god('indra', quest('HHGN'), 'attack', 7),
  god('shiva', quest('HHDD'), 'pay-artifact', 1),
  god('vishnu', quest('GENSH'), 'artifact-kinds', 2),
  arena('kali'),
  god('fujin', quest('DDG'), 'far-from-camp', 5),
  god('sedna', quest('DD', 2), 'pay-potions', 1),
  god('shango', quest('D', 3), 'deed-dark'),
  god('kukulkan', quest('DDHH'), 'dark-villages', 2),
  god('tiamat', quest('DDDE'), 'moon', 7),
  arena('morrigan'),
]
