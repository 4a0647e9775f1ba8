import { type Source, wordsOf } from '../../analyst/source.ts'
import { type Brief, entriesOf, firstValue, type Price } from '../../domain/brief/brief.ts'
import { isPerUnit } from '../../domain/brief/economics.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'
import { amountsIn, isInOwn, unusedAmounts } from '../../domain/brief/told-amounts.ts'
import { ownCurrency } from '../currency.ts'
import { sentencesWithRoles } from './functions.ts'
import { pluralOf } from './words.ts'

/*
 * The price that a plan is made with: what one pays, for what, and how many of these one customer has.
 */

const NEAR_CHARS = 40

/** Whether the text names the unit beside the amount, and not somewhere else in the sentence. */
function namesUnit({ low, per }: Price, idea: string): boolean {
  if (!per) return true
  const stem = per.toLowerCase().slice(0, -1)
  const told = amountsIn(idea).filter(({ amount }) => amount === low)
  return (
    told.length === 0 ||
    told.some(
      ({ before, after }) =>
        after.slice(0, NEAR_CHARS).split(/[.;]/)[0]?.toLowerCase().includes(stem) ||
        new RegExp(String.raw`\b(?:per|an?|each|one|every|the) ${stem}`, 'i').test(before.slice(-NEAR_CHARS)),
    )
  )
}

const UNIT_AFTER = /^\s(?:the|an?|per|each|for (?:an?|one|each))\s(?<unit>\p{L}{3,})/iu
const UNIT_BEFORE = /^(?:an?|one|each|every)\s(?<unit>\p{L}{3,})\b[^.;:]{0,30}\s(?:is|costs?|sells for)\s$/iu
const PERIODS = /^(?:day|week|month|year|winter|summer|season)$/i
/** What is told of the past or of others is no price. */
const NO_PRICE =
  /\b(?:instead of|against|last (?:month|year)|was sold|were sold|earn\w*|loses?|lost|a year for|worth|fee of|fine|deposit|(?:costs?|pays?|paid) (?:me|us)|i pay|we pay|today|usually|others?)\b/i

/** The only amount in the founder's currency that stands where the offer is told; null with none or several. */
function toldPrice(brief: Brief, idea: string): Price | null {
  const own = ownCurrency(brief, idea)
  if (own === null) return null
  const offers = sentencesWithRoles(idea).filter(
    ({ product, actions, others }) => Math.max(product, actions) > others,
  )
  const candidates = unusedAmounts(brief, idea).filter(
    (told) =>
      isInOwn(told, own) &&
      !NO_PRICE.test(told.words) &&
      offers.some(({ words }) => words.includes(told.words.replace(/[.!?;]+$/, '').slice(0, NEAR_CHARS))),
  )
  const [only, ...more] = candidates
  if (!only || more.length > 0) return null
  const unit =
    only.unit ??
    UNIT_AFTER.exec(only.after)?.groups?.unit ??
    UNIT_BEFORE.exec(only.before)?.groups?.unit ??
    null
  const isGoods = entriesOf(brief, 'nature').some(({ value }) => value === 'physical' || value === 'device')
  return {
    low: only.amount,
    high: only.amount,
    currency: own,
    per: unit !== null && PERIODS.test(unit) ? null : unit,
    every: only.every ?? (isGoods ? 'once' : 'use'),
  }
}

const known = new WeakMap<Brief, { idea: string; priced: Brief }>()

/** The brief with the price of the text where none was read, and without a unit that the price is not paid for. */
export function pricedBrief(brief: Brief, idea: string): Brief {
  const found = known.get(brief)
  if (found?.idea === idea) return found.priced
  const priced = price(brief, idea)
  known.set(brief, { idea, priced })
  known.set(priced, { idea, priced })
  return priced
}

function price(brief: Brief, idea: string): Brief {
  const [entry] = entriesOf(brief, 'price')
  if (entry) {
    if (!isOnlyRead(entry) || namesUnit(entry.value, idea)) return brief
    return {
      ...brief,
      price: {
        ...brief.price,
        state: 'stated',
        entries: [{ ...entry, value: { ...entry.value, per: null } }],
        silenced: [],
      },
    }
  }
  if (brief.price.state === 'none') return brief
  const told = toldPrice(brief, idea)
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

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|${SMALL.join('|')})`

/**
 * How many of what the price is paid for one customer has: 1 where it is paid for the customer, the least number that the founder
 * names for one, or null where that is not told.
 */
export function quantityOf(source: Source): number | null {
  const { brief } = source
  if (!isPerUnit(brief)) return 1
  const per = /\p{L}+$/u.exec(firstValue(brief, 'price')?.per ?? '')?.[0]
  if (!per) return null
  const many = new RegExp(
    String.raw`\b(?<count>${NUMBER})(?: (?:to|or|–|-) ${NUMBER})? (?:\p{L}+ )?(?:${per}|${pluralOf(per)})\b`,
    'iu',
  )
  const count = many.exec(wordsOf(source, 'customer').join('\n'))?.groups?.count ?? ''
  const small = SMALL.indexOf(count.toLowerCase())
  if (small >= 0) return small + 1
  const number = Number(count.replaceAll(',', ''))
  return number > 0 ? number : (firstValue(brief, 'purchases') ?? null)
}
