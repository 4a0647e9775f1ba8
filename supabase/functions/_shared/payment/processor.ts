import { HttpError } from '../http/http-error.ts'

/** What a processor is asked to take. */
export interface Payment {
  /** The client's id of the payment: the same id must never be taken twice. */
  id: string
  user: string
  amountDollars: number
}

/**
 * Whatever takes the money. It knows nothing of plans, packs or quota; it is asked once the price stands and before
 * anything is granted. `take` throws `HttpError` 402 when it refuses; any other error leaves the outcome open, and
 * the same payment id can be sent again.
 */
export interface PaymentProcessor {
  readonly id: string
  take(payment: Payment): Promise<void>
}

/** Takes no money and grants everything: for trying Groundwork out. */
const dummyProcessor: PaymentProcessor = { id: 'dummy', take: async () => {} }

/** The processors of this installation by the id that the client names. */
export type Processors = Record<string, PaymentProcessor>

/** The dummy is there only where the environment variable TEST_PAYMENTS says 'on'. */
export const processorsOf = (testPayments: string | undefined): Processors =>
  testPayments === 'on' ? { [dummyProcessor.id]: dummyProcessor } : {}

/** Throws 403 when the installation does not take payments in this way. */
export function processorNamed(processors: Processors, id: string): PaymentProcessor {
  const processor = Object.hasOwn(processors, id) ? processors[id] : undefined
  if (processor) return processor
  const message =
    id === dummyProcessor.id
      ? 'Test payments are switched off here. Nothing was charged.'
      : 'This payment processor is not known here. Nothing was charged.'
  throw new HttpError(403, message, 'processor_refused')
}
