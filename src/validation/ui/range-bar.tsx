import type { Range } from '@domain/market-model'

interface RangeBarProps {
  range: Range
  /** End of the scale; the range's own high value when left out. */
  until?: number
}

/** A range on a scale from zero, with its base value as a mark. */
export function RangeBar({ range: { low, base, high }, until = high }: RangeBarProps) {
  const at = (value: number) => (until > 0 ? (value / until) * 100 : 0)
  return (
    <svg aria-hidden="true" className="block h-3 w-full overflow-visible">
      <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" strokeWidth={1} />
      <line x1="0" x2="0" y1="0" y2="12" className="stroke-line-strong" strokeWidth={1} />
      <rect x={`${at(low)}%`} y="3" width={`${at(high) - at(low)}%`} height="6" className="fill-accent/30" />
      <line
        x1={`${at(base)}%`}
        x2={`${at(base)}%`}
        y1="0"
        y2="12"
        className="stroke-accent"
        strokeWidth={2}
      />
    </svg>
  )
}
