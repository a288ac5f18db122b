import { typeset } from '@pantheon/core'
import { capital, counted, de, listed, que } from '@pantheon/core/french'
import { expect, test } from 'vitest'

test('de and que are elided before an open sound, and only there', () => {
  expect(['Zeus', 'Athéna', 'Hadès', 'Heimdall', 'Yves', 'Yann', 'Héros', 'Éole'].map(de)).toEqual([
    'de Zeus',
    'd’Athéna',
    'd’Hadès',
    'de Heimdall',
    'd’Yves',
    'de Yann',
    'de Héros',
    'd’Éole',
  ])
  expect([que('Arès'), que('Pan')]).toEqual(['qu’Arès', 'que Pan'])
})

test('the plural begins at two', () => {
  expect([0, 1, 2].map(n => counted(n, 'carte'))).toEqual(['0 carte', '1 carte', '2 cartes'])
  expect(counted(3, 'cheval', 'chevaux')).toBe('3 chevaux')
})

test('a list has its last word after "et"', () => {
  expect([['Zeus'], ['Zeus', 'Pan'], ['Zeus', 'Pan', 'Arès']].map(words => listed(words))).toEqual([
    'Zeus',
    'Zeus et Pan',
    'Zeus, Pan et Arès',
  ])
  expect(capital('émeraude')).toBe('Émeraude')
})

test('no line breaks before a high mark or inside guillemets', () => {
  expect(typeset('fr', '« Moi ».')).toBe('«\u00a0Moi\u00a0».')
  expect(typeset('fr', 'Qui ? « Moi » : non !')).toBe('Qui\u00a0? «\u00a0Moi\u00a0»\u00a0: non\u00a0!')
  expect(typeset('en', 'a : b')).toBe('a : b')
})
