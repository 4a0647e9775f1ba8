import { describe, expect, it } from 'vitest'
import { VOCABULARIES } from '../../supabase/functions/_shared/analyst/classify/vocabulary'
import { DOMAIN_IDS, loadDomain } from '../../supabase/functions/_shared/analyst/knowledge/load'
import { GENERAL_DOMAIN } from '../../supabase/functions/_shared/domain/understanding'

/** '2024', or '2023–24' for a business year. */
const yearIn = (year: number) => new RegExp(`${year}|${year - 1}[–/-]${String(year).slice(2)}`)

const NAMED = DOMAIN_IDS.filter((id) => id !== GENERAL_DOMAIN)

it('knows every domain that the classifier can name, and a general one', () => {
  expect(NAMED.toSorted()).toEqual(VOCABULARIES.map(({ id }) => id).toSorted())
  expect(NAMED.length).toBeGreaterThanOrEqual(24)
})

describe.each(NAMED)('%s', (id) => {
  it('fits its schema and carries its own id', async () => {
    expect((await loadDomain(id)).id).toBe(id)
  })

  it('has at least six sources with a figure and its year, each at an address of its own', async () => {
    const { references } = await loadDomain(id)
    const addresses = references.map(({ address }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(address).toMatch(/^https:/)
    const withFigures = references.filter(({ figure }) => figure)
    expect(withFigures.length).toBeGreaterThanOrEqual(6)
    for (const { says, figure } of withFigures) expect(says).toMatch(yearIn(figure?.year ?? 0))
  })

  it('has at least two sources by address, and one for each of its parts', async () => {
    const { references, angles } = await loadDomain(id)
    expect(references.length).toBeGreaterThanOrEqual(2)
    for (const { id: part } of angles) {
      expect(
        references.some(({ parts }) => !parts || parts.includes(part)),
        part,
      ).toBe(true)
    }
    for (const { parts = [] } of references) {
      for (const part of parts) expect(angles.map((angle) => angle.id)).toContain(part)
    }
  })

  it('holds no text twice and no empty part', async () => {
    const { angles, features } = await loadDomain(id)
    expect(new Set(angles.map((angle) => angle.id)).size).toBe(angles.length)
    const texts = Object.values(features).flatMap((group) => group.map(({ text }) => text))
    expect(new Set(texts).size).toBe(texts.length)
    for (const angle of angles) {
      expect(angle.words.length, angle.id).toBeGreaterThan(5)
      expect(angle.competitors.length, angle.id).toBeGreaterThanOrEqual(3)
    }
  })
})

it('leaves the general domain without sources, as it claims nothing', async () => {
  expect((await loadDomain('no such domain')).id).toBe(GENERAL_DOMAIN)
  expect((await loadDomain(GENERAL_DOMAIN)).references).toEqual([])
})
