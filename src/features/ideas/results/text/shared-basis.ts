import type { Basis, Statement } from '@domain/basis'

/** The basis that all statements have in common; undefined when they differ or there are none. */
export function sharedBasis(statements: readonly Statement[]): Basis | null | undefined {
  const said = statements.filter(({ text }) => text !== '')
  const first = said[0]?.basis
  return said.every(({ basis }) => basis === first) ? first : undefined
}
