import { describe, expect, it } from 'vitest'
import {
  type Alternative,
  type Brief,
  type BriefValues,
  emptyBrief,
} from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { markdownOf, remembered, reportOn } from './written'

/*
 * A report is read to its end only if it is short. Counted are the words of the Markdown export without its title, the
 * table of the brief and addresses.
 */

const MOST_WORDS = 900

const open = emptyBrief()
const said = <Value>(...values: Value[]) => answered<Value>(values, { state: 'open', silenced: [] })
const alternative = (name: string, price: Alternative['price'] = null): Alternative => ({
  name,
  price,
  link: null,
})
const place = (name: string, country: string, local: boolean) => ({ name, country, local })
type Evidence = BriefValues['evidence']
const sign = (kind: Evidence['kind'], count: number): Evidence => ({ kind, count, text: '', link: null })

interface Case {
  idea: string
  /** What its founder answers first. */
  half: Partial<Brief>
  /** Everything else that they answer. */
  rest: Partial<Brief>
}

const CASES: Readonly<Record<string, Case>> = {
  'software for stables': {
    idea: 'Riding stables plan lessons, horses and teachers on a whiteboard, and on Saturdays two children stand in front of one pony. StallPlan is booking software for riding stables. Parents book a lesson on the phone, the stable sees which horse has worked enough today, and the teacher gets the list in the morning. 39 euros a month per stable. In Lower Saxony there are about 1,100 stables. I taught riding for nine years.',
    half: {
      customer: said('riding stables'),
      problem: said('two children stand in front of one pony'),
      problemCost: said({ amount: 90, currency: 'EUR', every: 'week' as const }),
      nature: answered(['software'], open.nature),
      evidence: said(sign('interviews', 14)),
    },
    rest: {
      user: said('parents and teachers'),
      today: said(
        alternative('a whiteboard'),
        alternative('a sports club calendar', { amount: 25, currency: 'EUR', every: 'month' }),
      ),
      difference: said('it knows how much each horse has worked'),
      channel: said('riding associations', 'farriers'),
      whyNow: said('since 2024 teachers are rare, so that lessons have to be full'),
      risks: said('stables are run by people who dislike screens'),
      goal: said({ amount: 6000, currency: 'EUR' }),
      field: answered(['pets'], open.field),
    },
  },
  'a device for wells': {
    idea: 'A float with a radio for village wells. It measures the water level each hour and sends a text message to the committee before the pump runs dry. Pumps burn out when nobody notices, and a new one costs KES 85,000. KES 14,500 once per well. Counties in Kenya run about 9,000 wells with pumps.',
    half: {
      customer: said('water committees'),
      nature: answered(['device'], open.nature),
      place: said(place('Kenya', 'KE', false)),
      count: said({ value: 9000, source: 'county water offices' }),
    },
    rest: {
      user: said('pump attendants'),
      problem: said('pumps burn out when nobody notices'),
      problemCost: said({ amount: 85_000, currency: 'KES', every: 'year' as const }),
      today: said(alternative('a rope with a stone', { amount: 0, currency: 'KES', every: 'month' })),
      difference: said('it works without internet'),
      channel: said('county water offices'),
      whyNow: said('radio modules cost a third of what they did'),
      risks: said('floats may be stolen', 'messages cost money'),
      evidence: said({ kind: 'other', count: null, text: 'Two villages have tried it', link: null }),
      goal: said({ amount: 400_000, currency: 'KES' }),
      field: answered(['agriculture'], open.field),
    },
  },
  'a service with a share': {
    idea: 'Small theaters leave money on the table because no one asks for the grants they could get. We find public grants for small theaters, write the application with them and take 8% of what is paid out. A theater in Leeds got £18,000 that way last year. There are some 700 small theaters in Britain, and most have no one for this.',
    half: {
      customer: said('small theaters'),
      nature: answered(['service'], open.nature),
      price: said({ low: 8, high: 8, currency: null, per: null, every: 'share' as const }),
      evidence: said(sign('paying', 1)),
    },
    rest: {
      problem: said('no one asks for the grants they could get'),
      today: said(
        alternative('the director writes it at night'),
        alternative('a consultant', { amount: 1800, currency: 'GBP', every: 'once' }),
      ),
      difference: said('no payment without a grant'),
      channel: said('the association of independent theaters'),
      count: said({ value: 700, source: 'a public register' }),
      place: said(place('Britain', 'GB', false)),
      whyNow: said('two funds doubled their budgets in 2025'),
      risks: said('funds may forbid a share'),
      goal: said({ amount: 5000, currency: 'GBP' }),
      field: answered(['non-profit'], open.field),
    },
  },
  'a marketplace of rooms': {
    idea: 'Music teachers need a room for two hours and churches have empty rooms all week. We match music teachers with church rooms by the hour: teachers see which rooms have a piano, book and pay online, and the church gets the money at the end of the month. The teacher pays $12 per hour. We start in Minneapolis, where I know eleven churches; 30 teachers are on our list.',
    half: {
      customer: said('music teachers'),
      user: said('churches'),
      nature: answered(['marketplace'], open.nature),
      purchases: said(90),
      count: said({ value: 800, source: 'the union of music teachers' }),
    },
    rest: {
      problem: said('teachers drive from home to home'),
      problemCost: said({ amount: 140, currency: 'USD', every: 'month' as const }),
      today: said(
        alternative('a studio', { amount: 400, currency: 'USD', every: 'month' }),
        alternative('pupils’ homes'),
      ),
      difference: said('a piano in every room'),
      channel: said('music shops', 'the union'),
      evidence: said(sign('waiting', 30)),
      whyNow: said('congregations shrink'),
      risks: said('churches may want to choose who comes'),
      goal: said({ amount: 9000, currency: 'USD' }),
      place: said(place('Minneapolis', 'US', true)),
      field: answered(['property'], open.field),
    },
  },
  'goods with a season': {
    idea: 'Hand-stitched picnic blankets from wool that sheep farmers in Wales throw away. £85 a blanket, sold from May to September at markets and to holiday cottages. We sold 46 last summer. A mill charges us £22 for each. Cheap blankets are £20, and they are plastic.',
    half: {
      customer: said('holiday cottages'),
      nature: answered(['physical'], open.nature),
      price: said({ low: 85, high: 85, currency: 'GBP', per: 'blanket', every: 'once' as const }),
    },
    rest: {
      problem: said('plastic blankets last one summer'),
      problemCost: said({ amount: 60, currency: 'GBP', every: 'year' as const }),
      today: said(alternative('plastic blankets', { amount: 20, currency: 'GBP', every: 'once' })),
      difference: said('wool of sheep that guests can see'),
      channel: said('cottage agencies', 'markets'),
      count: said({ value: 5200, source: 'the tourist board' }),
      place: said(place('Wales', 'GB', true)),
      evidence: said(sign('paying', 46)),
      whyNow: said('the price of wool has fallen below the cost of shearing'),
      risks: said('the mill is the only one'),
      goal: said({ amount: 4000, currency: 'GBP' }),
      field: answered(['fashion'], open.field),
    },
  },
  'a medical reader for clinics': {
    idea: 'Village clinics in Odisha photograph a wound every second day and wait for a doctor to call back. WoundNote reads the photos, measures the wound, warns when it grows and drafts the note for the doctor, who checks and signs it. ₹2,400 per clinic per month. About 1,600 clinics of the state have a nurse and a phone. Three clinics are piloting it since April. Nurses lose ₹600 a week in travel for follow-ups.',
    half: {
      customer: said('village clinics'),
      user: said('nurses'),
      nature: answered(['software'], open.nature),
      problemCost: said({ amount: 600, currency: 'INR', every: 'week' as const }),
      count: said({ value: 1600, source: 'the health department' }),
    },
    rest: {
      problem: said('a doctor calls back after two days'),
      today: said(
        alternative('photos by messenger', { amount: 0, currency: 'INR', every: 'month' }),
        alternative('travel'),
      ),
      difference: said('the doctor signs each note'),
      channel: said('the district health officer'),
      evidence: said({ kind: 'other', count: null, text: 'Three clinics are piloting it', link: null }),
      whyNow: said('since 2025 the state pays for remote consultations'),
      risks: said('approval as a medical device', 'photos of patients'),
      goal: said({ amount: 300_000, currency: 'INR' }),
      place: said(place('Odisha', 'IN', true)),
      field: answered(['health-care'], open.field),
    },
  },
  'seats for companies': {
    idea: 'Forklift drivers retake the same test each year and forget the rest. A phone game for warehouses with five-minute lessons for forklift drivers. $4 per driver per month. A warehouse with 60 to 80 drivers loses a shift each quarter to training. One accident costs about $38,000. My brother manages such a warehouse.',
    half: {
      customer: said('warehouses'),
      user: said('forklift drivers'),
      nature: answered(['software', 'content'], open.nature),
      evidence: said(sign('interviews', 6)),
    },
    rest: {
      problem: said('drivers forget what they learned'),
      problemCost: said({ amount: 3000, currency: 'USD', every: 'year' as const }),
      purchases: said(70),
      today: said(
        alternative('a trainer', { amount: 1500, currency: 'USD', every: 'year' }),
        alternative('videos'),
      ),
      difference: said('five minutes on a phone'),
      channel: said('insurers of warehouses'),
      count: said({ value: 4100, source: 'a trade association' }),
      place: said(place('Ohio', 'US', true)),
      whyNow: said('insurers give a discount since 2025'),
      risks: said('phones are forbidden on the floor'),
      goal: said({ amount: 20_000, currency: 'USD' }),
      field: answered(['logistics'], open.field),
    },
  },
  'a few words': {
    idea: 'An app that finds a babysitter tonight.',
    half: { nature: answered(['marketplace'], open.nature) },
    rest: {
      customer: said('parents'),
      user: said('students'),
      actions: said('finds a babysitter', 'books the evening'),
      price: said({ low: 6, high: 6, currency: 'EUR', per: 'evening', every: 'use' as const }),
      purchases: said(14),
      place: said(place('Vienna', 'AT', true)),
      count: said({ value: 60_000, source: '' }),
      problem: said('no one has time at six for seven'),
      problemCost: said({ amount: 40, currency: 'EUR', every: 'month' as const }),
      today: said(alternative('grandparents', { amount: 0, currency: 'EUR', every: 'month' })),
      difference: said('within an hour'),
      channel: said('kindergartens'),
      evidence: said(sign('waiting', 120)),
      whyNow: said('more parents work in the evening'),
      risks: said('trust'),
      goal: said({ amount: 7000, currency: 'EUR' }),
      field: answered(['childcare'], open.field),
    },
  },
}

