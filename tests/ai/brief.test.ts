import { emptyBrief, entriesOf, toBrief } from '@domain/brief/brief'
import { answered, cleared } from '@domain/brief/changes'
import { wordsAt } from '@domain/brief/reading'
import { describe, expect, it } from 'vitest'
import { briefText } from '../../supabase/functions/_shared/ai/prompts/brief'
import { briefFromModel } from '../../supabase/functions/_shared/ai/sections/brief'
import { SAMPLE_CONCEPT, SAMPLE_IDEA } from './sample-concept'

const { brief: OUTPUT } = SAMPLE_CONCEPT
const open = emptyBrief()

describe('the brief that a model reads', () => {
  it('quotes the idea, counted in code points', () => {
    const idea = `🚲 ${SAMPLE_IDEA}`
    const [customer] = entriesOf(briefFromModel(open, OUTPUT, idea, 'gpt'), 'customer')
    expect(customer).toMatchObject({
      value: OUTPUT.customer,
      confirmed: false,
      origin: { kind: 'model', name: 'gpt' },
    })
    expect(
      customer?.origin.kind === 'model' && customer.origin.quote && wordsAt(idea, customer.origin.quote),
    ).toBe(OUTPUT.customer)
  })

  it('carries no quotation for words that the idea does not hold', () => {
    const [risk] = entriesOf(
      briefFromModel(open, { ...OUTPUT, risks: ['Apple copies it'] }, SAMPLE_IDEA, 'gpt'),
      'risks',
    )
    expect(risk?.origin).toEqual({ kind: 'model', name: 'gpt', quote: null })
  })

  it('leaves answers, fields that do not apply and cleared words alone', () => {
    const read = briefFromModel(open, OUTPUT, SAMPLE_IDEA, 'gpt')
    const before = toBrief({
      ...open,
      customer: answered(['Cyclists'], open.customer),
      user: { state: 'none' },
      today: { state: 'open', silenced: ['paper tickets'] },
    })
    const after = briefFromModel(before, OUTPUT, SAMPLE_IDEA, 'gpt')
    expect(after.customer).toEqual(before.customer)
    expect(after.user).toEqual({ state: 'none' })
    expect(after.today.state).toBe('open')
    expect(cleared(read.product, SAMPLE_IDEA).state).toBe('open')
  })

  it('survives values that are empty, repeated, too many or too long', () => {
    const actions = ['', 'x'.repeat(5000), ...Array.from({ length: 30 }, (_, n) => `does ${n}`), 'does 1']
    const read = briefFromModel(open, { ...OUTPUT, actions, product: ' \u0000 ' }, SAMPLE_IDEA, 'gpt')
    expect(entriesOf(read, 'actions').length).toBeLessThanOrEqual(8)
    expect(read.product.state).toBe('open')
  })
})

it('goes to models one field a line, without what is open', () => {
  const brief = toBrief({ ...open, customer: answered(['Bakers'], open.customer), user: { state: 'none' } })
  expect(briefText(brief)).toBe('Customer: Bakers\nUser: does not apply')
})
