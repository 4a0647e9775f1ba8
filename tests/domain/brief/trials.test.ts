import { describe, expect, it } from 'vitest'
import {
  type Brief,
  type BriefValues,
  emptyBrief,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { demand } from '../../../supabase/functions/_shared/domain/brief/demand'
import {
  depositsOf,
  statesTakings,
  trialIn,
  trialOf,
} from '../../../supabase/functions/_shared/domain/brief/trials'

type Evidence = BriefValues['evidence']
const sign = (kind: Evidence['kind'], text: string, count: number | null = null): Evidence => ({
  kind,
  count,
  text,
  link: null,
})
const briefWith = (...evidence: Evidence[]): Brief => ({
  ...emptyBrief(),
  evidence: answered(evidence, emptyBrief().evidence),
})

describe('a trial in the founder’s words', () => {
  it.each([
    ['Two hotels have tried it.', 2, false],
    ['Six depots have been testing the sensor since May.', 6, false],
    ['A hospice in Ghent has used our prototype for three weeks.', 1, false],
    ['Four gyms are piloting it.', 4, false],
    ['We ran a pilot with two schools.', 2, false],
    ['A pilot with a quarry starts in March.', 1, true],
    ['The trial at three garages begins next month.', 3, true],
  ])('is read from “%s”', (words, people, planned) => {
    expect(trialIn(words)).toEqual({ people, planned, words: words.replace(/\.$/, '') })
  })

  it.each([
    'Two hotels would have tried it.',
    'A free trial with one month included.',
    'No one has tried it.',
    'Three hotels want to run a pilot.',
    'They tried it with paper.',
    'Each crew uses two vans.',
  ])('is not read from “%s”', (words) => {
    expect(trialIn(words)).toBeNull()
  })

  it('leaves no claim in the summary that nothing shows demand', () => {
    const idea = 'A lamp for beekeepers. Two clubs have tried it.'
    const line = demand(emptyBrief(), idea)
    expect(line).toBeNull()
  })

  it('is no sign once the founder says that there is no evidence', () => {
    const brief: Brief = { ...emptyBrief(), evidence: { state: 'none' } }
    expect(trialOf(brief, 'Two clubs have tried it.')).toBeNull()
    expect(depositsOf(brief, 'Nine clubs paid a deposit.')).toBe(0)
  })
})

describe('deposits', () => {
  it.each([
    [briefWith(sign('paying', 'paid a deposit', 4)), 'A boat.', 4],
    [briefWith(sign('other', 'Seven families put down a deposit')), 'A boat.', 7],
    [briefWith(sign('interviews', 'asked them about a deposit', 12)), 'A boat.', 0],
    [emptyBrief(), 'A boat. Five sailors left a deposit of €200.', 5],
    [emptyBrief(), 'A boat. Sailors would pay a deposit.', 0],
    [emptyBrief(), 'A boat. Half of the price is a deposit.', 0],
  ])('are counted, case %#', (brief, idea, count) => {
    expect(depositsOf(brief, idea)).toBe(count)
  })
})

describe('money that is taken', () => {
  it.each([
    ['We earn £55 a day at the market', true],
    ['Takings of $300 a week', true],
    ['One shop paid us €90', true],
    ['They lose €400 a week to it', false],
    ['A consultant charges them €900', false],
    ['We would charge €30', false],
    ['We sold some', false],
  ])('%s: %s', (text, taken) => {
    expect(statesTakings(sign('other', text))).toBe(taken)
  })
})
