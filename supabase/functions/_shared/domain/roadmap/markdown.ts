import { escapeMarkdown, link, list, table } from '../report-markdown/escape.ts'
import { cut } from '../title.ts'
import { hoursOf, rolesOf, waitingText } from './efforts.ts'
import { moneyText } from './money-text.ts'
import { payBackTexts } from './pay-back.ts'
import type { ReadRoadmap } from './read.ts'
import type { ReadPhase } from './read-phase.ts'
import type { ScheduledTask } from './schedule.ts'
import { HOURS_PER_DAY, workDaysOf } from './work-time.ts'

const orUnknown = (value: string | number | null): string =>
  typeof value === 'number' ? String(value) : escapeMarkdown(value ?? '') || 'unknown'
const money = (amount: number | null, currency: string) =>
  amount === null ? 'unknown' : moneyText(amount, currency)

function writerLine({ writer, region, currency, exchange }: ReadRoadmap): string {
  const converted = exchange
    ? ` Converted from US dollars${exchange.isRounded ? ' at a rounded rate' : ''}: 1 USD = ${exchange.perDollar} ${currency} on ${exchange.date}.`
    : ''
  const rates = region ? ` Hourly rates are assumptions for ${escapeMarkdown(region)}.${converted}` : ''
  if (!writer) return `The author of this roadmap was not recorded.${rates}`
  if (writer.id === 'manual') return `Written by an administrator.${rates}`
  if (writer.id === 'built-in') return `Built-in template roadmap. No AI model was used.${rates}`
  return `Written by ${escapeMarkdown(writer.model ?? writer.id)}. It may be wrong: check what you rely on.${rates}`
}

function teamTable({ team, teamCostDollars }: ReadPhase, currency: string): string {
  if (team.length === 0) return 'No team listed.'
  const rows = team.map(({ role, count, skills, hourlyRate, hours, costDollars }) => [
    escapeMarkdown(role),
    String(count),
    escapeMarkdown(skills.join(', ')),
    money(hourlyRate, currency),
    orUnknown(hours),
    money(costDollars, currency),
  ])
  const heads = ['Role', 'Count', 'Skills', 'Hourly rate', 'Hours per person', 'Cost']
  return table(heads, [...rows, ['Total', '', '', '', '', money(teamCostDollars, currency)]])
}

/** The working days of a task, from the start of its work to its result: '3' or '3–17'. */
function daysOf({ startHour, endHour }: ScheduledTask): string {
  const first = Math.floor(startHour / HOURS_PER_DAY) + 1
  const last = Math.max(first, workDaysOf(endHour))
  return first === last ? String(first) : `${first}–${last}`
}

/** The task itself quotes what it is about; the column only tells which feature that is. */
const FEATURE_CHARS = 40

function taskTable({ tasks, schedule }: ReadPhase): string {
  if (tasks.length === 0) return 'No tasks listed.'
  const namesFeatures = tasks.some(({ feature }) => feature !== null)
  const rows = tasks.map((task, index) => {
    const { id, name, feature, dependsOn, size, source } = task
    const hours = hoursOf(task)
    const times = schedule?.tasks[index]
    return [
      escapeMarkdown(id),
      source
        ? `${escapeMarkdown(name)} (source: ${link(source.title, source.address)}, ${escapeMarkdown(source.publisher)})`
        : escapeMarkdown(name),
      ...(namesFeatures ? [escapeMarkdown(cut(feature ?? 'All features', FEATURE_CHARS))] : []),
      escapeMarkdown(rolesOf(task)),
      size ?? '',
      `${hours.low} / ${hours.base} / ${hours.high}`,
      escapeMarkdown(waitingText(task)),
      escapeMarkdown(dependsOn.join(', ')),
      times ? daysOf(times) : 'unknown',
      times?.critical ? 'yes' : 'no',
    ]
  })
  const heads = [
    'Id',
    'Task',
    ...(namesFeatures ? ['Feature'] : []),
    'Role',
    'Size',
    'Hours low / base / high',
    'Waiting',
    'After',
    'Working days',
    'Critical',
  ]
  return table(heads, rows)
}

function payBack(
  { costDollars, team }: ReadPhase,
  { currency, income, money: planned }: ReadRoadmap,
): string[] {
  const texts = payBackTexts(costDollars, income, currency, team, planned)
  return texts.length === 0 ? [] : ['### Cost beside the price', list(texts.map(escapeMarkdown), '')]
}

const phaseBlocks = (phase: ReadPhase, read: ReadRoadmap): string[] => [
  `## ${escapeMarkdown(phase.name)}`,
  list(
    [`Duration: ${orUnknown(phase.durationText)}`, `Cost: ${money(phase.costDollars, read.currency)}`],
    '',
  ),
  '### Team',
  teamTable(phase, read.currency),
  ...(phase.costLines.length > 0
    ? [
        '### Costs besides hours',
        list(
          phase.costLines.map(
            ({ name, amount, source, isTold }) =>
              `${escapeMarkdown(name)}: ${money(amount, read.currency)}${source ? '' : isTold ? ' (by your figure)' : ' (assumption)'}`,
          ),
          '',
        ),
      ]
    : []),
  ...payBack(phase, read),
  '### Tasks',
  taskTable(phase),
  '### Deliverables',
  list(phase.deliverables.map(escapeMarkdown), 'None listed.'),
  '### Milestones',
  list(
    phase.milestones.map(({ name, day }) =>
      day === null ? escapeMarkdown(name) : `${escapeMarkdown(name)}, day ${day}`,
    ),
    'None listed.',
  ),
  ...(phase.unplanned.length > 0 ? ['### Not planned', list(phase.unplanned.map(escapeMarkdown), '')] : []),
  '### Risks and mitigation',
  list(
    phase.risks.map(({ description, mitigation }) =>
      mitigation
        ? `${escapeMarkdown(description)} Mitigation: ${escapeMarkdown(mitigation)}`
        : escapeMarkdown(description),
    ),
    'None listed.',
  ),
]

/** A roadmap as Markdown, with the numbers shown on screen. All texts are escaped, so that none becomes markup. */
export function roadmapMarkdown(read: ReadRoadmap, title: string): string {
  const { totals, currency } = read
  const range = totals.costRange
  const blocks = [
    `# ${escapeMarkdown(title) || escapeMarkdown(read.name) || 'Development roadmap'}`,
    writerLine(read),
    escapeMarkdown(read.text),
    list(
      [
        `Total cost: ${money(totals.costDollars, currency)}${range && range.low !== range.high ? ` (from ${money(range.low, currency)} to ${money(range.high, currency)})` : ''}`,
        `Total duration: ${orUnknown(totals.durationText)}`,
        `Total hours: ${totals.hours}`,
      ],
      '',
    ),
    ...read.phases.flatMap((phase) => phaseBlocks(phase, read)),
    '## Recommendations',
    list(read.recommendations.map(escapeMarkdown), 'None listed.'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
