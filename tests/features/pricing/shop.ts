import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

const plan = (id: string, name: string, price: number | string, interval = 'once', validations = null) => ({
  ...{ id, name, price, interval },
  features: { validations, phases: ['interactive'] },
})

export const PLANS = [
  { ...plan('free', 'Free', 0), features: { validations: 1, phases: ['interactive'] } },
  plan('multi-idea', 'Idea Validation Pack', '5.00'),
  plan('roadmap-pack', 'Roadmap Pack', 10),
  plan('pro', 'Pro', 29, 'month'),
  { ...plan('toolbox', 'Toolbox', 40), features: { validations: null, phases: ['poc'] } },
  { ...plan('old', 'Old plan', 9), is_active: false },
]

const ideas = (count: number, price: number) => ({
  ...{ plan_id: 'multi-idea', pack: `ideas-${count}`, ideas: count },
  ...{ phases: [], price },
})
const roadmaps = (pack: string, phases: string[], price: number) => ({
  ...{ plan_id: 'roadmap-pack', pack, ideas: null, phases, price },
})
export const PACKS = [
  ideas(1, 5),
  ideas(2, 9.99),
  roadmaps('poc', ['poc'], 10),
  ideas(3, 15),
  roadmaps('poc-mvp', ['poc', 'mvp'], 17),
  ideas(5, 19.99),
  roadmaps('all', ['interactive', 'poc', 'mvp', 'production'], 20),
  ideas(10, 45),
]

export const PROJECT = 'aaaaaaaa-0000-4000-8000-000000000001'
export const OTHER_PROJECT = 'aaaaaaaa-0000-4000-8000-000000000002'
export const FOREIGN = 'bbbbbbbb-0000-4000-8000-000000000009'
export const WALKERS = 'Dog walkers in Berlin, who find regular clients'

export const projectRow = (id: string, title: string) => ({
  ...{
    id,
    title,
    originalIdea: `${title}. `.repeat(20),
    status: 'completed',
    created_at: '2026-11-20T10:00:00Z',
  },
})
const PROJECTS = [projectRow(PROJECT, WALKERS), projectRow(OTHER_PROJECT, 'Bread by subscription')]

export const ENTITLEMENTS = 'POST /rest/v1/rpc/get_my_entitlements'
export const PLANS_CALL = 'POST /rest/v1/rpc/get_pricing_plans'
export const PACKS_CALL = 'GET /rest/v1/pack_prices'
export const PROJECTS_CALL = 'GET /rest/v1/idea_validations'
export const BUY = 'POST /functions/v1/create_user_subscription'
export const PURCHASES = 'GET /rest/v1/user_subscriptions'

export const entitled = {
  ...{ pro: false, admin: false, used: 1, allowed: 1, phases: {}, free_phases: ['interactive'] },
  ...{ plan: 'free', pro_until: null, free_left: 0, packs_left: 0, bought: 0 },
}

/** Answers one project if the address names one, like PostgREST, otherwise all of them. */
function projectsAnswer({ url }: Request): Response {
  const id = new URL(url).searchParams.get('id')
  if (id === null) return Response.json(PROJECTS)
  return Response.json(PROJECTS.filter((row) => id === `eq.${row.id}`))
}

/** A purchase row as its owner reads it. */
export const purchaseRow = (columns: object) => ({
  ...{
    id: 'cccccccc-0000-4000-8000-000000000001',
    plan_id: 'multi-idea',
    status: 'active',
    valid_until: null,
  },
  ...{ pack_type: 'ideas-2', project_id: null, ideas: 2, amount: 9.99, payment_processor: 'dummy' },
  ...{ payment_id: '', created_at: '2026-11-21T10:00:00Z', ...columns },
})

export const PROJECT_PRICES = 'POST /rest/v1/rpc/get_project_prices'

const SHOP = {
  [PROJECT_PRICES]: [],
  [PLANS_CALL]: PLANS,
  [PACKS_CALL]: PACKS,
  [ENTITLEMENTS]: entitled,
  [PROJECTS_CALL]: projectsAnswer,
  [BUY]: { success: true, subscription: {} },
}

/** Opens a page of the shop as a founder. */
export async function openShop(address: string, answers: Parameters<typeof fakeSupabase>[0] = {}) {
  const backend = fakeSupabase({ ...SHOP, ...answers })
  await signIn()
  return { backend, ...openApp(address) }
}

export const TWO_IDEAS = '/payment/multi-idea?count=2'

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Answers like a function that rejects the request. */
export const refused = (status: number, error: string, code?: string) => () =>
  Response.json({ error, code }, { status })
