import { type CsvCell, csvOf } from '../csv.ts'
import { oneLine } from '../deck/cut.ts'
import { PHASE_NAMES } from '../phases.ts'
import { dateOfWorkDay, daysBefore, isCalendarDay, workDaysOfTask } from './calendar.ts'
import type { RoadmapTask } from './content.ts'
import { hoursOf, rolesOf, waitingText } from './efforts.ts'
import type { ReadRoadmap } from './read.ts'
import type { ReadPhase } from './read-phase.ts'

const SECONDS_PER_HOUR = 3_600
/** Jira's limit. */
const SUMMARY_MAX = 255

interface Issue {
  title: string
  description: string
  /** Phase and role. */
  labels: [string, string]
  hours: number
  /** Calendar days; '' without a start date or a schedule. */
  start: string
  due: string
}

const cut = (text: string, most: number) => [...oneLine(text)].slice(0, most).join('')

function descriptionOf(task: RoadmapTask, { tasks, milestones }: ReadPhase): string {
  const nameOf = (id: string) => oneLine(tasks.find((other) => other.id === id)?.name ?? id)
  const { low, base, high } = hoursOf(task)
  const milestone = milestones.find((each) => each.tasks.includes(task.id))
  return [
    ...(task.feature ? [`Feature: ${oneLine(task.feature)}`] : []),
    ...(task.others ? [`Roles: ${oneLine(rolesOf(task))}`] : []),
    `Hours: ${base} (from ${low} to ${high})`,
    ...(task.waiting ? [`Waiting: ${oneLine(waitingText(task))}`] : []),
    ...(task.source ? [`Source: ${oneLine(task.source.title)}, ${task.source.address}`] : []),
    ...(milestone ? [`Milestone: ${oneLine(milestone.name)}`] : []),
    ...(task.dependsOn.length > 0 ? [`After: ${task.dependsOn.map(nameOf).join('; ')}`] : []),
  ].join('\n')
}

function issuesOf({ phases }: ReadRoadmap, start: string): Issue[] {
  const before = daysBefore(phases)
  return phases.flatMap((phase, index) =>
    phase.tasks.map((task, place): Issue => {
      const times = isCalendarDay(start) ? phase.schedule?.tasks[place] : undefined
      const days = times && workDaysOfTask(times)
      const date = (day: number) => dateOfWorkDay(start, (before[index] ?? 0) + day)
      return {
        title: cut(task.name, SUMMARY_MAX),
        description: descriptionOf(task, phase),
        labels: [PHASE_NAMES[phase.phase], oneLine(task.role)],
        hours: hoursOf(task).base,
        start: days ? date(days.first) : '',
        due: days ? date(days.last) : '',
      }
    }),
  )
}

/** Importers read a byte order mark as part of the first column's name. */
const csvFor = (rows: CsvCell[][]): string => csvOf(rows).slice(1)

/** Jira splits labels at spaces. */
const jiraLabel = (label: string) => label.trim().replace(/\s+/g, '-')

/**
 * The tasks of a roadmap as CSV for Jira's importer: one issue per row, two columns 'Labels', estimates in seconds,
 * dates as yyyy-MM-dd. `start` is the first day, '' for no dates.
 */
export const jiraCsv = (roadmap: ReadRoadmap, start: string): string =>
  csvFor([
    [
      ...['Summary', 'Issue Type', 'Description', 'Labels', 'Labels', 'Original Estimate'],
      ...['Start date', 'Due date'],
    ],
    ...issuesOf(roadmap, start).map(({ title, description, labels, hours, start: first, due }) => [
      ...[title, 'Task', description, ...labels.map(jiraLabel)],
      Math.round(hours * SECONDS_PER_HOUR),
      ...[first, due],
    ]),
  ])

/**
 * The tasks of a roadmap as CSV in the columns of Linear's own export, which its importer reads: one issue per row,
 * labels separated by commas. `start` is the first day, '' for no dates.
 */
export const linearCsv = (roadmap: ReadRoadmap, start: string): string =>
  csvFor([
    ['Title', 'Description', 'Status', 'Priority', 'Labels', 'Due Date'],
    ...issuesOf(roadmap, start).map(({ title, description, labels, due }) => [
      ...[title, description, 'Backlog', 'No priority'],
      labels
        .map((label) => label.replace(/,\s*/g, ' '))
        .filter(Boolean)
        .join(', '),
      due,
    ]),
  ])
