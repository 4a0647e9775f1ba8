import { Link, useLocation } from 'react-router-dom'
import { tabAddress } from '../report-tab'

/** Markers like [s3] that jump to the citation. */
export function SourceMarkers({ sources }: { sources: string[] }) {
  const { state } = useLocation()
  return sources.map((id) => (
    <Link
      key={id}
      to={tabAddress('citations', id)}
      state={state}
      preventScrollReset
      aria-label={`Source ${id}`}
      className="ml-1 whitespace-nowrap rounded-sm text-basis-source text-xs tabular-nums hover:underline"
    >
      [{id}]
    </Link>
  ))
}
