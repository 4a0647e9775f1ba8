import { readFileSync } from 'node:fs'
import { packWords, unpackWords } from '@domain/brief/reader/packed-words'
import { wordTable } from '@domain/brief/reader/words'
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
      ['bakery', [0, 2]],
      ["can't", [2]],
    ],
    letters,
  )
  const listOf = unpackWords(packed, letters, 3)
  expect([...listOf(0)]).toEqual(['bake', 'bakery'])
  expect([...listOf(2)]).toEqual(['bakery', "can't"])
  expect(listOf(1).size).toBe(0)
})
