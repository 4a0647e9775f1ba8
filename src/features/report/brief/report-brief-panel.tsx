import { type BriefField, type FieldState, toBrief } from '@domain/brief/brief'
import { formatEntries } from '@domain/brief/format'
import { QUESTIONS } from '@domain/brief/questions'
import { isBuiltIn } from '@domain/validation'
import { CircleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BriefPanel } from '@/brief/brief-panel'
import { paths } from '@/shared/lib/paths'
import { Button, IconButton } from '@/shared/ui/button'
import { isQuotaExceeded } from '@/validation/run/run-status'
import { isRunning } from '@/validation/validation-queries'
import type { ReportBrief } from './use-report-brief'

interface ReportBriefPanelProps {
  reportBrief: ReportBrief
  /** The field to ask for; pass a new object to ask again. */
  request: { field: BriefField } | null
  onClose: () => void
  className?: string
}

/** 'Your brief' of a report; loaded once it opens, because it comes with the editors of all fields. */
export const ReportBriefPanel = ({ reportBrief, request, onClose, className }: ReportBriefPanelProps) => (
  <BriefPanel
    brief={reportBrief.brief}
    idea={reportBrief.validation.idea}
    onChange={(changes) => reportBrief.sync?.change(changes)}
    readOnly={!reportBrief.sync}
    focusField={request}
    fieldChoices={reportBrief.fieldChoices}
    closer={
      <IconButton label="Close your brief" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    }
    className={className}
  >
    <BriefStatus reportBrief={reportBrief} />
  </BriefPanel>
)

/** Status below the panel's heading: the effect of a change, progress, and conflicts for the founder to resolve. */
function BriefStatus({ reportBrief }: { reportBrief: ReportBrief }) {
  const { sync, state, conflicts, stored } = reportBrief
  if (!sync) return <Note>What the report is based on.</Note>
  return (
    <>
      {state.failure ? (
        <Failure failure={state.failure} onRetry={sync.work} onDiscard={sync.discard} />
      ) : (
        <Note>{noteOf(reportBrief)}</Note>
      )}
      {conflicts.map((field) => (
        <Conflict
          key={field}
          field={field}
          theirs={stored[field]}
          mine={state.unsaved[field]?.mine ?? stored[field]}
          onChoose={(which) => sync.choose(field, which)}
        />
      ))}
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 text-ink-muted text-sm">{children}</p>
)

function noteOf({ state, validation }: ReportBrief): string {
  const { status, rerun, engine, report } = validation
  if (state.work === 'saving') return 'Saving…'
  if (state.work === 'following') return 'Updating the report…'
  if (isRunning(status) || rerun?.state === 'running')
    return 'The report is being written. Your changes apply when it is finished.'
  if (status === 'error') return 'Your changes apply when the analysis runs again.'
  if (!report.brief) return 'Just read from your idea. The report stays the same until you change something.'
  return isBuiltIn(engine)
    ? 'Changes update the report right away.'
    : 'Changes update the score and market right away.'
}

interface FailureProps {
  failure: NonNullable<ReportBrief['state']['failure']>
  onRetry: () => void
  onDiscard: () => void
}

function Failure({ failure: { of, error }, onRetry, onDiscard }: FailureProps) {
  const isLimit = isQuotaExceeded(error)
  return (
    <div role="alert" className="mt-3 rounded-md border border-danger/40 bg-danger-soft px-3 py-2.5 text-sm">
      <p className="flex items-start gap-2">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        <span>
          <span className="font-medium">
            {of === 'saving'
              ? 'Your change is not saved.'
              : 'Your brief is saved, but the report was not updated.'}
          </span>{' '}
          {error.message}
          {of === 'saving' && ' It is kept here in the meantime.'}
        </span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 pl-6">
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
        {isLimit && (
          <Link to={paths.pricing()} className="font-medium underline underline-offset-4">
            See plans
          </Link>
        )}
        {of === 'saving' && (
          <Button variant="link" onClick={onDiscard} className="text-ink-muted decoration-line-strong">
            Discard change
          </Button>
        )}
      </div>
    </div>
  )
}

interface ConflictProps {
  field: BriefField
  theirs: FieldState<unknown>
  mine: FieldState<unknown>
  onChoose: (which: 'mine' | 'stored') => void
}

/** A field changed both here and in another tab: shows both values to choose from. */
const Conflict = ({ field, theirs, mine, onChoose }: ConflictProps) => (
  <section
    aria-label={`${QUESTIONS[field].label}: two versions`}
    className="mt-3 rounded-md border border-warning/40 bg-warning-soft px-3 py-2.5 text-sm"
  >
    <p role="alert" className="font-medium">
      {QUESTIONS[field].label} was also changed in another tab. Which one do you want to keep?
    </p>
    <dl className="mt-2 flex flex-col gap-2">
      <Version title="Yours" value={valueText(field, mine)} onKeep={() => onChoose('mine')} />
      <Version
        title="From the other tab"
        value={valueText(field, theirs)}
        onKeep={() => onChoose('stored')}
      />
    </dl>
  </section>
)

interface VersionProps {
  title: string
  value: string
  onKeep: () => void
}

const Version = ({ title, value, onKeep }: VersionProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
    <dt className="text-ink-muted text-xs">{title}</dt>
    <dd dir="auto" className="col-start-1">
      {value}
    </dd>
    <dd className="col-start-2 row-span-2 row-start-1">
      <Button variant="secondary" size="sm" onClick={onKeep}>
        Keep <span className="sr-only">{title.toLowerCase()}</span>
      </Button>
    </dd>
  </div>
)

function valueText(field: BriefField, state: FieldState<unknown>): string {
  if (state.state === 'none') return 'Does not apply'
  return formatEntries(toBrief({ [field]: state }), field).join(', ') || 'No answer'
}
