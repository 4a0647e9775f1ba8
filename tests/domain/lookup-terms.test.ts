import { type BriefChanges, CONSUMERS, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { choiceOf, lookupChoiceSchema, proposedTerms, termEditsSchema, termsFor } from '@domain/lookup-terms'
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
})
