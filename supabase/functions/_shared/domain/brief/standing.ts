import type { Because, Statement } from '../basis.ts'
import { type Brief, type BriefField, type BriefValues, type Entry, entriesOf } from './brief.ts'

/*
 * How reliable a value is: answers and confirmed values are the founder's own; values that were only read from the text
 * are marked as such, and fragments of sentences about something else are left out and asked for instead.
 */

/** Marks values that were read from the text and not confirmed. */
export const READ: Because = { by: 'read', words: '' }

const PRONOUNS =
  /^(?:that|to|it|we|i|us|you|app|tool|platform|service|system|program|device|box|machine|site|website|software|marketplace)$/
const HELPERS =
  /^(?:can|could|will|would|also|then|automatically|simply|quickly|easily|just|already|now|even|instantly|both)$/
const LETS = /\b(?:lets?|helps?|allows?|enables?|letting|helping)\s+(?:[\p{L}’'-]+\s+){1,4}(?:to\s+)?$/iu
const AND = /(?:,|\band|\bor)\s+$/i
const MARKER = /\b(?:that|it|we|i|to|lets?|helps?)\b/i
const OF_SOMETHING_ELSE = /[,:]\s*(?:which|what|where|when|who|how|because|if)\s+$/i

/**
 * Whether the words before an action make the product its subject: 'that forecasts', 'it books', 'lets guests order'.
 */
function isOfProduct(before: string, action: string, product: string): boolean {
  if (OF_SOMETHING_ELSE.test(before)) return false
  const sentence = before.slice(
    Math.max(...['.', '!', '?', ';', '\n'].map((mark) => before.lastIndexOf(mark))) + 1,
  )
  const words: string[] = sentence.toLowerCase().match(/[\p{L}\d’'-]+/gu) ?? []
  const last = words.findLast((word) => !HELPERS.test(word))
  // An idea may start with an action and continue with commands: 'Upload a contract'.
  if (last === undefined) return before.trim() === '' || !/^\w*[^s\W]s\b/.test(action)
  const names: string[] = product.toLowerCase().match(/[\p{L}\d’'-]{3,}/gu) ?? []
  if (PRONOUNS.test(last) || names.includes(last)) return true
  const isAfterAnother =
    AND.test(sentence) && (MARKER.test(sentence) || words.some((word) => names.includes(word)))
  return isAfterAnother || /\bwhich\s+$/i.test(sentence) || LETS.test(sentence)
}

/** Whether an unconfirmed value is a fragment of a sentence about something else. */
function isFragment(
  brief: Brief,
  idea: string,
  field: BriefField,
  { origin, confirmed }: Entry<unknown>,
): boolean {
  if (field !== 'actions' || confirmed || origin.kind !== 'quote') return false
  const product = entriesOf(brief, 'product')[0]?.value ?? ''
  const chars = [...idea]
  const before = chars.slice(0, origin.start).join('')
  return !isOfProduct(before, chars.slice(origin.start, origin.end).join(''), product)
}

/** The values of a field that are reliable enough to select texts; leaves out actions that are fragments. */
export const firmEntries = <F extends BriefField>(
  brief: Brief,
  idea: string,
  field: F,
): Entry<BriefValues[F]>[] =>
  entriesOf(brief, field).filter((entry) => !isFragment(brief, idea, field, entry))

/** Whether a value was read from the text and not confirmed. */
export const isOnlyRead = ({ origin, confirmed }: Entry<unknown>): boolean =>
  origin.kind === 'quote' && !confirmed

/** A statement of a value, marked if it is unconfirmed. */
export const marked = (statement: Statement, entry: Entry<unknown>): Statement =>
  isOnlyRead(entry) ? { ...statement, because: READ } : statement

export const readMark = (entries: readonly Entry<unknown>[]): string =>
  entries.length > 0 && entries.every(isOnlyRead) ? ' °' : ''
