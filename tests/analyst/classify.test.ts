import { describe, expect, it } from 'vitest'
import { classify, UNCLASSIFIED } from '../../supabase/functions/_shared/analyst/classify/classify'
import { EXPECTED_IDEAS, type ExpectedIdea } from './expected-ideas'

const FIRST = 0.85
const WITHIN_TWO = 0.95

const share = (misses: readonly ExpectedIdea[]) => 1 - misses.length / EXPECTED_IDEAS.length
const listed = (misses: readonly ExpectedIdea[]) =>
  misses.map(({ domain, idea }) => `${domain}: ${idea}`).join('\n')

describe('the classifier', () => {
  it('puts the right domain first for at least 85% of the ideas', () => {
    const misses = EXPECTED_IDEAS.filter(({ domain, idea }) => classify(idea).domain?.id !== domain)
    expect(share(misses), listed(misses)).toBeGreaterThanOrEqual(FIRST)
  })

  it('puts it among the first two for at least 95%', () => {
    const misses = EXPECTED_IDEAS.filter(({ domain, idea }) => {
      const { domain: first, runnerUp } = classify(idea)
      return first?.id !== domain && runnerUp?.id !== domain
    })
    expect(share(misses), listed(misses)).toBeGreaterThanOrEqual(WITHIN_TWO)
  })

  it('is measured on at least 120 ideas, half of them written before their vocabulary', () => {
    expect(EXPECTED_IDEAS.length).toBeGreaterThanOrEqual(120)
    expect(EXPECTED_IDEAS.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(
      EXPECTED_IDEAS.length / 2,
    )
  })

  it('shows the words that decided as the founder wrote them, and the runner-up', () => {
    const { domain, matched, runnerUp } = classify('CRM for wedding photographers.')
    expect(domain).toEqual({ id: 'b2b-saas', label: 'Business software (B2B SaaS)' })
    expect(matched).toContain('CRM for')
    expect(runnerUp?.label).toBe('Local services')
  })

  it('finds nothing in texts that are no ideas', () => {
    for (const text of ['asdf asdf', 'lorem ipsum dolor', '', '🐶🐶', 'qwertz']) {
      expect(classify(text)).toEqual(UNCLASSIFIED)
    }
  })
})
