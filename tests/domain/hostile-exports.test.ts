import { state } from '@domain/basis'
import { csvOf } from '@domain/csv'
import { reportMarkdown } from '@domain/report-markdown'
import {
  computeRoadmap,
  jiraCsv,
  linearCsv,
  type ReadRoadmap,
  readRoadmap,
  roadmapCsv,
  roadmapIcs,
  roadmapMarkdown,
} from '@domain/roadmap'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import {
  RESEARCHED_AUDIENCE,
  RESEARCHED_EVIDENCE,
  RESEARCHED_MARKET,
} from '../features/report/researched-report'
import { CONCEPT } from '../features/report/sample-report'
import { HOSTILE, withHostileTexts } from '../support/hostile'
import { contentOf, member, phaseOf, task } from './roadmap/sample-roadmap'

const REPORT = {
  brief: null,
  concept: CONCEPT,
  audience: RESEARCHED_AUDIENCE,
  market: RESEARCHED_MARKET,
  evidence: RESEARCHED_EVIDENCE,
}

/** A report with one hostile string as its title and idea, and others in every other text. */
const markdownWith = (text: string, index: number) =>
  reportMarkdown({
    title: text,
    idea: text,
    createdAt: '2026-11-20T11:03:13Z',
    engine: null,
    plan: null,
    report: {
      ...withHostileTexts(REPORT, index),
      market: { ...withHostileTexts(RESEARCHED_MARKET, index), uniqueValue: state(text, 'model') },
    },
  })

function roadmapWith(text: string): ReadRoadmap {
  const { roadmap } = readRoadmap(
    computeRoadmap({
      ...contentOf(
        phaseOf({
          teamComposition: [{ ...member('QA', 1, 50, 8), skills: [text] }],
          tasks: [task('a', 'QA', 8, { name: text, feature: text })],
          milestones: [{ name: text, tasks: ['a'] }],
          deliverables: [text],
          risks: [{ description: text, mitigation: text }],
        }),
      ),
      name: text,
    }),
  )
  if (!roadmap) throw new Error('Nothing was read')
  return roadmap
}

const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const cellsOf = (csv: string): string[] =>
  parse(csv, { bom: true, relax_column_count: true }).flatMap((row: string[]) => row)
/** Numbers may start with a sign. */
const formulasIn = (csv: string) =>
  cellsOf(csv).filter((cell) => FORMULA.test(cell) && Number.isNaN(Number(cell)))

const numbered = HOSTILE.map((text, index): [number, string] => [index, text])

it('are more than two hundred, each once', () => {
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length)
  expect(HOSTILE.length).toBeGreaterThan(200)
})

describe('exports of a hostile text', () => {
  it.each(numbered)('%i: the report and the roadmap as Markdown hold no markup of it', (index, text) => {
    for (const markdown of [markdownWith(text, index), roadmapMarkdown(roadmapWith(text), text)]) {
      // Addresses of citations are in angle brackets and use https.
      expect(markdown).not.toMatch(/<(?!https:\/\/)/)
      expect(markdown).not.toMatch(/(?<!\\)\]\((?!<https:\/\/)/)
      expect(markdown).not.toMatch(/(?<!\\)!\[/)
      expect(markdown).not.toMatch(/(?<!<)https?:\/\/evil|www\.evil/)
      expect(markdown).not.toMatch(/<https:\/\/evil/)
    }
  })

  it.each(numbered)('%i: its tables hold no formula', (_, text) => {
    const roadmap = roadmapWith(text)
    expect(formulasIn(csvOf([['Project'], [text]]))).toEqual([])
    expect(formulasIn(roadmapCsv(roadmap))).toEqual([])
    expect(formulasIn(jiraCsv(roadmap, '2026-11-23'))).toEqual([])
    expect(formulasIn(linearCsv(roadmap, '2026-11-23'))).toEqual([])
  })

  const entriesOf = (text: string) => {
    const options = { start: '2026-11-23', project: text, now: new Date('2026-11-20T11:03:13Z') }
    return new ICAL.Component(ICAL.parse(roadmapIcs(roadmapWith(text), options))).getAllSubcomponents().length
  }
  const usual = entriesOf('plain')

  it.each(numbered)('%i: its calendar has the same entries as any other', (_, text) => {
    expect(entriesOf(text)).toBe(usual)
  })
})
