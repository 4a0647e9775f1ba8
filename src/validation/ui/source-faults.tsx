import type { Statement } from '@domain/basis'
import { type Checks, faultOf } from '@domain/citation-checks'

interface SourceFaultsProps {
  said: Pick<Statement, 'sources'> & { text?: string }
  checks: Checks
}

/** Problems of sources that are shown without links: 's3: quote not found'. */
export const SourceFaults = ({ said: { sources, text }, checks }: SourceFaultsProps) =>
  sources.map((id) => {
    const fault = faultOf(checks, id, text)
    return (
      fault && (
        <span key={id} className="ml-2 inline-block text-warning text-xs">
          {id}: {fault}
        </span>
      )
    )
  })
