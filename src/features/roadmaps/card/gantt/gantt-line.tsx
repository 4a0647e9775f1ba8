import { keyed } from '@/shared/lib/keyed'
import { TickLines } from './tick-lines'

/** In percent of the phase. */
interface PlacedBar {
  from: number
  to: number
  critical: boolean
}

interface GanttLineProps {
  row: { name: string; note: string; days: string }
  bars: PlacedBar[]
  /** Where days or weeks begin, in percent. */
  lines: number[]
}

/** Name, role and days as text; the bar says the same again. */
export const GanttLine = ({ row: { name, note, days }, bars, lines }: GanttLineProps) => (
  <li className="grid break-inside-avoid gap-x-4 gap-y-1 py-1.5 @2xl:grid-cols-[17rem_minmax(0,1fr)] @2xl:py-0">
    <div className="min-w-0 text-sm leading-5 @2xl:py-1.5">
      <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere] print:line-clamp-none">
        {name}
      </span>
      <span className="block text-ink-muted text-xs tabular-nums">
        {note} · {days}
        {bars.some(({ critical }) => critical) && <span className="sr-only">, critical</span>}
      </span>
    </div>
    <div className="relative h-4 @2xl:h-auto">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <TickLines lines={lines} />
        <svg aria-hidden="true" y="50%" className="overflow-visible">
          {keyed(bars, ({ from, to }) => `${from} ${to}`).map(({ key, item: { from, to, critical } }) => (
            <rect
              key={key}
              x={`${from}%`}
              y={-5}
              width={`${Math.max(0.4, to - from)}%`}
              height={10}
              rx={2}
              className={critical ? 'fill-accent stroke-accent' : 'fill-accent-soft stroke-accent'}
            />
          ))}
        </svg>
      </svg>
    </div>
  </li>
)
