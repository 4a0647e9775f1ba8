import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  computeRoadmap,
  dateOfWorkDay,
  GITHUB_SCRIPT,
  githubIssues,
  isCalendarDay,
  jiraCsv,
  linearCsv,
  type ReadRoadmap,
  type RoadmapContent,
  readRoadmap,
  roadmapIcs,
} from '@domain/roadmap'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentOf, contents, member, phaseOf, task } from './sample-roadmap'

function read(content: RoadmapContent): ReadRoadmap {
  const { roadmap } = readRoadmap(computeRoadmap(content))
  if (!roadmap) throw new Error('Nothing was read')
  return roadmap
}

const HOSTILE = [
  '$(touch pwned)',
  '`touch pwned`',
  '"; touch pwned; "',
  "it's 'quoted'",
  'a\nb\r\nc',
  '--method',
]

const SAMPLE = read(
  contentOf(
    phaseOf({
      teamComposition: [member('QA, tests', 1, 50, 100)],
      tasks: [
        task('a', 'QA, tests', 8, { name: 'Write; "tests", plainly\nand more', feature: 'Book a walk' }),
        task('b', 'QA, tests', 24, { dependsOn: ['a'], name: 'b' }),
        task('c', 'QA, tests', 8, { dependsOn: ['b'], name: `Ä${'犬'.repeat(120)}` }),
      ],
      milestones: [{ name: 'Tested, at last', tasks: ['c'] }],
    }),
  ),
)
/** A Thursday. */
const START = '2026-11-26'

describe('a start date', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-23', 5, '2026-11-27'],
    ['2026-11-23', 6, '2026-11-30'],
    ['2026-11-26', 3, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-11-29', 2, '2026-12-01'],
    ['2026-12-31', 2, '2027-01-01'],
    ['2028-02-28', 2, '2028-02-29'],
    ['2026-02-30', 1, ''],
    ['', 1, ''],
  ])('%s makes a date of working day %i', (start, day, date) => {
    expect(dateOfWorkDay(start, day)).toBe(date)
    expect(isCalendarDay(start)).toBe(date !== '')
  })

  it('puts every working day on a day from Monday to Friday after the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 2_000 }), (offset, day) => {
        const start = new Date(Date.UTC(2000, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10)
        const [one, next] = [dateOfWorkDay(start, day), dateOfWorkDay(start, day + 1)]
        expect([0, 6]).not.toContain(new Date(one).getUTCDay())
        const gap = (Date.parse(next) - Date.parse(one)) / 86_400_000
        expect(gap).toBe(new Date(one).getUTCDay() === 5 ? 3 : 1)
      }),
    )
  })
})

const OPTIONS = { start: START, project: 'b1', now: new Date('2026-11-23T10:00:00.123Z') }

const eventsOf = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    return { ...event, uid: event.uid, summary: event.summary, description: event.description, part }
  })

describe('a roadmap as iCalendar', () => {
  it('is read by a parser with its texts and dates, the last day included', () => {
    const events = eventsOf(roadmapIcs(SAMPLE, OPTIONS)).map(({ summary, description, part }) => [
      summary,
      description,
      String(part.getFirstPropertyValue('dtstart')),
      String(part.getFirstPropertyValue('dtend')),
    ])
    const role = 'First version, QA, tests'
    expect(events).toEqual([
      ['Write; "tests", plainly and more', role, '2026-11-26', '2026-11-27'],
      ['b', role, '2026-11-27', '2026-12-02'],
      [`Ä${'犬'.repeat(120)}`, role, '2026-12-02', '2026-12-03'],
      ['Milestone: Tested, at last', 'First version', '2026-12-02', '2026-12-03'],
    ])
  })

  it('holds every task and milestone once, in lines that calendars take', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const roadmap = read(content)
        const ics = roadmapIcs(roadmap, OPTIONS)
        const events = eventsOf(ics)
        const planned = roadmap.phases.flatMap(({ tasks, schedule }) => (schedule ? tasks : []))
        const reached = roadmap.phases.flatMap(({ milestones }) =>
          milestones.filter(({ day }) => day !== null),
        )
        expect(events).toHaveLength(planned.length + reached.length)
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
        for (const line of ics.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }),
    )
  })

  it('keeps its ids, so that a calendar moves what it has', () => {
    const ids = (start: string) => eventsOf(roadmapIcs(SAMPLE, { ...OPTIONS, start })).map(({ uid }) => uid)
    expect(ids('2027-01-04')).toEqual(ids(START))
  })

  it('has no events without a date', () => {
    expect(eventsOf(roadmapIcs(SAMPLE, { ...OPTIONS, start: 'soon' }))).toEqual([])
  })
})

