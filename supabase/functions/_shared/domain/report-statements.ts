import { isStatement, type Statement } from './basis.ts'
import { formatInput, isMoney } from './market-calculation.ts'
import { currencyOf, type MarketInput } from './market-model.ts'
import type { Report } from './report.ts'

/** All statements of a report; empty ones are left out. */
export const statementsOf = ({ concept, audience, market }: Report): Statement[] =>
  statementsWithin([concept, audience, market]).filter(({ text }) => text !== '')

/** Every statement in a part of a report, including empty ones. */
export function statementsWithin(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) return []
  return isStatement(value) ? [value] : Object.values(value).flatMap(statementsWithin)
}

/** The statement of a market model's input, in words that can be compared with its sources: 'Gross margin: 70%'. */
export function inputClaim({ id, label, unit, range }: MarketInput, currency: string): string {
  const value = formatInput(id, range.base, currency)
  return `${label}: ${value}${isMoney(id) ? ' a year' : unit === 'share' ? '' : ` ${unit}`}`
}

/** Everything that a report attributes to a source: its statements, and the inputs of its market model. */
export function claimsOf(report: Report): { text: string; sources: string[] }[] {
  const { market } = report
  const inputs = (market?.model?.inputs ?? []).map((input) => ({
    text: inputClaim(input, currencyOf(market?.model ?? {})),
    sources: input.sources,
  }))
  return [...statementsOf(report), ...inputs].filter(({ sources }) => sources.length > 0)
}
