import { at, type Clause, type Range, type Sentence, speakerOf } from './clauses.ts'
import { moneyIn } from './money.ts'
import { hasPain } from './pain.ts'
import { isPeople, singular } from './people.ts'
import { clauseAt, textOf, trimmedEnd } from './phrases.ts'
import { isProductNoun } from './products.ts'
import { isFounders } from './story.ts'
import { verbReading } from './verbs.ts'
import { TIME_NOUNS } from './word-table.ts'

/*
 * Words that cannot fill a field in sense, however likely their position makes them: an amount is no product, a thing pays for
 * nothing, and what the founders buy is nothing that customers can do.
 */

type Words = Range & { head: number }

/** Sizes and parts: 'the size of a matchbox', 'the pair', 'half of it'. */
const MEASURES =
  /^(?:size|weight|length|height|width|depth|shape|colou?r|price|cost|pair|rest|half|quarter|edge|amount|number|quality|quantity)$/
/** Rooms and land that founders rent to work in. */
const PREMISES =
  /^(?:unit|room|workshop|warehouse|shed|garage|stall|kitchen|shop|space|storefront|yard|land|plot|hall|office|premises|flat|corner|container|studio)$/
/** What founders do to get the means of their work. */
const ACQUIRING = /^(?:rent|lease|hire|buy|find|borrow|get|take)$/
const DATES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|diwali|eid|ramadan|am|pm)$/

const holdsMoney = (sentence: Sentence, { from, to }: Range): boolean =>
  moneyIn(sentence, null).some((money) => money.from < to && from < money.to)

/** Whether the noun at a position is money: 'cedis' in '95 cedis', but not 'sensor' in 'a $210 sensor'. */
const isAmount = (sentence: Sentence, head: number): boolean =>
  moneyIn(sentence, null).some((money) => money.from <= head && head < money.to)

/** The verb nearest before a position in its clause, as a base form: 'rent' before the room in 'I want to rent a room'. */
function verbBefore(sentence: Sentence, position: number): string {
  const clause = clauseAt(sentence, position)
  for (let i = position - 1; i >= (clause?.from ?? position); i--) {
    const { verb, tag } = at(sentence, i)
    if (verb && /^(?:base|third|past|participle|ing)$/.test(tag)) return verb
  }
  return clause?.base ?? ''
}

/** 'August', '6 pm', 'every Sunday': a day or a time and nothing else. */
const isDate = (sentence: Sentence, { from, to }: Range): boolean =>
  sentence.tokens
    .slice(from, to)
    .every(
      ({ lower, kind, tag }) =>
        DATES.test(lower) || TIME_NOUNS.has(singular(lower)) || kind === 'number' || tag === 'determiner',
    )

/** Whether a phrase is a size or a part: 'the size of a matchbox', 'the pair'. */
export const isMeasure = (sentence: Sentence, { from }: Pick<Range, 'from'>): boolean =>
  at(sentence, from).lower === 'the' && MEASURES.test(at(sentence, from + 1).lower)

/** Whether a phrase names an amount, a size, a part, premises or a time, and so no product. */
export function isNoProduct(sentence: Sentence, { from, to, head }: Words): boolean {
  const first = at(sentence, from)
  const { lower: noun, tag } = at(sentence, head)
  // 'make 50,000 cedis profit'
  if (tag !== 'noun' && tag !== 'plural') return holdsMoney(sentence, { from, to: Math.min(to, from + 2) })
  if (/^(?:no|many)$/.test(first.lower)) return true
  if (isAmount(sentence, head) || isDate(sentence, { from, to })) return true
  if (isMeasure(sentence, { from })) return true
  if (
    PREMISES.test(singular(noun)) &&
    ACQUIRING.test(verbBefore(sentence, from)) &&
    !/^(?:to|that|which|where|for)$/.test(at(sentence, to).lower)
  )
    return true
  // 'A window takes the two of us around five hours'
  const clause = clauseAt(sentence, head)
  return (
    clause?.subject?.from === from &&
    clause.base === 'take' &&
    sentence.tokens.slice(clause.verb, clause.to).some(({ lower }) => TIME_NOUNS.has(singular(lower)))
  )
}

/** Words before what was named before, and what is any of its kind. */
const KNOWN = /^(?:the|this|that|these|those|any|some|every|each|his|her|their|your|other|more|most)$/

