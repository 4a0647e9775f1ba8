import type { Basis, Statement } from '@domain/basis'
import { disagreementOn, faultOf, supportOf } from '@domain/citation-checks'
import { use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BasisMark } from '@/shared/ui/basis-mark'
import { tabAddress } from '../report-tab'
import { ChecksContext } from './shown-report'

interface SaidProps {
  statement: Statement
  /** The basis that the heading marks for the group; statements on another basis show their own. */
  basis?: Basis | null | undefined
}

/** One statement of the report as plain text, with its sources. */
export const Said = ({ statement, basis }: SaidProps) => (
  <>
    <span dir="auto">{statement.text}</span>
    <SourceMarkers sources={statement.sources} text={statement.text} />
    <OwnMark said={statement} basis={basis} className="ml-2 font-normal font-sans" />
  </>
)

interface OwnMarkProps {
  said: { basis: Basis | null; sources: string[] }
  /** The basis that the heading marks for the group. */
  basis: Basis | null | undefined
  className?: string
}

/** The mark of a single statement: only if it differs from the group's and no [s3] shows it already. */
export function OwnMark({ said, basis, className }: OwnMarkProps) {
  const saidAlready = said.basis === basis || (said.basis === 'source' && said.sources.length > 0)
  return saidAlready ? null : <BasisMark basis={said.basis} className={className} />
}

interface SourceMarkersProps {
  sources: string[]
  /** The statement that cites them; shows whether they support it. */
  text?: string
}

/** Markers like [s3] that jump to the citation, and warn if the source does not support the statement. */
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

/** Partial support is always shown; full support only if another source contradicts it, to compare both. */
function noteOf(verdict: string | undefined, isDisputed: boolean): string | null {
  if (verdict === 'partly') return 'supports it in part'
  return verdict === 'supports' && isDisputed ? 'supports the statement' : null
}
