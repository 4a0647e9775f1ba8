import { isOwnStock, isWish, OF_ATTENTION } from '../number-roles.ts'
import { actorOf, classAt, cueAt, ROLES, type Roles } from './candidates.ts'
import { at, type Clause, type Sentence } from './clauses.ts'
import { best, type Finding } from './finding.ts'
import { labelOf } from './labels.ts'
import { isCurrencyWord, moneyIn } from './money.ts'
import { type Amount, amountAt } from './numbers.ts'
import { isPeople, singular } from './people.ts'
import { clauseAt, hasWord, headOf, textOf, writtenOf } from './phrases.ts'
import { knownPlace } from './places.ts'
import { isTold } from './story.ts'
import { likely } from './weights.ts'
import { ABOUT, DEMAND, ESTIMATES, MEASURES, TIME_NOUNS, UNITS } from './word-table.ts'

/* How many customers there are, and how many units each of them buys. */

export interface CountFinding extends Finding {
  value: number
  /** Position of the first word of the counted noun phrase. */
  noun: number
}

/** Numbers in these sentences show demand, not the size of the market. */
const DEMAND_PHRASE = /\b(?:waiting list|so far)\b/
const isDemand = (text: string): boolean => hasWord(text, DEMAND) || DEMAND_PHRASE.test(text)
const SMALLEST_COUNT = 20

const isNoun = (tag: string) => tag === 'noun' || tag === 'plural'

/**
 * Reads '1.900 clinics' as thousands, because things that are counted have no decimals; null if the token is no
 * such number.
 */
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

/** Every exact number in a sentence that is not money, a percentage or a year. */
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

/**
 * The noun phrase after a number ('independent service companies' in '60 independent service companies'); null if
 * there is none.
 */
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

const INHABITANTS = /^(?:people|inhabitants|residents|citizens|million)$/

/** Whether the subject of a clause is a country, town or other place: 'Kenya has', 'the county has'. */
function isCountry(sentence: Sentence, { subject }: Clause): boolean {
  if (!subject) return false
  const name = writtenOf(sentence, subject)
  return (
    /^(?:the |our )?(?:country|state|city|county|region|province|island|district|town|village)$/i.test(
      name,
    ) ||
    (/^\p{Lu}/u.test(name) && (knownPlace(name) ?? knownPlace(name.replace(/^The /, ''))) !== undefined)
  )
}

const MANY = 300
/** The score of a total of which a part is named: 'one of 4,000'. */
const PART = 2.6
const isTotalOf = (sentence: Sentence, heading: Clause): boolean =>
  isCountry(sentence, { ...heading, subject: heading }) ||
  /\b(?:customers|clients|market|population|potential|users)$/.test(textOf(sentence, heading))

/**
 * Words before a number that mark it as a total: 'half of', 'our customers are', 'we estimate', 'the ministry
 * lists'.
 */
const TOTALS =
  /(?:^| )(?:(?:one|each|half|most|all|many|some|any|none|%|market|total|population|universe|number) of|(?:customers|clients|users|buyers|market|targets?|target group) (?:is|are|would be)|(?:we|i) (?:estimate|count|guess|figure|reckon|think|say)|the (?:ministry|register|association|census) \S+|are (?:registered|licensed))$/

