import { describe, expect, it } from 'vitest'
import { type Brief, emptyBrief, type Nature } from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { reportOn } from './written'

const open = emptyBrief()
const of = (nature: Nature, field: string, country: string): Partial<Brief> => ({
  nature: answered([nature], open.nature),
  field: answered([field], open.field),
  place: answered([{ name: 'The town', country, local: true }], open.place),
})
const citedFor = async (idea: string, given: Partial<Brief>) =>
  (await reportOn(idea, given)).market.citations.map(({ snippet }) => snippet).join('\n')
const rivalsOf = async (idea: string, given: Partial<Brief>) =>
  (await reportOn(idea, given)).market.competitors.map(({ name }) => name.text)

describe('facts of the chosen field', () => {
  const bread = 'Bread that small bakeries bake from old rye.'
  it('leave out rules for those who sell food when the product is a program', async () => {
    expect(await citedFor(bread, of('physical', 'food-restaurants', 'DE'))).toContain('HACCP')
    expect(await citedFor(bread, of('software', 'food-restaurants', 'DE'))).not.toContain('HACCP')
  })

  it('leave out what the founder does not speak of', async () => {
    const venue = of('service', 'events', 'GB')
    expect(await citedFor('Pottery evenings with wine.', venue)).toContain('alcohol')
    expect(await citedFor('Pottery evenings with tea.', venue)).not.toContain('alcohol')
  })

  it('show a figure about the same thing, and none about something else', async () => {
    const germany = of('software', 'food-restaurants', 'DE')
    expect(await citedFor('A forecast for small bakeries.', germany)).toContain('craft bakeries')
    expect(await citedFor('A menu for small canteens.', germany)).not.toContain('craft bakeries')
  })
})

describe('rules and their conditions', () => {
  const to = (customer: string, given: Partial<Brief>) => ({
    ...given,
    customer: answered([customer], open.customer),
  })

  it('bind to consumers only where the customers are consumers for certain', async () => {
    const germany = of('software', 'education', 'DE')
    expect(await citedFor('A language app.', to('tourists', germany))).toContain('within 14 days')
    expect(await citedFor('A language app.', to('language schools', germany))).not.toContain('within 14 days')
    expect(await citedFor('A language app.', germany)).not.toContain('within 14 days')
  })

  it('name the data of pupils and patients where the idea does', async () => {
    const school = to('primary schools', of('software', 'education', 'DE'))
    expect(await citedFor('Exercises from a pupil’s last dictation.', school)).toContain('written contract')
    expect(await citedFor('A room plan.', school)).not.toContain('written contract')
  })

  it('take a visiting service for no medical device, and no program for AI', async () => {
    const visits = of('service', 'health-care', 'DE')
    expect(await citedFor('Nurses who visit patients and treat wounds.', visits)).not.toContain('CE mark')
    const hiring = of('software', 'recruiting', 'DE')
    const ranks = { ...hiring, actions: answered(['ranks applicants'], open.actions) }
    expect(await citedFor('A list.', ranks)).not.toContain('high-risk')
    expect(await citedFor('An AI list.', ranks)).toContain('high-risk')
  })
})

describe('rules that the idea only seems to call for', () => {
  it('do not bind a newsletter by the trade of its readers, nor a device by what it does without', async () => {
    const letter = {
      ...of('content', 'agriculture', 'US'),
      customer: answered(['organic farms'], open.customer),
    }
    expect(await citedFor('A weekly newsletter on prices of organic grain.', letter)).not.toContain('organic')
    const oats = of('physical', 'agriculture', 'US')
    expect(await citedFor('Organic oats from our farm.', oats)).toContain('sell food as organic')
    const meter = of('device', 'agriculture', 'DE')
    expect(await citedFor('A meter for grain. No phone, no app, no cloud.', meter)).not.toMatch(
      /radio|updates/,
    )
    expect(await citedFor('A meter for grain with Bluetooth.', meter)).toMatch(/radio/)
  })

  it('are of no country that only a town of two countries tells, against the founder’s money', async () => {
    const sauce = {
      nature: answered(['physical' as const], open.nature),
      field: answered(['food-restaurants'], open.field),
    }
    const idea = 'Pepper sauce, made in small batches in a shared kitchen in Durham NC.'
    const inMoney = async (currency: string) => {
      const goal = answered([{ amount: 900, currency }], open.goal)
      return (await reportOn(idea, { ...sauce, goal })).market.citations.length
    }
    expect(await inMoney('GBP')).toBeGreaterThan(0)
    expect(await inMoney('USD')).toBe(0)
    expect((await reportOn(idea, sauce)).market.citations).toEqual([])
  })

  it('bind to public buyers only where the customers are', async () => {
    const given = of('software', 'public-sector', 'GB')
    const to = (customer: string) => ({ ...given, customer: answered([customer], open.customer) })
    expect(await citedFor('A planner.', to('town councils'))).toContain('Public contracts')
    expect(await citedFor('A planner.', to('residents'))).not.toContain('Public contracts')
  })
})

describe('public figures', () => {
  it('are of the same country, and stand apart from opportunities', async () => {
    const idea = 'A forecast for small bakeries.'
    const { market } = await reportOn(idea, of('software', 'food-restaurants', 'DE'))
    expect(market.figures.map(({ text }) => text).join()).toContain('craft bakeries')
    expect(market.opportunities).toEqual([])
    expect(await citedFor(idea, of('software', 'food-restaurants', 'FR'))).not.toMatch(/craft bakeries|world/)
    // Sharing the name of the country is not being about the same thing.
    const dentists = {
      ...of('software', 'health-care', 'DE'),
      customer: answered(['dentists in Germany'], open.customer),
    }
    expect((await reportOn('A stock list.', dentists)).market.figures).toEqual([])
  })
})

describe('well-known products of the chosen field', () => {
  const surplus = (country: string): Partial<Brief> => ({
    ...of('software', 'food-restaurants', country),
    customer: answered(['cafes'], open.customer),
    actions: answered(['sells surplus cake in the evening'], open.actions),
  })

  it('do the same job for such customers', async () => {
    expect(await rivalsOf('An app.', surplus('FR'))).toEqual(['Too Good To Go'])
    const forecast = { actions: answered(['forecasts demand'], open.actions) }
    expect(await rivalsOf('An app.', { ...surplus('FR'), ...forecast })).toEqual([])
    const hikers = { customer: answered(['hikers'], open.customer) }
    expect(await rivalsOf('An app.', { ...surplus('FR'), ...hikers })).toEqual([])
  })

  it('are sold where it starts', async () => {
    expect(await rivalsOf('An app.', surplus('KE'))).toEqual([])
  })

  it('are not compared with work that people do', async () => {
    expect(
      await rivalsOf('A round.', { ...surplus('FR'), nature: answered(['service'], open.nature) }),
    ).toEqual([])
  })
})
