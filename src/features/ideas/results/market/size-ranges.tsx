import { formatDollars, type MarketSize, type Range } from '@domain/market-model'

const ROWS = [
  { key: 'tam', name: 'TAM', meaning: 'Total addressable market' },
  { key: 'sam', name: 'SAM', meaning: 'Serviceable addressable market' },
  { key: 'som', name: 'SOM', meaning: 'Serviceable obtainable market' },
] as const

/** Each market with its whole range, drawn from zero on a scale of its own. */
export const SizeRanges = ({ size }: { size: MarketSize }) => (
  <dl className="flex flex-col gap-5">
    {ROWS.map(({ key, name, meaning }) => (
      <div key={key}>
        <dt className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span>
            <span className="font-semibold">{name}</span> <span className="text-ink-muted">{meaning}</span>
          </span>
          <span className="font-semibold tabular-nums">{formatDollars(size[key].base)} a year</span>
        </dt>
        <dd className="mt-1.5">
          <RangeBar range={size[key]} />
          <span className="mt-1 block text-right text-ink-muted text-xs tabular-nums">
            {formatDollars(size[key].low)} to {formatDollars(size[key].high)}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)

function RangeBar({ range: { low, base, high } }: { range: Range }) {
  const at = (value: number) => (high > 0 ? (value / high) * 100 : 0)
  return (
    <svg aria-hidden="true" className="block h-3 w-full overflow-visible">
      <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" strokeWidth={1} />
      <line x1="0" x2="0" y1="0" y2="12" className="stroke-line-strong" strokeWidth={1} />
      <rect x={`${at(low)}%`} y="3" width={`${at(high) - at(low)}%`} height="6" className="fill-accent/30" />
      <line
        x1={`${at(base)}%`}
        x2={`${at(base)}%`}
        y1="0"
        y2="12"
        className="stroke-accent"
        strokeWidth={2}
      />
    </svg>
  )
}
