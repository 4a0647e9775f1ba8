import type { Report } from '@domain/report'
import { REPORT_TABS, type ReportTab } from '@domain/report-outline'
import * as m from 'framer-motion/m'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { Badge } from '@/shared/ui/badge'
import { deferredComponent } from '@/shared/ui/deferred'
import { Motion } from '@/shared/ui/motion'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { BriefLayout } from '../brief/brief-layout'
import type { ReportBrief } from '../brief/use-report-brief'
import { useDiagramLayout, useThemeInForce } from '../diagrams/use-surroundings'
import { PanelPending } from '../panel-pending'
import { beforePrinting, printPage, usePrinting } from '../printing'
import { tabAddress, tabOf } from '../report-tab'
import { Grounds } from '../summary/grounds'
import { Jump } from './jump'

// Not needed for the first view: a report opens with its summary.
const ReportPanel = deferredComponent(
  async () => (await import('./report-panel')).ReportPanel,
  <>
    <PanelPending />
    <p className="hidden print:block">This section had not loaded when the page was printed.</p>
  </>,
)

export const REPORT_TABS_ID = 'report-tabs'

interface ReportTabsProps {
  reportBrief: ReportBrief
  /** A refused idea has no brief to work on. */
  hasBrief?: boolean
  /** The report, including unsaved changes. */
  report: Report
  /** Whether more sections are still being written. */
  running: boolean
  /** Notices for readers on every tab. */
  notices?: ReactNode
  /** The first tab. */
  summary: ReactNode
}

/** The tabs of a report, sticky while scrolling, and the brief beside them. */
export function ReportTabs({
  reportBrief,
  hasBrief = true,
  report,
  running,
  notices,
  summary,
}: ReportTabsProps) {
  const { validation } = reportBrief
  const [search, setSearch] = useSearchParams()
  const tab = tabOf(search, useLocation().hash, report)
  const printing = usePrinting()
  const row = useTabInView(tab)
  const bar = useRef<HTMLDivElement>(null)
  usePredrawDiagrams(report, validation.createdAt, !running && tab !== 'diagrams')
  const open = (id: string) => {
    setSearch({ tab: id }, { replace: true, preventScrollReset: true })
    startAtTop(bar)
  }
  return (
    <Motion>
      <Tabs value={tab} onValueChange={open}>
        <div ref={bar} />
        <BriefLayout
          reportBrief={hasBrief ? reportBrief : null}
          bar={
            <TabsList
              asChild
              ref={row}
              id={REPORT_TABS_ID}
              aria-label="Sections of the report"
              className="border-b-0!"
            >
              {/* The row scrolls on its own and stays in place while the page scrolls; the underline moves within it. */}
              <m.div layoutScroll layoutRoot>
                {REPORT_TABS.map((each) => (
                  <TabsTrigger key={each.id} value={each.id} className="min-h-12 after:hidden!">
                    {each.title} {each.mark && <Badge variant="secondary">{each.mark}</Badge>}
                    {each.id === tab && (
                      <m.span
                        layoutId="open-tab"
                        layoutDependency={tab}
                        className="absolute inset-x-3 bottom-0 h-0.5 bg-accent"
                      />
                    )}
                  </TabsTrigger>
                ))}
              </m.div>
            </TabsList>
          }
        >
          {notices}
          {REPORT_TABS.map(({ id, anchor }) => (
            <TabsContent key={id} value={id} forceMount={printing || undefined} className="pt-0 print:pt-8">
              <div id={anchor} tabIndex={-1} className="outline-none">
                {id === 'summary' ? (
                  <>
                    {summary}
                    <Jump />
                  </>
                ) : (
                  <WithRail rail={!printing && <ReportRail report={report} tab={id} />}>
                    <ReportPanel tab={id} validation={validation} report={report} running={running} />
                  </WithRail>
                )}
              </div>
            </TabsContent>
          ))}
        </BriefLayout>
      </Tabs>
    </Motion>
  )
}

const WithRail = ({ rail, children }: { rail: ReactNode; children: ReactNode }) => (
  <div className="@container">
    <div className="grid gap-x-14 gap-y-10 @5xl:grid-cols-[minmax(0,47.5rem)_minmax(0,1fr)]">
      <div className="min-w-0 max-w-report">{children}</div>
      {rail}
    </div>
  </div>
)

/** A tab opened from far down in another one starts at its top. */
function startAtTop(bar: RefObject<HTMLDivElement | null>) {
  const list = bar.current?.nextElementSibling
  if (!bar.current || !list) return
  const past = bar.current.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(list).top)
  if (past < 0) window.scrollBy(0, past)
}

/** For a tab row that scrolls sideways: scrolls the open tab into view without moving the page. */
function useTabInView(tab: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector<HTMLElement>(`[id$="-trigger-${tab}"]`)
    if (!row || !open) return
    row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [tab])
  return list
}

interface ReportRailProps {
  report: Report
  tab: ReportTab
}

/** Beside the report: the contents of the open tab or, for tabs with a single part, the report's bases. */
const ReportRail = ({ report, tab }: ReportRailProps) => (
  <aside
    aria-label="About this report"
    className="hidden flex-col gap-8 text-sm @5xl:sticky @5xl:flex @5xl:top-[calc(var(--page-top,0px)+5rem)] @5xl:self-start"
  >
    <Contents report={report} tab={tab} />
  </aside>
)

function Contents({ report, tab }: ReportRailProps) {
  const { state } = useLocation()
  const entries = REPORT_TABS.find(({ id }) => id === tab)?.headings(report) ?? []
  if (entries.length < 2) return <Grounds report={report} brief className="grid gap-y-1.5" />
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="mb-2 font-medium text-ink-muted">
        On this tab
      </h2>
      <ul className="border-line border-l">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={tabAddress(tab, id)}
              state={state}
              replace
              preventScrollReset
              className="-ml-px block border-transparent border-l py-1 pl-4 hover:border-ink hover:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const isPrintKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p'

/**
 * Draws a report's diagrams before printing from its menu or with the keyboard shortcut. Printing from the browser's
 * own menu leaves no time; if the tab was never opened, such a print contains only the lists beside the diagrams.
 */
function usePredrawDiagrams(report: Report, asOf: string, wanted: boolean): void {
  const theme = useThemeInForce()
  const layout = useDiagramLayout()
  useEffect(() => {
    if (!wanted) return
    const control = new AbortController()
    const { signal } = control
    const leave = beforePrinting(async () => {
      const { predraw, sourcesOf } = await import('../diagrams/drawn-ahead')
      const drawings = sourcesOf(report, asOf, layout).map((source) => ({ source, layout, theme }))
      return predraw(drawings, signal)
    })
    const pressed = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return
      event.preventDefault()
      void printPage()
    }
    window.addEventListener('keydown', pressed, { signal })
    return () => {
      leave()
      control.abort()
    }
  }, [report, asOf, wanted, layout, theme])
}