/** Whether a phrase is too vague to ask whether it is the product: what is already known, a number of things, people. */
export function isNoName(sentence: Sentence, words: Words): boolean {
  const first = at(sentence, words.from)
  const noun = at(sentence, words.head)
  if (isNoProduct(sentence, words) || first.kind === 'number' || first.tag === 'number') return true
  if (noun.tag !== 'noun' && noun.tag !== 'plural') return false
  return (
    KNOWN.test(first.lower) ||
    KNOWN.test(at(sentence, words.from - 1).lower) ||
    isPeople(noun.lower) ||
    (words.to - words.from === 1 && !isProductNoun(noun.lower))
  )
}

/** 'many people', 'everyone': nobody in particular. */
export const isAnyone = (sentence: Sentence, { from, to, head }: Words): boolean =>
  /^(?:people|person|persons|anyone|everyone|everybody|someone|others|customers?|clients?|users?|buyers?)$/.test(
    at(sentence, head).lower,
  ) &&
  sentence.tokens
    .slice(from, to)
    .every(({ tag }, i) => from + i >= head || /^(?:determiner|possessive|adjective|number)$/.test(tag)) &&
  to === head + 1

/** Whether words only tell of the founders' life or plan: 'I live in Dublin twelve years', 'Plan is 40 shops'. */
export function isOwnLife(sentence: Sentence, { from, to }: Range): boolean {
  const clause = sentence.clauses.find((each) => each.verb >= from && each.verb < to)
  if (!clause?.subject) return false
  const first = at(sentence, clause.subject.from).lower
  const head = singular(at(sentence, clause.subject.to - 1).lower)
  return (
    /^(?:plan|idea|goal|target)$/.test(head) ||
    (/^(?:i|we|my|our)$/.test(first) && !hasPain(sentence, clause))
  )
}

/** Whether a phrase names a product or an amount and so nobody who pays. */
export function isNoCustomer(sentence: Sentence, { from, to, head }: Words): boolean {
  const first = at(sentence, from)
  const noun = at(sentence, head).lower
  if (first.lower === 'no' || isAmount(sentence, head) || isDate(sentence, { from, to })) return true
  return /^(?:apps?|videos?|sensors?|bags?|box(?:es)?|trackers?|kits?|locks?|panels?|machines?|devices?|tools?|books?|courses?|software|hives?|cattle|cows?|goats?|sheep|dogs?|cats?|hens?|pigs?|horses?|bees)$/.test(
    noun,
  )
}

const MEANS_OF_USE = /^(?:button|key|link|icon|switch|app)$/
const OPERATING = /^(?:buy|purchase|recruit|invest|refund|earn|gain)$/
const FRAGMENT = /^(?:see|find|use|get|have|try|like|open|hear|know|do|make|take) (?:it|them|this|that)$/

/** Whether a founder only tells of their own household: 'We heat with a pellet stove up here and … it goes out'. */
const isHousehold = (sentence: Sentence, clause: Clause | undefined): boolean =>
  clause !== undefined &&
  isFounders(sentence, clause) &&
  clause.tense === 'present' &&
  clause === sentence.clauses[0] &&
  /\b(?:up|out|round|over|down) here\b|\bat home\b|\bin our (?:house|home|flat|village|street|family)\b|\bour (?:own )?(?:kids|children|family)\b/.test(
    textOf(sentence, { from: clause.from, to: clause.to }),
  )

