import { settled } from '../figures.ts'
import { readNumber } from '../typed-number.ts'
import { type Brief, type BriefField, type Entry, entriesOf, firstValue } from './brief.ts'
import { secondPrice } from './second-price.ts'
import { forSums } from './sums.ts'
import { moneyWordsIn } from './told-amounts.ts'
import { quoteAsked, toldRates, toldUsers } from './told-evidence.ts'
import { toldSums } from './told-sums.ts'
import { trialOf } from './trials.ts'
import { sentencesOf } from './unread.ts'

/*
 * Figures of the idea that no calculation uses: they are shown and asked about, so that founders see that none of
 * theirs is lost.
 */

const SIGN = String.raw`(?:(?:(?:US|CA|AU|NZ|HK|NT|TT|R|A|C|S|J)\$|GH[₵¢]|KSh|Rs\.?|GHS|KES|NGN|INR|USD|EUR|GBP|CAD|AUD|ZAR|CHF|[$€£₹₦¥])\s?)?`
const DIGITS = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?![\d\p{L}])|\d[\d,.]*\d|\d`
/** Words that end a noun phrase. */
const STOP = String.raw`(?:and|or|but|so|because|when|where|while|who|which|that|it|they|we|i|is|are|was|were|as|also|on|at|by|for|in|to|with|from|if|than|then|not|still|goes|ends|instead|only|has|have|had|will|can|do|does|did|my|our|your|their|his|her|its|the|a|an|every|each|now|old|\p{L}+(?:ed|ing))\b`
/** A figure with the noun phrase that it counts: up to three words in the same clause. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,:/-])(?<sign>${SIGN})(?<figure>${DIGITS})(?<to>\s?(?:-|–|to)\s?\d[\d,.]*\b)?(?<rest>\s?%|\s?(?:k|mn|m|bn)\b|\s?[€£])?(?<joined>-\p{L}+(?:\s(?!${STOP})\p{L}+){0,2})?(?<after>(?:\s(?!${STOP})[\p{L}’'-]+){0,3})`,
  'giu',
)

