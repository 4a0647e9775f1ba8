import { HttpError } from '../http/http-error.ts'

/** A payment that a processor is asked to take. */
export interface Payment {
  /** The client's payment id; the same id must never be charged twice. */
  id: string
  user: string
  amountDollars: number
}

/**
 * Takes the money. A processor knows nothing about plans, packs or quota; it is called after the price is fixed and
 * before anything is granted. `take` throws `HttpError` 402 when it refuses; any other error leaves the outcome open,
 * and the same payment id can be sent again.
 */
export interface PaymentProcessor {
  readonly id: string
  take(payment: Payment): Promise<void>
}

/** Takes no money and grants everything: for trying out Groundwork. */
const dummyProcessor: PaymentProcessor = { id: 'dummy', take: async () => {} }

/** The processors of this installation, by the id that the client sends. */
export type Processors = Record<string, PaymentProcessor>

/** The dummy is available only if the environment variable TEST_PAYMENTS is 'on'. */
export const processorsOf = (testPayments: string | undefined): Processors =>
  testPayments === 'on' ? { [dummyProcessor.id]: dummyProcessor } : {}

/** Throws 403 if the installation does not have this processor. */
export function processorNamed(processors: Processors, id: string): PaymentProcessor {
  const processor = Object.hasOwn(processors, id) ? processors[id] : undefined
  if (processor) return processor
  const message =
    id === dummyProcessor.id
      ? 'Test payments are switched off here. Nothing was charged.'
      : 'This payment processor is not known here. Nothing was charged.'
  throw new HttpError(403, message, 'processor_refused')
}
