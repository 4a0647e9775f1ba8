import { oneLine } from '../deck/cut.ts'
import type { ReadRoadmap } from './read.ts'
import type { ReadPhase } from './read-phase.ts'
import { HOURS_PER_DAY, workDaysOf } from './work-time.ts'

const MS_PER_DAY = 24 * 60 * 60 * 1_000
const SUNDAY = 0
const SATURDAY = 6
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The time of a calendar day in UTC, in ms; null for an invalid day ('2026-02-30'). */
function timeOf(day: string): number | null {
  const [found, year, month, date] = DAY.exec(day) ?? []
  if (!found) return null
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date))
  return dayOf(time) === day ? time : null
}

const dayOf = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10))

const isWorkDay = (time: number) => ![SUNDAY, SATURDAY].includes(new Date(time).getUTCDay())

/** Whether a text is a calendar day ('2026-11-23') that a roadmap can start on. */
export const isCalendarDay = (day: string): boolean => timeOf(day) !== null

/**
 * The date of a working day, Monday to Friday: the first one is `start`, or the Monday after it.
 * @param start a calendar day, '2026-11-23'
 * @param workDay counted from 1
 * @returns a calendar day; '' if `start` is not one
 */
export function dateOfWorkDay(start: string, workDay: number): string {
  let time = timeOf(start)
  if (time === null) return ''
  while (!isWorkDay(time)) time += MS_PER_DAY
  const weeks = Math.floor((workDay - 1) / 5)
  time += weeks * 7 * MS_PER_DAY
  for (let left = (workDay - 1) % 5; left > 0; left--) {
    time += MS_PER_DAY
    while (!isWorkDay(time)) time += MS_PER_DAY
  }
  return dayOf(time)
}

/** Working days of the roadmap before each phase begins: phases follow one another. */
export const daysBefore = (phases: readonly ReadPhase[]): number[] =>
  phases.map((_, index) => phases.slice(0, index).reduce((sum, { workDays }) => sum + (workDays ?? 0), 0))

/** First and last working day of a scheduled task within its phase, from 1. */
export function workDaysOfTask({ startHour, endHour }: { startHour: number; endHour: number }) {
  const first = Math.floor(startHour / HOURS_PER_DAY) + 1
  return { first, last: Math.max(first, workDaysOf(endHour)) }
}

/** One entry of the calendar; `first` and `last` are calendar days, both included. */
interface CalendarEntry {
  id: string
  kind: 'task' | 'milestone'
  phase: string
  name: string
  role: string
  first: string
  last: string
}

/** The calendar of a roadmap: scheduled tasks, and milestones on the day that they are reached. */
function calendarOf({ phases }: ReadRoadmap, start: string): CalendarEntry[] {
  if (!isCalendarDay(start)) return []
  const before = daysBefore(phases)
  return phases.flatMap((phase, index) => {
    const date = (day: number) => dateOfWorkDay(start, (before[index] ?? 0) + day)
    const tasks = phase.tasks.flatMap((task, place): CalendarEntry[] => {
      const times = phase.schedule?.tasks[place]
      if (!times) return []
      const { first, last } = workDaysOfTask(times)
      const { name, role } = task
      const id = `${phase.phase}-task-${task.id}`
      return [{ id, kind: 'task', phase: phase.name, name, role, first: date(first), last: date(last) }]
    })
    const milestones = phase.milestones.flatMap(({ name, day }, place): CalendarEntry[] => {
      if (day === null) return []
      const [id, on] = [`${phase.phase}-milestone-${place + 1}`, date(Math.max(1, day))]
      return [{ id, kind: 'milestone', phase: phase.name, name, role: '', first: on, last: on }]
    })
    return [...tasks, ...milestones]
  })
}

/** A text value of RFC 5545: one line, with separators escaped. */
const text = (value: string) => oneLine(value).replace(/[\\;,]/g, '\\$&')

/** Number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** Lines of at most 75 octets (RFC 5545, 3.1), never cut inside a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

const compact = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => dayOf((timeOf(day) ?? Number.NaN) + MS_PER_DAY)

const eventOf = (entry: CalendarEntry, project: string, stamp: string): string[] => [
  'BEGIN:VEVENT',
  // Stable across exports of a project, so that a second import moves existing events.
  `UID:${text(`${project}-${entry.id}`)}@groundwork`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(entry.first)}`,
  // A multi-day event ends on the following day.
  `DTEND;VALUE=DATE:${compact(dayAfter(entry.last))}`,
  `SUMMARY:${text(entry.kind === 'milestone' ? `Milestone: ${entry.name}` : entry.name)}`,
  `DESCRIPTION:${text([entry.phase, entry.role].filter(Boolean).join(', '))}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

interface IcsOptions {
  /** First day, '2026-11-23'. */
  start: string
  /** Id of the project, included in every UID. */
  project: string
  /** When the file is created. */
  now: Date
}

/**
 * A roadmap as iCalendar (RFC 5545): whole-day events for tasks and milestones, on working days from `start`. No events
 * if `start` is not a calendar day.
 */
export function roadmapIcs(roadmap: ReadRoadmap, { start, project, now }: IcsOptions): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Groundwork//Roadmap//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${text(roadmap.name)}`,
    `X-WR-CALNAME:${text(roadmap.name)}`,
    ...calendarOf(roadmap, start).flatMap((entry) => eventOf(entry, project, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
