import type { PlannedWork } from '@domain/scorecard'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { USER } from '../../../support/fake-supabase'
import { ID, researchedRow, TABLE } from '../../ideas/idea-rows'
import { PLANS, planRow } from '../../planning/open-planning'
import { openResults } from '../../report/open-results'

const REVISE = 'POST /functions/v1/revise-report'
const PUBLISHED = 'GET /rest/v1/roadmaps'
const PLANNED_AT = '2026-11-20T12:00:00Z'

const work = (version: string): PlannedWork => ({
  version,
  budgetRange: '50k-100k',
  timeline: '6-12-months',
  phases: [{ phase: 'mvp', roadmap: { dollars: 90_000, workDays: 325 } }],
})

/** Opens a report that was scored by `version` of the plan, next to a plan with one published roadmap. */
const open = (version: string, userId = USER.id) =>
  openResults([{ ...researchedRow(), userId, scorecard: { plan: work(version) } }], '', {
    [`GET ${PLANS}`]: [planRow({ updated_at: PLANNED_AT })],
    [PUBLISHED]: [{ phase: 'mvp', updated_at: 'today' }],
    [REVISE]: { success: true },
    'POST /rest/v1/rpc/is_admin': userId !== USER.id,
    'POST /rest/v1/rpc/get_validation_run': () => Response.json(null),
  })

it('scores feasibility by what the plan and its roadmaps came to, and shows of what', async () => {
  const { backend } = await open(`${PLANNED_AT}, mvp today`)
  const card = within(await screen.findByRole('region', { name: 'Scorecard' }))
  await userEvent.click(card.getByRole('button', { name: /^Feasibility: ?5\.0 of 10$/ }))
  expect(card.getByText(/take 90% of the budget and 125% of the timeline/)).toBeInTheDocument()
  expect(card.getByText('$90,000, 65 weeks')).toBeInTheDocument()
  await screen.findByRole('link', { name: 'Development Roadmap' })
  await waitFor(() => expect(backend.sent(PUBLISHED)).toHaveLength(1))
  expect(backend.sent(REVISE)).toEqual([])
})

it('has the report scored anew, once, when plan or roadmaps have changed since', async () => {
  const { backend } = await open(PLANNED_AT)
  await waitFor(() => expect(backend.sent(REVISE)).toHaveLength(1))
  expect(backend.sent(REVISE)[0]?.body).toEqual({
    action: 'follow-plan',
    validationId: ID,
  })
  await waitFor(() => expect(backend.sent(`GET ${TABLE}`)).toHaveLength(2))
  expect(backend.sent(REVISE)).toHaveLength(1)
})

it('leaves the report of somebody else as it is', async () => {
  const { backend } = await open(PLANNED_AT, '0b1e2f3a-0000-4000-8000-000000000002')
  await screen.findByRole('link', { name: 'Development Roadmap' })
  expect(backend.sent(REVISE)).toEqual([])
})
