import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FITTED, pan, type Size, type View, WHEEL_STEP, zoomedByStep, zoomedTo } from './view-box'

const ARROW_PX = 40
const LINE_PX = 16

type Change = (view: View, size: Size) => View

const KEYS: Record<string, Change> = {
  '+': (view, size) => zoomedByStep(view, 1, size),
  '=': (view, size) => zoomedByStep(view, 1, size),
  '-': (view, size) => zoomedByStep(view, -1, size),
  '−': (view, size) => zoomedByStep(view, -1, size),
  '0': () => FITTED,
  ArrowLeft: (view, size) => pan(view, ARROW_PX, 0, size),
  ArrowRight: (view, size) => pan(view, -ARROW_PX, 0, size),
  ArrowUp: (view, size) => pan(view, 0, ARROW_PX, size),
  ArrowDown: (view, size) => pan(view, 0, -ARROW_PX, size),
}

const middleOf = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** Zoom and pan of a diagram with keys, wheel, drag and pinch. */
export function useView(frame: RefObject<HTMLDivElement | null>) {
  const [view, setView] = useState(FITTED)
  const change = (next: Change) => {
    const box = frame.current?.getBoundingClientRect()
    if (box) setView((current) => next(current, box))
  }
  useWheel(frame, setView)
  return {
    view,
    zoomIn: () => change((current, size) => zoomedByStep(current, 1, size)),
    zoomOut: () => change((current, size) => zoomedByStep(current, -1, size)),
    reset: () => setView(FITTED),
    // Focusable, because it handles keys.
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent) {
      const next = KEYS[event.key]
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      change(next)
    },
    ...usePointers(frame, setView),
  }
}

type SetView = (next: (view: View) => View) => void

/** The wheel scrolls the page unless Ctrl or ⌘ is held or the diagram has focus. */
function useWheel(frame: RefObject<HTMLDivElement | null>, setView: SetView) {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      const asked = event.ctrlKey || event.metaKey
      if (!asked && !element.contains(document.activeElement)) return
      // Not a React handler: those are passive for wheel events and cannot prevent scrolling.
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const center = middleOf(box)
      const at = { x: event.clientX - center.x, y: event.clientY - center.y }
      const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
      setView((view) => zoomedTo(view, view.zoom - delta * WHEEL_STEP, box, at))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame, setView])
}

interface Touch {
  x: number
  y: number
}

const apart = (a: Touch, b: Touch): number => Math.hypot(a.x - b.x, a.y - b.y)

/** One pointer pans; two zoom by the change of their distance. */
function usePointers(frame: RefObject<HTMLDivElement | null>, setView: SetView) {
  const down = useRef(new Map<number, Touch>())
  const lift = (event: PointerEvent) => void down.current.delete(event.pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      frame.current?.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId)
      const box = frame.current?.getBoundingClientRect()
      if (!before || !box) return
      const now = { x: event.clientX, y: event.clientY }
      const [other] = [...down.current].flatMap(([id, touch]) => (id === event.pointerId ? [] : [touch]))
      down.current.set(event.pointerId, now)
      if (!other) return setView((view) => pan(view, now.x - before.x, now.y - before.y, box))
      const middle = middleOf(box)
      const at = { x: (now.x + other.x) / 2 - middle.x, y: (now.y + other.y) / 2 - middle.y }
      const ratio = apart(now, other) / (apart(before, other) || 1)
      setView((view) => zoomedTo(view, view.zoom * ratio, box, at))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}
