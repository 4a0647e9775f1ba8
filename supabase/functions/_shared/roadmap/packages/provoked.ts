import type { Phase } from '../../domain/phases.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { reaches } from './standing.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * A device that reports a rare event is not judged by the weeks in which nothing happens: the event is brought about at
 * the sensor, on every unit and again and again, and not one report may be missed.
 */

const REPORTS =
  /\b(?:alarms?|alerts?|warns?|warning)\b|\b(?:texts?|sms|messages?|calls?|rings?|beeps?)\b[^.;]{0,60}\b(?:when|if|as soon as|before)\b|\b(?:when|if|as soon as)\b[^.;]{0,60}\b(?:texts?|sms|messages?|calls|rings|beeps)\b/i

/** Whether the device reports something that happens seldom. */
export const isAlarm = ({ nature, source }: Pick<Basis, 'nature' | 'source'>): boolean =>
  nature === 'device' && REPORTS.test(source.idea)

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const INTERVAL = new RegExp(
  String.raw`\b(?:every|each|once (?:an?|every)) (?:(?<count>\d{1,3}|${SMALL.join('|')}|fifteen|twenty|thirty) )?(?<unit>minutes?|hours?)\b`,
  'i',
)
const IN_WORDS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30 }
const SOON_MINUTES = 5
const MINUTES = 60
const LONGEST = 1440

/** Minutes within which a report can be there: the founder's interval between two readings, and the time to send it. */
function minutesOf(idea: string): number {
  const { count = 'one', unit } = INTERVAL.exec(idea)?.groups ?? {}
  if (unit === undefined) return SOON_MINUTES
  const word = SMALL.indexOf(count.toLowerCase()) + 1
  const number = word || (IN_WORDS[count.toLowerCase()] ?? Number(count))
  const between = number * (/^h/i.test(unit) ? MINUTES : 1)
  return between > 0 && between <= LONGEST ? between + SOON_MINUTES : SOON_MINUTES
}
const inMinutes = (idea: string): string => {
  const minutes = minutesOf(idea)
  return minutes === SOON_MINUTES ? 'five minutes' : `${minutes} minutes`
}

/** Packages after which units can be tested; the trial with users goes on meanwhile. */
const IN_USE: Partial<Record<Phase, readonly string[]>> = {
  poc: ['units', 'build', 'limits'],
  mvp: ['ship', 'series-build', 'build', 'run', 'units', 'batch'],
}

/** The provoked test of the units in use; empty for other products, and where no unit is in use yet. */
export function provokedTasks(
  basis: Basis,
  phase: Phase,
  ids: ReadonlySet<string>,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const isThere = reaches(basis.standing, 'built')
  if (!isAlarm(basis) || phase === 'production' || (phase === 'interactive' && !isThere)) return []
  const after = phase === 'interactive' ? [] : (IN_USE[phase] ?? []).filter((id) => ids.has(id)).slice(0, 1)
  return [
    taskOf({
      id: 'provoked',
      name: `Bring about what it reports at the sensor of every unit in use, once a week for four weeks: each report has to be there within ${inMinutes(basis.source.idea)}; after one miss, mend it and begin again`,
      size: 'S',
      by: 'founder',
      after: after.length > 0 || phase === 'interactive' ? after : ['actions'],
      waits: [28, 'Four weekly tests', 'alongside'],
    }),
  ]
}

const RIGHT_OFTEN = /\bthe units in use were right nine times in ten\b/
const MOST_FAILED = /\bat most one (?:unit )?in ten failed\b/

/** A gate in which no report may be missed. */
export const withoutMisses = (text: string, idea: string): string =>
  text
    .replace(RIGHT_OFTEN, `every provoked report came within ${inMinutes(idea)}`)
    .replace(MOST_FAILED, 'no provoked report was missed')
