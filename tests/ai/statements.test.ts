import { describe, expect, it } from 'vitest'
import { modelEngine } from '../../supabase/functions/_shared/ai/model-engine.ts'
import { figuresAreQuoted, statesFigures } from '../../supabase/functions/_shared/ai/sections/figures.ts'
import { isVerbatimIn } from '../../supabase/functions/_shared/ai/sections/own-words.ts'
import { plainQuote, toPlainText } from '../../supabase/functions/_shared/ai/sections/plain.ts'
import { claim, proposal } from '../../supabase/functions/_shared/ai/sections/statements.ts'
import { fakeClient, stepInput } from './fake-client'
import { noPages } from './report'
import { SAMPLE_CONCEPT } from './sample-concept'

const IDEA = 'Bike couriers in Leeds lose “two hours” a day. They pay £9 a week for our art of routing.'

describe('the founder’s own words', () => {
  it.each([
    'Bike couriers in Leeds',
    'bike  couriers in leeds.',
    'lose "two hours" a day',
    '£9 a week',
    'They pay £9',
  ])('are %j', (text) => expect(isVerbatimIn(IDEA, text)).toBe(true))
  it.each(['Couriers pay £9', 'ike couriers', 'out', 'art', 'They pay £90', 'routin', ''])(
    'are not %j',
    (text) => expect(isVerbatimIn(IDEA, text)).toBe(false),
  )
  it('are found in scripts without spaces', () => {
    expect(isVerbatimIn('小さな自転車修理店のための予約アプリです。', '自転車修理店')).toBe(true)
    expect(isVerbatimIn('小さな自転車修理店のための予約アプリです。', '自動車修理店')).toBe(false)
  })
})

describe('the basis of what no source says', () => {
  it.each([
    ['Couriers wait at doors.', 'model'],
    ['They pay £9 a week for our art of routing.', 'founder'],
    ['A courier pays £9 a week, like others.', 'model'],
    ['A courier pays £12 a week.', 'assumption'],
    ['There are two million couriers.', 'assumption'],
    ['Every courier has an MP3 player, 5G and a 24/7 shift.', 'model'],
  ])('of %j is %s', (text, basis) => expect(claim(IDEA, text).basis).toBe(basis))

  it('of a proposal is the model’s, whatever figure it sets', () => {
    expect(proposal(IDEA, 'Remind couriers after 15 minutes').basis).toBe('model')
  })
})

describe('figures', () => {
  it.each(['12%', '$1.2bn', '£29', '25–40', '10x', '3万人', 'rose by 5 per cent', 'zwei Millionen'])(
    'are in %j',
    (text) => expect(statesFigures(text)).toBe(true),
  )
  it.each(['B2B', 'GPT-4', 'Web3', '2FA', 's3', 'open 24/7'])('are not in %j', (text) =>
    expect(statesFigures(text)).toBe(false),
  )
  it.each([
    ['1,200 shops', 'There are 1.200 Läden'],
    ['£29 a month', 'It costs £29.00 per month'],
    ['£1.2bn', 'a market of 1,200 million pounds'],
    ['25% to 40%', 'between 25–40% of shops'],
    ['$2 million', 'from $2 to 3 million'],
    ['US$40 or USD 40', 'It costs $40'],
    ['6.2% and £510 million', 'rose by 6.2% to £510 million in 2025'],
    ['2.1 million in 2024', '2,1 Millionen Menschen'],
    ['£٢٩ و ５０ pounds', 'It costs £29 or £50'],
  ])('of %j stand in %j', (text, quote) => expect(figuresAreQuoted(text, [quote])).toBe(true))
  it.each([
    ['1,300 shops', 'There are 1,200 shops'],
    ['12 shops', 'There are 120 shops'],
    ['£29 to £49', 'It costs £29'],
    ['٣٩ جنيها', 'It costs £29'],
    ['$40 a month', 'We asked 40 shops'],
    ['40% of shops', 'We asked 40 shops'],
    ['40 shops', 'It costs $40'],
    ['40 shops', 'It is done by 40% of shops'],
    ['$40', 'It costs £40'],
    ['4.2 billion', 'It grew to 4.2 million'],
    ['42 shops', 'There are 4.2 of them'],
    ['2,000 shops', 'There are many shops'],
    ['5%', 'It rose by 5 percentage points'],
  ])('of %j do not stand in %j', (text, quote) => expect(figuresAreQuoted(text, [quote])).toBe(false))
})

describe('plain text', () => {
  it('keeps scripts and emoji whole, and drops marks of sources and addresses', () => {
    expect(
      toPlainText('می‌خواهم 👩‍🔧 repair [s3], (s4, s5) see www.x.example https://x.example/a?b', 99),
    ).toBe('می‌خواهم 👩‍🔧 repair, see www.x.example')
  })
  it('stacks no marks and shows nothing invisible', () => {
    expect(toPlainText(`Z${'\u0300'.repeat(50)}algo`, 99)).toBe('Z\u0300\u0300\u0300algo')
    expect(toPlainText(`Z${'\u0300\u200D'.repeat(50)}`, 99).length).toBeLessThan(10)
    expect(toPlainText('a\u3164b\u115Fc\u1160d\uFFA0e\u034Ff\u2800g\uE000h', 99)).toBe('abcdefgh')
    expect(toPlainText('นี่ คือ', 99)).toBe('นี่ คือ')
    for (const nothing of ['\u3164', '\u200D\u200D', '\uFFA0 \u200F', '\u0300'])
      expect(toPlainText(nothing, 99)).toBe('')
  })
  it('holds no address of a script', () => {
    expect(toPlainText('Click javascript:alert(1) or data:text/html,x now', 99)).toBe('Click or now')
    expect(toPlainText('Our data: 5 shops. JavaScript: a language', 99)).toBe(
      'Our data: 5 shops. JavaScript: a language',
    )
  })
  it('never cuts a figure of a quote in two', () => {
    expect(plainQuote(`${'word '.repeat(79)}1234567 shops`)).toBe('word '.repeat(79).trim())
    expect(plainQuote('  A short\n quote. ')).toBe('A short quote.')
  })
})

describe('an idea in another language', () => {
  it('is answered in it, and its words are known as the founder’s', async () => {
    const idea =
      'Eine App für kleine Fahrradwerkstätten. Kunden buchen einen Termin und erfahren, wann das Rad fertig ist.'
    const concept = {
      ...SAMPLE_CONCEPT,
      overview: 'Kunden buchen einen Termin und erfahren, wann das Rad fertig ist.',
      roles: SAMPLE_CONCEPT.roles.map((role, at) => ({
        ...role,
        title: ['Kleine Fahrradwerkstätten', 'Kunden', 'Mechaniker'][at],
      })),
    }
    const client = fakeClient({ outputs: { concept } })
    const { section } = await modelEngine(client, noPages).concept(stepInput(null, idea))
    expect(section.overview.basis).toBe('founder')
    expect(section.roles.map(({ title }) => title.basis)).toEqual(['founder', 'founder', 'model'])
    expect(client.asked[0]?.system).toContain('In the language in which the idea is written')
  })
})
