import { useId } from 'react'
import { type ChartElement, PAGE } from './scene/element'
import { PAPER } from './scene/paper'

const LABEL_WIDTH = 150
const NUMBER_WIDTH = 84
const TYPE_PX = 26
const INK = `#${PAPER.ink}`
const ACCENT = `#${PAPER.accent}`

/** Bars from a common zero, each with its name before and its number behind it. */
export function FundsChart({ chart: { name, parts, x, y, w, h } }: { chart: ChartElement }) {
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
