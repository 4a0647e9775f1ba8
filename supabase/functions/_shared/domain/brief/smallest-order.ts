import { formatCount, settled } from '../figures.ts'
import { type Brief, firstValue } from './brief.ts'
import { demandOf, money, unitsOfSale } from './economics.ts'
import { goalOf } from './goal.ts'
import { calculated, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { sentencesOf } from './unread.ts'

/* The smallest batch and the smallest order, in the founder's words. */

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = String.raw`(?<number>\d{1,5}|${NUMBERS.slice(1).join('|')})`
const numberOf = (word: string): number => {
  const index = NUMBERS.indexOf(word.toLowerCase())
  return index > 0 ? index : Number(word)
}
const LEAST = [
  new RegExp(
    String.raw`\b(?:minimum|min\.?|at least|moq)(?: order)?(?: of| is)? ${NUMBER} (?<unit>\p{L}{3,})`,
    'iu',
  ),
  new RegExp(String.raw`\b${NUMBER} (?<unit>\p{L}{3,}) (?:minimum|at least)\b`, 'iu'),
]
const stemOf = (word: string): string => word.toLowerCase().replace(/(?:es|s|e)$/, '')

/** The minimum quantities that the founder names, with their sentence; [] if there are none. */
const leastIn = (idea: string): { least: number; unit: string; words: string }[] =>
  sentencesOf(idea).flatMap(({ words }) =>
    LEAST.flatMap((expression) => {
      const { number, unit } = expression.exec(words)?.groups ?? {}
      const least = numberOf(number ?? '')
      return unit && least > 1 ? [{ least, unit, words }] : []
    }),
  )

/** The value of the smallest order, and how many such orders the goal requires; null if the text states none. */
export function smallestOrder(brief: Brief, idea: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  const unit = price?.per?.split(/\s+/).at(-1)
  if (!price || !unit || (price.every !== 'use' && price.every !== 'once')) return null
  const told = leastIn(idea).find((each) => stemOf(each.unit) === stemOf(unit))
  if (!told || told.least === unitsOfSale(brief)) return null
  const { currency } = price
  const each = settled((price.low + price.high) / 2)
  const goal = goalOf(brief)
  const params = {
    least: shown(formatCount(told.least)),
    price: shown(money(each, currency)),
    sum: shown(money(settled(told.least * each), currency)),
  }
  return {
    said:
      goal === null
        ? calculated('Your smallest order is {least} × {price} = {sum}.', params)
        : calculated(
            'Your smallest order is {least} × {price} = {sum}: {goal} a month takes {orders} of them.',
            {
              ...params,
              goal: shown(money(goal, currency)),
              orders: shown(formatCount(Number((goal / (told.least * each)).toPrecision(2)))),
            },
          ),
    about: quote(told.words),
    asks: null,
  }
}

const OURS = /\b(?:i|we|my|our|me|us)\b/i
/** Words for making things: a batch is made, unlike a customer's minimum order. */
const MADE =
  /\b(?:batch(?:es)?|produc\w+|mak(?:e|es|ing)|made|mou?ld\w*|factor(?:y|ies)|suppliers?|manufactur\w+|print\w*|turned|cast|cut|sewn)\b/i

/**
 * The smallest batch that the founder must have made, compared with the people who wait or pay; null if there is none.
 */
export function smallestBatch(brief: Brief, idea: string): SummaryLine | null {
  const unit = firstValue(brief, 'price')?.per?.split(/\s+/).at(-1)
  const told = leastIn(idea).find((each) => !unit || stemOf(each.unit) !== stemOf(unit))
  const people = Math.max(demandOf(brief, 'waiting'), demandOf(brief, 'paying'))
  if (
    !told ||
    told.least < 10 ||
    !MADE.test(told.words) ||
    !OURS.test(told.words) ||
    !/\b(?:pieces?|units?|sets?|copies|kilos?|kg|bottles?|items?|pairs?|boards?)\b/i.test(told.unit)
  )
    return null
  const params = { least: shown(formatCount(told.least)) }
  return {
    said:
      people > 0
        ? calculated(
            'Your smallest batch is {least}, and {people} wait or pay. How many of the {least} does one sale take? That tells how many of them have to pay before you order.',
            { ...params, people: shown(formatCount(people)) },
          )
        : calculated(
            'Your smallest batch is {least}. How many sales is that, and who has ordered? Without orders you pay for all of it first.',
            params,
          ),
    about: quote(told.words),
    asks: null,
  }
}
