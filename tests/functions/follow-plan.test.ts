import { computeRoadmap } from '@domain/roadmap'
import { scorecardOf } from '@domain/scorecard'
import { validationSchema } from '@domain/stored-validation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOf, member, phaseOf, task } from '../domain/roadmap/sample-roadmap'
import { signUp, type TestBackend } from '../support/backend'
import { plannerOf } from './roadmap-runs'
import { call, rowOf, startWithFunctions } from './runs'

let backend: TestBackend
beforeAll(async () => {
  backend = await startWithFunctions()
})
afterAll(() => backend.close())

/** A $50,000 roadmap that takes three of the six planned months: 1,000 hours of ten people at $50 an hour. */
const CONTENT = computeRoadmap(
  contentOf(
    phaseOf({
      tasks: Array.from({ length: 10 }, (_, index) => task(`t${index}`, 'qa', 100)),
      teamComposition: [member('qa', 10, 50, 100)],
    }),
  ),
)

/** A founder with a plan for the interactive prototype and the MVP; tests insert the roadmaps. */
async function planned() {
  const founder = await plannerOf(backend)
  const { validation, userId } = founder
  const insert = (phase: string, status: string, content: object | null) =>
    backend.sql(
      `insert into public.roadmaps (validation_id, user_id, phase, status, content) values ($1, $2, $3, $4, $5::jsonb)`,
      [validation, userId, phase, status, content && JSON.stringify(content)],
    )
  const follow = async (token = founder.token) => {
    const body = { action: 'follow-plan', validationId: validation }
    return (await call(backend, { token, name: 'revise-report', body })).status
  }
  const feasibility = async () => {
    const row = await rowOf(backend, validation)
    const { report, createdAt, plan } = validationSchema.parse(row)
    const computed = scorecardOf(report, { asOf: createdAt, plan })
    // The browser computes the same scorecard from the row as is stored in it.
    expect(row.scorecard).toEqual(JSON.parse(JSON.stringify(computed)))
    expect(row.score === null ? null : Number(row.score)).toBe(computed.total)
    return computed.metrics.find(({ id }) => id === 'feasibility')
  }
  return { founder, validation, insert, follow, feasibility }
}

const openPhases = (validation: string, userId: string) =>
  backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, pack_type, project_id, status)
     values ($1, 'roadmap-pack', 'all', $2, 'active')`,
    [userId, validation],
  )

describe('a report that follows its plan', () => {
  it('is scored once every planned phase has a published roadmap that its founder may read', async () => {
    const { founder, validation, insert, follow, feasibility } = await planned()
    expect(await follow()).toBe(200)
    expect((await feasibility())?.reason).toBe(
      'Missing from the plan: a published roadmap for Interactive Prototype and Minimum Viable Product.',
    )
    await insert('interactive', 'published', CONTENT)
    await insert('mvp', 'published', CONTENT)
    await follow()
    // Without a purchase the founder can't read the MVP roadmap, so the score must not reveal it.
    expect((await feasibility())?.reason).toBe(
      'Missing from the plan: a published roadmap for Minimum Viable Product.',
    )
    await openPhases(validation, founder.userId)
    await follow()
    expect(await feasibility()).toMatchObject({
      score: 8,
      reason: expect.stringMatching(/100% of the budget/),
    })
  })

  it('tells nothing of a draft', async () => {
    const { founder, validation, insert, follow, feasibility } = await planned()
    await openPhases(validation, founder.userId)
    await insert('interactive', 'published', CONTENT)
    await insert('mvp', 'draft', null)
    await backend.sql(
      `insert into public.roadmap_drafts (roadmap_id, content)
       select id, $2::jsonb from public.roadmaps where validation_id = $1 and phase = 'mvp'`,
      [validation, JSON.stringify(CONTENT)],
    )
    await follow()
    expect((await feasibility())?.reason).toBe(
      'Missing from the plan: a published roadmap for Minimum Viable Product.',
    )
    const { scorecard } = await rowOf(backend, validation)
    expect(JSON.stringify(scorecard)).not.toMatch(/"phase":"mvp","roadmap":\{/)
  })

  it('is scored by the plan at every other change too', async () => {
    const { founder, validation, insert, feasibility } = await planned()
    await openPhases(validation, founder.userId)
    await insert('interactive', 'published', CONTENT)
    await insert('mvp', 'published', CONTENT)
    const inputs = { customers: { low: 1000, base: 2000, high: 3000 } }
    const body = { action: 'edit-market', validationId: validation, inputs }
    await call(backend, { token: founder.token, name: 'revise-report', body })
    expect((await feasibility())?.score).toBe(8)
  })

  it('goes on telling of a section that could not be written, and waits for one that is being written', async () => {
    const { founder, validation, insert, follow, feasibility } = await planned()
    await openPhases(validation, founder.userId)
    await insert('interactive', 'published', CONTENT)
    await insert('mvp', 'published', CONTENT)
    const setRerun = (rerun: object) =>
      backend.sql('update public.idea_validations set rerun = $2::jsonb where id = $1', [
        validation,
        JSON.stringify(rerun),
      ])
    await setRerun({ sections: ['market'], state: 'running' })
    expect(await follow()).toBe(409)
    const failed = { sections: ['market'], state: 'failed', reason: 'The provider could not be reached.' }
    await setRerun(failed)
    expect(await follow()).toBe(200)
    expect((await feasibility())?.score).toBe(8)
    expect((await rowOf(backend, validation)).rerun).toEqual(failed)
  })

  it('is nobody else’s to change', async () => {
    const { validation, follow } = await planned()
    const before = await rowOf(backend, validation)
    expect(await follow((await signUp(backend)).accessToken)).toBe(404)
    expect(await rowOf(backend, validation)).toEqual(before)
  })
})
