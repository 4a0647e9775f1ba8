import type { MarketSize } from '@domain/market-model'

export const PLOT_PX = 200
const LABEL_GAP_PX = 40
const LABEL_TOP_PX = 12
const LABEL_BOTTOM_PX = 20

export interface NestedArea {
  name: 'TAM' | 'SAM' | 'SOM'
  dollars: number
  /** Side of the square; its area is proportional to the dollars. */
  side: number
  /** Height at which the label stands: at the square's upper edge, or as near as the other labels let it. */
  labelY: number
}

/** Squares for the base values on one common corner, the largest first; none when there is no market. */
export function nestedAreas({ tam, sam, som }: MarketSize): NestedArea[] {
  if (tam.base <= 0) return []
  const areas = [
    { name: 'TAM', dollars: tam.base },
    { name: 'SAM', dollars: sam.base },
    { name: 'SOM', dollars: som.base },
  ] as const
  let above = LABEL_TOP_PX - LABEL_GAP_PX
  return areas.map(({ name, dollars }, index) => {
    const side = PLOT_PX * Math.sqrt(dollars / tam.base)
    const lowest = PLOT_PX - LABEL_BOTTOM_PX - LABEL_GAP_PX * (areas.length - 1 - index)
    above = Math.min(lowest, Math.max(above + LABEL_GAP_PX, PLOT_PX - side + LABEL_TOP_PX))
    return { name, dollars, side, labelY: above }
  })
}
