import { BRIEF_FIELDS, type Brief } from '@domain/brief/brief'
import { formatEntries } from '@domain/brief/format'
import { withOfficialCount } from '@domain/brief/official-count'
import { QUESTIONS } from '@domain/brief/questions'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import type { Validation } from '@domain/stored-validation'
import { use, useMemo } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { later } from '@/shared/ui/deferred'
import { Skeleton } from '@/shared/ui/skeleton'
import { isUncharged, VagueNote } from './brief/vague-note'
import { EngineBanner } from './engine-banner'
import { OriginalIdea } from './original-idea'
import { Grounds } from './report-rail'
import { ReportSlotsContext } from './report-slots'
import { ScorecardSection } from './scorecard/scorecard-section'
import { Said } from './text/said'

// For administrators.
const RunPanel = later(
  async () => (await import('./run-panel/run-panel')).RunPanel,
  <Skeleton className="h-14 rounded-lg" />,
)

interface SummaryTabProps {
  validation: Validation
  /** As it is edited. */
  report: Report
  /** It counts in changes that are typed but not saved. */
  unsaved?: boolean
}

/** The first tab: a report in a minute, its score, the plan, the idea, and how the report was made. */
export function SummaryTab({ validation, report, unsaved = false }: SummaryTabProps) {
  const { idea, status, engine, createdAt: asOf, plan: planned } = validation
  const { userId, isAdmin } = useAuthStore()
  const { plan, summary } = use(ReportSlotsContext)
  const brief = useMemo(
    () => report.brief && withOfficialCount(report.brief, report.lookups),
    [report.brief, report.lookups],
  )
  const scorecard = useMemo(() => scorecardOf(report, { asOf, plan: planned }), [report, asOf, planned])
  return (
    <div className="@container">
      {status === 'completed' && (
        <div className="mb-8 grid items-start gap-x-10 gap-y-8 @5xl:grid-cols-[minmax(0,1fr)_23rem]">
          {isUncharged(validation) ? (
            <VagueNote />
          ) : (
            summary({
              report,
              idea,
              scorecard,
              said: (statement, marked) => <Said statement={statement} basis={marked} />,
            })
          )}
          {hasSections(report) && (
            <ScorecardSection
              scorecard={scorecard}
              brief={brief}
              own={userId === validation.userId ? validation.id : null}
              unsaved={unsaved}
            />
          )}
        </div>
      )}
      <div className="grid items-start gap-6 @4xl:grid-cols-2 @4xl:[&>:only-child]:col-span-full">
        {idea && <OriginalIdea idea={idea} />}
        {plan(validation)}
      </div>
      {report.brief && <PrintedBrief brief={report.brief} />}
      <div className="mt-8 flex flex-col gap-6 empty:hidden">
        {engine && <EngineBanner engine={engine} report={report} />}
        {status === 'completed' && (
          <Grounds report={report} className="grid gap-x-8 gap-y-3 sm:grid-cols-2 @4xl:grid-cols-4" />
        )}
        {isAdmin && <RunPanel validation={validation} />}
      </div>
    </div>
  )
}

const hasSections = ({ concept, audience, market }: Report) => Boolean(concept || audience || market)

/** The brief in print; on the screen the panel shows it. */
const PrintedBrief = ({ brief }: { brief: Brief }) => (
  <section aria-labelledby="printed-brief" className="mt-8 hidden max-w-report print:block">
    <h2 id="printed-brief" className="mb-2 font-semibold text-base">
      Brief
    </h2>
    <dl className="divide-y divide-line border-line border-y text-sm">
      {BRIEF_FIELDS.filter((field) => brief[field].state !== 'open').map((field) => (
        <div key={field} className="grid break-inside-avoid grid-cols-[10rem_minmax(0,1fr)] gap-x-6 py-1.5">
          <dt className="text-ink-muted">{QUESTIONS[field].label}</dt>
          <dd dir="auto">{formatEntries(brief, field).join('; ') || 'Does not apply'}</dd>
        </div>
      ))}
    </dl>
  </section>
)
