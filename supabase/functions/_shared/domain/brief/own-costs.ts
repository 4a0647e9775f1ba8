import { type Brief, entriesOf, firstValue, unitOf } from './brief.ts'
import { PER_YEAR, unitNoun } from './economics.ts'
import { priceOfSale } from './goal.ts'
import { amountsIn, isOwnCurrency, type ToldAmount } from './told-amounts.ts'
import { countOf } from './told-demand.ts'
import { countedIn, counts, stemOf } from './told-quantities.ts'
import { sentencesOf } from './unread.ts'

/*
 * What founders say they pay: for one piece, for an hour of work, for equipment. Only what is due for each sale is a
 * cost of one sale; rents, deposits, losses, hours of production and prices of others are not.
 */

/** One of the founder's own costs, with the words that state it. */
export interface OwnCost {
  low: number
  high: number
  currency: string | null
  /**
   * What it is paid for: each sale; equipment, once; a period, whether or not anyone buys; an hour or a day of work; or
   * something else.
   */
  for: 'sale' | 'equipment' | 'fixed' | 'work' | 'other'
  words: string
}

/** Things that go into a product or a job. */
const MATERIAL =
  /\b(?:parts?|materials?|ingredients?|components?|electronics|supplies|raw \p{L}+|flour|dough|meat|fish|milk|sugar|beans?|food|wood|timber|boards?|wire|steel|metal|clay|glass|leather|fabric|cloth|yarn|wool|thread|wax|wicks?|oil|soap|chemicals?|detergent|spray|paint|ink|paper|water|power|electricity|gas|diesel|fuel|petrol|firewood|packaging|boxes|box|bags?|bottles?|jars?|labels?|lids?|liners?|seeds?|spawn|straw|soil|feed|flowers?|candles?|printing|shipping|postage|post|parcels?|couriers?|delivery|freight|assembly|lab(?:ou?r)?|wages?|helpers?)\b/iu
const MY_COST =
  /\b(?:my|our)\s+(?:own\s+)?cost(?:\s+(?:price|of\s+(?:one|each|it|making\s+(?:it|one))|per\s+\p{L}+|for\s+(?:one|each)))?\s+(?:is|will\s+be|would\s+be|comes?\s+to)\b[^,;.]*$/iu
const COSTS_ME = new RegExp(String.raw`\bcosts?(?:ing)?\s+(?:me|us)\b[^,;.]*$|${MY_COST.source}`, 'iu')
const PAY = /\b(?:i|we)\s+(?:\p{L}+\s+)?(?:pay|paid|buy|bought|spend)\b[^,;.]*$/iu
const COMES_TO =
  /\b(?:costs?|comes?\s+to|adds?\s+up\s+to|is|are|at|for)\s+(?:(?:about|around|roughly|nearly|only|just|another)\s+)*$/i
/** People and carriers whom the founder pays: 'the teacher gets', 'each boy gets', 'the boda takes'. */
const GETS =
  /\b(?:the|each|every|a|my|our|one)\s+(?<who>\p{L}+)\s+(?:gets?|earns?|receives?|takes?|is\s+paid)\s+(?:(?:about|around|only)\s+)*$/iu
const CUSTOMERS_GET =
  /^(?:customers?|clients?|buyers?|guests?|owners?|users?|members?|riders?|parents?|winners?|landlords?|company|city|state|bank|platform)$/i
const FOR_PARTS = new RegExp(String.raw`^\s*(?:in|for|of)\s+(?:the\s+)?${MATERIAL.source}`, 'iu')

/** Words for what is due whether or not anyone buys, or is paid back, lost or owed. */
const NO_SALE =
  /\b(?:rent(?:ed|s)?|lease|leas(?:es|ing)|deposits?|lost|loses?|losing|loss(?:es)?|stolen|broken?|fines?|penalt(?:y|ies)|loan|salar(?:y|ies)|insurance|licen[cs]es?|subscription|hosting|storage|locker|booth|stall)\b/i
/** Words for what customers or others pay. */
const OF_OTHERS =
  /\b(?:they|customers?|people|clients?|owners?|families|households|farmers?|others?|competitors?|elsewhere|you)\b[^,;.]*$/i
