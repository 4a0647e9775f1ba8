import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eurostatAnswer, invalidValue, jsonStat, qcewAnswer, qcewFile } from './official-samples'
import { startWorld, type World } from './world'

const TRADE = { nace: 'C1071', naics: '311811', sic: '10710', label: 'Bakeries' }

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const figuresOf = ({ figures }: { figures: { id: string; value: number }[] }) =>
  Object.fromEntries(figures.map(({ id, value }) => [id, value]))

describe('Eurostat', () => {
  const ask = (nace = 'C1071', countries = ['DE']) =>
    world.measure('eurostat', { trade: { ...TRADE, nace }, countries })

  it('counts enterprises, with people, mean turnover and the change of a year', async () => {
    world.on(eurostatAnswer)
    const found = (await ask())('enterprises')
    expect(found).toMatchObject({ outcome: 'measured', scope: 'DE', reason: null })
    expect(figuresOf(found)).toEqual({
      enterprises: 9_800,
      people: 150_000,
      'mean-turnover': 500_000,
      growth: expect.closeTo(-2, 5),
    })
    expect(found.says).toBe(
      'In 2024, Germany had 9,800 enterprises in “Bread and pastry” (Eurostat, sbs_ovw_act, provisional).',
    )
    expect(found.series[0]?.points.map(({ value }) => value)).toEqual([10_400, 10_000, 9_800])
  })

  it('shows size classes, with a confidential one as unknown and not as zero', async () => {
    world.on(eurostatAnswer)
    const found = (await ask())('enterprises-by-size')
    expect(figuresOf(found)).toEqual({ 'under-10-people': 80 })
    expect(found.series[0]?.points.map(({ at, value }) => [at, value])).toEqual([
      ['0–9', 8_000],
      ['10–19', 1_200],
      ['20–49', 600],
      ['50–249', 200],
      ['250+', null],
    ])
    expect(found.caveats[0]).toContain('for all of “Label C107”')
  })

  it('counts births and deaths over all sizes', async () => {
    world.on(eurostatAnswer)
    const found = (await ask())('births')
    expect(figuresOf(found)).toEqual({ births: 500, deaths: 700, 'birth-rate': 5 })
    expect(found.figures.map(({ period }) => period)).toEqual(['2023', '2023', '2022'])
  })

  it('asks with the codes of Eurostat', async () => {
    world.on(eurostatAnswer)
    await ask('C1071', ['GR', 'EU'])
    expect(new Set(world.asked.flatMap(({ query }) => query.getAll('geo')))).toEqual(
      new Set(['EL', 'EU27_2020']),
    )
  })

  it('is not asked about countries that it does not cover', async () => {
    world.on(eurostatAnswer)
    expect(
      (await world.lookUp({ trade: TRADE, countries: ['US', 'GB'] }, { only: 'eurostat' })).lookups,
    ).toEqual([])
  })

  it('goes one level up where a class is unknown, and says so', async () => {
    world.on((asked) => (asked.query.get('nace_r2') === 'C1071' ? invalidValue : eurostatAnswer(asked)))
    const found = (await ask())('enterprises')
    expect(found.outcome).toBe('measured')
    expect(found.caveats[0]).toBe('Eurostat publishes this only for all of “Label C107”.')
  })

  it('does not take a valid code without cells for zero', async () => {
    const sizes = { freq: ['A'], nace_r2: ['C1071'], indic_sbs: ['ENT_NR'], geo: ['DE'], time: ['2023'] }
    world.on(() => ({ body: jsonStat(sizes, () => undefined) }))
    expect((await ask())('enterprises')).toMatchObject({
      outcome: 'not-measured',
      cause: 'hidden',
      figures: [],
    })
    world.on(() => ({
      body: jsonStat(
        sizes,
        () => undefined,
        () => 'c',
      ),
    }))
    expect((await ask())('enterprises')).toMatchObject({
      outcome: 'not-measured',
      cause: 'hidden',
      figures: [],
    })
  })

  it('takes a published zero for zero', async () => {
    const one = { nace_r2: ['C1071'], indic_sbs: ['ENT_NR'], geo: ['DE'], time: ['2023'] }
    world.on(() => ({ body: jsonStat(one, () => 0) }))
    expect((await ask())('enterprises')).toMatchObject({ outcome: 'measured-none', figures: [{ value: 0 }] })
  })

  it('states no growth over a break in the series', async () => {
    const years = { nace_r2: ['C1071'], indic_sbs: ['ENT_NR'], geo: ['DE'], time: ['2023', '2024'] }
    world.on(() => ({
      body: jsonStat(
        years,
        () => 100,
        ({ time }) => (time === '2024' ? 'bp' : undefined),
      ),
    }))
    const found = (await ask())('enterprises')
    expect(figuresOf(found)).toEqual({ enterprises: 100 })
    expect(found.figures[0]?.note).toBe('break in the series, provisional')
  })

  it('reads values that come as a list with nulls', async () => {
    const years = { nace_r2: ['C1071'], indic_sbs: ['ENT_NR'], geo: ['DE'], time: ['2023', '2024'] }
    world.on(() => ({ body: { ...jsonStat(years, () => 1), value: [70, null] } }))
    const found = (await ask())('enterprises')
    expect(found.figures[0]).toMatchObject({ value: 70, period: '2023' })
    expect(found.series[0]?.points.map(({ value }) => value)).toEqual([70, null])
  })

  it('does not accept a notice that the answer will come later', async () => {
    world.on(() => ({ body: { warning: { status: 413, label: 'ASYNCHRONOUS_RESPONSE' } } }))
    expect((await ask())('enterprises')).toMatchObject({ outcome: 'not-measured', cause: 'unreadable' })
  })
})

