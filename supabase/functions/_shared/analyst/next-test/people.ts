import type { Statement } from '../../domain/basis.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { demandOf } from '../../domain/brief/economics.ts'
import { calculated, fixed, quote, through } from '../../domain/brief/line.ts'
import { isTradeKnown } from '../../domain/brief/questions.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'
import { mayBePaid } from '../../domain/brief/told-evidence.ts'
import { occasionIn, peopleWords } from '../../domain/brief/told-result.ts'
import { isStated, type Source, tellFirst, wordsOf } from '../source.ts'
import { count, LEAST_PEOPLE } from './tested.ts'

/** Whom a test is done with and where, in the founder's words; a trade that they chose says who pays. */
export function whomAndWhere(source: Source): Statement | null {
  const [trade] = isTradeKnown(source.brief) ? entriesOf(source.brief, 'trade') : []
  const channels = isOfOneMonth(source) ? [] : entriesOf(source.brief, 'channel')
  const channel =
    channels.find((entry) => !isOnlyRead(entry)) ?? (isStated(source, 'customer') ? undefined : channels[0])
  const whom =
    trade && !isStated(source, 'customer')
      ? quote(trade.value.label)
      : tellFirst(source, [isStated(source, 'customer') ? 'customer' : 'user', 'place'])
  return channel ? through(whom, channel.value) : whom
}

/** That those who pay are to be asked, where only those who use it are told. */
export const payersNote = (source: Source): Statement[] =>
  isStated(source, 'customer') || !isStated(source, 'user') || isTradeKnown(source.brief)
    ? []
    : [fixed('You name who uses it, and not who pays: only the money of those who decide about it counts.')]

/** The people of a sign of demand, as its words name them; else whoever pays by the brief. */
export function peopleOf(source: Source, words: string): Statement | null {
  const people = peopleWords(words)
  return people === null ? whomAndWhere(source) : quote(people)
}

const IN_MONTH =
  /\b(?:in|every|each|until) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** Whether the first channel is an event of one month, at which a test of some weeks may not fall. */
export const isOfOneMonth = ({ brief }: Source): boolean => IN_MONTH.test(firstValue(brief, 'channel') ?? '')

/** That it is open how the people of a test are found, after the reason for the test. */
export const unfound = (source: Source): Statement[] =>
  source.brief.channel.state === 'open' ? [fixed('Try two ways to find them, and note which works.')] : []

const stemsIn = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ies|es|s|y)$/, ''))

/** What those who were interviewed are asked next: who pays the price, who sends others names. */
export function talkedNote(source: Source): Statement[] {
  const { brief } = source
  const talked = demandOf(brief, 'interviews')
  if (talked < LEAST_PEOPLE) return []
  const params = { talked: count(talked) }
  const [text = ''] = entriesOf(brief, 'evidence').flatMap(({ value }) =>
    value.kind === 'interviews' ? [value.text] : [],
  )
  const [words, channel, customer] = [
    stemsIn(text),
    wordsOf(source, 'channel').flatMap(stemsIn),
    wordsOf(source, 'customer').flatMap(stemsIn),
  ]
  const isOfChannel =
    words.filter((stem) => channel.includes(stem)).length > 1 &&
    !words.some((stem) => customer.includes(stem))
  if (isOfChannel)
    return [calculated('The {talked} you talked to can send you customers: ask each for two names.', params)]
  if (mayBePaid(brief, text)) return []
  return [
    isStated(source, 'price')
      ? calculated('Name your price to the {talked} you talked to as well.', params)
      : calculated('Name a price to the {talked} you talked to as well.', params),
  ]
}

/** The feast or season for which those who paid have bought, in their words; null if they name none. */
export const occasionOf = ({ brief }: Source): string | null =>
  entriesOf(brief, 'evidence').flatMap(({ value }) =>
    value.kind === 'paying' ? (occasionIn(value.text) ?? []) : [],
  )[0] ?? null
