/** In pixels from the upper left corner of the plot. */
export interface Spot {
  x: number
  y: number
}

/** The space that a point and its name take up around the point. */
export interface Extent {
  side: number
  above: number
  below: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Plot {
  width: number
  height: number
  /** Boxes that must stay free, such as the names of the quadrants. */
  taken: readonly Box[]
}

const GAP = 3
const STEP = 6
const RINGS = 60
const ANGLES = 24

const boxOf = ({ x, y }: Spot, { side, above, below }: Extent): Box => ({
  left: x - side,
  right: x + side,
  top: y - above,
  bottom: y + below,
})

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP

const within = (box: Box, { width, height }: Plot): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height

/** The spot itself, then spots around it, each ring farther out. */
function* around({ x, y }: Spot): Generator<Spot> {
  yield { x, y }
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let turn = 0; turn < ANGLES; turn++) {
      const angle = (2 * Math.PI * turn) / ANGLES
      yield { x: x + Math.cos(angle) * STEP * ring, y: y + Math.sin(angle) * STEP * ring }
    }
  }
}

/**
 * Moves points apart so that no point or name covers another: each in turn takes the free spot nearest to its own. The
 * same points always get the same spots. If no room is left, a point stays where it is.
 */
export function spread(points: readonly { at: Spot; extent: Extent }[], plot: Plot): Spot[] {
  const taken = [...plot.taken]
  return points.map(({ at, extent }) => {
    let found = at
    for (const spot of around(at)) {
      const box = boxOf(spot, extent)
      if (!within(box, plot) || taken.some((other) => overlap(box, other))) continue
      found = spot
      break
    }
    taken.push(boxOf(found, extent))
    return found
  })
}