/** Whether words tell no use of a product: a fragment, a wish, a plan of the firm or a thing in a list. */
export function isNoAction(sentence: Sentence, { from, to }: Range): boolean {
  const words = textOf(sentence, { from, to })
  const first = at(sentence, from)
  const next = at(sentence, from + 1)
  const clause = clauseAt(sentence, from)
  // ''d not find it without pulling the hive apart'
  if (/^'d /.test(words)) return true
  const plain = words.replace(/^(?:can|could|will|may) (?:(?:both|all|also|then|now|each|even) )*/, '')
  if (FRAGMENT.test(plain)) return true
  // 'who needs the exact model finds it by photo'
  if (/^(?:need|want|search)$/.test(first.verb) && clause?.link === 'who') return true
  // 'buggies, travel cots and car seats'
  const reading = verbReading(first.lower)
  const previous = at(sentence, from - 1)
  const following = clause && sentence.clauses[sentence.clauses.indexOf(clause) + 1]
  if (
    first.tag === 'base' &&
    reading?.alsoNoun &&
    previous.text === ',' &&
    at(sentence, from - 2).tag === 'plural' &&
    next.tag === 'plural' &&
    (!following || following.verb < 0)
  )
    return true
  // 'the rent letters in October'
  if (/^(?:letters|papers|bars|forms)$/.test(first.lower) && previous.tag !== 'pronoun') return true
  if (isHousehold(sentence, clause)) return true
  // 'leave 10 cedis on the sack'
  if (/^(?:leave|put)$/.test(first.verb) && holdsMoney(sentence, { from, to: Math.min(to, from + 2) }))
    return true
  const speaker = speakerOf(sentence, clause)
  if (!/^(?:i|we)$/.test(speaker)) return false
  if (OPERATING.test(first.verb) || (first.verb === 'sell' && next.lower === 'to')) return true
  // 'The money sits in our till … and we release it'
  if (
    /^(?:it|them)$/.test(next.lower) &&
    /^ (?:so |then )?(?:the|this|their|her|his) (?:money|cash|payment|deposit|fare|fee) /.test(sentence.lower)
  )
    return true
  // 'give him back P500'
  return (
    /^(?:give|pay|send|hand)$/.test(first.verb) && holdsMoney(sentence, { from, to: Math.min(to, from + 5) })
  )
}

/** 'hit one button' in 'you hit one button and get a PDF': how it is used, where the same sentence tells what for. */
export const isOnlyMeans = (sentence: Sentence, { from, to }: Range): boolean =>
  /^(?:hit|press|push|tap|click|touch|open)$/.test(at(sentence, from).verb) &&
  to - from <= 3 &&
  MEANS_OF_USE.test(singular(at(sentence, to - 1).lower))

/** Whether words tell no problem: a date, how the product is used, or how many of it are in use. */
export function isNoProblem(sentence: Sentence, { from, to }: Range): boolean {
  const clause = sentence.clauses.find((each) => each.verb >= from && each.verb < to)
  if (clause?.subject && /^(?:come|be|arrive|begin|start|approach)$/.test(clause.base)) {
    const subject = sentence.tokens.slice(clause.subject.from, clause.subject.to)
    if (
      subject.length > 0 &&
      subject.every(({ lower, kind }) => DATES.test(lower) || kind === 'number' || lower === 'the')
    )
      return true
  }
  // 'Six have been on two stations since October'
  if (
    at(sentence, from).tag === 'number' &&
    clause?.base === 'be' &&
    at(sentence, clause.group).tag === 'have'
  )
    return true
  return /\b(?:you|they|he|she|users?) (?:just |simply |only )?(?:hit|press|push|tap|click|scan|open) (?:(?:one|a|the|our|my) )*(?:button|link|app|code)\b/.test(
    textOf(sentence, { from, to }),
  )
}

/** Whether a clause tells what the other side of a market has, beside the problem of the first: 'and at the same time hotels have …'. */
export const isSupply = (sentence: Sentence, { from }: Range): boolean =>
  / (?:and|but|,) at the same time /.test(` ${textOf(sentence, { from: 0, to: from })} `)

/** Whether a sentence tells what others throw away and the next one makes something of it: a supply, and no problem of customers. */
export const isRawMaterial = (sentences: readonly Sentence[], index: number): boolean =>
  / (?:throw|throws|throwing|thrown|dump|dumps|burn|burns|discard|discards) /.test(
    sentences[index]?.lower ?? '',
  ) &&
  / (?:make|makes|turn|turns|press|presses|grind|cook|bake|spin|weave|cast|convert|process) (?:it|them|this|that|these|those|the \w+) (?:up )?(?:into|to) /.test(
    sentences[index + 1]?.lower ?? '',
  )

/** The words of a problem without what the offer does about it or the other side has: 'and with us …', 'and at the same time …'. */
export function withoutOffer(sentence: Sentence, { from, to }: Range): Range {
  const end = sentence.tokens.findIndex(
    (_, i) =>
      i > from + 2 &&
      i < to &&
      /^(?:and |but |, )*(?:with (?:us|ours|our|mine)|at the same time|ours (?:is|are|has|does)) /.test(
        `${textOf(sentence, { from: i, to: i + 6 })} `,
      ),
  )
  return end < 0 ? { from, to } : { from, to: trimmedEnd(sentence, from + 1, end) }
}

/** 'how the tips get divided' with what governs it: 'Nobody trusts how the tips get divided'. */
export function withGovernor(sentence: Sentence, { from, to }: Range): Range {
  const own = sentence.clauses.findIndex((clause) => clause.verb >= from && clause.verb < to)
  const clause = sentence.clauses[own]
  const before = sentence.clauses[own - 1]
  const isGoverned =
    clause && before && /^(?:how|what|whether)$/.test(clause.link) && !isFounders(sentence, before)
  return isGoverned ? { from: before.subject?.from ?? before.from, to } : { from, to }
}
