import type { Basis, Statement } from '@domain/basis'
import { OwnMark } from './own-mark'
import { SourceMarkers } from './source-markers'

interface SaidProps {
  statement: Statement
  /** What the heading says for the whole group: a statement on another basis says so itself. */
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
