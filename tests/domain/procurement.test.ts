import { procurementLabel, procurementsOf } from '@domain/procurement'
import { describe, expect, it } from 'vitest'

const codes = (category: string, isSoftware?: boolean) =>
  procurementsOf(category, isSoftware).map(({ cpv }) => cpv)

describe('what public buyers buy a category as', () => {
  it('is software by its subject, and any software where the table has no subject', () => {
    expect(codes('dental recall software')).toEqual(['4818', '48', '72'])
    expect(codes('shift planning app')[0]).toBe('4833')
    expect(codes('bakery software')).toEqual(['48', '72'])
    expect(codes('keg ledger', true)).toEqual(['4843', '48', '72'])
  })

  it('is goods or a service by the head of the phrase first', () => {
    expect(codes('translation memory')).toEqual(['7953'])
    expect(codes('office cleaning')).toEqual(['909'])
    expect(codes('school lunch catering')[0]).toBe('5552')
  })

  it('is open where no word says anything', () => {
    expect(codes('pace partner')).toEqual([])
    expect(codes('')).toEqual([])
  })

  it('has a label for each code that it offers', () => {
    expect(procurementLabel('4818')).toBe('Medical software')
    expect(procurementLabel('48461000')).toBe('CPV 48461000')
  })
})
