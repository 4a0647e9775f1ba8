import { authorshipOf } from '@domain/authorship'
import { BRIEF_FIELDS, type Brief } from '@domain/brief/brief'
import { formatEntries } from '@domain/brief/format'
import { withOfficialCount } from '@domain/brief/official-count'
import { QUESTIONS } from '@domain/brief/questions'
import { MODEL_PROVIDERS, PROVIDERS } from '@domain/model-providers'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import type { Validation } from '@domain/stored-validation'
import type { EngineNote } from '@domain/validation'
import { Fragment, use, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useAccount, useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Card, CardTitle } from '@/shared/ui/card'
import { deferredComponent } from '@/shared/ui/deferred'
import { Skeleton } from '@/shared/ui/skeleton'
import { IdeaText } from '@/validation/ui/idea-text'
import { isUncharged, VagueNote } from '../brief/vague-note'
import { ReportSlotsContext } from '../report-slots'
import { ScorecardSection } from '../score/scorecard-section'
import { Grounds } from './grounds'
import { ReportSummary } from './report-summary'

// For administrators.
const RunPanel = deferredComponent(
  async () => (await import('../run/run-panel')).RunPanel,
  <Skeleton className="h-14 rounded-lg" />,
  { rare: true },
)

interface SummaryTabProps {
  validation: Validation
  /** The report with edits applied. */
  report: Report
  /** Includes unsaved changes. */
  unsaved?: boolean
}

/** The first tab: summary, score, plan, idea, and how the report was made. */
export function SummaryTab({ validation, report, unsaved = false }: SummaryTabProps) {
  const { idea, status, engine, createdAt: asOf, plan: planned } = validation
  const { userId, isAdmin } = useAccount()
  const { plan } = use(ReportSlotsContext)
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
            <ReportSummary report={report} idea={idea} scorecard={scorecard} asOf={asOf} />
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

/** The brief in print; on screen the panel shows it. */
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

const OriginalIdea = ({ idea }: { idea: string }) => (
  <Card asChild>
    <section aria-labelledby="original-idea">
      <CardTitle id="original-idea" className="mb-2">
        Original Idea
      </CardTitle>
      <IdeaText text={idea} />
    </section>
  </Card>
)

interface EngineBannerProps {
  engine: EngineNote
  report: Report
}

/** Who wrote the report and from what, at the top (docs/engines.md). */
function EngineBanner({ engine, report }: EngineBannerProps) {
  const { builtInOnly, title, parts, research } = authorshipOf(engine, report, formatDate)
  const isAdmin = useAuthStore((state) => state.isAdmin)
  return (
    <AlertBanner variant="info" title={title}>
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {research && <p>{research}</p>}
      {builtInOnly && isAdmin && <ConnectModel />}
    </AlertBanner>
  )
}

const KEYS = PROVIDERS.map((provider) => MODEL_PROVIDERS[provider].variables.key)

/** For administrators: how to have later reports written by a model. */
const ConnectModel = () => (
  <p className="mt-1 text-ink-muted">
    For reports written by a model, start the server with{' '}
    {KEYS.map((key, index) => (
      <Fragment key={key}>
        {index > 0 && (index === KEYS.length - 1 ? ' or ' : ', ')}
        <code>{key}</code>
      </Fragment>
    ))}
    . Ollama needs no account: <code>OPENAI_API_KEY=ollama</code> and{' '}
    <code>OPENAI_BASE_URL=http://127.0.0.1:11434/v1</code>.{' '}
    <Link to={paths.adminAiSettings} className="font-medium text-ink underline underline-offset-4">
      AI settings
    </Link>
  </p>
)
