import { isStatement, type Statement } from './basis.ts'
import type { Report } from './report.ts'

/** Everything that a report says, each text with its basis; what it leaves empty is left out. */
export const statementsOf = ({ concept, audience, market }: Report): Statement[] =>
  statementsWithin([concept, audience, market]).filter(({ text }) => text !== '')

/** Every statement in a part of a report, empty ones included. */
export function statementsWithin(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) return []
  return isStatement(value) ? [value] : Object.values(value).flatMap(statementsWithin)
}
