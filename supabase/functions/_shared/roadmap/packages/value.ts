import { firstValue } from '../../domain/brief/brief.ts'
import { amountsIn } from '../../domain/brief/told-amounts.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import { moneyText } from '../../domain/roadmap/money-text.ts'
import type { RoadmapInput } from '../engine.ts'
import type { Basis } from './basis.ts'
import { inRoadmap } from './costs.ts'
import { quoted } from './words.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * What the founder says goes wrong today, as so many of so many: the number that the offer has to lower. It is counted
 * before the trial and in the same way during it, and the gate asks for the difference.
 */

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|${SMALL.join('|')})`
const numberOf = (word: string): number =>
  SMALL.indexOf(word.toLowerCase()) + 1 || Number(word.replaceAll(',', ''))

const OF_MANY = new RegExp(
  String.raw`(?<![\d.,])\b(?<part>${NUMBER}) (?:(?<noun>\p{L}+) )?(?:out of|of|in)(?: every)? (?<all>${NUMBER})\b(?![  ]\d|[.,]\d|\s?(?:[$€£₹]|years?|months?|weeks?|days?|hours?))`,
  'giu',
)
/** Words for what goes wrong. */
const LOSS =
  /\b(?:re-?(?:do|done|dye\w*|work\w*|print\w*|paint\w*|make|made|wash\w*)|scrap\w*|wast\w+|thrown|lost|broken|breaks?|stands? still|stopp?(?:s|ed)|fail(?:s|ed)?|faulty|bad|late|miss(?:ed|es)|rejected|defect\w*|spoil\w*|rot(?:s|ten)?|empty|cancel\w*|wrong|no-?shows?|die[sd]?|damaged|come back|came back|sent back)\b/i
/** What people said, and what is sold again, is no loss. */
const NO_LOSS =
  /\b(?:said|told me|would|will (?:try|buy|book)|brings? it back|buy[- ]?back|asked|signed|paid)\b/i
/** One of what goes wrong with its cost: 'one re-dyeing is costing around Rs 14,000'. */
const ONE_COSTS =
  /\b(?:one|each|every|an?) (?<noun>[\p{L}-]{4,}) (?:(?:is|are) )?(?:costs?|costing|cost)(?: (?:us|me|them))?(?: about| around| nearly| over)?\s*$/iu
/** Periods, money and years are no number of things. */
const NO_THINGS = /^(?:years?|months?|weeks?|days?|nights?|hours?|minutes?|times)$/i
const LEAST_ALL = 10

interface Loss {
  words: string
  part: number
  all: number
  /** What each costs today, in the currency of the price; null if no text says. */
  each: number | null
}

/** What goes wrong today in the founder's numbers; null if no sentence tells it. */
export function lossOf(idea: string): Loss | null {
  for (const { words } of sentencesOf(idea)) {
    if (!LOSS.test(words) || NO_LOSS.test(words)) continue
    for (const match of words.matchAll(OF_MANY)) {
      const { part: few = '', all: many = '', noun = '' } = match.groups ?? {}
      const [part, all] = [numberOf(few), numberOf(many)]
      if (NO_THINGS.test(noun) || !(all >= LEAST_ALL) || part >= all || YEAR.test(many)) continue
      const rest = words.slice(match.index)
      const clause =
        /^[^,;.]*?(?=\s(?:and (?:one|each|it|every)|which|because)\b|[,;.]|$)/i.exec(rest)?.[0] ?? rest
      if (!LOSS.test(clause)) continue
      const each = sentencesOf(idea)
        .flatMap((sentence) => amountsIn(sentence.words))
        .find(({ before }) => {
          const one = ONE_COSTS.exec(before)?.groups?.noun?.toLowerCase()
          return one !== undefined && clause.toLowerCase().includes(one.replace(/s$/, ''))
        })
      return { words: clause, part, all, each: each?.amount ?? null }
    }
  }
  return null
}
const YEAR = /^(?:19|20)\d\d$/

const WORDS_CHARS = 60
/** Packages of a trial in which the offer is used. */
const USED = [
  'beside',
  'pilot',
  'trial',
  'try-out',
  'fourth-week',
  'first-month',
  'field',
  'strangers',
  'use',
]

/** Whether the plan has a number to lower: things that customers use in their own work. */
export const lowersLoss = ({ nature, source }: Pick<Basis, 'nature' | 'source'>): boolean =>
  (nature === 'software' || nature === 'device' || nature === 'service') && lossOf(source.idea) !== null

/** The count of what goes wrong: before the trial in the phase of the riskiest test, and again where it is used. */
export function valueTasks(
  basis: Basis,
  step: 'first' | 'later',
  { currency }: Pick<RoadmapInput, 'currency'>,
  ids: ReadonlySet<string>,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const loss = lowersLoss(basis) ? lossOf(basis.source.idea) : null
  if (loss === null) return []
  const label = quoted(loss.words, WORDS_CHARS)
  const own = firstValue(basis.source.brief, 'price')?.currency ?? null
  const each = loss.each === null ? null : inRoadmap(loss.each, own, currency)
  const sum =
    each === null
      ? ''
      : ` (you name ${moneyText(Math.round(loss.part * each), currency?.code)} for ${loss.all})`
  if (step === 'first')
    return [
      taskOf({
        id: 'value-base',
        name: `${label}: count the last ${loss.all} at three who take part, with what each cost${sum}; that is the number to beat`,
        size: 'S',
        by: 'founder',
        after: [],
        waits: [10, 'Their records', 'alongside'],
      }),
    ]
  const used = USED.filter((id) => ids.has(id))
  return [
    taskOf({
      id: 'value-count',
      name: `${label}: count it in the same way where it is used, beside the count before; set what the difference saves against the price`,
      size: 'S',
      by: 'founder',
      after: used.length > 0 ? used.slice(0, 1) : ['actions'],
    }),
  ]
}

/** A decision that also asks whether the count has fallen. */
export const provenByCount = (name: string): string =>
  name.replace(/^Go on only if /, 'Go on only if the count that it is to lower has fallen, and ')
