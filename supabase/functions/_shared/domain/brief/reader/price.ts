import type { Price } from '../brief.ts'
import { at, type Clause, type Range, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { currencyFor, isCurrencyWord, type Money, moneyIn } from './money.ts'
import { amountAt, isThousands } from './numbers.ts'
import { isPeople, isPerson, singular } from './people.ts'
import { clauseAt, hasWord, nounPhrase, textOf } from './phrases.ts'
import { countryOfPeople } from './places.ts'
import { amountCues, type Beside, besideCues, rhythmCues, type Told, unitCues } from './price-cues.ts'
import { isProductNoun, naturesOfHead } from './products.ts'
import { likely, logOdds, weightsOf } from './weights.ts'
import { wordSet } from './word-lists.ts'
import {
  CONSUMED,
  FEES,
  LASTING,
  LINKS,
  NO_UNIT,
  OCCASIONS,
  ODD_PERIODS,
  PRICE_FILLERS,
  PRICES,
  SERVED,
  UNCHARGED,
} from './word-table.ts'

/*
 * What the founder charges. Learned weights judge each amount by the words around it. The words attached to the amount,
 * before or after it, say what it is for and how often it is paid.
 */

export interface PriceFinding extends Finding {
  value: Price
  /** Whether the amount has no sign or name of a currency. */
  isBare: boolean
}

/** What is known about the product that the price depends on. */
export interface Sold {
  /** The noun of the product in the singular. */
  head: string
  /** The period in the product's name: 'yearly' in 'a yearly round'. */
  every: Price['every']
  /** The capitalized words of the product's name, in lower case. */
  names: ReadonlySet<string>
  /** Whether the founders repeatedly do something for the customer: 'we come', 'we collect'. */
  isServed: boolean
  /** Cues for what the product is and does. */
  cues: readonly string[]
}

type Rhythm = Price['every']

/** The lowest likelihood at which an amount is the price, with and without a currency. */
const LEAST_OWN_PRICE = 0.65
const LEAST_BARE_PRICE = 0.8
/** Below this likelihood, `every` stays null: the price may be paid once or each time. */
const LEAST_RHYTHM = 0.55

const pairs = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    list.split(' ').flatMap((entry) => {
      const [value = '', words = ''] = entry.split(':')
      return words.split(',').map((word) => [word, value])
    }),
  )
const PERIODS = pairs(
  'month:month,months,mo,mth,monthly,pcm,pm year:year,years,yr,yearly,annually,annual,annum,pa,season,winter,summer week:week,weeks,wk,weekly,pw',
)
export const periodOf = (word: string): Rhythm =>
  Object.hasOwn(PERIODS, word) ? (PERIODS[word] as Rhythm) : null

const SHORT_FORMS = pairs('hour:hr,hrs,h,ph minute:min person:pp,pax night:pn')
const longOf = (noun: string) => SHORT_FORMS[noun] ?? noun

const isSold = (noun: string) =>
  OCCASIONS.has(noun) || LASTING.has(noun) || SERVED.has(noun) || naturesOfHead(noun).includes('device')
const isNoun = (tag: string) => tag === 'noun' || tag === 'plural'

interface Unit {
  noun: string
  to: number
}

/**
 * The unit of a price ('shop', 'booking', 'shipping bill', 'filled hour') that starts at a position; null if there
 * is none.
 */
function unitAt(sentence: Sentence, from: number): Unit | null {
  const first = at(sentence, from)
  if (first.kind !== 'word' || NO_UNIT.has(first.lower)) return null
  if (/^(?:pronoun|object|preposition|modal|be|have|subordinator|adverb|coordinator)$/.test(first.tag))
    return null
  const second = at(sentence, from + 1)
  const isCompound =
    /^(?:noun|adjective|ing|past|participle)$/.test(first.tag) &&
    second.tag === 'noun' &&
    !periodOf(first.lower) &&
    !periodOf(second.lower) &&
    !NO_UNIT.has(second.lower) &&
    !/^(?:including|depending|postage|delivery|shipping|included)$/.test(second.lower)
  return isCompound
    ? { noun: `${first.lower} ${singular(second.lower)}`, to: from + 2 }
    : { noun: longOf(singular(first.lower)), to: from + 1 }
}

