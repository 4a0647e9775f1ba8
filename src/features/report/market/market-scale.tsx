import { formatMoney } from '@domain/figures'
import { calculationOf, formatSize, formatSpread } from '@domain/market-calculation'
import { currencyOf, type MarketModel, type MarketSize, marketSizeOf, type Range } from '@domain/market-model'
import { cn } from '@/shared/lib/cn'

const SIZES = [
  { id: 'tam', name: 'TAM', meaning: 'Total addressable market' },
  { id: 'sam', name: 'SAM', meaning: 'Serviceable addressable market' },
  { id: 'som', name: 'SOM', meaning: 'Serviceable obtainable market' },
] as const

/** More labels would overlap on phones. */
const TICKS_MAX = 5

type LogScale = (value: number) => number

/** One scale for all three, as percentages, that ends at powers of ten; null without a market. */
function scaleOf(size: MarketSize): { at: LogScale; ticks: number[] } | null {
  const values = Object.values(size).flatMap(({ low, base, high }) =>
    [low, base, high].filter((at) => at > 0),
  )
  if (values.length === 0) return null
  const from = Math.floor(Math.log10(Math.min(...values)))
  const to = Math.ceil(Math.log10(Math.max(...values)))
  const at: LogScale = (value) =>
    from === to ? 50 : Math.min(100, Math.max(0, (100 * (Math.log10(value) - from)) / (to - from)))
  const step = Math.max(1, Math.ceil((to - from) / (TICKS_MAX - 1)))
  const ticks = Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => 10 ** (from + index * step),
  )
  return { at, ticks }
}

interface MarketScaleProps {
  model: MarketModel
  /** Leaves out formulas and definitions. */
  compact?: boolean
}

/** TAM, SAM and SOM as points with their ranges, on one logarithmic axis. */
export function MarketScale({ model, compact = false }: MarketScaleProps) {
  const size = marketSizeOf(model)
  const scale = scaleOf(size)
  const lines = calculationOf(model)
  if (!scale)
    return <p className="text-ink-muted text-sm">There is no market to show: one of the inputs is zero.</p>
  return (
    <div className="@container text-sm tabular-nums">
      <dl>
        {SIZES.map(({ id, name, meaning }, index) => (
          <div
            key={id}
            className={cn(
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4',
              COLUMNS,
              index > 0 && !compact && '@max-md:mt-3',
            )}
          >
            <dt className={compact ? undefined : 'py-1.5'}>
              <abbr title={meaning} className="font-semibold no-underline">
                {name}
              </abbr>
              {!compact && (
                <span className="block text-ink-muted text-xs leading-4">
                  <span className="sr-only">{meaning}: </span>
                  {lines[index]?.numbers}
                </span>
              )}
            </dt>
            <dd className="text-right @md:col-start-3">
              <span className="font-semibold">{formatSize(model, id, size[id].base)}</span>
              {!compact && <span className="text-ink-muted"> a year</span>}
              <Ends text={formatSpread(model, id, size[id])} inline={compact} />
            </dd>
            <dd
              aria-hidden
              className={cn(
                'relative col-span-2 @md:col-span-1 @md:col-start-2 @md:row-start-1 @md:self-stretch',
                compact ? 'h-7' : 'h-7 @md:h-auto',
              )}
            >
              <Plot range={size[id]} scale={scale} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={cn('grid gap-x-4', COLUMNS)}>
        <div
          role="img"
          aria-label={SIZES.map(({ id, name }) => `${name} ${formatSize(model, id, size[id].base)}`).join(
            ', ',
          )}
          className="relative h-5 border-line-strong border-t text-ink-muted text-xs @md:col-start-2"
        >
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              style={{ left: `${scale.at(tick)}%` }}
              className={cn('absolute top-1 -translate-x-1/2 whitespace-nowrap', endShift(scale.at(tick)))}
            >
              {formatMoney(tick, currencyOf(model))}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The first and the last tick stay within the axis. */
const endShift = (at: number) => (at === 0 ? 'translate-x-0' : at === 100 && '-translate-x-full')

/** The axis is below the plots only. */
const COLUMNS = '@md:grid-cols-[minmax(5rem,9.5rem)_minmax(0,1fr)_11rem]'

const Ends = ({ text, inline }: { text: string | null; inline: boolean }) =>
  text && (
    <span className={cn('text-ink-muted text-xs leading-4', inline ? 'ml-2 @max-xl:hidden' : 'block')}>
      {text}
    </span>
  )

interface PlotProps {
  range: Range
  scale: { at: LogScale; ticks: number[] }
}

const Plot = ({ range: { low, base, high }, scale: { at, ticks } }: PlotProps) => {
  // A logarithmic axis has no zero.
  const x = (value: number) => `${value > 0 ? at(value) : 0}%`
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {ticks.map((tick) => (
        <line key={tick} x1={x(tick)} x2={x(tick)} y1="0" y2="100%" className="stroke-line" strokeWidth={1} />
      ))}
      <line
        x1={x(low)}
        x2={x(high)}
        y1="50%"
        y2="50%"
        strokeLinecap="round"
        className="stroke-accent/35"
        strokeWidth={6}
      />
      {base > 0 && (
        <circle cx={x(base)} cy="50%" r={5.5} className="fill-accent stroke-surface" strokeWidth={2} />
      )}
    </svg>
  )
}
