import { faultOf } from '@domain/citation-checks'
import { use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { tabAddress } from '../report-tab'
import { ChecksContext } from './checks-context'

/** Markers like [s3] that jump to the citation; one whose check speaks against it says so. */
export function SourceMarkers({ sources }: { sources: string[] }) {
  const { state } = useLocation()
  const checks = use(ChecksContext)
  return sources.map((id) => {
    const fault = faultOf(checks, id)
    return (
      <Link
        key={id}
        to={tabAddress('citations', id)}
        state={state}
        preventScrollReset
        aria-label={fault ? `Source ${id}, ${fault}` : `Source ${id}`}
        className="ml-1 rounded-sm text-basis-source text-xs tabular-nums hover:underline"
      >
        <span className="whitespace-nowrap">
          [{id}]{fault && ','}
        </span>
        {fault && <span className="font-normal font-sans text-warning"> {fault}</span>}
      </Link>
    )
  })
}
