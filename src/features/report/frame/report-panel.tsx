import { emptyBrief } from '@domain/brief/brief'
import type { Report } from '@domain/report'
import { REPORT_TABS, type ReportTab } from '@domain/report-outline'
import type { Validation } from '@domain/stored-validation'
import { useAuthStore } from '@/account/auth-store'
import { DeckPanel } from '../deck/deck-panel'
import { DiagramsPanel } from '../diagrams/diagrams-panel'
import { DeckExport } from '../export/deck-export'
import { LookThisUp } from '../market/look-this-up'
import { MarketPanel } from '../market/market-panel'
import { PanelPending } from '../panel-pending'
import { CitationsPanel } from '../panels/citations-panel'
import { ConceptPanel } from '../panels/concept-panel'
import { FeaturesPanel } from '../panels/features-panel'
import { UsersPanel } from '../panels/users-panel'
import { SectionBar } from '../rerun/section-bar'
import { Jump } from './jump'

interface ReportPanelProps {
  tab: Exclude<ReportTab, 'summary'>
  validation: Validation
  report: Report
  running: boolean
}

const CITATIONS_LATER = 'No citations yet. They are numbered as the sections that use them are written.'

/** One tab: the writer of its section, and the section itself. */
export const ReportPanel = (props: ReportPanelProps) => (
  <>
    <SectionBar validation={props.validation} tab={props.tab} />
    <Section {...props} />
    <Jump />
  </>
)

/** A section, or a note that it is still to come or missing. */
function Section({ tab, validation, report, running }: ReportPanelProps) {
  const { concept, audience, market } = report
  const userId = useAuthStore((state) => state.userId)
  const own = userId === validation.userId && validation.status === 'completed'
  const empty = REPORT_TABS.find(({ id }) => id === tab)?.empty ?? ''
  const missing = running ? <ToCome /> : <p className="text-ink-muted">{empty}</p>
  switch (tab) {
    case 'concept':
      return concept ? <ConceptPanel concept={concept} /> : missing
    case 'users':
      return audience ? <UsersPanel audience={audience} idea={validation.idea} empty={empty} /> : missing
    case 'features':
      return concept ? <FeaturesPanel features={concept.features} /> : missing
    case 'market':
      return market ? (
        <>
          {own && <LookThisUp validation={validation} brief={report.brief ?? emptyBrief()} />}
          <MarketPanel market={market} report={report} idea={validation.idea} />
        </>
      ) : (
        missing
      )
    case 'citations':
      return <CitationsPanel report={report} empty={running ? CITATIONS_LATER : empty} />
    case 'deck':
      return (
        <DeckPanel
          validation={validation}
          report={report}
          empty={empty}
          exports={(scenes) => <DeckExport validation={validation} report={report} scenes={scenes} />}
        />
      )
    case 'diagrams':
      return <DiagramsPanel validation={validation} report={report} />
  }
}

const ToCome = () => (
  <>
    <p className="mb-6 text-ink-muted">This section is not written yet.</p>
    <PanelPending />
  </>
)