/** Equipment is bought once, not for each sale. */
const EQUIPMENT =
  /\b(?:gear|machines?|ovens?|vans?|bus(?:es)?|trucks?|trailers?|cars?|tools?|equipment|kiln|printer|press|pumps?|fittings?|stall|website|app|server|prototype|mou?lds?|lockers?|drones?|cameras?|tables?|freezers?|fridges?)\b/i
const TO_BUILD = /^\s*(?:each\s+|apiece\s+)?to (?:build|make|set up|fit|buy|install|start)\b/i
/** A past cost of one thing: 'the gear cost me'. */
const ONE_PAST = /(?<![\p{L}])(?<noun>\p{L}+)\s+cost\s+(?:me|us)\b[^,;.]*$/iu
/** Parts of a cost that is named as well. */
const PART_OF = /\b(?:of which|of that|of it|including|thereof)\b[^.;]*$/i

/** Where others sell it. */
const AT_OTHERS =
  /^[^,;.]{0,12}\b(?:in|at|from) (?:the|a|every|most) (?:\p{L}+ )?(?:shops?|stores?|markets?|supermarkets?|gate|pharmac(?:y|ies)|dealers?|mall)\b/iu
const OF_TIME = /\b(?:hour|hr|day|night|shift|week|month|year|season|evening|session)s?\b/i
const EACH_ONE = /^(?:each|piece|unit|item|sale|order|customer|apiece|head|person|one)$/i
const RANGE = /(?:between\s+)?\D{0,4}(?<low>\d[\d.,]*)\s*(?:to|and|[-–])\s*\D{0,4}$/i

