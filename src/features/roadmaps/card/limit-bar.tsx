import { TriangleAlert } from 'lucide-react'

interface LimitBarProps {
  name: string
  /** Null where there is nothing to compare. */
  use: { used: number; limit: number; over: number } | null
  words: (amount: number) => string
  /** Why there is nothing to compare. */
  without: string
}

/** What is used of what the plan allows, from zero, with the limit as a mark. */
export function LimitBar({ name, use, words, without }: LimitBarProps) {
  if (!use)
    return (
      <div>
        <p className="font-medium text-sm">{name}</p>
        <p className="mt-1 text-ink-muted text-sm">{without}</p>
      </div>
    )
  const { used, limit, over } = use
  const at = (amount: number) => `${(amount / Math.max(used, limit, 1)) * 100}%`
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          <span className="font-semibold">{words(used)}</span>{' '}
          <span className="text-ink-muted">of up to {words(limit)}</span>
        </span>
      </p>
      <svg aria-hidden="true" className="mt-1.5 block h-3 w-full overflow-visible">
        <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" strokeWidth={1} />
        <rect x="0" y="2" width={at(Math.min(used, limit))} height="8" rx="1" className="fill-accent" />
        {over > 0 && <rect x={at(limit)} y="2" width={at(over)} height="8" rx="1" className="fill-danger" />}
        <line x1={at(limit)} x2={at(limit)} y1="-1" y2="13" className="stroke-ink" strokeWidth={2} />
      </svg>
      {over > 0 ? (
        <p className="mt-1.5 flex items-center gap-1.5 font-medium text-danger text-sm tabular-nums">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          {words(over)} over
        </p>
      ) : (
        <p className="mt-1.5 text-ink-muted text-sm">Within the plan</p>
      )}
    </div>
  )
}
