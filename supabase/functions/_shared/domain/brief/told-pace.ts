import { type Brief, entriesOf } from './brief.ts'
import { countOf, FIGURES, judged } from './told-demand.ts'

/* How fast customers came so far, by the founder's number of sales and the time that their words name for it. */

export interface ToldPace {
  /** Sales, or customers who bought. */
  count: number
  /** In how many months. */
  months: number
}

const IN_TIME = new RegExp(
  String.raw`\b(?:in|over|within|during) (?:the )?(?:(?:last|past|first|only|just|about) )*(?<many>an?|${FIGURES}) (?<unit>week|month|year)s?\b`,
  'iu',
)
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const SINCE = new RegExp(
  String.raw`\bsince (?:(?:last|early|mid|late|the (?:start|end) of) )?(?<month>${MONTH_NAMES.join('|')})\p{L}*(?! 20\d\d)\b`,
  'iu',
)
const IN_MONTHS = { week: 12 / 52, month: 1, year: 12 } as const

/**
 * The period in words about something done, in months; null if there is none, or if it starts in a month and `today` is
 * missing.
 */
function monthsIn(words: string, today: Date | undefined): number | null {
  const { many = '', unit = '' } = IN_TIME.exec(words)?.groups ?? {}
  if (unit) {
    const each = IN_MONTHS[unit.toLowerCase() as keyof typeof IN_MONTHS]
    return (/^an?$/i.test(many) ? 1 : countOf(many)) * each
  }
  const since = SINCE.exec(words)?.groups?.month?.toLowerCase()
  if (!since || !today) return null
  return (today.getUTCMonth() - MONTH_NAMES.indexOf(since) + 12) % 12 || null
}

/**
 * The pace of sales or of completed work, by the founder's own count; null if no answer has both a number and a period.
 */
export function paceOf(brief: Brief, today?: Date): ToldPace | null {
  for (const { value } of entriesOf(brief, 'evidence')) {
    const stage = judged(value)?.stage
    const isDone =
      value.kind === 'paying' || (value.kind === 'other' && (stage === 'served' || stage === 'sold'))
    const months = isDone && value.count ? monthsIn(value.text, today) : null
    if (months && value.count) return { count: value.count, months }
  }
  return null
}
