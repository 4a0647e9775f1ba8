import type { SourceHealth } from './requests'

const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })
const countFormat = new Intl.NumberFormat('en-US')

const shareOf = (part: number, whole: number): string =>
  whole === 0
    ? 'None yet'
    : `${percentFormat.format(part / whole)} of ${countFormat.format(whole)} ${whole === 1 ? 'request' : 'requests'}`

/** '4% of 120 requests': of the requests that were sent. */
export const errorRate = ({ answered, failed }: SourceHealth): string => shareOf(failed, answered + failed)

/** '60% of 300 requests': of all requests, sent or not. */
export const cacheRate = ({ answered, failed, cached }: SourceHealth): string =>
  shareOf(cached, answered + failed + cached)

const CAUSES: Readonly<Record<string, string>> = {
  unreachable: 'It could not be reached or was down.',
  slow: 'It took too long.',
  limited: 'It refused the request or asked to try again later.',
  unreadable: 'Its response did not match its documentation.',
}

/** Why the last request failed. */
export const causeWords = (cause: string | null): string => CAUSES[cause ?? ''] ?? 'The reason is unknown.'

/** Whether the last request that was sent failed. */
export const isFailing = ({ answered_at, failed_at }: SourceHealth): boolean =>
  failed_at !== null && (answered_at === null || Date.parse(failed_at) > Date.parse(answered_at))
