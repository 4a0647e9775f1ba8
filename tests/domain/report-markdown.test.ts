import { state } from '@domain/basis'
import type { Report } from '@domain/report'
import { reportMarkdown } from '@domain/report-markdown'
import { type EngineNote, engineNoteSchema } from '@domain/validation'
import { describe, expect, it } from 'vitest'
import {
  RESEARCHED_AUDIENCE,
  RESEARCHED_EVIDENCE,
  RESEARCHED_MARKET,
} from '../features/ideas/researched-report'
import { CONCEPT } from '../features/ideas/sample-report'

const INPUT = {
  title: 'Dog walks',
  idea: 'Walks for dogs.\nPaid per walk.',
  createdAt: '2026-11-20T11:03:13Z',
  engine: null,
  plan: null,
  report: {
    concept: CONCEPT,
    audience: RESEARCHED_AUDIENCE,
    market: RESEARCHED_MARKET,
    evidence: RESEARCHED_EVIDENCE,
  },
}
const NOTHING = { concept: null, audience: null, market: null, evidence: null }

describe('a report as Markdown', () => {
  const text = reportMarkdown(INPUT)

  it('has every section', () => {
    expect(text.match(/^## .+$/gm)).toEqual([
      '## Original idea',
      '## Scorecard',
      '## Project concept',
      '## Features',
      '## Target users',
      '## Market',
      '## Citations',
    ])
    expect(text).toContain('> Walks for dogs.\n> Paid per walk.')
  })

  it('shows inputs and formulas with their numbers', () => {
    expect(text).toContain(
      '| Dog owners in the city | 50,000 | 100,000 | 120,000 | households | (source s1) |',
    )
    expect(text).toContain('TAM = Dog owners in the city × Revenue per owner = 100,000 × $240 = **$24M**')
    expect(text).toContain('- TAM: $24M ($5M to $48M)')
  })

  it('shows each citation with the outcome of its check', () => {
    expect(text).toContain('- **s1** [Households with dogs, 2025](<https://s1.example.test/page>)')
    expect(text).toContain(
      'Check: Quote not found, 2026-11-20T11:05:00Z, The page has the words, but another number.',
    )
    expect(text).toContain('Page unreachable')
  })

  it('says of each source that does not hold what is said', () => {
    expect(text).toContain('Spending on dog walking grows steadily. (source s2, quote not found) 12% a year')
    expect(text).toContain('Price: From $20 a walk. (source s3, page unreachable)')
    expect(text).toContain('(source s1)')
    expect(text).not.toContain('s1,')
  })

  it('names every metric of the scorecard', () => {
    expect(text).toMatch(/^\| Feasibility \| insufficient evidence \|/m)
    expect(text).toContain('This is no prediction of success.')
  })

  it('says what is missing', () => {
    const empty = reportMarkdown({ ...INPUT, title: '', idea: '', report: NOTHING })
    expect(empty).toContain('# Idea Validation Results')
    for (const line of [
      'No project concept available',
      'No target users available',
      'No market data available',
    ])
      expect(empty).toContain(line)
    expect(empty).toContain('No citations available for this validation.')
  })
})

describe('who wrote it', () => {
  const LUNA = { id: 'openai', model: 'gpt-6-luna' } as const
  const BUILT_IN = { id: 'built-in', model: null } as const
  type Writer = typeof LUNA | typeof BUILT_IN
  const note = (last: Writer, sections: Record<string, Writer>) =>
    engineNoteSchema.parse({ ...last, sections })
  /** What stands above the idea. */
  const head = (engine: EngineNote | null, report: Report = INPUT.report) =>
    reportMarkdown({ ...INPUT, engine, report }).split('## Original idea')[0]
  const unsearched = { ...INPUT.report, market: { ...RESEARCHED_MARKET, research: null } }
  const TEMPLATES = 'Built-in template analysis. No AI model and no live research was used.'

  it('is said of templates alone only where no model wrote a section', () => {
    expect(head(note(BUILT_IN, {}))).toContain(TEMPLATES)
    expect(head(note(BUILT_IN, { concept: LUNA, audience: BUILT_IN, market: LUNA }))).not.toContain(TEMPLATES)
  })

  it.each([BUILT_IN, LUNA])('is said of each section, also when the last writer was %o', (last) => {
    expect(head(note(last, { concept: LUNA, audience: BUILT_IN, market: LUNA }))).toBe(
      [
        '# Dog walks',
        'Submitted 2026-11-20.',
        'Written by OpenAI gpt-6-luna and the built-in analysis. Researched on the web on 2026-11-20; quotes were checked on their pages. It may be wrong: check what you rely on.',
        '- Project Concept, Features, and Market: OpenAI gpt-6-luna\n- Target Users: the built-in analysis, from templates, without an AI model',
        '',
      ].join('\n\n'),
    )
  })

  it('comes with what was looked up', () => {
    expect(head(note(LUNA, {}), unsearched)).toContain(
      'Written by OpenAI gpt-6-luna. No live research was used.',
    )
    expect(head(null)).toContain('Who wrote this report was not recorded.')
  })
})

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](https://evil.test/x.png)',
  '# heading',
  '- item',
  '1. item',
  '> quote',
  '| a | b |',
  '```js',
  '**bold** _under_ ~~gone~~',
  '&lt;b&gt;',
  'https://evil.test and www.evil.test and me@evil.test',
]

describe('hostile text', () => {
  const lines = HOSTILE.map((text) => state(text, 'model'))
  const text = reportMarkdown({
    ...INPUT,
    title: HOSTILE.join('\n'),
    idea: HOSTILE.join('\n'),
    report: {
      ...NOTHING,
      market: {
        ...RESEARCHED_MARKET,
        uniqueValue: state(HOSTILE.join('\n\n'), 'model'),
        challenges: lines,
        citations: RESEARCHED_MARKET.citations.slice(0, 1).map((each) => ({
          ...each,
          title: '](https://evil.test) [x',
          url: 'https://a.test/>)[x](y',
        })),
      },
    },
  })

  it('stays text', () => {
    expect(text).not.toMatch(/<(?!https:\/\/a\.test)/)
    expect(text).not.toMatch(/(?<!\\)\]\(javascript/)
    expect(text).not.toMatch(/(?<!\\)!\[/)
    expect(text).not.toMatch(/(?<!<)https?:\/\//)
    expect(text).not.toMatch(/www\.evil/)
    expect(text).not.toMatch(/(?<!\\)`/)
    expect(text).not.toMatch(/^(# heading|- item$|1\. item|\| a \|)/m)
    expect(text).toContain('- \\- item (AI model)')
    expect(text).toContain('- 1\\. item (AI model)')
  })

  it('cannot leave the address of its link', () => {
    expect(text).toContain('[\\](https\\://evil.test) \\[x](<https://a.test/%3E)[x](y>)')
  })
})
