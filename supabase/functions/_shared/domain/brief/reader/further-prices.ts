import type { Price, PricePart } from '../brief.ts'
import { at, type Sentence } from './clauses.ts'
import type { Money } from './money.ts'
import { clauseAt, hasWord, textOf } from './phrases.ts'
import {
  amountsIn,
  type PriceCandidate,
  type PriceFinding,
  periodOf,
  type Sold,
  writtenPrice,
} from './price.ts'
import { wordSet } from './word-lists.ts'

/*
 * Prices that the founder charges besides the first: a fee on top ('plus 40p per inspection', '£120 once for the
 * fitting'), the price of another plan ('or €90 a month'), a deposit. Only amounts right beside the first price are read,
 * and only where words join them to it.
 */

/** Lowest log odds, as the price, of an amount that is joined to it. */
const LEAST_JOINED = -1.6
/** The same in the sentence after that of the price. */
const LEAST_NEXT = 0.5
/** How many words of the next sentence may precede the amount. */
const SOON = 9

const DEPOSIT =
  /\b(?:deposit|bond|caution|refundable|(?:get|gets|goes|given|pay|paid|come|comes) (?:it )?back)\b/
const DEPOSIT_BEFORE = /\b(?:deposit|bond|caution)\b[^.;]{0,24}$/
const DEPOSIT_AFTER =
  /^[^.;,]{0,16}\b(?:deposit|bond|caution|refundable)\b|^[^.;]{0,30}\b(?:get|gets|goes|given|paid|comes?) (?:it )?back\b/
