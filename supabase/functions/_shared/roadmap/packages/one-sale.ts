import type { Source } from '../../analyst/source.ts'
import { firstValue } from '../../domain/brief/brief.ts'
import { isInOwn } from '../../domain/brief/told-amounts.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import { renewedYearly } from './price-parts.ts'
import { leadOf, type MoneyRole, type RoleAmount, rolesIn } from './told-roles.ts'

/*
 * What one sale costs by the founder's own words: what is paid for each one, what goes on each month for as long as it
 * was promised, what is owed when it comes back, and what a shop keeps. Amounts are in the currency of the price.
 */

interface ToldCost {
  words: string
  amount: number
}

export interface OneSale {
  costs: ToldCost[]
  /** What someone else gets of each sale. */
  payout: ToldCost | null
  /** What each one goes on costing every month. */
  monthly: ToldCost | null
  /** The promised period in months; null if it has no end, undefined if no text promises one. */
  months: number | null | undefined
  /** What is owed for each one that comes back, and the share that does; all of them if no text says. */
  back: (ToldCost & { share: number }) | null
  /** What a shop keeps of the price, in percent. */
  shop: { words: string; percent: number } | null
  /** What the other side pays for each booking, besides a share. */
  fee: ToldCost | null
  /** What each one costs a month, where customers pay for it again each year. */
  covered: ToldCost | null
}

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = String.raw`(?:\d[\d,]*|${SMALL.join('|')}|an?)`
const numberOf = (word: string): number =>
  /^an?$/i.test(word) ? 1 : SMALL.indexOf(word.toLowerCase()) + 1 || Number(word.replaceAll(',', ''))

const WORDS_CHARS = 60
/** The founder's words around an amount: its own part of the sentence. */
function wordsAround(told: RoleAmount): string {
  const { words, before, after } = told
  const lead = (leadOf(told).split(/,\s/).at(-1) ?? '').trimStart()
  const figure = words.slice(before.length, words.length - after.length)
  const tail = /^[^,.;:]*?(?=\s(?:and|but|which|because|so|on|if|when)\b|[,.;:]|$)/i.exec(after)?.[0] ?? ''
  const start = lead.length > WORDS_CHARS ? (/\s(?<last>.{0,50})$/.exec(lead)?.groups?.last ?? lead) : lead
  return `${start}${figure}${tail}`.trim().replace(/^(?:and|but|or|while) /i, '')
}

const PROMISED =
  /\b(?:included?|includes|including|free|promise[sd]?|guarantee[sd]?|warranty|no (?:monthly )?(?:subscription|fees?)|all in)\b/i
const FOREVER = /\b(?:lifetime|life-?long|for (?:its |their |the whole )?life|forever|for ever|for good)\b/i
const PERIOD = new RegExp(String.raw`\b(?<count>${NUMBER})[ -](?<unit>years?|months?)\b`, 'i')
const MONTHS = 12
const MOST_MONTHS = 240

/** The months for which something is included in the price. */
function promisedMonths(idea: string): number | null | undefined {
  const told = sentencesOf(idea).filter(({ words }) => PROMISED.test(words) || FOREVER.test(words))
  if (told.some(({ words }) => FOREVER.test(words))) return null
  for (const { words } of told) {
    const { count = '', unit = '' } = PERIOD.exec(words)?.groups ?? {}
    const months = numberOf(count) * (/^y/i.test(unit) ? MONTHS : 1)
    if (months > 0 && months <= MOST_MONTHS) return months
  }
  return told.some(({ words }) => /\bno (?:monthly )?(?:subscription|fees?)\b/i.test(words))
    ? null
    : undefined
}

const PART: Readonly<Record<string, number>> = {
  half: 0.5,
  'a third': 1 / 3,
  'a quarter': 0.25,
  'a fifth': 0.2,
}
const COMES_BACK = new RegExp(
  String.raw`\b(?:(?<share>${Object.keys(PART).join('|')})|(?<count>${NUMBER}) (?:in|out of|of) (?:every )?(?<all>${NUMBER})|(?<percent>\d{1,2}) ?(?:%|percent))\b[^.;]{0,40}\b(?:comes?|came|brought|brings?|sent|returns?|returned)\b[^.;]{0,15}`,
  'i',
)

/** The share of what is sold that comes back, in the founder's words; 1 if no text says. */
function returnShare(idea: string): number {
  const told = sentencesOf(idea).find(
    ({ words }) => /\b(?:back|returns?|returned)\b/i.test(words) && COMES_BACK.test(words),
  )
  const { share, count, all, percent } = COMES_BACK.exec(told?.words ?? '')?.groups ?? {}
  const part =
    share !== undefined
      ? (PART[share.toLowerCase()] ?? 1)
      : percent !== undefined
        ? Number(percent) / 100
        : count !== undefined && all !== undefined
          ? numberOf(count) / numberOf(all)
          : 1
  return part > 0 && part <= 1 ? part : 1
}

