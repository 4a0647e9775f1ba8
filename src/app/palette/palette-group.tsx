import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'

interface PaletteGroupProps {
  heading: string
  children: ReactNode
}

export const PaletteGroup = ({ heading, children }: PaletteGroupProps) => (
  <Command.Group
    heading={heading}
    className={cn(
      '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1',
      '[&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs',
    )}
  >
    {children}
  </Command.Group>
)
