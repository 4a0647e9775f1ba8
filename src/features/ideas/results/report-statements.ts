import { BASES, type Basis } from '@domain/basis'
import type { Report } from '@domain/report'
import { statementsOf } from '@domain/report-statements'

/** How many statements of a report stand on which basis, in the order of the bases; absent ones left out. */
export function basisTally(report: Report): { basis: Basis; count: number }[] {
  const said = [...statementsOf(report), ...(report.market?.model?.inputs ?? [])]
  return BASES.map((basis) => ({
    basis,
    count: said.filter((item) => item.basis === basis).length,
  })).filter(({ count }) => count > 0)
}
