import type { Basis } from '@domain/basis'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { Tooltip } from './tooltip'

interface BasisMarkProps {
  /** Null for texts stored without a basis. */
  basis: Basis | null
  /** Citation ids ('s3'), shown as numbers. */
  sources?: string[]
  className?: string
}

const NOT_RECORDED = { label: 'Not recorded', meaning: 'It was stored without its source.' }

/** Names a statement's basis in two words. */
export function BasisMark({ basis, sources = [], className }: BasisMarkProps) {
  const { label, meaning } = basis ? BASIS_TEXTS[basis] : NOT_RECORDED
  const numbers = sources.map((id) => id.replace(/^s/, '')).join(', ')
  return (
    <Tooltip content={meaning}>
      <span
        className={cn(
          'inline-flex cursor-help items-center gap-1 whitespace-nowrap align-baseline text-ink-muted text-xs tabular-nums',
          className,
        )}
      >
        {basis && <BasisGlyph basis={basis} className={cn('size-2.5 shrink-0', BASIS_TEXTS[basis].ink)} />}
        <span className="sr-only">Basis: </span>
        {numbers ? `${label} ${numbers}` : label}
      </span>
    </Tooltip>
  )
}

/** Shapes that differ without color: the fuller the shape, the stronger the basis. */
const SHAPES: Record<Basis, ReactNode> = {
  source: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  model: (
    <>
      <path d="M6 1 11 6 6 11 1 6Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1v10L1 6Z" fill="currentColor" />
    </>
  ),
  founder: (
    <path
      d="M1 7.4C1 4.4 2.4 2.4 5 1.6v1.7C3.8 3.8 3.2 4.6 3.1 5.7H5V10H1Zm6 0c0-3 1.4-5 4-5.8v1.7C9.800 3.800 9.200 4.600 9.100 5.700H11V10H7Z"
      fill="currentColor"
    />
  ),
  template: (
    <path
      d="M1.750 1.750h8.500v8.500h-8.500ZM1.750 4.750h8.500"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  ),
  assumption: (
    <circle
      cx="6"
      cy="6"
      r="4.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.400 2.417"
    />
  ),
}

export const BasisGlyph = ({ basis, className }: { basis: Basis; className?: string }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
    {SHAPES[basis]}
  </svg>
)

interface BasisText {
  label: string
  meaning: string
  ink: string
}

/** Name, description and color of each basis, the same everywhere. */
export const BASIS_TEXTS: Record<Basis, BasisText> = {
  source: {
    label: 'Source',
    meaning: 'Taken from a published page, listed by number in the citations.',
    ink: 'text-basis-source',
  },
  model: {
    label: 'AI model',
    meaning: 'Written by an AI model. It may be wrong, and it has no source.',
    ink: 'text-basis-model',
  },
  founder: {
    label: 'Your words',
    meaning: 'Taken from your idea, or set by you.',
    ink: 'text-basis-founder',
  },
  template: {
    label: 'Standard text',
    meaning: 'The same for every idea of this kind. It was not researched for yours.',
    ink: 'text-basis-template',
  },
  assumption: {
    label: 'Assumption',
    meaning: 'A starting value that no one has checked. Check it before you rely on it.',
    ink: 'text-basis-assumption',
  },
}
