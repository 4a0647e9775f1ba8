import { describe, expect, it } from 'vitest'
import { againstLines } from '../../../supabase/functions/_shared/analyst/case-against'
import { type Brief, emptyBrief } from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { ACTS } from '../../../supabase/functions/_shared/domain/brief/regulated-acts/acts'
import { regulatedActs } from '../../../supabase/functions/_shared/domain/brief/regulated-acts/recognize'
import { markdownOf, reportOn } from '../../analyst/written'
import plans from './regulated-plans.json'

const open = emptyBrief()
const idsIn = (idea: string, brief: Brief = emptyBrief()) =>
  regulatedActs(brief, idea).map(({ act }) => act.id)
const inPlace = (name: string, country: string): Partial<Brief> => ({
  place: answered([{ name, country, local: true }], open.place),
})

describe('the catalog of regulated acts', () => {
  it('names each act once, with statements of our own and checked addresses', () => {
    expect(new Set(ACTS.map(({ id }) => id)).size).toBe(ACTS.length)
    for (const { id, says, asks, laws } of ACTS) {
      expect(says, id).toMatch(/^\p{Lu}.*\.$/u)
      expect(says.length, id).toBeLessThanOrEqual(250)
      expect(asks, id).toMatch(/^Ask .+[.?]$/u)
      for (const { place, says: rule, source } of laws) {
        expect(place, id).toMatch(/^[A-Z]{2}$/)
        expect(rule, id).toMatch(/^\p{Lu}.*\.$/u)
        expect(rule.length, rule).toBeLessThanOrEqual(200)
        expect(new URL(source.address).protocol, id).toBe('https:')
        expect(source.date ?? '2000', id).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/)
      }
    }
  })
})

describe('regulatedActs', () => {
  it.each(plans.filter(({ acts }) => acts.length > 0))('finds $acts in: $text', ({ text, acts }) => {
    expect(idsIn(text)).toEqual(expect.arrayContaining(acts))
  })

  it.each(plans.filter(({ acts }) => acts.length === 0))('finds none in: $text', ({ text }) => {
    expect(idsIn(text)).toEqual([])
  })

  it.each([
    'We never record calls secretly: both sides hear a beep first.',
    'My landlord recorded me without telling me, and I lost the case.',
    'Competitors lend money to students at 40 percent.',
    'A card game in which players sell raw milk and run a casino.',
    'A licensed electrician of ours installs wallboxes in two days.',
    'Everybody in our village makes wine at home.',
    'Software for breweries that sell beer to pubs.',
    'Would you sell raw milk from a machine?',
  ])('leaves alone what is ruled out, told, imagined, allowed or done by others: %s', (idea) => {
    expect(idsIn(idea)).toEqual([])
  })

  it.each([
    ['The first one cracked in the oven, so we changed the glass and tested ten more.', ['told-weakness']],
    ['Today’s heaters overheat, and ours never did in the trial.', []],
    ['My toaster kept sparking, so I made a list of good ones.', []],
  ])('tells a weakness of the founder’s product from that of others: %s', (idea, ids) => {
    expect(idsIn(idea)).toEqual(ids)
  })

  it('puts danger before what is forbidden or licensed', () => {
    const idea =
      'We rent out used car seats from Facebook groups to tourists. We guarantee the visa as well and sell raw milk.'
    expect(idsIn(idea)).toEqual(['second-hand-safety', 'visa-guarantee', 'raw-milk'])
  })

  it('reads answers like the text', () => {
    const brief = { ...open, product: answered(['Refurbished hearing aids, sent by post'], open.product) }
    expect(idsIn('They stay in a drawer when the grandfather dies.', brief)).toEqual(['fitted-device'])
  })
})

describe('a report on a plan with a grave act', () => {
  const recorder =
    'An app for renters in Oakland that secretly records every phone call with the landlord. $5 a month per renter.'

  it('says it first, asks before it sells, and cites the rule of the place', async () => {
    const report = await reportOn(recorder, inPlace('California', 'US'))
    const { counterCase, nextTest, citations } = report.market
    expect(counterCase[0]?.text).toContain('is a crime in California')
    expect(counterCase[0]?.because?.words).toContain('secretly records every phone call')
    expect(counterCase[1]?.sources).toEqual(['s1'])
    expect(citations[0]?.title).toBe('California Penal Code, section 632')
    expect(nextTest?.what.text).toMatch(/^Ask a lawyer/)
    expect(JSON.stringify(report.concept.features.core)).not.toContain('secretly records')
    const page = markdownOf(recorder, report)
    expect(page).toContain('The plan has an act that the law of many places forbids')
  })

  it('cites no rule of another place', async () => {
    const { market } = await reportOn(recorder.replace('Oakland', 'Bilbao'), inPlace('Bilbao', 'ES'))
    expect(market.citations.map(({ url }) => url).join()).not.toContain('leginfo')
    expect(market.counterCase[0]?.text).toContain('is a crime in California and about ten other')
  })

  it('shows no threshold of a sales tax beside it', async () => {
    const idea =
      'We take 12% of each sale in Nairobi. The money sits in our till until the goods are collected.'
    const { market } = await reportOn(idea, inPlace('Nairobi', 'KE'))
    expect(JSON.stringify(market.challenges)).not.toContain('VAT')
    expect(againstLines({ brief: { ...open, ...inPlace('Nairobi', 'KE') }, idea })[0]?.text).toContain(
      'payment service',
    )
  })
})
