import { readFileSync } from 'node:fs'
import { frontCoded } from '@domain/brief/reader/front-coded'
import { wordTable } from '@domain/brief/reader/words'
import { expect, it } from 'vitest'

it('holds every word of the lists (npm run words)', () => {
  const file = new URL(
    '../../../supabase/functions/_shared/domain/brief/reader/word-table.ts',
    import.meta.url,
  )
  expect(readFileSync(file, 'utf8')).toBe(wordTable())
})

it('writes a word by what it shares with the one before', () => {
  expect(frontCoded('AbakeEryCn')).toEqual(['bake', 'bakery', 'ban'])
})
