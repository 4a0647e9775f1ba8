/** Zoom limits of docs/contract.md#limits-and-constants. */
export const ZOOM_MIN = 0.5
export const ZOOM_MAX = 2
const ZOOM_STEP = 0.1
export const WHEEL_STEP = 0.01

/** The view of a diagram: `zoom` 1 fits its frame; x and y offset its center in pixels. */
export interface View {
  zoom: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const FITTED: View = { zoom: 1, x: 0, y: 0 }

const between = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** Keeps at least half of the diagram within its frame. */
const held = ({ zoom, x, y }: View, { width, height }: Size): View => ({
  zoom,
  x: between(x, (width * zoom) / 2),
  y: between(y, (height * zoom) / 2),
})

/** Zooms to a value within the limits; `at`, relative to the frame's center, stays under the pointer. */
export function zoomedTo(view: View, zoom: number, size: Size, at = { x: 0, y: 0 }): View {
  const next = Math.round(Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom)) * 100) / 100
  const ratio = next / view.zoom
  return held({ zoom: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, size)
}

/** One step of a button or key, to the next tenth. */
export const zoomedByStep = (view: View, direction: 1 | -1, size: Size): View =>
  zoomedTo(view, Math.round((view.zoom + direction * ZOOM_STEP) * 10) / 10, size)

export const pan = (view: View, x: number, y: number, size: Size): View =>
  held({ ...view, x: view.x + x, y: view.y + y }, size)
