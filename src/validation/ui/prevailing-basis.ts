import type { Basis, Statement } from '@domain/basis'
import { type Checks, isRefuted } from '@domain/citation-checks'

/** Basis of most statements of a group, and whether some stand on another one. */
export interface Prevailing {
  /** Undefined when no basis holds for more than half, so that each statement has to carry its own mark. */
  basis: Basis | null | undefined
  mixed: boolean
  /** The basis is a source, and no cited page was found to hold any of what stands on it. */
  unconfirmed: boolean
}

/** Empty statements do not count. */
export function prevailingBasis(statements: readonly Statement[], checks: Checks): Prevailing {
  const said = statements.filter(({ text }) => text !== '')
  const bases = said.map(({ basis }) => basis)
  const count = (basis: Basis | null) => bases.filter((other) => other === basis).length
  const basis = bases.find((candidate) => count(candidate) * 2 > bases.length)
  return {
    basis,
    mixed: basis !== undefined && count(basis) < bases.length,
    unconfirmed:
      basis === 'source' &&
      said.every((statement) => statement.basis !== 'source' || isRefuted(checks, statement)),
  }
}
