import { entriesOf } from '../../domain/brief/brief.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { Phase } from '../../domain/phases.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { DATED, isDated, quoted } from './words.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * Tasks for dates and commitments that the founder names: seasons and fairs, orders and advances. The sentence is
 * quoted; its dates are never moved into another sentence.
 */

const MOST_DATES = 2
const LABEL_CHARS = 92

/** Goods that are returned if they are not sold. */
const ON_RETURN = /\bsale[ -]or[ -]return\b|\bconsignment\b/i

const IN_PHASE: Readonly<Record<Phase, string>> = {
  interactive: 'count back from it; write down the last day to register, order and be ready',
  poc: 'place the trial inside it, or write down what a trial outside of it cannot show',
  mvp: 'book early, and have stock, people and replies ready two weeks before it',
  production: 'plan quantity and people for it apart, and what pays for the other months',
}

/**
 * The founder's sentences about seasons, fairs and other dates of the business; for an action with a date, only the
 * action.
 */
function datedSentences({ source: { idea }, dated }: Pick<Basis, 'source' | 'dated'>): string[] {
  const told = sentencesOf(idea)
    .map(({ words }) => words)
    .filter((words) => isDated(words) && !dated.some((action) => words.includes(action)))
  return [...dated, ...told].slice(0, MOST_DATES)
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** A part of the year in which it is used, sold or needed. */
const TIME_OF_YEAR = new RegExp(
  String.raw`\b(?:in|from|between|during|every|each|until) (?:early |late |mid-)?(?:${MONTH})\b(?: (?:to|until|till|and) (?:the )?(?:end of (?:the )?)?[\p{L}]+)?|\b(?:in|during|for) (?:the )?(?:(?:early|late|whole|cold|hot|rainy|dry) )?(?:spring|summer|autumn|winter|season|harvest)s?\b|\b(?:\p{L}+|\d+) (?:weeks|months) (?:in|of) (?:a|the) year\b`,
  'iu',
)
const OTHER_TIME = /\b(?:last (?:year|spring|summer|autumn|winter|season)|since|ago|was born|began)\b/i
const USE =
  /\b(?:use|trial|requests|deals|sales|orders|season|quarter|field|first month|two months|four weeks|six weeks|eight weeks|twelve weeks|teaching|decisions|time for the test)\b/i
const LEAST_DAYS = 14
const NAME_CHARS = 90

/** The founder's words for the part of the year in which it is used; null if there are none. */
const timeOfYear = ({ brief, idea }: Basis['source']): string | null =>
  [
    ...sentencesOf(idea).flatMap(({ words }) => (OTHER_TIME.test(words) ? [] : [words])),
    ...entriesOf(brief, 'risks').map(({ value }) => value),
  ].flatMap((words) => TIME_OF_YEAR.exec(words)?.[0] ?? [])[0] ?? null

/** What ties use to a part of the year without naming one, and what the trial needs. */
const BOUND_TO: readonly (readonly [cue: RegExp, needs: string])[] = [
  [
    /\b(?:musicals?|school plays?|concert season|theat(?:er|re) season|(?:their|its|the club['’]s) season)\b/i,
    'the months before and during that season, and the months in which it is chosen',
  ],
  [
    /\b(?:heating season|heating (?:months|period|bills?)|(?:put|turn|switch)(?:s|ed)? (?:on )?the heating|the heating (?:is|runs|must|has to))\b/i,
    'the months in which it is heated',
  ],
  [
    /\b(?:school (?:gates?|run|bus|day|term|year)|term[- ]?time|term dates|(?:own|children['’]s|kids['’]?|two['’]s) school|(?:high|primary|secondary) schools?|breakfast club|after-?school)\b/i,
    'weeks of a school term, none of them in the holidays',
  ],
  [
    /(?<!\bby (?:next )?)\b(?:Christmas|Easter|Ramadan|Eid|Diwali|Thanksgiving|Carnival|Hanukkah|Passover)\b/,
    'the weeks before that feast',
  ],
  [
    /\b(?:ski|wedding|harvest|planting|hunting|fishing|football|cricket|rugby|pollen|exam|festival|camping|sailing|hay fever|monsoon) season\b/i,
    'the months of that season',
  ],
]
const CUE_CHARS = 60

/** What the trials need by a word that is bound to a part of the year, with that word; null if there is none. */
function boundTo({ brief, idea }: Basis['source']): { words: string; needs: string } | null {
  const told = [
    ...sentencesOf(idea).flatMap(({ words }) =>
      OTHER_TIME.test(words) && FEASTS.test(words) ? [] : [words],
    ),
    ...entriesOf(brief, 'risks').map(({ value }) => value),
  ]
  for (const [cue, needs] of BOUND_TO)
    for (const words of told) {
      const [found] = cue.exec(words) ?? []
      if (found) return { words: found.slice(0, CUE_CHARS), needs }
    }
  return null
}
const FEASTS = /\b(?:Christmas|Easter|Ramadan|Eid|Diwali|Thanksgiving|Carnival)\b/

const MONTHS = MONTH.split('|')
const SOUTH = new Set(['AU', 'NZ', 'ZA', 'AR', 'CL', 'UY', 'BR', 'PY', 'BO', 'PE', 'ZW', 'BW', 'NA'])
/** The last month of each season in the north; half a year later in the south. */
const OVER: Readonly<Record<string, number>> = { winter: 2, spring: 5, summer: 8, autumn: 11 }
/** Words for a part of the year with lower sales, or with higher costs. */
const WEAK = new RegExp(
  String.raw`\b(?:drops?|falls?|few(?:er)?|slow(?:s|er)?|quiet|less|low|dead|weak|hardly any|no|closed)\b[^.;]*?(?<time>\b(?:in|from|between|during|over) (?:the )?(?:(?<first>${MONTH})(?: (?:to|until|till|and|through) (?<last>${MONTH}))?|(?<season>winter|spring|summer|autumn)|(?:off|low|rainy|dry|holiday)[- ]?season))`,
  'iu',
)

/**
 * The founder's words for a weak part of the year, and the month after it if that is certain (null otherwise); null
 * without such words.
 */
function weakTime(
  { brief, idea }: Basis['source'],
  country: string | null,
): { words: string; next: string | null } | null {
  const told = [
    ...entriesOf(brief, 'risks').map(({ value }) => value),
    ...sentencesOf(idea).flatMap(({ words }) => (OTHER_TIME.test(words) ? [] : [words])),
  ]
  for (const words of told) {
    const { time, first, last, season } = WEAK.exec(words)?.groups ?? {}
    if (time === undefined) continue
    const month = last ?? first
    const ended = month
      ? MONTHS.findIndex((each) => each.toLowerCase() === month.toLowerCase())
      : season
        ? (OVER[season.toLowerCase()] ?? 0) - 1 + (country !== null && SOUTH.has(country) ? 6 : 0)
        : -1
    return { words: time, next: ended < 0 ? null : (MONTHS[(ended + 1) % MONTHS.length] ?? null) }
  }
  return null
}

const TASK_CHARS = 199
/** Notes on the longest sale of a phase that it should not fall in the weak part of the year that the founder names. */
export function afterWeakTime(
  tasks: readonly RoadmapTask[],
  { source, assumedCountry }: Pick<Basis, 'source' | 'assumedCountry'>,
): RoadmapTask[] {
  const country = entriesOf(source.brief, 'place')[0]?.value.country ?? assumedCountry
  const weak = weakTime(source, country)
  const [longest] = tasks
    .filter(
      ({ id, waiting }) =>
        waiting?.alongside &&
        waiting.days >= LEAST_SALE_DAYS &&
        !id.startsWith('objection-') &&
        id !== 'riskiest-test' &&
        USE.test(waiting.reason),
    )
    .toSorted((a, b) => (b.waiting?.days ?? 0) - (a.waiting?.days ?? 0))
  if (weak === null || !longest) return [...tasks]
  const note =
    weak.next === null
      ? `; not ${quoted(weak.words, NAME_CHARS)}`
      : `; begin it in or after ${weak.next}, not ${quoted(weak.words, NAME_CHARS)}`
  return tasks.map((task) =>
    task === longest && task.name.length + note.length < TASK_CHARS
      ? { ...task, name: `${task.name.replace(/\.$/, '')}${note}` }
      : task,
  )
}
const LEAST_SALE_DAYS = 28

/**
 * States that the longest trial of a phase has to be in the part of the year that the founder names, and the working
 * day on which it begins: without a start date, nothing else keeps it out of the wrong months.
 */
export function seasonPoint(
  { source }: Pick<Basis, 'source'>,
  tasks: readonly RoadmapTask[],
  beginsOn: ReadonlyMap<string, number>,
  [place, phases]: readonly [place: number, phases: number],
): string[] {
  const told = timeOfYear(source)
  const isWeak = told !== null && (weakTime(source, null)?.words.includes(told) ?? false)
  const [trial] = tasks
    .filter(
      ({ id, waiting }) =>
        !id.startsWith('part-') &&
        waiting?.alongside === true &&
        waiting.days >= LEAST_DAYS &&
        USE.test(waiting.reason),
    )
    .toSorted((a, b) => (b.waiting?.days ?? 0) - (a.waiting?.days ?? 0))
  const day = trial && beginsOn.get(trial.id)
  if (!trial || day === undefined) return []
  const bound = told === null ? boundTo(source) : null
  const many =
    phases > 1 && place === 1 && !isWeak
      ? [
          `Seasons: each of the ${phases} phases has such a trial. One after the other they take as many seasons, so the weeks of the phases do not add up to the calendar; each trial that fits into the season of another saves a year.`,
        ]
      : []
  if (bound)
    return [
      `The time of the year. Your words: “${bound.words}”. Needs ${bound.needs}: ${quoted(trial.name.split(/[;.:]/)[0] ?? '', NAME_CHARS)}, from working day ${day} on, for ${trial.waiting?.days} days. No start date is known: set it so, or let this wait. At another time the trial shows nothing.`,
      ...many,
    ]
  if (told === null) return []
  return [
    `The time of the year. Your words: ${quoted(told, NAME_CHARS)}. Set the start date so that this ${isWeak ? 'lies outside of it' : 'falls into it, or let it wait until then'}: ${quoted(trial.name.split(/[;.:]/)[0] ?? '', NAME_CHARS)}, from working day ${day} on, for ${trial.waiting?.days} days.`,
    ...many,
  ]
}

/** A task for each date of the business. */
export const seasonTasks = (
  basis: Basis,
  phase: Phase,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] =>
  datedSentences(basis).map((words, index) =>
    taskOf({
      id: `season-${index + 1}`,
      name: `${quoted(words, LABEL_CHARS)}: ${IN_PHASE[phase]}`,
      size: 'S',
      by: 'founder',
      after: [],
    }),
  )

/** Buyers who asked the founder for something, in the founder's sentence. */
const ASKED_FOR =
  /\b(?:an?|one|two|three|four|five|\d+|some|several|they|the)\b[^.;:!?]{0,50}?\basked (?:me |us )?(?:for|whether|if|when|what it (?:would|will) cost|how much)\b[^.;!?]*/iu
const TO_OTHERS = /\b(?:i|we) asked\b|\basked (?:me|us) (?:the same|to explain)\b/i
/** A waiting list is tested as a whole. */
const OF_LIST = /\bthey asked\b/i

/**
 * What buyers asked for and do not have yet: it is settled with them in the first phase, before other customers are
 * won.
 */
export function requestTasks(
  { source: { idea, brief } }: Pick<Basis, 'source'>,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const waiting = entriesOf(brief, 'evidence').some(({ value }) => value.kind === 'waiting')
  return sentencesOf(idea)
    .flatMap(({ words }) => (TO_OTHERS.test(words) ? [] : (ASKED_FOR.exec(words)?.[0] ?? [])))
    .map((words) => words.replace(/^.*,\s(?:and|but)\s(?=(?:an?|one|two|three)\b)/i, '').trim())
    .filter((words) => !(waiting && OF_LIST.test(words)))
    .slice(0, 1)
    .map((words) =>
      taskOf({
        id: 'request',
        name: `${quoted(words, LABEL_CHARS)}: list what each of these needs before an order, get a price for it, and answer in writing with price and date`,
        size: 'S',
        by: 'founder',
        after: [],
        waits: [14, 'Prices, and their answers', 'alongside'],
      }),
    )
}

const OF_ORDER = /\border|\badvance|\bdeposit|\bpaid\b|\bprepaid|\bdown payment/i
/** The clause with the order, if a sentence is too long to be quoted in full. */
const orderClause = (words: string): string =>
  words.length <= LABEL_CHARS
    ? words
    : (words
        .split(/[,;:]\s|\s(?:and|but|while)\s/)
        .map((part) => part.trim().replace(/^(?:and|but|while)\s/, ''))
        .find((part) => OF_ORDER.test(part)) ?? words)

/** A task for each order that the founder names: first put in writing, and delivered first in a later phase. */
export function orderTasks(
  { told, phaseWork }: Basis,
  step: 'agree' | 'deliver',
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const selling = phaseWork.packages.find(({ id }) => id === phaseWork.sells?.at(-1))
  return told.orders.map(({ words, kind }, index) =>
    taskOf({
      id: `order-${index + 1}`,
      name: `${quoted(orderClause(words), LABEL_CHARS)}: ${
        step === 'deliver'
          ? ON_RETURN.test(words)
            ? 'deliver these first; count with each what is sold, collect for that, and settle who carries returns'
            : 'deliver these first, collect what is still to be paid, and ask each for the next order'
          : kind === 'advance'
            ? 'put date, price, and when the money is paid back in writing; keep it apart until delivery'
            : DATED.test(words)
              ? 'count back from its date when material and work must begin, and make it first if that is before this plan'
              : 'put quantity, price, date, and what happens if you are late in writing'
      }`,
      size: 'S',
      by: 'founder',
      after: step === 'deliver' ? (selling?.after ?? []) : [],
      ...(step === 'agree' && { waits: [7, 'Their signatures'] as const }),
    }),
  )
}
