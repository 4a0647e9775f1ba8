import type { PlanningForm } from '@domain/planning'
import { compareWithPlan, daysText, limitsOf, type ReadRoadmap, type RoadmapRow } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { moneyWords } from '../number-words'
import { roadmapQueries } from '../roadmap-queries'
import { CutList } from './cut-list'
import { LimitBar } from './limit-bar'
import { readableOf } from './shown-content'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

interface PlanFitPartProps {
  validation: Validation
  roadmaps: RoadmapRow[]
}

/** All readable roadmaps of the project, set against the budget and the timeline of its plan. */
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
          words={(dollars) => moneyWords(dollars)}
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
