import type { Report } from '@domain/report'
import type { Validation } from '@domain/validation'
import { Skeleton } from '@/shared/ui/skeleton'
import { CitationsPanel } from './citations-panel'
import { ConceptPanel } from './concept-panel'
import { DeckPanel } from './deck/deck-panel'
import { DiagramsPanel } from './diagrams/diagrams-panel'
import { FeaturesPanel } from './features-panel'
import { MarketPanel } from './market-panel'
import type { ReportTab } from './report-tab'
import { useHashJump } from './use-hash-jump'
import { UsersPanel } from './users-panel'

interface ReportPanelProps {
  tab: ReportTab
  validation: Validation
  report: Report
  running: boolean
}

const NO_CITATIONS = 'No citations available for this validation.'
const CITATIONS_LATER = 'No citations yet. They are numbered as the sections that use them are written.'

/** One tab: its section, or that it is still to come, or that there is none. */
export function ReportPanel({ tab, validation, report, running }: ReportPanelProps) {
  // Here and not beside the tabs: a panel that has only just opened holds the place when this runs.
  useHashJump()
  const { concept, audience, market } = report
  const missing = (empty: string) => (running ? <ToCome /> : <p className="text-ink-muted">{empty}</p>)
  switch (tab) {
    case 'concept':
      return concept ? <ConceptPanel concept={concept} /> : missing('No project concept available')
    case 'users':
      return audience ? <UsersPanel audience={audience} /> : missing('No target users available')
    case 'features':
      return concept ? <FeaturesPanel features={concept.features} /> : missing('No features available')
    case 'market':
      return market ? <MarketPanel market={market} /> : missing('No market data available')
    case 'citations':
      return <CitationsPanel report={report} empty={running ? CITATIONS_LATER : NO_CITATIONS} />
    case 'deck':
      return <DeckPanel validation={validation} report={report} />
    case 'diagrams':
      return <DiagramsPanel validation={validation} report={report} />
  }
}

const ToCome = () => (
  <>
    <p className="mb-6 text-ink-muted">This section is not written yet.</p>
    <Skeleton className="h-6 w-48" />
    <Skeleton className="mt-4 h-4 w-full" />
    <Skeleton className="mt-3 h-4 w-11/12" />
    <Skeleton className="mt-3 h-4 w-3/4" />
  </>
)
