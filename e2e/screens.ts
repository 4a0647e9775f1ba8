import { validationSchema } from '@domain/stored-validation'
import type { Page } from '@playwright/test'
import dental from '../src/features/report/samples/dental.json' with { type: 'json' }
import stock from '../src/features/report/samples/stock.json' with { type: 'json' }
import { composed, planOf } from '../tests/roadmap/composed'
import { addCrowd } from './admin-data'
import type { App } from './app'
import { addReport } from './reports'
import type { Visitor } from './session'

export interface Screen {
  name: string
  address: string
  as: Visitor
}

const FOUNDER = 'founder@groundwork.test'

const screensOf = (as: Screen['as'], addresses: Record<string, string>): Screen[] =>
  Object.entries(addresses).map(([name, address]) => ({ name, address, as }))

/** Columns that addReport sets itself, or that are not JSON. */
const OTHER_COLUMNS = [
  ...['id', 'userId', 'originalIdea', 'status', 'created_at', 'completed_at'],
  'brief_version',
]

/** The JSON columns of a sample report. */
const columnsOf = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OTHER_COLUMNS.includes(name)))

/** A founder's history: reports of each kind, a plan, a roadmap and purchases. Returns the ids. */
async function addHistory(app: App) {
  const { sql } = app.backend
  const researched = await addReport(app, FOUNDER, {
    writer: 'model',
    age: 30,
    columns: { scorecard: { total: 6.4, scored: 9 } },
  })
  const composedFrom = validationSchema.parse(dental)
  const planned = await addReport(app, FOUNDER, {
    idea: dental.originalIdea,
    age: 3_000,
    columns: columnsOf(dental),
  })
  await addReport(app, FOUNDER, { idea: stock.originalIdea, age: 9_000, columns: columnsOf(stock) })
  await addReport(app, FOUNDER, {
    status: 'error',
    idea: 'Accounts by voice for market traders.',
    age: 20_000,
  })
  await sql(
    `insert into public.project_planning (validation_id, platforms, development_phases, technology_stack,
       branding_preferences, monthly_users, timeline, budget_range)
     values ($1, '{web,mobile}', '{interactive,mvp}', '{react,postgresql}', '{modern}', 'medium', '3-6-months', '25k-50k')`,
    [planned],
  )
  const content = await composed('interactive', composedFrom.report, planOf(), composedFrom.title)
  await sql(
    `insert into public.roadmaps (validation_id, phase, status, content) values ($1, 'interactive', 'published', $2::jsonb)`,
    [planned, JSON.stringify(content)],
  )
  await sql(`insert into public.roadmaps (validation_id, phase) values ($1, 'poc')`, [researched])
  await sql(
    `insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas, amount, payment_id)
     select id, 'multi-idea', 'ideas-5', 5, 19.99, 'sample-1' from auth.users where email = $1`,
    [FOUNDER],
  )
  await sql(
    `insert into private.report_shares (validation_id, token_hash, include_idea, include_evidence)
     values ($1, encode(sha256(convert_to($2, 'utf8')), 'hex'), false, false)`,
    [planned, SHARE_TOKEN],
  )
  // Fixed dates, so that the screenshots don't change from day to day.
  await sql(
    `update public.idea_validations set created_at = timestamptz '2026-11-21T10:00:00Z' + (created_at - now())
     where "userId" = (select id from auth.users where email = $1)`,
    [FOUNDER],
  )
  return { researched, planned }
}

const SHARE_TOKEN = 's'.repeat(43)

/** Adds data for every route of src/app/router.tsx, and names one screen for each route and for each empty form. */
export async function prepareScreens(app: App): Promise<Screen[]> {
  const { researched, planned } = await addHistory(app)
  await addCrowd(app)
  const results = `/validate-idea/results/${researched}`
  return [
    ...screensOf('visitor', {
      landing: '/',
      login: '/login',
      signup: '/signup',
      sample: '/sample',
      shared: `/shared#${SHARE_TOKEN}`,
      'shared-unknown': '/shared',
      privacy: '/privacy',
      terms: '/terms',
      contact: '/contact?subject=sales',
      'not-found': '/no/such/page',
    }),
    ...screensOf('newcomer', {
      'dashboard-empty': '/dashboard',
      'validate-idea': '/validate-idea',
      'roadmaps-empty': '/roadmaps',
      'compare-empty': '/validate-idea/compare',
      'profile-empty': '/user/profile',
      checkout: '/checkout/multi-idea?count=5',
      payment: '/payment/multi-idea?count=5',
      'results-unknown': '/validate-idea/results/6a3f0c1e-0000-4000-8000-000000000009',
    }),
    ...screensOf('founder', {
      dashboard: '/dashboard',
      'dashboard-nothing-found': '/dashboard?q=zebra',
      results,
      'results-concept': `${results}?tab=concept`,
      'results-users': `${results}?tab=users`,
      'results-features': `${results}?tab=features`,
      'results-market': `${results}?tab=market`,
      'results-citations': `${results}?tab=citations`,
      'results-deck': `${results}?tab=deck`,
      'results-diagrams': `${results}?tab=diagrams`,
      'results-planned': `/validate-idea/results/${planned}`,
      compare: `/validate-idea/compare?ids=${researched},${planned}`,
      planning: `${results}/planning`,
      roadmap: `/validate-idea/results/${planned}/roadmap`,
      'roadmap-locked': `/roadmap/${planned}?phase=mvp`,
      roadmaps: '/roadmaps',
      pricing: `/pricing?project=${planned}`,
      profile: '/user/profile',
    }),
    ...screensOf('admin', {
      'admin-dashboard': '/admin/dashboard',
      'admin-users': '/admin/users',
      'admin-roadmaps': '/admin/roadmaps',
      'admin-plan-settings': '/admin/plan-settings',
      'admin-ai-settings': '/admin/ai-settings',
      'admin-messages': '/admin/messages',
      'admin-audit': '/admin/audit',
      'admin-profile': '/admin/profile',
    }),
  ]
}

/** Opens an address and waits until everything on the page has loaded. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy]:not([aria-busy="false"])'))
  await page.evaluate(() => document.fonts.ready)
}