const rowsOf = (csv: string): string[][] => z.array(z.array(z.string())).parse(parse(csv))

describe('a roadmap for issue trackers', () => {
  it('is read by a parser as issues alone, with estimates and dates: Jira', () => {
    const [heads, ...rows] = rowsOf(jiraCsv(SAMPLE, START))
    expect(heads).toEqual([
      ...['Summary', 'Issue Type', 'Description', 'Labels', 'Labels', 'Original Estimate'],
      ...['Start date', 'Due date'],
    ])
    expect(rows[0]).toEqual([
      'Write; "tests", plainly and more',
      'Task',
      'Feature: Book a walk\nHours: 8 (from 8 to 8)',
      ...['Minimum-Viable-Product', 'QA,-tests', '28800', '2026-11-26', '2026-11-26'],
    ])
    expect(rows[1]?.slice(-3)).toEqual(['86400', '2026-11-27', '2026-12-01'])
    expect(rows[1]?.[2]).toContain('After: Write; "tests", plainly and more')
    expect(rows[2]?.[2]).toContain('Milestone: Tested, at last')
    expect(rows).toHaveLength(3)
  })

  it('is read by a parser as issues alone: Linear', () => {
    const rows = z
      .array(z.record(z.string(), z.string()))
      .parse(parse(linearCsv(SAMPLE, START), { columns: true }))
    expect(rows.map(({ Title, Labels, 'Due Date': due }) => [Title, Labels, due])).toEqual([
      ['Write; "tests", plainly and more', 'Minimum Viable Product, QA tests', '2026-11-26'],
      ['b', 'Minimum Viable Product, QA tests', '2026-12-01'],
      [`Ä${'犬'.repeat(120)}`, 'Minimum Viable Product, QA tests', '2026-12-02'],
    ])
  })

  it('has one row for each task whatever it says, and no dates without a start', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const roadmap = read(content)
        const tasks = roadmap.phases.flatMap((phase) => phase.tasks)
        for (const csv of [jiraCsv(roadmap, ''), linearCsv(roadmap, '')]) {
          const rows = rowsOf(csv)
          expect(rows).toHaveLength(tasks.length + 1)
          expect(rows.slice(1).every((row) => row.at(-1) === '')).toBe(true)
        }
      }),
    )
  })
})

/** Replaces gh: records every call, and remembers what was created. */
const STUB = `#!/usr/bin/env node
const { readFileSync, writeFileSync, existsSync } = require('node:fs')
const at = process.env.GH_STATE
const state = existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')) : { calls: [], milestones: [], issues: [] }
const args = process.argv.slice(2)
const [, path] = args
const kind = path.split('?')[0].split('/').pop()
const body = args.includes('--input') ? JSON.parse(readFileSync(0, 'utf8')) : null
state.calls.push({ args, body })
let answer
if (body) {
  answer = { number: state[kind].length + 1, title: body.title }
  if (kind === 'issues') answer.milestone = state.milestones.find(({ number }) => number === body.milestone) ?? null
  state[kind].push(answer)
} else {
  const page = Number(/page=(\\d+)$/.exec(path)[1])
  answer = state[kind].slice((page - 1) * 100, page * 100)
}
writeFileSync(at, JSON.stringify(state))
if (process.env.GH_FAILS) { console.error('HTTP 403: Forbidden'); process.exit(1) }
console.log(JSON.stringify(answer))
`

const stateSchema = z.object({
  calls: z.array(
    z.object({
      args: z.array(z.string()),
      body: z
        .object({
          title: z.string(),
          milestone: z.number().optional(),
          labels: z.array(z.string()).optional(),
        })
        .nullable(),
    }),
  ),
})