/** The unit after 'per', 'a', 'for each' or '/' at a position; null if the words name what is bought instead. */
function unitAfter(sentence: Sentence, position: number): Unit | null {
  const { lower } = at(sentence, position)
  let from = position + 1
  const first = at(sentence, from).lower
  if (lower === 'in' && first === 'the') from++
  // 'for stitching one blouse'
  if (lower === 'for' && at(sentence, from).tag === 'ing' && PRICE_FILLERS.has(at(sentence, from + 1).lower))
    from++
  while (PRICE_FILLERS.has(at(sentence, from).lower)) from++
  // '£45 for the box', but not 'for the reminders'
  const named = singular(at(sentence, from + 1).lower)
  const isNamed =
    lower === 'for' && at(sentence, from).lower === 'the' && (isSold(named) || isProductNoun(named))
  if (isNamed) from++
  const unit = unitAt(sentence, from)
  if (!unit) return null
  const { noun } = unit
  const period = periodOf(noun)
  switch (lower) {
    case 'for':
    case 'from': {
      // 'for each walk', 'for ticket', 'for week', 'for person', but not 'for a family' or 'for the reminders'
      const isEach = /^(?:each|every)$/.test(first) || at(sentence, position + 1).tag === 'ing'
      const isCounted = isEach || /^(?:one|a|an|full|whole)$/.test(first)
      const isBare = from === position + 1 && at(sentence, from).tag === 'noun' && (isPerson(noun) || period)
      return isBare || isSold(noun) || isNamed || (isCounted && (isEach || !isPerson(noun))) ? unit : null
    }
    // '2 cents on each litre'
    case 'on':
      return /^(?:each|every)$/.test(first) ? unit : null
    // '120 kr in the month'
    case 'in':
      return period && /^(?:the|a|one)$/.test(first) ? unit : null
    // '3 € by panel'
    case 'by':
      return isSold(noun) || period || isPeople(noun) ? unit : null
    // 'eighteen yuan one month', 'Rs 500 one visit'
    case 'one':
      return period || isSold(noun) ? unit : null
    // 'per dentist and month', but not '… and cheaper'
    case 'and':
      return period ? unit : null
    default:
      return unit
  }
}

interface Tail {
  per: string | null
  every: Rhythm
  to: number
  /** Whether the price is paid per period that has no `every` value: 'per child per term'. */
  isOdd: boolean
}

const ONCE = /^(?:once|one-time|one-off|upfront|lifetime)$/

/** The end of a period such as 'two months' or 'other week' after 'every'; 0 if there is none. */
function oddPeriodEnd(sentence: Sentence, from: number): number {
  const to = at(sentence, from).lower === 'other' ? from + 1 : (amountAt(sentence, from)?.to ?? from)
  return to > from && /^(?:days?|weeks?|months?|years?)$/.test(at(sentence, to).lower) ? to + 1 : 0
}

/**
 * Reads the words after an amount: 'a month per shop', '/seat/mo', 'per walk', 'monthly', 'one-off', 'per seat,
 * billed yearly'.
 */
