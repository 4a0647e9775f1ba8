import { entitlementsSchema } from '@domain/pricing'
import { z } from 'zod'
import { serviceClient, type TestBackend, type TestUser } from '../support/backend'
import { begunSchema } from './reports'

const purchaseSchema = z.object({ id: z.string(), amount: z.coerce.number() })
const answerSchema = z.object({ outcome: z.string(), purchase: purchaseSchema.optional() })

export interface Order {
  plan: string
  pack?: string
  project?: string
  /** The price that the buyer's page showed. */
  shown?: number
  /** Confirms buying the same product again within a short time. */
  again?: boolean
}

/** A backend's purchases and validations, through the service's procedures as the functions call them. */
export function shopOf(backend: TestBackend) {
  async function call<Output>(name: string, args: object, schema: z.ZodType<Output>): Promise<Output> {
    const { data, error } = await serviceClient(backend).rpc(name, args)
    if (error) throw error
    return schema.parse(data)
  }

  const order = ({ userId }: TestUser, payment: string, { plan, pack, project, shown, again }: Order) =>
    call(
      'begin_purchase',
      {
        p_user: userId,
        p_processor: 'dummy',
        p_payment: payment,
        p_plan: plan,
        p_pack: pack,
        p_project: project,
        p_shown: shown,
        p_again: again,
      },
      answerSchema,
    )

  /** Orders and pays; returns the outcome and the purchase's id. */
  async function buy(buyer: TestUser, wanted: Order, payment: string = crypto.randomUUID()) {
    const { outcome, purchase } = await order(buyer, payment, wanted)
    const args = { p_user: buyer.userId, p_purchase: purchase?.id }
    if (purchase && outcome === 'begun') await call('complete_purchase', args, purchaseSchema)
    return { outcome, id: purchase?.id ?? null }
  }

  /** Adds an idea and requests its report. */
  async function submit({ client, userId }: TestUser, idea = 'Idea') {
    const row = { originalIdea: idea, status: 'pending', userId, title: idea }
    const { data, error } = await client.from('idea_validations').insert(row).select('id').single()
    if (error) throw error
    const { id } = z.object({ id: z.string() }).parse(data)
    return { id, ...(await call('begin_validation', { p_user: userId, p_validation: id }, begunSchema)) }
  }

  const entitlementsOf = async ({ client }: TestUser) => {
    const { data, error } = await client.rpc('get_my_entitlements')
    if (error) throw error
    return entitlementsSchema.parse(data)
  }

  const rowsOf = ({ userId }: TestUser) =>
    backend.sql<{ id: string; ideas: number | null; status: string }>(
      'select id, ideas, status from public.user_subscriptions where user_id = $1 order by created_at, id',
      [userId],
    )

  /** Makes a user's purchases of a plan expire now. */
  const expire = ({ userId }: TestUser, plan: string) =>
    backend.sql(
      `update public.user_subscriptions set valid_until = now() - interval '1 second'
       where user_id = $1 and plan_id = $2`,
      [userId, plan],
    )

  return { order, buy, submit, entitlementsOf, rowsOf, expire }
}

export function tally(outcomes: readonly { outcome: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

export const times = <Result>(count: number, act: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, number) => act(number)))
