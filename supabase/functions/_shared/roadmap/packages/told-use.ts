import { wordsOf } from '../../analyst/source.ts'
import { entriesOf } from '../../domain/brief/brief.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { isOutOfReach } from './chosen.ts'
import { listed, quoted } from './words.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * What the founder told and no package takes up: those who wait or answered, the ones who named a loss, further rivals and
 * ways to customers. Each has a task in the phase of the riskiest test; what has none is listed with the reason.
 */

const NAME_CHARS = 195
const QUOTED_CHARS = 80
/** The ways that later packages name. */
const NAMED_WAYS = 2
/** What people do without buying anything is nobody's offer. */
const NO_OFFER =
  /^(?:nothing|nobody|no one|none|cancel\w*|do(?:ing)? (?:without|nothing|it)|wait\w*|not \p{L}+|going without|giv(?:e|ing) up|skip\w*|ask(?:s|ing)?\b|look(?:s|ing)?\b|a (?:relative|friend|neighbou?r)|the bloke)\b/iu
const AUDIENCE =
  /\b(?:follow\w*|subscrib\w*|members?|download\w*|visitors?|readers?|views?|joined|group|list)\b/i
const MOST_LISTED = 3
const FEW = 10

/** Someone who told of a loss or an interest, in a sentence of the idea: a lead to go back to. */
const LEAD =
  /^(?:and |but |so )?(?:one|two|three|four|the|a|an|our|my|another) (?:[\p{L}’'-]+ ){1,6}?(?:told (?:me|us)|said|says|would (?:take|try|buy|book|order|pay)|wants? (?:to try|one|some|it)|asked (?:me|us|when|for|whether)|(?:has|have) (?:promised|agreed|offered))\b/iu
/** Relatives and a crowd are no one to sell to. */
const NO_LEAD =
  /^(?:\p{L}+ ){0,2}(?:mum|mom|mother|father|dad|wife|husband|sister|brother|aunt|uncle|cousin|grand\p{L}+|son|daughter|boss|newspapers?|internet|studies|study|government|law)\b/iu

const leadsOf = ({ idea }: Basis['source']): string[] =>
  sentencesOf(idea)
    .map(({ words }) => words.replace(/[.!]+$/, ''))
    .filter((words) => LEAD.test(words) && !NO_LEAD.test(words))
    .slice(0, 2)

/** The quotations of all tasks, without the mark of a cut. */
const quotationsIn = (tasks: readonly RoadmapTask[]): string[] =>
  tasks.flatMap(({ name }) =>
    [...name.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words.replace(/…$/, '').toLowerCase()),
  )
const LEAST_QUOTED = 8

/** Whether a task quotes these words, or their beginning. */
const isIn = (tasks: readonly RoadmapTask[], words: string): boolean => {
  const all = words.toLowerCase()
  return quotationsIn(tasks).some(
    (quote) =>
      quote.includes(all) ||
      all === quote ||
      (quote.length >= LEAST_QUOTED && all.startsWith(quote)) ||
      (all.length > LEAST_QUOTED && quote.includes(all.slice(0, 24))),
  )
}

const task = (id: string, name: string, days: number, reason: string, hours: number): WorkPackage => ({
  id,
  name,
  size: 'S',
  hours,
  by: 'founder',
  after: [],
  waits: [days, reason, 'alongside'],
})

/** A quotation in front of what is done, cut so that the whole fits a task's name. */
const about = (words: string, does: string): string =>
  `${quoted(words, Math.min(QUOTED_CHARS, NAME_CHARS - does.length - 2))}: ${does}`

/** Several quotations behind what is done. */
const behind = (does: string, all: readonly string[]): string => {
  const room = Math.floor((NAME_CHARS - does.length - 2) / all.length) - 6
  return `${does}: ${listed(all.map((words) => quoted(words, Math.min(QUOTED_CHARS, room))))}`
}

const people = (count: number): string =>
  count === 1 ? 'the one' : count <= FEW ? `all ${count}` : `all ${count.toLocaleString('en-US')}`

/** Those who wait, asked or answered, by the founder's evidence. */
function evidenceTasks({ source, nature }: Basis): WorkPackage[] {
  const waits = nature === 'service' ? 'date and price' : 'price and day'
  return entriesOf(source.brief, 'evidence').flatMap(
    ({ value: { kind, count, text } }, at): WorkPackage[] => {
      if (count === null || count < 1) return []
      if (kind === 'waiting')
        return [
          task(
            `told-${at + 1}`,
            about(
              text,
              `write to ${people(count)} by name within a week, with ${waits}; count answers, dates named and those who changed their mind, and why`,
            ),
            14,
            'Their answers',
            count > FEW ? 8 : 4,
          ),
        ]
      if (kind === 'link' && AUDIENCE.test(text))
        return [
          task(
            `told-${at + 1}`,
            about(
              text,
              'write first to each who asked for it, then to the rest, with price and day; count answers and orders apart by these two',
            ),
            14,
            'Their answers',
            6,
          ),
        ]
      if (kind === 'interviews')
        return [
          task(
            `told-${at + 1}`,
            about(
              text,
              `go back to ${count === 1 ? 'this one' : `these, ${Math.min(FEW, count)} at most`}: ask for a trial with a date, what must be there for it, and who else decides`,
            ),
            14,
            'Their answers',
            4,
          ),
        ]
      return []
    },
  )
}

/** Tasks for what the founder told and no other task of the first phase takes up. */
export function toldTasks(
  basis: Basis,
  others: readonly RoadmapTask[],
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const { source } = basis
  // The test may be the letter to those who wait.
  const asksWaiting = others.some(
    ({ id, name }) => /^(?:riskiest-test|test-preparation)$/.test(id) && /\bwho wait\b/.test(name),
  )
  const evidence = evidenceTasks(basis).filter(
    ({ name }) => !isIn(others, name.slice(1, 30)) && !(asksWaiting && name.includes(': write to ')),
  )
  const texts = entriesOf(source.brief, 'evidence').map(({ value }) => value.text)
  const leads = leadsOf(source)
    .filter((words) => !texts.some((text) => words.includes(text) || text.includes(words)))
    .filter((words) => !isIn(others, words))
    .map((words, at) =>
      task(
        `lead-${at + 1}`,
        about(
          words,
          'go back to the one who said this; write down how often it was last month, what it cost, and ask for a trial with a date',
        ),
        14,
        'An appointment',
        3,
      ),
    )
  const rivals = wordsOf(source, 'today')
    .filter((words) => !NO_OFFER.test(words) && !isOutOfReach(words, source.idea) && !isIn(others, words))
    .slice(0, MOST_LISTED)
  const ways = wordsOf(source, 'channel')
    .filter((words, at) => at >= NAMED_WAYS || !isIn(others, words))
    .slice(0, MOST_LISTED)
  const more = [
    ...(rivals.length > 0
      ? [
          task(
            'other-rivals',
            behind(
              'Ask or try these as a customer would; note price, what is included, days, and why people stay',
              rivals,
            ),
            7,
            'Their answers',
            2 + 2 * rivals.length,
          ),
        ]
      : []),
    ...(ways.length > 0
      ? [
          task(
            'way-terms',
            behind(
              'Settle for each way what it costs or keeps of the price, who decides on it, and by which day it is asked',
              ways,
            ),
            14,
            'Their answers',
            1 + 2 * ways.length,
          ),
        ]
      : []),
  ]
  return [...evidence, ...leads, ...more].map(taskOf)
}

const USED_FIELDS = ['today', 'channel', 'inputs', 'evidence'] as const
const UNUSED_CHARS = 70
const MOST_UNUSED = 4

/** What the founder told and no task of the phase names, with the reason. */
export function unusedPoints({ source, standing }: Basis, tasks: readonly RoadmapTask[]): string[] {
  const isCounted = (count: number | null) =>
    count !== null &&
    tasks.some(({ name }) => new RegExp(String.raw`\b${count}\b`).test(name.replaceAll(',', '')))
  const unused = USED_FIELDS.flatMap((field) =>
    field === 'evidence'
      ? entriesOf(source.brief, 'evidence').flatMap(({ value: { count, text } }) =>
          // Its number is planned with, or what exists follows from it.
          isCounted(count) || standing.words.startsWith(text.replace(/[.!]+$/, '')) ? [] : [text],
        )
      : wordsOf(source, field),
  ).filter((words) => !isIn(tasks, words) && !isOutOfReach(words, source.idea))
  return unused.length === 0
    ? []
    : [
        `Told and used in no task of this phase, because no work is on file for it: ${listed(
          [...new Set(unused)].slice(0, MOST_UNUSED).map((words) => quoted(words, UNUSED_CHARS)),
        )}. Say in the brief what it is there for.`,
      ]
}
