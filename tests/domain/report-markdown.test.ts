import { state } from '@domain/basis'
import { reportMarkdown } from '@domain/report-markdown'
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
