import type { Brief } from '@domain/brief/brief'
import type { Checks } from '@domain/citation-checks'
import { createContext, type ReactNode } from 'react'

interface ShownReportProps {
  checks: Checks
  brief: Brief | null
  children: ReactNode
}

/** Provides the report's checks and brief to its parts. */
export const ShownReport = ({ checks, brief, children }: ShownReportProps) => (
  <ChecksContext value={checks}>
    <BriefContext value={brief}>{children}</BriefContext>
  </ChecksContext>
)

/** The brief of the shown report, for its empty parts; null without a brief. */
export const BriefContext = createContext<Brief | null>(null)

/** Check results of the report's citations, for the markers within its texts. */
export const ChecksContext = createContext<Checks>(new Map())
