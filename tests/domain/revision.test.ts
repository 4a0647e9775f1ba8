import { revisionSchema } from '@domain/revision'
import { describe, expect, it } from 'vitest'

const validationId = '6a3f0c1e-0000-4000-8000-000000000001'
const range = { low: 1, base: 2, high: 3 }

describe('a revision', () => {
  it.each([
    { action: 'edit-market', inputs: { customers: range, fixedCosts: range } },
    { action: 'edit-market', inputs: {} },
    { action: 'reset-market' },
    { action: 'rerun', section: 'concept' },
    { action: 'rerun', section: 'audience' },
    { action: 'switch-version', section: 'market' },
  ])('may be $action', (revision) => {
    expect(revisionSchema.parse({ validationId, ...revision })).toEqual({ validationId, ...revision })
  })

  it.each([
    ['without an action', { validationId }],
    ['with an unknown action', { validationId, action: 'delete' }],
    ['without a validation', { action: 'reset-market' }],
    ['with a validation that is no id', { validationId: '1 or 1=1', action: 'reset-market' }],
    ['of a section that nobody writes', { validationId, action: 'rerun', section: 'evidence' }],
    ['of no section', { validationId, action: 'switch-version' }],
    ['with an unknown input', { validationId, action: 'edit-market', inputs: { luck: range } }],
    ['without inputs', { validationId, action: 'edit-market' }],
    ['with half a range', { validationId, action: 'edit-market', inputs: { customers: { base: 1 } } }],
    ['that is no object', 'reset-market'],
    ['that is a list', [{ validationId, action: 'reset-market' }]],
    ['that is nothing', null],
  ])('is refused %s', (_, body) => {
    expect(revisionSchema.safeParse(body).success).toBe(false)
  })
})
