import { confirmedField, leadingNature, type Source, wordsOf } from '../../analyst/source.ts'
import { type Brief, emptyBrief, entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { withReading } from '../../domain/brief/with-reading.ts'
import { roughDollars } from '../../domain/currency.ts'
import { PHASES, type Phase } from '../../domain/phases.ts'
import type { PlanningForm } from '../../domain/planning.ts'
import type { Size } from '../../domain/roadmap/content.ts'
import { featuresOf } from '../../domain/roadmap/features.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'
import type { RoadmapInput } from '../engine.ts'
import { startCountry } from '../start-country.ts'
import { actionKindOf } from './action-kinds.ts'
import {
  type AssumedNature,
  isElectronic,
  ofForm,
  personalDeeds,
  weighedNature,
  withNature,
} from './assumed.ts'
import { holdsFor } from './chosen.ts'
import { CONTENT } from './content.ts'
import { DEVICE } from './device.ts'
import { workOfForm } from './forms.ts'
import { functionsOf } from './functions.ts'
import { leastCustomers } from './gate.ts'
import { GOODS } from './goods.ts'
import { MARKETPLACE } from './marketplace.ts'
import { foundersOf, ownHands } from './own-hands.ts'
import { keptOf, pricedBrief, quantityOf } from './pricing.ts'
import { RUNNING } from './running.ts'
import { SERVICE } from './service.ts'
import { signsOf } from './signs.ts'
import { audienceOf, type Sizing, sizingOf } from './sizing.ts'
import { SOFTWARE } from './software.ts'
import { reaches, type Standing, standingOf } from './standing.ts'
import { type Told, toldBy } from './told.ts'
import { UNDECIDED } from './undecided.ts'
import { isDated } from './words.ts'
import type { PhaseWork } from './work-package.ts'
import { workerOf } from './worker.ts'

const WORK = {
  software: SOFTWARE,
  device: DEVICE,
  physical: GOODS,
  service: SERVICE,
  marketplace: MARKETPLACE,
  content: CONTENT,
  undecided: UNDECIDED,
} as const
type Planned = keyof typeof WORK

const MOST_ACTIONS = 6
/** With at least this many answered actions, no sentence of the idea is added. */
const ENOUGH_ANSWERS = 3
/** A phase holds at most 1,000 tasks. */
const MOST_FEATURES = 400

/** An action or feature of the product. */
interface Item {
  /** The founder's words for the action, or the report's words for a feature. */
  words: string
  /** The words that determine its kind: the words themselves, or the verbs read from them. */
  verbs: string[]
  /** The matching feature of the report; null for an action that only the brief states. */
  feature: string | null
  size: Size
}

/** What determines the work of a phase. */
export interface Basis {
  source: Source
  /** The source with the assumed country, for local laws; the words added for it are not the founder's. */
  law: Source
  /** Set if the kind of product is not stated but inferred from other words. */
  assumed: AssumedNature | null
  /** The assumed kind of product and one for which almost as much speaks; empty where nothing else is as likely. */
  between: readonly AssumedNature[]
  /** The country that the brief does not name but that other words suggest. */
  assumedCountry: string | null
  nature: Planned
  phaseWork: PhaseWork
  worker: RoleId
  items: Item[]
  /** Everything said about the product, as one text. */
  words: string
  holds: ReturnType<typeof holdsFor>
  sizing: Sizing
  /** Actions tied to a part of the year: a season of the plan, not something to build. */
  dated: string[]
  /** The founder's figures that the plan uses. */
  told: Told
  /** What exists already. */
  standing: Standing
  /** Whether the founders do the work of a role themselves. */
  isOwn: ReturnType<typeof ownHands>
  /** Whether the planned income pays for little besides the founders' own work. */
  isSmall: boolean
}

/** The brief, or an unconfirmed reading of the idea if the report is older than briefs. */
async function briefOf({ report, idea }: RoadmapInput): Promise<Brief> {
  if (report.brief) return report.brief
  const { readText } = await import('../../domain/brief/read-text.ts')
  return withReading(emptyBrief(), readText(idea), idea)
}

/** Kinds of actions that take more than a screen with entries, and kinds that take little more. */
const HEAVY = new Set(['reading', 'judging', 'paying', 'importing', 'booking', 'mapping'])
const LIGHT = new Set(['notifying', 'reporting', 'planning', 'searching', 'printing', 'listing', 'filing'])
export const SMALLER: Readonly<Record<Size, Size>> = { S: 'S', M: 'S', L: 'M', XL: 'L' }
const LARGER: Readonly<Record<Size, Size>> = { S: 'M', M: 'L', L: 'XL', XL: 'XL' }

/** A verb alone or with only a small word: the object is missing. */
const SCRAP =
  /^[\p{Script=Latin}’'-]+(?:\s+(?:it|them|this|that|us|you|me|him|her|up|out|in|on|off|down|over|back|again|there|here))*$/iu
export const isScrap = (words: string): boolean => SCRAP.test(words.trim().replace(/^“|”$/g, ''))

/** Others and what they do, with the word by which the founder criticizes it. */
const OTHERS_DO =
  /\b(?:apps|programs|packages|providers|companies|firms|competitors|agencies|platforms|sites|tools|stores|shops|schools|installers|they|nobody|no one|none|who)\s(?:only|just|all|mostly|never|hardly|barely|don['’]t|won['’]t|refuse to)\s$/i
/** A wish, past habit or duty before a verb: not something that the product does. */
const WISHED =
  /\b(?:want|wants|wanted|wish|wishes|hope|hopes|would like|used|tried|try|tries|have|has|had) to\s$/i
const FOUNDERS =
  /\b(?:i|we|i['’]\p{L}+|we['’]\p{L}+|my \p{L}+|our \p{L}+)(?:\s(?:also|now|always|still|then|just|\p{L}+ly))?\s$/iu
const OTHER_PEOPLE =
  /\b(?:you|they|he|she|people|customers?|users?|somebody|someone|others|everybody|everyone)(?:['’](?:d|ll|re))?(?:\s(?:also|now|always|still|then|just|can|may|could|\p{L}+ly))*\s(?:\p{L}+ (?:it |them )?(?:and|or) )?$/iu
/** What happens to people or things, or what someone only sees, wants or spends: not something that a product does. */
const NO_DEED =
  /^(?:(?:picks? up|collects?|gets?|fetch(?:es)?|takes?) (?:my|our) (?:money|share|cut|part|fee|\d)|(?:goes?|gets?|comes?|turns?|runs?) (?:too|bad|wrong|lost|broken|out of|to waste)|arrives?|breaks?|rots?|spoils?|burns?|leaks?|fails?|falls?|dies?|wastes?|stinks?|costs?|waits?|takes? (?:an?|too|about|me|us|one|two|three|four|five|ten|\d+)|sees?|knows?|feels?|decides?|understands?|says?|listens?)\b|\barrives? broken\b/i
/** A clause about one thing among others, not about the product. */
const OF_A_THING = /\b(?:there (?:is|are|was|were)\b[^.;:!?]{0,40}|one \p{L}+ )(?:that|which|who)\s$/iu

/**
 * Whether a sentence of the idea attributes the words to someone whose act is no work on this kind of product: to
 * others; to the founder, if the product itself acts; or to its users, if the founder makes it.
 */
function isOfOthers(words: string, { idea }: Source, nature: Planned): boolean {
  const at = idea.toLowerCase().indexOf(words.replace(/^“|”$/g, '').toLowerCase())
  if (at <= 0) return false
  const before = idea.slice(Math.max(0, at - 40), at)
  if (OTHERS_DO.test(before) || WISHED.test(before) || OF_A_THING.test(before)) return true
  if (NO_DEED.test(words.replace(/^“/, ''))) return true
  if (nature === 'device') return FOUNDERS.test(before)
  return (nature === 'content' || nature === 'physical') && OTHER_PEOPLE.test(before)
}

/**
 * What the product is to do: for software, the features that the phase builds, sized by the effort of their kind; for
 * other products, the founder's actions. If one list is empty, the other is used.
 */
function itemsOf(
  { report, phase, title }: RoadmapInput,
  source: Source,
  nature: Planned,
  { action: { size } }: PhaseWork,
  isRunning: boolean,
): Item[] {
  const sizeOf = (words: string, isCore: boolean): Size => {
    const kind = actionKindOf(words, nature, phase)?.id
    if (kind !== undefined && HEAVY.has(kind)) return LARGER[size]
    if (kind !== undefined && LIGHT.has(kind)) return isCore ? size : SMALLER[size]
    return isCore && kind === undefined ? LARGER[size] : size
  }
  // Catalog patterns state what a kind of action demands; here the work of the kind itself covers that.
  const unsure = new Set(unsureFeatures({ report, phase, title }, source))
  const stated = featuresOf(phase, report).filter(
    ({ pattern, description }) => !pattern && !unsure.has(bare(description)),
  )
  const features = stated
    .filter(
      ({ description }) =>
        !isOfOthers(description, source, nature) && (nature === 'software' || !isScrap(description)),
    )
    .map(({ description, group }): Item => {
      const builds = nature === 'software' && (phase === 'poc' || phase === 'mvp') && !isRunning
      return {
        words: bare(description),
        verbs: [description],
        feature: description.slice(0, 2_000),
        size: builds ? sizeOf(description, group === 'core') : size,
      }
    })
  const own = doneBy(source, title, nature).map(
    (words): Item => ({ words, verbs: [words], feature: null, size }),
  )
  if (nature !== 'software') return own.length > 0 ? own : features.slice(0, MOST_ACTIONS)
  if (features.length === 0) return own
  // A clause of the founder says more than the verbs read from it, which still determine its kind.
  const taken = new Map<string, Item>()
  const told = features.flatMap((item): Item[] => {
    // A whole sentence is planned clause by clause.
    const whole = item.words.toLowerCase()
    const within = own
      .map(({ words }) => bare(words))
      .filter((words) => words.length < whole.length && whole.includes(words.toLowerCase()))
    if (within.length > 0) {
      const fresh = within.filter((words) => !taken.has(words))
      const parts = fresh.map((words): Item => ({ ...item, words, verbs: [words] }))
      for (const part of parts) taken.set(part.words, part)
      return parts
    }
    const clause = own.find(({ words }) =>
      words.toLowerCase().includes(bare(item.words).toLowerCase()),
    )?.words
    if (clause === undefined) return [item]
    const before = taken.get(clause)
    if (before) {
      before.verbs.push(item.words)
      return []
    }
    const told = { ...item, words: clause }
    taken.set(clause, told)
    return [told]
  })
  const others = own.filter(({ words }) => taken.size > 0 && !taken.has(words))
  return [...told, ...others].slice(0, MOST_FEATURES)
}

/**
 * Features whose words are in no sentence about what the product does and that nobody confirmed: they may describe what
 * people do today, or comment on others. The roadmap asks about them and does not plan them.
 */
export function unsureFeatures(
  { report, phase, title }: Pick<RoadmapInput, 'report' | 'phase' | 'title'>,
  source: Source,
): string[] {
  const told = functionsOf(source, title)
  if (told.length === 0) return []
  const confirmed = entriesOf(source.brief, 'actions').flatMap(({ value, confirmed }) =>
    confirmed ? [value] : [],
  )
  const has = (words: string) =>
    [...told, ...confirmed].some((each) => {
      const [a, b] = [each.toLowerCase(), words.toLowerCase()]
      return a.includes(b) || b.includes(a)
    })
  return featuresOf(phase, report)
    .filter(
      ({ pattern, description }) =>
        !pattern && source.idea.includes(bare(description)) && !has(bare(description)),
    )
    .map(({ description }) => bare(description))
}

const bare = (words: string): string => words.replace(/^“|”$/g, '')

/** What is done, in the founder's words: their answers, then whole clauses of the text, or else verbs read from it. */
function doneBy(source: Source, title: string, nature: Planned): string[] {
  const answered = entriesOf(source.brief, 'actions').flatMap(({ value, confirmed }) =>
    confirmed ? [value] : [],
  )
  const told = answered.length < ENOUGH_ANSWERS ? functionsOf(source, title) : []
  const read = wordsOf(source, 'actions').filter(
    (words) => !answered.includes(words) && !isOfOthers(words, source, nature),
  )
  const isTold = (words: string) =>
    told.some((clause) => clause.toLowerCase().includes(bare(words).toLowerCase()))
  const all = [...answered.filter((words) => !isTold(words)), ...(told.length > 0 ? told : read)]
  return [...new Set(all)].slice(0, MOST_ACTIONS)
}

const wordsOfProduct = (source: Source, items: readonly Item[]): string =>
  [
    ...wordsOf(source, 'product'),
    ...wordsOf(source, 'actions'),
    ...wordsOf(source, 'inputs'),
    ...wordsOf(source, 'difference'),
    ...items.map(({ words }) => words),
  ].join('\n')

/**
 * Approximate cost in US dollars of optional work in the first phases with customers: an outside test, a second area
 * (assumption).
 */
const OPTIONAL_DOLLARS = 8_000

/** Whether the planned income of the phase is too small to pay for optional work. */
function isSmallPlan(
  source: Source,
  { payments }: Sizing,
  { deal }: Told,
  { budgetRange }: PlanningForm,
): boolean {
  const price = firstValue(source.brief, 'price')
  // Without a known price, only a larger budget pays for optional work.
  const isCheap = budgetRange === '' || budgetRange === '5k-25k'
  if (!price) return isCheap
  if (payments === 0) return false
  const each =
    price.every === 'share'
      ? deal?.currency && roughDollars((deal.amount * price.low) / 100, deal.currency)
      : price.currency && roughDollars(keptOf(source) ?? price.low, price.currency)
  if (typeof each !== 'number') return isCheap
  return payments * each * (quantityOf(source) ?? 1) < OPTIONAL_DOLLARS
}

/** The brief with the country where the founder seems to start. */
const withCountry = (brief: Brief, country: string): Brief => ({
  ...brief,
  place: {
    state: 'stated',
    entries: [
      { value: { name: country, country, local: false }, origin: { kind: 'answer' }, confirmed: false },
    ],
    silenced: [],
  },
})

const confirmedNature = (brief: Brief): boolean =>
  entriesOf(brief, 'nature').some(({ confirmed }) => confirmed)

/** The curated work of a phase: for a product that already works, or else from the beginning. */
function workOf(nature: Planned, phase: Phase, standing: Standing): PhaseWork {
  return nature !== 'undecided' && reaches(standing, 'built') ? RUNNING[nature][phase] : WORK[nature][phase]
}

/** The curated work for the idea's kind of product, or for any kind if none is known, and what determines it. */
export async function basisOf(input: RoadmapInput): Promise<Basis> {
  const read: Source = { brief: pricedBrief(await briefOf(input), input.idea), idea: input.idea }
  const isOpen = leadingNature(read) === null && !confirmedNature(read.brief)
  const weighed = isOpen ? weighedNature(read) : { assumed: isElectronic(read) ?? ofForm(read), between: [] }
  const { assumed } = weighed
  const source: Source = assumed ? { ...read, brief: withNature(read.brief, assumed.nature) } : read
  const start = startCountry(source.brief, source.idea)
  const assumedCountry = start?.assumed ? start.country : null
  const nature = leadingNature(source)?.nature ?? 'undecided'
  const standing = standingOf(source)
  const phaseWork = workOfForm(source, nature, input.phase) ?? workOf(nature, input.phase, standing)
  const all = itemsOf(input, source, nature, phaseWork, reaches(standing, 'built'))
  const isOfSeason = ({ words }: Item) => (nature === 'device' || nature === 'physical') && isDated(words)
  const dated = all.filter(isOfSeason).map(({ words }) => words)
  const items = all.filter((item) => !isOfSeason(item))
  const words = wordsOfProduct(source, items)
  const worker = workerOf(nature, source)
  const told = toldBy(source)
  const signs = `${words}\n${source.idea}\nfield_${(confirmedField(source) ?? '').replaceAll('-', '_')}\n${signsOf(source, told)}${standing.count >= 5 ? ' has_count' : ''}${standing.isOfPeople && standing.count > 1 ? ' counts_people' : ''}${standing.isOfPeople && standing.count === 1 ? ' counts_one' : ''}${audienceOf(told, standing) > 0 ? ' knows_audience' : ''}${personalDeeds(source).length > 0 ? ' person_time' : ''}`
  const general = holdsFor(source, nature, signs, standing)
  const scale = {
    nature,
    worker,
    isRegular: general({ paid: 'again' }),
    isForBusinesses: general({ to: 'businesses' }),
    told,
    least: leastCustomers(input),
    standing,
    before:
      PHASES.filter((phase) => input.planning.developmentPhases.includes(phase)).findLast(
        (phase) => PHASES.indexOf(phase) < PHASES.indexOf(input.phase),
      ) ?? null,
  }
  const sizing = sizingOf(source, { ...scale, phase: input.phase })
  // All phases belong to one business: its size follows from the first phase with customers.
  const small = isSmallPlan(source, sizingOf(source, { ...scale, phase: 'mvp' }), told, input.planning)
  const hires = (sizing.figures.people ?? 0) > foundersOf(source)
  const holds =
    small || hires
      ? holdsFor(
          source,
          nature,
          `${signs}${small ? ' small_plan' : ''}${hires ? ' hires_more' : ''}`,
          standing,
        )
      : general
  return {
    source,
    law: assumedCountry ? { ...source, brief: withCountry(source.brief, assumedCountry) } : source,
    assumed,
    between: weighed.between,
    assumedCountry,
    nature,
    phaseWork,
    worker,
    items,
    words,
    holds,
    told,
    sizing,
    dated,
    standing,
    isOwn: ownHands(source, standing, input.phase, {
      isSmall: small,
      paysWage: told.wage !== null,
      nature,
    }),
    isSmall: small,
  }
}