/** How often one customer uses what is paid for by use, each month: 'a parish sends about 250 a month'. */
const USES_A_MONTH =
  /\b(?:an?|each|one|every) [\p{L}-]+ (?:has|sends?|needs?|uses?|makes?|prints?|gets?|does|orders?|books?) (?:about |around |up to )?(?<count>\d[\d,]*)(?: \p{L}+)? (?:a|per|each|every) month\b/iu

const EACH_WAY = /^\s*(?:each way|one way|there and)/i
const KM_PAID =
  /\b(?:i|we) pay (?<each>\d+(?:[.,]\d+)?) (?:\p{L}+ )?(?:per|a) (?:km|kilomet(?:er|re)|mile)\b/iu
const KM = /\b(?<km>\d{1,3}) ?(?:km|kilomet(?:er|re)s?|miles?)\b/i

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y|e)$/, '')

/** Whether what was bought is what is sold: both in one sentence, or the same noun. */
function isOfSold({ words, before }: RoleAmount, price: number, unit: string): boolean {
  const isBeside = rolesIn(words).some(({ role, amount }) => role === 'sale' && amount === price)
  const noun = stem(/\p{L}+$/u.exec(unit)?.[0] ?? '')
  return isBeside || (noun.length > 2 && new RegExp(String.raw`\b${noun}`, 'i').test(before))
}

const DIRECT: ReadonlySet<MoneyRole> = new Set(['piece', 'bought', 'travel'])

/** The costs of one sale that the text names; null if the price is no amount or the text names none. */
export function oneSaleOf({ brief, idea }: Source): OneSale | null {
  const price = firstValue(brief, 'price')
  if (!price || price.low <= 0) return null
  const isShare = price.every === 'share'
  const isPeriodic = price.every === 'month' || price.every === 'year' || price.every === 'week'
  const own = price.currency
  const roles = rolesIn(idea).filter((told) => told.isPercent || own === null || isInOwn(told, own))
  const only = (role: MoneyRole) => roles.filter((told) => told.role === role)
  const asCost = (told: RoleAmount, times = 1): ToldCost => ({
    words: wordsAround(told),
    amount: Math.round(told.amount * times * 100) / 100,
  })
  const [fee] = only('fee')
  if (isShare)
    return fee
      ? {
          costs: [],
          payout: null,
          monthly: null,
          months: undefined,
          back: null,
          shop: null,
          fee: asCost(fee),
          covered: null,
        }
      : null
  const direct = roles.filter(
    (told) =>
      DIRECT.has(told.role) &&
      told.amount < price.low &&
      (told.role !== 'bought' || isOfSold(told, price.low, price.per ?? '')),
  )
  const km = Number(KM.exec(idea)?.groups?.km ?? 0)
  const perKm = KM_PAID.exec(idea)
  const costs = [
    ...direct.map((told) => asCost(told, EACH_WAY.test(told.after) ? 2 : 1)),
    ...(perKm && km > 0
      ? [
          {
            words: perKm[0],
            amount: Math.round(Number(perKm.groups?.each?.replace(',', '.') ?? 0) * km * 100) / 100,
          },
        ]
      : []),
  ]
  const uses = Number(USES_A_MONTH.exec(idea)?.groups?.count?.replaceAll(',', '') ?? 0)
  const running = only('monthly').map((told) => asCost(told))
  const yearly = only('yearly').map((told) => asCost(told, 1 / MONTHS))
  const used = uses > 0 ? only('usage').map((told) => asCost(told, uses)) : []
  const going = [...running, ...yearly, ...used]
  const again = isPeriodic ? 0 : renewedYearly({ brief, idea }) / MONTHS
  const renewal = Math.max(again, ...only('renewal').map(({ amount }) => amount))
  const gross = going.reduce((sum, { amount }) => sum + amount, 0)
  const each = gross - renewal
  const [first] = going
  const goesOn = (amount: number) => ({
    words: going.map(({ words }) => words).join('”, “'),
    amount: Math.round(amount * 100) / 100,
  })
  const monthly = first && each > 0 ? goesOn(each) : null
  const [back] = only('back')
  const [payout] = only('payout').filter(({ amount }) => amount < price.low)
  const [shop] = only('shop')
  const sale: OneSale = {
    costs: isPeriodic ? [] : costs,
    payout: payout && !isPeriodic ? asCost(payout) : null,
    monthly,
    months: monthly && !isPeriodic ? promisedMonths(idea) : undefined,
    back:
      back && !isPeriodic && back.amount < price.low ? { ...asCost(back), share: returnShare(idea) } : null,
    shop: shop ? { words: wordsAround(shop), percent: shop.amount } : null,
    fee: null,
    covered: first && again > 0 && each <= 0 ? goesOn(gross) : null,
  }
  return sale.costs.length > 0 || sale.payout || sale.monthly || sale.back || sale.shop || sale.covered
    ? sale
    : null
}
