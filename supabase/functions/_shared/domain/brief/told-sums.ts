import type { Statement } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { readNumber } from '../typed-number.ts'
import { type Brief, entriesOf, firstValue, type Price, unitOf } from './brief.ts'
import { amountRange, currencyOfBrief, money, percentText } from './economics.ts'
import { calculated, type Param, shown } from './line.ts'
import { isOnlyRead } from './standing.ts'
import { amountsIn, isInOwn, isOwnCurrency } from './told-amounts.ts'
import { countOf, demandIn, FIGURES } from './told-demand.ts'
import { sentencesOf } from './unread.ts'

/*
 * Calculations with figures that the founder mentions together: 'a of b', 'from a to b', one amount instead of another,
 * and sales at a price. Each is quoted with its calculation, and nothing is concluded from it.
 */

/** Words of the idea and the result of their own figures. */
export interface ToldSum {
  words: string
  said: Statement
}

const NUMBER = `(?:${FIGURES})`

/** What may precede and follow a number that counts people or things. */
const FREE = String.raw`(?<![\p{L}\d.,$€£₹₦¥%-])`
const NO_UNIT = String.raw`(?!\s?(?:%|€|percent|hours?|minutes?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|km|kg)\b|[\d.,]*\d)`
const SHARES: readonly RegExp[] = [
  // '29 of the 33', '9 out of 22'
  String.raw`${FREE}(?<part>${NUMBER}) (?:out )?of (?:the |our |my |these |those |all )*(?<whole>${NUMBER})\b${NO_UNIT}`,
  // 'of the 48 of us perhaps fifteen can'
  String.raw`\bof (?:the |our |my |these |all )*(?<whole>${NUMBER})(?: of (?:us|them|these)| (?:that |which )?(?:I|we)[’'\p{L}]*(?: \p{L}+){0,3})?,? (?:\p{L}+ ){0,2}?(?<part>${NUMBER}) (?=\p{L})`,
  // '14 funerals; nine of them', '140 members, and 31 of them'
  String.raw`${FREE}(?<whole>${NUMBER}) (?:\p{L}+ ){0,2}?(?:\p{L}{3,}s|people|women|men|children)\b[^.:!?\d]{0,80}?\b(?!one\b)(?<part>${NUMBER}) of (?:them|these|those|whom)\b`,
].map((source) => new RegExp(source, 'iu'))
const FELL = new RegExp(
  String.raw`\b(?:went|go|fell|fall|dropped|rose|grew|climbed|sank|shrank|increased|decreased|declined|reduced|improved|cut|down|up)\b[^.;:!?]{0,40}?\bfrom (?<from>${NUMBER}) (?:\p{L}+ ){0,2}?to (?<to>${NUMBER})\b${NO_UNIT}`,
  'iu',
)

const count = (value: number): Param => shown(formatCount(value))

function shareIn(words: string): Statement | null {
  for (const pattern of SHARES) {
    const { part = '', whole = '' } = pattern.exec(words)?.groups ?? {}
    const said = shareOf(countOf(part), countOf(whole))
    if (said) return said
  }
  return null
}

const shareOf = (some: number, all: number): Statement | null =>
  some > 0 && some < all
    ? calculated('{part} of {whole} is {share}.', {
        part: count(some),
        whole: count(all),
        share: shown(percentText(some / all)),
      })
    : null

function changeIn(words: string): Statement | null {
  const { from = '', to = '' } = FELL.exec(words)?.groups ?? {}
  return changeOf(countOf(from), countOf(to))
}

function changeOf(before: number, after: number): Statement | null {
  if (!(before > 0) || !(after > 0) || before === after) return null
  const params = {
    from: count(before),
    to: count(after),
    share: shown(percentText(Math.abs(after / before - 1))),
  }
  return after < before
    ? calculated('From {from} to {to} is {share} less.', params)
    : calculated('From {from} to {to} is {share} more.', params)
}

const AMOUNT = String.raw`[^\d\s]{0,4}\s?(?:\d[\d,.]*\d|\d)`
const INSTEAD = new RegExp(
  String.raw`^[^.;:!?\d]{0,30}\b(?:instead of|rather than|against) (?<low>${AMOUNT})(?:\s?(?:to|-|–)\s?(?<high>${AMOUNT}))?`,
  'iu',
)
const amountOf = (text: string): number => {
  const read = readNumber(text.replace(/^\D+/, ''), 'money')
  return 'value' in read ? read.value : 0
}