/** The words of an export without title, table of the brief and addresses. */
function wordsOf(text: string): string[] {
  const counted = text
    .replace(/^# .*\n/, '')
    .replace(/(?<=^## Brief\n\n)(?:\|.*\n)+/m, '')
    .replace(/https?:\/\/[^\s>)]+/g, '')
  return counted.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

const markdown = remembered(async (idea: string, given: Partial<Brief>) =>
  markdownOf(idea, await reportOn(idea, given)),
)

const reports = Object.entries(CASES).flatMap(([name, { idea, half, rest }]) => [
  { name, answers: 'nothing', idea, given: {} },
  { name, answers: 'some', idea, given: half },
  { name, answers: 'everything', idea, given: { ...half, ...rest } },
])

describe('a report without look-ups', () => {
  it.each(reports)('has at most 900 words: $name, with $answers answered', async ({ idea, given }) => {
    const words = wordsOf(await markdown(idea, given))
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS)
  })

  it.each(reports)('says no sentence twice: $name, with $answers answered', async ({ idea, given }) => {
    const [, ...blocks] = (await markdown(idea, given)).split(/\n## (?=Summary|Brief|Scorecard)/)
    const own = blocks
      .join('\n')
      .replace(/## Original idea\n\n(?:>.*\n)+/, '')
      .replace(/“[^”]*”/g, '')
      .split('\n')
      .filter((line) => !line.startsWith('Because you') && !line.startsWith('|'))
      .flatMap((line) => line.replace(/^(?:- |\d+\. )/, '').split(/(?<=[.?!])\s+/))
      .filter((sentence) => sentence.split(' ').length > 5)
    expect(own.filter((sentence, index) => own.indexOf(sentence) !== index)).toEqual([])
  })
})
