import { type BriefChanges, CONSUMERS, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import {
  choiceOf,
  editsOf,
  lookupChoiceSchema,
  proposedTerms,
  termEditsSchema,
  termsFor,
} from '@domain/lookup-terms'
import { lookupRecordSchema } from '@domain/lookups'
import { describe, expect, it } from 'vitest'

const open = emptyBrief()
const TRADE = { label: 'Bakeries that bake', nace: 'C1071', naics: '311811', sic: '10710' }
const quoted = (value: string, confirmed: boolean) => ({
  state: 'stated' as const,
  entries: [{ value, origin: { kind: 'quote' as const, start: 0, end: 5 }, confirmed }],
  silenced: [],
})
const briefWith = (changes: BriefChanges) => toBrief({ ...open, ...changes })
const edits = (changes: object = {}) => termEditsSchema.parse(changes)

describe('the terms for public sources', () => {
  it('come from confirmed fields; what was only read is offered and not sent', () => {
    const brief = briefWith({
      customer: quoted('small bakeries', true),
      product: quoted('bakery software', false),
    })
    expect(proposedTerms(brief).category).toEqual({ text: 'bakery software', confirmed: false })
    expect(choiceOf(edits(), brief)).toMatchObject({ buyer: 'small bakeries', category: null, job: null })
    expect(choiceOf(edits({ category: 'bakery software' }), brief)?.category).toBe('bakery software')
  })

  it('never hold a sentence of the idea', () => {
    const brief = briefWith({
      customer: answered(['owners of small bakeries who throw away bread each evening'], open.customer),
      actions: answered(['we forecast how much they bake', 'plan baking'], open.actions),
    })
    expect(choiceOf(edits(), brief)).toMatchObject({ buyer: null, job: 'plan baking' })
    expect(choiceOf(edits({ job: 'this is our secret plan' }), brief)).toBeNull()
  })

  it('are nothing when switched off, and without a term and a code', () => {
    const brief = briefWith({ trade: answered([TRADE], open.trade) })
    expect(choiceOf(edits(), brief)).toMatchObject({ trade: true })
    expect(choiceOf(edits({ on: false }), brief)).toBeNull()
    expect(choiceOf(edits({ trade: false, buyer: null }), brief)).toBeNull()
    expect(choiceOf(edits(), briefWith({ trade: answered([CONSUMERS], open.trade) }))).toBeNull()
  })

  it('take codes and countries from the stored brief, as far as they may leave', () => {
    const brief = briefWith({
      trade: answered([TRADE], open.trade),
      place: answered([{ name: 'Munich', country: 'DE', local: true }], open.place),
    })
    const choice = lookupChoiceSchema.parse({ trade: true, place: true })
    expect(termsFor(choice, brief)).toMatchObject({ trade: TRADE, countries: ['DE'] })
    expect(termsFor({ ...choice, trade: false }, brief)).toBeNull()
    expect(termsFor({ ...choice, place: false }, brief)?.countries).toEqual([])
    expect(termsFor(choice, open)).toBeNull()
  })

  it('propose what public buyers buy the category as, where they are searched by code', () => {
    const inCountry = (country: string) =>
      briefWith({
        customer: answered(['dentists'], open.customer),
        place: answered([{ name: country, country, local: false }], open.place),
      })
    const typed = edits({ category: 'dental recall software' })
    expect(choiceOf(typed, inCountry('FR'))?.cpv).toBe('4818')
    expect(choiceOf(edits({ ...typed, cpv: '72' }), inCountry('FR'))?.cpv).toBe('72')
    expect(choiceOf(edits({ ...typed, cpv: null }), inCountry('FR'))?.cpv).toBeNull()
    expect(choiceOf(edits({ ...typed, place: false }), inCountry('FR'))?.cpv).toBeNull()
    // Tenders in the United States are searched by words, not by code.
    expect(choiceOf(typed, inCountry('US'))?.cpv).toBeNull()
    expect(choiceOf(edits(), inCountry('FR'))?.cpv).toBeNull()
  })

  it('take along the procurement code and the article that the founder picked', () => {
    const choice = lookupChoiceSchema.parse({
      category: 'salon',
      cpv: '4833',
      article: 'Beauty salon',
      trade: false,
      place: false,
    })
    const earlier = (items: string[], picked: string | null = null) =>
      lookupRecordSchema.parse({
        terms: { article: picked },
        at: '2026-11-15T12:00:00Z',
        lookups: [offering(items)],
      })
    const offered = earlier(['Salon (website)', 'Beauty salon'])
    expect(offered.lookups).toHaveLength(1)
    expect(termsFor(choice, open, offered)).toMatchObject({ cpv: '4833', article: 'Beauty salon' })
    expect(termsFor(choice, open, earlier([], 'Beauty salon'))?.article).toBe('Beauty salon')
    expect(choiceOf(editsOf(choice), open)).toMatchObject({ article: 'Beauty salon' })
    // If other words were allowed, a sentence could be sent.
    expect(termsFor(choice, open, earlier(['Salon (website)']))?.article).toBeNull()
    expect(termsFor(choice, open)?.article).toBeNull()
  })
})

const offering = (titles: string[]) => ({
  id: 'l1',
  source: 'wikipedia',
  measure: 'interest',
  question: 'Is interest rising in “salon”?',
  outcome: 'ambiguous',
  cause: 'homonym',
  reason: 'Wikipedia has several articles that “salon” may mean. Pick one.',
  says: null,
  link: 'https://en.wikipedia.org/',
  queries: [],
  retrievedAt: null,
  scope: null,
  figures: [],
  series: [],
  items: titles.map((title) => ({ title, link: 'https://en.wikipedia.org/wiki/Salon' })),
  relevance: null,
  caveats: [],
})
