import { formatDollars } from '@domain/figures'
import type { MarketSize } from '@domain/market-model'
import { useId } from 'react'
import { type NestedArea, nestedAreas, PLOT_PX } from './nested-layout'

const LABEL_X = PLOT_PX + 16
const WIDTH_PX = 280

const FILLS: Record<NestedArea['name'], string> = {
  TAM: 'fill-accent/12',
  SAM: 'fill-accent/30',
  SOM: 'fill-accent',
}

/** TAM, SAM and SOM as squares within each other, areas in true proportion. */
export function NestedAreas({ size }: { size: MarketSize }) {
  const titleId = useId()
  const areas = nestedAreas(size)
  if (areas.length === 0) return null
  return (
    <figure>
      <svg
        viewBox={`-1 -1 ${WIDTH_PX} ${PLOT_PX + 2}`}
        role="img"
        aria-labelledby={titleId}
        className="w-full max-w-80"
      >
        <title id={titleId}>
          {areas.map(({ name, dollars }) => `${name} ${formatDollars(dollars)}`).join(', ')}
        </title>
        {areas.map((area) => (
          <rect
            key={area.name}
            x={0}
            y={PLOT_PX - area.side}
            width={area.side}
            height={area.side}
            className={`${FILLS[area.name]} stroke-accent`}
            strokeWidth={0.75}
          />
        ))}
        {areas.map((area) => (
          <AreaLabel key={area.name} area={area} />
        ))}
      </svg>
      <figcaption className="mt-2 text-ink-muted text-xs">
        Base values. Areas are in true proportion.
      </figcaption>
    </figure>
  )
}

/** A line from the square's upper right corner to its name and value. */
const AreaLabel = ({ area: { name, dollars, side, labelY } }: { area: NestedArea }) => (
  <g>
    <polyline
      points={`${side},${PLOT_PX - side} ${PLOT_PX + 4},${labelY} ${LABEL_X - 4},${labelY}`}
      className="fill-none stroke-line-strong"
      strokeWidth={0.75}
    />
    <text x={LABEL_X} y={labelY + 1} className="fill-ink font-semibold text-xs">
      {name}
    </text>
    <text x={LABEL_X} y={labelY + 16} className="fill-ink-muted text-xs tabular-nums">
      {formatDollars(dollars)}
    </text>
  </g>
)
