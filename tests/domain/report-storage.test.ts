import { readReport, storeAudience, storeConcept, storeEvidence, storeMarket } from '@domain/report-storage'
import { toRecord } from '@domain/stored-fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audience, citations, concept, market } from './sample-report'

/** The columns as the database returns them. */
const throughJson = (columns: object): Record<string, unknown> => JSON.parse(JSON.stringify(columns))

describe('a report in its columns', () => {
  it('comes back as it was written, with every basis', () => {
    fc.assert(
      fc.property(concept, audience, market, citations, (concept, audience, market, citations) => {
        const row = throughJson({
          ...storeConcept(concept),
          ...storeAudience(audience),
          ...storeMarket(market),
          ...storeEvidence({ citations }),
        })
        const report = readReport(row)
        const marketSizeText = market.model ? expect.stringMatching(/^TAM: .*\nSAM: .*\nSOM: /) : ''
        expect(report.concept).toEqual(concept)
        expect(report.audience).toEqual(audience)
        expect(report.market).toEqual({ ...market, marketSizeText })
        expect(report.evidence).toEqual({ citations })
      }),
      { numRuns: 50 },
    )
  })

  it('is stored again as it was read, also from before a field was added', () => {
    fc.assert(
      fc.property(concept, audience, market, (concept, audience, market) => {
        const columns = throughJson({
          ...storeConcept(concept),
          ...storeAudience(audience),
          ...storeMarket(market),
        })
        const report = readReport(columns)
        const again = {
          ...(report.concept && storeConcept(report.concept)),
          ...(report.audience && storeAudience(report.audience)),
          ...(report.market && storeMarket(report.market)),
        }
        expect(throughJson(again)).toEqual(columns)
        const { risks, counterCase, ...older } = toRecord(columns.marketValidation)
        expect(readReport({ marketValidation: older }).market).toEqual({
          ...report.market,
          risks: null,
          counterCase: [],
        })
      }),
      { numRuns: 50 },
    )
  })

  it('keeps the shapes that the contract names: plain texts', () => {
    fc.assert(
      fc.property(concept, audience, market, (concept, audience, market) => {
        const { projectConcept, userRoles } = storeConcept(concept)
        expect(projectConcept).toMatchObject({ overview: concept.overview.text })
        for (const [index, role] of userRoles.entries())
          expect(role).toMatchObject({ title: concept.roles[index]?.title.text })
        for (const [index, persona] of storeAudience(audience).targetUsers.entries())
          expect(persona).toMatchObject({ demographics: { age: audience.personas[index]?.age.text } })
        expect(storeMarket(market).marketValidation).toMatchObject({
          targetMarket: market.targetMarket.text,
          challenges: market.challenges.map(({ text }) => text),
        })
      }),
      { numRuns: 20 },
    )
  })

  it('has no section before its step has written it', () => {
    const nothing = {
      brief: null,
      concept: null,
      audience: null,
      market: null,
      evidence: null,
      lookups: null,
    }
    expect(readReport({})).toEqual(nothing)
    const columns = ['projectConcept', 'userRoles', 'targetUsers', 'marketValidation', 'real_citations']
    expect(readReport(Object.fromEntries(columns.map((column) => [column, null])))).toEqual(nothing)
  })

  it('is read in snake_case at every level', () => {
    const report = readReport({
      project_concept: { overview: 'A', features: { must_have: [{ description: 'Till' }] } },
      user_roles: [{ title: 'Baker' }],
      target_users: [{ pain_points: ['Queues'], demographics: { technical_level: 'low' } }],
      market_validation: { target_market: 'Towns', market_size: 'About $3 billion', unique_value: 'Fresh' },
    })
    expect(report.concept?.features.mustHave[0]?.description.text).toBe('Till')
    expect(report.concept?.roles[0]?.title.text).toBe('Baker')
    expect(report.audience?.personas[0]).toMatchObject({
      technicalLevel: { text: 'low' },
      painPoints: [{ text: 'Queues' }],
    })
    expect(report.market).toMatchObject({
      marketSizeText: 'About $3 billion',
      targetMarket: { text: 'Towns', basis: null },
      uniqueValue: { text: 'Fresh' },
    })
  })

  it('reads the market size from text and from the object of three', () => {
    const sizeOf = (marketSize: unknown) =>
      readReport({ marketValidation: { marketSize } }).market?.marketSizeText
    expect(sizeOf('$5B')).toBe('$5B')
    expect(sizeOf({ totalAddressableMarket: '$5B', serviceable_obtainable_market: '$1M' })).toBe(
      'TAM: $5B\nSOM: $1M',
    )
    expect(sizeOf({ totalAddressableMarket: 5 })).toBe('')
    expect(sizeOf(undefined)).toBe('')
  })

  it('leaves out a citation that leads nowhere safe', () => {
    const citation = { id: 's1', title: 'T', source: 'S', url: 'https://example.org' }
    const bad = ['javascript:alert(1)', 'data:text/html,x', '/etc/passwd', '', null].map((url) => ({
      ...citation,
      url,
    }))
    const { evidence } = readReport({ real_citations: [...bad, citation, null, 'text'] })
    expect(evidence?.citations.map(({ url }) => url)).toEqual(['https://example.org'])
  })

  it('never throws, whatever its columns hold', () => {
    const columns = fc.constantFrom(
      'projectConcept',
      'userRoles',
      'targetUsers',
      'marketValidation',
      'real_citations',
    )
    fc.assert(
      fc.property(fc.dictionary(columns, fc.jsonValue()), (row) => {
        expect(() => readReport(row)).not.toThrow()
      }),
    )
  })
})
