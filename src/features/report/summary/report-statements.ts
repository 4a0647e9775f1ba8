import { BASES, type Basis } from '@domain/basis'
import { checksOf, isRefuted } from '@domain/citation-checks'
import type { Report } from '@domain/report'
import { statementsOf } from '@domain/report-statements'

interface BasisTally {
  /** In the order of the bases; absent ones left out. */
  bases: { basis: Basis; count: number }[]
  /** Statements of cited sources of which no page was found to say so; not counted above. */
  unconfirmed: number
}

/** How many statements of a report stand on which basis. */
export function basisTally(report: Report): BasisTally {
  const checks = checksOf(report)
  const said = [...statementsOf(report), ...(report.market?.model?.inputs ?? [])]
  const standing = said.filter((item) => item.basis !== 'source' || !isRefuted(checks, item))
  return {
    bases: BASES.map((basis) => ({
      basis,
      count: standing.filter((item) => item.basis === basis).length,
    })).filter(({ count }) => count > 0),
    unconfirmed: said.length - standing.length,
  }
}