/** Units of what something measures or does, and times of day: not business figures. */
const MEASURE =
  /^\s?(?:°|degrees?|celsius|fahrenheit|mm|cm|km|lit(?:er|re)s?|grams?|seconds?|channels?|kilomet\w+|met(?:er|re)s?|miles?|inch\w*|feet|volts?|watts?|gb|mb|pixels?|am|pm|a\.m|p\.m|o[’']clock|at night|in the (?:morning|evening|afternoon)|st|nd|rd|th|years? old|minutes? (?:late|walk|drive))\b/i
/** Ages, times, names and parts of names: 'over 75', 'after ten', 'plot 41', 'since 2016', 'the other two'. */
const NAMED_BEFORE =
  /\b(?:at|after|before|until|till|by|since|from|in|aged?|over|under|is|am|turn(?:s|ed)?|plot|number|no\.?|size|cone|ward|floor|gate|channel|chapter|route|unit|room|level|type|class|grade|year|the|other|these|those|last|next|first|both|one or|of us|article|section|part|version|covid|next)\s+$/i
const YEAR = /^(?:19|20)\d\d$/
/** The founder's past, which is not a business figure: 'for nineteen years'. */
const OWN_YEARS = /^\s(?:\w+ )?(?:years?|summers?|winters?|seasons?|decades?)\b/i

/** Fields whose figures are used in calculations, or are part of what is offered and to whom. */
const HELD: readonly BriefField[] = [
  'price',
  'purchases',
  'count',
  'problemCost',
  'goal',
  'evidence',
  'today',
  'place',
  'product',
  'actions',
  'customer',
  'difference',
  'inputs',
  'whyNow',
]

const numberOf = (figure: string): number | null => {
  const read = readNumber(figure, 'money')
  return 'value' in read ? read.value : null
}

/** Numbers that the brief contains as values, whatever the words. */
const numbersIn = (brief: Brief): Set<number> =>
  new Set(
    JSON.stringify(HELD.map((field) => entriesOf(brief, field).map(({ value }: Entry<unknown>) => value)))
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number),
  )

/** Whether a text contains a figure that is not part of a longer one. */
const holds = (text: string, figure: string): boolean =>
  text.split(/[^\p{L}\d.,]+/u).some((word) => word.replace(/[.,]+$/, '') === figure) ||
  (figure.includes(' ') && text.includes(figure))

/** 'One in nine appointments'. */
const ONE_IN = /\b(?:one|two|three|\d+) (?:in|out of) $/i
const isMoneyOf = (formula: string, figure: string): boolean =>
  formula !== '' && holds(formula.replace(/[^\d.,]+/g, ' '), figure)

/** No one reads a longer list; amounts of money are always listed. */
const MOST = 8

/** Words that a quoted figure must not end with. */
const LOOSE_END =
  /(?:\s(?:in|for|at|on|to|with|by|from|of|my|our|your|the|an?|each|every|their|his|her|its|then|now))+$/i

/** The figures that nothing uses, in the founder's words with what they count; [] if all are used. */
export function unusedFigures(brief: Brief, idea: string, said: readonly string[]): string[] {
  const spans = HELD.flatMap((field) =>
    entriesOf(brief, field).flatMap(({ origin }: Entry<unknown>) =>
      origin.kind === 'quote' ? [origin] : [],
    ),
  )
  const numbers = numbersIn(brief)
  const second = secondPrice(brief, idea)?.amount
  const told = [trialOf(brief, idea)?.words, quoteAsked(idea)]
  const rated = toldRates(idea)
  const users = toldUsers(idea)?.words
  const sums = forSums(brief, idea)
  const [whole, mine] = [sums.told?.paid, firstValue(sums, 'price')]
  const share = whole && mine ? settled((mine.high / whole.high) * 100) : null
  const summed = toldSums(sums, idea)
    .map(({ said }) => said.text)
    .join(' ')
  const fixedCosts = sums.told?.fixedCosts?.formula ?? ''
  const found = sentencesOf(idea).flatMap(({ words, start }) => {
    if (told.includes(words) || told.includes(words.replace(/[.!]+$/, ''))) return []
    const money = moneyWordsIn(words)
    return [...words.matchAll(FIGURE)].flatMap(({ index, groups }) => {
      const { sign = '', figure = '', to = '', rest = '', joined = '', after = '' } = groups ?? {}
      const high = numberOf(to.replace(/^\D+/, ''))
      const at = start + [...words.slice(0, index + sign.length)].length
      const before = words.slice(0, index)
      const value = numberOf(figure)
      if (isMoneyOf(fixedCosts, figure)) return []
      if (users !== undefined && words.includes(users) && users.includes(figure)) return []
      const amount = money.find((each) => holds(each, figure) || each.includes(figure))
      const isMoney = amount !== undefined
      const counted =
        /^(?:\s[\p{L}’'-]+){0,2}?\s[\p{L}’'-]{2,}s\b/u.exec(after)?.[0] ??
        /^\s[\p{L}’'-]{3,}/u.exec(after)?.[0]
      const isOther =
        [...spans, ...rated].some((span) => span.start <= at && at < span.end) ||
        (value !== null && (numbers.has(value) || value === second)) ||
        [...numbers].some((each) => value !== null && high !== null && value <= each && each <= high) ||
        YEAR.test(figure) ||
        MEASURE.test(`${rest}${after}`) ||
        /^\s(?:or \w+ )?of us\b/i.test(after) ||
        (!isMoney &&
          !ONE_IN.test(before) &&
          rest.trim() !== '%' &&
          NAMED_BEFORE.test(before) &&
          !/^\s\p{L}+s\b/u.test(after)) ||
        (/\b(?:i|we|my|our|i’ve|i've)\b/i.test(before) && OWN_YEARS.test(after)) ||
        // The number of a road or a class, and a number that counts nothing.
        (!isMoney &&
          rest.trim() === '' &&
          (counted === undefined || /\p{Ll}\s\p{Lu}\p{L}*\s+$/u.test(before) || /-\p{L}/u.test(joined))) ||
        holds(summed.replace(/[^\d.,]+/g, ' '), figure.replace(/[.,]+$/, '')) ||
        said.some((text) => holds(text, figure)) ||
        (share !== null && value === share && (rest.trim() === '%' || /^\s?per ?cent\b/i.test(after)))
      return isOther
        ? []
        : [
            {
              words:
                `${ONE_IN.exec(before)?.[0] ?? ''}${isMoney && to === '' ? amount : `${sign}${figure}${to}${rest}${isMoney ? '' : (counted ?? after)}`}`
                  .trim()
                  .replace(/(\bof (?:them|us|these|those))\b.*/i, '$1')
                  .replace(LOOSE_END, ''),
              isMoney,
            },
          ]
    })
  })
  const once = found.filter(({ words }, index) => found.findIndex((each) => each.words === words) === index)
  const others = once.filter(({ isMoney }) => !isMoney)
  const amounts = once.filter(({ isMoney }) => isMoney)
  return [...amounts, ...others.slice(0, Math.max(0, MOST - amounts.length))].map(({ words }) => words)
}
