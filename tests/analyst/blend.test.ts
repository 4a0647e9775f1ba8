import { describe, expect, it } from 'vitest'
import { classify } from '../../supabase/functions/_shared/analyst/classify/classify'

const OF_TWO = ['A marketplace for pet sitters', 'marketplace where dog owners book pet sitters nearby']
const OF_ONE = [
  'CRM for wedding photographers.',
  'Accounting software for freelancers that files their VAT',
  'A language learning app for kids with short daily lessons',
]

describe('a second domain', () => {
  it.each(OF_TWO)('is mixed in: %s', (idea) => {
    expect(classify(idea).blends).toBe(true)
  })

  it.each(OF_ONE)('is left out: %s', (idea) => {
    expect(classify(idea).blends).toBe(false)
  })
})
