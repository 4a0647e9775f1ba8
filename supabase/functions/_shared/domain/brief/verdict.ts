import { formatCount, settled } from '../figures.ts'
import type { LookupRecord } from '../lookups.ts'
import { type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'
import { quoteOf } from './changes.ts'
import {
  amountRange,
  asPaid,
  currencyOfBrief,
  isOneJob,
  isPerCustomer,
  isYearSure,
  MONTHS,
  marketPerYear,
  money,
  percentText,
  type Revenue,
  revenueOf,
  roughRange,
  type TellingBrief,
  unitsOfSale,
} from './economics.ts'
import { formatValue } from './format.ts'
import {
  customersForGoal,
  goalOf,
  incomeFromSome,
  isByDay,
  partOf,
  perWorkingDay,
  saleRange,
  salesForGoal,
  shareForGoal,
  unitRange,
  unitsForGoal,
  unitsWithEach,
  volumeForGoal,
} from './goal.ts'
import { calculated, fixed, quote, shown } from './line.ts'
import { isBlank } from './notices.ts'
import { isOfficialCount, withOfficialCount } from './official-count.ts'
import { isPerPart, unitsTold } from './per-part.ts'
import { QUESTIONS } from './questions.ts'
import { secondPrice, withSecondPrice } from './second-price.ts'
import { isOnlyRead } from './standing.ts'
import { asking, type SummaryLine } from './summary.ts'
import { forSums, priceDoubtOf } from './sums.ts'
import { amountsIn, unusedAmounts, wordsOfPrice } from './told-amounts.ts'
import { isOfWrongSum, wrongSum } from './told-gain.ts'
import { leftOfSale } from './unit-costs.ts'
import { sentenceAt, sentencesOf } from './unread.ts'

/** The price with its unit, in the founder's words. */
const unitWords = (brief: Brief): SummaryLine['about'] => {
  const price = firstValue(brief, 'price')
  return price && quote(formatValue('price', price))
}

/** The goal in terms of sales, units or deals, if there is no yearly revenue per customer. */
function otherVerdict(brief: TellingBrief, idea: string): SummaryLine | null {
  const about = null
  const goal = goalOf(brief)
  if (goal === null) return otherExample(brief, idea)
  const amount = shown(money(goal, currencyOfBrief(brief)))
  const volume = volumeForGoal(brief)
  const deal = volume && dealForGoal(brief)
  if (deal)
    return {
      said: calculated(
        'At your share, {volume} has to change hands each month to bring you {amount}. If one in ten of the {count} that you counted makes {deals} deals a year, one deal has to be worth at least {deal}.',
        {
          amount,
          volume: shown(volume.text),
          count: shown(formatCount(firstValue(brief, 'count')?.value ?? 0)),
          deals: shown(formatCount(firstValue(brief, 'purchases') ?? 0)),
          deal: shown(deal),
        },
      ),
      about: null,
      asks: 'price',
    }
  if (volume)
    return {
      said: calculated('At your share, {volume} has to change hands each month to bring you {amount}.', {
        amount,
        volume: shown(volume.text),
      }),
      about: null,
      asks: 'price',
    }
  const units = unitsForGoal(brief)
  const each = unitsWithEach(brief)
  if (units)
    return {
      said: each
        ? calculated(
            '{amount} a month takes {units} of what you charge for: {each} from each customer, if one in ten of the {count} that you counted buys.',
            {
              amount,
              units: shown(units.text),
              each: shown(each.text),
              count: shown(formatCount(firstValue(brief, 'count')?.value ?? 0)),
            },
          )
        : calculated('{amount} a month takes {units} of what you charge for.', {
            amount,
            units: shown(units.text),
          }),
      about: unitWords(brief),
      asks: asking(brief, 'purchases'),
    }
  const parts = isPerPart(brief) ? salesForGoal(brief) : null
  const left = parts ? null : leftOfSale(brief, idea)
  if (left) return { said: left, about, asks: asking(brief, 'count') }
  if (parts)
    return {
      said: calculated(
        '{amount} a month takes {units} of what you charge for each month. How many does one customer take?',
        { amount, units: shown(parts.text) },
      ),
      about: unitWords(brief),
      asks: asking(brief, 'purchases'),
    }
  // A one-time price with a yearly fee brings in both.
  const both = secondPrice(brief, idea)?.isBeside ? withSecondPrice(brief, idea) : null
  if (both) return { said: both, about, asks: asking(brief, 'count') }
  const sales = salesForGoal(brief)
  // With a one-time price, each customer buys only once.
  const count =
    (firstValue(brief, 'price')?.every === 'once' || isOneJob(brief)) && brief.told?.holdsMany === undefined
      ? firstValue(brief, 'count')?.value
      : null
  return (
    sales && {
      said:
        count && sales.value > 0
          ? calculated(
              '{amount} a month takes {sales} sales a month. In a year that is {share} of the {count} that you counted, and each pays once.',
              {
                amount,
                sales: shown(sales.text),
                count: shown(formatCount(count)),
                share: shown(partOf(sales.text, count, MONTHS)),
              },
            )
          : unitsOfSale(brief) > 1
            ? calculated('{amount} a month takes {sales} sales a month, of {units} units each.', {
                amount,
                sales: shown(sales.text),
                units: shown(formatCount(unitsOfSale(brief))),
              })
            : !isByDay(brief, sales.value)
              ? isPerCustomer(brief) && firstValue(brief, 'price')?.every === 'once'
                ? calculated(
                    '{amount} a month takes {sales} sales a month at your price: {year} new customers each year, as each pays once.',
                    { amount, sales: shown(sales.text), year: shown(ofYear(brief)) },
                  )
                : calculated('{amount} a month takes {sales} sales a month at your price.', {
                    amount,
                    sales: shown(sales.text),
                  })
              : calculated(
                  '{amount} a month takes {sales} sales a month at your price, about {day} on each working day.',
                  { amount, sales: shown(sales.text), day: shown(perWorkingDay(sales.value)) },
                ),
      about: null,
      asks: asking(brief, firstValue(brief, 'price')?.every === 'once' ? 'count' : 'purchases'),
    }
  )
}

/**
 * The value of one deal that reaches the goal, if one in ten of the counted customers makes the answered number of
 * deals a year; null if unknown.
 */
function dealForGoal(brief: Brief): string | null {
  const volume = volumeForGoal(brief)
  const [count, deals] = [firstValue(brief, 'count')?.value ?? 0, firstValue(brief, 'purchases') ?? 0]
  const some = Math.floor(count / 10) * deals
  const value = volume && some > 0 ? (volume.value * MONTHS) / some : 0
  return value >= 1 ? money(Number(value.toPrecision(2)), currencyOfBrief(brief)) : null
}

/** Yearly sales that reach the goal, from the higher to the lower price. */
function ofYear(brief: Brief): string {
  const [goal, price] = [goalOf(brief), firstValue(brief, 'price')]
  if (goal === null || !price) return ''
  const sales = (each: number) =>
    formatCount(Math.ceil(settled((goal * MONTHS) / (each * unitsOfSale(brief)))))
  return [...new Set([sales(price.high), sales(price.low)])].join(' to ')
}

/** What one part of what a customer pays for brings, with the question for their number; null for other prices. */
function partExample(brief: TellingBrief, idea: string): Pick<SummaryLine, 'about' | 'said' | 'asks'> | null {
  const price = firstValue(brief, 'price')
  if (!price || !isPerPart(brief)) return null
  const { low, high, currency } = price
  const asked = { about: unitWords(brief), asks: asking(brief, 'purchases') }
  const told = unitsTold(brief)
  const parts = secondPrice(brief, idea)?.isBeside ? withSecondPrice(brief, idea) : null
  if (parts) return { ...asked, said: parts }
  if (told?.words === firstValue(brief, 'customer') && told)
    return {
      ...asked,
      said: calculated(
        'With {many} of what you charge for, one customer pays {each} each time. How often a year?',
        {
          many: shown(`${formatCount(told.low)} to ${formatCount(told.high)}`),
          each: shown(amountRange(settled(low * told.low), settled(high * told.high), currency)),
        },
      ),
    }
  return {
    ...asked,
    said: calculated('One of what you charge for brings {each}. How many does one customer take?', {
      each: shown(amountRange(low, high, currency)),
    }),
  }
}

/** The value of sales, units or deals if no goal is set. */
function otherExample(brief: TellingBrief, idea: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  if (!price) return null
  const line = { about: null, asks: asking(brief, 'goal') }
  const unit = unitRange(brief)
  const told = unit === null ? null : unitsTold(brief)
  const many = told?.words === firstValue(brief, 'customer') ? told : null
  if (unit !== null && many)
    return {
      ...line,
      about: unitWords(brief),
      said: calculated('With {many} of what you charge for, one customer pays {each} a year.', {
        many: shown(`${formatCount(many.low)} to ${formatCount(many.high)}`),
        each: shown(
          amountRange(settled(unit.low * many.low), settled(unit.high * many.high), price.currency),
        ),
      }),
    }
  const part = partExample(brief, idea)
  if (part) return { ...line, ...part }
  if (unit !== null)
    return {
      ...line,
      about: unitWords(brief),
      said: calculated('One of what you charge for brings {each} a year. How many has one customer?', {
        each: shown(amountRange(unit.low, unit.high, price.currency)),
      }),
      asks: asking(brief, 'purchases') ?? line.asks,
    }
  const left = leftOfSale(brief, idea)
  if (left) return { ...line, said: left }
  const both = withSecondPrice(brief, idea)
  if (both) return { ...line, said: both }
  const sale = saleRange(brief)
  const counted = brief.told?.holdsMany !== undefined ? null : firstValue(brief, 'count')?.value
  if (sale !== null && counted && price.every === 'once')
    return {
      ...line,
      said: calculated('One sale brings {sale}; one to each of the {count} that you counted, {all}.', {
        sale: shown(amountRange(sale.low, sale.high, price.currency)),
        count: shown(formatCount(counted)),
        all: shown(roughRange(settled(sale.low * counted), settled(sale.high * counted), price.currency)),
      }),
    }
  if (sale !== null)
    return {
      ...line,
      said: calculated(
        'One sale brings {sale}. How often does one customer buy, and what does it cost you?',
        {
          sale: shown(amountRange(sale.low, sale.high, price.currency)),
        },
      ),
    }
  if (price.every !== 'share' || price.high === 0) return null
  const [count, deals] = [firstValue(brief, 'count')?.value, firstValue(brief, 'purchases')]
  return {
    ...line,
    asks: 'price',
    said:
      count && deals
        ? calculated(
            '{count} × {deals} deals a year = {all}. What is one of them worth? Your share of it has to pay for what you do in each.',
            {
              count: shown(formatCount(count)),
              deals: shown(formatCount(deals)),
              all: shown(formatCount(count * deals)),
            },
          )
        : fixed(
            'Your price is a share, so what one deal is worth decides what it brings. Ask ten people who make such deals what theirs was.',
          ),
  }
}

/** Labels of the verdict's unconfirmed numbers. */
function unconfirmedIn(brief: Brief): string[] {
  const fields: readonly BriefField[] = ['price', 'purchases', 'count', 'problemCost']
  return fields.flatMap((field) =>
    entriesOf(brief, field).some(isOnlyRead) ? [QUESTIONS[field].label.toLowerCase()] : [],
  )
}

/**
 * The kind of income that a verdict is about, and which of its numbers are unconfirmed; null for a verdict without
 * numbers.
 */
export function goalNoteOf(verdict: SummaryLine, brief: Brief): string | null {
  if (verdict.said.basis !== 'founder' || verdict.said.text.endsWith('?')) return null
  const read = unconfirmedIn(brief)
  const revenue = revenueOf(brief)
  return [
    ...(isOfWrongSum(verdict.said.text)
      ? []
      : [
          goalOf(brief) === null
            ? 'Set the monthly revenue you aim for, and the number that it takes stands here.'
            : 'The goal is before costs.',
        ]),
    ...(revenue &&
    (firstValue(brief, 'purchases') ?? 1) !== 1 &&
    verdict.said.text.includes(amountRange(revenue.low, revenue.high, revenue.currency))
      ? [
          `One customer: ${revenue.formula} = ${amountRange(revenue.low, revenue.high, revenue.currency)} a year.`,
        ]
      : []),
    ...(read.length > 0 ? [`To be confirmed: ${read.join(', ')}.`] : []),
  ].join(' ')
}

/** The verdict for a brief with a yearly revenue and without a goal: the income from some customers. */
function exampleVerdict(brief: TellingBrief, { currency, low, high }: Revenue): SummaryLine | null {
  const each = shown(amountRange(low, high, currency))
  const market = marketPerYear(brief)
  const count = firstValue(brief, 'count')?.value
  const some = incomeFromSome(brief)
  const asks = asking(brief, 'goal')
  if (market && count) {
    const params = { count: shown(formatCount(count)), each, market: shown(market.text) }
    if (!some)
      return {
        said: isOfficialCount(brief)
          ? calculated(
              '{count} businesses in official statistics × {each} a year = {market}, if every one of them buys.',
              params,
            )
          : calculated('{count} customers × {each} a year = {market}, if every one of them buys.', params),
        about: null,
        asks,
      }
    const inHundred = some.oneIn === 100
    const income = { ...params, income: shown(some.text) }
    return {
      said: isOfficialCount(brief)
        ? inHundred
          ? calculated(
              '{count} businesses in official statistics × {each} a year = {market}. One in a hundred of them brings {income} a month.',
              income,
            )
          : calculated(
              '{count} businesses in official statistics × {each} a year = {market}. One in ten of them brings {income} a month.',
              income,
            )
        : inHundred
          ? calculated(
              '{count} customers × {each} a year = {market}. One in a hundred of them brings {income} a month.',
              income,
            )
          : calculated(
              '{count} customers × {each} a year = {market}. One in ten of them brings {income} a month.',
              income,
            ),
      about: null,
      asks,
    }
  }
  const price = firstValue(brief, 'price')
  return {
    said:
      price?.every === 'month' && price.low === price.high && !isYearSure(brief)
        ? calculated('One customer brings {price} a month, for as long as they stay.', {
            price: shown(money(price.low, currency)),
          })
        : calculated('One customer brings {each} a year.', { each }),
    about: null,
    asks: asking(brief, 'count') ?? asks,
  }
}

function goalVerdict(brief: Brief, { currency, low, high }: Revenue): SummaryLine | null {
  const amount = goalOf(brief)
  const needed = customersForGoal(brief)
  if (amount === null || !needed) return null
  const goal = shown(money(amount, currency))
  const each = shown(amountRange(low, high, currency))
  const market = marketPerYear(brief)
  const share = shareForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  if (!market || !share || !count)
    return {
      said: calculated('At {each} a year from each customer, {needed} customers bring {goal} a month.', {
        each,
        needed: shown(needed.text),
        goal,
      }),
      about: null,
      asks: asking(brief, 'count'),
    }
  const params = {
    count: shown(formatCount(count)),
    each,
    market: shown(market.text),
    goal,
    needed: shown(needed.text),
  }
  if (share.value > 1)
    return {
      said: isOfficialCount(brief)
        ? calculated(
            '{count} businesses in official statistics × {each} a year = {market}. {goal} a month needs {needed} customers, more than there are.',
            params,
          )
        : calculated(
            '{count} customers × {each} a year = {market}. {goal} a month needs {needed} customers, more than you counted.',
            params,
          ),
      about: null,
      asks: null,
    }
  const part = { ...params, share: shown(share.text) }
  return {
    said: isOfficialCount(brief)
      ? calculated(
          '{count} businesses in official statistics × {each} a year = {market}. {goal} a month needs {needed} of them, {share}.',
          part,
        )
      : calculated(
          '{count} customers × {each} a year = {market}. {goal} a month needs {needed} of them, {share}.',
          part,
        ),
    about: null,
    asks: null,
  }
}

const lowered = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Words before an amount that make it the founder's price: 'we charge', 'the employer pays', 'the access is'. */
const ASKS_PLAINLY =
  /\b(?:(?:we|i)(?: will|['’]ll)? (?:charge|take|ask)|costs?|pays?|(?:prices?|fees?|access|subscriptions?|memberships?|tickets?|plans?|licen[cs]es?|courses?|visits?|entry|sessions?|lessons?)\b[^.;:]{0,40}\b(?:is|are))(?: (?:us|you|them|only|just|for))*\s+$/i
/** Words for what is planned, was lost or is paid elsewhere, which leave open whose price it is. */
const LEAVES_OPEN =
  /\b(?:would|could|might|may|want|think\w*|plan\w*|hop\w*|maybe|perhaps|probably|around|about|roughly|today|currently|now|usual\w*|normal\w*|average|typical\w*|elsewhere|otherwise|instead|compet\w+|agenc\w+|los[et]\w*|loss\w*|wast\w+|fines?|mistakes?|errors?|wrong|if|never|not|until|last|already|other|others|each other|same)\b/i

const isPlain = (before: string, after: string): boolean =>
  ASKS_PLAINLY.test(before) && !LEAVES_OPEN.test(`${before} ${after.split(/[,;:]/)[0]}`)

/** Whether the text states the price unambiguously, and no other amount may be the price. */
function isSaidPlainly(brief: Brief, idea: string): boolean {
  const [price] = entriesOf(brief, 'price')
  if (price?.origin.kind !== 'quote') return false
  const sentence = sentenceAt(idea, price.origin) ?? ''
  const read = quoteOf(price, idea) ?? ''
  const at = sentence.indexOf(read) + Math.max(0, read.search(/[\p{Sc}\d]/u))
  const second = secondPrice(brief, idea)?.amount
  return (
    sentence.includes(read) &&
    isPlain(sentence.slice(0, at), sentence.slice(at)) &&
    !unusedAmounts(brief, idea).some(
      ({ amount, before, after }) => amount !== second && isPlain(before, after),
    )
  )
}

/** Adds to the verdict that its price was only read, if the price is unconfirmed and not stated unambiguously. */
function asRead(verdict: SummaryLine, given: Brief, idea: string): SummaryLine {
  const [price] = entriesOf(given, 'price')
  if (!price || !isOnlyRead(price) || verdict.said.basis !== 'founder') return verdict
  const { low, high, currency, every } = price.value
  const paid = firstValue(asPaid(given), 'price')
  const isPart = paid !== null && paid !== price.value && every !== 'share' && paid.high !== high
  const named =
    every === 'share' ? (low === high ? percentText(low / 100) : null) : amountRange(low, high, currency)
  if (named === null) return verdict
  const { text } = verdict.said
  const isPlainly = !isPart && isSaidPlainly(given, idea)
  const isNamed = text.split(named).some((after, index) => index > 0 && !/^[\d.,]*\d/.test(after))
  if (isPlainly && (/^(?:At|If|Your|One) /.test(text) || isNamed)) return verdict
  const rest = text.replace(/^Your price is/, 'it is').replace(/^Your price/, 'it')
  const lower = lowered(rest)
  const said = isPart
    ? `${calculated('If you keep {kept} of each {paid}:', { kept: shown(named), paid: shown(amountRange(paid.low, paid.high, paid.currency)) }).text} ${text.startsWith('If ') ? text.charAt(0).toLowerCase() + text.slice(1) : lower}`
    : isPlainly
      ? `${calculated('At {price}:', { price: shown(named) }).text} ${lower}`
      : text.startsWith('If ')
        ? `${calculated('If {price} is your price, and', { price: shown(named) }).text} ${text.slice('If '.length)}`
        : `${calculated('If {price} is your price:', { price: shown(named) }).text} ${lower}`
  return { ...verdict, said: { ...verdict.said, text: said } }
}

/**
 * The sentence with its number at the top of a report. It uses the founder's count of customers or, without one, the
 * number of businesses in the official statistics of `lookups`.
 */
export function verdictOf(given: Brief, idea: string, lookups: LookupRecord | null = null): SummaryLine {
  const known = verdicts.get(given)
  if (known?.idea === idea && known.lookups === lookups) return known.verdict
  const verdict = judge(given, idea, lookups)
  verdicts.set(given, { idea, lookups, verdict })
  return verdict
}

/** Verdicts cached by brief, because the findings need them as well. */
const verdicts = new WeakMap<Brief, { idea: string; lookups: LookupRecord | null; verdict: SummaryLine }>()

function workedOut(brief: TellingBrief, idea: string): SummaryLine | null {
  const revenue = revenueOf(brief)
  const worked = revenue
    ? (goalVerdict(brief, revenue) ?? exampleVerdict(brief, revenue))
    : otherVerdict(brief, idea)
  return worked && (brief.told?.volume ? ofVolume(worked, brief) : asRead(worked, brief, idea))
}

/** A verdict that takes the told turnover of some customers for that of each. */
function ofVolume(verdict: SummaryLine, { told }: TellingBrief): SummaryLine {
  if (!told?.volume || verdict.said.basis !== 'founder') return verdict
  const lead = calculated('If your share is {share} and others take as much as these:', {
    share: shown(told.volume.share),
  })
  return { ...verdict, said: { ...verdict.said, text: `${lead.text} ${lowered(verdict.said.text)}` } }
}

/** Words by which someone else pays or asks for an amount. */
const NOT_OURS =
  /\b(?:they|others?|he|she|chains?|agenc\w+|competitors?|pays?|paid|spends?|spent|los[et]\w*|earn\w*|wages?|rent|loans?|need|invest\w*|sav\w+|raise\w*|salary)\b/i

/** The brief with the only amount of the text as its price, to be confirmed; null if there are several or none. */
function withOnlyAmount(brief: TellingBrief, idea: string): TellingBrief | null {
  const all = sentencesOf(idea).flatMap(({ words, start }) =>
    amountsIn(words).map((told) => ({ told, start })),
  )
  const [only, ...others] = all
  if (!only || others.length > 0 || brief.price.state !== 'open' || NOT_OURS.test(only.told.words))
    return null
  const { amount, currency, every, words } = only.told
  const value = { low: amount, high: amount, currency, every: every ?? ('once' as const), per: null }
  const origin = { kind: 'quote' as const, start: only.start, end: only.start + [...words].length }
  return {
    ...brief,
    price: { state: 'stated', entries: [{ value, origin, confirmed: false }], silenced: [] },
  }
}

/** What the price brings, if the verdict is a sum of the founder's that does not hold; null otherwise. */
export function besideGain(given: Brief, idea: string, lookups: LookupRecord | null): SummaryLine | null {
  const brief = forSums(withOfficialCount(given, lookups), idea)
  const worked = wrongSum(brief, idea) ? workedOut(brief, idea) : null
  return worked && { ...worked, asks: null }
}

function judge(given: Brief, idea: string, lookups: LookupRecord | null): SummaryLine {
  const brief = forSums(withOfficialCount(given, lookups), idea)
  if (isBlank(brief))
    return {
      said: fixed(
        'No product, customer, problem or action was recognized in this text. One answer is enough to begin.',
      ),
      about: null,
      asks: 'product',
    }
  const doubt = priceDoubtOf(given, idea)
  if (doubt)
    return {
      said:
        doubt.other === null
          ? fixed('Is this your price? Confirm it in the brief or correct it.')
          : fixed('Which of these is your price? Confirm one in the brief.'),
      about: quote(...[doubt.other, doubt.read].filter((words) => words !== null)),
      asks: null,
    }
  if (brief.told?.unlikely)
    return {
      said: brief.told.unlikely,
      about: brief.told.quantity === undefined ? null : unitWords(brief),
      asks: brief.told.quantity === undefined ? null : asking(brief, 'purchases'),
    }
  // A sum of the founder's own that does not hold comes before all others.
  const gain = wrongSum(brief, idea)
  if (gain) return { ...asRead(gain, brief, idea), asks: asking(brief, 'price') }
  const worked = workedOut(brief, idea)
  if (worked) return worked
  const supposed = withOnlyAmount(brief, idea)
  const example = supposed && workedOut(supposed, idea)
  if (example) return { ...example, asks: 'price' }
  const amounts = wordsOfPrice(idea)
  return brief.price.state === 'stated'
    ? {
        said: fixed('The brief names a price, but not how much one customer pays per year.'),
        about: null,
        asks: null,
      }
    : amounts.length > 0
      ? {
          said: fixed(
            'Is your price among these words? Add it in the brief, with what it is paid for and how often.',
          ),
          about: quote(...new Set(amounts)),
          asks: null,
        }
      : { said: fixed('Add a price, and this report can calculate.'), about: null, asks: 'price' }
}
