import { BASES, type Basis } from '@domain/basis'
import { checksOf, isRefuted } from '@domain/citation-checks'
import type { Report } from '@domain/report'
import { statementsOf } from '@domain/report-statements'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { BASIS_TEXTS, BasisGlyph } from '@/shared/ui/basis-mark'
import { UNCONFIRMED } from '@/validation/ui/prevailing-mark'

interface BasisTally {
  /** In the order of the bases; unused ones are left out. */
  bases: { basis: Basis; count: number }[]
  /** Number of statements whose cited sources were not found to support them; not counted above. */
  unconfirmed: number
}

/** Counts a report's statements by basis. */
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

interface GroundsProps {
  report: Report
  /** Without explanations of the bases. */
  brief?: boolean
  className: string
}

/** Number of a report's statements by basis, with an explanation of each. */
export function Grounds({ report, brief = false, className }: GroundsProps) {
  const { bases, unconfirmed } = basisTally(report)
  if (bases.length === 0 && unconfirmed === 0) return null
  return (
    <section aria-labelledby="grounds">
      <h2 id="grounds" className="mb-2 font-medium text-ink-muted">
        What it is based on
      </h2>
      <ul className={className}>
        {bases.map(({ basis, count }) => (
          <Ground
            key={basis}
            mark={<BasisGlyph basis={basis} className={`size-3 shrink-0 ${BASIS_TEXTS[basis].ink}`} />}
            count={count}
            label={BASIS_TEXTS[basis].label}
            meaning={brief ? null : BASIS_TEXTS[basis].meaning}
          />
        ))}
        {unconfirmed > 0 && (
          <Ground
            mark={<CircleAlert aria-hidden className="size-3 shrink-0 text-warning" />}
            count={unconfirmed}
            label={UNCONFIRMED.label}
            meaning={brief ? null : UNCONFIRMED.meaning}
          />
        )}
      </ul>
    </section>
  )
}

interface GroundProps {
  mark: ReactNode
  label: string
  meaning: string | null
  count: number
}

const Ground = ({ mark, label, meaning, count }: GroundProps) => (
  <li>
    <p className="flex items-center gap-2">
      {mark}
      {label}
      <span className="ml-auto text-ink-muted tabular-nums">
        {count} <span className="sr-only">{count === 1 ? 'statement' : 'statements'}</span>
      </span>
    </p>
    {meaning && <p className="mt-0.5 text-ink-muted text-xs">{meaning}</p>}
  </li>
)
