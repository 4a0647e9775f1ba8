import type { PlanningForm } from '@domain/planning'
import { compareWithPlan, daysText, limitsOf, type ReadRoadmap, type RoadmapRow } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { formatAmountOrUnknown } from '../format'
import { roadmapQueries } from '../roadmap-queries'
import { CutList } from './cut-list'
import { readableOf } from './shown-content'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

interface PlanFitPartProps {
  validation: Validation
  roadmaps: RoadmapRow[]
}

/** All readable roadmaps of the project, compared with the budget and the timeline of its plan. */
export function PlanFitPart({ validation, roadmaps }: PlanFitPartProps) {
  const titleId = useId()
  const read = useMemo(() => readableOf(roadmaps), [roadmaps])
  return (
    <section aria-labelledby={titleId} className="border-line border-b py-4">
      <h3 id={titleId} className="mb-3 font-semibold">
        Budget and Timeline
      </h3>
      <QueryView
        query={useQuery(roadmapQueries.plan(validation.id))}
        pending={<Skeleton className="h-16" />}
        error="The plan could not be loaded. Please try again."
        empty={<NoPlan validation={validation} />}
        isEmpty={(plan) => plan === null}
      >
        {(plan) => plan && <Fit plan={plan.form} validation={validation} read={read} />}
      </QueryView>
    </section>
  )
}

function NoPlan({ validation: { id, userId } }: { validation: Validation }) {
  const own = useAuthStore((state) => state.userId) === userId
  return (
    <p className="text-ink-muted">
      This project has no plan to compare with.{' '}
      {own && (
        <Link
          to={paths.planning(id)}
          className="text-accent underline decoration-accent/40 underline-offset-4"
        >
          Start Project Planning
        </Link>
      )}
    </p>
  )
}

interface FitProps {
  plan: PlanningForm
  validation: Validation
  read: ReadRoadmap[]
}

function Fit({ plan, validation: { report }, read }: FitProps) {
  const fit = useMemo(() => compareWithPlan(read, plan, report), [read, plan, report])
  const limits = limitsOf(plan)
  const phases = read.flatMap((roadmap) => roadmap.phases.map(({ name }) => name))
  return (
    <div className="max-w-report">
      {phases.length > 1 && (
        <p className="mb-3 text-ink-muted text-sm">
          Added up, one phase after another: {listFormat.format(phases)}.
        </p>
      )}
      {read.some(({ currency }) => currency !== 'USD') && (
        <p className="mb-3 text-ink-muted text-sm">In US dollars, as in the plan.</p>
      )}
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <LimitBar
          name="Budget"
          use={fit.budget && { used: fit.budget.spent, limit: fit.budget.limit, over: fit.budget.over }}
          words={(dollars) => formatAmountOrUnknown(dollars)}
          without={limits.dollars === null ? 'The plan sets no upper limit.' : 'The cost is unknown.'}
        />
        <LimitBar
          name="Timeline"
          use={
            fit.timeline && {
              used: fit.timeline.days,
              limit: fit.timeline.limitDays,
              over: fit.timeline.over,
            }
          }
          words={daysText}
          without={limits.days === null ? 'The plan sets no upper limit.' : 'The duration is unknown.'}
        />
      </div>
      {!fit.fits && <CutList fit={fit} />}
    </div>
  )
}

interface LimitBarProps {
  name: string
  /** Null if there is nothing to compare. */
  use: { used: number; limit: number; over: number } | null
  words: (amount: number) => string
  /** Why there is nothing to compare. */
  without: string
}

/** Usage of the plan's budget or time from zero, with the limit as a mark. */
function LimitBar({ name, use, words, without }: LimitBarProps) {
  if (!use)
    return (
      <div>
        <p className="font-medium text-sm">{name}</p>
        <p className="mt-1 text-ink-muted text-sm">{without}</p>
      </div>
    )
  const { used, limit, over } = use
  const at = (amount: number) => `${(amount / Math.max(used, limit, 1)) * 100}%`
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          <span className="font-semibold">{words(used)}</span>{' '}
          <span className="text-ink-muted">of up to {words(limit)}</span>
        </span>
      </p>
      <svg aria-hidden="true" className="mt-1.5 block h-3 w-full overflow-visible">
        <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" strokeWidth={1} />
        <rect x="0" y="2" width={at(Math.min(used, limit))} height="8" rx="1" className="fill-accent" />
        {over > 0 && <rect x={at(limit)} y="2" width={at(over)} height="8" rx="1" className="fill-danger" />}
        <line x1={at(limit)} x2={at(limit)} y1="-1" y2="13" className="stroke-ink" strokeWidth={2} />
      </svg>
      {over > 0 ? (
        <p className="mt-1.5 flex items-center gap-1.5 font-medium text-danger text-sm tabular-nums">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          {words(over)} over
        </p>
      ) : (
        <p className="mt-1.5 text-ink-muted text-sm">Within the plan</p>
      )}
    </div>
  )
}
