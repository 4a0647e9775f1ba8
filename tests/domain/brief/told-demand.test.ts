import { readFileSync } from 'node:fs'
import { peopleWords } from '@domain/brief/told-result'
import { describe, expect, it } from 'vitest'
import { emptyBrief } from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { demand } from '../../../supabase/functions/_shared/domain/brief/demand'
import {
  asTold,
  demandIn,
  hasSold,
  judged,
  latestDemand,
  peopleIn,
} from '../../../supabase/functions/_shared/domain/brief/told-demand'

const open = emptyBrief()

describe('the stage of demand that a text tells', () => {
  it.each([
    ['The health-food store has reordered four times since Easter.', 'repeat'],
    ['Seven of the nine families booked again.', 'repeat'],
    ['Nine of them came from someone who stood in the line.', 'repeat'],
    ['118 packs went at the show in a day and a half.', 'sold'],
    ['Since Easter we’ve done 14 funerals.', 'sold'],
    ['In July and August we had 164 nights from 22 owners.', 'sold'],
    ['37 juniors bought the first videos.', 'sold'],
    ['Now we serve two clubs, one pays and the other lends us a room.', 'sold'],
    ['The first run was sold out in nine days.', 'sold'],
    ['One pays already 500 because he is a cousin.', 'sold'],
    ['64 paid 20 euros in advance for the first video.', 'prepaid'],
    ['Three of the four signed a letter for next season.', 'signed'],
    ['Hotels with a signed letter for next season.', 'signed'],
    ['Last winter I put it on five houses, and two could skip one removal.', 'served'],
    ['Three agents have let me run it in one block each.', 'tried'],
    ['One harbor signed for a test season.', 'tried'],
    ['Two guest houses serve it at breakfast.', 'tried'],
    ['Three chandleries have said they’d put it on the counter.', 'stocked'],
    ['26 traders gave their name after the demonstration.', 'waiting'],
    ['I talked to 12 bakers about it.', 'talked'],
  ])('%s', (words, stage) => {
    expect(demandIn(words)?.stage).toBe(stage)
  })

  it.each([
    'Bakers would buy it again.',
    'Half of the cadets must come again after three months.',
    'Customers never come back.',
    'Before, 31 crowns per month came back to repeat.',
    'Forty jackets came back broken.',
    'The app reorders flour when it runs out.',
    '2 million people bought a scooter last year.',
    'Farmers pay a shearer.',
    'One farmer told us they pay £90 to a shearer.',
    'Every club throws away bags of balls.',
  ])('is none in “%s”', (words) => {
    expect(demandIn(words)).toBeNull()
  })

  it('counts people and no things', () => {
    expect(demandIn('64 paid 20 euros in advance.')?.count).toBe(64)
    expect(demandIn('Three of the four signed a letter.')?.count).toBe(3)
    expect(demandIn('We sold 40 mugs.')?.count).toBeNull()
    expect(demandIn('118 packs went at the show.')?.count).toBeNull()
  })

  it('is the kind that the words of another sign tell', () => {
    const sign = {
      kind: 'other' as const,
      count: 17,
      text: 'Cars I took for friends, nine of them paid',
      link: null,
    }
    expect(asTold(sign)).toMatchObject({ kind: 'paying', count: 9 })
    expect(asTold({ ...sign, text: 'Cars of friends' })).toMatchObject({ kind: 'other', count: 17 })
    const brief = {
      ...open,
      evidence: answered([{ ...sign, text: 'Cars of friends, without charging' }], open.evidence),
    }
    expect(latestDemand(brief, '')?.stage).toBe('tried')
  })

  it('is never denied', () => {
    const idea = 'We sharpen shears for sheep farmers. Eleven farmers have paid us.'
    const line = demand(open, idea)
    expect(line).toBeNull()
    expect(hasSold(open, idea)).toBe(true)
  })

  it('is the latest one of answers and text, and none where the founder says so', () => {
    const waiting = { kind: 'waiting' as const, count: 9, text: 'nine on the list', link: null }
    const brief = { ...open, evidence: answered([waiting], open.evidence) }
    expect(latestDemand(brief, 'Mugs for bakers.')?.stage).toBe('waiting')
    expect(latestDemand(brief, 'Mugs for bakers. We sold 40 mugs.')?.stage).toBe('sold')
    expect(latestDemand({ ...open, evidence: { state: 'none' } }, 'We sold 40 mugs.')).toBeNull()
  })
})

describe('the judgment of one sign of demand', () => {
  const sign = (count: number | null, text: string) => ({ kind: 'other' as const, count, text, link: null })

  it.each([
    [4, 'Pharmacies in Braga test a prototype since March', 'tried', 4],
    [2, 'Schools agreed for free pilot in June', 'tried', 2],
    [7, 'Bakeries that pay since May', 'sold', 7],
    [1, 'Firm in Leeds trying it on four trucks', 'tried', 1],
    [6, 'Guest houses which have our card', 'stocked', 6],
    [54, 'Loads matched by phone in three months', 'served', null],
    [4, 'Mules that have worn them for one harvest', 'served', null],
  ])('of %i and “%s”', (count, text, stage, customers) => {
    expect(judged(sign(count, text))).toEqual({ stage, words: text, count: customers })
  })

  it('is none of what people would do or only looked at', () => {
    expect(judged(sign(900, 'Followers of my page'))).toBeNull()
    expect(judged(sign(6, 'Bakers who could use it next year'))).toBeNull()
  })

  it('agrees with three in four of the annotated signs', () => {
    const SAME: Readonly<Record<string, readonly string[]>> = {
      paying: ['sold', 'repeat'],
      sold: ['sold', 'repeat'],
      prepaid: ['prepaid', 'signed', 'sold'],
      signed: ['signed', 'prepaid'],
      tried: ['tried', 'served'],
      waiting: ['waiting'],
      asked: ['waiting'],
      talked: ['talked'],
    }
    const annotated: Readonly<Record<string, readonly [string, number | null]>> = JSON.parse(
      readFileSync(new URL('../../reading/evidence-stages.json', import.meta.url), 'utf8'),
    )
    const known = Object.entries(annotated).filter(([, [stage]]) => SAME[stage])
    const right = known.filter(([text, [stage, count]]) =>
      SAME[stage]?.includes(judged(sign(count, text))?.stage ?? ''),
    )
    expect(right.length / known.length).toBeGreaterThan(0.7)
  })
})

it.each([
  ['57 pieces sold from my garage in two Saturdays, R9 800 altogether', null],
  ['people who put their name down after one post', null],
  ['Nine shop owners on Mont-Royal, four said yes', 'Nine shop owners on Mont-Royal'],
])('names whom to go back to in %j', (text, people) => expect(peopleWords(text)).toBe(people))

it('counts no digits of an amount as people', () => {
  expect(peopleIn('pieces sold in two Saturdays, R9 800 altogether')).toBeNull()
})
