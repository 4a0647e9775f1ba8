import type { Price } from '../brief.ts'
import { at, type Clause, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { hasHabit } from './habits.ts'
import { isCurrencyWord, type Money, moneyIn } from './money.ts'
import { amountAt } from './numbers.ts'
import { hasPain } from './pain.ts'
import { isPeople, isPerson, singular } from './people.ts'
import { headOf, nounPhrase, textOf } from './phrases.ts'
import { isProductNoun, naturesOfHead } from './products.ts'
import { wordSet } from './word-lists.ts'
import { LASTING, OCCASIONS } from './word-table.ts'

/* What the founder charges: an amount with what it is for and how often. */

export interface PriceFinding extends Finding {
  value: Price
  /** Without any sign or name of a currency. */
  isBare: boolean
}

/** What is sold, as far as a price depends on it. */
export interface Sold {
  /** The noun of the product, singular. */
  head: string
  /** 'yearly' in 'a yearly round'. */
  every: Price['every']
  /** Words with capitals that name it, in lower case. */
  names: ReadonlySet<string>
  /** The founders do something for the customer, again and again: 'we come', 'we collect'. */
  isServed: boolean
}

type Rhythm = Price['every']

const PERIODS: Readonly<Record<string, Rhythm>> = {
  month: 'month',
  months: 'month',
  mo: 'month',
  mth: 'month',
  monthly: 'month',
  pcm: 'month',
  pm: 'month',
  year: 'year',
  years: 'year',
  yr: 'year',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  annum: 'year',
  pa: 'year',
  season: 'year',
  week: 'week',
  pw: 'week',
  weeks: 'week',
  wk: 'week',
  weekly: 'week',
}
export const periodOf = (word: string): Rhythm =>
  Object.hasOwn(PERIODS, word) ? (PERIODS[word] ?? null) : null

const NO_UNIT = wordSet(`
  the a an to and or of for in on at with from by plus but if when so that which time less more off each every per only extra
  all them him us it person's few bit half third one installed upfront total delivered fitted included minimum maximum plus`)
const PER = wordSet('per a an one each every / for from the and by in')
const SHORT_FORMS: Readonly<Record<string, string>> = {
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  min: 'minute',
  pp: 'person',
  pax: 'person',
  ph: 'hour',
  pn: 'night',
}

/** Periods that no rhythm stands for. */
const ODD_PERIODS = wordSet('term quarter semester fortnight decade lifetime')

interface Tail {
  per: string | null
  every: Rhythm
  to: number
  /** Paid per period that no rhythm stands for: 'per child per term'. */
  isOdd?: boolean
}

/** The noun that a price is counted by: 'shop', 'booking', 'shipping bill'. */
function unitAt(sentence: Sentence, from: number): { noun: string; to: number } | null {
  const first = at(sentence, from)
  if (first.kind !== 'word' || NO_UNIT.has(first.lower)) return null
  // 'a lot', but 'per lot'
  if (first.lower === 'lot' && /^an?$/.test(at(sentence, from - 1).lower)) return null
  if (/^(?:pronoun|object|preposition|modal|be|have|subordinator|adverb|coordinator)$/.test(first.tag))
    return null
  const second = at(sentence, from + 1)
  const isCompound =
    /^(?:noun|adjective|ing)$/.test(first.tag) &&
    second.tag === 'noun' &&
    !periodOf(first.lower) &&
    !periodOf(second.lower) &&
    !NO_UNIT.has(second.lower)
  return isCompound
    ? { noun: `${first.lower} ${singular(second.lower)}`, to: from + 2 }
    : { noun: singular(first.lower), to: from + 1 }
}

/** Reads what follows an amount: 'a month per shop', '/seat/mo', 'per walk', 'monthly', 'one-off'. */
function tailOf(sentence: Sentence, from: number): Tail {
  const tail: Tail = { per: null, every: null, to: from }
  let i = from
  // '£45pp', '£99pm'
  const glued = /\d(pp|ph|pn|pw|pm|pcm|pa)$/.exec(at(sentence, from - 1).lower)?.[1] ?? ''
  if (periodOf(glued)) tail.every = periodOf(glued)
  else if (glued) tail.per = SHORT_FORMS[glued] ?? null
  // '£29 + VAT per month'
  if (
    /^(?:\+|plus|excl|ex|incl|including)$/.test(at(sentence, i).lower) &&
    /^(?:vat|tax|gst|mwst)$/.test(at(sentence, i + 1).lower)
  )
    i += 2
  // 'Rs. 80/- per tiffin'
  if (at(sentence, i).text === '/' && at(sentence, i + 1).text === '-') i += 2
  // 'a €2 fee per rental'
  if (FEES.has(at(sentence, i).lower) && PER.has(at(sentence, i + 1).lower)) i++
  for (let step = 0; step < 4; step++) {
    if (at(sentence, i).text === ',' && /^(?:per|each|every)$/.test(at(sentence, i + 1).lower)) i++
    // 'R350 p/m', '$40 p.a.'
    const short = /^p (?:\/|\.) (?:(m)|(w)|a)$/.exec(textOf(sentence, { from: i, to: i + 3 }))
    if (short && tail.every === null) {
      tail.every = short[1] ? 'month' : short[2] ? 'week' : 'year'
      i += 3
      tail.to = i
      continue
    }
    const { lower } = at(sentence, i)
    if (/^(?:monthly|yearly|annually|annual|weekly|pcm|pm|pa|pw)$/.test(lower)) tail.every = periodOf(lower)
    else if (/^(?:pp|pn|ph)$/.test(lower)) tail.per = SHORT_FORMS[lower] ?? null
    else if (lower === 'daily' && tail.per === null) {
      tail.per = 'day'
      tail.every = 'use'
    } else if (/^(?:once|one-time|one-off|upfront|lifetime)$/.test(lower)) tail.every = 'once'
    else if (lower === 'one' && /^(?:time|off)$/.test(at(sentence, i + 1).lower)) {
      tail.every = 'once'
      i++
    } else if (lower === 'only' && /^(?:per|a|an|each|\/)$/.test(at(sentence, i + 1).lower)) {
      // '₦3,500 only per box'
    } else if (lower === 'one' && periodOf(at(sentence, i + 1).lower)) {
      // 'eighteen yuan one month'
      tail.every = periodOf(at(sentence, i + 1).lower)
      i++
    } else {
      // 'every two months', 'every other week'
      const odd = /^(?:every|each)$/.test(lower) ? oddPeriodEnd(sentence, i + 1) : 0
      if (odd > 0) {
        tail.isOdd = true
        tail.to = odd
        break
      }
      const unit = PER.has(lower) ? unitAfter(sentence, i) : null
      if (!unit) break
      const period = periodOf(unit.noun)
      if (ODD_PERIODS.has(unit.noun)) tail.isOdd = true
      // '$6 a pop'
      else if (unit.noun === 'pop' && tail.every === null) tail.every = 'use'
      else if (unit.noun === 'night' && tail.per !== null) tail.isOdd = true
      else if (unit.noun === 'day' && tail.per !== null && tail.every === null) tail.every = 'day'
      else if (period && tail.every === null) tail.every = period
      else if (!period && tail.per === null) tail.per = unit.noun
      else break
      i = unit.to - 1
    }
    i++
    tail.to = i
  }
  // 'Rs 250 pair'
  const noun = at(sentence, i).lower
  if (
    i === from &&
    isSold(noun) &&
    noun !== 'flat' &&
    /^(?:mark|coordinator)$/.test(at(sentence, i + 1).tag)
  ) {
    tail.per = noun
    tail.to = i + 1
  }
  // '€3,400 a mat, paid once', '490 zł and then 9 zł monthly'
  const rest = textOf(sentence, { from: tail.to, to: tail.to + 4 })
  if (
    tail.every === null &&
    /^, (?:paid |payable |only )?(?:once\b|one-time|one-off|one time)|^(?:and|,) then\b/.test(rest)
  )
    tail.every = 'once'
  return tail.per === 'use' ? { ...tail, per: null, every: tail.every ?? 'use' } : tail
}

/** Where 'two months' or 'other week' ends after 'every'; 0 where no such period follows. */
function oddPeriodEnd(sentence: Sentence, from: number): number {
  const to = at(sentence, from).lower === 'other' ? from + 1 : (amountAt(sentence, from)?.to ?? from)
  return to > from && /^(?:days?|weeks?|months?|years?)$/.test(at(sentence, to).lower) ? to + 1 : 0
}

const isSold = (noun: string) =>
  OCCASIONS.has(noun) || LASTING.has(noun) || naturesOfHead(noun).includes('device')

function unitAfter(sentence: Sentence, position: number): { noun: string; to: number } | null {
  const { lower } = at(sentence, position)
  let from = position + 1
  const isEach = /^(?:each|every)$/.test(at(sentence, from).lower)
  while (
    /^(?:each|every|one|a|an|single|full|whole|further|additional|extra|other|booked|completed|successful|finished)$/.test(
      at(sentence, from).lower,
    ) ||
    (lower === 'in' && from === position + 1 && at(sentence, from).lower === 'the')
  )
    from++
  // '£45 for the box', but not 'for the reminders'
  const named = singular(at(sentence, from + 1).lower)
  const isNamed =
    lower === 'for' && at(sentence, from).lower === 'the' && (isSold(named) || isProductNoun(named))
  if (isNamed) from++
  const unit = unitAt(sentence, from)
  if (!unit) return null
  const noun = SHORT_FORMS[unit.noun] ?? unit.noun
  // 'for the reminders' and 'for a family' name what is bought, 'for each walk' and 'for ticket' what it is counted by.
  const isCounted = isEach || /^(?:one|a|an|full|whole)$/.test(at(sentence, position + 1).lower)
  // '240 euros for person'
  const isBarePerson = from === position + 1 && isPerson(noun) && at(sentence, from).tag === 'noun'
  if (
    /^(?:for|from)$/.test(lower) &&
    !isBarePerson &&
    !isSold(noun) &&
    !isNamed &&
    (!isCounted || (isPerson(noun) && !isEach))
  )
    return null
  // '120 kr in the month', '3 € by panel'
  if (lower === 'in' && !(periodOf(noun) && /^(?:the|a|one)$/.test(at(sentence, position + 1).lower)))
    return null
  if (lower === 'by' && !isSold(noun) && !periodOf(noun)) return null
  // 'per dentist and month', but not '… and cheaper'.
  if (lower === 'and' && !periodOf(noun)) return null
  return { noun, to: unit.to }
}

const CHARGING = wordSet(
  'earn charge sell ask take add keep be cost plan start offer rent price go want set make say think propose begin do bill lease aim target reckon figure',
)
const PAYING = wordSet(
  'rent lease hire pay give buy fund subscribe sponsor chip cover contribute purchase cost license licence',
)
/** Amounts after these words are no price. */
const NO_PRICE =
  /\b(?:sav(?:e|es|ed|ing|ings)|los(?:e|es|t|ing)|wast(?:e|es|ed|ing)|spen(?:d|ds|t|ding)|rais(?:e|es|ed|ing)|worth|budget|salar(?:y|ies)|wages?|grants?|revenue|fines?|earns|earning|invest(?:ed|ment)?|damages?|brought|sales|used to|subsid(?:y|ies)|prizes?|won|materials|average|typical|against|instead|compared|versus|vs|cheaper|than|debts?|turnover|profit|funding|discount|existing|currently|today|nowadays|presently|imported|competitors?|margin|capex|burns?|needs?|get|gets|already|still|quotes?|rivals?|fined?|steals?|owes?|paid out|last year|unit cost|goals?|made (?:for|at)|production costs?|costs? (?:us|me)|making costs?)\b/
/** Directly before an amount: no price. */
const BOUND = /\b(?:up to|under|below)$/
const NO_PRICE_AFTER =
  /^(?:less|more|cheaper|off|discount|in savings|of debt|of (?:[^ieat]|a)|that|in (?:sales|revenue|savings|costs?|fees|funding|grants?|damages?|profit)|million|billion|bn|worth)\b/
/** What is paid at others' places. */
const ELSEWHERE =
  /^ (?:in|at) (?:an? |the )?(?:shop|store|canteen|market|supermarket|restaurant|salon|hospital|hotel|garage|clinic)s? /
const OWN_SUBJECTS = wordSet('i we it this that price cost fee subscription membership plan')
const PRICE_SUBJECTS = wordSet(
  'price cost fee subscription membership plan ticket entry training course box bag hardware rental delivery pricing mrp rrp rate',
)
const FEES = wordSet('fee contract charge subscription plan membership ticket pass licence license')

/** Whether other things are paid for: 'pay 25 euros for the meter in the shop'. */
function isPaidForOther(sentence: Sentence, clause: Clause, sold: Sold): boolean {
  const what = sentence.tokens.findIndex(
    ({ lower }, i) => i > clause.verb && i < clause.to && lower === 'for',
  )
  const isThis =
    /^(?:it|this|that|each|every|one)$/.test(at(sentence, what + 1).lower) ||
    // 'for a walk', but not 'for a taxi'
    (/^an?$/.test(at(sentence, what + 1).lower) &&
      [1, 2, 3].some((i) => {
        const noun = singular(at(sentence, what + 1 + i).lower)
        return isSold(noun) || isPerson(noun) || periodOf(noun) !== null || noun === sold.head
      }))
  return (
    what > 0 &&
    clause.tense !== 'modal' &&
    !isThis &&
    !isPerson(at(sentence, what + 1).lower) &&
    !OCCASIONS.has(singular(at(sentence, what + 1).lower)) &&
    at(sentence, what + 1).tag !== 'number'
  )
}

/** 'pay a contractor $900', 'pay Booking 15%': the money goes to others; 'pay us $9', 'pay a fee of $9' does not say so. */
const isToOthers = (sentence: Sentence, clause: Clause, money: Money): boolean =>
  clause.base === 'pay' &&
  (isPaidOn(sentence, money) ||
    sentence.tokens
      .slice(clause.verb + 1, money.from)
      .some(
        ({ tag, lower, text }) =>
          (/^(?:noun|plural)$/.test(tag) || /^\p{Lu}/u.test(text)) &&
          text.length > 3 &&
          !FEES.has(lower) &&
          !periodOf(lower) &&
          !/^(?:price|rent|flat|commission|us)$/.test(lower),
      ))

/** 'Historians hire a researcher for 200 zloty an hour': the money goes to those who are hired. */
function isForOther(sentence: Sentence, clause: Clause, money: Money, sold: Sold): boolean {
  if (!/^(?:hire|rent|lease|buy|purchase)$/.test(clause.base) || clause.verb > money.from || !clause.subject)
    return false
  if (/^(?:you|we|i)$/.test(textOf(sentence, clause.subject)) || clause.tense === 'modal') return false
  const bought = nounPhrase(sentence, clause.verb + 1)
  const noun = bought && bought.head < money.from ? singular(at(sentence, bought.head).lower) : ''
  return (
    noun !== '' &&
    noun !== sold.head &&
    /^(?:an?|their|the)$/.test(at(sentence, clause.verb + 1).lower) &&
    !/ (?:us|our|me) /.test(` ${textOf(sentence, clause)} `)
  )
}

/** '600 euros to a lawyer' */
const isPaidOn = (sentence: Sentence, { to }: Money): boolean =>
  at(sentence, to).lower === 'to' && /^(?:determiner|plural|possessive)$/.test(at(sentence, to + 1).tag)

/** 'a $210 lid sensor': the product with its price before it. */
function soldAfter(sentence: Sentence, money: Money, sold: Sold): boolean {
  const phrase = nounPhrase(sentence, money.to)
  return phrase !== null && sold.head !== '' && singular(at(sentence, phrase.head).lower) === sold.head
}

/** 'Editors are expensive, around $120 an episode': an amount that goes on from what others cost, lose or do. */
function isAboutOthers(sentence: Sentence, clause: Clause): boolean {
  const before = sentence.clauses[sentence.clauses.indexOf(clause) - 1]
  if (clause.verb >= 0 || !before?.subject || before.verb < 0) return false
  return (
    !/^(?:we|i|you|our|my|it|this)\b/.test(textOf(sentence, before.subject)) &&
    (/^(?:cost|charge|quote|want|ask|bill|spend|lose|waste|set|choose|decide)$/.test(before.base) ||
      hasPain(sentence, before))
  )
}

/** How sure the founder would charge an amount, by the words around it; 0 when it is no price. */
function chargeScore(sentence: Sentence, clause: Clause, money: Money, sold: Sold): number {
  const before = textOf(sentence, { from: clause.from, to: money.from })
  if (
    NO_PRICE.test(before) ||
    BOUND.test(before) ||
    NO_PRICE_AFTER.test(textOf(sentence, { from: money.to, to: money.to + 2 }))
  )
    return 0
  // 'a 14 dollar delivery' is something that costs so much, 'a $75 booking fee' is a price.
  const isModifier =
    /^(?:a|an|the)$/.test(at(sentence, money.from - 1).lower) &&
    /^(?:noun|plural|ing|adjective)$/.test(at(sentence, money.to).tag)
  if (isModifier && soldAfter(sentence, money, sold)) return 2.5
  if (isModifier && !FEES.has(at(sentence, money.to).lower) && !FEES.has(at(sentence, money.to + 1).lower))
    return 0
  // '… and the rent $2,400'
  if (
    clause.verb < 0 &&
    /^(?:and|but|,)$/.test(clause.link) &&
    /^ ?(?:the|our|my) (\S+)$/.test(before) &&
    !isSold(before.slice(4).trim())
  )
    return 0
  // 'It costs $11 to make'
  if (
    clause.base === 'cost' &&
    /^to (?:make|produce|build)\b/.test(textOf(sentence, { from: money.to, to: money.to + 2 }))
  )
    return 0
  if (isToOthers(sentence, clause, money) || isForOther(sentence, clause, money, sold)) return 0
  // '… and us keeping £5 per booking'
  if (/ us (?:keeping|taking|charging|earning) (?:about |around )?$/.test(` ${before} `)) return 2.5
  // 'In the canteen one plate is 150 rupees.'
  if (ELSEWHERE.test(sentence.lower) && !/ (?:it|ours?|us) /.test(sentence.lower)) return 0
  // 'a padlock of 15 €' is one of its kind.
  if (
    at(sentence, money.from - 1).lower === 'of' &&
    !FEES.has(singular(at(sentence, money.from - 2).lower))
  ) {
    if (
      !/^(?:price|cost|rate|commission|cut|rent|deposit|purchase|payment|thinking|think)$/.test(
        at(sentence, money.from - 2).lower,
      )
    )
      return 0
  }
  // 'connects them for a fee of $6', 'at a fixed charge of Rs 500'
  if (/ (?:for|at) (?:a|the) (?:\S+ )?(?:fee|price|charge|rate) of$/.test(` ${before}`)) return 2.8
  const isLinked =
    /^(?:who|that|which)$/.test(clause.link) && clause.subject === null && clause.tense !== 'past'
  const end = tailOf(sentence, money.to)
  // 'costs less than $50', 'We tested $49 and $79'
  const earlier = sentence.clauses[sentence.clauses.indexOf(clause) - 1]
  if (at(sentence, money.from - 1).lower === 'than') return 0
  if (
    clause.verb < 0 &&
    /^(?:and|or)$/.test(clause.link) &&
    clause.from === money.from &&
    earlier?.tense === 'past'
  )
    return 0
  // 'clinics with 500,000 euros', 'With 100 clinics we would make $3,900 a month'
  if (at(sentence, money.from - 1).lower === 'with' && end.to === money.to) return 0
  if (/^(?:make|earn)$/.test(clause.base) && clause.verb < money.from && end.per === null) return 0
  if (
    /^in (?:sales|revenue|turnover|savings|profit)/.test(textOf(sentence, { from: end.to, to: end.to + 2 }))
  )
    return 0
  // '… people over eighty, who pay 6 euros per trip', 'a bot that helps teachers for 20 bob a week'
  if (isLinked && clause.verb >= 0 && clause.verb < money.from && !clause.negated) {
    const isFor = /^(?:for|at)$/.test(at(sentence, money.from - 1).lower) && clause.link !== 'who'
    const isPaid =
      clause.base === 'pay' &&
      at(sentence, clause.from - 2).text === ',' &&
      !isPaidForOther(sentence, clause, sold)
    if ((isFor || isPaid) && tailOf(sentence, money.to).to > money.to) return 2
  }
  const isBare = clause.verb < 0 && tailOf(sentence, money.to).to === money.to
  const others =
    clause.verb < 0 && clause.link !== ''
      ? speakerOf(sentence, sentence.clauses[sentence.clauses.indexOf(clause) - 1])
      : ''
  if (isBare && others !== '' && isPeople(others.slice(others.lastIndexOf(' ') + 1))) return 0
  if (isAboutOthers(sentence, clause)) return 0
  // 'Coaching centres are taking 50 students and charging 3,000'
  if (
    clause.verb < 0 &&
    at(sentence, money.from - 1).tag === 'ing' &&
    isPeople(others.slice(others.lastIndexOf(' ') + 1))
  )
    return 0
  // '$120 a month per yard.'
  const opens = clause === sentence.clauses[0] && clause.from === money.from && !isBare
  if (clause.verb < 0) return opens ? 2.9 : 2
  // 'For £5 a month shops get …', but not 'the padlock of 15 € is cut'
  if (clause.group >= money.from)
    return sentence.tokens
      .slice(clause.from, money.from)
      .every(
        ({ tag, lower }) =>
          /^(?:preposition|adverb|determiner)$/.test(tag) ||
          PRICE_SUBJECTS.has(singular(lower)) ||
          FEES.has(singular(lower)),
      )
      ? 2
      : 0
  // 'bread delivered every morning at 4 euros a loaf'
  const isParticiple =
    clause.from === 0 &&
    clause.tense === 'past' &&
    clause.verb === clause.group &&
    clause.subject !== null &&
    !isPeople(at(sentence, clause.subject.to - 1).lower) &&
    at(sentence, clause.subject.to - 1).tag !== 'pronoun'
  if (isParticiple && /^(?:at|for|from)$/.test(at(sentence, money.from - 1).lower)) return 2
  if (clause.tense === 'past' || clause.negated) return 0
  const isAt = /^(?:for|at)$/.test(at(sentence, money.from - 1).lower)
  // 'We would like to take 20 euros'
  if (/^(?:we|i) .*\b(?:like|hope) to (?:take|charge|ask|sell|offer)\b/.test(before)) return 2.8
  const subject = clause.subject ? at(sentence, clause.subject.to - 1).lower : ''
  const first = clause.subject ? at(sentence, clause.subject.from).lower : ''
  if (subject === '') {
    // 'a subscription that costs $5', but not 'a lab that bills $85'
    if (/^(?:that|which|who)$/.test(clause.link)) {
      const noun = singular(at(sentence, clause.from - 2).lower)
      const isThing =
        FEES.has(noun) ||
        noun === sold.head ||
        // 'a tool for choirs that costs 5 € a month'
        (clause.link !== 'who' &&
          at(sentence, clause.verb).tag === 'third' &&
          at(sentence, clause.from - 2).tag === 'plural')
      return isThing && /^(?:cost|start|be|go|sell)$/.test(clause.base) ? 2 : 0
    }
    const speaker = /^(?:and|or|,)$/.test(clause.link) ? speakerOf(sentence, clause) : ''
    const isOthers =
      speaker !== '' &&
      !sold.names.has(speaker) &&
      !/^(?:we|i|it|this|our .*|the (?:app|price|fee|product))$/.test(speaker)
    // 'Weave, the market leader, is $400'
    if (clause.base === 'be' && speaker === '' && clause.from > 0) return 0
    return !isOthers && (CHARGING.has(clause.base) || (isAt && speaker !== '')) ? 2 : 0
  }
  // 'Clinics are billed $0.50 for each reminder.'
  if (clause.passive && clause.base === 'bill') return 2.5
  // 'One walk costs £12.'
  const second = clause.subject ? singular(at(sentence, clause.subject.from + 1).lower) : ''
  const isDirect = money.from - clause.verb < 3
  if (
    /^(?:cost|be|go)$/.test(clause.base) &&
    isDirect &&
    /^(?:one|each|every|a|an|half)$/.test(first) &&
    !/^an? .* (?:at|by|with|from|in) /.test(before) &&
    (OCCASIONS.has(singular(at(sentence, clause.group - 1).lower)) ||
      OCCASIONS.has(singular(subject)) ||
      OCCASIONS.has(second))
  )
    return 2.5
  // 'Each unit costs $1,150.', 'The machine costs €38,000.'
  const isOnly = clause.subject !== null && clause.subject.to - clause.subject.from === 2
  if (
    (/^(?:cost|sell|retail)$/.test(clause.base) || (/^(?:be|go)$/.test(clause.base) && isDirect)) &&
    (/^(?:one|each|every|the)$/.test(first) || (/^an?$/.test(first) && clause.base !== 'cost')) &&
    isOnly &&
    (isSold(singular(subject)) || isProductNoun(subject))
  )
    return 2.5
  // 'A basic service starts at £35.'
  if (clause.base === 'start' && isDirect && /^(?:an?|the)$/.test(first) && !isPeople(subject)) return 2.2
  // 'One tiffin is ₹110.'
  const isOne = /^(?:one|each)$/.test(first) || (first === 'a' && !hasPain(sentence, clause))
  if (clause.base === 'be' && isDirect && isOnly && isOne && !isPeople(subject) && clause.tense !== 'bare')
    return 2
  if (/^(?:you|u|everyone|everybody|each)$/.test(subject)) return PAYING.has(clause.base) ? 2.8 : 0
  // 'They go for £249', but not 'they cost us $400'
  if (/^(?:they|these|those|ours)$/.test(subject) && /^(?:go|sell|retail)$/.test(clause.base)) return 2
  // 'our drivers earn …', 'the materials cost us …'
  if ((/^(?:our|my)$/.test(first) && isPeople(subject)) || /\bcosts? us\b/.test(before)) return 0
  if (clause.base === 'earn' && !/^(?:i|we)$/.test(subject)) return 0
  const isOwn =
    OWN_SUBJECTS.has(subject) ||
    /^(?:ours|mine)$/.test(subject) ||
    /^(?:our|my)$/.test(first) ||
    singular(subject) === sold.head ||
    sold.names.has(subject)
  // '… connects them for 50 rupees per lesson'
  if (isOwn) return CHARGING.has(clause.base) ? 2.8 : isAt ? 2 : 0
  if (PAYING.has(clause.base) && clause.base !== 'cost') {
    // 'Today they pay 90 euros for a receptionist.'
    if (hasHabit(sentence)) return 0
    const isProgressive =
      at(sentence, clause.verb).tag === 'ing' && first !== 'each' && !/\bus\b/.test(before)
    return isProgressive || isPaidForOther(sentence, clause, sold) ? 0 : 2.9
  }
  // 'Meals are €6.50 each.'
  if (
    clause.base === 'be' &&
    isDirect &&
    /^(?:each|apiece)$/.test(at(sentence, money.to).lower) &&
    !isPeople(subject)
  )
    return 2
  // 'Washing-up liquid would be €2.40 per litre.'
  if (clause.tense === 'modal' && clause.base === 'be' && isDirect) return 2
  // 'Cost to the society is Rs 6,500', 'The price of a box is €5'
  const head = clause.subject ? headOf(sentence, clause.subject).lower : ''
  const isPriceOf =
    clause.subject !== null &&
    PRICE_SUBJECTS.has(singular(head)) &&
    /^(?:to|for|of|per)$/.test(
      at(sentence, clause.subject.from + (/^(?:the|our)$/.test(first) ? 2 : 1)).lower,
    )
  return (isPriceOf || PRICE_SUBJECTS.has(singular(subject)) || (first === 'each' && subject === 'one')) &&
    /^(?:be|cost|start|go)$/.test(clause.base)
    ? 2
    : 0
}

/** The words before an amount, as far as they can be about it. */
const leadOf = (sentence: Sentence, { from }: Money): string =>
  ` ${textOf(sentence, { from: Math.max(0, from - 12), to: from })}`

/** 'shares at £250 each': what 'each' and 'apiece' count, else the product. */
function eachOf(sentence: Sentence, clause: Clause, money: Money, sold: Sold): string | null {
  const after = tailOf(sentence, money.to).to
  // 'We charge by the panel, €3 each.'
  const counted = /\b(?:charge|bill|pay|paid|charged|billed|priced) (?:by the|by|per) (\S+)/.exec(
    leadOf(sentence, money),
  )?.[1]
  if (counted && !periodOf(counted)) return counted
  if (![money.to, after].some((i) => /^(?:each|apiece)$/.test(at(sentence, i).lower))) return null
  // '… booths to coworking spaces for $180 a month each'
  for (let i = Math.max(clause.verb + 1, clause.from); i < money.from; i++)
    if (at(sentence, i).tag === 'plural' && !isPeople(at(sentence, i).lower))
      return singular(at(sentence, i).lower)
  for (let i = money.from - 1; i >= clause.from; i--)
    if (at(sentence, i).tag === 'plural') return singular(at(sentence, i).lower)
  return sold.head || null
}

const BEFORE_AMOUNT =
  /^(?:about|around|only|just|from|at|for|is|are|be|would|will|costs?|rents?|leases?|sells?|goes|go|retails?|priced|sold|roughly|:)$/

/** 'A block of ten kilos costs 700 CFA', 'Tickets at €11', 'One night 260 yuan': the noun before the amount. */
function unitBefore(sentence: Sentence, clause: Clause, money: Money): string | null {
  let end = money.from
  while (end > clause.from && BEFORE_AMOUNT.test(at(sentence, end - 1).lower)) end--
  let from = end
  while (from > clause.from && end - from < 6 && at(sentence, from - 1).kind !== 'mark') from--
  // 'Per session 20 euros', 'the price per kilo is €5'
  const counted = at(sentence, end - 1)
  if (
    at(sentence, end - 2).lower === 'per' &&
    at(sentence, end - 3).tag !== 'number' &&
    counted.tag === 'noun' &&
    !periodOf(counted.lower)
  )
    return SHORT_FORMS[counted.lower] ?? counted.lower
  const first = at(sentence, from)
  let head = from
  while (head < end && at(sentence, head).tag !== 'preposition') head++
  const { lower, tag } = at(sentence, head - 1)
  const noun = singular(lower)
  if (
    head === from ||
    !/^(?:noun|plural|third)$/.test(tag) ||
    periodOf(noun) ||
    (FEES.has(noun) && !/^(?:ticket|pass)$/.test(noun))
  )
    return null
  const isCounted = /^(?:one|a|an|per|the|each|every|our|my|1)$/.test(first.lower) && head - from === 2
  if (isSold(noun) && (isCounted || head - from === 1 || tag === 'plural')) return noun
  // 'Soups €5', 'a weekly box of five costs 25 euros'
  if (SERVED.has(noun) && from === clause.from) return noun
  const isNamed =
    isCounted &&
    (/^(?:one|an?|per|each|every|1)$/.test(first.lower) || (first.lower === 'the' && from === clause.from)) &&
    !isPeople(noun)
  return isNamed &&
    !PRICE_SUBJECTS.has(noun) &&
    !/^(?:total|value|deposit|commission|rate|charge)$/.test(noun)
    ? noun
    : null
}

/** 'a $75 booking fee', 'Priced per image, about 0.08 EUR': the unit elsewhere than after the amount. */
function unitBeside(sentence: Sentence, clause: Clause, money: Money, sold: Sold): string | null {
  const next = at(sentence, money.to)
  if (/^(?:a|an|the)$/.test(at(sentence, money.from - 1).lower) && soldAfter(sentence, money, sold))
    return sold.head
  if (/^(?:noun|ing|base)$/.test(next.tag) && FEES.has(at(sentence, money.to + 1).lower)) return next.lower
  const heading = sentence.clauses[sentence.clauses.indexOf(clause) - 1]
  const last = heading && clause.verb < 0 ? at(sentence, heading.to - 2).lower : ''
  if (heading && /^(?:per|each|every)$/.test(last) && !periodOf(at(sentence, heading.to - 1).lower))
    return at(sentence, heading.to - 1).lower
  // 'For each cleaning the farm pays 120 €', 'it costs each family $20'
  const each = / (?:for|costs?|charge|ask|bill) (?:each|every|one|per) (\S+) /.exec(
    ` ${textOf(sentence, { from: clause.from, to: money.from })} `,
  )?.[1]
  if (each && !periodOf(each) && !/^(?:of|one)$/.test(each)) return singular(each)
  // 'Hourly rate €45'
  const rate = / (hour|night)ly (?:rate|fee|price) /.exec(`${leadOf(sentence, money)} `)?.[1]
  if (rate) return rate
  // 'paid by the hour (800 rupees)'
  const by = / by the (hour|day|night|kilo|kg|page|minute|litre|ounce|piece|mile|km) /.exec(sentence.lower)
  if (by?.[1]) return by[1]
  const { subject } = clause
  // 'A hospital pays $18,000'
  const isEach =
    subject !== null &&
    subject.to - subject.from < 4 &&
    /^(?:a|an|each|every)$/.test(at(sentence, subject.from).lower)
  if (isEach && subject && clause.base === 'pay') return at(sentence, subject.to - 1).lower
  return unitBefore(sentence, clause, money)
}

/** Products that are paid for again and again, so that an amount without a period leaves the rhythm open. */
const SUBSCRIBED = wordSet(
  'magazine zine newsletter podcast channel app software platform website portal membership subscription service',
)

/** What is eaten or drunk, whatever hands it out. */
const SERVED = wordSet(
  `bowl cup glass plate portion serving slice meal bottle litre liter kilo kg bag packet sachet jar loaf soup bread cake
  coffee tea juice sandwich snack salad lunch dinner breakfast beer pizza burger cookie egg`,
)
/** What takes place, in words of no list. */
const TIMED = /(?:ing|ion|ment|al|day|time|ance|ence)$/
/** Services that each person pays once. */
const ONE_TIME = wordSet(
  'training course apprenticeship bootcamp certification camp internship program programme workshop',
)

/** How often a price without a period is paid, by what it is paid for. */
function rhythmOf(sentence: Sentence, per: string | null, sold: Sold, to: number): Rhythm {
  const natures = naturesOfHead(sold.head)
  const isService = sold.head === 'service' || natures.includes('service') || natures.includes('marketplace')
  if (per === null)
    return isService || SERVED.has(sold.head) || (natures.length === 0 && sold.isServed)
      ? 'use'
      : SUBSCRIBED.has(sold.head)
        ? null
        : 'once'
  const noun = per.slice(per.lastIndexOf(' ') + 1)
  if (SERVED.has(noun)) return 'use'
  // '35 € a piece' of what is kept
  if (/^(?:piece|unit|item)$/.test(noun) && LASTING.has(sold.head)) return 'once'
  // '4,500 for the box' of one who makes a box to keep
  if (
    noun === sold.head &&
    !OCCASIONS.has(noun) &&
    !SERVED.has(noun) &&
    !TIMED.test(noun) &&
    natures.length === 0
  )
    return 'once'
  if (
    noun === sold.head &&
    natures.some(
      (nature) =>
        nature === 'device' ||
        (nature === 'physical' && (LASTING.has(noun) || /^each$/.test(at(sentence, to).lower))),
    )
  )
    return 'once'
  if (OCCASIONS.has(noun) && !natures.includes('device')) return 'use'
  // 'each school pays £3,500'
  if (isPeople(noun) && !isPerson(noun) && LASTING.has(noun) && !isService && !sold.isServed) return 'once'
  if (isPeople(noun) && !isProductNoun(noun))
    return ONE_TIME.has(sold.head) ||
      /^(?:trainee|student|employee)$/.test(noun) ||
      /\b(?:training|course|class)\b/.test(sentence.lower)
      ? 'once'
      : 'use'
  if (natures.includes('device'))
    return OCCASIONS.has(noun) && !/^(?:piece|box|unit|item)$/.test(noun) ? 'use' : 'once'
  if (isService || sold.isServed) return 'use'
  return LASTING.has(noun) || naturesOfHead(noun).includes('device') ? 'once' : 'use'
}

/** 'a monthly fee of £12', 'per month: £5', 'pays monthly 45,000 naira'. */
function periodBefore(before: string): Rhythm {
  const said =
    /\b(monthly|yearly|annual|weekly) (?:fee|price|subscription|plan|membership|charge|retainer)\b|\b(?:per|one) (month|year|week)\b|\b(monthly|yearly|annually|weekly)$/.exec(
      before,
    )
  return said ? periodOf(said[1] ?? said[2] ?? said[3] ?? '') : null
}

function priceAt(
  sentence: Sentence,
  index: number,
  clause: Clause,
  money: Money,
  sold: Sold,
): PriceFinding[] {
  const score = money.high > 0 ? chargeScore(sentence, clause, money, sold) : 0
  if (score === 0) return []
  const before = textOf(sentence, { from: clause.from, to: money.from })
  const tail = tailOf(sentence, money.to)
  // 'Yearly visit, £130 a church', 'two pairs every month, $14'
  const whole = textOf(sentence, { from: 0, to: money.from })
  const rhythm =
    /^(monthly|yearly|annual|weekly) [a-z]+ ,$/.exec(whole) ??
    (tail.per === null
      ? (/\b(?:a|per) (month|week|year) ,$/.exec(whole) ??
        / (?:(?:every|each) (month|week|year)|(monthly|weekly)) /.exec(` ${whole} `))
      : null)
  const said = tail.every ?? periodBefore(before) ?? (rhythm ? periodOf(rhythm[1] ?? rhythm[2] ?? '') : null)
  const per = tail.per ?? eachOf(sentence, clause, money, sold) ?? unitBeside(sentence, clause, money, sold)
  const isOneOff = /^(?:upfront|up front)|^to (?:produce|make|build|set|install|create|record)\b/.test(
    textOf(sentence, {
      from: tail.to > money.to && /^(?:upfront|up)$/.test(at(sentence, tail.to).lower) ? tail.to : money.to,
      to: Math.max(tail.to, money.to) + 2,
    }),
  )
  // A subscription leaves open how often; a setup fee is paid once.
  const isOpen = tail.isOdd || (per === null && /\b(?:subscription|membership|plan)\b/.test(before))
  const isOnce = isOneOff || /\b(?:one-time|one-off|set-?up|installation)\b/.test(before)
  const every =
    said ?? (isOnce ? 'once' : isOpen ? null : (sold.every ?? rhythmOf(sentence, per, sold, money.to)))
  // '€14 for 100 grams', '20 euros for two hours'
  const portion = at(sentence, money.to).lower === 'for' ? amountAt(sentence, money.to + 1) : null
  const isPortion = portion !== null && portion.low > 1 && !periodOf(at(sentence, portion.to).lower)
  const value = {
    low: money.low,
    high: money.high,
    currency: money.currency,
    per,
    every: every === 'once' && isPortion ? ('use' as const) : every,
  }
  return [
    {
      sentence: index,
      from: money.from,
      to: Math.max(tail.to, money.to),
      score,
      value,
      isBare: money.isBare === true,
    },
  ]
}

const SHARE_WORDS = wordSet('commission cut fee share')

/** '8% of the crew share', '12% commission', 'a fee of 5%': a share of what others earn. */
function shareAt(
  sentence: Sentence,
  index: number,
  clause: Clause,
  money: Money,
  sold: Sold,
): PriceFinding[] {
  const subject = clause.subject
    ? textOf(sentence, clause.subject)
    : clause.verb < 0
      ? ''
      : speakerOf(sentence, clause)
  if (isToOthers(sentence, clause, money) || at(sentence, money.to + 1).lower === 'top') return []
  const isNamed = SHARE_WORDS.has(at(sentence, money.to).lower)
  const isFee =
    /\b(?:(?:commission|fee|our charge|my charge)(?: (?:of|is|at|:))?|cut of)(?: about| around)?$/.test(
      textOf(sentence, { from: clause.from, to: money.from }),
    )
  // 'Sellers pay 8% of the price.'
  const isPaid =
    /^(?:pay|give)$/.test(clause.base) &&
    clause.tense !== 'past' &&
    (isFee ||
      / us $/.test(` ${textOf(sentence, { from: clause.from, to: money.from })} `) ||
      /^(?:of|on|per)\b/.test(at(sentence, money.to).lower) ||
      (naturesOfHead(sold.head).includes('marketplace') && money.from === clause.verb + 1))
  // 'a marketplace charging sellers 6%'
  const isCharging = / (?:charging|taking|keeping) (?:\S+ )?$/.test(
    ` ${textOf(sentence, { from: clause.from, to: money.from })} `,
  )
  const isTaken =
    /^(?:we|i)$/.test(subject) &&
    /^(?:take|keep|charge|get|earn|ask|add|want|receive|make)$/.test(clause.base)
  // '12% we will keep for packing'
  const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1]
  const isKept =
    clause.verb < 0 &&
    clause.from === money.from &&
    next?.from === money.to &&
    next.subject !== null &&
    textOf(sentence, next.subject) === 'we' &&
    /^(?:take|keep|charge|get|earn|ask|add|receive)$/.test(next.base)
  // '10 percent goes to us'
  const isOurs =
    clause.group > money.from && /\b(?:goes|go|comes|is) (?:to us|ours)\b/.test(textOf(sentence, clause))
  // 'Free up to £200, then 8% of what is recovered'
  const isHeading =
    clause.verb < 0 &&
    /^(?:of|on|per) (?:what|each|every|the|sale|order|booking|transaction|trip|ticket)\b/.test(
      textOf(sentence, { from: money.to, to: money.to + 2 }),
    )
  const isOthers =
    !isPaid &&
    !isOurs &&
    subject !== '' &&
    !/^(?:we|i|(?:our|my) .*|the (?:fee|commission|price)|commission|fee|price|an? \S+ (?:fee|commission|cut|share)\b.*)$/.test(
      subject,
    )
  if (
    !(isKept || isOurs || isCharging || isNamed || isFee || isTaken || isHeading || isPaid) ||
    isOthers ||
    clause.negated ||
    clause.tense === 'past' ||
    money.high > 100
  )
    return []
  const share = shareOf(sentence, isNamed ? money.to + 1 : money.to)
  const value = { low: money.low, high: money.high, currency: null, per: share.per, every: 'share' as const }
  return [{ sentence: index, from: money.from, to: share.to, score: 2.8, value, isBare: false }]
}

