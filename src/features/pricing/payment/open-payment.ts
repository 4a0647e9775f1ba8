import { z } from 'zod'
import type { PurchaseRequest } from '@/account/purchase-request'
import { orderName } from '../order/format-order'
import type { Order } from '../order/read-order'

const STORAGE_KEY = 'open-payment'

const openPaymentSchema = z.object({
  userId: z.string(),
  name: z.string(),
  request: z.object({
    payment_id: z.string(),
    plan_id: z.string(),
    pack_type: z.string().nullable(),
    project_id: z.string().nullable(),
    amount: z.number(),
    again: z.boolean().default(false),
  }),
})

/** A purchase that was sent and not answered yet: its user, name and request. */
export type OpenPayment = z.infer<typeof openPaymentSchema>

/** The user's unanswered purchase in this tab; survives a reload and a detour to the login. */
export function readOpenPayment(userId: string): OpenPayment | null {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  if (stored === null) return null
  const payment = z.preprocess(parsedJson, openPaymentSchema).safeParse(stored).data
  return payment?.userId === userId ? payment : null
}

function parsedJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    // Ignores a damaged value.
    return null
  }
}

export const clearOpenPayment = (): void => sessionStorage.removeItem(STORAGE_KEY)

/** Stores a payment before it is sent, so that it is known whatever happens. */
export function keepOpenPayment(payment: OpenPayment): OpenPayment {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(payment))
  return payment
}

const requestOf = (order: Order): PurchaseRequest => ({
  payment_id: crypto.randomUUID(),
  plan_id: order.plan.id,
  pack_type: order.pack?.pack ?? null,
  project_id: order.project?.id ?? null,
  amount: order.price,
  again: false,
})

const contentOf = ({ payment_id: _id, again: _again, ...content }: PurchaseRequest) => JSON.stringify(content)

/** Whether this is the payment for exactly that order, so that retries reuse its id and it is made only once. */
export const isPaymentOf = ({ request }: OpenPayment, order: Order): boolean =>
  contentOf(request) === contentOf(requestOf(order))

/** Creates a payment with a new id. */
export const newPayment = (userId: string, order: Order): OpenPayment =>
  keepOpenPayment({ userId, name: orderName(order), request: requestOf(order) })
