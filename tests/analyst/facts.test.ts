import { describe, expect, it } from 'vitest'
import {
  CONSUMER_RULES,
  DATA_RULES,
  START_RULES,
} from '../../supabase/functions/_shared/analyst/facts/any-field'
import { factsFor } from '../../supabase/functions/_shared/analyst/facts/load'
import { fieldFactsSchema } from '../../supabase/functions/_shared/analyst/facts/schema'
import { BUSINESS_FIELDS } from '../../supabase/functions/_shared/domain/business-fields'

const GENERAL = new Set([...CONSUMER_RULES, ...DATA_RULES])
const fields = await Promise.all(
  Object.keys(BUSINESS_FIELDS).map(async (id) => ({ id, ...(await factsFor(id)) })),
)
const ownFacts = fields.flatMap(({ id, facts }) =>
  facts.filter((fact) => !GENERAL.has(fact)).map((fact) => ({ id, ...fact })),
)

describe.each(fields)('the facts of $id', ({ facts, products }) => {
  const own = facts.filter((fact) => !GENERAL.has(fact))

  it('fit the schema: a source with an https address, a year with each figure and each amount', () => {
    expect(fieldFactsSchema.safeParse({ facts, products }).error).toBeUndefined()
  })

  it('say enough to be of use and fit on a page', () => {
    const count = (kind: string) => own.filter((fact) => fact.kind === kind).length
    expect(count('figure')).toBeGreaterThanOrEqual(1)
    expect(count('figure')).toBeLessThanOrEqual(8)
    expect(count('rule')).toBeGreaterThanOrEqual(3)
    // A report shows those of its place.
    expect(count('rule')).toBeLessThanOrEqual(18)
    expect(products.length).toBeLessThanOrEqual(8)
    for (const { says } of own) expect(says.length, says).toBeLessThanOrEqual(200)
  })

  it('name rules of several places', () => {
    const places = new Set(own.filter(({ kind }) => kind === 'rule').map(({ place }) => place))
    expect(places.size).toBeGreaterThanOrEqual(3)
    expect(places).toContain('US')
  })

  it('come before the rules that bind any field, which include data protection', () => {
    const firstGeneral = facts.findIndex((fact) => GENERAL.has(fact))
    expect(firstGeneral).toBe(own.length)
    expect(facts.slice(firstGeneral).every((fact) => GENERAL.has(fact))).toBe(true)
    expect(facts.some(({ source }) => source.address.includes('eli/reg/2016/679'))).toBe(true)
  })

  it('list each product once, by its home page', () => {
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
    for (const { link } of products) {
      const { pathname, search, hash } = new URL(link)
      expect({ link, pathname, search, hash }).toEqual({ link, pathname: '/', search: '', hash: '' })
    }
  })
})

const written = [
  ...ownFacts.map(({ id, says }) => ({ id, says })),
  ...[...GENERAL, ...START_RULES].map(({ says }) => ({ id: 'any-field', says })),
]

it.each(written)('$id: $says', ({ says }) => {
  expect(says).toMatch(/^\p{Lu}.*\.$/u)
  expect(says).not.toMatch(/[{}]|\s{2}|\bundefined\b/)
})

it('says nothing twice', () => {
  const seen = ownFacts.map(({ says, source }) => `${source.address} ${says}`)
  expect(seen.filter((fact, at) => seen.indexOf(fact) !== at)).toEqual([])
})

it('cites public addresses without tracking', () => {
  for (const { source } of [...ownFacts, ...GENERAL, ...START_RULES]) {
    const { protocol, hostname, searchParams, port, username } = new URL(source.address)
    expect(protocol).toBe('https:')
    expect(hostname).not.toMatch(/(^|\.)(example|test|invalid|local|localhost)(\.|$)|^[\d.]+$/)
    expect([...searchParams.keys()].filter((key) => /^(utm_|fbclid|gclid|hs_|os$)/.test(key))).toEqual([])
    expect(port + username).toBe('')
  }
})

it('names the place of each figure and rule in its words', () => {
  const NAMES: Record<string, RegExp> = {
    US: /\bUS\b|America|California|Illinois|New York|the FTC/,
    EU: /\bEU\b|Europe/,
    GB: /\bUK\b|Britain|England|Wales/,
    DE: /German/,
    IN: /India/,
    BE: /Belgium/,
    AU: /Australia/,
    CA: /Canad/,
    KE: /Kenya/,
    NG: /Nigeria/,
    SG: /Singapore/,
    ZA: /South Africa/,
    AT: /Austria/,
    BR: /Brazil/,
    CH: /Switzerland/,
    IE: /Ireland/,
    NL: /Netherlands/,
    NZ: /New Zealand/,
  }
  const silent = [...ownFacts, ...GENERAL, ...START_RULES].filter(
    ({ place, says }) => place && !NAMES[place]?.test(says),
  )
  expect(silent.map(({ says }) => says)).toEqual([])
})

it('has nothing for a field that is not on the list', async () => {
  for (const id of ['other', 'b2b-saas', 'toString', ''])
    expect(await factsFor(id)).toEqual({ facts: [], products: [] })
})