describe('QCEW', () => {
  const ask = (naics: string) => world.measure('qcew', { trade: { ...TRADE, naics }, countries: ['US'] })

  it('counts private establishments with jobs, pay and growth', async () => {
    world.on(qcewAnswer)
    const found = (await ask('311811'))('establishments')
    expect(found.outcome).toBe('measured')
    expect(figuresOf(found)).toEqual({ establishments: 7_000, growth: 2, people: 60_000, 'mean-pay': 31_000 })
    expect(found.series[0]?.points.map(({ value }) => value)).toEqual([6_860, 7_000])
    expect(found.caveats[0]).toContain('employers only')
  })

  it('sends no code: the file is the same for everyone', async () => {
    world.on(qcewAnswer)
    await ask('311811')
    expect(world.asked.map(({ path }) => path)).toEqual(['/2025/a/area/US000.csv'])
  })

  it('does not read hidden jobs and pay as zero', async () => {
    world.on(qcewAnswer)
    const found = (await ask('311812'))('establishments')
    expect(figuresOf(found)).toEqual({ establishments: 53, growth: -5.4 })
  })

  it('takes the next wider industry that is published, and says so', async () => {
    world.on(qcewAnswer)
    const found = (await ask('445110'))('establishments')
    expect(figuresOf(found)).toMatchObject({ establishments: 1_000_000 })
    expect(found.says).toContain('NAICS 44-45')
    expect(found.caveats.at(-1)).toContain('which is broader')
  })

  it('takes the year before when the newest is not out yet', async () => {
    world.on(({ path }) =>
      path.startsWith('/2024/') ? qcewFile('2024', [['5', '311811', '', 6_900, 1, 1, 10, 0.1]]) : undefined,
    )
    expect((await ask('311811'))('establishments').figures[0]).toMatchObject({ value: 6_900, period: '2024' })
  })

  it.each([
    ['a page that calls itself a file', '<!doctype html>\n<p>Busy</p>'],
    ['a file that was cut off', String(qcewAnswer({ path: '/2025/a/area/US000.csv' })?.body).slice(0, -30)],
    ['a file without its columns', '"area_fips","own_code"\n"US000","5"'],
    ['a header alone', '"area_fips"'],
    [
      'a word in place of a number',
      String(qcewAnswer({ path: '/2025/a/area/US000.csv' })?.body).replace('7000', '"many"'),
    ],
  ])('does not read %s', async (_, body) => {
    world.on(() => ({ type: 'text/csv', body }))
    expect((await ask('311811'))('establishments')).toMatchObject({
      outcome: 'not-measured',
      cause: 'unreadable',
      figures: [],
    })
  })

  it('does not measure an industry that is not there', async () => {
    world.on(qcewAnswer)
    expect((await ask('9999'))('establishments')).toMatchObject({ outcome: 'not-measured', cause: 'missing' })
  })
})
