import type { Report } from '@domain/report'
import type { Validation } from '@domain/validation'
import { memo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Badge } from '@/shared/ui/badge'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { useDiagramsAhead } from './diagrams/use-diagrams-ahead'
import { ReportPanel } from './report-panel'
import { ReportRail } from './report-rail'
import { REPORT_TABS, tabOf } from './report-tab'
import { SectionBar } from './rerun/section-bar'
import { usePrinting } from './use-printing'
import { useTabInView } from './use-tab-in-view'

interface ReportTabsProps {
  validation: Validation
  /** As it is shown, with changes that are typed but not saved. */
  report: Report
  /** More of it is still being written. */
  running: boolean
}

/** Drawn anew only when the report is another one, not with each key that is typed into it. */
export const ReportTabs = memo(function ReportTabs({ validation, report, running }: ReportTabsProps) {
  const [search, setSearch] = useSearchParams()
  const tab = tabOf(search)
  const printing = usePrinting()
  const row = useTabInView(tab)
  useDiagramsAhead(report, validation.createdAt, !running && tab !== 'diagrams')
  const open = (id: string) => setSearch({ tab: id }, { replace: true, preventScrollReset: true })
  return (
    <div className="@container">
      <Tabs
        value={tab}
        onValueChange={open}
        className="grid gap-x-14 gap-y-10 @5xl:grid-cols-[minmax(0,47.5rem)_minmax(0,1fr)]"
      >
        <div className="min-w-0 max-w-report">
          <TabsList ref={row} aria-label="Sections of the report" className="print:hidden">
            {REPORT_TABS.map((each) => (
              <TabsTrigger key={each.id} value={each.id}>
                {each.label} {'mark' in each && <Badge variant="secondary">{each.mark}</Badge>}
              </TabsTrigger>
            ))}
          </TabsList>
          {REPORT_TABS.map(({ id }) => (
            <TabsContent key={id} value={id} forceMount={printing || undefined} className="pt-8">
              <SectionBar validation={validation} tab={id} />
              <ReportPanel tab={id} validation={validation} report={report} running={running} />
            </TabsContent>
          ))}
        </div>
        <ReportRail report={report} tab={tab} />
      </Tabs>
    </div>
  )
})
