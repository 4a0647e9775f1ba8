import type { Place } from './same-words.ts'
import type { Wording } from './words.ts'

const BEFORE_OR_AFTER = [
  'not?|never|cannot|nobody',
  '(?:do|does|did|is|are|was|were|wo|would|could|should|ca|has|have|had|must|need)nt',
  'kein\\w*|nicht|nie|pas|jamais|nunca|[不没沒無无未非ぬず]',
].join('|')
const NEGATION = new RegExp(`^(?:${BEFORE_OR_AFTER}|none|neither|nor|without|hardly|ohne|ne|sin)$`)
const FOLLOWING_NEGATION = new RegExp(`^(?:${BEFORE_OR_AFTER})$`)
// Denials of a whole clause: 'it is false that …', 'there is no evidence so far that …', '… is a myth'.
const DENIED = [
  '(?:false|untrue|wrong|incorrect|myth|misconception|doubtful|unlikely|unproven|disputed|refuted)',
  '(?:den(?:y|ies|ied)|doubts?|doubted|disputes?|rejects?|rejected|refutes?)',
  '(?:not|isnt|wasnt) (?:true|clear|likely|proven|certain|the case)',
  '(?:no|little|without|any) (?:evidence|proof|sign|indication|data)',
].join('|')
const DENIAL_BEFORE = new RegExp(`(?:^| )(?:${DENIED})(?: [^ ]+){0,3} (?:that|whether)$`)
const DENIAL_AFTER =
  /^(?:is|was|are|were|has been|have been) (?:simply |plainly |just )?(?:false|untrue|wrong|incorrect|a myth|a misconception|refuted|disputed|not true|doubtful)(?: |$)/
const DENIAL_WORDS = 8

/** Whether a quotation begins right after a negation or ends right before one, so that it says the opposite. */
export function dropsNegation(wording: Wording, place: Place): boolean {
  const { words, marks } = wording
  const { from, to } = place
  const isCut = (at: number) => !marks.has(at)
  return (
    dropsDenial(wording, place) ||
    (isCut(from) && NEGATION.test(words[from - 1] ?? '')) ||
    (isCut(to) && FOLLOWING_NEGATION.test(words[to] ?? ''))
  )
}

/** A colon may separate a denial from what it denies; any other punctuation mark ends its reach. */
function dropsDenial({ words, marks }: Wording, { from, to }: Place): boolean {
  let first = from
  while (first > 0 && from - first < DENIAL_WORDS && (!marks.has(first) || marks.get(first) === ':')) first--
  const before = words.slice(first, from).join(' ')
  return (
    DENIAL_BEFORE.test(before) ||
    (!marks.has(to) && DENIAL_AFTER.test(words.slice(to, to + DENIAL_WORDS).join(' ')))
  )
}

export const isNegation = (word: string): boolean => NEGATION.test(word)
