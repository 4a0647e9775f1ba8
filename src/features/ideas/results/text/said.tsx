import type { Statement } from '@domain/basis'
import { BasisMark } from '@/shared/ui/basis-mark'
import { SourceMarkers } from './source-markers'

interface SaidProps {
  statement: Statement
  /** Says the basis behind the text; left out where the heading says it for all. */
  marked?: boolean
}

/** One statement of the report as plain text, with its sources. */
export const Said = ({ statement: { text, basis, sources }, marked }: SaidProps) => (
  <>
    <span dir="auto">{text}</span>
    <SourceMarkers sources={sources} />
    {marked && <BasisMark basis={basis} className="ml-2" />}
  </>
)
