import { state } from '@domain/basis'
import { asStored, fieldOf, readFields, writeFields } from '@domain/stored-fields'
import { describe, expect, it } from 'vitest'

describe('a stored field', () => {
  it('is found under its camelCase and its snake_case name', () => {
    expect(fieldOf({ targetMarket: 'a' }, 'targetMarket')).toBe('a')
    expect(fieldOf({ target_market: 'b' }, 'targetMarket')).toBe('b')
    expect(fieldOf({ targetMarket: null, target_market: 'b' }, 'targetMarket')).toBe('b')
    expect(fieldOf({ targetMarket: 'a', target_market: 'b' }, 'targetMarket')).toBe('a')
    expect(fieldOf({}, 'targetMarket')).toBeUndefined()
  })

  it.each([null, undefined, 7, 'text', [], [{}]])('is in no object when that is %j', (value) => {
    expect(asStored(value)).toEqual({})
  })
})

describe('writing and reading', () => {
  const record = {
    title: state('Baker', 'founder'),
    plain: 'as it is',
    goals: [state('Sleep', 'template'), state('Sell out', 'source', ['s1', 's2'])],
    nested: { list: [{ name: state('Till', 'model') }] },
  }
  const stored = writeFields(record)

  it('stores plain texts with the marks beside them, by path', () => {
    expect(stored).toEqual({
      title: 'Baker',
      plain: 'as it is',
      goals: ['Sleep', 'Sell out'],
      nested: { list: [{ name: 'Till' }] },
      basis: {
        title: { kind: 'founder', sources: [] },
        'goals.0': { kind: 'template', sources: [] },
        'goals.1': { kind: 'source', sources: ['s1', 's2'] },
        'nested.list.0.name': { kind: 'model', sources: [] },
      },
    })
  })

  it('gives the statements back', () => {
    const fields = readFields(stored)
    expect(fields.text('title')).toEqual(record.title)
    expect(fields.texts('goals')).toEqual(record.goals)
    expect(fields.child('nested').children('list')[0]?.text('name')).toEqual(state('Till', 'model'))
  })

  it('keeps each mark with its text when an empty one is left out', () => {
    const goals = [state('', 'founder'), state('Sell out', 'template')]
    expect(readFields(writeFields({ goals })).texts('goals')).toEqual([state('Sell out', 'template')])
  })

  it('reads rows without marks as statements without a basis', () => {
    expect(readFields({ title: 'Baker' }).text('title')).toEqual({ text: 'Baker', basis: null, sources: [] })
  })

  it('reads a number as text and anything else as empty', () => {
    const fields = readFields({ age: 35, goals: 'none', title: { x: 1 }, list: [null, 3] })
    expect(fields.text('age').text).toBe('35')
    expect(fields.texts('goals')).toEqual([])
    expect(fields.text('title').text).toBe('')
    expect(fields.texts('list').map(({ text }) => text)).toEqual(['3'])
    expect(fields.child('missing').children('list')).toEqual([])
  })

  it('counts a malformed mark as an assumption, never as a source', () => {
    const fields = readFields({ title: 'Baker', basis: { title: { kind: 'proven', sources: 7 } } })
    expect(fields.text('title').basis).toBe('assumption')
  })
})