function tailOf(sentence: Sentence, from: number): Tail {
  const tail: Tail = { per: null, every: null, to: from, isOdd: false }
  const word = (i: number) => at(sentence, i).lower
  const note = (noun: string): boolean => {
    const period = periodOf(noun)
    if (ODD_PERIODS.has(noun) || (noun === 'night' && tail.per !== null)) tail.isOdd = true
    // '$6 a pop'
    else if (/^(?:pop|use)$/.test(noun)) tail.every ??= 'use'
    else if (noun === 'day' && tail.per !== null && tail.every === null) tail.every = 'day'
    // '30 shillings a day for each vehicle'
    else if (tail.per === 'day' && !period && tail.every === null)
      Object.assign(tail, { per: noun, every: 'day' })
    else if (period && tail.every === null) tail.every = period
    else if (!period && tail.per === null) tail.per = noun
    // '$75 per bin per inspection'
    else if (OCCASIONS.has(noun) && tail.every === null) tail.every = 'use'
    else return false
    return true
  }
  // '£45pp', '£99pm'
  const glued = /\d(pp|ph|pn|pw|pm|pcm|pa)$/.exec(word(from - 1))?.[1]
  if (glued) note(longOf(glued))
  let i = from
  // '£29 + VAT per month', 'Rs. 80/- per tiffin', 'a €2 fee per rental'
  if (/^(?:\+|plus|excl|ex|incl|including)$/.test(word(i)) && /^(?:vat|tax|gst|mwst)$/.test(word(i + 1)))
    i += 2
  if (word(i) === '/' && word(i + 1) === '-') i += 2
  if (FEES.has(word(i)) && LINKS.has(word(i + 1))) i++
  if (FEES.has(word(i + 1)) && LINKS.has(word(i + 2)) && isNoun(at(sentence, i).tag)) i += 2
  if (word(i) === 'only' && LINKS.has(word(i + 1))) i++
  for (let step = 0; step < 4; step++) {
    if (/^(?:,|and)$/.test(word(i)) && /^(?:per|each|every)$/.test(word(i + 1))) i++
    // '120 kr a month, for the whole choir'
    if (/^, for the whole$/.test(textOf(sentence, { from: i, to: i + 4 })) && tail.per === null) {
      note(singular(word(i + 4)))
      i += 5
      tail.to = i
    }
    // 'R350 p/m', '$40 p.a.'
    const short = /^p (?:\/|\.) ([mwa])$/.exec(textOf(sentence, { from: i, to: i + 3 }))?.[1]
    if (short && tail.every === null) {
      note(`p${short}`)
      i += 3
    } else if (/^(?:monthly|yearly|annually|annual|weekly|pcm|pm|pa|pw)$/.test(word(i))) {
      tail.every = periodOf(word(i))
      i++
    } else if (/^(?:pp|pn|ph|fortnightly|quarterly)$/.test(word(i))) note(longOf(word(i++)))
    else if (word(i) === 'daily' && tail.per === null) {
      Object.assign(tail, { per: 'day', every: 'use' })
      i++
    } else if (ONCE.test(word(i)) || (word(i) === 'one' && /^(?:time|off)$/.test(word(i + 1)))) {
      tail.every = 'once'
      i += word(i) === 'one' ? 2 : 1
    } else {
      // 'every two months', 'every other week'
      const odd = /^(?:every|each)$/.test(word(i)) ? oddPeriodEnd(sentence, i + 1) : 0
      if (odd > 0) {
        tail.isOdd = true
        tail.to = odd
        break
      }
      // '$39 per school year'
      if (
        LINKS.has(word(i)) &&
        word(i + 2) === 'year' &&
        /^(?:school|academic|calendar|tax)$/.test(word(i + 1))
      ) {
        tail.every ??= 'year'
        i += 3
        tail.to = i
        continue
      }
      const unit = LINKS.has(word(i)) ? unitAfter(sentence, i) : null
      // 'per person for a week' gives the duration, not the unit.
      if (word(i) === 'for' && tail.per !== null && unit && periodOf(unit.noun)) break
      if (!unit || !note(unit.noun)) break
      i = unit.to
    }
    tail.to = i
  }
  // 'Rs 250 pair'
  const isCallOut = word(i) === 'call' && word(i + 1) === 'out'
  const noun = isCallOut ? 'call out' : word(i)
  const end = isCallOut ? i + 2 : i + 1
  if (
    i === from &&
    (isCallOut || (isSold(noun) && noun !== 'flat' && /^(?:mark|coordinator)$/.test(at(sentence, end).tag)))
  ) {
    tail.per = noun
    tail.to = end
  }
  // '€3,400 a mat, paid once', '490 zł and then 9 zł monthly', '$12 per seat, billed yearly'
  const rest = textOf(sentence, { from: tail.to, to: tail.to + 4 })
  const billed = /^[,(] (?:paid|payable|billed|invoiced|charged) (\S+)/.exec(rest)?.[1] ?? ''
  tail.every ??=
    periodOf(billed) ??
    (/^, (?:paid |payable |only )?(?:once\b|one-time|one-off|one time)|^(?:and|,) then\b/.test(rest)
      ? 'once'
      : null)
  return tail
}

/** The subject of a clause, including one such as 'an hour of math with an engineer'; null if there is none. */
const subjectOf = (sentence: Sentence, { subject, link, from, group }: Clause): Range | null =>
  subject ??
  (link === '' && group > from + 1 && /^(?:determiner|number)$/.test(at(sentence, from).tag)
    ? { from, to: group }
    : null)
/** Whether the product follows its price: 'a $210 lid sensor'. */
function soldAfter(sentence: Sentence, money: Money, sold: Sold): boolean {
  const phrase = nounPhrase(sentence, money.to)
  return phrase !== null && sold.head !== '' && singular(at(sentence, phrase.head).lower) === sold.head
}

const BEFORE_AMOUNT =
  /^(?:about|around|only|just|from|at|for|is|are|be|would|will|costs?|rents?|leases?|sells?|goes|go|retails?|priced|sold|roughly|fee|rate|:|,)$/

/**
 * The unit before an amount ('A block of ten kilos costs 700 CFA', 'Tickets at €11', 'One night 260 yuan'); null if
 * there is none.
 */
function unitBefore(sentence: Sentence, clause: Clause, money: Money): string | null {
  let end = money.from
  while (end > clause.from && BEFORE_AMOUNT.test(at(sentence, end - 1).lower)) end--
  let from = end
  while (from > clause.from && end - from < 6 && at(sentence, from - 1).kind !== 'mark') from--
  const subject = subjectOf(sentence, clause)
  if (subject && clause.verb < money.from) from = Math.min(from, subject.from)
  const first = at(sentence, from)
  let head = from
  while (head < end && at(sentence, head).tag !== 'preposition') head++
  const { lower, tag } = at(sentence, head - 1)
  const noun = singular(lower)
  if (
    head === from ||
    // 'Ten lessons $400'
    (tag === 'plural' && at(sentence, head - 2).tag === 'number') ||
    // 'Riders rent bikes from us for €9'
    (clause.verb >= from && clause.verb < head) ||
    !/^(?:noun|plural|third)$/.test(tag) ||
    periodOf(noun) ||
    (FEES.has(noun) && !/^(?:ticket|pass)$/.test(noun))
  )
    return null
  const isShort = head - from === 2
  // 'Tubes at 9 euros'
  if (clause.verb < 0 && head - from === 1 && tag === 'plural' && !isPeople(noun) && !PRICES.has(noun))
    return noun
  const isCounted = /^(?:one|a|an|per|the|each|every|our|my|1)$/.test(first.lower) && isShort
  // '0.5 litre bottle at 11 euros'
  const isWhole = from === clause.from && first.tag === 'number'
  if (isSold(noun) && (isCounted || isWhole || head - from === 1 || tag === 'plural')) return noun
  const isNamed =
    isShort &&
    (/^(?:one|an?|per|each|every|1)$/.test(first.lower) || (first.lower === 'the' && from === clause.from))
  return isNamed && !isPeople(noun) && !PRICES.has(noun) ? noun : null
}

/** The unit of an amount if it is not directly after it; null if there is none. */
function unitElsewhere(
  sentence: Sentence,
  clause: Clause,
  money: Money,
  tail: Tail,
  sold: Sold,
): string | null {
  const lead = ` ${textOf(sentence, { from: Math.max(0, money.from - 12), to: money.from })} `
  // 'We charge by the panel, €3 each', 'Per session 20 euros', 'it costs each family $20', 'paid by the hour (800 rupees)'
  const counted =
    / (?:charge|bill|pay|paid|charged|billed|priced|book) (?:by the|by|per) (\S+) /.exec(lead)?.[1] ??
    / (?:(?:for|costs?|charge|ask|bill) (?:each|every|one|per)|(?<!\d )per) (?!of |one )(\S+) (?:fee |rate |price )?(?:[,:(] |is |are |costs? |it |we |\S+ \S+ pays? |of |at |about |around |only )*$/.exec(
      lead,
    )?.[1]
  if (counted && !periodOf(counted)) return longOf(singular(counted))
  // 'Hourly rate €45'
  const rate = / (hour|night|dai)ly (?:rate|fee|price|rent|hire) /.exec(lead)?.[1]
  if (rate) return rate === 'dai' ? 'day' : rate
  // 'shares at £250 each': the noun that 'each' or 'apiece' refers to, or else the product.
  const isEach = [money.to, tail.to].some(
    (i) => /^(?:each|apiece)$/.test(at(sentence, i).lower) && !periodOf(at(sentence, i + 1).lower),
  )
  if (isEach) {
    const between = (from: number, isOurs: boolean) => {
      const plurals = sentence.tokens
        .slice(from, money.from)
        .filter(({ tag, lower }) => tag === 'plural' && (!isOurs || !isPeople(lower)))
      return isOurs ? plurals[0] : plurals.at(-1)
    }
    // '… booths to coworking spaces for $180 a month each'
    const noun =
      between(Math.max(clause.verb + 1, clause.from), true) ?? between(clause.from, false) ?? between(0, true)
    return noun ? singular(noun.lower) : sold.head || null
  }
  const next = at(sentence, money.to)
  // 'a $210 lid sensor', 'a $75 booking fee'
  if (/^(?:a|an|the)$/.test(at(sentence, money.from - 1).lower) && soldAfter(sentence, money, sold))
    return sold.head
  if (/^(?:noun|ing|base)$/.test(next.tag) && FEES.has(at(sentence, money.to + 1).lower)) return next.lower
  const { subject } = clause
  // 'A hospital pays $18,000'
  const isPayer =
    subject !== null &&
    clause.base === 'pay' &&
    subject.to - subject.from < 4 &&
    /^(?:a|an|each|every)$/.test(at(sentence, subject.from).lower)
  if (isPayer && subject) return at(sentence, subject.to - 1).lower
  // 'Bag of 20 grams, 6 euro'
  const [heading] = sentence.clauses
  const isHeading =
    heading !== undefined &&
    heading.from === 0 &&
    heading.verb < 0 &&
    heading.to === clause.from - 1 &&
    clause.link === ',' &&
    clause.from === money.from
  const thing = isHeading ? nounPhrase(sentence, 0) : null
  const noun = thing && at(sentence, thing.head).tag === 'noun' ? at(sentence, thing.head).lower : ''
  return noun !== '' && isSold(noun) ? noun : unitBefore(sentence, clause, money)
}

/**
 * The period before an amount: 'a monthly fee of £12', 'per month: £5', 'pays monthly 45,000 naira', 'Every month
 * 500 naira'.
 */
function periodBefore(sentence: Sentence, clause: Clause, money: Money, per: string | null): Rhythm {
  const before = textOf(sentence, { from: clause.from, to: money.from })
  const near =
    /\b(monthly|yearly|annual|weekly) (?:fee|price|subscription|plan|membership|charge|retainer|licen[cs]e)\b|\b(?:per|one|every|each) (month|week|year)(?: (?:is|costs?|of|at|:))*$|\b(monthly|yearly|annually|weekly)$/.exec(
      before,
    ) ?? /\b(?:per|one) (month|year|week)\b/.exec(before)
  // 'Yearly visit, £130 a church', 'two pairs every month, $14'
  const whole = textOf(sentence, { from: 0, to: money.from })
  const far =
    near ??
    /^(monthly|yearly|annual|weekly) [a-z]+ ,$/.exec(whole) ??
    (per === null
      ? (/\b(?:a|per) (month|week|year) (?:,|for|at)$/.exec(whole) ??
        / (?:(?:every|each) (month|week|year)|(monthly|weekly)) /.exec(` ${whole} `))
      : null)
  return far ? periodOf(far[1] ?? far[2] ?? far[3] ?? '') : null
}

/** A price as written: its unit and how often it is paid, as far as the words say. */
interface Written {
  unit: string | null
  isTail: boolean
  said: Rhythm
  /** Whether the words say that the price is paid once, or leave the period open. */
  isOneOff: boolean
  isOpen: boolean
  to: number
}

export function writtenPrice(sentence: Sentence, clause: Clause, money: Money, sold: Sold): Written {
  if (money.percent) {
    const isNamed = SHARE_WORDS.has(at(sentence, money.to).lower)
    const { per, to } = shareOf(sentence, isNamed ? money.to + 1 : money.to)
    return { unit: per, isTail: true, said: 'share', isOneOff: false, isOpen: false, to }
  }
  const tail = tailOf(sentence, money.to)
  const before = textOf(sentence, { from: clause.from, to: money.from })
  const unit = tail.per ?? unitElsewhere(sentence, clause, money, tail, sold)
  const isUpfront = /^(?:upfront|up)$/.test(at(sentence, tail.to).lower)
  const isOneOff =
    /^(?:upfront|up front)|^to (?:produce|make|build|set|install|create|record)\b/.test(
      textOf(sentence, { from: isUpfront ? tail.to : money.to, to: Math.max(tail.to, money.to) + 2 }),
    ) ||
    /\b(?:one-time|one-off|set-?up|installation|one (?:flat |fixed )?fee)\b/.test(before) ||
    tail.per === 'installation'
  // A subscription leaves the period open; a setup fee is paid once.
  const isOpen =
    tail.isOdd || (unit === null && /\b(?:subscription|membership|plan)\b/.test(before)) || unit === 'way'
  return {
    unit,
    isTail: tail.per !== null,
    said: tail.every ?? periodBefore(sentence, clause, money, tail.per),
    isOneOff,
    isOpen,
    to: Math.max(tail.to, money.to),
  }
}

/** Whether the words state the unit explicitly: 'We charge by the panel, €3 each'. */
const isCharged = (sentence: Sentence, { from }: Money): boolean =>
  / (?:charge|bill|charged|billed|priced) (?:by the|by|per) \S+ (?:, |: |at )?$/.test(
    ` ${textOf(sentence, { from: Math.max(0, from - 6), to: from })} `,
  )

/** The most likely reading of a price: its amount, unit and period. */
function priceAt(
  sentence: Sentence,
  clause: Clause,
  money: Money,
  sold: Sold,
): Pick<PriceFinding, 'to' | 'value'> {
  const { unit, isTail, said, isOneOff, isOpen, to } = writtenPrice(sentence, clause, money, sold)
  // 'of each booking' names a unit; 'of what comes in' does not.
  const isCounted =
    unit !== null &&
    (isCharged(sentence, money) || likely('unit', unitCues(sentence, money, unit, isTail, to)) >= 0.5)
  const per = isCounted ? unit : null
  const known = said ?? (isOneOff ? 'once' : isOpen ? null : sold.every)
  const isEachTime = likely('rhythm', rhythmCues(sentence, clause, money, per, sold))
  const isJudged = known === null && !isOpen
  const isUnsure = Math.max(isEachTime, 1 - isEachTime) < LEAST_RHYTHM
  const every = isJudged ? (isUnsure ? null : isEachTime >= 0.5 ? 'use' : 'once') : known
  const value = {
    low: money.low,
    high: money.high,
    currency: money.percent ? null : money.currency,
    per,
    every,
  }
  return { to: per === null && money.percent ? money.to : to, value }
}

const SHARE_WORDS = wordSet('commission cut fee share')

/** What a percentage is taken of: 'of each booking', 'of what they save'. */
function shareOf(sentence: Sentence, at_: number): { per: string | null; to: number } {
  if (!/^(?:of|on|per|from)$/.test(at(sentence, at_).lower)) return { per: null, to: at_ }
  let from = at_ + 1
  while (/^(?:the|each|every|a|an|all|any|total)$/.test(at(sentence, from).lower)) from++
  const isClause = at(sentence, from).lower === 'what'
  const ends = isClause
    ? /^(?:mark|coordinator|preposition)$/
    : /^(?:mark|coordinator|preposition|pronoun|modal|be|third|subordinator|relative)$/
  let end = isClause ? from + 1 : from
  while (end < from + 4 && end < sentence.tokens.length && !ends.test(at(sentence, end).tag)) end++
  const per = textOf(sentence, { from, to: end })
  // 'We take 5% from the seller.'
  const isPaidBy = at(sentence, at_).lower === 'from' && isPeople(at(sentence, end - 1).lower)
  return per === '' || isPaidBy ? { per: null, to: at_ } : { per, to: end }
}

const AFTER_BARE = /^(?:mark|preposition|determiner|coordinator|subordinator|adverb|pronoun|to|relative)$/
const NO_BARE_AFTER =
  /^(?:of|%|-|–|:|o'clock|am|pm|times?|than|degrees|st|nd|rd|th|\+|x|am|to|that|who|which|years?|percent)$/
const NO_BARE_BEFORE =
  /^(?:#|-|–|:|\.|\+|x|no|number|nr|page|grade|class|year|years|age|aged|since|until|till|version|route|article|section|room|of|than|under|over|least|between|the|these|those|all|those|in|on|by|to|from|and|or|,|one|january|february|march|april|may|june|july|august|september|october|november|december)$/
const OPENS_UNIT = /^(?:\/|an?|per|each|apiece|monthly|yearly|weekly|for|the)$/

/** Numbers without a currency that may be the price: '99/mo', 'ours is 2,300', 'I take 2'. */
function bareAmounts(sentence: Sentence, known: readonly Money[]): Money[] {
  let end = 0
  return sentence.tokens.flatMap((token, i) => {
    if (i < end || known.some(({ from, to }) => i >= from && i < to)) return []
    if (token.kind !== 'number' && !(token.tag === 'number' || token.lower.includes('-'))) return []
    const isInside = at(sentence, i - 1).tag === 'number' || at(sentence, i - 1).kind === 'number'
    const amount = isInside ? null : amountAt(sentence, i)
    if (!amount || amount.percent || amount.low < (token.kind === 'number' ? 0.05 : 3)) return []
    const next = at(sentence, amount.to)
    const opensUnit = OPENS_UNIT.test(next.lower)
    // '60-room houses', '14:30', 'in 2019', 'on May 3'
    const isYear = /^(?:19|20)\d\d$/.test(token.text) && amount.to === i + 1
    if (isYear || NO_BARE_AFTER.test(next.lower) || !(AFTER_BARE.test(next.tag) || next.text === ''))
      return []
    if (!opensUnit && NO_BARE_BEFORE.test(at(sentence, i - 1).lower)) return []
    // 'Two-fifty a cup' does not mean 250.
    if (
      /^[a-z]+-[a-z]+$/.test(token.lower) &&
      amount.low >= 100 &&
      CONSUMED.has(singular(at(sentence, amount.to + 1).lower))
    )
      return []
    end = amount.to
    return [{ ...amount, currency: peopleCurrency(sentence, amount.to), isBare: true }]
  })
}

/** The currency of a people named after an amount: 'Three-forty for the set, Canadian'. */
function peopleCurrency(sentence: Sentence, from: number): string | null {
  const people = sentence.tokens
    .slice(from, from + 8)
    .find(({ text }, i) => countryOfPeople(text) !== undefined && at(sentence, from + i + 1).kind !== 'word')
  const country = people && countryOfPeople(people.text)
  return country === undefined ? null : currencyFor('dollars', country)
}

/** Amounts near these words are not a price. */
const NO_PRICE_PHRASE =
  /\b(?:used to|paid out|last year|unit cost|made (?:for|at)|(?:production|making) costs?|(?:costs?|runs?) (?:us|me)|tested|goal is|(?:would|will) (?:make|earn)|quoted|(?:my|our) (?:own )?costs? (?:is|are|will be|would be)|(?:i|we)(?:'d|'ll)? (?:(?:would|will|can|could|also|just) )*(?:buy|bought|pick(?:ed)? up|source|purchase)(?:d)? (?:\S+ ){1,10}(?:at|for)|(?:i|we|me)(?: (?:'ve|'d|was|were|have|had|been|just|already|once|even|still|always|both))* (?:paid|paying|pay|spent|spend|spending)|members paying|(?:wages?|rent|insurance|diesel|fuel|apprentice|locker)(?: alone)? (?:is|are|costs?|was|for)|works? (?:\S+ ){0,6}for)\b|\b(?:up to|under|below|less than|more than)$/
const NO_PRICE_AFTER =
  /^(?:(?:a|per) (?:month|year|week) coming in|last (?:year|month|week|winter|spring|summer|autumn|fall|season|time)|less|more|cheaper|off|discount|in (?:savings|sales|revenue|turnover|costs?|fees|funding|grants?|damages?|profit)|of (?:debt|turnover|sales|revenue|stock)|that|million|billion|bn|worth)\b/

/** Words for prices of others: 'Weave, the market leader, is $400', 'Owners set the rate, usually £25'. */
const OTHERS = /\b(?:market leader|sets? (?:the|their) (?:own )?(?:rate|price|fee)s?)\b/

/** Whether the words around an amount say that it is not the price. */
function isOtherAmount(sentence: Sentence, { from, to }: Money): boolean {
  const before = textOf(sentence, { from: clauseAt(sentence, from)?.from ?? 0, to: from })
  return (
    at(sentence, from - 1).lower === 'than' ||
    hasWord(before, UNCHARGED) ||
    NO_PRICE_PHRASE.test(before) ||
    OTHERS.test(textOf(sentence, { from: 0, to: from })) ||
    NO_PRICE_AFTER.test(textOf(sentence, { from: to, to: to + 4 }))
  )
}

/** Whether the words state the price explicitly: 'The price for each shop is 40 euros', '10 percent goes to us'. */
const isPlainPrice = (sentence: Sentence, { from, to }: Money): boolean =>
  /^(?:(?:(?:our|the|my) )?(?:price|fee|charge)|(?:the )?cost)(?: (?:to|for|per) (?:(?:the|each|every|one) )?\S+)? (?:is|will be|would be)(?: (?:about|around|just|only))?$/.test(
    textOf(sentence, { from: 0, to: from }),
  ) || /^(?:goes|comes) to us\b/.test(textOf(sentence, { from: to, to: to + 3 }))

/** Every amount in a sentence that may be a price, in order. */
export function amountsIn(sentence: Sentence, country: string | null): Money[] {
  // '1.900 € or 59 € a month': if one amount is ambiguous, another one next to it may not be the main price.
  const isUnclear = sentence.tokens.some(
    ({ text }, i) =>
      !isThousands(sentence, i) &&
      /^(?:\p{Sc}\s?)?\d{1,3}\.\d{3}$/u.test(text) &&
      (/^\p{Sc}/u.test(text) ||
        /^\p{Sc}/u.test(at(sentence, i + 1).text) ||
        isCurrencyWord(at(sentence, i + 1).lower)),
  )
  if (isUnclear) return []
  const amounts = moneyIn(sentence, country)
  return [...amounts, ...bareAmounts(sentence, amounts)].filter(
    ({ high, percent }) => high > 0 && !(percent && high > 100),
  )
}

/** Every amount of an idea, with the cues for whether it is the price. */
export function toldAmounts(
  sentences: readonly Sentence[],
  beside: Beside,
): (Told & { clause: Clause; cues: string[] })[] {
  const all = sentences.flatMap((sentence, index) =>
    amountsIn(sentence, null).flatMap((money) => {
      const clause = clauseAt(sentence, money.from)
      if (!clause) return []
      const { per, every } = money.percent ? { per: null, every: null } : tailOf(sentence, money.to)
      return [{ index, sentence, money, clause, unit: per, every }]
    }),
  )
  return all.map((each) => ({
    ...each,
    cues: [
      ...new Set([
        ...amountCues(each.sentence, each.money),
        ...besideCues(each, all, beside),
        ...(isOtherAmount(each.sentence, each.money) ? ['!other'] : []),
        ...(isPlainPrice(each.sentence, each.money) ? ['!plain'] : []),
      ]),
    ],
  }))
}

/** Turns log odds into the likelihood of each amount being the price; at most one of them is. */
export function shares(odds: readonly number[]): number[] {
  const most = Math.max(0, ...odds)
  const parts = odds.map((each) => Math.exp(each - most))
  const whole = parts.reduce((sum, each) => sum + each, Math.exp(-most))
  return parts.map((each) => each / whole)
}

/** An amount with the likelihood, as `score`, that it is the price. */
export interface PriceCandidate {
  index: number
  sentence: Sentence
  clause: Clause
  money: Money
  score: number
  /** The log odds by its own words, whatever the other amounts. */
  odds: number
  /** Whether the words around it say that it is no price of the founder. */
  isOther: boolean
}

/** Every amount that may be the price, in order. */
export function amountsJudged(sentences: readonly Sentence[], beside: Beside): PriceCandidate[] {
  const told = toldAmounts(sentences, beside)
  const weights = weightsOf('price')
  const odds = told.map(({ cues }) => logOdds(weights, cues))
  const likelihoods = shares(odds)
  return told.map(({ index, sentence, clause, money }, i) => {
    const share = likelihoods[i] ?? 0
    // A price that is mentioned twice splits its likelihood: the likelier mention gets the whole.
    const again = told.flatMap(({ money: other }, j) =>
      j !== i && other.low === money.low && other.percent === money.percent ? [likelihoods[j] ?? 0] : [],
    )
    const score = again.every((other) => other < share)
      ? again.reduce((sum, other) => sum + other, share)
      : share
    const isOther = isOtherAmount(sentence, money)
    return {
      index,
      sentence,
      clause,
      money,
      score: isOther ? 0 : isPlainPrice(sentence, money) ? 1 : score,
      odds: odds[i] ?? 0,
      isOther,
    }
  })
}

/**
 * The lowest likelihood at which an amount can be part of a list of prices, and the lowest sum at which the list is
 * the price.
 */
const LEAST_LISTED = 0.1
const LEAST_LIST = 0.85

/**
 * Amounts paid in turn are not alternative prices: 'the audit costs 1,450 euros, then a check each three months for
 * 220'.
 */
const IN_TURN =
  /\b(?:then|after|afterwards|later|(?:each|every) (?:\S+ )?(?:weeks?|months?|quarters?|years?))\b/

const textBetween = (sentence: Sentence, a: Money, b: Money): string =>
  textOf(sentence, { from: Math.min(a.to, b.to), to: Math.max(a.from, b.from) })

/**
 * The alternative prices of one sentence ('£38 for a short one, £55 below the shoulder'), which share a period;
 * null if there is no list.
 */
function listedPrices(
  judged: readonly PriceCandidate[],
): { top: PriceCandidate; score: number; all: Money[] } | null {
  const [first] = judged
  if (!first) return null
  const top = judged.reduce((best, each) => (each.score > best.score ? each : best), first)
  const isListed = ({ index, sentence, score, money }: PriceCandidate) =>
    index === top.index &&
    score >= LEAST_LISTED &&
    money.currency === top.money.currency &&
    tailOf(sentence, money.to).every === tailOf(top.sentence, top.money.to).every &&
    money.isBare !== true &&
    !money.percent &&
    !IN_TURN.test(textBetween(sentence, money, top.money))
  const all = judged.filter(isListed)
  const score = all.reduce((sum, each) => sum + each.score, 0)
  return all.length > 1 && all.includes(top) && score >= LEAST_LIST
    ? { top, score, all: all.map(({ money }) => money) }
    : null
}

/**
 * The lowest sum of likelihoods at which amounts of one sentence are the parts of a price, and the lowest where one of them
 * recurs and another does not.
 */
const LEAST_PARTED = 0.8
const LEAST_RECURRING = 0.5
/** The lowest log odds of each part. */
const LEAST_PART_ODDS = 0.5
const SETS_UP = /^to (?:set|start|join)\b|^for (?:installation|setup|set|the deposit)\b/

/**
 * The first of the parts of a price that share the likelihood among them: '£45 a month and then 40p for every inspection,
 * tags are £1.10 each', '$149 for the puck and $3 a month'; one for setting up is not the first. Empty if there are none.
 */
function partedPrice(judged: readonly PriceCandidate[]): PriceCandidate[] {
  const [first] = judged
  if (!first) return []
  const top = judged.reduce((best, each) => (each.score > best.score ? each : best), first)
  const parts = judged.filter(
    ({ index, odds, isOther, money }) =>
      index === top.index &&
      !isOther &&
      !money.isBare &&
      !money.percent &&
      odds >= LEAST_PART_ODDS &&
      money.currency === top.money.currency,
  )
  const sum = parts.reduce((total, { score }) => total + score, 0)
  const recurs = parts.map(({ sentence, money }) => periodOf(tailOf(sentence, money.to).every ?? '') !== null)
  const isMixed = recurs.includes(true) && recurs.includes(false)
  if (parts.length < 2 || sum < (isMixed ? LEAST_RECURRING : LEAST_PARTED)) return []
  const main = parts.find(
    ({ sentence, money }) => !SETS_UP.test(textOf(sentence, { from: money.to, to: money.to + 3 })),
  )
  return [main ?? top]
}

/** The prices among the judged amounts. `country` is where the business starts; it settles 'pesos' and '$'. */
export function pricesAmong(
  judged: readonly PriceCandidate[],
  country: string | null,
  sold: Sold,
): PriceFinding[] {
  const read = (
    { index, sentence, clause, money: { from } }: PriceCandidate,
    score: number,
  ): PriceFinding | null => {
    const money = amountsIn(sentence, country).find((each) => each.from === from)
    return money
      ? {
          ...priceAt(sentence, clause, money, sold),
          sentence: index,
          from,
          score,
          isBare: money.isBare === true,
        }
      : null
  }
  const single = judged.flatMap((each) =>
    each.score >= (each.money.isBare ? LEAST_BARE_PRICE : LEAST_OWN_PRICE)
      ? (read(each, each.score) ?? [])
      : [],
  )
  const list = listedPrices(judged)
  const top = list && read(list.top, list.score)
  if (!list || !top)
    return single.length > 0 ? single : partedPrice(judged).flatMap((each) => read(each, LEAST_PARTED) ?? [])
  const low = Math.min(...list.all.map((each) => each.low))
  const high = Math.max(...list.all.map((each) => each.high))
  const per = low === high ? top.value.per : null
  return [{ ...top, value: { ...top.value, low, high, per } }]
}