const INSTEAD = /\bor\b|\balternatively\b/
const ADDED = /\b(?:and|plus|then|with|add|extra|additional|on top)\b|\+|&|,|\(/
/** Words beside an amount that is paid once to begin, or on top of another. */
const ON_TOP =
  /\b(?:plus|extra|additional|add|on top|more if|set ?-?up|install\w*|fitting|registration|joining|onboarding|delivery|dispatch|activation|to start)\b|\+/
/** The amount of a larger or smaller customer: '£22 up to 5,000', '$68 from 100'. */
const TIER =
  /^(?:(?:if|when) (?:you|they|it) (?:take|order|buy|have) )?(?:up to|above|over|under|below|from|for (?:up to|over|under|more than|less than)|if|\d[\d,.]* (?:to|-|–) \d)/
/** Whoever else is paid: a rival, a supplier, the founders' own costs. */
const NOT_OURS =
  /\b(?:cost(?:s|ing)? (?:us|me)|we pay|i pay|i paid|we paid|quoted|rivals?|competitors?|elsewhere|used to|usually|normally|insurance|rent|reckon|sets?|wages?|fuel|parts|worth|instead of|saves?|lost|losing|wholesale)\b/

/** How a sentence goes on about the price. */
const OPENS =
  /^(?:(?:then|and|or|also|plus|but) )*(?:$|(?:we|i|for|setup|set|install\w*|delivery|dispatch|fitting|registration|joining|onboarding|extra|additional|add|security|refundable|deposit|bond|an? (?:refundable |security )?deposit)\b)/
/** A period after 'for': '£50 for the year'. */
const FOR_PERIOD = /^for (?:the |a |an )?(?:whole |full )?(year|month|week|season)\b/

/** What is paid for once, so that it is no unit. */
const BEGINS = /^(?:set-?up|installation|registration|joining|onboarding|fitting|activation)$/

interface Further extends PriceFinding {
  part: PricePart
}

const isSame = (a: Money, b: { low: number; high: number }) => a.low === b.low && a.high === b.high

/** The words between two places of a sentence. */
const between = (sentence: Sentence, a: number, b: number): string =>
  textOf(sentence, { from: Math.min(a, b), to: Math.max(a, b) })

/** How a joined amount stands to the first price; null if the words do not say that it is a price as well. */
function partOf(
  sentence: Sentence,
  money: Money,
  joint: string,
  written: ReturnType<typeof writtenPrice>,
  first: Price,
): PricePart | null {
  const before = textOf(sentence, { from: Math.max(0, money.from - 6), to: money.from })
  const after = textOf(sentence, { from: money.to, to: money.to + 8 })
  if (
    DEPOSIT_BEFORE.test(before) ||
    DEPOSIT_AFTER.test(after) ||
    (DEPOSIT.test(joint) && written.said === null)
  )
    return 'deposit'
  if (NOT_OURS.test(joint) || NOT_OURS.test(before) || NOT_OURS.test(after.split(/[,;]/)[0] ?? ''))
    return null
  const isTermed = written.unit !== null || written.said !== null || written.isOneOff
  if (INSTEAD.test(joint)) return isTermed ? 'instead' : null
  const isOnTop = ON_TOP.test(joint) || ON_TOP.test(after)
  // '£90 a year up to 150 plots and £240 a year for councils': who pays one does not pay the other.
  const isForOthers =
    written.said !== null &&
    written.said === first.every &&
    /^(?:\S+ ){0,4}for (?!the \w+ that )\w+/.test(after)
  if (isForOthers && !isOnTop) return 'instead'
  return isOnTop || (isTermed && ADDED.test(joint)) ? 'added' : null
}

/**
 * The prices that stand beside the first one.
 *
 * @param first the price that was read
 * @param country where the business starts; it settles 'pesos' and '$'
 */
export function furtherPrices(
  judged: readonly PriceCandidate[],
  first: PriceFinding,
  country: string | null,
  sold: Sold,
): Further[] {
  const here = judged.find(({ index, money }) => index === first.sentence && money.from === first.from)
  if (!here) return []
  const found = judged.flatMap((each): Further[] => {
    const { sentence, index, odds, isOther } = each
    const money = amountsIn(sentence, country).find(({ from }) => from === each.money.from)
    const clause = clauseAt(sentence, each.money.from)
    if (!money || !clause || isOther || each === here || isSame(money, first.value)) return []
    if (
      index === first.sentence &&
      money.low >= first.value.low &&
      money.high <= first.value.high &&
      first.value.low < first.value.high
    )
      return []
    if (money.percent && !/\b(?:we|i|us|commission|fee)\b/.test(textOf(sentence, clause))) return []
    if (!money.percent && first.value.every !== 'share' && money.currency !== first.value.currency) return []
    const isHere = index === first.sentence
    const isNext =
      index === first.sentence + 1 && money.from < SOON && OPENS.test(between(sentence, 0, money.from))
    if (!(isHere ? odds >= LEAST_JOINED : isNext && odds >= LEAST_NEXT)) return []
    const plain = writtenPrice(sentence, clause, money, sold)
    const period = FOR_PERIOD.exec(textOf(sentence, { from: money.to, to: money.to + 4 }))?.[1]
    const written = { ...plain, said: plain.said ?? (period ? periodOf(period) : null) }
    const joint = isHere
      ? between(
          sentence,
          money.from < here.money.from ? money.to : here.money.to,
          Math.max(money.from, here.money.from),
        )
      : `, ${between(sentence, 0, money.from)}`
    const part = partOf(sentence, money, joint, written, first.value)
    if (!part) return []
    const isOneOff = written.isOneOff || BEGINS.test(written.unit ?? '')
    // 'tags are £1.10 each'
    const isEach =
      /^(?:each|apiece)$/.test(at(sentence, money.to).lower) &&
      (written.unit !== sold.head ||
        hasWord(textOf(sentence, clause), wordSet(`${written.unit} ${written.unit}s`)))
    const per = (written.isTail || isEach) && !BEGINS.test(written.unit ?? '') ? written.unit : null
    const value: Price = {
      low: money.low,
      high: money.high,
      currency: money.percent ? null : money.currency,
      per,
      every: written.said ?? (part === 'deposit' || isOneOff || isEach || per === null ? 'once' : 'use'),
      part,
    }
    return [{ sentence: index, from: money.from, to: written.to, score: 1, isBare: false, value, part }]
  })
  return found.filter(
    ({ value }, i) =>
      found.findIndex((each) => each.value.low === value.low && each.value.per === value.per) === i,
  )
}

/** The first price with the tiers beside it as a range: '£14 a month under 1,000 people, £22 up to 5,000, £35 above'. */
export function withTiers(judged: readonly PriceCandidate[], first: PriceFinding): PriceFinding {
  const tiers = judged.filter(
    ({ index, sentence, money, isOther, odds }) =>
      index === first.sentence &&
      money.from > first.from &&
      !isOther &&
      !money.percent &&
      odds >= LEAST_JOINED &&
      money.currency === first.value.currency &&
      TIER.test(textOf(sentence, { from: money.to, to: money.to + 8 })) &&
      /^(?:,|;|and|or|but)$/.test(at(sentence, money.from - 1).lower),
  )
  if (tiers.length === 0) return first
  const amounts = tiers.flatMap(({ money }) => [money.low, money.high])
  return {
    ...first,
    value: {
      ...first.value,
      low: Math.min(first.value.low, ...amounts),
      high: Math.max(first.value.high, ...amounts),
    },
  }
}
