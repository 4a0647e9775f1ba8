import { type Source, wordsOf } from '../../analyst/source.ts'
import { type Brief, entriesOf, firstValue, type Price } from '../../domain/brief/brief.ts'
import { isPerUnit } from '../../domain/brief/economics.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'
import { amountsIn, isInOwn, type ToldAmount, unusedAmounts } from '../../domain/brief/told-amounts.ts'
import { currencyOfCountry } from '../../domain/currency.ts'
import { ownCurrency } from '../currency.ts'
import { sentencesWithRoles } from './functions.ts'
import { type MoneyRole, type RoleAmount, rolesIn } from './told-roles.ts'
import { pluralOf } from './words.ts'

/*
 * The price that a plan uses: the amount, its unit, and how many units one customer has.
 */

const NEAR_CHARS = 40
const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Whether the text names the unit next to the amount, and not elsewhere in the sentence. */
function namesUnit({ low, per }: Price, idea: string): boolean {
  if (!per) return true
  const stem = per.toLowerCase().slice(0, -1)
  const known = amountsIn(idea).filter(({ amount }) => amount === low)
  const at = idea.search(new RegExp(String.raw`(?<![\d.,])${low}(?![\d.,]*\d)`))
  const told =
    known.length > 0 || at < 0
      ? known
      : [{ before: idea.slice(0, at), after: idea.slice(at + String(low).length) }]
  if (told.length === 0) return true
  return told.some(
    ({ before, after }) =>
      after.slice(0, NEAR_CHARS).split(/[.;]/)[0]?.toLowerCase().includes(stem) ||
      new RegExp(String.raw`\b(?:per|an?|each|one|every|the) ${stem}\p{L}*(?: \p{L}+){0,6} $`, 'iu').test(
        before,
      ),
  )
}

const UNIT_AFTER =
  /^\s(?:the|an?|per|each|for (?:an?|one|each))\s(?<unit>half[- ](?:an? )?\p{L}{3,}|(?!half\b)\p{L}{3,})/iu
const UNIT_BEFORE =
  /^(?:an?|one|each|every)\s(?:\d[\d.,]*[- ]?\p{L}+\s)?(?<unit>\p{L}{3,})\b[^.;:]{0,30}\s(?:is|(?:will )?costs?|will be|sells for)\s$/iu
/** A part of the offer with its price: 'The assessment is £450'. */
const OFFER_IS =
  /^(?:the|our|an?|one|each)\s(?:\d[\d.,]*[- ]?\p{L}+\s)?(?<unit>(?!price\b|idea\b|goal\b|aim\b|market\b|problem\b|rest\b)\p{L}{4,})\s(?:is|costs?|will be|will cost|sells for|goes for)\s(?:about |only |just )?$/iu
const LEAST_TAKEN = new RegExp(
  String.raw`\b(?:minimum(?: of)?|at least) (?<count>\d+|${SMALL.join('|')})\b`,
  'i',
)
/** The sentences about the offer. */
const offersIn = (idea: string): string[] =>
  sentencesWithRoles(idea)
    .filter(({ product, actions, others }) => Math.max(product, actions) > others)
    .map(({ words }) => words)
const PERIODS = /^(?:day|week|month|year|winter|summer|season)$/i
/** An amount in the past or for others is not a price. */
const NO_PRICE =
  /\b(?:instead of|against|last (?:month|year)|was sold|were sold|earn\w*|loses?|lost|a year for|worth|fee of|fine|deposit|(?:costs?|pays?|paid) (?:me|us)|i pay|we pay|today|usually|others?)\b/i

/** Pounds other than British ones. */
const POUNDS: ReadonlySet<string> = new Set(['EGP', 'LBP', 'SYP', 'SDG', 'SSP'])
const PESOS: ReadonlySet<string> = new Set(['MXN', 'CLP', 'COP', 'ARS', 'PHP', 'UYU', 'DOP'])
const isNamedAlike = ({ currency }: ToldAmount, own: string): boolean =>
  (currency === 'GBP' && POUNDS.has(own)) || (currency !== null && PESOS.has(currency) && PESOS.has(own))

/**
 * The value of one shared item if the offer names exactly one amount for it, times the minimum that a customer takes;
 * otherwise null.
 */
