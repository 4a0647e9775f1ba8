import { actorOf, classAt, cueAt, ROLES, type Roles } from './candidates.ts'
import { at, type Sentence } from './clauses.ts'
import { best, type Finding } from './finding.ts'
import { labelOf } from './labels.ts'
import { isCurrencyWord, moneyIn } from './money.ts'
import { type Amount, amountAt } from './numbers.ts'
import { isPeople, singular } from './people.ts'
import { clauseAt, hasWord, textOf } from './phrases.ts'
import { isTold } from './story.ts'
import { likely } from './weights.ts'
import { DEMAND, ESTIMATES, MEASURES, TIME_NOUNS, UNITS } from './word-table.ts'

/* How many customers there are, and how many units each of them buys. */

export interface CountFinding extends Finding {
  value: number
  /** Where the noun that is counted starts. */
  noun: number
}

/** Numbers in these sentences show demand, not how many there are. */
const DEMAND_PHRASE = /\b(?:waiting list|so far)\b/
const isDemand = (text: string): boolean => hasWord(text, DEMAND) || DEMAND_PHRASE.test(text)
const SMALLEST_COUNT = 20

const isNoun = (tag: string) => tag === 'noun' || tag === 'plural'

/** '1.900 clinics': things that are counted have no decimals. */
function dottedAt(sentence: Sentence, i: number): Amount | null {
  const { text } = at(sentence, i)
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) &&
    (at(sentence, i + 1).kind === 'word' || ESTIMATES.has(at(sentence, i - 1).lower))
    ? {
        from: i,
        to: i + 1,
        low: Number(text.replace('.', '')),
        high: Number(text.replace('.', '')),
        percent: false,
      }
    : null
}

/** Every exact number of a sentence that is no money, percentage or year. */
function numbersIn(sentence: Sentence): Amount[] {
  const found: Amount[] = []
  for (let i = 0; i < sentence.tokens.length; i++) {
    const amount = amountAt(sentence, i) ?? dottedAt(sentence, i)
    if (!amount) continue
    const { text } = at(sentence, i)
    const isYear = /^(?:19|20)\d\d$/.test(text) && amount.to === i + 1
    const isMoney =
      /^\p{Sc}/u.test(at(sentence, amount.to).text) || isCurrencyWord(at(sentence, amount.to).lower)
    if (!amount.percent && !isMoney && !isYear && !/^\p{Sc}/u.test(text) && amount.low === amount.high)
      found.push(amount)
    i = amount.to - 1
  }
  return found
}

/** The noun after a number: 'independent service companies' in '60 independent service companies'. */
function countedNoun(sentence: Sentence, from: number): { from: number; head: number } | null {
  let start = from
  // 'the 200-odd clinics', 'of these shops'
  while (/^(?:-|odd|or|so|such|of|these|those|different|other|\+)$/.test(at(sentence, start).lower)) start++
  let head = start
  while (at(sentence, head).tag === 'adjective') head++
  if (!isNoun(at(sentence, head).tag) || isCurrencyWord(at(sentence, head).lower)) return null
  while (isNoun(at(sentence, head + 1).tag)) head++
  return { from: start, head }
}

const STEPS = [60, 300, 2000]

