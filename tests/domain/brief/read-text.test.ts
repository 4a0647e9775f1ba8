import { describe, expect, it } from 'vitest'
import { readText } from '../../../supabase/functions/_shared/domain/brief/read-text'
import { wordsAt } from '../../../supabase/functions/_shared/domain/brief/reading'

const IDEA =
  'Every autumn the drains of our street clog with leaves, and the cellars of three houses stand under water. Sewer firms do this for big estates, but they ask for 300 euros and don’t come to one street for a single drain. GullyCheck is a service that clears the drains before the storm without digging up the pavement.'

describe('reading a text', () => {
  it('quotes a whole sentence where no words of it say enough', () => {
    const { values } = readText(IDEA)
    for (const field of ['problem', 'difference'] as const)
      for (const { value, span } of values[field] ?? []) expect(wordsAt(IDEA, span)).toBe(value)
    expect(values.problem?.[0]?.value.split(' ').length).toBeGreaterThan(3)
    expect(values.difference?.[0]?.value).toContain('don’t come to one street')
  })

  it('offers no harm as a feature', () => {
    const actions = readText(IDEA).values.actions?.map(({ value }) => value) ?? []
    expect(actions.filter((value) => value.startsWith('digging'))).toEqual([])
  })

  it('reads nothing of a language that it does not know', () => {
    expect(readText('Wir bauen eine App für Bäcker, die den Bedarf von morgen schätzt.').values).toEqual({})
  })
})