export function offeredDeal({
  brief,
  idea,
}: Source): { amount: number; currency: string; unit: string | null } | null {
  const own = ownCurrency(brief, idea)
  if (own === null) return null
  const found = offersIn(idea).flatMap((words) =>
    amountsIn(words)
      .filter((told) => isInOwn(told, own) && UNIT_AFTER.test(told.after))
      .map(({ amount, after }) => {
        const least = LEAST_TAKEN.exec(after)?.groups?.count ?? ''
        const count = SMALL.indexOf(least.toLowerCase()) + 1 || Number(least)
        return count > 1
          ? { amount: amount * count, currency: own, unit: null }
          : { amount, currency: own, unit: UNIT_AFTER.exec(after)?.groups?.unit ?? null }
      }),
  )
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

/** Words before the amount that the founder asks for, and before the part that others get of it. */
const ASKED = /\b(?:we|i)(?:['’]d)?(?: will| would)? (?:ask|charge|bill)s? (?:only |just |about )?$/i
const PASSED_ON =
  /\b(?!(?:we|i|it|he|she|they)\b)\p{L}+ (?:gets?|receives?|earns?|(?:is|are) paid) (?:about )?$/iu

const sellsGoods = (brief: Brief): boolean =>
  entriesOf(brief, 'nature').some(({ value }) => value === 'physical' || value === 'device')

/** A price whose subject is the offer of the sentence before: 'Costs $149, no subscription.' */
const OF_OFFER =
  /^(?:it |they |one |each |that |mine |ours )?(?:(?:will |would )?(?:costs?|sells? (?:for|at)|goes for|retails? at)|(?:is|are) priced at|the price is|price:?)\s(?:about |just |only )?$/i
const SURE = 0.3

/**
 * The amount of a short price sentence that follows a sentence about the offer; null if there is none or more than one.
 */
function priceOfOffer(idea: string, unused: readonly ToldAmount[], own: string): ToldAmount | null {
  const told = sentencesWithRoles(idea)
  const found = unused.filter(({ before, words, ...each }) => {
    if (!isInOwn({ before, words, ...each }, own) || !OF_OFFER.test(before)) return false
    const at = told.findIndex((sentence) =>
      sentence.words.includes(words.replace(/[.!?;]+$/, '').slice(0, NEAR_CHARS)),
    )
    const about = told
      .slice(0, Math.max(at, 0))
      .findLast(({ product, actions, others }) => Math.max(product, actions, others) > SURE)
    return about !== undefined && Math.max(about.product, about.actions) > about.others
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

/** The only amount in the founder's currency in a sentence about the offer; null if there is none or more than one. */
function toldPrice(brief: Brief, idea: string): Price | null {
  const currencies = new Set(unusedAmounts(brief, idea).flatMap(({ currency }) => currency ?? []))
  const [told = null] = currencies
  const own = ownCurrency(brief, idea) ?? (currencies.size === 1 ? told : null)
  if (own === null) return null
  const offers = offersIn(idea)
  const candidates = unusedAmounts(brief, idea).filter(
    (told) =>
      (isInOwn(told, own) || isNamedAlike(told, own)) &&
      !NO_PRICE.test(told.words) &&
      offers.some((words) => words.includes(told.words.replace(/[.!?;]+$/, '').slice(0, NEAR_CHARS))),
  )
  const isGoods = sellsGoods(brief)
  const asked = unusedAmounts(brief, idea).filter(
    (told) =>
      isInOwn(told, own) &&
      (ASKED.test(told.before) || (isGoods && UNIT_BEFORE.test(told.before) && !NO_PRICE.test(told.words))),
  )
  const [named, ...others] = unusedAmounts(brief, idea).filter(
    (told) => isInOwn(told, own) && OFFER_IS.test(told.before) && !NO_PRICE.test(told.words),
  )
  const subject = named && others.length === 0 ? named : null
  const direct = priceOfOffer(idea, unusedAmounts(brief, idea), own)
  const [only, ...more] = direct
    ? [direct]
    : asked.length === 1
      ? asked
      : candidates.length === 1 || subject === null
        ? candidates
        : [subject]
  if (!only || more.length > 0) return null
  const unit =
    (only.unit === 'half' ? null : only.unit) ??
    UNIT_AFTER.exec(only.after)?.groups?.unit ??
    UNIT_BEFORE.exec(only.before)?.groups?.unit ??
    OFFER_IS.exec(only.before)?.groups?.unit ??
    null
  return {
    low: only.amount,
    high: only.amount,
    currency: own,
    per: unit !== null && PERIODS.test(unit) ? null : unit,
    every: only.every ?? (isGoods ? 'once' : 'use'),
  }
}

const known = new WeakMap<Brief, { idea: string; priced: Brief }>()

/** The brief with the price from the text if none was read, and without a unit that the price does not refer to. */
export function pricedBrief(brief: Brief, idea: string): Brief {
  const found = known.get(brief)
  if (found?.idea === idea) return found.priced
  const priced = price(brief, idea)
  known.set(brief, { idea, priced })
  known.set(priced, { idea, priced })
  return priced
}

/** Names of money that several countries share. */
const SHARED_NAMES: readonly (readonly [name: RegExp, codes: string])[] = [
  [/\bdirhams?\b/i, 'MAD AED'],
  [/\bdinars?\b/i, 'JOD KWD TND DZD IQD LYD BHD RSD'],
  [/\bshillings?\b/i, 'KES TZS UGX'],
  [/\bkr(?:ó|o)n(?:ur|or|er|a)\b/i, 'ISK SEK NOK DKK'],
  [/\brupees?\b/i, 'INR PKR LKR NPR MUR'],
  [/\bpesos?\b/i, 'MXN CLP COP ARS PHP UYU DOP'],
]

/** The currency of the place that the founder confirmed, if the text uses its shared name; otherwise null. */
function localCurrency(brief: Brief, idea: string): string | null {
  const place = entriesOf(brief, 'place').find((entry) => !isOnlyRead(entry))?.value.country
  const code = place ? currencyOfCountry(place) : null
  const named = SHARED_NAMES.find(([name]) => name.test(idea))
  return code !== null && named?.[1].split(' ').includes(code) ? code : null
}

/** Roles of amounts that no customer pays for one. */
const NO_PRICE_ROLES: ReadonlySet<MoneyRole> = new Set([
  'more',
  'fee',
  'deposit',
  'back',
  'bought',
  'piece',
  'travel',
  'monthly',
  'yearly',
  'usage',
  'wage',
  'payout',
  'shop',
])

/** What is asked for one, by the words next to the amount; the first one, null if there is none. */
function askedPrice(brief: Brief, idea: string): Price | null {
  const asked = rolesIn(idea).filter(({ role }) => role === 'sale')
  const currencies = new Set(asked.flatMap(({ currency }) => currency ?? []))
  const [told = null] = currencies
  const own = ownCurrency(brief, idea) ?? (currencies.size === 1 ? told : null)
  const first = asked.find((each) => own !== null && (isInOwn(each, own) || isNamedAlike(each, own)))
  if (!first || own === null) return null
  const unit = UNIT_AFTER.exec(first.after)?.groups?.unit ?? SOLD_ONE.exec(first.before)?.groups?.unit ?? null
  return {
    low: first.amount,
    high: first.amount,
    currency: own,
    per: unit === null || PERIODS.test(unit) || NO_UNIT.test(unit) ? null : unit.toLowerCase(),
    every: first.every ?? (sellsGoods(brief) ? 'once' : 'use'),
  }
}
const SOLD_ONE =
  /\b(?:an?|one|each) (?:\p{L}+ ){0,2}?(?<unit>\p{L}{3,}) (?:sells?|goes|is|costs?)(?: sold)?(?: for| at)?(?: about)?\s*$/iu
const NO_UNIT = /^(?:first|whole|full|next|one|all|up)$/i

/** Whether the words next to the read amount say that it is a cost or a share of others, and no price. */
function isMisread({ low, every }: Price, idea: string): boolean {
  const same = rolesIn(idea).filter(
    ({ amount, isPercent }: RoleAmount) => amount === low && isPercent === (every === 'share'),
  )
  return same.length > 0 && same.every(({ role }) => NO_PRICE_ROLES.has(role))
}

function price(brief: Brief, idea: string): Brief {
  const [entry] = entriesOf(brief, 'price')
  const asked =
    entry && isOnlyRead(entry) && isMisread(entry.value, idea)
      ? askedPrice({ ...brief, price: { state: 'open', silenced: [] } }, idea)
      : null
  if (entry && asked)
    return {
      ...brief,
      price: {
        ...brief.price,
        state: 'stated',
        entries: [{ value: asked, origin: { kind: 'answer' }, confirmed: false }],
        silenced: [],
      },
    }
  if (entry) {
    const known = !isOnlyRead(entry) || namesUnit(entry.value, idea)
    const local = localCurrency(brief, idea)
    const { currency } = entry.value
    // Goods whose price was read without a rhythm are paid for by the piece.
    const isPiece = isOnlyRead(entry) && entry.value.every === null && sellsGoods(brief)
    if (known && !isPiece && (currency !== null || local === null)) return brief
    const value = {
      ...entry.value,
      ...(isPiece && { every: 'once' as const }),
      ...(!known && { per: null }),
      ...(currency === null && local !== null && { currency: local }),
    }
    return {
      ...brief,
      price: { ...brief.price, state: 'stated', entries: [{ ...entry, value }], silenced: [] },
    }
  }
  if (brief.price.state === 'none') return brief
  const told = toldPrice(brief, idea) ?? askedPrice(brief, idea)
  if (told === null) return brief
  return {
    ...brief,
    price: {
      state: 'stated',
      entries: [{ value: told, origin: { kind: 'answer' }, confirmed: false }],
      silenced: [],
    },
  }
}

const KEEPS = /\b(?:we|i)(?:['’]d)? (?:get|keep|take|earn)s?(?: only| just| about)? $/i
const KEEPS_WORD =
  /\b(?:we|i)(?:['’]d)? (?:get|keep|take|earn)(?: only| just| about)? (?<count>half an?|an?|one|two|three|four|five|ten) (?<unit>pound|euro|dollar)s?\b/i
const UNITS: Readonly<Record<string, RegExp>> = {
  pound: /^(?:GBP|EGP)$/,
  euro: /^EUR$/,
  dollar: /^(?:USD|CAD|AUD|NZD|SGD|HKD)$/,
}

/** What a marketplace keeps of each payment, if the founder says so and it is less than the price; otherwise null. */
export function keptOf({ brief, idea }: Source): number | null {
  const price = firstValue(brief, 'price')
  const isBetween = entriesOf(brief, 'nature').some(({ value }) => value === 'marketplace')
  if (!isBetween || !price?.currency || (price.every !== 'use' && price.every !== 'once')) return null
  const { currency } = price
  const { count = '', unit = '' } = KEEPS_WORD.exec(idea)?.groups ?? {}
  const word = count.toLowerCase()
  const said = UNITS[unit.toLowerCase()]?.test(currency)
    ? word.startsWith('half')
      ? 0.5
      : SMALL.indexOf(word) + 1 || 1
    : undefined
  const asks = amountsIn(idea).find((told) => told.amount === price.low && ASKED.test(told.before))
  // The other side gets a part of the amount that is asked.
  const passedOn =
    asks && amountsIn(asks.words).find((told) => isInOwn(told, currency) && PASSED_ON.test(told.before))
  const kept =
    amountsIn(idea).find((told) => isInOwn(told, currency) && KEEPS.test(told.before))?.amount ??
    (passedOn ? price.low - passedOn.amount : said)
  return kept !== undefined && kept > 0 && kept < price.low ? kept : null
}

const MONTHS = 12
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|${SMALL.join('|')})`

const PLACES_OF_ONE =
  /^(?:locations?|sites?|branch(?:es)?|shops?|stores?|schools?|clinics?|practices?|offices?|buildings?|farms?|house(?:hold)?s?|homes?|hotels?|restaurants?)$/i

/**
 * How many priced units one customer has: 1 if the price is per customer, the least number that the founder names for
 * one customer, or null if there is none.
 */
export function quantityOf(source: Source): number | null {
  const { brief } = source
  if (!isPerUnit(brief)) return 1
  const price = firstValue(brief, 'price')
  const per = /\p{L}+$/u.exec(price?.per ?? '')?.[0]
  if (!per) return null
  // If the unit names the buyers themselves, each of them pays it once.
  const buyers = [...wordsOf(source, 'customer'), ...wordsOf(source, 'trade')].join('\n')
  const purchases = firstValue(brief, 'purchases') ?? null
  if (new RegExp(String.raw`^(?:${per}|${pluralOf(per)})\b`, 'imu').test(buyers)) return 1
  const isMonths = price?.every === 'month' && purchases !== null && purchases <= MONTHS
  const many = new RegExp(
    String.raw`\b(?<count>${NUMBER})(?: (?:to|or|–|-) ${NUMBER})? (?:\p{L}+ )?(?:${per}|${pluralOf(per)})\b`,
    'iu',
  )
  // 'A shop has about 8 machines' says what one customer has.
  const ofOne = new RegExp(
    String.raw`\b(?:an?|each|every|one|our) (?:\p{L}+ )?\p{L}+ (?:has|have|runs?|owns?|uses?|holds?|keeps?|works? with) (?:about |around |usually |on average |an average of )*(?<count>${NUMBER})(?: (?:to|or|–|-) ${NUMBER})? (?:\p{L}+ )?(?:${per}|${pluralOf(per)})\b`,
    'iu',
  )
  const count =
    many.exec(wordsOf(source, 'customer').join('\n'))?.groups?.count ??
    ofOne.exec(source.idea)?.groups?.count ??
    ''
  const small = SMALL.indexOf(count.toLowerCase())
  if (small >= 0) return small + 1
  const number = Number(count.replaceAll(',', ''))
  if (number > 0) return number
  // Up to twelve purchases a year at a monthly price are months.
  if (isMonths) return 1
  // Every customer has at least one place: the estimate is low.
  return purchases ?? (PLACES_OF_ONE.test(per) ? 1 : null)
}