/** 'of each booking', 'of what they save': what a share is taken of. */
function shareOf(sentence: Sentence, at_: number): { per: string | null; to: number } {
  if (!/^(?:of|on|per)$/.test(at(sentence, at_).lower)) return { per: null, to: at_ }
  let from = at_ + 1
  while (/^(?:the|each|every|a|an|all|any|total)$/.test(at(sentence, from).lower)) from++
  const isClause = at(sentence, from).lower === 'what'
  const ends = isClause
    ? /^(?:mark|coordinator|preposition)$/
    : /^(?:mark|coordinator|preposition|pronoun|modal|be|third|subordinator|relative)$/
  let end = isClause ? from + 1 : from
  while (end < from + 4 && end < sentence.tokens.length && !ends.test(at(sentence, end).tag)) end++
  const per = textOf(sentence, { from, to: end })
  return per === '' ? { per: null, to: at_ } : { per, to: end }
}

/** '99/mo', '4.99 a month': an amount without a currency is a price only with its period. */
function bareAmounts(sentence: Sentence, known: readonly Money[]): Money[] {
  return sentence.tokens.flatMap((token, i) => {
    if (token.kind !== 'number' || known.some(({ from, to }) => i >= from && i < to)) return []
    const amount = amountAt(sentence, i)
    if (!amount || amount.percent || !/^(?:\/|an?|per)$/.test(at(sentence, amount.to).lower)) return []
    const unit = at(sentence, amount.to + 1).lower
    // 'Usually 2-3k per installation'
    const clause = sentence.clauses.find(({ from, to }) => i >= from && i < to)
    const opens =
      clause !== undefined &&
      clause.verb < 0 &&
      (clause.from === i || (clause.from === i - 1 && at(sentence, i - 1).tag === 'adverb'))
    const isFull = opens && amount.low >= 5 && at(sentence, amount.to).lower === 'per' && isSold(unit)
    return isFull || /^(?:hour|hr)$/.test(unit) || periodOf(unit)
      ? [{ ...amount, currency: null, isBare: true }]
      : []
  })
}

/** Every price of a sentence, in order. `country` is where the idea starts: it settles 'pesos' and '$'. */
export function pricesIn(
  sentence: Sentence,
  index: number,
  country: string | null,
  sold: Sold,
): PriceFinding[] {
  // '1.900 € or 59 € a month': next to an amount with two readings another one may not be the main price.
  const isUnclear = sentence.tokens.some(
    ({ text }, i) =>
      /^(?:\p{Sc}\s?)?\d{1,3}\.\d{3}$/u.test(text) &&
      (/^\p{Sc}/u.test(text) ||
        /^\p{Sc}/u.test(at(sentence, i + 1).text) ||
        isCurrencyWord(at(sentence, i + 1).lower)),
  )
  if (isUnclear) return []
  const amounts = moneyIn(sentence, country)
  return [...amounts, ...bareAmounts(sentence, amounts)].flatMap((money) => {
    const clause = sentence.clauses.find(({ from, to }) => money.from >= from && money.from < to)
    if (!clause) return []
    return money.percent
      ? shareAt(sentence, index, clause, money, sold)
      : priceAt(sentence, index, clause, money, sold)
  })
}