/** How clearly a sentence says that this many exist; 0 if it does not say so. */
function existenceScore(sentence: Sentence, amount: Amount): number {
  const own = sentence.clauses.find(({ to }) => amount.from < to)
  const heading = own && sentence.clauses[sentence.clauses.indexOf(own) - 1]
  if (!own) return 0
  // 'There are more than 3,400 clinics', 'There are ca. 3,400 clinics'
  const isMore =
    heading !== undefined &&
    heading.verb >= 0 &&
    (own.link === 'than' || at(sentence, heading.to - 1).lower === 'ca')
  const clause = isMore ? { ...heading, to: own.to } : own
  let before = amount.from - 1
  while (before >= clause.from && ABOUT.has(at(sentence, before).lower)) before--
  const isMarked = ESTIMATES.has(at(sentence, amount.from - 1).lower)
  const words = ` ${textOf(sentence, clause)} `
  const lead = textOf(sentence, { from: clause.from, to: before + 1 })
  const isIn = (from: number, to: number) =>
    / [Ii]n (?:the |all )?\p{Lu}/u.test(` ${writtenOf(sentence, { from, to })}`)
  if (/ there (?:are|is|'s|exist|must be|should be|will be) | such .* are there /.test(words)) return 3
  if (TOTALS.test(lead)) return PART
  const isObject = before === clause.verb
  const { subject, base } = clause
  // 'Kenya has 3,400 clinics', 'Kenya is home to 3,400 clinics'
  if (((isObject && /^(?:have|count)$/.test(base)) || / home to$/.test(lead)) && isCountry(sentence, clause))
    return INHABITANTS.test(at(sentence, amount.to).lower) ? 0 : 2.5
  // 'In the Netherlands are 270 clinics', 'In Kenya we have around 3,400 clinics', 'With 3,400 clinics in Kenya, …'
  if (isObject && base === 'be' && !subject && isIn(clause.from, clause.verb)) return 2.5
  const isAfter = isIn(amount.to, clause.to)
  const isHere = isAfter || /^ (?:here|(?:in|on) \p{L}+) /u.test(sentence.lower)
  const isMany = amount.low >= MANY
  if (isMany && isObject && / we (?:\S+ )*have /.test(words) && isHere) return 2.4
  if (isMany && isAfter && /(?:^with|^out of|(?:^| )for)$/.test(lead)) return 2.3
  const isSubject = subject && amount.from >= subject.from && amount.from < subject.to
  if (isSubject) {
    // 'around 300 clinics are in Accra', '3,400 clinics exist', '2 million households rent here'
    if (base === 'be' && /^(?:in|there|here|around)$/.test(at(sentence, clause.verb + 1).lower)) return 2.5
    if (/^(?:live|exist|operate)$/.test(base) || (base !== 'be' && / (?:there|here) $/.test(words))) return 2
    // 'About 400,000 companies file VAT every quarter', but not 'Some 900 dentists trust Weave'
    const canUse = / (?:could|might|would) (?:use|need) /.test(sentence.lower)
    const isPlain =
      clause.tense === 'present' &&
      (!/^(?:use|trust|choose|pay|rely|die|close|want)$/.test(base) || / still /.test(words)) &&
      !/ (?:already|have|has) /.test(sentence.lower)
    const isEstimated = before < clause.from && isMarked
    if (clause === sentence.clauses[0] && (canUse || (isEstimated && isPlain)) && amount.low >= 100)
      return 2.2
  }
  if (/(?:^| )(?:for|of) the$/.test(textOf(sentence, { from: clause.from, to: amount.from }))) return 2
  if (
    isSubject &&
    (/^(?:registered|licensed|such)$/.test(at(sentence, amount.to).lower) ||
      / in \p{L}/u.test(textOf(sentence, { from: amount.to, to: clause.verb })))
  )
    return 2.4
  if (clause.verb >= 0 && at(sentence, clause.from).lower !== 'estimated') return 0
  // 'in Bavaria about 1,900'
  if (isMarked && isIn(clause.from, before + 1)) return 2
  if (before >= clause.from) return 0
  if (clause.link === ',' && isMarked) return 2
  if (labelOf(sentence)?.field === 'count') return 2.5
  // 'Kenya: 3,400 clinics', 'Potential customers: 3,400 clinics', '~3,400 clinics'
  if (clause.link === ':' && heading?.from === 0 && isTotalOf(sentence, heading)) return 2.5
  const isFirst = sentence.tokens
    .slice(0, clause.from)
    .every(({ lower }) => ABOUT.has(lower) || /^(?:~|in|total)$/.test(lower))
  return isFirst && amount.low >= 100 ? 2 : 0
}

/** Counts of people or organizations in a sentence: '2,000 of them', '600 such companies', '830 co-ops'. */
function countsIn(sentence: Sentence, index: number): CountFinding[] {
  if (isTold(sentence)) return []
  return numbersIn(sentence).flatMap((amount): CountFinding[] => {
    // '60-room houses'
    const isModifier =
      at(sentence, amount.to).text === '-' && !/^(?:odd|or|some)$/.test(at(sentence, amount.to + 1).lower)
    if (amount.low < SMALLEST_COUNT || isModifier) return []
    const clause = sentence.clauses.find(({ from, to }) => amount.from >= from && amount.from < to)
    const score = existenceScore(sentence, amount)
    if (score !== PART && isDemand(clause ? textOf(sentence, clause) : sentence.lower)) return []
    const found = { sentence: index, from: amount.from, value: amount.low }
    if (
      at(sentence, amount.to).lower === 'of' &&
      /^(?:them|these|those)$/.test(at(sentence, amount.to + 1).lower)
    )
      return [{ ...found, to: amount.to + 2, noun: amount.to, score: 3 }]
    const noun = countedNoun(sentence, amount.to)
    if (!noun) {
      // 'The number of clinics is 3,400', 'Clinics in Kenya: 3,400'
      const heading = clause && sentence.clauses[sentence.clauses.indexOf(clause) - 1]
      const isTotal =
        /^ (?:the|their) (?:total )?number of .* is /.test(sentence.lower) ||
        (clause?.link === ':' &&
          heading !== undefined &&
          heading.from === 0 &&
          heading.verb < 0 &&
          isPeople(headOf(sentence, heading).lower) &&
          / in \p{Lu}/u.test(writtenOf(sentence, heading)))
      // '… funeral homes; there are roughly 540', 'The market women are about 18,000'
      const isAbout =
        (score === 3 &&
          / there (?:are|exist) (?:\S+ ){0,3}$/.test(
            ` ${textOf(sentence, { from: clause?.from ?? 0, to: amount.from })} `,
          )) ||
        (clause?.base === 'be' &&
          clause.subject !== null &&
          clause.tense === 'present' &&
          isPeople(headOf(sentence, clause.subject).lower) &&
          ESTIMATES.has(at(sentence, amount.from - 1).lower))
      if ((isTotal || isAbout) && /^(?:mark|)$/.test(at(sentence, amount.to).tag))
        return [{ ...found, to: amount.to, noun: amount.to, score: 2 }]
      const isBare = score === 2 && /^(?:mark|preposition)$/.test(at(sentence, amount.to).tag)
      return isBare ? [{ ...found, to: amount.to, noun: amount.to, score: 1.8 }] : []
    }
    const head = at(sentence, noun.head).lower
    const thing = singular(head)
    if (score === 0 || MEASURES.has(thing) || TIME_NOUNS.has(head)) return []
    const isLocated = / (?:in|of) (?:the |all )?\p{Lu}| need (?:this|such) /u.test(
      writtenOf(sentence, { from: noun.head, to: clause?.to ?? noun.head }),
    )
    if (score < 2.5 && !isPeople(head) && !isLocated && clause?.link !== ',') return []
    return [{ ...found, to: noun.head + 1, noun: noun.from, score: isPeople(head) ? score : score - 0.3 }]
  })
}

const STEPS = [60, 300, 2000]

/** The cues of a number from its sentence: the counted noun, the words around it, and who does what. */
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
    `?${existenceScore(sentence, amount)}`,
    ...(ESTIMATES.has(at(sentence, amount.from - 1).lower) ? ['+about'] : []),
    ...(amount.from === 0 ? ['+opens'] : []),
    ...(isTold(sentence) ? ['+told'] : []),
    ...(isDemand(sentence.lower) ? ['+demand'] : []),
    ...(labelOf(sentence)?.field === 'count' ? ['+label'] : []),
    `=${side}`,
    `=${side} ${clause?.tense ?? ''}`,
    `=${side}~${clause?.base ?? ''}`,
    `${actor}:${clause?.tense ?? ''}`,
    `~${clause?.base ?? ''}`,
    `&${clause?.link ?? ''}`,
  ]
}

