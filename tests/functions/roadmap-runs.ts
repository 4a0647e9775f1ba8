import type { Phase } from '@domain/phases'
import { storeAudience, storeConcept, storeEvidence, storeMarket } from '@domain/report-storage'
import { z } from 'zod'
import { reportOn } from '../analyst/written'
import { signUp, type TestBackend, type TestUser } from '../support/backend'
import { call, eventually, IDEA } from './runs'

export const GENERATE = 'generate-roadmap'

type Report = Awaited<ReturnType<typeof reportOn>>
const REPORT = reportOn(IDEA)

/** Runs a test's entry file in place of the function. */
export const roadmapsFrom = (entry: string): Record<string, string> => ({
  [GENERATE]: `tests/functions/entries/${entry}.ts`,
})

interface Project {
  status?: string
  planned?: boolean
  report?: Report
}

/** A user's completed and planned validation, as if its run were over. */
export async function projectOf(backend: TestBackend, { userId }: TestUser, given: Project = {}) {
  const { status = 'completed', planned = true, report = await REPORT } = given
  const columns = {
    ...storeConcept(report.concept),
    ...storeAudience(report.audience),
    ...storeMarket(report.market),
    ...storeEvidence(report.evidence),
  }
  const json = (name: keyof typeof columns) => JSON.stringify(columns[name])
  const [row] = await backend.sql(
    `insert into public.idea_validations ("userId", "originalIdea", title, status, "projectConcept", "userRoles",
       "targetUsers", "marketValidation", real_citations, completed_at)
     values ($1, $2, 'Bread by bike', $3, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8::jsonb, now()) returning id`,
    [
      userId,
      IDEA,
      status,
      json('projectConcept'),
      json('userRoles'),
      json('targetUsers'),
      json('marketValidation'),
      json('real_citations'),
    ],
  )
  const { id } = z.object({ id: z.string() }).parse(row)
  if (planned)
    await backend.sql(
      `insert into public.project_planning (validation_id, platforms, technology_stack, monthly_users, timeline,
         budget_range, development_phases)
       values ($1, '{web,mobile}', '{react,nodejs,postgresql}', 'medium', '3-6-months', '50k-100k', '{interactive,mvp}')`,
      [id],
    )
  return id
}

/** A new founder with a planned project. */
export async function plannerOf(backend: TestBackend, given: Project = {}) {
  const user = await signUp(backend)
  return { ...user, token: user.accessToken, validation: await projectOf(backend, user, given) }
}

export async function adminOf(backend: TestBackend) {
  const user = await signUp(backend)
  await backend.sql('select private.grant_admin($1)', [user.email])
  return { ...user, token: user.accessToken }
}

/** Gives the user all phases of a project, as a purchase does. */
export const buyAll = (backend: TestBackend, { userId }: TestUser, project: string) =>
  backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, pack_type, project_id, status)
     values ($1, 'roadmap-pack', 'all', $2, 'active')`,
    [userId, project],
  )

const answerSchema = z.looseObject({
  roadmapId: z.string().optional(),
  status: z.string().optional(),
  roadmapContent: z.unknown().optional(),
  error: z.string().optional(),
  code: z.string().optional(),
})

interface Asked {
  token?: string
  validation: string
  phase?: Phase
  existing?: string
}

/** Requests a roadmap as the browser does. */
export async function generate(
  backend: TestBackend,
  { token, validation, phase = 'interactive', existing }: Asked,
) {
  const body = { validationId: validation, phase, ...(existing && { existingRoadmapId: existing }) }
  const response = await call(backend, { ...(token && { token }), name: GENERATE, body })
  return { http: response.status, ...answerSchema.parse(await response.json()) }
}

const rowSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  statusDetail: z.string().nullable(),
  generating: z.boolean(),
  content: z.unknown(),
  draft: z.unknown(),
})

/** The stored roadmap and its draft, read directly from the database. */
export async function roadmapOf(backend: TestBackend, validation: string, phase: Phase = 'interactive') {
  const [row] = await backend.sql(
    `select r.*, d.content as draft from public.roadmaps r left join public.roadmap_drafts d on d.roadmap_id = r.id
     where r.validation_id = $1 and r.phase = $2`,
    [validation, phase],
  )
  return row ? rowSchema.parse(row) : null
}

/** Waits until the roadmap is no longer being written. */
export const untilWritten = (backend: TestBackend, validation: string, phase: Phase = 'interactive') =>
  eventually('the roadmap is written', async () => {
    const row = await roadmapOf(backend, validation, phase)
    return row !== null && !row.generating && row
  })

const stepSchema = z.object({
  step: z.string(),
  attempt: z.number(),
  leased: z.boolean(),
  done: z.boolean(),
  started: z.string().nullable(),
  failures: z.array(z.looseObject({ detail: z.string() })),
  usage: z.array(z.looseObject({ calls: z.number(), model: z.string() })),
})

/** The stored state of each step of a roadmap's run. */
export async function roadmapSteps(backend: TestBackend, validation: string) {
  const rows = await backend.sql(
    `select step, attempt, lease is not null as leased, finished_at is not null as done, started_at::text as started, failures, usage
     from private.run_steps s join private.runs run on run.id = s.run_id
     join public.roadmaps r on r.id = run.roadmap_id
     where r.validation_id = $1 order by position`,
    [validation],
  )
  return Object.fromEntries(
    z
      .array(stepSchema)
      .parse(rows)
      .map((row) => [row.step, row]),
  )
}

export const attemptsAt = async (backend: TestBackend, validation: string) =>
  Object.fromEntries(
    Object.entries(await roadmapSteps(backend, validation)).map(([step, { attempt }]) => [step, attempt]),
  )