/** The cues of a number from its sentence: what is counted, the words around it and who does what. */
function numberCues(sentence: Sentence, amount: Amount, thing: string): string[] {
  const clause = clauseAt(sentence, amount.from)
  const actor = actorOf(sentence, clause)
  const side = !clause || clause.verb < 0 ? 'alone' : amount.from < clause.verb ? 'subject' : 'object'
  const noun = countedNoun(sentence, amount.to)
  const size = STEPS.filter((step) => amount.low >= step).length
  const kind =
    thing === ''
      ? 'bare'
      : isPeople(thing)
        ? 'people'
        : MEASURES.has(thing)
          ? 'measure'
          : TIME_NOUNS.has(thing)
            ? 'time'
            : 'thing'
  return [
    '*',
    `:${kind}`,
    `:${size}`,
    `:${kind} ${size}`,
    `h:${thing}`,
    ...[1, 2].map((distance) => `<${distance}${cueAt(sentence, amount.from - distance)}`),
    ...[1, 2, 3, 4].map((distance) => `<${cueAt(sentence, amount.from - distance)}`),
    `<<${cueAt(sentence, amount.from - 2)} ${cueAt(sentence, amount.from - 1)}`,
    ...[0, 1, 2, 3].map((distance) => `>${cueAt(sentence, amount.to + distance)}`),
    `>1${cueAt(sentence, amount.to)}`,
    `>=${classAt(sentence, amount.to)}`,
    ...(noun
      ? [
          `>>${cueAt(sentence, noun.head + 1)}`,
          `>>${cueAt(sentence, noun.head + 1)} ${classAt(sentence, noun.head + 2)}`,
        ]
      : []),
    ...sentence.tokens
      .slice(Math.max(0, amount.from - 15), amount.from + 15)
      .map(({ lower, kind: each }) => `w${each === 'number' ? '#' : lower}`),
    ...(ESTIMATES.has(at(sentence, amount.from - 1).lower) ? ['+about'] : []),
    ...(amount.from === 0 ? ['+opens'] : []),
    ...(isTold(sentence) ? ['+told'] : []),
    ...(isDemand(sentence.lower) ? ['+demand'] : []),
    ...(moneyIn(sentence, null).length > 0 ? ['+money'] : []),
    ...(labelOf(sentence)?.field === 'count' ? ['+label'] : []),
    `=${side}`,
    `=${side} ${clause?.tense ?? ''}`,
    `=${side}~${clause?.base ?? ''}`,
    `${actor}:${clause?.tense ?? ''}`,
    `~${clause?.base ?? ''}`,
    `&${clause?.link ?? ''}`,
  ]
}

/** Every number that may say how many customers there are, with its cues; `customer` is their noun. */
export function countsOf(
  sentences: readonly Sentence[],
  roles: readonly Roles[],
  holds: (finding: Finding) => boolean,
  customer: string,
): (CountFinding & { cues: string[] })[] {
  return sentences.flatMap((sentence, index) =>
    numbersIn(sentence).flatMap((amount) => {
      // '60-room houses'
      const isModifier =
        at(sentence, amount.to).text === '-' && !/^(?:odd|or|some)$/.test(at(sentence, amount.to + 1).lower)
      const isMoney = moneyIn(sentence, null).some(({ from, to }) => amount.from >= from && amount.from < to)
      if (amount.low < SMALLEST_COUNT || isMoney || isModifier) return []
      const noun = countedNoun(sentence, amount.to)
      const thing = noun ? singular(at(sentence, noun.head).lower) : ''
      const finding = {
        sentence: index,
        from: amount.from,
        to: noun ? noun.head + 1 : amount.to,
        noun: noun?.from ?? amount.to,
        value: amount.low,
        score: 0,
      }
      const role = roles[index]
      const cues = [
        ...numberCues(sentence, amount, thing),
        ...(thing !== '' && thing === customer ? [':customer'] : []),
        holds(finding) ? ':held' : ':loose',
        ...(role ? ROLES.map((each) => `?${each} ${Math.floor(role[each] * 5)}`) : []),
      ]
      return [{ ...finding, cues: [...new Set(cues)] }]
    }),
  )
}

/** From this likelihood on a number says how many customers there are. */
const LEAST_COUNT = 0.55

/** How many customers there are; null where no number is likely to say it. */
export function readCount(
  sentences: readonly Sentence[],
  roles: readonly Roles[],
  holds: (finding: Finding) => boolean,
  customer: string,
): CountFinding | null {
  const found = best(
    countsOf(sentences, roles, holds, customer).map((each) => ({
      ...each,
      score: likely('count', each.cues),
    })),
  )
  return found && found.score >= LEAST_COUNT ? found : null
}

const A_YEAR: Readonly<Record<string, number>> = {
  day: 365,
  days: 365,
  weekday: 260,
  morning: 365,
  evening: 365,
  night: 365,
  week: 52,
  weeks: 52,
  weekend: 52,
  month: 12,
  months: 12,
  quarter: 4,
  year: 1,
  years: 1,
}
const OFTEN: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 }

