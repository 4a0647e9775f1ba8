import type { Place } from './same-words.ts'
import type { Wording } from './words.ts'

const BEFORE_OR_AFTER = [
  'not?|never|cannot|nobody',
  '(?:do|does|did|is|are|was|were|wo|would|could|should|ca|has|have|had|must|need)nt',
  'kein\\w*|nicht|nie|pas|jamais|nunca|[不没沒無无未非ぬず]',
].join('|')
const NEGATION = new RegExp(`^(?:${BEFORE_OR_AFTER}|none|neither|nor|without|hardly|ohne|ne|sin)$`)
const FOLLOWING_NEGATION = new RegExp(`^(?:${BEFORE_OR_AFTER})$`)
const SENTENCE_END = /[.!?。…]/
// Over more words a 'not' seldom belongs to what is left.
const FEW_WORDS = 8

/** Whether words were taken from right behind a 'not', or up to one, so that they say the opposite. */
export function leavesNot({ words, marks }: Wording, { from, to }: Place): boolean {
  const isCut = (at: number) => !marks.has(at)
  return (
    (isCut(from) && NEGATION.test(words[from - 1] ?? '')) ||
    (isCut(to) && FOLLOWING_NEGATION.test(words[to] ?? ''))
  )
}

/**
 * Whether a few left out words take a 'not' out of what was around them: it does no harm when it stands in a part
 * of a sentence of its own, and what follows begins a new sentence.
 */
export function omitsNot({ words, marks }: Wording, { from, to }: Place): boolean {
  if (to - from > FEW_WORDS) return false
  const marksOf = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => marks.get(first + i) ?? '').join('')
  return words.slice(from, to).some((word, i) => {
    if (!NEGATION.test(word)) return false
    return marksOf(from, from + i) === '' || !SENTENCE_END.test(marksOf(from + i + 1, to))
  })
}
