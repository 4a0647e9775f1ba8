import {
  BUDGETS,
  DEVELOPMENT_PHASES,
  emptyPlanning,
  MONTHLY_USERS,
  PLATFORMS,
  type PlanningForm,
  planningRow,
  planningSchema,
  TECHNOLOGIES,
  TIMELINES,
  VISUAL_STYLES,
} from '@domain/planning'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn, signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
let founder: TestUser
let other: TestUser
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  founder = await signUp(backend)
  other = await signUp(backend)
})
afterAll(() => backend.close())

async function validationOf({ userId }: TestUser, status = 'completed'): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.idea_validations ("userId", "originalIdea", status) values ($1, 'Planned', $2) returning id`,
    [userId, status],
  )
  return row?.id ?? ''
}

const plans = ({ client }: TestUser) => client.from('project_planning')
const add = (user: TestUser, form: PlanningForm) =>
  plans(user)
    .insert([planningRow(form)])
    .select()
    .single()

const idsOf = <Id extends string>(options: readonly { id: Id }[]): Id[] => options.map(({ id }) => id)

it('stores every option that the wizard offers', async () => {
  const everything: PlanningForm = {
    validationId: await validationOf(founder),
    platforms: idsOf(PLATFORMS),
    developmentPhases: idsOf(DEVELOPMENT_PHASES),
    technologyStack: idsOf(TECHNOLOGIES),
    brandingPreferences: idsOf(VISUAL_STYLES),
    monthlyUsers: '',
    timeline: '',
    budgetRange: '',
  }
  const { data, error } = await add(founder, everything)
  expect(error).toBeNull()
  const { id, form } = planningSchema.parse(data)
  expect(form).toEqual(everything)
  const singles = [
    ...idsOf(MONTHLY_USERS).map((monthlyUsers) => ({ monthlyUsers })),
    ...idsOf(TIMELINES).map((timeline) => ({ timeline })),
    ...idsOf(BUDGETS).map((budgetRange) => ({ budgetRange })),
  ]
  for (const choice of singles) {
    const changed = { ...everything, ...choice }
    const saved = await plans(founder).update(planningRow(changed)).eq('id', id).select().single()
    expect(saved.error).toBeNull()
    expect(planningSchema.parse(saved.data).form).toEqual(changed)
  }
})

it('keeps one plan when many tabs save at once', async () => {
  const validation = await validationOf(founder)
  const tabs = idsOf(TIMELINES).map((timeline) => ({ ...emptyPlanning(validation), timeline }))
  const answers = await Promise.all([...tabs, ...tabs].map((form) => add(founder, form)))
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['23505']))
  const { data } = await plans(founder).select('*').eq('validation_id', validation)
  expect(data).toHaveLength(1)
})

it('takes an upsert of the owner, and of nobody else', async () => {
  const validation = await validationOf(founder)
  const row = planningRow({ ...emptyPlanning(validation), platforms: ['web'] })
  const onConflict = { onConflict: 'validation_id' }
  expect((await plans(founder).upsert(row, onConflict)).error).toBeNull()
  expect((await plans(other).upsert({ ...row, platforms: ['erp'] }, onConflict)).error?.code).toBe('42501')
  expect((await plans(founder).select('platforms').eq('validation_id', validation).single()).data).toEqual({
    platforms: ['web'],
  })
})

it.each(['pending', 'analyzing', 'error'])('refuses to plan a validation that is %s', async (status) => {
  const { error } = await add(founder, emptyPlanning(await validationOf(founder, status)))
  expect([error?.code, error?.message]).toEqual([
    '42501',
    'You can start planning when the report is complete.',
  ])
})

it('shows a plan to its owner and to administrators only', async () => {
  const validation = await validationOf(founder)
  await add(founder, emptyPlanning(validation))
  const seen = async (user: TestUser) =>
    (await plans(user).select('id').eq('validation_id', validation)).data?.length
  const admin = await signIn(backend, 'admin@groundwork.test', 'groundwork-demo')
  expect([await seen(founder), await seen(other), await seen(admin)]).toEqual([1, 0, 1])
})

it.each([
  { validation_id: 'b0000000-0000-4000-8000-000000000001' },
  { id: 'b0000000-0000-4000-8000-000000000002' },
  { created_at: '2001-01-01' },
])('refuses the owner a change of %j', async (change) => {
  const { data } = await add(founder, emptyPlanning(await validationOf(founder)))
  const { id } = planningSchema.parse(data)
  expect((await plans(founder).update(change).eq('id', id)).error?.code).toBe('42501')
})

it('refuses to move a plan to another completed validation of the owner', async () => {
  const { data } = await add(founder, emptyPlanning(await validationOf(founder)))
  const { id } = planningSchema.parse(data)
  const validation_id = await validationOf(founder)
  expect((await plans(founder).update({ validation_id }).eq('id', id)).error?.code).toBe('42501')
})

it('is found by the owner of its validation, whoever else may read it', async () => {
  const validation = await validationOf(founder)
  await add(founder, { ...emptyPlanning(validation), platforms: ['web'] })
  const ofOwner = (reader: TestUser) =>
    plans(reader).select('*, idea_validations!inner(userId)').eq('idea_validations.userId', founder.userId)
  const { data, error } = await ofOwner(founder)
  expect(error).toBeNull()
  expect(data?.map(({ validation_id }) => validation_id)).toContain(validation)
  expect(data?.every((row) => row.idea_validations.userId === founder.userId)).toBe(true)
  expect((await ofOwner(other)).data).toEqual([])
})
