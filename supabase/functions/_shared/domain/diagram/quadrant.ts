import type { Competitor, Report } from '../report.ts'
import type { Scorecard } from '../scorecard.ts'
import { quotedLabel, shorten, widthOf } from './label.ts'
import { type Placing, placeCompetitors, placeIdea } from './placing.ts'
import { LAYOUTS, type Layout, type LayoutName, plotOf, QUADRANT_NAMES } from './quadrant-layout.ts'
import { type Extent, type Spot, spread } from './spread.ts'

/** Kinds of points, each drawn with its own radius; `unsure` ones lack evidence on an axis. */
export type PointKind = 'idea' | 'unsureIdea' | 'dominant' | 'competitor' | 'unsure' | 'closed'

/** Radius in pixels, which identifies the kind of a point in the drawn picture. */
export const POINT_RADIUS: Record<PointKind, number> = {
  unsureIdea: 11,
  idea: 10,
  dominant: 9,
  unsure: 8,
  competitor: 7,
  closed: 6,
}

export interface QuadrantPoint extends Placing {
  /** Number in the picture; null for the idea. */
  number: number | null
  name: string
  kind: PointKind
  /** Drawn beside its position, because another point or name is there. */
  shifted: boolean
}

export interface Quadrant {
  source: string
  /** Whether enough points can be placed to draw the picture. */
  drawable: boolean
  points: QuadrantPoint[]
  /** Competitors left out to keep the picture readable. */
  leftOut: number
}

export const AXES = {
  room: { name: 'Room to win', low: 'Little room to win', high: 'Much room to win' },
  demand: { name: 'Demand', low: 'Low demand', high: 'High demand' },
} as const

const IDEA_NAME = 'Your idea'
const UNNAMED = 'Unnamed'
const COMPETITORS_MAX = 12
const DECIMALS = 3
/** Shifts of a pixel or two are not mentioned. */
const SHIFT_SEEN_PX = 3

/** With fewer points, there is nothing to compare. */
const PLACED_LEAST = 3

const isPlaced = ({ room, demand }: Placing): boolean => room.known || demand.known

const isSure = ({ room, demand }: Placing): boolean => room.known && demand.known

function kindOf({ live, dominant }: Competitor, placing: Placing): PointKind {
  if (live === false) return 'closed'
  if (dominant) return 'dominant'
  return isSure(placing) ? 'competitor' : 'unsure'
}

type Placed = Omit<QuadrantPoint, 'shifted'>

function placedOf(report: Report, scorecard: Scorecard): Placed[] {
  const idea = placeIdea(scorecard)
  return [
    { ...idea, number: null, name: IDEA_NAME, kind: isSure(idea) ? 'idea' : 'unsureIdea' },
    ...placeCompetitors(report)
      .slice(0, COMPETITORS_MAX)
      .map(
        ({ competitor, ...placing }, index): Placed => ({
          ...placing,
          number: index + 1,
          name: competitor.name.text,
          kind: kindOf(competitor, placing),
        }),
      ),
  ]
}

/** '3 Acme', or only the number where names would be unreadable. */
function labelOf({ number, name }: Placed, { nameCells }: Layout): string {
  if (number === null) return name
  return nameCells === 0 ? `${number}` : `${number} ${shorten(name, nameCells) || UNNAMED}`
}

const extentOf = (point: Placed, layout: Layout): Extent => ({
  side: Math.max((widthOf(labelOf(point, layout)) * layout.cellPx) / 2, POINT_RADIUS[point.kind]),
  above: POINT_RADIUS[point.kind],
  below: layout.labelGapPx + layout.labelPx,
})

/** Positions stay in the inner part of the plot, so that names at its edges have room. */
const spotOf = ({ room, demand }: Placing, { width, height }: { width: number; height: number }): Spot => ({
  x: (0.1 + room.score * 0.08) * width,
  y: (0.9 - demand.score * 0.08) * height,
})

const share = (value: number): string => Math.min(1, Math.max(0, value)).toFixed(DECIMALS)

function sourceOf(points: readonly Placed[], spots: readonly Spot[], layout: Layout): string {
  const { width, height } = plotOf(layout)
  const lines = points.map((point, index) => {
    const { x, y } = spots[index] ?? spotOf(point, { width, height })
    const label = quotedLabel(labelOf(point, layout), Number.POSITIVE_INFINITY, UNNAMED)
    return `  ${label}: [${share(x / width)}, ${share(1 - y / height)}] radius: ${POINT_RADIUS[point.kind]}`
  })
  return [
    'quadrantChart',
    `  x-axis "${AXES.room.low}" --> "${AXES.room.high}"`,
    `  y-axis "${AXES.demand.low}" --> "${AXES.demand.high}"`,
    ...QUADRANT_NAMES.map((name, index) => `  quadrant-${index + 1} "${name}"`),
    ...lines,
  ].join('\n')
}

/**
 * The market opportunity quadrant: demand against room to win, each 0 to 10, as mermaid source with the reasons for
 * each point's position. `layout` sets the width. Null for a report without a market section.
 */
export function quadrantOf(
  report: Report,
  scorecard: Scorecard,
  layout: LayoutName = 'wide',
): Quadrant | null {
  if (!report.market) return null
  const placed = placedOf(report, scorecard)
  const drawn = LAYOUTS[layout]
  const plot = plotOf(drawn)
  const own = placed.map((point) => spotOf(point, plot))
  const spots = spread(
    placed.map((point, index) => ({ at: own[index] ?? spotOf(point, plot), extent: extentOf(point, drawn) })),
    plot,
  )
  const isShifted = (index: number): boolean => {
    const [from, to] = [own[index], spots[index]]
    return !!from && !!to && Math.hypot(to.x - from.x, to.y - from.y) > SHIFT_SEEN_PX
  }
  return {
    source: sourceOf(placed, spots, drawn),
    drawable: placed.filter(isPlaced).length >= PLACED_LEAST,
    points: placed.map((point, index) => ({ ...point, shifted: isShifted(index) })),
    leftOut: Math.max(0, report.market.competitors.length - COMPETITORS_MAX),
  }
}