describe('the script for GitHub', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'github-script-'))
    writeFileSync(join(folder, 'gh'), STUB)
    chmodSync(join(folder, 'gh'), 0o755)
    writeFileSync(join(folder, 'import.mjs'), GITHUB_SCRIPT)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const run = (issues: unknown, repository = 'ada/walks', env = {}) => {
    writeFileSync(join(folder, 'issues.json'), typeof issues === 'string' ? issues : JSON.stringify(issues))
    return spawnSync(process.execPath, ['import.mjs', repository, 'issues.json'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...env,
        PATH: `${folder}:${process.env.PATH}`,
        GH_STATE: join(folder, 'state.json'),
      },
    })
  }
  const calls = () =>
    existsSync(join(folder, 'state.json'))
      ? stateSchema.parse(JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8'))).calls
      : []
  const created = () => calls().flatMap(({ args, body }) => (body ? [{ path: args[1], ...body }] : []))

  it('creates milestones first, then the issues of a roadmap with their numbers', () => {
    const { status, stdout } = run(githubIssues(SAMPLE))
    expect([status, stdout]).toEqual([0, '3 issues created, 0 were there already.\n'])
    expect(created().map(({ path, title, milestone }) => [path, title, milestone])).toEqual([
      ['repos/ada/walks/milestones', 'First version', undefined],
      ['repos/ada/walks/milestones', 'Tested, at last', undefined],
      ['repos/ada/walks/issues', 'Write; "tests", plainly and more', 1],
      ['repos/ada/walks/issues', 'b', 1],
      ['repos/ada/walks/issues', `Ä${'犬'.repeat(120)}`, 2],
    ])
    expect(created()[2]?.labels).toEqual(['Minimum Viable Product', 'QA, tests'])
  })

  it('creates nothing twice', () => {
    run(githubIssues(SAMPLE))
    const before = created()
    expect(run(githubIssues(SAMPLE)).stdout).toBe('0 issues created, 3 were there already.\n')
    expect(created()).toEqual(before)
  })

  it('looks at all pages of what is there', () => {
    const there = (at: number) => ({ number: at, title: `Issue ${at}`, milestone: { title: 'One' } })
    writeFileSync(
      join(folder, 'state.json'),
      JSON.stringify({
        ...{ calls: [], milestones: [{ number: 1, title: 'One' }] },
        issues: Array.from({ length: 130 }, (_, index) => there(index + 1)),
      }),
    )
    const issue = (at: number) => ({ title: `Issue ${at}`, body: '', labels: [], milestone: 'One' })
    expect(run([issue(7), issue(130), issue(131)]).stdout).toBe('1 issues created, 2 were there already.\n')
  })

  it('passes hostile texts on as they are, and runs none of them', () => {
    const issues = HOSTILE.map((text) => ({ title: text, body: text, labels: [text], milestone: text }))
    const { status } = run(issues)
    expect(status).toBe(0)
    expect(created().map(({ title }) => title)).toEqual([...HOSTILE, ...HOSTILE])
    for (const { args } of calls())
      for (const text of HOSTILE.slice(0, -1)) expect(args.join(' ')).not.toContain(text)
    expect(calls().flatMap(({ args }) => args.slice(2))).toSatisfy((args: string[]) =>
      args.every((arg) => ['--method', 'POST', '--input', '-'].includes(arg)),
    )
    expect(readdirSync(folder).sort()).toEqual(['gh', 'import.mjs', 'issues.json', 'state.json'])
  })

  it.each(['ada', 'ada/walks;ls', '--help/x y', '$(ls)/x', 'ada/walks/issues'])(
    'takes no repository %j',
    (name) => {
      expect(run([], name)).toMatchObject({ status: 1 })
      expect(calls()).toEqual([])
    },
  )

  it.each(['{', '{}', '[1]', '[{"title": "x"}]'])('takes no file %j', (text) => {
    expect(run(text)).toMatchObject({ status: 1 })
    expect(calls()).toEqual([])
  })

  it('stops where GitHub refuses, with its reason', () => {
    const { status, stderr } = run(githubIssues(SAMPLE), 'ada/walks', { GH_FAILS: '1' })
    expect(status).toBe(1)
    expect(stderr).toContain('HTTP 403: Forbidden')
    expect(calls()).toHaveLength(1)
  })
})
