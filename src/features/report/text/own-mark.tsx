import type { Basis } from '@domain/basis'
import { BasisMark } from '@/shared/ui/basis-mark'

interface OwnMarkProps {
  said: { basis: Basis | null; sources: string[] }
  /** What the heading says for the whole group. */
  basis: Basis | null | undefined
  className?: string
}

/** The mark of a single statement: only where the group's does not hold, and no [s3] says it already. */
export function OwnMark({ said, basis, className }: OwnMarkProps) {
  const saidAlready = said.basis === basis || (said.basis === 'source' && said.sources.length > 0)
  return saidAlready ? null : <BasisMark basis={said.basis} className={className} />
}
