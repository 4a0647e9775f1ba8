import { readFileSync } from 'node:fs'
import { wordLists } from '@domain/brief/reader/front-coded'
import { wordTable } from '@domain/brief/reader/words'
import { expect, it } from 'vitest'

it('holds every word of the lists (npm run words)', () => {
  const file = new URL(
    '../../../supabase/functions/_shared/domain/brief/reader/word-table.ts',
    import.meta.url,
  )
  expect(readFileSync(file, 'utf8')).toBe(wordTable())
})

it('reads a word by what it shares with the one before, into each of its lists', () => {
  const listOf = wordLists('Abake!Ery#!')
  expect([...listOf('!')]).toEqual(['bake', 'bakery'])
  expect([...listOf('#')]).toEqual(['bakery'])
  expect(listOf('?').size).toBe(0)
})
