import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { formatMoment } from '@/shared/lib/dates'
import { formatCost, formatInteger } from '@/shared/lib/format-price'
import { ListChoice } from '@/shared/list/list-tools'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { dashboardQueries } from '../dashboard-queries'
import { DayChart } from './day-chart'
import { FigurePart, ShareBar } from './figure-part'
import {
  type FailureKind,
  type Figures,
  type ModelUsage,
  type ProviderUsage,
  type StepTime,
  usageByProvider,
} from './figures'
import { KeyFigures } from './key-figures'

const FAILED = 'Failed to load statistics. Please check your admin permissions.'

const PERIODS = {
  7: { label: 'Last 7 days' },
  30: { label: 'Last 30 days' },
  90: { label: 'Last 90 days' },
} as const
const USUAL_DAYS = '30'

/** Outcomes, costs and failures of the runs of the last days. */
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

const KEY_FIGURES = ['today', 'week', 'rate', 'cost']
const PARTS = ['days', 'steps', 'usage', 'failures']

const FiguresSkeleton = () => (
  <>
    <div className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
      {KEY_FIGURES.map((figure) => (
        <div key={figure}>
          <Skeleton className="w-24" />
          <Skeleton className="mt-2 h-7 w-16" />
          <Skeleton className="mt-2 h-3 w-28" />
        </div>
      ))}
    </div>
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      {PARTS.map((part) => (
        <div key={part} className="border-line border-t pt-3">
          <Skeleton className="w-40" />
          <Skeleton className="mt-4 h-32" />
        </div>
      ))}
    </div>
  </>
)

const SHOWN = 5

/** Why attempts failed, as shown to founders, most frequent first. */
function FailureKinds({ failures }: { failures: FailureKind[] }) {
  const most = failures[0]?.failed ?? 0
  const rest = failures.slice(SHOWN)
  return (
    <FigurePart
      title="Errors by kind"
      none={failures.length === 0 ? 'No failed attempts in this period.' : null}
    >
      <Kinds kinds={failures.slice(0, SHOWN)} most={most} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="mb-3 text-accent">
            {rest.length} more {rest.length === 1 ? 'kind' : 'kinds'}
          </summary>
          <Kinds kinds={rest} most={most} />
        </details>
      )}
    </FigurePart>
  )
}

const Kinds = ({ kinds, most }: { kinds: FailureKind[]; most: number }) => (
  <ul className="flex flex-col gap-3">
    {kinds.map(({ kind, failed, lastAt }) => (
      <li key={kind}>
        <p className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{kind}</span>
          <span className="tabular-nums">{formatInteger(failed)}</span>
        </p>
        <p className="mb-1 text-ink-muted text-xs">Last on {formatMoment(lastAt)}</p>
        <ShareBar share={failed / most} className="fill-danger" />
      </li>
    ))}
  </ul>
)

/** Usage of all attempts, failed ones included. */
function UsageByProvider({ figures }: { figures: Figures }) {
  const providers = usageByProvider(figures)
  const dearest = providers[0]?.dollars ?? 0
  return (
    <FigurePart
      title="Tokens and cost by provider"
      none={providers.length === 0 ? 'No models were used in this period.' : null}
    >
      <ul className="flex flex-col gap-5">
        {providers.map((provider) => (
          <li key={provider.name}>
            <Used usage={{ ...provider, name: nameOf(provider) }} className="font-medium" />
            <div className="my-1.5">
              <ShareBar share={dearest > 0 ? provider.dollars / dearest : 0} className="fill-accent" />
            </div>
            {provider.models.length > 1 && (
              <ul className="flex flex-col gap-1.5">
                {provider.models.map((model) => (
                  <li key={model.name}>
                    <Used usage={model} className="text-ink-muted" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </FigurePart>
  )
}

/** Includes the model if there is only one. */
const nameOf = ({ name, models: [first, ...others] }: ProviderUsage) =>
  first && others.length === 0 ? `${name} ${first.name}` : name

const Used = ({ usage, className }: { usage: ModelUsage; className: string }) => (
  <div className={className}>
    <p className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 [overflow-wrap:anywhere]">{usage.name}</span>
      <span className="text-right tabular-nums">{formatCost(usage)}</span>
    </p>
    <p className="font-normal text-ink-muted text-xs tabular-nums">{formatTokens(usage)}</p>
  </div>
)

function formatTokens({ input, output, searches }: ModelUsage): string {
  const tokens = `${formatInteger(input)} tokens in, ${formatInteger(output)} out`
  return searches > 0
    ? `${tokens}, ${formatInteger(searches)} ${searches === 1 ? 'search' : 'searches'}`
    : tokens
}

/** Median time of each step. */
function StepTimes({ steps }: { steps: StepTime[] }) {
  const longest = Math.max(...steps.map(({ medianSeconds }) => medianSeconds))
  return (
    <FigurePart
      title="Median time per step"
      none={steps.length === 0 ? 'No steps finished in this period.' : null}
    >
      <ul className="flex flex-col gap-3">
        {steps.map(({ step, finished, medianSeconds }) => (
          <li key={step}>
            <p className="mb-1 flex items-baseline gap-2">
              <span className="first-letter:uppercase">{step}</span>
              <span className="text-ink-muted text-xs">{formatInteger(finished)} finished</span>
              <span className="ml-auto tabular-nums">{formatDuration(medianSeconds)}</span>
            </p>
            <ShareBar share={longest > 0 ? medianSeconds / longest : 0} className="fill-accent" />
          </li>
        ))}
      </ul>
    </FigurePart>
  )
}

/** '80 ms', '3.4 s', '2 min 5 s'. */
export function formatDuration(seconds: number): string {
  if (seconds < 0.9995) return `${Math.round(seconds * 1000)} ms`
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}
