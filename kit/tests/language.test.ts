import { expect, test } from 'vitest'
import { figures, leftInEnglish, misset } from '../language.ts'

test('a word of the English sentences that stands in the French ones is found, with its line', () => {
  const said = [
    { english: 'Anna takes the owl.', other: 'Anna prend la chouette.' },
    { english: 'Zeus 12 AH\nfull', other: 'Zeus 12 AH\nfull' },
  ]
  expect(leftInEnglish(said, ['anna', 'zeus'])).toEqual(['full: full'])
  expect(leftInEnglish(said, ['anna', 'zeus', 'full'])).toEqual([])
})

test('French that is not set as French is found', () => {
  const wrong = ['Qui ?', 'Oui!', '« Moi »', "l'owl", 'la arène', 'la carte de Athéna', 'le prix : 2']
  expect(wrong.filter(line => !misset(line))).toEqual([])
  const right = [
    'Qui\u00a0?',
    '«\u00a0Moi\u00a0»',
    'l’arène',
    'la carte d’Athéna',
    'de Heimdall',
    'Arrêtez-le avec lui',
  ]
  expect(right.filter(misset)).toEqual([])
})

test('a section whose figures differ is found', () => {
  const rules = (cost: number) =>
    `# Rules\n\n## 1 Cost\n\nIt costs ${cost}, or 3.\n\n### 1.1 More\n\nSee 1.\n`
  expect(figures(rules(2))).toEqual({ '1': '2 3', '1.1': '1' })
  expect(figures(rules(4))).not.toEqual(figures(rules(2)))
})
