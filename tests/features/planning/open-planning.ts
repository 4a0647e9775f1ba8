import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'
import { completedRow, ID, type Row, readsOf, TABLE } from '../ideas/idea-rows'

export const PLANS = '/rest/v1/project_planning'
export const PLAN_ID = '7b4a1d2e-0000-4000-8000-000000000001'

/** A row of `project_planning` as PostgREST sends it. */
export const planRow = (changes: object = {}) => ({
  id: PLAN_ID,
  validation_id: ID,
  platforms: ['web'],
  development_phases: ['interactive', 'mvp'],
  technology_stack: ['nextjs', 'postgresql'],
  branding_preferences: ['playful'],
  monthly_users: 'small',
  timeline: '3-6-months',
  budget_range: '25k-50k',
  created_at: '2026-11-20T12:00:00.5+00:00',
  updated_at: '2026-11-20T12:00:00.5+00:00',
  ...changes,
})

type Plan = ReturnType<typeof planRow>

interface Scene {
  validations?: Row[]
  plans?: Plan[]
  answers?: Parameters<typeof fakeSupabase>[0]
  search?: string
  history?: string[]
}

/** Opens the wizard of the sample validation over a table of plans that accepts inserts and updates. */
export async function openPlanning(scene: Scene = {}) {
  const { validations = [completedRow()], plans = [], answers = {}, search = '', history = [] } = scene
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: readsOf(validations),
    [`GET ${PLANS}`]: () => plans,
    [`POST ${PLANS}`]: async (request: Request) => {
      const [row] = await request.json()
      plans.push({ ...planRow(), ...row })
      return plans[0]
    },
    [`PATCH ${PLANS}`]: async (request: Request) => {
      const version = new URL(request.url).searchParams.get('updated_at')
      const [plan] = plans
      if (!plan || version !== `eq.${plan.updated_at}`) return []
      plans[0] = { ...plan, ...(await request.json()), updated_at: `${plan.updated_at.slice(0, 20)}7+00:00` }
      return plans
    },
    ...answers,
  })
  await signIn()
  return { backend, plans, ...openApp(`/validate-idea/results/${ID}/planning${search}`, history) }
}
