import { BasisMark } from '@/shared/ui/basis-mark'
import type { Prevailing } from './prevailing-basis'
import { UnconfirmedMark } from './unconfirmed-mark'

/** Marks a whole group at once, so that only its exceptions need marks of their own. */
export const PrevailingMark = ({ prevailing: { basis, mixed, unconfirmed } }: { prevailing: Prevailing }) =>
  basis === undefined ? null : (
    <span className="inline-flex flex-wrap items-center text-ink-muted text-xs">
      {unconfirmed ? <UnconfirmedMark /> : <BasisMark basis={basis} />}
      {mixed && <span className="whitespace-nowrap">, unless marked</span>}
    </span>
  )
