import { describe, expect, it } from 'vitest'
import { natureOf, wordsEverywhere } from '../../supabase/functions/_shared/roadmap/compose/nature-of'

const kindOf = (...given: Parameters<typeof natureOf>) => natureOf(...given).work
const RECORDS = 'storing, changing and undoing it'

describe('the kind of a feature', () => {
  it.each([
    ['Payment through a licensed provider, with receipts', 'payments, receipts and refunds'],
    ['Identity check before the first payout', 'permissions, consent and a log of who did what'],
    ['Calendar of free days, with a reminder', 'times, capacity and two people who want the same slot'],
    ['Reminder the evening before, in the calendar', 'sending, opting out and a record of what was sent'],
    ['Export in a form that opens in a spreadsheet', 'reading, checking and writing the other system’s data'],
    ['Summarise contracts', 'the model behind it, its limits and its cost per use'],
    ['Photos from three sides', 'upload, storage, size limits and deletion'],
  ])('of “%s” is told by its first telling word', (description, work) => {
    expect(kindOf(description)).toBe(work)
  })

  it.each([
    'First meeting of owner and sitter before the first paid visit',
    'Templates instead of long e-mail threads',
    'Pay range of each job',
    'Cover for damage or non-delivery',
    '犬の散歩',
    '',
  ])('of “%s” is plain records', (description) => {
    expect(kindOf(description)).toBe(RECORDS)
  })

  it('is not told by what the whole product is about', () => {
    const features = [
      'Templates for invoices',
      'One view of invoices',
      'Saved views of invoices',
      'History of invoices',
      'Payment by card',
      'Notes on orders',
      'Colours',
    ]
    const everywhere = wordsEverywhere(features)
    expect([...everywhere]).toEqual(['invoices'])
    expect(kindOf('Templates for invoices')).toBe('payments, receipts and refunds')
    expect(kindOf('Templates for invoices', everywhere)).toBe(RECORDS)
    expect(kindOf('Payment by card', everywhere)).toBe('payments, receipts and refunds')
  })

  it('of a few features uses all of their words', () => {
    expect([...wordsEverywhere(['Payment by card'])]).toEqual([])
  })
})
