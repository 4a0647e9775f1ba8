import { formatCount, settled } from '../figures.ts'
import { readNumber } from '../typed-number.ts'
import { type Brief, entriesOf, firstValue, unitOf } from './brief.ts'
import { currencyOfBrief, middleRevenue, money, ONE_EACH, PER_YEAR } from './economics.ts'
import { goalOf } from './goal.ts'
import { calculated, shown } from './line.ts'
import { isOnlyRead } from './standing.ts'
import { withoutAmounts } from './told-amounts.ts'
import type { ToldTime } from './told-times.ts'
import { sentencesOf, tellsOfDemand } from './unread.ts'

const SMALL = 'two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small numbers in digits, so that 'four pucks' reads like '4 pucks'. */
const inDigits = (words: string): string =>
  words.replace(new RegExp(`\\b(?:${SMALL.join('|')})\\b`, 'gi'), (word) =>
    String(SMALL.indexOf(word.toLowerCase()) + 2),
  )

/** A number or a range of two with the word that it counts. */
const COUNTED =
  /(?<![\p{L}\d.,$€£₹₦¥%])(?:between\s+)?(?<low>\d[\d,.]*\d|\d)(?:\s*(?:-|–|to|and)\s*(?<high>\d[\d,.]*\d|\d))?\s+(?<noun>\p{L}{3,})(?:\s+(?<next>\p{L}{3,}))?/giu

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')

const lastWord = (text: string | null | undefined): string => stemOf(/\p{L}+$/u.exec(text ?? '')?.[0] ?? '')

/** What the founders did or lent tells what they tried, not what a customer needs. */
const DONE_BY_US =
  /\b(?:i|we)(?:'ve| have)? (?:\w+ ){0,2}?(?:\w+ed|lent|gave|given|had|did|built|made|sold|ran|put|sent)\b/i

/** Words that give a number to one customer: 'a typical place has six', 'farms with 40 cows'. */
const OF_CUSTOMER =
  /\b(?:has|have|having|with|own(?:s|ing)?|runs?|running|keep(?:s|ing)?|needs?|uses?|takes?|holds?|for|manag(?:e|es|ing)|employs?)\s+(?:[\p{L}’'-]+\s+){0,3}$/iu

/** Whether the quantity was only read, so that it may be how often each unit comes: 'per tank, twice a year'. */
const isRhythm = (brief: Brief): boolean => entriesOf(brief, 'purchases').some((entry) => isOnlyRead(entry))

/**
 * Numbers of what the price is paid for, or of customers, that no field holds, with what they come to and the sentence that
 * they stand in.
 */
export function toldCounts(brief: Brief, idea: string): ToldTime[] {
  const price = firstValue(brief, 'price')
  const unit = lastWord(price && unitOf(price))
  const customer = lastWord(firstValue(brief, 'customer'))
  const currency = currencyOfBrief(brief)
  const evidence = entriesOf(brief, 'evidence').map(({ value: { text } }) => text)
  const each = price && price.every !== 'share' ? settled((price.low + price.high) / 2) : 0
  const revenue = middleRevenue(brief)
  const tell = (value: number) => money(settled(value), currency)
  return sentencesOf(idea).flatMap(({ words }) =>
    [...inDigits(withoutAmounts(words)).matchAll(COUNTED)].flatMap(({ 0: all, index, input, groups }) => {
      const { low = '', high = low, noun = '', next = '' } = groups ?? {}
      const names = [noun, next].map(stemOf)
      const [from, to] = [readNumber(low), readNumber(high)]
      if (!('value' in from) || !('value' in to) || from.value < 2 || to.value < from.value) return []
      if (evidence.some((text) => text.includes(all)) || tellsOfDemand(words) || DONE_BY_US.test(words))
        return []
      const span = (text: (value: number) => string) =>
        shown(from.value === to.value ? text(from.value) : `${text(from.value)} to ${text(to.value)}`)
      const number = span(formatCount)
      if (from.value === firstValue(brief, 'count')?.value) return []
      if (
        unit.length > 2 &&
        unit !== customer &&
        names.includes(unit) &&
        !ONE_EACH.test(unit) &&
        OF_CUSTOMER.test(input.slice(0, index)) &&
        each > 0 &&
        (brief.purchases.state === 'open' || isRhythm(brief))
      ) {
        const isPeriod = price?.every && price.every in PER_YEAR
        const again = isRhythm(brief) ? (firstValue(brief, 'purchases') ?? 1) : 1
        const year = each * (isPeriod ? PER_YEAR[price.every as keyof typeof PER_YEAR] : again)
        const sum = span((value) => tell(year * value))
        const goal = goalOf(brief)
        const params = { number, sum }
        return [
          {
            words,
            said:
              isPeriod || again > 1
                ? calculated(
                    'If {number} is what one customer has, your price comes to {sum} a year from one customer.',
                    params,
                  )
                : goal === null
                  ? calculated(
                      'If {number} is what one customer needs, your price comes to {sum} from one customer.',
                      params,
                    )
                  : calculated(
                      'If {number} is what one customer needs, your price comes to {sum} from one customer: {goal} a month takes {needed} new customers a month.',
                      {
                        ...params,
                        goal: shown(tell(goal)),
                        needed: shown(
                          formatCount(Number((goal / ((year * (from.value + to.value)) / 2)).toPrecision(2))),
                        ),
                      },
                    ),
          },
        ]
      }
      return customer.length > 2 &&
        names.includes(customer) &&
        brief.count.state === 'open' &&
        !/\b(?:i|we|my|our)\b/i.test(words) &&
        revenue !== null
        ? [
            {
              words,
              said: calculated(
                'If {number} is the number of your customers, all of them together would pay {sum} a year.',
                { number, sum: span((value) => tell(revenue * value)) },
              ),
            },
          ]
        : []
    }),
  )
}
