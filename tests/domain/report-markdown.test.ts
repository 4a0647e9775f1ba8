import { state } from '@domain/basis'
import { toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import type { Report } from '@domain/report'
import { reportMarkdown } from '@domain/report-markdown'
import { type EngineNote, engineNoteSchema } from '@domain/validation'
import { describe, expect, it } from 'vitest'
import { reportOn } from '../analyst/written'
import {
  RESEARCHED_AUDIENCE,
  RESEARCHED_EVIDENCE,
  RESEARCHED_MARKET,
} from '../features/report/researched-report'
import { CONCEPT } from '../features/report/sample-report'

const INPUT = {
  title: 'Dog walks',
  idea: 'Walks for dogs.\nPaid per walk.',
  createdAt: '2026-11-20T11:03:13Z',
  engine: null,
  plan: null,
  report: {
    brief: null,
    concept: CONCEPT,
    audience: RESEARCHED_AUDIENCE,
    market: RESEARCHED_MARKET,
    evidence: RESEARCHED_EVIDENCE,
  },
}
const NOTHING = { brief: null, concept: null, audience: null, market: null, evidence: null }

describe('a report as Markdown', () => {
  const text = reportMarkdown(INPUT)

  it('has every section', () => {
    expect(text.match(/^## .+$/gm)).toEqual([
      '## Original idea',
      '## Scorecard',
      '## Project Concept',
      '## Target Users',
      '## Features',
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
    expect(text).toMatch(/^\| Feasibility \| not scored \|/m)
    expect(text).toContain('This does not predict success.')
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

describe('a report that was written from a brief', () => {
  const IDEA =
    "A forecast tool for small bakeries in Munich that forecasts tomorrow's demand per product, so that they bake less waste. 49 euros a month per shop."

  const written = async (answers = {}) => {
    const { engine, ...report } = await reportOn(IDEA, answers)
    return reportMarkdown({ ...INPUT, idea: IDEA, engine, report })
  }

  it('opens with its summary and has the brief as a table', async () => {
    const text = await written({ user: { state: 'none' } })
    expect(text.match(/^## .+$/gm)?.slice(0, 4)).toEqual([
      '## Summary',
      '## Original idea',
      '## Brief',
      '## Scorecard',
    ])
    expect(text).toContain('**If €49 is your price: one customer brings €588 a year.**')
    expect(text).toContain(
      'usual pay (Germany; Eurostat, 2024), €4,500 a month, takes 115 customers, at an assumed margin of 80%',
    )
    expect(text).toContain('| Price | €49 per shop and month | your text ° |')
    expect(text).toContain('| User | Does not apply | your answer |')
    expect(text).toContain('### Open questions\n\n- ')
  })

  it('quotes the words that may answer a question, behind it and with the metric that it scores', () => {
    const brief = toBrief({
      price: { state: 'open' },
      evidence: { state: 'open', offered: { start: 0, end: 24 } },
    })
    const text = reportMarkdown({
      ...INPUT,
      idea: 'Six shops want one *now*. €49 a month.',
      report: { ...NOTHING, brief },
    })
    expect(text).toMatch(/^- What will it cost, and for what\? .*\. Perhaps: “€49 a month”$/m)
    expect(text).toContain('Demand evidence (evidence; perhaps: “Six shops want one \\*now\\*”)')
  })

  it('asks each question once, with the metrics that it scores', async () => {
    const text = await written()
    expect(text).toContain(
      '- How many such customers are there? It gives the market, and the share of it that your goal takes.',
    )
    expect(text.match(/^- Who wants it\?/gm)).toHaveLength(1)
    expect(text).toMatch(/^Less urgent: .*difference, sales channel/m)
    expect(text).toMatch(/^Not scored \(what scores it\): .*Differentiation \(difference\)/m)
    expect(text).not.toMatch(/^### (?:Unique value proposition|Future)/m)
    expect(text).not.toMatch(/No .* available$|undefined|[Tt]emplate/m)
  })

  it('names once what selected the texts that follow each other', async () => {
    const text = await written()
    expect(text).toMatch(/### Must-Have\n\nBecause you wrote “forecasts”:\n\n- .+\n- .+/)
  })

  it('explains its marks once and shows no text twice', async () => {
    const text = await written()
    expect(text).toContain('All else is fixed text.')
    expect(text).not.toMatch(/\((?:standard text|founder’s words)\)/)
    expect(text.match(/they bake less waste\. 49 euros/g)).toHaveLength(1)
    expect(text.match(/A forecast has to beat/g)).toHaveLength(1)
    expect(text).toMatch(
      /\*\*The case against:\*\* A forecast has to beat .* Because you wrote “forecasts”\./,
    )
    // The brief contains these answers.
    expect(text).not.toMatch(/^### (?:Target market|Monetization strategies)/m)
    expect(text.match(/\*\*Passed when:\*\*/g)).toHaveLength(1)
  })

  it('keeps what the founder typed from becoming markup', async () => {
    const typed = { customer: answered(['<b>x</b> | y'], { state: 'open' as const, silenced: [] }) }
    expect(await written(typed)).toContain('| Customer | &lt;b&gt;x&lt;/b&gt; \\| y | your answer |')
  })
})

describe('who wrote it', () => {
  const LUNA = { id: 'openai', model: 'gpt-6-luna' } as const
  const BUILT_IN = { id: 'built-in', model: null } as const
  type Writer = typeof LUNA | typeof BUILT_IN
  const note = (last: Writer, sections: Record<string, Writer>) =>
    engineNoteSchema.parse({ ...last, sections })
  /** The part above the idea. */
  const head = (engine: EngineNote | null, report: Report = INPUT.report) =>
    reportMarkdown({ ...INPUT, engine, report }).split('## Original idea')[0]
  const unsearched = { ...INPUT.report, market: { ...RESEARCHED_MARKET, research: null } }
  const BUILT_IN_ONLY = 'Built-in analysis: your words, arithmetic and curated facts. No AI model was used.'

  it('is said of the built-in analysis alone only where no model wrote a section', () => {
    expect(head(note(BUILT_IN, {}))).toContain(BUILT_IN_ONLY)
    expect(head(note(BUILT_IN, { concept: LUNA, audience: BUILT_IN, market: LUNA }))).not.toContain(
      BUILT_IN_ONLY,
    )
  })

  it.each([BUILT_IN, LUNA])('is said of each section, also when the last writer was %o', (last) => {
    expect(head(note(last, { concept: LUNA, audience: BUILT_IN, market: LUNA }))).toBe(
      [
        '# Dog walks',
        'Submitted 2026-11-20.',
        'Written by OpenAI gpt-6-luna and the built-in analysis. Researched on the web on 2026-11-20; quotes were checked on their pages. It may be wrong: check what you rely on.',
        '- Project Concept, Features, and Market: OpenAI gpt-6-luna\n- Target Users: the built-in analysis, without an AI model',
        '',
      ].join('\n\n'),
    )
  })

  it('comes with what was looked up', () => {
    expect(head(note(LUNA, {}), unsearched)).toContain(
      'Written by OpenAI gpt-6-luna. No live research was used.',
    )
    expect(head(null)).toContain('The author of this report was not recorded.')
  })
})

describe('research that failed in part', () => {
  const research = RESEARCHED_MARKET.research && {
    ...RESEARCHED_MARKET.research,
    queries: [
      { topic: 'size' as const, query: 'dogs in Berlin', sources: 1 },
      { topic: 'trend' as const, query: 'dog walks trend', sources: 0, outcome: 'not-searched' as const },
      {
        topic: 'demand' as const,
        query: '',
        sources: 0,
        outcome: 'failed' as const,
        reason: 'It took too long.',
      },
    ],
  }
  const missing = [{ part: 'competitors' as const, reason: 'The AI service declined.' }]
  const market = { ...RESEARCHED_MARKET, research, missing }

  it('is named with its reason, apart from what was searched', () => {
    const text = reportMarkdown({ ...INPUT, report: { ...INPUT.report, market } })
    expect(text).toContain(
      [
        'Part of this section is missing:',
        '- Competitors: The AI service declined.\n- Search for demand: It took too long.',
        '- Market size: dogs in Berlin: 1 source\n- Trend: dog walks trend: Nothing searched',
      ].join('\n\n'),
    )
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
