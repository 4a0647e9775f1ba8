import { describe, expect, it } from 'vitest'
import { DOMAIN_IDS, loadDomain } from '../../supabase/functions/_shared/analyst/knowledge/load'
import { domainSchema } from '../../supabase/functions/_shared/analyst/knowledge/schema'

const pets = await loadDomain('pets')

const SOURCE = {
  title: 'Households with pets',
  publisher: 'A statistical office',
  address: 'https://example.org/pets',
  date: '2024-05-01',
  says: 'In 2023, 46% of households had a pet.',
  figure: { value: 46, unit: '% of households', year: 2023 },
  use: 'pain',
  relevance: 'Says nothing about what they spend.',
}

const accepts = (source: object): boolean => domainSchema.safeParse({ ...pets, references: [source] }).success

const without = (name: keyof typeof SOURCE) =>
  Object.fromEntries(Object.entries(SOURCE).filter(([key]) => key !== name))

describe('a source of the knowledge base', () => {
  it('is taken with its publisher, its address and the year of its figure', () => {
    expect(accepts(SOURCE)).toBe(true)
    expect(accepts({ ...SOURCE, says: 'In the year 2022/23, 46% of households had a pet.' })).toBe(true)
    expect(accepts({ ...without('figure'), says: 'Article 30 obliges shops to show who sells.' })).toBe(true)
  })

  it.each(['title', 'publisher', 'address', 'relevance'] as const)('is refused without its %s', (name) => {
    expect(accepts(without(name))).toBe(false)
  })

  it('is refused with an address that is none, or that is not https', () => {
    for (const address of ['', 'example.org/pets', 'http://example.org/pets', 'javascript:alert(1)'])
      expect(accepts({ ...SOURCE, address }), address).toBe(false)
  })

  it('is refused with a figure that has no year, as data or in words', () => {
    const { year, ...undated } = SOURCE.figure
    expect(year).toBe(2023)
    expect(accepts({ ...SOURCE, figure: undated })).toBe(false)
    expect(accepts({ ...SOURCE, says: '46% of households have a pet.' })).toBe(false)
    expect(accepts({ ...SOURCE, says: 'In 2021, 46% of households had a pet.' })).toBe(false)
  })

  it.each([
    'A forecast puts sales at $4.5 billion.',
    'About 70% of carts are left behind.',
    'There are 90 million households with a pet.',
    'Penalties are €500 a day.',
  ])('is refused with an amount of no year even where it is not given as data: %s', (says) => {
    expect(accepts({ ...without('figure'), says })).toBe(false)
  })
})

it('leads each input that is said to come from a source to a dated one', async () => {
  for (const id of DOMAIN_IDS) {
    const { market, references } = await loadDomain(id)
    const { reachable, obtainable, topDown } = market
    for (const input of [reachable, obtainable, topDown?.spend, topDown?.share]) {
      const named = references.find(({ address }) => address === input?.reference)
      if (input?.reference) expect(named?.figure?.year, `${id}: ${input.reference}`).toBeGreaterThan(1989)
    }
  }
})
