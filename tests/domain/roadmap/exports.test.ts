import {
  computeRoadmap,
  githubIssues,
  moneyText,
  type ReadRoadmap,
  type RoadmapContent,
  readRoadmap,
  roadmapCsv,
  roadmapFileName,
  roadmapJsonName,
  roadmapMarkdown,
} from '@domain/roadmap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, contents, member, phaseOf, task } from './sample-roadmap'

function read(content: RoadmapContent): ReadRoadmap {
  const { roadmap } = readRoadmap(computeRoadmap(content))
  if (!roadmap) throw new Error('Nothing was read')
  return roadmap
}

/** The rows of a CSV text, keyed by column name (RFC 4180). */
function rowsOf(csv: string): Record<string, string>[] {
  const cells = [...csv.slice(1).matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, value = '', end] of cells) {
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end !== ',') rows.push([])
  }
  const [heads = [], ...rest] = rows.slice(0, -1)
  return rest.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])))
}

const ofType = (rows: Record<string, string>[], type: string) => rows.filter((row) => row.Type === type)
const shown = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

const SAMPLE = read(
  contentOf(
    phaseOf({
      teamComposition: [{ ...member('QA', 2, 50.5, 10.25), skills: ['Cypress', 'k6'] }],
      tasks: [
        task('a', 'QA', 8, { name: 'Write tests for @anna, see #12', feature: 'Book <b>a</b> walk' }),
        task('b', 'QA', 12.5, { dependsOn: ['a'] }),
      ],
      milestones: [{ name: 'Tested', tasks: ['b'] }],
      deliverables: ['Screens'],
      risks: [{ description: 'Rain', mitigation: 'Umbrella' }],
    }),
  ),
)

describe('a roadmap as CSV', () => {
  it('carries the numbers that were read', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const roadmap = read(content)
        const rows = rowsOf(roadmapCsv(roadmap))
        const { phases, totals } = roadmap
        expect(ofType(rows, 'Total')[0]).toMatchObject({
          Cost: shown(totals.costDollars),
          'Base hours': shown(totals.hours),
          'Duration (working days)': shown(totals.workDays),
        })
        expect(ofType(rows, 'Phase').map((row) => row.Cost)).toEqual(
          phases.map((phase) => shown(phase.costDollars)),
        )
        expect(ofType(rows, 'Team').map((row) => row.Cost)).toEqual(
          phases.flatMap(({ team }) => team.map((line) => shown(line.costDollars))),
        )
        const columns = ['Id', 'Low hours', 'Base hours', 'High hours', 'Start hour', 'End hour']
        expect(ofType(rows, 'Task').map((row) => columns.map((column) => row[column]))).toEqual(
          phases.flatMap(({ tasks, schedule }) =>
            tasks.map(({ id, hours }, index) => {
              const times = schedule?.tasks[index]
              return [id, ...[hours.low, hours.base, hours.high, times?.startHour, times?.endHour].map(shown)]
            }),
          ),
        )
      }),
    )
  })

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', ' =1+1', '＝1', '\n-1'])(
    'is no formula: %j',
    (text) => {
      const csv = roadmapCsv({ ...SAMPLE, name: `${text}"x` })
      expect(ofType(rowsOf(csv), 'Total')[0]?.Name).toBe(`'${text}"x`)
    },
  )

  it('leaves other texts as they are', () => {
    const csv = roadmapCsv({ ...SAMPLE, name: 'a=1, "b"\nc;d' })
    expect(ofType(rowsOf(csv), 'Total')[0]?.Name).toBe('a=1, "b"\nc;d')
    expect(csv.startsWith('\uFEFF"Type","Phase"')).toBe(true)
  })
})

