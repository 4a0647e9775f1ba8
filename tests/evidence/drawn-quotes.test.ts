import { describe, expect, it } from 'vitest'
import { findQuote } from '../../supabase/functions/_shared/evidence/find-quote'
import { searchable } from '../../supabase/functions/_shared/evidence/occurrences'
import { pageText } from '../../supabase/functions/_shared/evidence/page-text'
import { frozenIdeas, pageBytes } from './frozen/load'

const MIN_CHARS = 30
const MIN_WORDS = 5
const countOf = (sentence: string) =>
  sentence.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|\p{L}+/gu)?.length ?? 0
const FOOTNOTE_MARK = /\[\d+\]/g

const pages = frozenIdeas().flatMap((idea) =>
  idea.pages.map(({ address, file, type }) => {
    const text = pageText({ contentType: type, body: pageBytes(idea, file) })
    return { idea: idea.name, address, text, page: searchable(text) }
  }),
)
/** Every sentence of the frozen pages that is long enough to be told from others. */
const drawn = pages.flatMap((source) =>
  source.text
    .split(/(?<=[.!?。])\s*\n|\n\s*\n|(?<=[.!?])\s+(?=\p{Lu})|(?<=。)/u)
    .map((sentence) => sentence.replace(FOOTNOTE_MARK, '').trim())
    .filter((sentence) => sentence.length >= MIN_CHARS && countOf(sentence) >= MIN_WORDS)
    .map((sentence) => ({ ...source, sentence })),
)
const foundIn = (page: (typeof pages)[number]['page'], quote: string) => findQuote(page, quote) === 'found'
/** The sentence with each of its digits changed in turn. */
const withOtherDigits = (sentence: string) =>
  [...sentence.matchAll(/\d/g)].map(({ index, 0: digit }) => {
    const other = String((Number(digit) + 1) % 10)
    return sentence.slice(0, index) + other + sentence.slice(index + 1)
  })
/** The sentence without each of its longer words in turn, but for one that carries no meaning. */
const withoutWords = (sentence: string) =>
  [...sentence.matchAll(/(?<=\p{L} )(?!which)\p{L}{5,} (?=\S)/gu)]
    .map(({ index, 0: word }) => sentence.slice(0, index) + sentence.slice(index + word.length))
    .filter((shorter) => shorter.length >= MIN_CHARS)

describe('sentences drawn from the frozen pages', () => {
  it('are enough to say something', () => {
    expect(drawn.length).toBeGreaterThan(150)
  })

  it('are found on their page, however they are set', () => {
    const missed = drawn.flatMap(({ page, sentence }) =>
      [sentence, sentence.toUpperCase(), `“${sentence.replaceAll("'", '’').replace(/\s+/g, '\n')}”`].filter(
        (form) => !foundIn(page, form),
      ),
    )
    expect(missed).toEqual([])
  })

  it('are found on no page of another idea', () => {
    const strayed = drawn.flatMap(({ idea, sentence }) =>
      pages.filter((other) => other.idea !== idea && foundIn(other.page, sentence)).map(() => sentence),
    )
    expect(strayed).toEqual([])
  })

  it('are not found with any digit changed', () => {
    const accepted = drawn.flatMap(({ page, sentence }) =>
      withOtherDigits(sentence).filter((changed) => foundIn(page, changed)),
    )
    expect(accepted).toEqual([])
  })

  it('are not found without any of their longer words', () => {
    const accepted = drawn.flatMap(({ page, sentence }) =>
      withoutWords(sentence).filter((changed) => foundIn(page, changed)),
    )
    expect(accepted).toEqual([])
  })
})
