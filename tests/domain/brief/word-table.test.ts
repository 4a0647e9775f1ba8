import { readFileSync } from 'node:fs'
import { packWords, unpackWords } from '@domain/brief/reader/packed-words'
import { FIELD_LISTS } from '@domain/brief/reader/word-table'
import { wordTable } from '@domain/brief/reader/words'
import { BUSINESS_FIELDS } from '@domain/business-fields'
import { expect, it } from 'vitest'

it('holds every word of the lists (npm run words)', () => {
  const file = new URL(
    '../../../supabase/functions/_shared/domain/brief/reader/word-table.ts',
    import.meta.url,
  )
  expect(readFileSync(file, 'utf8')).toBe(wordTable())
})

it('reads each packed word into each of its lists', () => {
  const letters = "'abceknrty"
  const packed = packWords(
    [
      ['bake', [0]],
      ['bakery', [0, 1]],
      ["can't", [1]],
    ],
    letters,
  )
  const [first, second, third] = unpackWords(packed, letters, 3, 3)
  expect([...first]).toEqual(['bake', 'bakery'])
  expect([...second]).toEqual(['bakery', "can't"])
  expect(third.size).toBe(0)
})

it('proposes only business fields that a founder can choose', () => {
  expect(Object.keys(BUSINESS_FIELDS)).toEqual(expect.arrayContaining([...FIELD_LISTS.keys()]))
})
