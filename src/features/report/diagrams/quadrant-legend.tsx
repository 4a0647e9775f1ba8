import { AXES, MIDDLE, type PointKind, type QuadrantPoint, type Standing } from '@domain/diagram'
import { cn } from '@/shared/lib/cn'

interface QuadrantLegendProps {
  id: string
  points: QuadrantPoint[]
  /** Whether the quadrant itself is shown. */
  drawn: boolean
}

const KINDS: Record<PointKind, string> = {
  idea: 'This report’s idea',
  unsureIdea: 'This report’s idea, not fully placed',
  dominant: 'Dominates the market',
  competitor: 'Competitor',
  unsure: 'Competitor, not fully placed',
  closed: 'Not in business',
}

/** The position of each point: the diagram as text. */
export const QuadrantLegend = ({ id, points, drawn }: QuadrantLegendProps) => (
  <table id={id} className="mt-6 block w-full text-sm sm:table">
    <caption className="sr-only">Position of each point, on scales from 0 to 10</caption>
    <thead className="hidden text-ink-muted text-xs sm:table-header-group">
      <tr className="border-line border-b">
        {['Point', AXES.room.name, AXES.demand.name].map((title) => (
          <th key={title} scope="col" className="w-1/3 py-2 pr-4 text-left font-medium last:pr-0">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block sm:table-row-group">
      {points.map((point) => (
        <PointRow key={point.number ?? 'idea'} point={point} drawn={drawn} />
      ))}
    </tbody>
  </table>
)

interface PointRowProps {
  point: QuadrantPoint
  drawn: boolean
}

const PointRow = ({ point: { number, name, kind, room, demand, shifted }, drawn }: PointRowProps) => (
  <tr className="block break-inside-avoid border-line border-b py-3 align-top sm:table-row sm:py-0">
    <th scope="row" className="block text-left font-medium sm:table-cell sm:py-3 sm:pr-4">
      <span className="flex items-start gap-2">
        <KindMark kind={kind} />
        <span className="min-w-0">
          {number !== null && <span className="text-ink-muted tabular-nums">{number} </span>}
          <span dir="auto" className="wrap-anywhere">
            {name || 'Unnamed'}
          </span>
          <span className="block font-normal text-ink-muted text-xs">
            {KINDS[kind]}
            {drawn && shifted && '. Drawn next to its position because another point is there.'}
          </span>
        </span>
      </span>
    </th>
    <StandingCell name={AXES.room.name} standing={room} drawn={drawn} />
    <StandingCell name={AXES.demand.name} standing={demand} drawn={drawn} />
  </tr>
)

interface StandingCellProps {
  name: string
  standing: Standing
  drawn: boolean
}

/** A score, or 'no score': a point without one has a position only in the drawn quadrant. */
const StandingCell = ({ name, standing: { score, known, why }, drawn }: StandingCellProps) => (
  <td className="mt-2 block pl-6 sm:mt-0 sm:table-cell sm:py-3 sm:pr-4 sm:pl-0 sm:last:pr-0">
    <span className="text-ink-muted text-xs sm:hidden">{name}: </span>
    {(known || drawn) && (
      <span className={cn('tabular-nums', known ? 'font-medium' : 'text-ink-muted')}>
        {score.toFixed(1)}{' '}
      </span>
    )}
    {!known && <span className="text-ink-muted">{drawn ? 'Not scored: in the middle' : 'Not scored'}</span>}
    <ul className="text-ink-muted text-xs">
      {why.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </td>
)

const MARKS: Record<PointKind, string> = {
  idea: 'fill-accent stroke-accent',
  unsureIdea: 'fill-surface-raised stroke-accent',
  unsure: 'fill-surface-raised stroke-ink-muted',
  dominant: 'fill-ink stroke-ink',
  competitor: 'fill-ink-muted stroke-ink-muted',
  closed: 'fill-surface-raised stroke-ink-muted [stroke-dasharray:2_2]',
}
const MARK_RADIUS: Record<PointKind, number> = {
  idea: 6.5,
  unsureIdea: 6.5,
  dominant: 6,
  competitor: 4.5,
  unsure: 5,
  closed: 4.5,
}

const KindMark = ({ kind }: { kind: PointKind }) => (
  <svg viewBox="-8 -8 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0">
    <circle r={MARK_RADIUS[kind]} className={MARKS[kind]} strokeWidth={1.5} />
  </svg>
)

/** Missing evidence is never drawn as if it existed. */
export const UNSURE_NOTE = `Hollow points are not fully placed: on an axis without evidence, they sit in the middle, at ${MIDDLE}.`