describe('a roadmap as Markdown', () => {
  it('carries the numbers that were read', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const roadmap = read(content)
        const lines = roadmapMarkdown(roadmap, 'Dogs').split('\n')
        const { totals, phases } = roadmap
        expect(lines).toContain(`- Total duration: ${totals.durationText || 'unknown'}`)
        expect(lines).toContain(`- Total hours: ${totals.hours}`)
        expect(
          lines.some((line) => line.startsWith(`- Total cost: ${moneyText(totals.costDollars ?? 0)}`)),
        ).toBe(true)
        for (const { teamCostDollars, team, tasks, schedule } of phases) {
          expect(lines).toContain(`| Total |  |  |  |  | ${moneyText(teamCostDollars ?? 0)} |`)
          for (const { hours, costDollars } of team)
            expect(lines.some((line) => line.endsWith(`| ${hours} | ${moneyText(costDollars ?? 0)} |`))).toBe(
              true,
            )
          tasks.forEach(({ hours }, index) => {
            const times = schedule?.tasks[index]
            const numbers = `| ${hours.low} / ${hours.base} / ${hours.high} |`
            const from = Math.floor((times?.startHour ?? 0) / 8) + 1
            const to = Math.max(from, Math.ceil(Math.round((times?.endHour ?? 0) * 100) / 800))
            const when = `| ${from === to ? from : `${from}–${to}`} | ${times?.critical ? 'yes' : 'no'} |`
            expect(lines.some((line) => line.includes(numbers) && line.endsWith(when))).toBe(true)
          })
        }
      }),
    )
  })

  it('shows texts as they are and makes no markup of them', () => {
    const markdown = roadmapMarkdown(SAMPLE, '# <script> | [x](javascript:1)')
    expect(markdown.split('\n')[0]).toBe('# \\# &lt;script&gt; \\| \\[x\\](javascript:1)')
    expect(markdown).toContain('Book &lt;b&gt;a&lt;/b&gt; walk')
    expect(markdown).toContain('Built-in template roadmap. No AI model was used.')
    expect(markdown).toContain('- Rain Mitigation: Umbrella')
    expect(markdown).toContain('- Tested, day 3')
  })
})

describe('a roadmap as GitHub issues', () => {
  it('has one issue for each task, with its numbers', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const roadmap = read(content)
        const issues: { title: string; body: string }[] = JSON.parse(githubIssues(roadmap))
        const tasks = roadmap.phases.flatMap((phase) =>
          phase.tasks.map((each, index) => ({ ...each, times: phase.schedule?.tasks[index] })),
        )
        expect(issues).toHaveLength(tasks.length)
        issues.forEach(({ body }, index) => {
          const { hours, times } = tasks[index] ?? {}
          expect(body).toContain(`- Hours: ${hours?.base} (from ${hours?.low} to ${hours?.high})\n`)
          expect(body).toContain(`from hour ${times?.startHour} to hour ${times?.endHour} of the phase`)
          expect(body.includes('On the critical path')).toBe(times?.critical)
        })
      }),
    )
  })

  it('names milestone, labels and what comes before, and calls nobody', () => {
    const [first, second] = JSON.parse(githubIssues(SAMPLE))
    expect(first).toMatchObject({
      title: 'Write tests for @anna, see #12',
      labels: ['Minimum Viable Product', 'QA'],
      milestone: 'First version',
    })
    expect(second.milestone).toBe('Tested')
    expect(second.body).toContain('After:\n\n- Write tests for @\u200Banna, see \\#\u200B12 (a)')
    expect(first.body).toContain('Feature: Book &lt;b&gt;a&lt;/b&gt; walk')
  })

  it('stays within what GitHub takes', () => {
    const long = read(
      contentOf(phaseOf({ tasks: [task('a', 'R'.repeat(80), 1, { name: '犬'.repeat(200) })] })),
    )
    const [issue] = JSON.parse(githubIssues({ ...long, phases: long.phases }))
    expect(issue.labels[1]).toHaveLength(50)
    expect(issue.title.length).toBeLessThanOrEqual(256)
  })
})

it('names its downloads', () => {
  expect(roadmapJsonName('poc')).toBe('roadmap-poc.json')
  expect(roadmapFileName('Dogs/walks', 'poc', 'csv')).toBe('Dogs walks, roadmap Proof of Concept.csv')
})

it('says in Markdown how long a result must be waited for, and for what', () => {
  const tasks = [
    { id: 'trial', name: 'Trial', role: 'QA', hours: 4, waiting: { days: 14, reason: 'Two weeks' } },
  ]
  const { roadmap } = readRoadmap({ phases: [{ tasks }] })
  expect(roadmap && roadmapMarkdown(roadmap, 'Title')).toContain('| 14 calendar days: Two weeks |')
})
