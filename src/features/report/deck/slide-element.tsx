import { type CSSProperties, useId } from 'react'
import {
  type Box,
  type ChartElement,
  type Color,
  type LineElement,
  PAGE,
  PAPER,
  type ShapeElement,
  type SlideElement,
  type TextElement,
} from './scene/element'
import { LINE_HEIGHT } from './scene/fit-text'
import { useSlideEditing } from './slide-editing'
import { SlotButton, SlotForm } from './slot-text'

export const colorOf = (color: Color | null): string => (color ? `#${PAPER[color]}` : 'none')

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
          color: colorOf(element.ink),
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
    style={{ fill: colorOf(fill), fillOpacity: opacity, stroke: colorOf(border) }}
    strokeWidth={2}
  />
)

type Mark = Exclude<SlideElement, TextElement | ChartElement>

/** Each shape is its own SVG, in the order of the slide, so that later ones cover earlier ones. */
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
    style={{ stroke: colorOf(ink) }}
    strokeWidth={thick}
  />
)

export function SlideElementView({ element }: { element: SlideElement }) {
  if (element.kind === 'text') return <SlideText element={element} />
  return element.kind === 'chart' ? <FundsChart chart={element} /> : <MarkDrawing mark={element} />
}

const LABEL_WIDTH = 150
const NUMBER_WIDTH = 84
const TYPE_PX = 26
const INK = `#${PAPER.ink}`
const ACCENT = `#${PAPER.accent}`

/** Bars from a common zero, each with its name before and its number behind it. */
function FundsChart({ chart: { name, parts, x, y, w, h } }: { chart: ChartElement }) {
  const titleId = useId()
  const most = Math.max(...parts.map(({ percent }) => percent))
  const row = h / parts.length
  const start = x + LABEL_WIDTH
  const widthOf = (percent: number) => ((w - LABEL_WIDTH - NUMBER_WIDTH) * percent) / most
  return (
    <svg
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      role="img"
      aria-labelledby={titleId}
      className="pointer-events-none absolute inset-0 size-full"
      fontSize={TYPE_PX}
      fill={INK}
    >
      <title id={titleId}>
        {`${name}: ${parts.map(({ label, percent }) => `${label} ${percent}%`).join(', ')}`}
      </title>
      {parts.map(({ label, percent }, index) => {
        const middle = y + row * (index + 0.5)
        return (
          <g key={label} dominantBaseline="central">
            <text x={x} y={middle} className="font-sans">
              {label}
            </text>
            <rect
              x={start}
              y={middle - row * 0.3}
              width={widthOf(percent)}
              height={row * 0.6}
              fill={ACCENT}
            />
            <text
              x={start + widthOf(percent) + 14}
              y={middle}
              className="font-sans font-semibold tabular-nums"
            >
              {percent}%
            </text>
          </g>
        )
      })}
    </svg>
  )
}
