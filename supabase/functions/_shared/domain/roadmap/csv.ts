import { type CsvCell, csvOf } from '../csv.ts'
import type { ReadRoadmap } from './read.ts'
import type { ReadPhase } from './read-phase.ts'

const COLUMNS = [
  'Type',
  'Phase',
  'Id',
  'Name',
  'Feature',
  'Role',
  'Depends on',
  'Low hours',
  'Base hours',
  'High hours',
  'Start hour',
  'End hour',
  'Critical',
  'Count',
  'Hourly rate (USD)',
  'Hours per person',
  'Cost (USD)',
  'Duration (working days)',
  'Notes',
] as const
type Row = Partial<Record<(typeof COLUMNS)[number], CsvCell>>

const taskRows = ({ tasks, schedule }: ReadPhase): Row[] =>
  tasks.map(({ id, name, feature, role, dependsOn, hours }, index) => {
    const times = schedule?.tasks[index]
    return {
      Type: 'Task',
      Id: id,
      Name: name,
      Feature: feature,
      Role: role,
      'Depends on': dependsOn.join(' '),
      'Low hours': hours.low,
      'Base hours': hours.base,
      'High hours': hours.high,
      'Start hour': times?.startHour ?? null,
      'End hour': times?.endHour ?? null,
      Critical: times ? (times.critical ? 'yes' : 'no') : null,
    }
  })

const phaseRows = (phase: ReadPhase): Row[] => [
  {
    Type: 'Phase',
    Name: phase.name,
    'Hours per person': phase.hoursPerResource,
    'Cost (USD)': phase.costDollars,
    'Duration (working days)': phase.workDays,
    Notes: phase.durationText,
  },
  ...phase.team.map(({ role, count, skills, hourlyRate, hours, costDollars }) => ({
    Type: 'Team',
    Role: role,
    Count: count,
    'Hourly rate (USD)': hourlyRate,
    'Hours per person': hours,
    'Cost (USD)': costDollars,
    Notes: skills.join(', '),
  })),
  ...taskRows(phase),
  ...phase.milestones.map(({ name, day, tasks }) => ({
    Type: 'Milestone',
    Name: name,
    'Depends on': tasks.join(' '),
    'Duration (working days)': day,
  })),
  ...phase.deliverables.map((name) => ({ Type: 'Deliverable', Name: name })),
  ...phase.risks.map(({ description, mitigation }) => ({
    Type: 'Risk',
    Name: description,
    Notes: mitigation,
  })),
]

/** A roadmap as CSV: one table whose column `Type` says what a row is. */
export function roadmapCsv({ name, phases, text, recommendations, totals }: ReadRoadmap): string {
  const rows: Row[] = [
    ...phases.flatMap((phase) => phaseRows(phase).map((row) => ({ ...row, Phase: phase.name }))),
    ...recommendations.map((recommendation) => ({ Type: 'Recommendation', Name: recommendation })),
    {
      Type: 'Total',
      Name: name,
      'Base hours': totals.hours,
      'Cost (USD)': totals.costDollars,
      'Duration (working days)': totals.workDays,
      Notes: text,
    },
  ]
  return csvOf([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? null))])
}