/** Every number that may be the count of customers, with its cues; `customer` is the customer's noun. */
export function countsOf(
  sentences: readonly Sentence[],
  roles: readonly Roles[],
  holds: (finding: Finding) => boolean,
  customer: string,
): (CountFinding & { isFound: boolean; cues: string[] })[] {
  return sentences.flatMap((sentence, index) => {
    const patterns = countsIn(sentence, index)
    const monies = moneyIn(sentence, null)
    return numbersIn(sentence).flatMap((amount) => {
      // '60-room houses'
      const isModifier =
        at(sentence, amount.to).text === '-' && !/^(?:odd|or|some)$/.test(at(sentence, amount.to + 1).lower)
      const isMoney = monies.some(({ from, to }) => amount.from >= from && amount.from < to)
      if (amount.low < SMALLEST_COUNT || isMoney || isModifier) return []
      const found = patterns.find(({ from }) => from === amount.from)
      const noun = countedNoun(sentence, amount.to)
      const thing = noun ? singular(at(sentence, noun.head).lower) : ''
      const finding = {
        sentence: index,
        from: amount.from,
        to: found?.to ?? (noun ? noun.head + 1 : amount.to),
        noun: found?.noun ?? noun?.from ?? amount.to,
        value: amount.low,
        score: 0,
      }
      const role = roles[index]
      const cues = [
        ...numberCues(sentence, amount, thing),
        ...(monies.length > 0 ? ['+money'] : []),
        `!${found ? Math.round(found.score * 2) : ''}`,
        ...(thing !== '' && thing === customer ? [':customer'] : []),
        holds(finding) ? ':held' : ':loose',
        ...(role ? ROLES.map((each) => `?${each} ${Math.floor(role[each] * 5)}`) : []),
      ]
      return [{ ...finding, isFound: found !== undefined, cues: [...new Set(cues)] }]
    })
  })
}

