import { FREE_RERUN_HOURS } from '@domain/revision'
import { validationSchema } from '@domain/stored-validation'
import { SECTIONS, type Section } from '@domain/validation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crowd, signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'
import { makePro, reportsOf } from './reports'

const CROWD = crowd(20)
const ROUNDS = 6
const FREE_RERUNS = 5
/** Columns that belong to a section. */
const OWN: Record<Section, string[]> = {
  concept: ['projectConcept', 'userRoles'],
  audience: ['targetUsers'],
  market: ['marketValidation'],
}

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
let reports: ReturnType<typeof reportsOf>
let founder: TestUser
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  reports = reportsOf(backend)
  founder = await signUp(backend)
  await makePro(backend, founder)
  await backend.sql(`update private.limits set most = 1000 where kind = 'start'`)
})
afterAll(() => backend.close())

const rowOf = async (id: string) => {
  const { data } = await founder.client.from('idea_validations').select('*').eq('id', id).single()
  return validationSchema.parse(data)
}
const tally = (outcomes: { outcome: string }[]) =>
  outcomes.map(({ outcome }) => outcome).sort((one, other) => one.localeCompare(other))
const times = <T>(count: number, call: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, number) => call(number)))

it.each(SECTIONS)('writes the %s anew and keeps the rest byte for byte', async (section) => {
  const id = await reports.completed(founder)
  const before = await reports.bytesOf(id)
  const begun = await reports.beginRerun(founder, id, section)
  expect(await rowOf(id)).toMatchObject({
    status: 'completed',
    rerun: { sections: [section], state: 'running' },
  })

  const step = await reports.claim(begun)
  if (!step) throw new Error('No step to claim')
  await reports.finish(step, 'second')
  expect(await reports.bytesOf(id)).toEqual(before)
  await reports.write(begun, 'second')

  const after = await reports.bytesOf(id)
  const changed = Object.keys(before ?? {}).filter((column) => after?.[column] !== before?.[column])
  expect(changed.sort()).toEqual([...OWN[section], 'engine', 'real_citations'].sort())
  expect(await rowOf(id)).toMatchObject({
    rerun: null,
    previous: { [section]: { writer: { id: 'openai', model: 'first' } } },
    engine: { sections: { [section]: { model: 'second' } } },
  })
  expect(await reports.chargesOf(id)).toEqual([{ kind: 'validation', state: 'settled' }])
})

it('starts one rerun of many that are begun at once, and one charge', async () => {
  const id = await reports.completed(founder)
  await reports.age(id, FREE_RERUN_HOURS + 0.1)
  const begun = await times(CROWD, (number) => reports.beginRerun(founder, id, SECTIONS[number % 2] ?? ''))
  expect(tally(begun)).toEqual([
    ...Array(CROWD / 2).fill('busy'),
    ...Array(CROWD / 2 - 1).fill('running'),
    'started',
  ])
  expect(await reports.chargesOf(id)).toEqual([
    { kind: 'validation', state: 'settled' },
    { kind: 'rerun', state: 'held' },
  ])
})

it('finishes a rerun once, however often its worker says so', async () => {
  const id = await reports.completed(founder)
  await reports.age(id, FREE_RERUN_HOURS + 0.1)
  const begun = await reports.beginRerun(founder, id, 'audience')
  const claims = await times(CROWD, () => reports.claim(begun))
  const [section, ...others] = claims.filter((claim) => claim !== null)
  if (!section) throw new Error('No step to claim')
  expect(others).toEqual([])
  const finished = await times(CROWD, () => reports.finish(section, 'second'))
  expect(finished.filter((answer) => answer !== null)).toEqual([{ claimable: 1, completed: false }])
  await reports.write(begun, 'second')
  expect(await reports.chargesOf(id)).toMatchObject([
    { state: 'settled' },
    { kind: 'rerun', state: 'settled' },
  ])
})

it('is free until a day after completion, and then costs one more validation', async () => {
  const free = await signUp(backend)
  const id = await reports.completed(free)
  await reports.age(id, FREE_RERUN_HOURS - 0.1)
  const begun = await reports.beginRerun(free, id, 'market')
  expect(begun.outcome).toBe('started')
  await reports.write(begun, 'second')
  await reports.age(id, 0.2)
  const before = await reports.bytesOf(id)
  expect(await reports.beginRerun(free, id, 'market')).toEqual({ outcome: 'quota_exceeded' })
  expect(await reports.bytesOf(id)).toEqual(before)
  expect((await free.client.rpc('get_my_entitlements')).data).toMatchObject({ used: 1, allowed: 1 })
})

it('is free five times on the first day, and refused from then on until it costs', async () => {
  const id = await reports.completed(founder)
  for (let number = 0; number < FREE_RERUNS; number++) {
    const begun = await reports.beginRerun(founder, id, 'audience')
    expect(begun.outcome).toBe('started')
    await reports.write(begun, `version ${number}`)
  }
  const before = await reports.bytesOf(id)
  const refused = await times(CROWD, () => reports.beginRerun(founder, id, 'market'))
  expect(refused).toEqual(Array(CROWD).fill({ outcome: 'too_many' }))
  expect(await reports.bytesOf(id)).toEqual(before)
  await reports.age(id, FREE_RERUN_HOURS + 0.1)
  expect(await reports.beginRerun(founder, id, 'market')).toMatchObject({ outcome: 'started' })
  expect(await reports.chargesOf(id)).toMatchObject([
    { kind: 'validation' },
    { kind: 'rerun', state: 'held' },
  ])
})

it('starts no more reruns at once than the founder has left', async () => {
  const packed = await signUp(backend)
  await backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas)
     values ($1, 'multi-idea', 'ideas-5', $2)`,
    [packed.userId, ROUNDS],
  )
  const ids = await times(ROUNDS, () => reports.completed(packed))
  await Promise.all(ids.map((id) => reports.age(id, FREE_RERUN_HOURS + 0.1)))
  const begun = await Promise.all(ids.map((id) => reports.beginRerun(packed, id, 'market')))
  expect(tally(begun)).toEqual([...Array(ROUNDS - 1).fill('quota_exceeded'), 'started'])
})

it('survives the deletion of its report, whichever comes first', async () => {
  await times(ROUNDS, async () => {
    const id = await reports.completed(founder)
    await reports.age(id, FREE_RERUN_HOURS + 0.1)
    const begun = await reports.beginRerun(founder, id, 'concept')
    const step = await reports.claim(begun)
    if (!step) throw new Error('No step to claim')
    const [finished, deleted] = await Promise.all([
      reports.finish(step, 'second'),
      founder.client.from('idea_validations').delete().eq('id', id),
    ])
    expect(deleted.error).toBeNull()
    expect([null, { claimable: 1, completed: false }]).toContainEqual(finished)
    expect(await reports.claim(begun)).toBeNull()
    expect(await reports.chargesOf(id)).toMatchObject([
      { state: 'settled' },
      { kind: 'rerun', state: 'settled' },
    ])
  })
})

it('does not find the report of somebody else', async () => {
  const other = await signUp(backend)
  const id = await reports.completed(founder)
  expect(await reports.beginRerun(other, id, 'market')).toEqual({ outcome: 'not_found' })
})

it('answers a section that is none with a bad request', async () => {
  const id = await reports.completed(founder)
  await expect(reports.beginRerun(founder, id, 'evidence')).rejects.toMatchObject({ code: '22023' })
})
