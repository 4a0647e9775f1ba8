import { entitlementsSchema, freeLimitsSchema, mayValidate, planSchema } from '@domain/pricing'
import { describe, expect, it } from 'vitest'

const entitlements = { pro: false, admin: false, used: 0, allowed: 1, phases: {} }

describe('the right to start a validation', () => {
  it.each([
    [0, 1, true],
    [1, 1, false],
    [2, 1, false],
    [0, 0, false],
    [999, null, true],
  ])('with %i used of %j is %j', (used, allowed, may) => {
    expect(mayValidate(entitlementsSchema.parse({ ...entitlements, used, allowed }))).toBe(may)
  })
})

describe('free limits', () => {
  it('count as nothing when the server leaves them out', () => {
    expect(freeLimitsSchema.parse({})).toEqual({ idea_validations: 0, unlocked_phases: ['interactive'] })
  })

  it('are read as they come', () => {
    const limits = { idea_validations: 3, unlocked_phases: ['interactive', 'poc'] }
    expect(freeLimitsSchema.parse(limits)).toEqual(limits)
  })
})

describe('entitlements', () => {
  it('leave the interactive phase open to everybody', () => {
    expect(entitlementsSchema.parse(entitlements).free_phases).toEqual(['interactive'])
  })

  it('hold the open phases of each project', () => {
    const phases = { p1: ['interactive', 'mvp'] }
    expect(entitlementsSchema.parse({ ...entitlements, phases }).phases).toEqual(phases)
    expect(entitlementsSchema.safeParse({ ...entitlements, phases: { p1: ['beta'] } }).success).toBe(false)
  })
})

describe('a plan', () => {
  it('has a price in dollars, also when it comes as text', () => {
    const plan = planSchema.parse({ id: 'pro', name: 'Pro', price: '29.00', interval: 'month', features: {} })
    expect(plan).toMatchObject({ price: 29, is_active: true, features: { validations: null, phases: [] } })
  })

  it('is billed monthly, yearly or once', () => {
    expect(
      planSchema.safeParse({ id: 'x', name: 'X', price: 1, interval: 'week', features: {} }).success,
    ).toBe(false)
  })
})
