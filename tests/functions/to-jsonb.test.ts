import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJsonb } from '../../supabase/functions/_shared/db/to-jsonb.ts'

describe('a value on its way into jsonb', () => {
  it('loses NUL and half characters, which Postgres refuses, in texts and keys at any depth', () => {
    expect(toJsonb({ 'a\u0000': ['x\u0000y', { 'b\ud83d': 'half \ud83d end' }] })).toEqual({
      a: ['xy', { 'b\ufffd': 'half \ufffd end' }],
    })
  })

  it('leaves out what JSON has no word for', () => {
    expect(toJsonb({ a: undefined, b: null, c: 1 })).toEqual({ b: null, c: 1 })
    expect(toJsonb(null)).toBeNull()
  })

  it('keeps __proto__ as a key like any other, which changes no prototype', () => {
    const text = '{"a":{"__proto__":{"admin":true},"constructor":1}}'
    const stored = toJsonb(JSON.parse(text))
    expect(JSON.stringify(stored)).toBe(text)
    expect(stored).not.toHaveProperty('a.admin')
  })

  it('keeps the last of keys that differ only by what is removed, as jsonb does', () => {
    expect(toJsonb({ a: 1, 'a\u0000': 2 })).toEqual({ a: 2 })
  })

  it('is otherwise the same JSON', () => {
    const json = fc
      .jsonValue({ stringUnit: 'grapheme' })
      .filter((value) => !JSON.stringify(value).includes('\\u'))
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.stringify(toJsonb({ value }))).toBe(JSON.stringify({ value }))
      }),
    )
  })

  it('never holds what Postgres refuses', () => {
    const odd = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(fc.dictionary(odd, fc.array(odd)), (value) => {
        expect(JSON.stringify(toJsonb(value))).not.toMatch(/\\u0000|\\ud[89a-f]/)
      }),
    )
  })
})
