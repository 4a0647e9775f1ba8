import { z } from 'zod'
import { serviceClient, type TestBackend, type TestUser } from '../support/backend'

const claimSchema = z.object({ step: z.string(), lease: z.string() })
const begunSchema = z.object({ outcome: z.string(), fence: z.string().nullable() })
type Begun = z.infer<typeof begunSchema>

/** What the steps of one version write; every text names the version. */
const COLUMNS: Record<string, (version: string) => object> = {
  concept: (version) => ({ projectConcept: { overview: version }, userRoles: [{ title: version }] }),
  audience: (version) => ({ targetUsers: [{ description: version }] }),
  market: (version) => ({ marketValidation: { uniqueValue: version, share: 0.1 } }),
  evidence: (version) => ({ real_citations: [{ id: 's1', title: version }], scorecard: { total: 7.5 } }),
}

/** The reports of a backend as their workers see them, through the procedures of the service. */
export function reportsOf(backend: TestBackend) {
  async function call<Output>(name: string, args: object, schema: z.ZodType<Output>): Promise<Output> {
    const { data, error } = await serviceClient(backend).rpc(name, args)
    if (error) throw error
    return schema.parse(data)
  }

  const claim = (validation: string, { fence }: Begun) =>
    call(
      'claim_step',
      { p_validation: validation, p_fence: fence, p_lease_seconds: 60 },
      claimSchema.nullable(),
    )

  const finish = ({ step, lease }: z.infer<typeof claimSchema>, version: string) =>
    call(
      'finish_step',
      {
        p_lease: lease,
        p_columns: { ...COLUMNS[step]?.(version), engine: { id: 'openai', model: version, domain: null } },
        p_section: { step, version },
        p_usage: null,
      },
      z.object({ claimable: z.number(), completed: z.boolean() }).nullable(),
    )

  /** Writes every step that is open. */
  async function write(validation: string, begun: Begun, version: string) {
    for (let step = await claim(validation, begun); step; step = await claim(validation, begun))
      await finish(step, version)
  }

  const beginRerun = ({ userId }: TestUser, validation: string, section: string) =>
    call('begin_rerun', { p_user: userId, p_validation: validation, p_section: section }, begunSchema)

  /** The id of a new report that is complete. */
  async function completed({ userId }: TestUser, version = 'first'): Promise<string> {
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.idea_validations ("userId", "originalIdea") values ($1, 'Idea') returning id`,
      [userId],
    )
    const id = row?.id ?? ''
    const begun = await call('begin_validation', { p_user: userId, p_validation: id }, begunSchema)
    await write(id, begun, version)
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

  /** Lets a report be complete since some hours more. */
  const age = (validation: string, hours: number) =>
    backend.sql(
      `update public.idea_validations set completed_at = completed_at - make_interval(mins => $2) where id = $1`,
      [validation, Math.round(hours * 60)],
    )

  return { call, claim, finish, write, beginRerun, completed, bytesOf, chargesOf, age }
}

/** Lets somebody have as many validations as they like. */
export const makePro = (backend: TestBackend, { userId }: TestUser) =>
  backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, valid_until) values ($1, 'pro', now() + interval '1 day')`,
    [userId],
  )
