import { describe, expect, it } from 'vitest'
import { formatDate, parseTimestamp } from '@/shared/lib/dates'

const utc = (text: string) => parseTimestamp(text)?.toISOString()

describe('parseTimestamp', () => {
  it.each([
    ['2026-11-20T11:03:13.912Z', '2026-11-20T11:03:13.912Z'],
    ['2026-11-20 11:03:13.9+00', '2026-11-20T11:03:13.900Z'],
    ['2026-11-20 11:03:13.912345+00', '2026-11-20T11:03:13.912Z'],
    ['2026-11-20T11:03:13+05:30', '2026-11-20T05:33:13.000Z'],
    ['2026-11-20 11:03:13-0330', '2026-11-20T14:33:13.000Z'],
    ['2026-11-20 11:03:13-08', '2026-11-20T19:03:13.000Z'],
    ['2026-11-20 11:03', '2026-11-20T11:03:00.000Z'],
  ])('reads %s', (text, expected) => expect(utc(text)).toBe(expected))

  it('takes a day without a time as that day here, not as midnight in Greenwich', () => {
    const day = parseTimestamp('2026-11-20')
    expect([day?.getFullYear(), day?.getMonth(), day?.getDate()]).toEqual([2026, 10, 20])
  })

  it.each(['', 'yesterday', '2026', '2026-13-45 11:03:13+00', '20.11.2026'])('refuses %j', (text) => {
    expect(parseTimestamp(text)).toBeNull()
  })
})

describe('formatDate', () => {
  it('names day, month and year', () => expect(formatDate('2026-11-20')).toBe('Nov 20, 2026'))
  it('says when there is no date', () => expect(formatDate('')).toBe('Date unknown'))
})
