import { at, type Clause, type Range, type Sentence } from './clauses.ts'
import { isPeople } from './people.ts'
import type { Token } from './tagger.ts'
import { ASKING, PHRASES_DEPENDENT } from './word-table.ts'

/* Where phrases end, by position in a sentence. */

export interface Phrase extends Range {
  /** Position of the main noun: 'tool' in 'a tool of steel'. */
  head: number
}

const isNoun = ({ tag }: Token) => tag === 'noun' || tag === 'plural'
const isOpener = ({ tag }: Token) => tag === 'determiner' || tag === 'possessive'
const isInner = (token: Token) => isNoun(token) || token.tag === 'adjective' || token.tag === 'number'
/** Punctuation inside a phrase: 'USSD + WhatsApp service', '3-in-1'. */
const JOINS = /^[+/&'‘’"“”-]$/

/** The words of a range in lower case. */
export const textOf = ({ tokens }: Sentence, { from, to }: Range): string =>
  tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ')

/** Whether a text contains a word of a list. */
export const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  text.split(' ').some((word) => words.has(word))

/** The words of a range as written. */
export const writtenOf = ({ tokens }: Sentence, { from, to }: Range): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** The main word of a subject: 'women' in 'market women in Lagos'. */
export function headOf(sentence: Sentence, subject: Range): Token {
  const phrase = nounPhrase(sentence, subject.from)
  return at(sentence, phrase && phrase.head < subject.to ? phrase.head : subject.to - 1)
}

export const clauseAt = ({ clauses }: Sentence, position: number): Clause | undefined =>
  clauses.find(({ from, to }) => position >= from && position < to)

/** Whether the clause that starts at a position is another item of a list, without a verb of its own. */
function isItem(sentence: Sentence, position: number): boolean {
  const clause = sentence.clauses.find(({ from }) => from === position)
  const first = at(sentence, position)
  return clause !== undefined && clause.verb < 0 && (isOpener(first) || isInner(first))
}

/** Whether a list starts after a comma. It must end with 'and' or 'or': 'pressure cookers, mixers and gas stoves'. */
function startsList(sentence: Sentence, position: number): boolean {
  if (!isItem(sentence, position)) return false
  const rest = sentence.clauses.slice(sentence.clauses.findIndex(({ from }) => from === position) + 1)
  const end = rest.findIndex(({ link }) => link !== ',')
  const isAllItems = rest.slice(0, end + 1).every(({ verb }) => verb < 0)
  return end >= 0 && end < 5 && isAllItems && /^(?:and|or|&)$/.test(rest[end]?.link ?? '')
}

/**
 * The noun phrase that starts at a position, with its 'of' phrases and items joined by 'and'; null if there is no
 * noun. `lists` also includes items after commas.
 */
export function nounPhrase(sentence: Sentence, from: number, lists = false): Phrase | null {
  let head = -1
  // After 'of', 'plus' or a second item, the main noun is still the first one.
  let isHeadSet = false
  let to = from
  const takes = (i: number): boolean => {
    const token = at(sentence, i)
    const before = at(sentence, i - 1)
    const next = at(sentence, i + 1)
    const isFirst = i === from
    if (isOpener(token))
      return (
        isFirst || isOpener(before) || /^(?:of|plus|\+|,)$/.test(before.lower) || before.tag === 'coordinator'
      )
    if (token.tag === 'number')
      return isFirst || !isNoun(before) || token.lower === 'one' || /^\d+$/.test(token.text)
    if (isInner(token)) return true
    // 'a vending machine', 'shared agronomist'; but 'people leaving prison', 'pots made of grain'.
    if (/^(?:ing|participle|past)$/.test(token.tag))
      return (isFirst || !isNoun(before)) && (isNoun(next) || next.tag === 'adjective')
    if (head < 0) return false
    if (token.lower === 'of' || token.lower === 'plus')
      return isInner(next) || isOpener(next) || next.tag === 'ing'
    if (/^(?:and|or|&)$/.test(token.lower)) return isItem(sentence, i + 1)
    if (token.text === ',') return lists && isNoun(before) && startsList(sentence, i + 1)
    const isClose = token.start === before.end || next.start === token.end || token.text === '+'
    return JOINS.test(token.text) && isClose && (isInner(next) || isOpener(next))
  }
  while (to < sentence.tokens.length && takes(to)) {
    const token = at(sentence, to)
    if (isNoun(token) && !isHeadSet) head = to
    if (
      /^(?:of|plus|,)$/.test(token.lower) ||
      (token.tag === 'coordinator' && isOpener(at(sentence, to + 1)))
    )
      isHeadSet = true
    to++
  }
  while (
    to > head + 1 &&
    /^(?:determiner|possessive|ing|participle|past|mark|coordinator|preposition)$/.test(
      at(sentence, to - 1).tag,
    )
  )
    to--
  return head < 0 ? null : { from, to, head }
}

const LONGEST_VERB_PHRASE = 24

/**
 * The end of the verb phrase of a clause: includes its object, list items after commas and clauses of time or
 * condition; excludes a reason, a purpose and the next verb.
 */
export function verbPhraseEnd(sentence: Sentence, clause: Clause): number {
  let end = clause.to
  for (const next of sentence.clauses.slice(sentence.clauses.indexOf(clause) + 1)) {
    const isListed =
      next.verb < 0 &&
      isNoun(at(sentence, end - 1)) &&
      (/^(?:and|or|&)$/.test(next.link)
        ? isItem(sentence, next.from)
        : next.link === ',' && startsList(sentence, next.from))
    // 'tells tourists which shop has it'
    const isAsked =
      next.link === 'which' && ASKING.has(clause.base) && at(sentence, next.from - 2).text !== ','
    // '… and if rain comes' starts a new statement.
    const isDependent =
      (isAsked || PHRASES_DEPENDENT.has(next.link)) && at(sentence, next.from - 2).tag !== 'coordinator'
    if (!(isListed || isDependent) || next.to - clause.group > LONGEST_VERB_PHRASE) break
    end = next.to
  }
  // '… at $600 a month' is the price; '… instead of driving there' is what people do today.
  const price = sentence.tokens.findIndex(
    ({ lower }, i) =>
      i > clause.verb + 1 &&
      i < end &&
      ((/^(?:at|for)$/.test(lower) && /^\p{Sc}/u.test(at(sentence, i + 1).text)) ||
        (/^(?:instead|rather)$/.test(lower) && /^(?:of|than)$/.test(at(sentence, i + 1).lower))),
  )
  return trimmedEnd(sentence, clause.verb + 1, price > 0 ? price : end)
}

/** The end of a range without trailing punctuation, except a closing parenthesis. */
export function trimmedEnd(sentence: Sentence, from: number, to: number): number {
  let end = to
  while (end > from && at(sentence, end - 1).tag === 'mark' && at(sentence, end - 1).text !== ')') end--
  return end
}

/** Whether the main noun of a phrase names people or organizations. */
export const namesPeople = (sentence: Sentence, phrase: Phrase): boolean =>
  isPeople(at(sentence, phrase.head).lower)

/** Whether a clause says what happens in a place: 'where learners book', 'in which the waiter speaks the order'. */
export const isPlaceWhere = (sentence: Sentence, { link, from }: Clause): boolean =>
  link === 'where' || (link === 'which' && at(sentence, from - 2).tag === 'preposition')
