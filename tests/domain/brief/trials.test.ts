import { describe, expect, it } from 'vitest'
import {
  type Brief,
  type BriefValues,
  emptyBrief,
} from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { countsPeople } from '../../../supabase/functions/_shared/domain/brief/counted-people'
import { demand } from '../../../supabase/functions/_shared/domain/brief/demand'
import {
  asTold,
  demandIn,
  judged,
  withoutPieces,
} from '../../../supabase/functions/_shared/domain/brief/told-demand'
import { findingIn, trialResultIn } from '../../../supabase/functions/_shared/domain/brief/told-result'
import {
  depositsOf,
  promisedTrialIn,
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

describe('a promise of a trial', () => {
  it.each([
    ["Four places told me they'd trial it.", 4],
    ['Six stores agreed to test it next month.', 6],
    ['Two dentists would try it.', 2],
    ['Three hotels want to run a pilot.', 3],
    ['Five depots promised us a trial.', 5],
    ['Nine garages are willing to try one.', 9],
  ])('is neither a conversation nor a trial: %s', (words, people) => {
    expect(promisedTrialIn(words)?.people).toBe(people)
    expect(asTold(sign('interviews', words, people)).kind).toBe('other')
    expect(judged(sign('other', words, people))?.stage).toBe('talked')
  })

  it.each([
    'Two hotels have tried it.',
    'Five farms have been trialling it since May.',
    'Eight families asked for the price.',
    'No one would try it.',
    'We want to test it in June.',
    'Three firms sell a free trial.',
    'Seven shops bought a box.',
  ])('is not read from “%s”', (words) => {
    expect(promisedTrialIn(words)).toBeNull()
  })
})

describe('what is free, lent or on trial', () => {
  it.each([
    'We have done 14 lifts free of cost in Warje',
    'I fixed 30 bikes for free last spring',
    'lent out my two buggies to 23 families, most of them gave me something for it',
    'two stations trialling, three units each, not paying yet',
    'We delivered 12 crates without charge',
    'They had 9 tents on trial and gave us a tip',
    'The college gave me 60 names',
  ])('is no sale: %s', (words) => {
    expect(['sold', 'repeat', 'prepaid']).not.toContain(demandIn(words)?.stage)
  })

  it.each([
    'We gave away ten for free and we sold 40 at the fair',
    'Two tried it for free, and 12 shops bought a box',
    'I lent one to my brother, and five families paid me for Easter',
    'It rang 4 times for nothing, and 11 farms bought one',
  ])('leaves a sale beside it: %s', (words) => {
    expect(demandIn(words)?.stage).toBe('sold')
  })
})

it('counts people by what only people do, and no pieces as people', () => {
  expect(countsPeople('two stations trialling, three units each')).toBe(true)
  expect(countsPeople('Four places told me')).toBe(true)
  expect(countsPeople('14 lifts checked')).toBe(false)
  expect(countsPeople('Six pumps running since May')).toBe(false)
  const made = "I've built five out of parts and my brother in law and three neighbors ran them all winter"
  expect(withoutPieces(sign('other', made, 5)).count).toBe(4)
  expect(withoutPieces(sign('other', '5 bakers use it', 5)).count).toBe(5)
})

it('keeps what was found and what a trial has shown', () => {
  expect(findingIn('14 lifts free of cost, and in 9 of them the contact was faulty')).toMatchObject({
    part: 9,
    whole: 14,
  })
  expect(findingIn('We read 40 bills, at 12 of them something was wrong')).toMatchObject({
    part: 12,
    whole: 40,
  })
  expect(findingIn('40 bills, in 12 of them a stamp was green')).toBeNull()
  expect(trialResultIn('Six have been in use since May and picked up three leaks.')).not.toBeNull()
  expect(trialResultIn('It would be in use and catch three leaks.')).toBeNull()
})
