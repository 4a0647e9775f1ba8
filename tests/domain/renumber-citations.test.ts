import { state } from '@domain/basis'
import { type Citation, citationSchema } from '@domain/citation'
import { citationsWithin, renumberCitations } from '@domain/renumber-citations'
import type { AudienceSection, MarketSection } from '@domain/report'
import { statementsOf } from '@domain/report-statements'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citations, market } from './sample-report'
import { marketWith, modelWith, personaWith } from './scorecard/given'

const cite = (id: string, page: string, quote: string | null = null): Citation =>
  citationSchema.parse({ id, title: page, source: page, url: `https://example.org/${page}`, quote })

/** The citations in the statements of a section, in order. */
const marksOf = (section: MarketSection) =>
  statementsOf({ brief: null, concept: null, audience: null, market: section, evidence: null }).flatMap(
    ({ sources }) => sources,
  )
const ledTo = ({ citations }: MarketSection, id: string | undefined) =>
  citations.find((citation) => citation.id === id)?.url

describe('a section that was written anew', () => {
  it('stays the very same when none of its numbers is taken', () => {
    const section = marketWith({ citations: [cite('s1', 'a'), cite('s2', 'b')] })
    expect(renumberCitations(section, [])).toBe(section)
    expect(renumberCitations(section, [cite('s3', 'c')])).toBe(section)
    expect(renumberCitations(section, [cite('s1', 'a')])).toBe(section)
  })

  it('gets the next free numbers in its citations and everywhere it cites', () => {
    const model = modelWith({})
    const section = marketWith({
      challenges: [state('Dear', 'source', ['s1', 's2']), state('s1', 'model')],
      model: { inputs: model.inputs.map((input) => ({ ...input, basis: 'source', sources: ['s1'] })) },
      citations: [cite('s1', 'a'), cite('s2', 'b')],
    })
    const after = renumberCitations(section, [cite('s1', 'x'), cite('s7', 'y')])
    expect(after.citations).toEqual([{ ...cite('s1', 'a'), id: 's8' }, cite('s2', 'b')])
    expect(after.challenges).toEqual([state('Dear', 'source', ['s8', 's2']), state('s1', 'model')])
    expect(after.model?.inputs.map(({ id, sources }) => [id, sources])).toEqual(
      model.inputs.map(({ id }) => [id, ['s8']]),
    )
  })

  it('tells two quotes of one page apart', () => {
    const section = marketWith({ citations: [cite('s1', 'a', 'First words')] })
    const after = renumberCitations(section, [cite('s1', 'a', 'Other words')])
    expect(after.citations[0]?.id).toBe('s2')
  })

  it('keeps one number for a source that several personas cite', () => {
    const persona = { ...personaWith(null), citations: [cite('s1', 'a')] }
    const section: AudienceSection = { personas: [persona, persona] }
    const after = renumberCitations(section, [cite('s1', 'x')])
    expect(citationsWithin(after).map(({ id }) => id)).toEqual(['s2', 's2'])
  })

  it('never takes a number of another source, and each mark leads where it led', () => {
    const numbered = fc.uniqueArray(
      citations.filter(({ length }) => length > 0).map(([first]) => first),
      {
        selector: (citation) => citation?.id,
        maxLength: 6,
      },
    )
    const known = numbered.map((list) => list.filter((citation) => citation !== undefined))
    fc.assert(
      fc.property(market, known, known, (section, own, taken) => {
        const before = { ...section, citations: own }
        const after = renumberCitations(before, taken)
        for (const { id, url, quote } of after.citations) {
          const others = taken.filter((other) => other.id === id)
          for (const other of others) expect([other.url, other.quote]).toEqual([url, quote])
        }
        expect(new Set(after.citations.map(({ id }) => id)).size).toBe(own.length)
        const cited = marksOf(before).flatMap((id, at) => (own.some((one) => one.id === id) ? [at] : []))
        expect(cited.map((at) => ledTo(after, marksOf(after)[at]))).toEqual(
          cited.map((at) => ledTo(before, marksOf(before)[at])),
        )
      }),
      { numRuns: 60 },
    )
  })
})
