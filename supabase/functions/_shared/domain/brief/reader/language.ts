import type { Reading } from '../reading.ts'
import type { Sentence } from './clauses.ts'
import { isPeople } from './people.ts'
import { isProductNoun } from './products.ts'
import { verbReading } from './verbs.ts'
import { isAdjective } from './word-lists.ts'
import { ENGLISH, FOREIGN, SHARED } from './word-table.ts'

/* Whether an idea is written in English. */

/** The language of an idea; `none` if it has no recognizable words. */
export function languageOf(sentences: readonly Sentence[]): Reading['language'] {
  const words = sentences.flatMap(({ tokens }) =>
    tokens.filter(({ kind, text }) => kind === 'word' && /\p{L}/u.test(text)),
  )
  if (words.length === 0) return 'none'
  const foreignScript = words.filter(({ text }) => /[^\p{Script=Latin}\p{M}\p{N}'’&.-]/u.test(text)).length
  if (foreignScript * 2 > words.length) return 'other'
  const english = words.filter(({ lower }) => ENGLISH.has(lower)).length
  const other = words.filter(
    ({ lower }) => FOREIGN.has(lower) && !(SHARED.has(lower) && ENGLISH.has(lower)),
  ).length
  if (other > english && other > 0) return 'other'
  if (english * 8 >= words.length) return 'english'
  const known = words.filter(
    ({ lower }) =>
      isAdjective(lower) || verbReading(lower) !== null || isPeople(lower) || isProductNoun(lower),
  ).length
  if ((english + known) * 4 >= words.length) return 'english'
  return words.length >= 4 && english === 0 && words.some(({ text }) => /[^a-z'’-]/i.test(text))
    ? 'other'
    : 'none'
}