/** 'Before, 31 came back' … 'The repeats went down to 14': what was before and what is now, in two sentences. */
const EARLIER = new RegExp(
  String.raw`^(?:before|earlier|until then|previously|at first|in the beginning)\b,? [^.;:!?\d]{0,30}?${FREE}(?<from>${NUMBER})\b${NO_UNIT}`,
  'iu',
)
const NOW = new RegExp(
  String.raw`\b(?:went|fell|dropped|came|sank|rose|grew|is|are) (?:now |up |down |back )*(?:at |to )(?:only |just |about )?(?<to>${NUMBER})\b${NO_UNIT}`,
  'iu',
)

function changeBetween(idea: string): ToldSum[] {
  const sentences = sentencesOf(idea)
  const first = sentences.findIndex(({ words }) => EARLIER.test(words))
  const later = sentences.slice(first + 1).find(({ words }) => NOW.test(words))
  if (first < 0 || !later) return []
  const from = EARLIER.exec(sentences[first]?.words ?? '')?.groups?.from ?? ''
  const to = NOW.exec(later.words)?.groups?.to ?? ''
  const said = changeOf(countOf(from), countOf(to))
  return said ? [{ words: later.words, said }] : []
}

/** What each of some costs or brings: '31 crowns came back and each one is 680 pesos'. */
const EACH =
  /\beach(?: (?:one|of (?:them|these|those)))?(?: (?:is|costs?|means?|takes?|brings?|at))? (?:about |around )?$/i
const A_MONTH = /\b(?:a|per|each|every) month\b/i

function eachIn(brief: Brief, words: string): Statement | null {
  const told = amountsIn(words).find(({ before }) => EACH.test(before))
  const currency = currencyOfBrief(brief)
  if (!told || !isInOwn(told, currency)) return null
  const some = [...told.before.matchAll(SOME)].filter(({ groups }) => countOf(groups?.many ?? '') > 1)
  const last = some.at(-1)
  const high = countOf(last?.groups?.many ?? '')
  if (!last || !(high > 1)) return null
  const low = countOf(
    new RegExp(`(${NUMBER}) (?:or|to) $`, 'iu').exec(told.before.slice(0, last.index))?.[1] ?? String(high),
  )
  const params = {
    many: shown(low < high ? `${formatCount(low)} to ${formatCount(high)}` : formatCount(high)),
    each: shown(money(told.amount, currency ?? told.currency)),
    sum: shown(
      amountRange(
        settled(Math.min(low, high) * told.amount),
        settled(high * told.amount),
        currency ?? told.currency,
      ),
    ),
  }
  return A_MONTH.test(words)
    ? calculated('{many} × {each} = {sum} a month.', params)
    : calculated('{many} × {each} = {sum}.', params)
}

/** Some of those whom an answer counts: 'nine of them paid', of 17. */
const OF_THEM = new RegExp(
  String.raw`${FREE}(?<part>${NUMBER}) (?:of (?:them|these|those)\b|(?:still|kept?|keeps?|have|has|had|re-?ordered|renewed|paid|pay|bought|want(?:ed)?|would|use[sd]?|came back|said|could(?:n['’]t)?|did(?:n['’]t)?) )`,
  'iu',
)

const answeredShares = (brief: Brief): ToldSum[] =>
  entriesOf(brief, 'evidence').flatMap((entry) => {
    const { text, count: whole } = entry.value
    if (isOnlyRead(entry)) return []
    const part = countOf(OF_THEM.exec(text)?.groups?.part ?? '')
    const said = whole === null ? null : shareOf(part, whole)
    const clause = text.split(/[;,] /).find((each) => OF_THEM.test(each)) ?? text
    return said ? [{ words: clause, said }] : []
  })

/** The founder's price and what is paid instead of it, where one stands right behind the other. */
function insteadIn(brief: Brief, words: string): Statement | null {
  const mine = amountsIn(words).find(({ amount }) => amount === firstValue(brief, 'price')?.low)
  const { low = '', high = low } = INSTEAD.exec(mine?.after ?? '')?.groups ?? {}
  const [least, most] = [amountOf(low), amountOf(high)]
  if (!mine || least <= mine.amount || most < least) return null
  const currency = currencyOfBrief(brief)
  const shares = [least, most].map((other) => percentText(1 - mine.amount / other))
  return calculated('{mine} is {share} less than {other}.', {
    mine: shown(money(mine.amount, currency)),
    share: shown([...new Set(shares)].join(' to ')),
    other: shown(amountRange(least, most, currency)),
  })
}

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
/** A number of something, with up to three words for it. */
const SOME = new RegExp(
  String.raw`${FREE}(?<many>${NUMBER})\b${NO_UNIT} (?!(?:or|to|and) )(?<what>(?:[\p{L}-]+ ?){1,3})`,
  'giu',
)
/** Words before an amount that each of those in the same clause paid: 'bought the first 60 videos at Rs 5,000'. */
const AT = /\b(?:at|for)\s+$/i

