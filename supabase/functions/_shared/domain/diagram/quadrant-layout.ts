/** Sizes of the picture in pixels, also passed to the renderer. */
export interface Layout {
  chartWidth: number
  chartHeight: number
  axisPx: number
  axisGapPx: number
  quadrantPx: number
  quadrantGapPx: number
  labelPx: number
  /** From the center of a point down to its name. */
  labelGapPx: number
  /** Width of one Latin letter of a name. */
  cellPx: number
  /** Maximum length of a name, in letters; 0 to show numbers only. */
  nameCells: number
  /** Padding around the quadrants. */
  paddingPx: number
}

/** Sizes for a page and for a phone, where only the table shows the names. */
export const LAYOUTS = {
  wide: {
    chartWidth: 720,
    chartHeight: 520,
    axisPx: 13,
    axisGapPx: 6,
    quadrantPx: 13,
    quadrantGapPx: 10,
    labelPx: 13,
    labelGapPx: 14,
    cellPx: 7,
    nameCells: 18,
    paddingPx: 5,
  },
  compact: {
    chartWidth: 340,
    chartHeight: 380,
    axisPx: 12,
    axisGapPx: 5,
    quadrantPx: 11,
    quadrantGapPx: 8,
    labelPx: 12,
    labelGapPx: 12,
    cellPx: 7,
    nameCells: 0,
    paddingPx: 4,
  },
} as const satisfies Record<string, Layout>
export type LayoutName = keyof typeof LAYOUTS

/** In mermaid's order: upper right, upper left, lower left, lower right. */
export const QUADRANT_NAMES = [
  'Wanted, room to win',
  'Wanted, little room',
  'Little of either',
  'Room, little demand',
] as const

/** The inner rectangle with the points and the names of the quadrants, as mermaid lays it out. */
export function plotOf(layout: Layout) {
  const axis = layout.axisPx + 2 * layout.axisGapPx
  const width = layout.chartWidth - axis - 2 * layout.paddingPx
  const height = layout.chartHeight - axis - 2 * layout.paddingPx
  const half = (QUADRANT_NAMES[0].length * layout.quadrantPx * 0.62) / 2
  const taken = [0, height / 2].flatMap((top) =>
    [width / 4, (width * 3) / 4].map((middle) => ({
      left: middle - half,
      right: middle + half,
      top,
      bottom: top + layout.quadrantGapPx + layout.quadrantPx,
    })),
  )
  return { width, height, taken }
}
