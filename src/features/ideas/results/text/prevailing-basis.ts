import type { Basis, Statement } from '@domain/basis'

/** Basis of most statements of a group, and whether some stand on another one. */
export interface Prevailing {
  /** Undefined when no basis holds for more than half, so that each statement has to carry its own mark. */
  basis: Basis | null | undefined
  mixed: boolean
}

/** Empty statements do not count. */
export function prevailingBasis(statements: readonly Statement[]): Prevailing {
  const bases = statements.filter(({ text }) => text !== '').map(({ basis }) => basis)
  const count = (basis: Basis | null) => bases.filter((other) => other === basis).length
  const basis = bases.find((candidate) => count(candidate) * 2 > bases.length)
  return { basis, mixed: basis !== undefined && count(basis) < bases.length }
}
