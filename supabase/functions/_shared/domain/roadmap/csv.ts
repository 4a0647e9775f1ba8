import { type CsvCell, csvOf } from '../csv.ts'
import { hoursOf, rolesOf, waitingText } from './efforts.ts'
import { payBackTexts } from './pay-back.ts'
import type { ReadRoadmap } from './read.ts'
import type { ReadPhase } from './read-phase.ts'

const COLUMNS = [
  'Type',
  'Phase',
  'Id',
  'Name',
  'Feature',
  'Role',
  'Size',
  'Depends on',
  'Low hours',
  'Base hours',
  'High hours',
  'Start hour',
  'End hour',
  'Critical',
  'Waiting (calendar days)',
  'Count',
  'Hourly rate',
  'Hours per person',
  'Cost',
  'Currency',
  'Duration (working days)',
  'Notes',
] as const
type Row = Partial<Record<(typeof COLUMNS)[number], CsvCell>>

const taskRows = ({ tasks, schedule }: ReadPhase): Row[] =>
  tasks.map((task, index) => {
    const { id, name, feature, dependsOn, size, waiting, source } = task
    const times = schedule?.tasks[index]
    const hours = hoursOf(task)
    return {
      Type: 'Task',
      Id: id,
      Name: name,
      Feature: feature,
      Role: rolesOf(task),
      Size: size ?? null,
      'Depends on': dependsOn.join(' '),
      'Low hours': hours.low,
      'Base hours': hours.base,
      'High hours': hours.high,
      'Start hour': times?.startHour ?? null,
      'End hour': times?.endHour ?? null,
      Critical: times ? (times.critical ? 'yes' : 'no') : null,
      'Waiting (calendar days)': waiting?.days ?? null,
      Notes: [waitingText(task), source && `${source.title}, ${source.publisher}, ${source.address}`]
        .filter(Boolean)
        .join('; '),
    }
  })

const phaseRows = (phase: ReadPhase, payBack: readonly string[]): Row[] => [
  {
    Type: 'Phase',
    Name: phase.name,
    'Hours per person': phase.hoursPerResource,
    Cost: phase.costDollars,
    'Duration (working days)': phase.workDays,
    Notes: phase.durationText,
  },
  ...phase.team.map(({ role, count, skills, hourlyRate, hours, costDollars }) => ({
    Type: 'Team',
    Role: role,
    Count: count,
    'Hourly rate': hourlyRate,
    'Hours per person': hours,
    Cost: costDollars,
    Notes: skills.join(', '),
  })),
  ...taskRows(phase),
  ...phase.costLines.map(({ name, kind, amount, source, isTold }) => ({
    Type: 'Cost',
    Name: name,
    Cost: amount,
    Notes: source
      ? `${kind}; ${source.title}, ${source.publisher}, ${source.address}`
      : `${kind}; ${isTold ? 'by your figure' : 'assumption'}`,
  })),
  ...payBack.map((text) => ({ Type: 'Cost beside the price', Name: text })),
  ...phase.milestones.map(({ name, day, tasks }) => ({
    Type: 'Milestone',
    Name: name,
    'Depends on': tasks.join(' '),
    'Duration (working days)': day,
  })),
  ...phase.unplanned.map((name) => ({ Type: 'Not planned', Name: name })),
  ...phase.deliverables.map((name) => ({ Type: 'Deliverable', Name: name })),
  ...phase.risks.map(({ description, mitigation }) => ({
    Type: 'Risk',
    Name: description,
    Notes: mitigation,
  })),
]

/** A roadmap as CSV: one table, in which the column `Type` names the kind of each row. */
export function roadmapCsv(read: ReadRoadmap): string {
  const { name, phases, text, recommendations, totals, currency, income, money } = read
  const rows: Row[] = [
    ...phases.flatMap((phase) =>
      phaseRows(phase, payBackTexts(phase.costDollars, income, currency, phase.team, money)).map((row) => ({
        ...row,
        Phase: phase.name,
      })),
    ),
    ...recommendations.map((recommendation) => ({ Type: 'Recommendation', Name: recommendation })),
    {
      Type: 'Total',
      Name: name,
      'Base hours': totals.hours,
      Cost: totals.costDollars,
      'Duration (working days)': totals.workDays,
      Notes: text,
    },
  ]
  const inCurrency = (row: Row): Row =>
    row.Cost === undefined && row['Hourly rate'] === undefined ? row : { ...row, Currency: currency }
  return csvOf([COLUMNS, ...rows.map(inCurrency).map((row) => COLUMNS.map((column) => row[column] ?? null))])
}
