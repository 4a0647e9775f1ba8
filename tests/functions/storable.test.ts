import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storable } from '../../supabase/functions/_shared/run/storable.ts'

describe('a storable value', () => {
  it('drops NUL and half characters, which jsonb refuses, at any depth', () => {
    expect(storable({ a: ['x\u0000y', { b: 'half \ud83d end' }] })).toEqual({
      a: ['xy', { b: 'half \ufffd end' }],
    })
  })

  it('leaves out what JSON has no word for', () => {
    expect(storable({ a: undefined, b: null, c: 1 })).toEqual({ b: null, c: 1 })
    expect(storable(null)).toBeNull()
  })

  it('leaves every other value as it is', () => {
    const json = fc
      .jsonValue({ stringUnit: 'grapheme' })
      .filter((value) => !JSON.stringify(value).includes('\\u'))
    fc.assert(
      fc.property(json, (value) => {
        expect(storable({ value })).toEqual(JSON.parse(JSON.stringify({ value })))
      }),
    )
  })

  it('never holds what Postgres refuses', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        const stored = JSON.stringify(storable({ texts }))
        expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/)
      }),
    )
  })
})
