import type { Basis } from '@domain/basis'
import { cn } from '@/shared/lib/cn'
import { BasisGlyph } from './basis-glyph'
import { BASIS_WORDS } from './basis-words'
import { Tooltip } from './tooltip'

interface BasisMarkProps {
  /** Null for what was stored without its basis. */
  basis: Basis | null
  /** Citation ids ('s3'), shown as numbers. */
  sources?: string[]
  className?: string
}

const NOT_RECORDED = { label: 'Not recorded', meaning: 'It was stored without its source.' }

/** Says in two words where a statement comes from. */
export function BasisMark({ basis, sources = [], className }: BasisMarkProps) {
  const { label, meaning } = basis ? BASIS_WORDS[basis] : NOT_RECORDED
  const numbers = sources.map((id) => id.replace(/^s/, '')).join(', ')
  return (
    <Tooltip content={meaning}>
      <span
        className={cn(
          'inline-flex cursor-help items-center gap-1 whitespace-nowrap align-baseline text-ink-muted text-xs tabular-nums',
          className,
        )}
      >
        {basis && <BasisGlyph basis={basis} className={cn('size-2.5 shrink-0', BASIS_WORDS[basis].ink)} />}
        <span className="sr-only">Basis: </span>
        {numbers ? `${label} ${numbers}` : label}
      </span>
    </Tooltip>
  )
}