/** 'four issues a year', 'twice a week', 'two walks per week'. */
function perPeriod(sentence: Sentence, index: number, i: number): CountFinding[] {
  const often = OFTEN[at(sentence, i).lower]
  const amount = often === undefined ? amountAt(sentence, i) : null
  let next = i + 1
  if (amount) {
    if (
      amount.percent ||
      amount.low !== amount.high ||
      amount.low > 400 ||
      /^\p{Sc}/u.test(at(sentence, i).text)
    )
      return []
    const noun = countedNoun(sentence, amount.to)
    const counted = noun ? singular(at(sentence, noun.head).lower) : ''
    if (!noun || UNITS.has(counted) || (TIME_NOUNS.has(counted) && counted !== 'time')) return []
    next = noun.head + 1
  } else if (often === undefined) return []
  const yearly = /^(?:a|per|each|every)$/.test(at(sentence, next).lower)
    ? A_YEAR[at(sentence, next + 1).lower]
    : undefined
  const value = (often ?? amount?.low ?? 0) * (yearly ?? 0)
  return value > 0 ? [{ sentence: index, from: i, to: next + 2, noun: i, score: 2, value }] : []
}

/** 'six blades a visit': how many of what a price counts come with each visit; null where no words say it. */
function perVisit(sentence: Sentence, index: number, unit: string): CountFinding | null {
  for (const amount of numbersIn(sentence)) {
    const noun = countedNoun(sentence, amount.to)
    if (!noun || amount.low !== amount.high) continue
    const after = textOf(sentence, { from: noun.head + 1, to: noun.head + 3 })
    const isUnit = singular(at(sentence, noun.head).lower) === unit.slice(unit.lastIndexOf(' ') + 1)
    if (isUnit && /^(?:a|per|each|every) (?:visit|time|go|round|call|trip|session|order)$/.test(after))
      return {
        sentence: index,
        from: amount.from,
        to: noun.head + 3,
        noun: amount.from,
        score: 2,
        value: amount.low,
      }
  }
  return null
}

const EVERY: Readonly<Record<string, number>> = {
  fortnight: 26,
  ...A_YEAR,
  spring: 1,
  summer: 1,
  autumn: 1,
  winter: 1,
}

/** 'every six weeks', 'each fortnight', 'once a month', 'monthly': how often the founders or the product come in a year. */
function visitsIn(sentence: Sentence, index: number): CountFinding | null {
  if (!/ (?:visit|come|call|turn up|drive|service|collect|deliver|go|need)s? /.test(sentence.lower))
    return null
  for (let i = 0; i < sentence.tokens.length; i++) {
    if (!/^(?:every|each)$/.test(at(sentence, i).lower)) continue
    const amount = amountAt(sentence, i + 1)
    const to = amount?.to ?? i + 1
    const times = EVERY[at(sentence, to).lower]
    if (times !== undefined && times < 366)
      return { sentence: index, from: i, to: to + 1, noun: i, score: 2, value: times / (amount?.low ?? 1) }
  }
  return null
}

/**
 * How many units of a price a customer buys in a year where one sentence tells the visits and another the units of a visit;
 * a price of the visit itself needs no units. `unit` is what the price counts, `isOwn` whether words are about the offer.
 */
export function roundsIn(
  sentences: readonly Sentence[],
  unit: string | null,
  isOwn: (finding: Finding) => boolean,
): CountFinding | null {
  const visits = sentences.flatMap((sentence, index) => visitsIn(sentence, index) ?? []).find(isOwn)
  if (!visits) return null
  // 'client needs it every 5 weeks'
  const isEach = / (?:needs?|buys?|orders?) (?:it|one|this) /.test(sentences[visits.sentence]?.lower ?? '')
  if (unit === null || isEach || /^(?:visit|call|round|trip|time)$/.test(unit)) return visits
  const units = sentences.flatMap((sentence, index) => perVisit(sentence, index, unit) ?? [])[0]
  return units ? { ...units, value: Math.round(units.value * visits.value * 10) / 10 } : null
}

/** How many units a customer buys in a year, where the words of one phrase say it. */
export function purchasesIn(sentence: Sentence, index: number): CountFinding[] {
  if (isTold(sentence) || isDemand(sentence.lower)) return []
  return sentence.tokens.flatMap((_, i) => perPeriod(sentence, index, i))
}