/** Words behind the cost of one piece. */
const FOR_EACH = /^\s*(?:each|apiece|a piece|per piece)\b(?!\s+(?:to|month|week|year|day|hour)\b)/i
/** Words between two costs of a list, and behind the second one: 'and 14 cedis for the transport'. */
const AND_ALSO = /^[^.;:#]*(?:\band|\bplus|,)\s+(?:another\s+|then\s+)?$/i
const FOR_MORE = /^\s*(?:more\s+)?(?:for|on)\s+(?!each\b|every\b|one\b|you\b|them\b)/i

/** The unit of a cost in the words right behind the amount; '' if there is none. */
const unitWords = ({ after }: ToldAmount): string =>
  /^\s*(?:an?\b|per\b|\/|for (?:each|every|one|an?)\b|each\b|every\b)\s*(?<unit>(?:\p{L}+ ?){1,3})/iu
    .exec(after.split(/[,;.(]|\s(?:and|or|but|for|in|with|to)\s/)[0] ?? '')
    ?.groups?.unit?.trim() ?? ''

/** The nouns that one sale may be called: the unit of the price and the product. */
function salesNouns(brief: Brief): Set<string> {
  const price = firstValue(brief, 'price')
  const unit = unitNoun((price && unitOf(price)) ?? '')
  const products = entriesOf(brief, 'product').flatMap(
    ({ value }) => value.toLowerCase().match(/\p{L}{3,}/gu) ?? [],
  )
  return new Set([unit, ...products].filter((word) => word.length > 2).map(stemOf))
}

/** Words for one piece, as the subject of a cost. */
const ONE = /(?:^|\s)(?:it|one|each|this|making|producing|\p{L}+ing (?:an?|one|each))\b/iu

/** Whether the words before a cost name what one sale takes: materials, the product, or the unit of the price. */
function isOfSale(told: ToldAmount, clause: string, nouns: ReadonlySet<string>): boolean {
  const stems = (clause.match(/\p{L}{3,}/gu) ?? []).map(stemOf)
  return (
    MATERIAL.test(clause) ||
    FOR_PARTS.test(told.after) ||
    ONE.test(clause) ||
    stems.some((stem) => nouns.has(stem)) ||
    // 'We have 46 pairs bought, we paid between 40 and 90 euros'
    countedIn(told.words).some((each) => [...nouns].some((noun) => counts(each, noun)))
  )
}

/** What a cost is for, by its unit and its words. */
function kindOf(brief: Brief, told: ToldAmount, clause: string): OwnCost['for'] {
  const price = firstValue(brief, 'price')
  const unit = FOR_EACH.test(told.after) ? 'each' : unitWords(told)
  const nouns = salesNouns(brief)
  const isAgain = told.every !== null && told.every in PER_YEAR
  if (NO_SALE.test(clause) || (isAgain && (told.every !== price?.every || told.amount >= price.low)))
    return 'fixed'
  if (MY_COST.test(clause) && unit === '' && told.amount < (price?.low ?? 0)) return 'sale'
  if (OF_TIME.test(unit) && !isAgain && !nouns.has(stemOf(unit.split(' ')[0] ?? ''))) return 'work'
  const past = ONE_PAST.exec(clause)?.groups?.noun ?? ''
  const isOnce =
    TO_BUILD.test(told.after) ||
    (unit === '' && (EQUIPMENT.test(clause) || (past !== '' && !/s$/i.test(past) && !MATERIAL.test(past))))
  if (isOnce || told.amount >= (price?.low ?? 0)) return 'equipment'
  const isRhythm = priceOfSale(brief) !== null || isAgain
  const isFit =
    unit === '' || isAgain
      ? isOfSale(told, clause, nouns)
      : unit.split(' ').some((word) => nouns.has(stemOf(word)) || EACH_ONE.test(word))
  return isRhythm && isFit ? 'sale' : 'other'
}

/** The clause of a sentence up to an amount: from the last mark or 'and' with a new subject. */
const clauseBefore = ({ before }: ToldAmount): string =>
  before.split(/[,;:.](?=\s)|\s(?:and|but)\s(?=(?:the|each|every|a|my|our|i|we|it|they)\s)/i).at(-1) ?? ''

function costAt(brief: Brief, told: ToldAmount, isInput: boolean): OwnCost | null {
  const clause = clauseBefore(told)
  const isPaid =
    (isInput && unitWords(told) !== '') ||
    COSTS_ME.test(clause) ||
    PAY.test(clause) ||
    (COMES_TO.test(clause) && MATERIAL.test(clause)) ||
    FOR_PARTS.test(told.after)
  const who = GETS.exec(clause)?.groups?.who
  const isWage = who !== undefined && !CUSTOMERS_GET.test(who)
  if (!(isPaid || isWage) || PART_OF.test(told.before) || (AT_OTHERS.test(told.after) && !PAY.test(clause)))
    return null
  if (!COSTS_ME.test(clause) && OF_OTHERS.test(clause) && !isWage) return null
  const from = countOf(
    /between|from/i.test(told.before) || !/\band\s*\D{0,4}$/.test(told.before)
      ? (RANGE.exec(told.before)?.groups?.low ?? '')
      : '',
  )
  const low = from > 0 && from < told.amount ? from : told.amount
  return {
    low,
    high: told.amount,
    currency: told.currency,
    for: kindOf(brief, told, clause),
    words: told.words,
  }
}

/** A cost that continues the list of the one before: 'my cost is 70 for husk and 14 for the transport'. */
function alsoCosts(last: { cost: OwnCost; told: ToldAmount } | null, told: ToldAmount): OwnCost | null {
  if (last?.cost.for !== 'sale' || last.told.words !== told.words || told.every !== null) return null
  const between = told.before.slice(last.told.words.length - last.told.after.length)
  const isList = AND_ALSO.test(between) && FOR_MORE.test(told.after)
  return isList && told.amount < last.told.amount * 5
    ? { ...last.cost, low: told.amount, high: told.amount }
    : null
}

/** The founder's own costs in the inputs and the idea, without those in another currency. */
export function ownCostsOf(brief: Brief, idea: string): OwnCost[] {
  const price = firstValue(brief, 'price')
  const told = [
    ...entriesOf(brief, 'inputs').flatMap(({ value }) =>
      amountsIn(value).map((each) => ({ each, isInput: true })),
    ),
    ...sentencesOf(idea).flatMap(({ words }) => amountsIn(words).map((each) => ({ each, isInput: false }))),
  ]
  const found: OwnCost[] = []
  let last: { cost: OwnCost; told: ToldAmount } | null = null
  for (const { each, isInput } of told) {
    const isPrice = price !== null && (each.amount === price.low || each.amount === price.high)
    if (isPrice || !isOwnCurrency(each.currency, price?.currency ?? null)) continue
    const cost: OwnCost | null = alsoCosts(last, each) ?? costAt(brief, each, isInput)
    last = cost && { cost, told: each }
    if (cost) found.push(cost)
  }
  return found.filter(
    (cost, index) =>
      found.findIndex(({ high, for: kind }) => high === cost.high && kind === cost.for) === index,
  )
}
