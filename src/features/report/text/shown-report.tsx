import type { Brief } from '@domain/brief/brief'
import type { Checks } from '@domain/citation-checks'
import type { ReactNode } from 'react'
import { BriefContext } from './brief-context'
import { ChecksContext } from './checks-context'

interface ShownReportProps {
  checks: Checks
  brief: Brief | null
  children: ReactNode
}

/** What the parts of a report need to know of all of it. */
export const ShownReport = ({ checks, brief, children }: ShownReportProps) => (
  <ChecksContext value={checks}>
    <BriefContext value={brief}>{children}</BriefContext>
  </ChecksContext>
)
