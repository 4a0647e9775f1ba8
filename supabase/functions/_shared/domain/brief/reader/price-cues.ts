import { actorOf, classAt, cueAt } from './candidates.ts'
import { at, type Clause, type Sentence } from './clauses.ts'
import type { Money } from './money.ts'
import { hasPain } from './pain.ts'
import { isPeople, isPerson } from './people.ts'
import { headOf } from './phrases.ts'
import { naturesOfHead } from './products.ts'
import { hasHabit, isTold } from './story.ts'
import { CONSUMED, LASTING, OCCASIONS, ONE_TIME, SERVED, TIME_NOUNS } from './word-table.ts'

/* The cues by which learned weights judge an amount: whether it is the price, what it is counted by, whether it is paid once. */

/** How many words on each side of an amount may tell what it is. */
const NEAR = 24

/** The cues of an amount: the words next to it and around it, and who does what in its clause. */
export function amountCues(sentence: Sentence, { from, to, percent, currency }: Money): string[] {
  const word = (position: number) => cueAt(sentence, position)
  const clause = sentence.clauses.find((each) => each.from <= from && from < each.to)
  const who = actorOf(sentence, clause)
  const subject =
    who === 'x' && clause?.subject
      ? `x ${classAt(sentence, sentence.tokens.indexOf(headOf(sentence, clause.subject)))}`
      : who
  const side = !clause || clause.verb < 0 ? 'alone' : clause.verb < from ? 'after' : 'before'
  return [
    ...new Set([
      '*',
      ...[1, 2, 3, 4].map((distance) => `<${word(from - distance)}`),
      ...[0, 1, 2, 3].map((distance) => `>${word(to + distance)}`),
      `<<${word(from - 1)}`,
      `>>${word(to)}`,
      `<=${classAt(sentence, from - 1)}`,
      `>=${classAt(sentence, to)}`,
      ...sentence.tokens
        .slice(Math.max(0, from - NEAR), to + NEAR)
        .map((_, i) => word(Math.max(0, from - NEAR) + i)),
      percent ? '%' : currency ? '$' : ':bare',
      `=${side}`,
      `=${side}:${subject}`,
      ...(clause
        ? [
            `${who}:${clause.tense}`,
            `${subject}:${clause.tense}`,
            `${subject}:${clause.base}`,
            `~${clause.base}`,
            `=${side}:${clause.base}`,
            `&${clause.link}`,
            ...(clause.from === from ? [':first'] : []),
            ...(clause.negated ? [':not'] : []),
            ...(hasPain(sentence, clause) ? [':pain'] : []),
          ]
        : []),
      ...(from === 0 ? [':opens'] : []),
      ...(isTold(sentence) ? [':told'] : []),
      ...(hasHabit(sentence) ? [':habit'] : []),
      ...(sentence.clauses.some((each) => hasPain(sentence, each)) ? [':pained'] : []),
      ...(sentence.tokens.length < 9 ? [':short'] : []),
    ]),
  ]
}

const lastWord = (phrase: string) => phrase.slice(phrase.lastIndexOf(' ') + 1)

/** What a noun names, as cues behind a mark. */
function kindsOf(noun: string, mark: string): string[] {
  const lists: readonly (readonly [string, boolean])[] = [
    ['occasion', OCCASIONS.has(noun)],
    ['served', SERVED.has(noun)],
    ['consumed', CONSUMED.has(noun)],
    ['lasting', LASTING.has(noun)],
    ['one-time', ONE_TIME.has(noun)],
    ['work', /(?:ing|ion|ment|al|day|time|ance|ence)$/.test(noun)],
    ['people', isPeople(noun)],
    ['person', isPerson(noun)],
    ['time', TIME_NOUNS.has(noun)],
  ]
  return [
    `${mark}:${noun}`,
    ...naturesOfHead(noun).map((nature) => `${mark}=${nature}`),
    ...lists.flatMap(([name, holds]) => (holds ? [`${mark}=${name}`] : [])),
  ]
}

/** The cues of a unit: whether a price is really counted by it. `end` is where the words of the price end. */
export function unitCues(
  sentence: Sentence,
  money: Money,
  unit: string,
  isTail: boolean,
  end: number,
): string[] {
  const source = money.percent ? '%' : isTail ? 'tail' : 'elsewhere'
  const last = lastWord(unit)
  const after = at(sentence, money.to).lower
  return [
    ...new Set([
      '*',
      source,
      ...kindsOf(last, 'u'),
      `${source}:${last}`,
      `first:${unit.split(' ')[0]}`,
      `words:${unit.split(' ').length}`,
      `<${at(sentence, money.from - 1).lower}`,
      `>${after}`,
      `${source}>${after}`,
      `${source}>>${at(sentence, money.to + 1).lower}`,
      `>>${after} ${at(sentence, money.to + 1).lower}`,
      `end>${at(sentence, end).tag}`,
    ]),
  ]
}

/** What is known of the offer when a price is judged. */
interface Offered {
  head: string
  isServed: boolean
  cues: readonly string[]
}

/** The cues of a price without a period: whether it is paid each time or once. */
export function rhythmCues(
  sentence: Sentence,
  clause: Clause,
  money: Money,
  unit: string | null,
  { head, isServed, cues }: Offered,
): string[] {
  const noun = lastWord(unit ?? '')
  const around = (from: number, to: number, mark: string) =>
    sentence.tokens
      .slice(Math.max(0, from), Math.max(0, to))
      .map((_, i) => `${mark}${cueAt(sentence, Math.max(0, from) + i)}`)
  return [
    ...new Set([
      '*',
      ...(unit === null ? ['no unit', ...kindsOf(head, 'alone')] : kindsOf(noun, 'u')),
      ...kindsOf(head, 'h'),
      ...(noun === head ? ['unit is product'] : []),
      ...(isServed ? ['served', `served ${unit === null ? '' : 'unit'}`] : []),
      ...around(money.from - 4, money.from, '<'),
      ...around(money.to, money.to + 6, '>'),
      ...around(money.from - 20, money.to + 20, 'w'),
      `>>${cueAt(sentence, money.to)} ${cueAt(sentence, money.to + 1)}`,
      `~${clause.base}`,
      `:size ${[10, 100, 1000].filter((step) => money.low >= step).length}`,
      ...cues,
    ]),
  ]
}
