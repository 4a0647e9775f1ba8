import type { LookupSeries } from '@domain/lookups'
import { scaleBand, scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

const WIDTH = 240
const HEIGHT = 72
const PAD = 3

type Point = LookupSeries['points'][number]
type Known = Point & { value: number }

/** Months and years are drawn as a line, size classes as bars. */
const isTime = (points: readonly Point[]): boolean => points.every(({ at }) => /^\d{4}(?:\D|$)/.test(at))

const MOST_BARS = 12
const WIDEST_BAR = 28

/** A series as a small chart with a text description. Hidden values are gaps, never zero. */
export function SeriesChart({ series: { label, points, unit } }: { series: LookupSeries }) {
  const known = points.filter((point): point is Known => point.value !== null)
  const [first] = known
  const last = known.at(-1)
  if (!first || !last || known.length < 2) return null
  const most = Math.max(...known.map(({ value }) => value))
  const asLine = isTime(points) && points.length > MOST_BARS
  return (
    <figure className="min-w-0">
      <figcaption className="text-ink-muted text-xs">{label}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={spoken(known, unit)}
        className="mt-1 h-18 w-full max-w-72 overflow-visible"
        preserveAspectRatio="none"
      >
        {asLine ? <Line points={points} most={most} /> : <Bars points={points} most={most} />}
      </svg>
      {isTime(points) ? <Ends first={first} last={last} /> : <Classes points={points} />}
    </figure>
  )
}

/** First and last value of a series of months or years. */
const Ends = ({ first, last }: { first: Known; last: Known }) => (
  <div className="flex max-w-72 justify-between text-ink-muted text-xs tabular-nums">
    <span>
      {first.at}: {numeral(first.value)}
    </span>
    <span>
      {last.at}
      {last.partial ? ' so far' : ''}: {numeral(last.value)}
    </span>
  </div>
)

/** Each class below its bar. */
const Classes = ({ points }: { points: readonly Point[] }) => (
  <div className="flex max-w-72 text-center text-ink-muted text-xs tabular-nums">
    {points.map(({ at, value }) => (
      <span key={at} className="min-w-0 flex-1">
        <span className="block text-ink">{value === null ? '–' : short(value)}</span>
        {at}
      </span>
    ))}
  </div>
)

const short = (value: number): string =>
  value.toLocaleString('en', { notation: 'compact', maximumSignificantDigits: 2 })

const numeral = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })

const spoken = (known: readonly Known[], unit: string): string =>
  `${known.map(({ at, value, partial }) => `${at}${partial ? ' so far' : ''}: ${numeral(value)}`).join(', ')} ${unit}`

interface DrawnProps {
  points: readonly Point[]
  most: number
}

function Line({ points, most }: DrawnProps) {
  const x = scaleLinear([0, points.length - 1], [PAD, WIDTH - PAD])
  const y = scaleLinear([0, most || 1], [HEIGHT - PAD, PAD])
  const at = (_: Point, index: number) => x(index)
  const isKnown = ({ value }: Point) => value !== null
  const shape = area<Point>()
    .defined(isKnown)
    .x(at)
    .y0(y(0))
    .y1(({ value }) => y(value ?? 0))
  const stroke = line<Point>()
    .defined(isKnown)
    .x(at)
    .y(({ value }) => y(value ?? 0))
  return (
    <>
      <path d={shape([...points]) ?? undefined} className="fill-accent-soft" />
      <path
        d={stroke([...points]) ?? undefined}
        className="fill-none stroke-accent"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}

function Bars({ points, most }: DrawnProps) {
  const x = scaleBand(
    points.map((_, index) => String(index)),
    [0, WIDTH],
  ).padding(0.2)
  const y = scaleLinear([0, most || 1], [HEIGHT, PAD])
  const width = Math.min(x.bandwidth(), WIDEST_BAR)
  return points.map(
    ({ at, value, partial }, index) =>
      value !== null && (
        <rect
          key={at}
          x={(x(String(index)) ?? 0) + (x.bandwidth() - width) / 2}
          y={y(value)}
          width={width}
          height={HEIGHT - y(value)}
          className={partial ? 'fill-accent/40' : 'fill-accent'}
        />
      ),
  )
}
