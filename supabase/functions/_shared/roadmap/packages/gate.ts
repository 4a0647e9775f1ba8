import type { Source } from '../../analyst/source.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import { PHASES, type Phase } from '../../domain/phases.ts'
import type { PlanningForm } from '../../domain/planning.ts'
import type { RoadmapInput } from '../engine.ts'
import { nextTestOf } from './next-test.ts'
import { upToClause } from './words.ts'
import type { PhaseWork, WorkPackage } from './work-package.ts'

/*
 * What must be shown before the next phase. If the riskiest assumption is tested, the report's threshold is the only
 * number: it passes the test, it is the gate, and the next phase begins with it.
 */

/** The phase that tests the riskiest assumption: the first one that the plan names. */
export const testPhase = ({ developmentPhases }: PlanningForm): Phase =>
  PHASES.find((phase) => developmentPhases.includes(phase)) ?? PHASES[0]

const THRESHOLD_CHARS = 95
/** A task's name has at most 200 characters. */
const NAME_CHARS = 199

type Given = Pick<RoadmapInput, 'report' | 'idea'>

/** The threshold of the report's next test for use within a sentence; null if there is none. */
function thresholdOf(given: Given): string | null {
  const threshold = nextTestOf(given)?.threshold
  return threshold ? upToClause(threshold.replace(/(?::|\.(?!\d)).*$/s, ''), THRESHOLD_CHARS) : null
}

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT = String.raw`(?<count>\d{1,3}(?:,\d{3})+|\d+|${SMALL.join('|')})`
/** How many people or businesses pay, order or book when the test is passed. */
const PAYERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${COUNT} of (?:the |these |them )?[\d\p{L},]+ (?:\p{L}+ )?(?:pay|order|book|buy|sign|leave|commit)`,
    'iu',
  ),
  new RegExp(String.raw`\b${COUNT} (?:or more |more )?(?:new )?(?:paying customers?|paid)`, 'iu'),
]

/** The least number of customers with which the next phases begin; 0 if the test counts something else. */
export function leastCustomers(given: Given): number {
  const threshold = nextTestOf(given)?.threshold ?? ''
  const count = PAYERS.map((words) => words.exec(threshold)?.groups?.count).find(
    (found) => found !== undefined,
  )
  if (count === undefined) return 0
  const word = SMALL.indexOf(count.toLowerCase())
  return word >= 0 ? word + 1 : Number(count.replaceAll(',', ''))
}

/** What else the first phase must have shown, by kind of product. */
const ALSO: Readonly<Record<string, string>> = {
  software: 'four of five finish the task alone',
  device: 'three of five users would act on it',
  physical: 'a margin is left at 200 pieces',
  service: 'a tenth of the price is left after all hours',
  marketplace: 'three of four pairs agreed on a deal',
  content: 'four of five finish it',
}

/** The last package of the phase with the test: its gate is the threshold of the test. */
export function gated(
  last: WorkPackage,
  nature: string,
  input: RoadmapInput,
  isRunning: boolean,
  losesAlways: boolean,
): WorkPackage {
  const threshold = thresholdOf(input)
  if (threshold === null) return last
  const own = /^Go on only if (?<shown>[^;]+)/.exec(last.name)?.groups?.shown
  const usual = input.phase === 'interactive' && !isRunning ? ALSO[nature] : isRunning ? own : undefined
  const also = losesAlways ? 'one sale no longer loses money' : usual
  const name = (and: string) =>
    `Go on only if the test is passed (${threshold})${and}; else change it or stop`
  const full = name(also ? ` and ${also}` : '')
  return { ...last, name: full.length < NAME_CHARS ? full : name('') }
}

/** The first text of the phase after the test: its gate, and what to do with the result. */
export function begunWith(proved: string, input: RoadmapInput): string {
  const threshold = thresholdOf(input)
  if (threshold === null) return proved
  const [, ...rest] = proved.split('; ')
  if (rest.length === 0) return proved
  return [`Begin only if the test was passed (${threshold})`, ...rest].join('; ')
}

/** The id of the package that ends a phase; undefined if there is none. */
export const lastOf = ({ packages }: PhaseWork): string | undefined => packages.at(-1)?.id

/** What the founder's own figures leave and cost, for gates that name a share of the price. */
export interface OwnFigures {
  /** Whether one pays only once, so that nobody goes on paying. */
  isOnce: boolean
  /** Whether nobody buys twice within a trial: one pays for a year, or buys a few times a year at most. */
  isSeldom: boolean
  /** What those who were asked made a condition of their order, in their words; null if no text tells it. */
  condition: string | null
  /** The share of the price that the plan counts on; null without a price. */
  margin: number | null
  losesAlways: boolean
  /** The told cost of one as a share of the price, and as text; null if no text tells it. */
  cost: { share: number; text: string } | null
}

const SHARES: Readonly<Record<string, number>> = { third: 1 / 3, fifth: 0.2, tenth: 0.1, half: 0.5 }
const STILL_PAY = /\bstill pay after twelve weeks\b/
/** Gates on a second purchase, and what those who buy seldom can show within a trial instead. */
const BOUGHT_AGAIN: readonly (readonly [RegExp, string])[] = [
  [
    /\bAsk the three to buy again or to name a reason not to; go on if two of them pay again\b/,
    'Ask the three what they would change and whom they told; go on if two of them use it and want no money back',
  ],
  [/\btwo of the three customers paid again\b/, 'two of the three customers use it and want no money back'],
  [
    /\bseven of the ten (?<who>customers )?still pay after two months; ask those who left for the one reason/,
    'seven of the ten use it after two months and want no money back; ask the others for the one reason',
  ],
  [
    /\bseven of the ten (?:customers )?still pay after two months\b/,
    'seven of the ten customers use it after two months and want no money back',
  ],
  [/\bone buyer in five ordered again\b/, 'one buyer in five sent someone'],
  [/\bthree of the five order again\b/, 'three of the five name another buyer'],
  [
    /\bthree of the five customers (?<of>[^;]{0,40}) order again\b/,
    'three of the five customers $<of> named another buyer',
  ],
  [/\bkeep paying(?= and)/, 'want no money back'],
  [/\bwent on paying(?= and)/, 'wanted no money back'],
  [/\bcustomers still pay(?=;)/, 'customers use it and want no money back'],
  [/\bstill pay after (?:both periods|twelve weeks)\b/, 'use it and want no money back'],
]
const FEW_A_YEAR = 4

/** Whether the founder's figures say that nobody buys twice within a trial. */
export function isSeldom({ brief }: Pick<Source, 'brief'>): boolean {
  const purchases = firstValue(brief, 'purchases')
  const every = firstValue(brief, 'price')?.every
  if (every === 'month' || every === 'week' || every === 'day') return false
  return every === 'year' || (purchases !== null && purchases <= FEW_A_YEAR)
}

const LIVE_WITH = /\bcan live with the errors that were counted\b/
/** What buyers make a condition, where it allows no exception: '9 said they will pay if it is not missing any date'. */
const CONDITION =
  /\b(?:pay|buy|order|take|sign|switch|join|use|subscribe)\b[^.;:]{0,30}?\b(?:if|as long as|provided(?: that)?|only if) (?<condition>(?:(?:it|this|that|they|we)\b[^.;:]{0,60}?\b(?:not|never|no|any|always|every|all|nothing|none|without|n['’]t)|(?:nothing|no|none)\b)[^.;:]{0,50})/i
const CONDITION_CHARS = 60

/** The condition of those who were asked, in their words; null if no answer or sentence tells one. */
export function conditionOf({ brief, idea }: Pick<Source, 'brief' | 'idea'>): string | null {
  const told = [...entriesOf(brief, 'evidence').map(({ value }) => value.text), ...sentencesOf(idea)]
  for (const each of told) {
    const words = typeof each === 'string' ? each : each.words
    const condition = CONDITION.exec(words)?.groups?.condition?.trim()
    if (condition && condition.length <= CONDITION_CHARS) return condition
  }
  return null
}

const LEFT = /\ba (?<part>third|fifth|tenth) of the price is left\b/
const BELOW =
  /\bquotes for (?<count>[\d,]+) units stay below (?:(?<half>half)|(?<percent>\d+)% of) the price\b/

/**
 * A gate that the plan can pass by its own figures: a share of the price that it does not count on becomes the one that it
 * does, and a limit below what one costs already becomes that cost.
 */
export function fitted(
  given: string,
  { margin, losesAlways, cost, isOnce, isSeldom, condition }: OwnFigures,
): string {
  const once = isOnce
    ? given.replace(STILL_PAY, 'have used it after twelve weeks and want no money back')
    : given
  const seldom = isSeldom
    ? BOUGHT_AGAIN.reduce((text, [again, instead]) => text.replace(again, instead), once)
    : once
  const text =
    condition === null
      ? seldom
      : seldom.replace(LIVE_WITH, `keep to it, and no case broke their condition: “${condition}”`)
  const left = LEFT.exec(text)
  const below = BELOW.exec(text)
  const least = SHARES[left?.groups?.part ?? ''] ?? 0
  const limit = below?.groups?.half ? 0.5 : Number(below?.groups?.percent ?? 100) / 100
  const isMissed = losesAlways || (margin !== null && margin < least)
  const kept =
    left && isMissed
      ? text.replace(
          LEFT,
          losesAlways
            ? 'one sale leaves something over the time that you promise'
            : `the planned ${Math.round((margin ?? 0) * 100)}% of the price is left`,
        )
      : text
  return below && cost && cost.share > limit
    ? kept.replace(
        BELOW,
        `quotes for ${below.groups?.count} units are below the ${cost.text} that one costs now`,
      )
    : kept
}
