import { clean, PersonName } from '@pantheon/table'
import { expect, test } from 'vitest'

test('names keep every script and emoji', () => {
  for (const name of ['Ζεύς', '宙斯', 'زيوس', '👩‍🚀 Ann', '<script>alert(1)</script>', "Robert'); DROP"])
    expect(PersonName.parse(name)).toBe(name)
})

test('names lose what cannot be seen or turns text around', () => {
  expect(clean('A\u202enn\u0000 \u200b\n\tB')).toBe('Ann B')
  expect(clean(`Z${'\u0301'.repeat(40)}eus`)).toHaveLength('Z'.length + 'eus'.length + 4)
})

test('a name of nothing, or too long a name, is refused', () => {
  for (const name of ['', '   ', '\u200b\u200b', 'x'.repeat(33), 'x'.repeat(10_000), 7, null])
    expect(PersonName.safeParse(name).success).toBe(false)
})
