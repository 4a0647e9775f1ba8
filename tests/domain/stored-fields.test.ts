import { state } from '@domain/basis'
import {
  entries,
  fieldOf,
  fields,
  filledStatement,
  markedFields,
  maybe,
  required,
  statement,
  statements,
  toRecord,
} from '@domain/stored-fields'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

describe('a stored field', () => {
  it('is found under its camelCase and its snake_case name', () => {
    expect(fieldOf({ targetMarket: 'a' }, 'targetMarket')).toBe('a')
    expect(fieldOf({ target_market: 'b' }, 'targetMarket')).toBe('b')
    expect(fieldOf({ targetMarket: null, target_market: 'b' }, 'targetMarket')).toBe('b')
    expect(fieldOf({ targetMarket: 'a', target_market: 'b' }, 'targetMarket')).toBe('a')
    expect(fieldOf({}, 'targetMarket')).toBeUndefined()
  })

  it.each([null, undefined, 7, 'text', [], [{}]])('is in no object when that is %j', (value) => {
    expect(toRecord(value)).toEqual({})
  })
})

describe('the marks of a record', () => {
  const record = {
    title: state('Baker', 'founder'),
    plain: 'as it is',
    goals: [state('Sleep', 'template'), state('Sell out', 'source', ['s1', 's2'])],
    nested: { painPoints: [{ name: state('Till', 'model') }] },
  }
  const stored = z.encode(markedFields, record)

  it('are stored by path beside plain texts', () => {
    expect(stored).toEqual({
      title: 'Baker',
      plain: 'as it is',
      goals: ['Sleep', 'Sell out'],
      nested: { painPoints: [{ name: 'Till' }] },
      basis: {
        title: { kind: 'founder', sources: [] },
        'goals.0': { kind: 'template', sources: [] },
        'goals.1': { kind: 'source', sources: ['s1', 's2'] },
        'nested.painPoints.0.name': { kind: 'model', sources: [] },
      },
    })
  })

  it('come back with their texts', () => {
    expect(markedFields.parse(stored)).toEqual(record)
  })

  it('are found where the row is spelled in snake_case', () => {
    const { nested, ...rest } = stored
    expect(markedFields.parse({ ...rest, nested: { pain_points: [{ name: 'Till' }] } }).nested).toEqual({
      pain_points: [{ name: state('Till', 'model') }],
    })
  })

  it('stay with their texts when an empty one is left out', () => {
    const { goals } = z.encode(markedFields, { goals: [state('', 'founder'), state('Sell out', 'template')] })
    const marked = markedFields.parse({ goals, basis: { 'goals.1': { kind: 'template' } } })
    expect(statements.parse(marked.goals)).toEqual([state('Sell out', 'template')])
  })

  it('count as an assumption where they are malformed, never as a source', () => {
    const { title } = markedFields.parse({ title: 'Baker', basis: { title: { kind: 'proven', sources: 7 } } })
    expect(title).toEqual(state('Baker', 'assumption'))
  })

  it('mark nothing but texts', () => {
    const basis = { list: { kind: 'model' }, flag: { kind: 'model' }, gone: { kind: 'model' } }
    expect(markedFields.parse({ list: [], flag: true, basis })).toEqual({ list: [], flag: true })
  })
})

describe('reading', () => {
  const shelf = fields({ name: statement, goods: entries(fields({ item: filledStatement })) })

  it('takes a text without a mark for a statement without a basis', () => {
    expect(statement.parse('Baker')).toEqual({ text: 'Baker', basis: null, sources: [] })
  })

  it('takes a number for a text and anything else for an empty one', () => {
    const textOf = (value: unknown) => statement.parse(value).text
    expect([35, { x: 1 }, null, [], true].map(textOf)).toEqual(['35', '', '', '', ''])
    expect(statements.parse([null, 3]).map(({ text }) => text)).toEqual(['3'])
    expect(statements.parse('none')).toEqual([])
  })

  it.each([null, undefined, 7, 'text', [], [{}]])('finds no fields in %j', (value) => {
    expect(shelf.parse(value)).toEqual({ name: { text: '', basis: null, sources: [] }, goods: [] })
    expect(maybe(required(shelf)).parse(value)).toBeNull()
  })

  it('leaves out entries that cannot be read and keeps the others', () => {
    expect(shelf.parse({ goods: [7, { item: '' }, { item: 'Rye' }] }).goods).toMatchObject([
      { item: { text: 'Rye' } },
    ])
  })

  it('reads what was read before as the same', () => {
    const read = shelf.parse({ name: 'Bread', goods: [{ item: state('Rye', 'founder') }] })
    expect(shelf.parse(read)).toEqual(read)
  })
})
