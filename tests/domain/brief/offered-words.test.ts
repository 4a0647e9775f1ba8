import { emptyBrief } from '@domain/brief/brief'
import { offersOf } from '@domain/brief/offers'
import { readText } from '@domain/brief/read-text'
import { withReading } from '@domain/brief/with-reading'
import { describe, expect, it } from 'vitest'

const offered = (field: 'price' | 'place' | 'today', idea: string) =>
  offersOf(withReading(emptyBrief(), readText(idea), idea), field, idea).map(({ words }) => words)

describe('words that are offered for an open question', () => {
  it('are no costs, losses, rents or incomes where the price is asked for', () => {
    const idea =
      'An app for renters in Leeds that files photos. I lost a £3,400 deposit. The server costs us £90 a month, ' +
      'rent is £210, and £19 might do.'
    expect(offered('price', idea)).toEqual(['£19'])
  })

  it('are no place of a supplier', () => {
    expect(offered('place', 'A tracker for beehives. Parts come from a factory in Shenzhen.')).toEqual([])
  })

  it('are nothing that founders say of themselves where today’s way is asked for', () => {
    const idea =
      'A scale for beekeepers that weighs the hive. Our parts cost us €88, and we built 40 of them last winter in the shed.'
    expect(offered('today', idea)).toEqual([])
  })
})
