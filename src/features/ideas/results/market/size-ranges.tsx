import { formatDollars } from '@domain/figures'
import type { MarketSize } from '@domain/market-model'
import { RangeBar } from './range-bar'

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
