import { state } from '@domain/basis'
import type { Report, Risk } from '@domain/report'
import { describe, expect, it } from 'vitest'
import { EMPTY, metricOf, personaWith, riskWith, scoreOf, withMarket } from './given'

describe('reachability', () => {
  const forum = state('The bakers forum', 'model')
  const reportOn = (...channels: (typeof forum | null)[]): Report => ({
    ...EMPTY,
    audience: { personas: channels.map(personaWith) },
  })
  const scoreWith = (...channels: (typeof forum | null)[]) => scoreOf(reportOn(...channels), 'reachability')

  it('is the share of personas with a named channel', () => {
    expect(scoreWith(forum, null, null)).toBe(3.3)
    expect(scoreWith(forum, forum, null)).toBe(6.7)
    expect(scoreWith(forum)).toBe(10)
  })

  it('takes an empty name for none', () => {
    expect(scoreWith(state('', 'model'), forum)).toBe(5)
  })

  it('cannot be told without personas, or without any channel', () => {
    expect(scoreWith()).toBeNull()
    expect(scoreWith(null, null, null)).toBeNull()
    expect(scoreOf(EMPTY, 'reachability')).toBeNull()
  })

  it('counts channels that only the founder names as answers', () => {
    const own = (text: string) => state(text, 'founder')
    expect(metricOf(reportOn(own('A fair'), null), 'reachability')).toMatchObject({
      score: 2,
      answered: true,
    })
    expect(scoreWith(own('A fair'), own('A fair'))).toBe(2)
    expect(scoreWith(own('A fair'), own('Leaflets'))).toBe(3)
    expect(scoreWith(own('A fair with 400 visitors'), own('Leaflets'))).toBe(3)
    expect(metricOf(reportOn(own('A fair'), forum), 'reachability')).toMatchObject({
      score: 10,
      answered: false,
    })
  })

  it('names the channel of each', () => {
    const { inputs, reason } = metricOf(reportOn(forum, null), 'reachability')
    expect(inputs).toEqual([
      { label: 'A baker', value: 'The bakers forum', basis: 'model', sources: [] },
      { label: 'A baker', value: 'No named channel', basis: 'template', sources: [] },
    ])
    expect(reason).toBe('1 of 2 personas can be reached through a named channel, and 10 × 1 ÷ 2 is 5.')
  })
})

describe('risk and compliance', () => {
  const reportOn = (...risks: Risk[]) => withMarket({ risks })
  const scoreWith = (...risks: Partial<Risk>[]) =>
    scoreOf(reportOn(...risks.map(riskWith)), 'riskAndCompliance')

  it('is ten less severity times what is left of each risk', () => {
    expect(scoreWith()).toBe(10)
    expect(scoreWith({ severity: 3, unmitigatedShare: 1 })).toBe(7)
    expect(scoreWith({ severity: 3, unmitigatedShare: 0 })).toBe(10)
    // 3 × 0.45 + 3 × 0.9 is 4.05, or slightly more in binary fractions.
    expect(scoreWith(...[0.45, 0.9].map((left) => ({ severity: 3, unmitigatedShare: left })))).toBe(6)
    expect(scoreWith({ severity: 2, unmitigatedShare: 0.5 }, { severity: 3, unmitigatedShare: 0.25 })).toBe(
      8.3,
    )
  })

  it('is never below 0', () => {
    expect(scoreWith(...Array.from({ length: 5 }, () => ({ severity: 3 })))).toBe(0)
  })

  it('is 0 for what the law forbids, whatever else is well', () => {
    expect(scoreWith({ unmitigatedShare: 0 }, { legalKnockOut: true, unmitigatedShare: 0 })).toBe(0)
  })

  it('cannot be told when nobody weighed the risks', () => {
    expect(scoreOf(withMarket({ risks: null }), 'riskAndCompliance')).toBeNull()
    expect(scoreOf(EMPTY, 'riskAndCompliance')).toBeNull()
  })

  it('shows each risk with both factors', () => {
    const { inputs, reason } = metricOf(
      reportOn(
        riskWith({ severity: 3, unmitigatedShare: 0.4 }),
        riskWith({ severity: 2, unmitigatedShare: 0.125 }),
      ),
      'riskAndCompliance',
    )
    expect(inputs.map(({ value }) => value)).toEqual([
      'Severity 3 of 3, 40% of it left',
      'Severity 2 of 3, 12.5% of it left',
    ])
    expect(reason).toBe(
      "The score is 10 less 1.45, the sum of each risk's severity times what is left of it, and 0 at least.",
    )
  })
})
