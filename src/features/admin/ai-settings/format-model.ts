import { type AiModel, modelToRun, providerName, statusOf } from '@domain/model-providers'
import { formatDate } from '@/shared/lib/dates'

/** Whether a model is offered on the given day, and which one runs instead if not. */
export function formatModelStatus(model: AiModel, today: Date): string {
  const { provider, id, retiredOn, successor } = model
  const status = statusOf(model, today)
  if (status === 'current') return 'Current'
  if (status === 'retiring' && retiredOn)
    return `Works until ${formatDate(retiredOn)}, then runs on ${successor}`
  const fate = retiredOn ? `Retired on ${formatDate(retiredOn)}` : `Not offered by ${providerName(provider)}`
  return `${fate}, runs on ${modelToRun(provider, id, today).model}`
}

const dollars = (price: number) => `$${price.toFixed(2)}`

/** '$0.10 in, $0.50 out per million tokens'; null if the price is unknown. */
export function formatModelPrice({ dollarsPerMillionInput, dollarsPerMillionOutput, priceNote }: AiModel) {
  if (dollarsPerMillionInput === null || dollarsPerMillionOutput === null) return null
  const price = `${dollars(dollarsPerMillionInput)} in, ${dollars(dollarsPerMillionOutput)} out per million tokens`
  return priceNote ? `${price}. ${priceNote}` : price
}

const SECOND_MS = 1000
const secondsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '240 ms', '1.2 s'. */
export const formatSeconds = (milliseconds: number): string =>
  milliseconds < SECOND_MS ? `${milliseconds} ms` : `${secondsFormat.format(milliseconds / SECOND_MS)} s`
