import { state } from '@domain/basis'
import { type Citation, citationSchema, type SupportVerdict } from '@domain/citation'
import { checksIn, disagreementOn, faultOf, isRefuted, isVerified } from '@domain/citation-checks'
import { isAgreementConfirmed } from '@domain/method-gap'
import { claimsOf } from '@domain/report-statements'
import { ageOf, tierOf } from '@domain/source-tier'
import { describe, expect, it } from 'vitest'
import { COUNTED, cite, modelWith, withMarket } from './scorecard/given'

const SAID = 'Keepers gladly pay for software.'
const judged = (id: string, verdict: SupportVerdict, statement = SAID): Citation => ({
  ...cite(id),
  check: {
    status: 'quote_found',
    at: null,
    reason: null,
    support: [{ statement, verdict, reason: 'Because.', by: 'model' }],
  },
})

describe('a quotation that was found', () => {
  it.each([
    ['supports', null],
    ['partly', null],
    ['contradicts', 'contradicts the statement'],
    ['unrelated', 'does not support the statement'],
  ] as const)('and %s the statement is a fault: %s', (verdict, fault) => {
    const checks = checksIn([judged('s1', verdict)])
    expect(faultOf(checks, 's1', SAID)).toBe(fault)
    expect(isRefuted(checks, state(SAID, 'source', ['s1']))).toBe(fault !== null)
    expect(isVerified(checks, ['s1'], SAID)).toBe(fault === null)
  })

  it('is judged for each statement alone', () => {
    const checks = checksIn([judged('s1', 'unrelated')])
    expect(faultOf(checks, 's1', 'There are 1,840 registered businesses.')).toBeNull()
    expect(faultOf(checks, 's1')).toBeNull()
  })
})

it.each(['not_checked', 'unreadable', 'quoted_by_search'] as const)(
  'a source that is %s is neither refuted nor verified',
  (status) => {
    const checks = checksIn([cite('s1', status)])
    expect(faultOf(checks, 's1', SAID)).toBeNull()
    expect(isVerified(checks, ['s1'], SAID)).toBe(false)
  },
)

it('sets sources that contradict each other side by side', () => {
  const checks = checksIn([judged('s1', 'supports'), judged('s2', 'contradicts'), judged('s3', 'unrelated')])
  expect(disagreementOn(checks, state(SAID, 'source', ['s1', 's2', 's3']))).toEqual({
    supporting: ['s1'],
    contradicting: ['s2'],
  })
  expect(disagreementOn(checks, state(SAID, 'source', ['s1', 's3']))).toBeNull()
})

describe('two ways to work out a market that agree', () => {
  const model = modelWith({}, COUNTED)
  const statement = 'Possible customers: 100,000 customers'
  const withSource = {
    ...model,
    inputs: model.inputs.map((input) =>
      input.id === 'customers'
        ? {
            ...input,
            label: 'Possible customers',
            unit: 'customers',
            range: { low: 1, base: 100_000, high: 200_000 },
            sources: ['s1'],
          }
        : input,
    ),
  }

  it.each([
    ['quote_found', true],
    ['not_checked', false],
    ['unreadable', false],
    ['quote_not_found', false],
  ] as const)('make it more credible with a count that is %s: %s', (status, isConfirmed) => {
    expect(isAgreementConfirmed(withSource, checksIn([cite('s1', status)]))).toBe(isConfirmed)
  })

  it('do not where the quotation says something else', () => {
    expect(isAgreementConfirmed(withSource, checksIn([judged('s1', 'contradicts', statement)]))).toBe(false)
  })

  it('are claims to be judged like any statement with a source', () => {
    expect(claimsOf(withMarket({ model: withSource }))).toContainEqual({ text: statement, sources: ['s1'] })
  })
})

describe('the tier of a source', () => {
  it.each([
    ['https://www.ons.gov.uk/a', 'official'],
    ['https://ec.europa.eu/eurostat', 'official'],
    ['https://www.insee.fr/fr', 'official'],
    ['https://gov.example/a', 'other'],
    ['https://mygov.com/a', 'other'],
    ['https://cs.example.edu/a', 'research'],
    ['https://old.reddit.com/r/dogs', 'first-hand'],
    ['https://notreddit.com/r', 'other'],
  ] as const)('of %s is %s', (url, tier) => {
    expect(tierOf({ url, firstHand: false })).toBe(tier)
  })
})

it.each([
  ['2023-03-04', '3 years old'],
  ['2025', ''],
  ['2024', '1 year old'],
  [null, ''],
] as const)('a source of %s is %s at its check', (date, age) => {
  const { check } = citationSchema.parse({
    ...cite('s1'),
    check: { status: 'quote_found', at: '2026-11-20T00:00:00Z', reason: null },
  })
  expect(ageOf({ date, check })).toBe(age)
})