/** The value of the stated sales at the price next to them, or at the founder's price for the same unit. */
function salesIn(brief: Brief, idea: string, words: string): Statement | null {
  const stage = demandIn(words)?.stage
  if (stage !== 'sold' && stage !== 'repeat') return null
  const price = firstValue(brief, 'price')
  const currency = currencyOfBrief(brief)
  const [clause = ''] = words.split(/[;:]/)
  const [told, ...more] = amountsIn(clause)
  const some = [...words.matchAll(SOME)].map(({ groups }) => ({
    many: countOf(groups?.many ?? ''),
    what: (groups?.what ?? '').trim().split(' ').map(stemOf),
  }))
  const [first] = some
  const isOwn = told !== undefined && isOwnCurrency(told.currency, currency)
  if (told && isOwn && more.length === 0 && AT.test(told.before) && first && BOUGHT.test(told.before))
    return calculated('{many} × {price} = {sum}, if each paid this once.', {
      many: count(first.many),
      price: shown(money(told.amount, currency ?? told.currency)),
      sum: shown(money(settled(first.many * told.amount), currency ?? told.currency)),
    })
  const paid = price && paidFor(price, idea)
  const unit = stemOf(paid?.unit ?? '')
  const sold = unit.length > 2 ? some.find(({ what }) => what.includes(unit)) : undefined
  if (!price || !paid || !sold) return null
  const share = price.every === 'share' ? price.low / 100 : 1
  const sum = (part: number) =>
    shown(
      amountRange(settled(paid.low * sold.many * part), settled(paid.high * sold.many * part), paid.currency),
    )
  const params = {
    many: count(sold.many),
    price: shown(amountRange(paid.low, paid.high, paid.currency)),
    sum: sum(1),
  }
  return share === 1
    ? calculated('{many} × {price} = {sum}, if all paid this price.', params)
    : calculated(
        '{many} × {price} = {sum}, if all paid this price. Your share of {percent} of it is {mine}.',
        {
          ...params,
          percent: shown(percentText(share)),
          mine: sum(share),
        },
      )
}

const BOUGHT = /\b(?:bought|ordered|paid)\b/i

/** The price of one unit: the founder's price or, if that is a share, the only per-unit amount in the idea. */
function paidFor(
  price: Price,
  idea: string,
): (Pick<Price, 'low' | 'high' | 'currency'> & { unit: string }) | null {
  if (price.every === 'once' || price.every === 'use')
    return { ...price, unit: /\p{L}+$/u.exec(unitOf(price) ?? '')?.[0] ?? '' }
  const [told, ...more] = sentencesOf(idea).flatMap(({ words }) =>
    amountsIn(words).filter(({ unit }) => unit !== null),
  )
  if (price.every !== 'share' || price.low !== price.high || !told?.unit || more.length > 0) return null
  const low = Number(/(\d+) ?(?:to|-|–) ?$/.exec(told.before)?.[1] ?? told.amount)
  return { low: Math.min(low, told.amount), high: told.amount, currency: told.currency, unit: told.unit }
}

/** The sums of an idea and of the answers in `given`, sales before shares and changes; each sentence once. */
export function toldSums(brief: Brief, idea: string, given = brief): ToldSum[] {
  const sentences = sentencesOf(idea)
  const found = [
    (words: string) => salesIn(brief, idea, words),
    (words: string) => eachIn(brief, words),
    shareIn,
    changeIn,
    (words: string) => insteadIn(brief, words),
  ].flatMap((sum) =>
    sentences.flatMap(({ words }): ToldSum[] => {
      const said = sum(words)
      return said ? [{ words, said }] : []
    }),
  )
  const [sales, others] = [found.slice(0, 1), found.slice(1)]
  const sums = [...sales, ...answeredShares(given), ...changeBetween(idea), ...others]
  return sums.filter(({ said }, index) => sums.findIndex((other) => other.said.text === said.text) === index)
}
