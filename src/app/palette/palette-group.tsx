import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'

interface PaletteGroupProps {
  heading: string
  /** What it shows belongs to what was typed before. */
  busy?: boolean
  children: ReactNode
}

export const PaletteGroup = ({ heading, busy, children }: PaletteGroupProps) => (
  <Command.Group
    heading={heading}
    className={cn(
      '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1',
      '[&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs',
      'transition-opacity duration-150',
      busy && 'opacity-60',
    )}
  >
    {children}
  </Command.Group>
)