/**
 * The lowest likelihood at which a number is read as the count of customers, if a pattern finds it and if none
 * does.
 */
const LEAST_COUNT = 0.25
const LEAST_NEW_COUNT = 0.8

/** Whether a number is a goal, counts what the founder owns, or counts attention, and so no customers. */
function isOfAnotherRole(sentence: Sentence | undefined, { from, noun }: CountFinding): boolean {
  if (!sentence) return false
  const { length } = sentence.tokens
  const before = `${textOf(sentence, { from: 0, to: from })} `
  const words = before + textOf(sentence, { from, to: length })
  return (
    isWish(words, before.length) ||
    isOwnStock(words, before.length) ||
    OF_ATTENTION.test(textOf(sentence, { from: noun, to: length }))
  )
}

/** How many customers there are; null if no number is likely to say so. */
export function readCount(
  sentences: readonly Sentence[],
  roles: readonly Roles[],
  holds: (finding: Finding) => boolean,
  customer: string,
): CountFinding | null {
  const found = best(
    countsOf(sentences, roles, holds, customer)
      .filter((each) => !isOfAnotherRole(sentences[each.sentence], each))
      .map((each) => ({ ...each, score: likely('count', each.cues) })),
  )
  return found && found.score >= (found.isFound ? LEAST_COUNT : LEAST_NEW_COUNT) ? found : null
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

/** How many units a customer buys per period: 'four issues a year', 'twice a week', 'two walks per week'. */
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

/** How many units of the price come with each visit ('six blades a visit'); null if no words say it. */
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

/** Recurring visits or deliveries: 'We come every six weeks', 'feet looked at every two months'. */
const COMES =
  / (?:(?:visit|come|call|turn up|drive|service|collect|deliver|go|need)s?|(?:looked at|seen to|checked|cleaned|serviced|trimmed|tuned|sharpened|washed|changed|replaced|refilled)) /

/**
 * How many times a year the founders or the product come ('every six weeks', 'each fortnight', 'monthly'); null if
 * the sentence does not say.
 */
function visitsIn(sentence: Sentence, index: number): CountFinding | null {
  if (!COMES.test(sentence.lower)) return null
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
 * How many units of a price a customer buys in a year, if one sentence gives the visits and another the units per
 * visit; a price per visit needs no units. `unit` is what the price counts; `isOwn` says whether a finding is about
 * the offer. Null if there are no visits or no units.
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

/** How many units a customer buys in a year, if a single phrase says it. */
export function purchasesIn(sentence: Sentence, index: number): CountFinding[] {
  if (isTold(sentence) || isDemand(sentence.lower)) return []
  return sentence.tokens.flatMap((_, i) => perPeriod(sentence, index, i))
}
