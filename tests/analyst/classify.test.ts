import { describe, expect, it } from 'vitest'
import { classify, UNCLASSIFIED } from '../../supabase/functions/_shared/analyst/classify/classify'
import { FURTHER_IDEAS } from './further-ideas'
import { SAMPLE_IDEAS } from './sample-ideas'

const CASES = [...Object.entries(SAMPLE_IDEAS), ...Object.entries(FURTHER_IDEAS)].flatMap(([domain, ideas]) =>
  ideas.map((idea) => ({ domain, idea })),
)
const FIRST = 0.85

describe('the classifier', () => {
  it('puts the right domain first for at least 85% of the sample ideas', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(200)
    const misses = CASES.filter(({ domain, idea }) => classify(idea).domain?.id !== domain)
    expect(
      1 - misses.length / CASES.length,
      misses.map(({ idea }) => idea).join('\n'),
    ).toBeGreaterThanOrEqual(FIRST)
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
