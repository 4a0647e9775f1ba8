import { type BriefChanges, emptyBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import type { LookupChoiceInput } from '@domain/lookup-terms'
import { validationSchema } from '@domain/stored-validation'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { everySource } from '../lookups/web-samples'
import { startWorld, type World } from '../lookups/world'
import { signUp, type TestBackend } from '../support/backend'
import { call, eventually, founderOf, rowOf, startWithFunctions, untilStatus } from './runs'

const IDEA =
  'Bakery software that takes orders for small bakeries. It starts in Germany. Bakeries pay €49 a month.'
const TRADE = { label: 'Bakeries', nace: 'C1071', naics: '311811', sic: '10710' }
const TERMS: LookupChoiceInput = {
  buyer: 'small bakeries',
  job: 'taking orders',
  category: 'bakery software',
  trade: true,
  place: true,
}
const open = emptyBrief()

let world: World
let backend: TestBackend
beforeAll(async () => {
  world = await startWorld()
  backend = await startWithFunctions({
    LOOKUPS: 'on',
    LOOKUPS_ADDRESSES: `all=${world.base}`,
    LOOKUPS_CONTACT: 'operator@example.org',
  })
})
afterAll(async () => {
  await backend.close()
  await world.close()
})
beforeEach(async () => {
  await backend.sql('delete from private.lookup_cache')
  world.on(everySource)
})

/** A founder whose brief has a confirmed trade and place. */
async function bakeryFounder(changes: BriefChanges = {}) {
  const founder = await founderOf(backend, IDEA)
  const { accessToken: token, client, validation } = founder
  const save = async (version: number, states: BriefChanges) => {
    const args = { p_validation: validation, p_version: version, p_changes: states }
    const { error } = await client.rpc('save_brief', args)
    if (error) throw error
  }
  await save(0, {
    trade: answered([TRADE], open.trade),
    place: answered([{ name: 'Germany', country: 'DE', local: false }], open.place),
    ...changes,
  })
  const start = (lookups?: unknown) => call(backend, { token, body: { validationId: validation, lookups } })
  const lookUp = (terms: unknown, caller = token) =>
    call(backend, {
      token: caller,
      name: 'revise-report',
      body: { validationId: validation, action: 'look-up', terms },
    })
  const now = async () => validationSchema.parse(await rowOf(backend, validation))
  return { ...founder, start, lookUp, now }
}
type Founder = Awaited<ReturnType<typeof bakeryFounder>>

const untilReport = async ({ validation, now }: Founder) => {
  await untilStatus(backend, validation, 'completed')
  return now()
}
const customersIn = ({ report }: Awaited<ReturnType<Founder['now']>>) =>
  report.market?.model?.inputs.find(({ id }) => id === 'customers')
const untilLookedUp = ({ now }: Founder) =>
  eventually('the look-ups are in the report', async () => {
    const validation = await now()
    return validation.lookupRun === null && customersIn(validation)?.basis === 'source' && validation
  })

it('counts the customers of a report by the confirmed trade, with a citation that is from the source', async () => {
  const founder = await bakeryFounder()
  expect((await founder.start(TERMS)).status).toBe(202)
  const validation = await untilReport(founder)
  const customers = customersIn(validation)
  const counted = validation.report.lookups?.lookups.find(
    ({ source, measure }) => source === 'eurostat' && measure === 'enterprises',
  )
  expect(customers).toMatchObject({
    range: { low: 9_800, base: 9_800, high: 9_800 },
    unit: 'enterprises in Germany, 2024',
    basis: 'source',
    sources: [counted?.id],
  })
  expect(customers?.note).toContain('Eurostat')
  expect(validation.lookupChoice).toMatchObject({ category: 'bakery software', trade: true })
  const asked = world.asked.map(({ path, query, body }) => `${path}?${query} ${body}`).join('\n')
  expect(asked).toContain('C1071')
  expect(decodeURIComponent(asked.replaceAll('+', ' '))).not.toMatch(/pay|€49|It starts/)
})

it('keeps the count that the founder gave as the base and shows the official one beside it', async () => {
  const founder = await bakeryFounder({ count: answered([{ value: 300, source: 'Guild' }], open.count) })
  await founder.start(TERMS)
  expect(customersIn(await untilReport(founder))).toMatchObject({
    basis: 'founder',
    range: { base: 300 },
    note: expect.stringMatching(/^Your count: Guild\. Beside it: In 2024, Germany had 9,800 enterprises/),
  })
})

it('asks nothing without terms that the founder confirmed, until they are sent from the report', async () => {
  const founder = await bakeryFounder()
  await founder.start()
  const before = await untilReport(founder)
  expect([world.asked, before.report.lookups, before.report.market?.model]).toEqual([[], null, null])

  expect((await founder.lookUp(TERMS)).status).toBe(202)
  const after = await untilLookedUp(founder)
  expect(customersIn(after)?.range.base).toBe(9_800)
  expect(after.status).toBe('completed')
  expect(after.briefVersion).toBe(before.briefVersion)
})

it('makes one round of look-ups at a time, and ten a day', async () => {
  const founder = await bakeryFounder()
  await founder.start()
  await untilReport(founder)
  world.on(() => ({ silent: true }))
  expect((await founder.lookUp(TERMS)).status).toBe(202)
  expect((await founder.lookUp(TERMS)).status).toBe(409)
  await backend.sql(
    'update private.runs set fence = null, state = $2 where validation_id = $1 and kind = $3',
    [founder.validation, 'completed', 'lookup'],
  )
  await backend.sql('update private.lookup_rounds set begun = 10 where validation_id = $1', [
    founder.validation,
  ])
  expect((await founder.lookUp(TERMS)).status).toBe(429)
})

it('begins one round of four that are asked for at once', async () => {
  const founder = await bakeryFounder()
  await founder.start()
  await untilReport(founder)
  const answers = await Promise.all(Array.from({ length: 4 }, () => founder.lookUp(TERMS)))
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
  await untilLookedUp(founder)
})

it('keeps strangers, sentences and forged evidence out', async () => {
  const founder = await bakeryFounder()
  const sentence = { ...TERMS, category: 'we want to tell you our secret plan' }
  expect((await founder.start(sentence)).status).toBe(400)
  await founder.start()
  await untilReport(founder)
  const stranger = await signUp(backend)
  expect((await founder.lookUp(TERMS, stranger.accessToken)).status).toBe(404)
  for (const terms of [sentence, { ...TERMS, job: 'a, b OR c' }, { ...TERMS, buyer: 'x'.repeat(49) }])
    expect((await founder.lookUp(terms)).status).toBe(400)
  for (const forged of [
    { lookups: { at: '', lookups: [] } },
    { lookup_terms: TERMS },
    { lookup_run: null },
  ]) {
    const change = founder.client.from('idea_validations').update(forged).eq('id', founder.validation)
    expect((await change).error?.code).toBe('42501')
  }
  const started = await founder.client.rpc('begin_lookup', {
    p_user: founder.userId,
    p_validation: founder.validation,
    p_terms: {},
  })
  expect(started.error?.code).toBe('42501')
  expect(world.asked).toEqual([])
})

it('sends no words as an article that Wikipedia did not offer', async () => {
  const founder = await bakeryFounder()
  const smuggled = 'Our secret plan, which costs bakers 49 euros a month'
  await founder.start({ ...TERMS, article: smuggled })
  await untilReport(founder)
  expect((await founder.lookUp({ ...TERMS, article: smuggled })).status).toBe(202)
  await eventually('the second round is over', async () => (await founder.now()).lookupRun === null)
  const asked = world.asked.map(({ path, query, body }) => `${path}?${query} ${body}`).join('\n')
  expect(asked).toContain('C1071')
  expect(decodeURIComponent(asked.replaceAll('+', ' '))).not.toMatch(/secret|49 euros/)
})

it('completes the report when sources answer with nonsense, and says so', async () => {
  world.on(() => ({ type: 'text/html', body: '<html>maintenance</html>' }))
  const founder = await bakeryFounder()
  await founder.start(TERMS)
  const { report } = await untilReport(founder)
  const outcomes = report.lookups?.lookups.map(({ outcome }) => outcome) ?? []
  expect(new Set(outcomes)).toEqual(new Set(['not-measured']))
  expect(report.market?.model).toBe(null)
})

it('takes neither impossible numbers nor hostile texts into the report', async () => {
  const spoiled = (_: string, value: unknown) => (typeof value === 'number' ? value * 1e300 + 7 : value)
  world.on((asked) => {
    const reply = everySource(asked)
    if (!reply || typeof reply.body === 'string') return reply
    const text = JSON.stringify(reply.body, spoiled)
    return { ...reply, body: JSON.parse(text.replaceAll('Bakery', '<script>alert(1)</script>\\u202EBakery')) }
  })
  const founder = await bakeryFounder()
  await founder.start(TERMS)
  const { report } = await untilReport(founder)
  expect(report.lookups?.lookups.length).toBeGreaterThan(5)
  expect(customersIn(await founder.now())?.basis).not.toBe('source')
  expect(JSON.stringify(report)).not.toMatch(/e\+\d{3}|<script|\u202E/)
})

it('writes a report without a network about as fast as without look-ups', async () => {
  const timed = async (lookups?: LookupChoiceInput) => {
    const founder = await bakeryFounder()
    const begin = performance.now()
    await founder.start(lookups)
    const { report } = await untilReport(founder)
    return { ms: performance.now() - begin, report }
  }
  await timed()
  const without = await timed()
  await world.close()
  const offline = await timed(TERMS)
  const causes = offline.report.lookups?.lookups.map(({ cause }) => cause)
  expect(new Set(causes)).toEqual(new Set(['unreachable', 'terms']))
  expect(offline.ms).toBeLessThan(1.2 * without.ms + 1_000)
})
