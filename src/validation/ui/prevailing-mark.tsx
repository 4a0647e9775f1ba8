import type { Basis, Statement } from '@domain/basis'
import { type Checks, isRefuted } from '@domain/citation-checks'
import { CircleAlert } from 'lucide-react'
import { BasisMark } from '@/shared/ui/basis-mark'
import { Tooltip } from '@/shared/ui/tooltip'

/** Marks a whole group, so that only exceptions need their own marks. */
export const PrevailingMark = ({ prevailing: { basis, mixed, unconfirmed } }: { prevailing: Prevailing }) =>
  basis === undefined ? null : (
    <span className="inline-flex flex-wrap items-center text-ink-muted text-xs">
      {unconfirmed ? <UnconfirmedMark /> : <BasisMark basis={basis} />}
      {mixed && <span className="whitespace-nowrap">, unless marked</span>}
    </span>
  )

/** The basis of most statements of a group, and whether others have another one. */
export interface Prevailing {
  /** Undefined if no basis applies to more than half, so that each statement shows its own. */
  basis: Basis | null | undefined
  mixed: boolean
  /** Whether the basis is a source and no cited page was found to support any of the statements. */
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

/** Replaces a source's name and description if no cited page was found to support it. */
export const UNCONFIRMED = {
  label: 'Source not confirmed',
  meaning: 'A page is cited, but it could not be opened, or the quoted words were not found on it.',
}

const UnconfirmedMark = () => (
  <Tooltip content={UNCONFIRMED.meaning}>
    <span className="inline-flex cursor-help items-center gap-1 whitespace-nowrap align-baseline text-ink-muted text-xs">
      <CircleAlert aria-hidden className="size-3 shrink-0 text-warning" />
      <span className="sr-only">Basis: </span>
      {UNCONFIRMED.label}
    </span>
  </Tooltip>
)
