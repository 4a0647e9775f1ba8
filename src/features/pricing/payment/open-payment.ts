import { z } from 'zod'
import { orderName } from '../order/order-words'
import type { Order } from '../order/read-order'
import type { PurchaseRequest } from '../requests'

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
  }),
})

/** A purchase that was sent and not answered yet: whose it is, what it is called, what was sent. */
export type OpenPayment = z.infer<typeof openPaymentSchema>

/** The user's purchase that this tab has no answer to; it outlives a reload and the way over the login. */
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
    // Damaged, so nothing can be known from it.
    return null
  }
}

export const clearOpenPayment = (): void => sessionStorage.removeItem(STORAGE_KEY)

const contentOf = ({ payment_id: _id, ...content }: PurchaseRequest) => JSON.stringify(content)

/**
 * The payment of an order, noted before it is sent. The same order as the unanswered one keeps its id, so that it
 * is bought once however often it is sent.
 */
export function openPaymentOf(userId: string, order: Order): OpenPayment {
  const known = readOpenPayment(userId)
  const request: PurchaseRequest = {
    payment_id: crypto.randomUUID(),
    plan_id: order.plan.id,
    pack_type: order.pack?.pack ?? null,
    project_id: order.project?.id ?? null,
    amount: order.price,
  }
  if (known && contentOf(known.request) === contentOf(request)) return known
  const payment = { userId, name: orderName(order), request }
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(payment))
  return payment
}
