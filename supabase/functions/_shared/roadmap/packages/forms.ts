import { type Source, wordsOf } from '../../analyst/source.ts'
import { firstValue } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'
import { deedClauses } from './deed-clauses.ts'
import { LENDING } from './lending.ts'
import { SELF_PACED } from './self-paced.ts'
import { isSelfPaced, offerOf } from './signs.ts'
import { TRADE } from './trade.ts'
import type { PhaseWork } from './work-package.ts'

/*
 * Forms of a business that are planned in another way than most of their kind of product: things that are bought and sold
 * again are not made, things that are lent are not sold, and lessons to take along have no classes. The founder's verbs
 * decide, since a price in money is the same for all of them.
 */

const USED = String.raw`(?:used|second[- ]hand|pre-?(?:owned|loved)|refurbished|reconditioned|worn|old|discarded|surplus|unwanted)\b`
const SELLS_AGAIN = new RegExp(
  String.raw`^(?:re-?sell(?:s|ing)?\b|sell(?:s|ing)? (?:it|them|these|those|each|the rest) (?:again\b|on(?=$| (?:to|for|at)\b))|sell(?:s|ing)? (?:\p{L}+ ){0,3}?${USED})`,
  'iu',
)
const BUYS_UP = new RegExp(
  String.raw`^(?:buy|buys|buying|take in|takes in|source|sources|collect|collects) (?:up )?(?:[\p{L}\p{N}]+ ){0,3}?${USED}`,
  'iu',
)
/** A product that is used by its own name. */
const IS_USED =
  /^(?:so )?(?:an? |our |my |i (?:want to |will |)sell )?(?:(?!and\b)\p{L}+ ){0,2}?(?:second[- ]hand|pre-?(?:owned|loved)|refurbished|reconditioned|used)\s(?!to\b|by\b|in\b|for\b|as\b|at\b|with\b|on\b)\p{L}+/iu
const SELLS = /^(?:re-?)?sell(?:s|ing)?\b/i
const MAKES =
  /\b(?:sew|sewn|weave|woven|knit|knitted|made (?:of|from|out of)|cut into|turn(?:s|ed)? (?:it|them|\p{L}+) into|press(?:ed)? into|melt\w*)\b/iu

const LENDS =
  /^(?:(?:lend|rent|hire|loan|leas)(?:e|es|s|ing)? (?:(?:them|it|these|those|out|you|our|my|each)\b|(?:\p{L}+ ){0,4}?(?:out|for (?:an?|one|two|three|four|\d+) (?:days?|weeks?|months?|weekends?|nights?|seasons?))\b)|(?:borrow|rent)s? (?:it|them|one|an?)\b)/iu
const FOR_LENDING =
  /\b(?:library of things|(?:toy|tool|dress|costume|sling) library|for (?:hire|rent)|rentals?)\b/i

const headsOf = (words: string): string[] =>
  words.split(/(?<=[.!?;])\s+/).flatMap((sentence) => deedClauses(sentence).flatMap(({ heads }) => heads))

/** Whether finished things are bought, made ready and sold again. */
function isTrade(source: Source): boolean {
  const heads = headsOf(offerOf(source))
  if (MAKES.test(offerOf(source))) return false
  const buys = heads.some((head) => BUYS_UP.test(head))
  return (
    heads.some((head) => SELLS_AGAIN.test(head)) ||
    (buys && heads.some((head) => SELLS.test(head))) ||
    (heads.some((head) => SELLS.test(head)) &&
      [...wordsOf(source, 'product'), source.idea].some((words) => IS_USED.test(words)))
  )
}

/** Whether the founder's own things are handed out for a time. */
function isLending(source: Source): boolean {
  const offer = offerOf(source)
  const unit = firstValue(source.brief, 'price')?.per ?? ''
  return (
    headsOf(offer).some((head) => LENDS.test(head)) ||
    (FOR_LENDING.test(offer) &&
      /\b(?:hours?|days?|nights?|weekends?|weeks?|months?|seasons?|use)\b/i.test(unit))
  )
}

type Form = 'lending' | 'trade' | 'self-paced'
const WORK = { lending: LENDING, trade: TRADE, 'self-paced': SELF_PACED } as const

/** The form of the business; null where the kind of product alone decides. */
export function formOf(source: Source, nature: string): Form | null {
  if (nature === 'physical') return isLending(source) ? 'lending' : isTrade(source) ? 'trade' : null
  return nature === 'content' && isSelfPaced(source) ? 'self-paced' : null
}

/** The work of a phase by the form of the business; null where there is none. */
export function workOfForm(source: Source, nature: string, phase: Phase): PhaseWork | null {
  const form = formOf(source, nature)
  return form === null ? null : WORK[form][phase]
}

/** The founder's words for a form that is about goods, whatever else they name; null if there is none. */
export function goodsForm(source: Source): string | null {
  if (!isLending(source) && !isTrade(source)) return null
  const cues = [LENDS, SELLS_AGAIN, BUYS_UP]
  return headsOf(offerOf(source)).find((head) => cues.some((cue) => cue.test(head))) ?? null
}
