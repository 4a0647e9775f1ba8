import { state } from '@domain/basis'
import { personaFeatureMap, quadrantOf } from '@domain/diagram'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import mermaid from 'mermaid'
import { beforeAll, describe, expect, it } from 'vitest'
import { RESEARCHED_MARKET } from '../researched-report'
import { AUDIENCE, CONCEPT } from '../sample-report'

const NAMES = [
  'Rover',
  '"Quoted": [0.9, 0.9]',
  '<img src=x onerror=alert(1)>',
  "%%{init: {'theme': 'forest'}}%%",
  '%% a comment',
  'Line\nbreak\r\n  quadrant-1 Mine; end',
  'A'.repeat(80),
  '"]:::x --> p2["',
  '🚀 Räkete',
  'شركة المشي',
  '中文公司',
  '`markdown` **bold** www.example.test 1. one',
  'style:#lt; #35; #quot; classDef x:#fff;',
  'AT&T &amp; ﬂ°lt¶ß fa:fa-car $$x$$ \\n',
  '',
  '\u202E\u0000',
]

const NO_FEATURES = { core: [], mustHave: [], shouldHave: [], niceToHave: [], future: [] }

function reportWith(name: string): Report {
  const [competitor] = RESEARCHED_MARKET.competitors
  const [persona] = AUDIENCE.personas
  const feature = { description: state(`noon ${name}`, 'model'), platforms: { web: true, mobile: true } }
  return {
    brief: null,
    concept: { ...CONCEPT, features: { ...NO_FEATURES, core: [feature] } },
    audience: { personas: persona ? [{ ...persona, description: state(name, 'model') }] : [] },
    market: {
      ...RESEARCHED_MARKET,
      competitors: competitor ? [{ ...competitor, name: state(name, 'model') }] : [],
    },
    evidence: null,
  }
}

/** The kind of diagram that mermaid recognizes in a source. */
const read = async (source: string) => (await mermaid.parse(source)).diagramType

describe('mermaid', () => {
  beforeAll(() => mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', logLevel: 'fatal' }))

  it.each(NAMES)('reads the quadrant with a competitor called %j', async (name) => {
    const report = reportWith(name)
    const scorecard = scorecardOf(report, { asOf: '2026-11-20', plan: null })
    for (const layout of ['wide', 'compact'] as const)
      expect(await read(quadrantOf(report, scorecard, layout)?.source ?? '')).toBe('quadrantChart')
  })

  it.each(NAMES)('reads the map with a persona and a feature called %j', async (name) => {
    const source = personaFeatureMap(reportWith(name))?.source ?? ''
    expect(await read(source)).toBe('flowchart-v2')
    const { db } = await mermaid.mermaidAPI.getDiagramFromText(source)
    expect(db).toMatchObject({ edges: [{ start: 'p1', end: 'f1' }] })
  })

  it('refuses a source that is none, so that reading one says something', async () => {
    await expect(mermaid.parse('quadrantChart\n  "a" b": [0.1, 0.1]')).rejects.toThrow()
  })
})
