import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { ListChoice } from '@/shared/list/list-choice'
import { QueryView } from '@/shared/ui/query-view'
import { dashboardQueries } from '../dashboard-queries'
import { DayChart } from './day-chart'
import { FailureKinds } from './failure-kinds'
import type { Figures } from './figures'
import { FiguresSkeleton } from './figures-skeleton'
import { KeyFigures } from './key-figures'
import { StepTimes } from './step-times'
import { UsageByProvider } from './usage-by-provider'

const FAILED = 'Failed to load statistics. Please check your admin permissions.'

const PERIODS = {
  7: { label: 'Last 7 days' },
  30: { label: 'Last 30 days' },
  90: { label: 'Last 90 days' },
} as const
const USUAL_DAYS = '30'

/** How the runs of the last days went, what they cost and why some failed. */
export function FiguresPanel() {
  const [period, setPeriod] = useState<`${keyof typeof PERIODS}`>(USUAL_DAYS)
  const figures = useQuery(dashboardQueries.figures(Number(period)))
  return (
    <section aria-labelledby="figures" className="mb-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="figures" className="font-semibold font-serif text-xl tracking-tight">
          Figures
        </h2>
        <ListChoice label="Period" choices={PERIODS} value={period} onChange={setPeriod} />
      </div>
      <QueryView query={figures} pending={<FiguresSkeleton />} error={FAILED}>
        {(data) => (
          <div
            aria-busy={figures.isPlaceholderData}
            className={cn('transition-opacity duration-150', figures.isPlaceholderData && 'opacity-60')}
          >
            <Panels figures={data} />
          </div>
        )}
      </QueryView>
    </section>
  )
}

const Panels = ({ figures }: { figures: Figures }) => (
  <>
    <KeyFigures figures={figures} />
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <DayChart days={figures.days} />
      <StepTimes steps={figures.steps} />
      <UsageByProvider figures={figures} />
      <FailureKinds failures={figures.failures} />
    </div>
  </>
)
