import type { CSSProperties } from 'react'
import { FundsChart } from './funds-chart'
import {
  type Box,
  type ChartElement,
  type Colour,
  type LineElement,
  PAGE,
  type ShapeElement,
  type SlideElement,
  type TextElement,
} from './scene/element'
import { LINE_HEIGHT } from './scene/fit-text'
import { PAPER } from './scene/paper'
import { useSlideEditing } from './slide-editing'
import { SlotButton, SlotForm } from './slot-text'

export const colourOf = (colour: Colour | null): string => (colour ? `#${PAPER[colour]}` : 'none')

const share = (units: number, of: number) => `${(units / of) * 100}%`

const placed = ({ x, y, w, h }: Box): CSSProperties => ({
  left: share(x, PAGE.width),
  top: share(y, PAGE.height),
  width: share(w, PAGE.width),
  height: share(h, PAGE.height),
})

const VERTICAL = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const

function SlideText({ element }: { element: TextElement }) {
  const Tag = element.heading ? 'h3' : 'p'
  const draft = useSlideEditing()?.draft
  if (element.slot && draft?.slot === element.slot) return <SlotForm slot={element.slot} box={element} />
  return (
    <div
      className="pointer-events-none absolute flex flex-col overflow-hidden"
      style={{ ...placed(element), justifyContent: VERTICAL[element.valign] }}
    >
      <Tag
        dir="auto"
        className={element.font === 'serif' ? 'font-serif' : 'font-sans'}
        style={{
          fontSize: `${(element.size / PAGE.width) * 100}cqw`,
          lineHeight: LINE_HEIGHT,
          fontWeight: element.bold ? 600 : 400,
          color: colourOf(element.ink),
          textAlign: element.align,
        }}
      >
        {element.slot ? (
          <SlotButton slot={element.slot} text={element.text} gap={element.gap} />
        ) : (
          element.text
        )}
      </Tag>
    </div>
  )
}

const ROUNDNESS = { rect: 0, pill: 0.5, dot: 0.5 } as const

const Shape = ({ shape: { kind, x, y, w, h, fill, opacity, border } }: { shape: ShapeElement }) => (
  <rect
    x={x}
    y={y}
    width={w}
    height={h}
    rx={h * ROUNDNESS[kind]}
    style={{ fill: colourOf(fill), fillOpacity: opacity, stroke: colourOf(border) }}
    strokeWidth={2}
  />
)

type Mark = Exclude<SlideElement, TextElement | ChartElement>

/** Marks lie in a drawing each, in the order of the slide, so that what comes later covers what came before. */
const MarkDrawing = ({ mark }: { mark: Mark }) => (
  <svg
    viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 size-full"
  >
    {mark.kind === 'line' ? <Line line={mark} /> : <Shape shape={mark} />}
  </svg>
)

const Line = ({ line: { from, to, ink, thick } }: { line: LineElement }) => (
  <line
    x1={from[0]}
    y1={from[1]}
    x2={to[0]}
    y2={to[1]}
    style={{ stroke: colourOf(ink) }}
    strokeWidth={thick}
  />
)

export function SlideElementView({ element }: { element: SlideElement }) {
  if (element.kind === 'text') return <SlideText element={element} />
  return element.kind === 'chart' ? <FundsChart chart={element} /> : <MarkDrawing mark={element} />
}
