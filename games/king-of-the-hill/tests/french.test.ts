import { translation } from '@pantheon/kit'
import { kingOfTheHill } from '../index.ts'
import { STANDARD } from '../rules/data/index.ts'
import { artifactName, guardian, proper } from '../text/fr/words.ts'

const { gods, heroes, monsters, artifacts, guardians } = STANDARD

/** Words of names that stand in both languages. */
const SAME_NAMES = [
  ...[...gods, ...heroes, ...monsters].map(({ name }) => [name, proper(name)]),
  ...artifacts.map(({ name }) => [name, artifactName(name)]),
  ...guardians.map(({ name }, rune) => [name, guardian(rune)]),
].flatMap(([name, said]) => {
  const words = said.toLowerCase().split(/[ ’]/)
  return name.split('-').filter(word => words.includes(word))
})

translation(kingOfTheHill, 'fr', {
  folder: new URL('../', import.meta.url),
  games: 1,
  same: [
    ...SAME_NAMES,
    ...['temple', 'temples', 'rune', 'runes', 'village', 'villages', 'mission', 'missions', 'mythologies'],
    ...['champion', 'potion', 'mirage', 'oracle', 'second', 'secrets', 'camp', 'bonus', 'dragon'],
  ],
})
