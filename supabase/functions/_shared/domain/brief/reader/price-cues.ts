import { actorOf, classAt, cueAt, ROLES, type Roles } from './candidates.ts'
import { at, type Clause, type Sentence } from './clauses.ts'
import type { Money } from './money.ts'
import { hasPain } from './pain.ts'
import { isPeople, isPerson, singular } from './people.ts'
import { headOf, textOf } from './phrases.ts'
import { naturesOfHead } from './products.ts'
import { hasHabit, isTold } from './story.ts'
import { CONSUMED, LASTING, OCCASIONS, ONE_TIME, SERVED, TIME_NOUNS } from './word-table.ts'

/* The cues by which learned weights judge an amount: whether it is the price, what it is counted by, whether it is paid once. */

/** How many words on each side of an amount serve as its cues. */
const NEAR = 24

/** An amount of an idea, with what the words attached to it say. */
export interface Told {
  index: number
  sentence: Sentence
  money: Money
  /** The unit and the payment period, as written after the amount. */
  unit: string | null
  every: string | null
}

/** What else is known about an idea when its amounts are judged. */
export interface Beside {
  roles: readonly Roles[]
  /** The noun of the product, and the words of its name. */
  head: string
  names: ReadonlySet<string>
}

const holdsOffer = (sentence: Sentence | undefined, from: number, to: number, { head, names }: Beside) =>
  sentence?.tokens
    .slice(Math.max(0, from), to)
    .some(
      ({ lower, text }) =>
        (head !== '' && singular(lower) === head) || (/^\p{Lu}/u.test(text) && names.has(lower)),
    ) === true

const isOwnShare = ({ sentence, money }: Told): boolean => {
  const clause = sentence.clauses.find(({ from, to }) => from <= money.from && money.from < to)
  return (
    money.percent &&
    (/^(?:i|we)$/.test(actorOf(sentence, clause)) ||
      / (?:us|our|commission|fee) /.test(` ${clause ? textOf(sentence, clause) : ''} `))
  )
}

const magnitude = (amount: number) => Math.floor(2 * Math.log10(Math.max(amount, 0.01)))

/** The cues of an amount from the idea's other amounts and from what is known about the offer. */
export function besideCues(told: Told, all: readonly Told[], beside: Beside): string[] {
  const { index, sentence, money, unit, every } = told
  const own = sentence.clauses.findIndex(({ from, to }) => from <= money.from && money.from < to)
  const clause = sentence.clauses[own]
  const before = sentence.clauses.slice(0, own).findLast(({ verb }) => verb >= 0)
  const others = all.filter((each) => each !== told)
  const here = others.filter((each) => each.index === index)
  const isLike = (each: Told) => each.money.percent === money.percent
  const words = (from: number, to: number, mark: string) =>
    sentence.tokens
      .slice(Math.max(0, from), to)
      .map((_, i) => `${mark}${cueAt(sentence, Math.max(0, from) + i)}`)
  const role = beside.roles[index]
  const monies = others.filter((each) => isLike(each) && each.money.currency === money.currency)
  const kind = every !== null ? `every ${every}` : unit !== null ? 'unit' : 'none'
  return [
    ...(clause ? [...words(clause.from, money.from, 'b:'), ...words(money.to, clause.to, 'a:')] : []),
    ...words(0, 2, '^'),
    `<2${cueAt(sentence, money.from - 2)} ${cueAt(sentence, money.from - 1)}`,
    `>2${cueAt(sentence, money.to)} ${cueAt(sentence, money.to + 1)}`,
    ...(clause && clause.verb < 0 && before
      ? [`p~${before.base}`, `p:${actorOf(sentence, before)}:${before.tense}`]
      : []),
    `t:${kind}`,
    ...(unit === null ? [] : [`t:${unit}`, ...(unit === beside.head ? ['t:product'] : [])]),
    ...(clause && holdsOffer(sentence, clause.from, clause.to, beside) ? ['o:clause'] : []),
    ...(holdsOffer(sentence, 0, sentence.tokens.length, beside) ? ['o:sentence'] : []),
    ...(holdsOffer(sentence, money.from - 6, money.from, beside) ? ['o:near'] : []),
    ...(role ? ROLES.map((each) => `r:${each} ${Math.floor(role[each] * 5)}`) : []),
    // 'Owners earn $25 an hour, we take 15%'
    ...(!money.percent && others.some(isOwnShare) ? ['n:own share'] : []),
    ...(others.length === 0 ? ['n:only'] : []),
    ...(monies.length === 0 ? ['n:only of its kind'] : []),
    ...(money.currency !== null &&
    others.some((each) => each.money.currency !== null && each.money.currency !== money.currency)
      ? ['n:currencies']
      : []),
    ...(others.some((each) => isLike(each) && each.money.low === money.low) ? ['n:again'] : []),
    ...(here.length > 0
      ? [
          here.every((each) => each.money.from > money.from)
            ? 'n:first'
            : here.every((each) => each.money.from < money.from)
              ? 'n:last'
              : 'n:middle',
          here.every((each) => each.money.low >= money.low)
            ? 'n:least'
            : here.every((each) => each.money.low <= money.low)
              ? 'n:most'
              : 'n:between',
        ]
      : ['n:alone']),
    ...(monies.length > 0
      ? [
          monies.every((each) => each.money.low >= money.low)
            ? 'm:least'
            : monies.every((each) => each.money.low <= money.low)
              ? 'm:most'
              : 'm:between',
        ]
      : []),
    ...(money.percent ? [`s:% ${Math.floor(money.low / 10)}`] : [`s:${magnitude(money.low)}`]),
    ...(money.isBare
      ? [
          'bare',
          `bare t:${kind}`,
          ...(others.some((each) => !each.money.isBare && !each.money.percent) ? ['bare beside'] : []),
        ]
      : []),
    ...(money.low < money.high ? [':range'] : []),
  ]
}

/** The cues of an amount from its sentence: the words around it, and who does what in its clause. */
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

/** What a noun names, as cues with a prefix. */
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

/** The cues for whether a price is really per this unit. `end` is the end of the words of the price. */
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

/** What is known about the offer when a price is judged. */
interface Offered {
  head: string
  isServed: boolean
  cues: readonly string[]
}

/** The cues for whether a price without a period is paid each time or once. */
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
