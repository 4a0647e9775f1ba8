import { disagreementOn, faultOf, supportOf } from '@domain/citation-checks'
import { use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { tabAddress } from '../report-tab'
import { ChecksContext } from './checks-context'

interface SourceMarkersProps {
  sources: string[]
  /** The statement that cites them: whether they support it is shown beside them. */
  text?: string
}

/** Markers like [s3] that jump to the citation; one that does not bear the statement out says so. */
export function SourceMarkers({ sources, text }: SourceMarkersProps) {
  const { state } = useLocation()
  const checks = use(ChecksContext)
  const isDisputed = text !== undefined && disagreementOn(checks, { text, sources }) !== null
  return sources.map((id) => {
    const verdict = supportOf(checks, id, text)?.verdict
    const fault = faultOf(checks, id, text)
    const note = fault ?? noteOf(verdict, isDisputed)
    return (
      <Link
        key={id}
        to={tabAddress('citations', id)}
        state={state}
        preventScrollReset
        aria-label={note ? `Source ${id}, ${note}` : `Source ${id}`}
        className="ml-1 rounded-sm text-basis-source text-xs tabular-nums hover:underline"
      >
        <span className="whitespace-nowrap">
          [{id}]{note && ','}
        </span>
        {note && <span className={`font-normal font-sans ${fault ? 'text-warning' : ''}`}> {note}</span>}
      </Link>
    )
  })
}

/** A part is always named; full support only where another source contradicts, so that both stand side by side. */
function noteOf(verdict: string | undefined, isDisputed: boolean): string | null {
  if (verdict === 'partly') return 'supports it in part'
  return verdict === 'supports' && isDisputed ? 'supports the statement' : null
}
