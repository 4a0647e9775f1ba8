import type { Source } from '../../analyst/source.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import {
  amountsIn,
  isOwnCurrency,
  moneyWordsIn,
  unusedAmounts,
  withoutAmounts,
} from '../../domain/brief/told-amounts.ts'
import { unitCostOf } from '../../domain/brief/unit-costs.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import { ownCurrency } from '../currency.ts'
import { type OneSale, oneSaleOf } from './one-sale.ts'
import { offeredDeal } from './pricing.ts'
import { type MoneyRole, rolesIn } from './told-roles.ts'

/*
 * The founder's figures, which a plan uses instead of assumptions: the cost and the time of one piece, the wage for an
 * hour of work, the value of a usual deal, the orders, and how many people can already be reached. All are matched by
 * their form in single sentences; a sentence about customers, wishes or other times provides none.
 */

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  'half an': 0.5,
  'a dozen': 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  ...Object.fromEntries(SMALL.map((word, index) => [word, index + 1])),
}
const ONE = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|half an|a dozen|${SMALL.join('|')}|fifteen|twenty|thirty|forty|fifty`
const numberOf = (word: string): number => WORDS[word.toLowerCase()] ?? Number(word.replaceAll(',', ''))

const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ves$/, 'f')
    .replace(/(?:ies|es|s|y|e)$/, '')
const lastWord = (text: string | null | undefined): string => stemOf(/\p{L}+$/u.exec(text ?? '')?.[0] ?? '')

/** Words for the founder's own work, and words that rule it out. */
const OWN = /\b(?:i|we|my|our|me|us)\b/i
const NOT_THE_WORK =
  /\b(?:save[sd]?|saving|wait\w*|away|driv\w+|travel\w*|distance|lasts?|batter\w+|charg(?:e[sd]?|ing) (?:in|for|takes)|customers? (?:spend|need|take)|they (?:spend|need|take)|today|used to|deliver\w+ (?:in|within)|open(?:s|ed)?)\b/i
const DURATION = new RegExp(
  String.raw`(?<![\d.,])\b(?<low>${ONE}|an?)(?:\s?(?:-|–|to|or)\s?(?<high>${ONE}))?\s+(?<unit>minutes?|mins?|hours?|hrs?)\b(?<rest>[^.;]*)`,
  'i',
)
const FOR_ONE =
  /^(?: of work)?(?:,)? (?:for|per|on|a|an|each|to (?:make|sew|build|bake|write|do|clean)) ?(?:(?:a|an|one|each|every|the) )?(?<what>[\p{L}-]+)?/iu
const RATE = new RegExp(
  String.raw`\b(?:manag\w+|do(?:es)?|sees?|serves?|cleans?|makes?|finish(?:es)?|treats?|visits?|packs?|sews?|can|sharpens?|washes)\s(?:about |around |up to )?(?<count>${ONE})\s(?<what>[\p{L}]+)\s(?:an|per|each) hour\b`,
  'iu',
)
const ONE_THING =
  /^(?:lesson|episode|article|video|chapter|cut|treatment|repair|order|each|one|piece|apiece|unit|job|item|it|visit|set|copy|issue|customer|home)$/i
const PERIOD = /^(?:day|week|month|year|evening|night|morning|batch)s?$/i
const MINUTES = 60

/** Hours that the founder names for one piece, job, visit or issue; null if there are none. */
function hoursEach({ brief, idea }: Source): number | null {
  const unit = lastWord(firstValue(brief, 'price')?.per)
  const product = lastWord(firstValue(brief, 'product'))
  const isOne = (word: string) =>
    word !== '' && !PERIOD.test(word) && (ONE_THING.test(word) || [unit, product].includes(stemOf(word)))
  for (const { words } of sentencesOf(idea)) {
    const rate = RATE.exec(words)?.groups
    if (rate?.count && rate.what && !/^(?:euros?|dollars?|pounds?)$/i.test(rate.what))
      return 1 / numberOf(rate.count)
    if (NOT_THE_WORK.test(words)) continue
    const { low, high, unit: time, rest = '' } = DURATION.exec(words)?.groups ?? {}
    if (!low || !time) continue
    const before = words.slice(0, DURATION.exec(words)?.index ?? 0)
    const { what = '' } = FOR_ONE.exec(rest)?.groups ?? {}
    const subject =
      /\b(?:an?|one|each|every) (?<what>[\p{L}-]+) (?:[^.;]{0,40} (?:and|that) )?(?:takes?|needs?|costs?) (?:me |us )?(?:about |around )?$/iu.exec(
        before,
      )
    const named = isOne(what) || isOne(subject?.groups?.what ?? '')
    if (!named || !(OWN.test(words) || subject)) continue
    const part = /^ and a (?<part>half|quarter)\b/i.exec(rest)?.groups?.part
    const more = part === undefined ? 0 : /half/i.test(part) ? 0.5 : 0.25
    const mean = (numberOf(low) + numberOf(high ?? low)) / 2 + more
    return /^h/i.test(time) ? mean : mean / MINUTES
  }
  return null
}

const FOR_HOURS = new RegExp(
  String.raw`^\s*(?:for|covers|buys) (?:an? [\p{L}-]+ (?:of )?)?(?:the first |up to |about )*(?<count>${ONE}) hours?\b`,
  'iu',
)

/** The hours that the price covers, in the founder's words: 'for the first four hours'; null if it names none. */
function promisedHours({ brief, idea }: Source): number | null {
  const price = firstValue(brief, 'price')
  const told = sentencesOf(idea)
    .flatMap(({ words }) => amountsIn(words))
    .find(({ amount, after }) => amount === price?.low && FOR_HOURS.test(after))
  const count = FOR_HOURS.exec(told?.after ?? '')?.groups?.count
  return count === undefined ? null : numberOf(count)
}

const JOB_DAYS =
  /\b(?:for|takes?(?: (?:me|us))?) (?<low>an?|one|two|three|four|five|\d)(?: days?)?(?: (?:or|to) (?<high>two|three|four|five|six|\d))? days?\b|\bfor a day or two\b/i
const WORKDAY_HOURS = 8

/**
 * Hours of one job whose length the founder gives in days, in a sentence about their own work; null if there is none.
 */
function daysEach({ idea }: Source): number | null {
  const told = sentencesOf(idea).find(
    ({ words }) => OWN.test(words) && JOB_DAYS.test(words) && !NOT_THE_WORK.test(words),
  )
  const match = JOB_DAYS.exec(told?.words ?? '')
  if (!match) return null
  const { low, high } = match.groups ?? {}
  if (low === undefined) return 1.5 * WORKDAY_HOURS
  return ((numberOf(low) + numberOf(high ?? low)) / 2) * WORKDAY_HOURS
}

const PAID = /\b(?:costs?|costing|pays?|paid|wages?|earns?|gets?)\b[^.;]{0,25}$/i

/** What the founder pays for an hour of work, in the currency of the price; null if the text does not say. */
function hourlyWage({ brief, idea }: Source): number | null {
  const price = firstValue(brief, 'price')
  const found = sentencesOf(idea)
    .flatMap(({ words }) => amountsIn(words))
    .find(
      ({ amount, currency, before, after }) =>
        /^\s*(?:an|per|each|\/|a) ?(?:paid )?hour\b/i.test(after) &&
        PAID.test(before) &&
        amount !== price?.low &&
        amount !== price?.high &&
        isOwnCurrency(currency, price?.currency ?? null),
    )
  return found?.amount ?? null
}

const DEAL =
  /\b(?:jobs?|deals?|orders?|bookings?|rentals?|rents?|sales?|trips?|hires?|baskets?|stays?|lessons?|repairs?|harvests?|loads?|purchases?|contracts?)\b/i
const USUAL = /\b(?:averages?|typical\w*|usual\w*|about|around|worth|costs?|comes to|between|is)\b/i

/** Words for a usual amount, and for an amount per day, night, hour or week. */
const SAID_USUAL = /\b(?:usually|on average|typically|mostly)\b/i
const A_TIME = /\b(?:per|an?|each|every|the) (?<unit>day|night|hour|week)\b/i
const FOR_UNIT = /\bfor an? (?<unit>\p{L}{3,20})\b/iu
/** Currencies whose amounts have a dot before each three digits, and one whose sign is a letter. */
const DOTTED: ReadonlySet<string> = new Set(['CLP', 'COP', 'ARS', 'PYG', 'IDR', 'VND'])
const LETTERS: Readonly<Record<string, RegExp>> = { ZAR: /\bR\s?(?<digits>\d[\d,]*)/g }
const MOST_RATES = 2

/** Amounts in the founder's own currency, including those in local notation. */
function localAmounts(words: string, own: string): number[] {
  const letter = LETTERS[own]
  const written = [
    ...(letter ? [...words.matchAll(letter)].map(({ groups }) => groups?.digits?.replaceAll(',', '')) : []),
    ...(DOTTED.has(own) && moneyWordsIn(words).length > 0
      ? [...words.matchAll(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.,]*\d)/g)].map(([all]) =>
          all.replaceAll('.', ''),
        )
      : []),
  ].map(Number)
  return written.length > 0
    ? written
    : amountsIn(words).flatMap(({ amount, currency }) => (isOwnCurrency(currency, own) ? [amount] : []))
}

/**
 * The lowest rate that the founder calls usual or names per unit of time, since a fee is estimated low rather than
 * high; null unless exactly one sentence states it.
 */
function lowestRate({ brief, idea }: Source): Told['deal'] {
  const own = ownCurrency(brief, idea)
  if (own === null) return null
  for (const cue of [SAID_USUAL, A_TIME]) {
    const [words, ...others] = sentencesOf(idea).flatMap(({ words }) => (cue.test(words) ? [words] : []))
    const amounts = words === undefined ? [] : localAmounts(words, own)
    if (words === undefined || others.length > 0 || amounts.length === 0 || amounts.length > MOST_RATES)
      continue
    const unit = (cue === A_TIME ? A_TIME : FOR_UNIT).exec(words)?.groups?.unit ?? null
    return { amount: Math.min(...amounts), currency: own, unit }
  }
  return null
}

/** The usual value of a deal, if the price is a share of it; otherwise null. */
function dealValue({ brief, idea }: Source): Told['deal'] {
  if (firstValue(brief, 'price')?.every !== 'share') return null
  const others = rolesIn(idea).filter(({ role }) => role === 'fee' || role === 'deposit')
  const told = unusedAmounts(brief, idea).filter(
    ({ amount, words, every }) =>
      DEAL.test(words) &&
      USUAL.test(words) &&
      every !== 'week' &&
      every !== 'month' &&
      !others.some((other) => other.amount === amount),
  )
  // 'The player pays €7 an hour': one such payment is the deal.
  const paid = unusedAmounts(brief, idea).find(
    ({ before, unit }) => unit !== null && /\b(?:pays?|charged)\s(?:about |around )?$/i.test(before),
  )
  const [first = paid] = told.toSorted(
    (a, b) => Number(/averag|typical|usual/i.test(b.words)) - Number(/averag|typical|usual/i.test(a.words)),
  )
  return first
    ? { amount: first.amount, currency: first.currency, unit: first === paid ? first.unit : null }
    : (offeredDeal({ brief, idea }) ?? lowestRate({ brief, idea }))
}

const SOLD_IN_A_MONTH = /\b(?:sold|sales|turnover|traded|went through|deals? (?:of|for|worth))\b/i
const A_MONTH = /\b(?:last month|this month|(?:a|per|each|every) month|monthly)\b/i

function monthlyVolume({ brief, idea }: Source): number | null {
  if (firstValue(brief, 'price')?.every !== 'share') return null
  const told = sentencesOf(idea)
    .flatMap(({ words }) => words.split(/[;:]/))
    .filter((words) => SOLD_IN_A_MONTH.test(words) && A_MONTH.test(words))
    .flatMap(amountsIn)
    .map(({ amount }) => amount)
  return told.length > 0 ? Math.max(...told) : null
}

const SENDING = /\b(?:parcels?|shipping|postage|couriers?|delivery|sending)\b/i
const EXTRA = /\b(?:plus|extra|on top|not included|customers? pays?|they pay|today|currently|call-out)\b/i

/** What it costs the founder to send one piece, if the price includes it; otherwise null. */
function deliveryCost({ brief, idea }: Source): number | null {
  const price = firstValue(brief, 'price')
  if (!price || (price.every !== 'once' && price.every !== 'use')) return null
  const texts = [
    ...entriesOf(brief, 'whyNow').map(({ value }) => value),
    ...sentencesOf(idea).flatMap(({ words }) => words.split(/[;:]/)),
  ]
  const found = texts
    .filter((words) => SENDING.test(words) && !EXTRA.test(words))
    .flatMap(amountsIn)
    .find(
      ({ amount, currency }) =>
        amount < price.low &&
        isOwnCurrency(currency, price.currency) &&
        // What is paid for one with its way to the founder is no cost of sending it to a customer.
        !rolesIn(idea).some((told) => told.amount === amount && OF_ONE.has(told.role)),
    )
  return found?.amount ?? null
}

/** Orders and advances that the founder names. */
interface ToldOrder {
  /** The founder's sentence. */
  words: string
  kind: 'order' | 'advance'
  count: number
  /** The amount for each; null if it is the price. */
  each: number | null
}

const ORDERED =
  /\b(?:(?:pre-?)?ordered|placed (?:an )?orders?|signed (?:an )?orders?|(?:pre-?)?orders? (?:for|of) \d)\b/i
const ADVANCED =
  /\b(?:\d+ pre-?orders? at|\d+ down\b|advances?|deposits?|paid (?:in advance|upfront|up front)|down payments?|prepaid)\b/i
const NOT_YET =
  /\b(?:again|since|sent (?:it|them|one) back|would|will|might|could|want(?:s|ed)?|hope|plan(?:s|ned)?|if|ask(?:s|ed)?|should|must|take[s]? (?:a|an)|last year|used to|refund\w*|cancel\w*|we (?:need|ordered|paid)|i (?:need|ordered|paid))\b/i
const MOST_ORDERS = 3
/** The number of pieces stated with the order itself. */
const COUNTED = new RegExp(
  String.raw`\b(?:ordered|orders? of)\s(?:about |around |over |another |a further )?(?<count>${ONE})\b(?!\s?(?:%|percent|weeks?|days?|months?|times|boxes|cases|pallets|crates|packs|dozen))`,
  'i',
)
const TO_TRADE =
  /\b(?:shops?|stores?|retailers?|cent(?:re|er)s?|dealers?|wholesal\w+|resellers?|supermarkets?|distributors?|chains?|pharmac(?:y|ies)|galler(?:y|ies)|delis?)\b/i
const TRADE_PRICE =
  /\b(?:buys?|pays?|wholesale(?: price)?|trade price|trade)(?: (?:it|them|one|us|is|of|at|for|from)){0,3}\s*$/i

/** What shops pay for one piece, if the founder names it besides the retail price; otherwise null. */
function tradePriceOf({ brief, idea }: Source): number | null {
  const price = firstValue(brief, 'price')
  const found = sentencesOf(idea)
    .filter(({ words }) => TO_TRADE.test(words))
    .flatMap(({ words }) => amountsIn(words))
    .find(
      ({ amount, currency, before }) =>
        TRADE_PRICE.test(before) &&
        amount < (price?.low ?? Number.POSITIVE_INFINITY) &&
        isOwnCurrency(currency, price?.currency ?? currency),
    )
  return found?.amount ?? null
}
const PEOPLE = new RegExp(
  String.raw`\b(?<count>${ONE})\s(?:of \p{L}+ )?(?:[\p{L}’'-]+\s){0,4}?(?:have |has |had |already )*(?:(?:pre-?)?ordered|paid|left|put|gave|placed|sent|made)\b`,
  'iu',
)

function orderIn(words: string, unit: string, own: string | null, trade: number | null): ToldOrder | null {
  const isAdvance = ADVANCED.test(words)
  if (NOT_YET.test(words) || !(isAdvance || ORDERED.test(words))) return null
  const plain = withoutAmounts(words)
  const things = [...plain.matchAll(new RegExp(String.raw`\b(?<count>${ONE})\s(?<noun>\p{L}{3,})`, 'giu'))]
  const ofUnit = things.filter(
    ({ groups }) =>
      (unit.length > 2 && stemOf(groups?.noun ?? '') === unit) ||
      /^(?:pieces|units|sets|copies|bottles|pairs|boxes|kits|jars)$/i.test(groups?.noun ?? ''),
  )
  const people = PEOPLE.exec(plain)?.groups?.count
  const told = isAdvance
    ? (people ?? new RegExp(String.raw`\b(?<count>${ONE}) pre-?orders?\b`, 'i').exec(plain)?.groups?.count)
    : (COUNTED.exec(plain)?.groups?.count ?? ofUnit.at(-1)?.groups?.count ?? people)
  if (told === undefined) return null
  const [amount] = amountsIn(words).filter(({ currency }) => isOwnCurrency(currency, own))
  return {
    words: words.replace(/[.!]+$/, ''),
    kind: isAdvance ? 'advance' : 'order',
    count: numberOf(told),
    each: amount?.amount ?? (TO_TRADE.test(words) ? trade : null),
  }
}

function ordersOf({ brief, idea }: Source): ToldOrder[] {
  const price = firstValue(brief, 'price')
  const texts = [
    ...entriesOf(brief, 'evidence').map(({ value: { text } }) => text),
    ...sentencesOf(idea).map(({ words }) => words),
  ].map((words) => words.trim().replace(/[.!]+$/, ''))
  const once = texts.filter(
    (words, at) =>
      words &&
      !texts.some((other, place) => place !== at && other.includes(words) && (other !== words || place < at)),
  )
  const trade = tradePriceOf({ brief, idea })
  const told = once.flatMap(
    (words) => orderIn(words, lastWord(price?.per), price?.currency ?? null, trade) ?? [],
  )
  // An order that is mentioned twice counts once, in the longer sentence.
  return told
    .filter(
      ({ words, kind, count }, at) =>
        !told.some(
          (other, place) =>
            place !== at &&
            other.kind === kind &&
            other.count === count &&
            (other.words.length > words.length || (other.words.length === words.length && place < at)),
        ),
    )
    .slice(0, MOST_ORDERS)
}

/** Counts of the priced unit in the founder's sentences, from 10 to 100,000. */
function volumesOf({ brief, idea }: Source): number[] {
  const unit = lastWord(firstValue(brief, 'price')?.per)
  if (unit.length < 3) return []
  const expression = new RegExp(
    String.raw`(?<![\d.,])\b(?<count>${ONE})\s(?:\p{L}+\s){0,1}?(?<noun>\p{L}{3,})`,
    'giu',
  )
  return sentencesOf(idea).flatMap(({ words }) =>
    [...withoutAmounts(words).matchAll(expression)].flatMap(({ groups }) => {
      const count = numberOf(groups?.count ?? '')
      return stemOf(groups?.noun ?? '') === unit && count >= 10 && count <= 100_000 ? [count] : []
    }),
  )
}

const A_TIME_OF = `(?:a|per|each|every) (?<time>day|week|month)`
const SELLS_NOW = new RegExp(
  String.raw`\b(?:i|we)(?: now| already| currently)? (?:sell|bake|make|serve|deliver|do|rent out|clean|repair)\b[^.;:]{0,25}?(?<![\d.,])(?<count>${ONE}) (?<noun>\p{L}{3,}) ${A_TIME_OF}\b`,
  'iu',
)
const AT_MOST = new RegExp(
  String.raw`\b(?:at most|no more than|up to|maximum(?: of)?|max\.?|not more than) (?<count>${ONE})(?: (?<noun>\p{L}{3,}))? ${A_TIME_OF}\b`,
  'iu',
)
const TIMES_A_MONTH: Readonly<Record<string, number>> = { day: 22, week: 52 / 12, month: 1 }

/** How many of what is priced the founder sells, or can make, in a month; null if no sentence says. */
function paceOf({ brief, idea }: Source, cue: RegExp): number | null {
  const units = [lastWord(firstValue(brief, 'price')?.per), lastWord(firstValue(brief, 'product'))]
  for (const { words } of sentencesOf(idea)) {
    const { count, noun, time = '' } = cue.exec(words)?.groups ?? {}
    if (count === undefined || (noun !== undefined && !units.includes(stemOf(noun)))) continue
    if (!OWN.test(words)) continue
    return numberOf(count) * (TIMES_A_MONTH[time.toLowerCase()] ?? 1)
  }
  return null
}

/** A count of the units at one customer's place: 'their 24 panels'. */
const AT_ONE_PLACE = new RegExp(
  String.raw`\b(?:their|his|her|its|has|with|average of|all)\s(?<count>${ONE})\s(?:\p{L}+\s){0,1}?(?<noun>\p{L}{3,})`,
  'giu',
)

/** How many priced units one customer has, if the price is for a part of a job; otherwise null. */
function basketOf({ brief, idea }: Source): number | null {
  const price = firstValue(brief, 'price')
  const unit = lastWord(price?.per)
  if (unit.length < 3 || ONE_THING.test(price?.per ?? '') || PERIOD.test(price?.per ?? '')) return null
  if (price?.every !== 'use' && price?.every !== 'once') return null
  return (
    sentencesOf(idea)
      .flatMap(({ words }) => [...withoutAmounts(words).matchAll(AT_ONE_PLACE)])
      .filter(({ groups }) => stemOf(groups?.noun ?? '') === unit)
      .map(({ groups }) => numberOf(groups?.count ?? ''))
      .find((count) => count >= 2 && count <= 1_000) ?? null
  )
}

const REACHED =
  /\b(?:we|i|my|our|us|me)\b.{0,60}\b(?:have|know|numbers?|list|read|follow\w*|joined|signed|registered|inscribed|enrolled|subscrib\w+|talked|spoke|members?|newsletter|blog|channel|group)\b|\b(?:read|follow|joined|signed up|subscribe\w*|listen to|watch|waiting)\b.{0,30}\b(?:my|our|us|me)\b/i
const REACHABLE =
  /(?<![\d.,])\b(?<count>\d{1,3}(?:,\d{3})+|\d{2,6})\s(?:\p{L}+\s){0,1}?(?<noun>\p{L}{4,}s|people)\b/giu
const NO_PEOPLE =
  /^(?:years|months|weeks|days|hours|minutes|times|euros|dollars|pounds|percent|shillings|rupees|pages|items|pieces|units|issues|countries|stations|hectares)$/i

const PARTS = new RegExp(
  String.raw`(?<![\d.,])\b(?<count>${ONE})\s(?:\p{L}+\s){0,2}?(?:lessons|episodes|chapters|videos|modules|issues|articles)\b(?! (?:a|per|each|every) )`,
  'iu',
)

/** How many lessons, episodes or chapters the whole has, in the founder's words; null if the text has no number. */
function partsOf({ idea }: Source): number | null {
  const count = numberOf(PARTS.exec(idea)?.groups?.count ?? '')
  return count >= 4 && count <= 200 ? count : null
}

const RELEASED = new RegExp(
  String.raw`\b(?:first )?(?<count>${ONE})\s(?:\p{L}+\s){0,2}?(?:lessons|episodes|chapters|videos|modules|issues|articles)\s(?:i|we)(?:['’]ve| have)?\s(?:put|published|released|made|recorded|sent)\b|\b(?:put up|published|released|made|recorded|sent out)\s(?:the first |about )?(?<made>${ONE})\s(?:\p{L}+\s){0,2}?(?:lessons|episodes|chapters|videos|modules|issues|articles)\b`,
  'iu',
)
/** How many of these parts are already released; 0 if the text has no number. */
function releasedOf({ idea }: Source): number {
  const { count, made } = RELEASED.exec(idea)?.groups ?? {}
  const number = numberOf(count ?? made ?? '')
  return number > 0 ? number : 0
}

/** How many people of each kind the founder can already reach, in the order of the text. */
function reachableOf({ idea }: Source): number[] {
  return sentencesOf(idea)
    .filter(({ words }) => REACHED.test(words))
    .flatMap(({ words }) =>
      [...withoutAmounts(words).matchAll(REACHABLE)].flatMap(({ groups }) =>
        NO_PEOPLE.test(groups?.noun ?? '') ? [] : [numberOf(groups?.count ?? '')],
      ),
    )
}

/** A one-time or monthly purchase that the business needs, in the founder's sentence. */
interface ToldPurchase {
  words: string
  amount: number
  currency: string | null
  /** Whether it is paid every month. */
  isMonthly: boolean
}

const EQUIPMENT =
  /\b(?:machines?|equipment|vans?|ovens?|chairs?|press(?:es)?|printers?|cameras?|tools?|kilns?|mou?lds?|trailers?|vehicles?|trucks?|containers?|fridges?|freezers?|tanks?|lasers?|sewing|bikes?|boats?|drones?|stoves?|mixers?|looms?|generators?|pumps?|rooms?|workshops?|kitchens?|studios?|stalls?|licen[cs]es?|permits?|insurance|rent)\b/i
const FOR_US =
  /\bcosts?\b|\brent (?:is|of|would be)\b|\bfor (?:[$€£]|\d)|\b(?:i|we) (?:\w+ )?(?:need|buy|rent|want|pay)\b/i
const NOT_OURS =
  /\b(?:they|customers?|clients?|farmers?|parents?|people|owners?|today|currently|usually|competit\w*|others?|per (?:piece|job|visit|set)|each|hour|loses?|sold|earn\w*|we charge|i charge|fine|costs? (?:them|him|her|you|me (?:today|now)))\b/i
const MOST_PURCHASES = 3

/** Roles of amounts that recur with each sale: nothing that is bought once. */
const OF_ONE: ReadonlySet<MoneyRole> = new Set(['back', 'bought', 'piece', 'payout', 'deposit', 'fee'])

function purchasesOf({ brief, idea }: Source): ToldPurchase[] {
  const own = firstValue(brief, 'price')?.currency ?? null
  return unusedAmounts(brief, idea)
    .filter(
      ({ amount, words, currency, every }) =>
        !rolesIn(idea).some((told) => told.amount === amount && OF_ONE.has(told.role)) &&
        EQUIPMENT.test(words) &&
        FOR_US.test(words) &&
        !NOT_OURS.test(words) &&
        isOwnCurrency(currency, own) &&
        (every === null || every === 'once' || every === 'month'),
    )
    .map(({ words, amount, currency, every }) => ({
      words: words.replace(/[.!]+$/, ''),
      amount,
      currency,
      isMonthly: every === 'month',
    }))
    .slice(0, MOST_PURCHASES)
}

/** The founder's figures in the currency of the price; null or empty if the text has none. */
export interface Told {
  /** What one sale costs, in the founder's words. */
  sale: OneSale | null
  unitCost: number | null
  /** The founder's words for that cost. */
  unitWords: string | null
  hoursEach: number | null
  /** Hours of one job whose length the founder gives in days. */
  daysEach: number | null
  wage: number | null
  deal: { amount: number; currency: string | null; unit: string | null } | null
  /** Monthly sales through the founder, if the price is a share of each sale. */
  volume: number | null
  /** What it costs the founder to send one piece. */
  delivery: number | null
  orders: ToldOrder[]
  purchases: ToldPurchase[]
  volumes: number[]
  /** How many are sold in a month now, and how many can be made in one. */
  sellsNow: number | null
  atMost: number | null
  /** What shops pay for one piece. */
  tradePrice: number | null
  /** How many priced units one customer has. */
  basket: number | null
  parts: number | null
  /** How many of these parts are already released. */
  released: number
  reachable: number[]
}

/** What one purchased piece costs, if the answer about needed inputs names one amount for it. */
const FOR_A_PIECE = /\b(?:landed|each|apiece|a piece|per piece|per unit|including shipping)\b/i
function landedCost({ brief }: Source): number | null {
  const price = firstValue(brief, 'price')
  const told = entriesOf(brief, 'inputs').flatMap(({ value }) => {
    const amounts = FOR_A_PIECE.test(value) ? amountsIn(value) : []
    return amounts.length === 1 ? amounts : []
  })
  const [only, ...more] = told
  return only &&
    more.length === 0 &&
    price &&
    only.amount < price.low &&
    isOwnCurrency(only.currency, price.currency)
    ? only.amount
    : null
}

/** Everything that one piece takes; null if the text names none of it. */
function pieceCost(sale: OneSale | null): number | null {
  const sum = (sale?.costs ?? []).reduce((all, { amount }) => all + amount, 0)
  return sum > 0 ? Math.round(sum * 100) / 100 : null
}

export function toldBy(source: Source): Told {
  const sale = oneSaleOf(source)
  const known = unitCostOf(source.brief, source.idea)
  return {
    unitWords: known?.words ?? null,
    unitCost: pieceCost(sale) ?? known?.cost ?? landedCost(source),
    sale,
    hoursEach: hoursEach(source) ?? promisedHours(source),
    daysEach: daysEach(source),
    wage: hourlyWage(source),
    deal: dealValue(source),
    volume: monthlyVolume(source),
    delivery: deliveryCost(source),
    orders: ordersOf(source),
    purchases: purchasesOf(source),
    volumes: volumesOf(source),
    sellsNow: paceOf(source, SELLS_NOW),
    atMost: paceOf(source, AT_MOST),
    tradePrice: tradePriceOf(source),
    basket: basketOf(source),
    parts: partsOf(source),
    released: releasedOf(source),
    reachable: reachableOf(source),
  }
}
