import { z } from 'zod'
import { serviceClient, type TestBackend, type TestUser } from '../support/backend'

const claimSchema = z.object({ step: z.string(), lease: z.string() })
export const begunSchema = z.object({
  outcome: z.string(),
  run: z.object({ run: z.string(), fence: z.string() }).optional(),
})
export type Begun = z.infer<typeof begunSchema>

/** The step results of one version; every text contains the version. */
const COLUMNS: Record<string, (version: string) => object> = {
  concept: (version) => ({ projectConcept: { overview: version }, userRoles: [{ title: version }] }),
  audience: (version) => ({ targetUsers: [{ description: version }] }),
  market: (version) => ({ marketValidation: { uniqueValue: version, share: 0.1 } }),
  evidence: (version) => ({ real_citations: [{ id: 's1', title: version }], scorecard: { total: 7.5 } }),
}

/** A backend's reports as the workers handle them, through the service's procedures. */
export function reportsOf(backend: TestBackend) {
  async function call<Output>(name: string, args: object, schema: z.ZodType<Output>): Promise<Output> {
    const { data, error } = await serviceClient(backend).rpc(name, args)
    if (error) throw error
    return schema.parse(data)
  }

  const claim = ({ run }: Begun) =>
    call('claim_step', { p_run: run?.run, p_fence: run?.fence, p_lease_seconds: 60 }, claimSchema.nullable())

  const finish = ({ step, lease }: z.infer<typeof claimSchema>, version: string, columns: object = {}) =>
    call(
      'finish_step',
      {
        p_lease: lease,
        p_result: {
          columns: {
            ...COLUMNS[step]?.(version),
            ...(step === 'concept' && columns),
            engine: { id: 'openai', model: version, domain: null },
          },
        },
        p_usage: null,
      },
      z.object({ claimable: z.number(), completed: z.boolean() }).nullable(),
    )

  /** Completes every open step; `columns` are written with the first one. */
  async function write(begun: Begun, version: string, columns?: object) {
    for (let step = await claim(begun); step; step = await claim(begun)) await finish(step, version, columns)
  }

  const begin = ({ userId }: TestUser, validation: string) =>
    call('begin_validation', { p_user: userId, p_validation: validation }, begunSchema)

  const beginRerun = ({ userId }: TestUser, validation: string, ...sections: string[]) =>
    call('begin_rerun', { p_user: userId, p_validation: validation, p_sections: sections }, begunSchema)

  /** Returns the id of a new completed report. `brief` is the first step's reading of the idea. */
  async function completed(user: TestUser, brief?: object): Promise<string> {
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.idea_validations ("userId", "originalIdea") values ($1, 'Idea') returning id`,
      [user.userId],
    )
    const id = row?.id ?? ''
    await write(await begin(user, id), 'first', { brief })
    return id
  }

  /** The report's columns byte for byte. */
  async function bytesOf(validation: string) {
    const [row] = await backend.sql<Record<string, string>>(
      `select v."projectConcept"::text, v."userRoles"::text, v."targetUsers"::text, v."marketValidation"::text,
         v.real_citations::text, v.scorecard::text, v.engine::text, v.status, v.completed_at::text
       from public.idea_validations v where id = $1`,
      [validation],
    )
    return row
  }

  const chargesOf = (validation: string) =>
    backend.sql<{ kind: string; state: string }>(
      'select kind, state from private.charges where validation_id = $1 order by created_at, kind desc',
      [validation],
    )

  /** Moves a report's completion back by some hours. */
  const age = (validation: string, hours: number) =>
    backend.sql(
      `update public.idea_validations set completed_at = completed_at - make_interval(mins => $2) where id = $1`,
      [validation, Math.round(hours * 60)],
    )

  return { call, claim, finish, write, begin, beginRerun, completed, bytesOf, chargesOf, age }
}

/** Gives the user the Pro plan, and so unlimited validations. */
export const makePro = (backend: TestBackend, { userId }: TestUser) =>
  backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, valid_until) values ($1, 'pro', now() + interval '1 day')`,
    [userId],
  )
