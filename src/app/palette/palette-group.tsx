import { Command } from 'cmdk'
import type { ReactNode } from 'react'

const HEADING =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs'

export const PaletteGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group heading={heading} className={HEADING}>
    {children}
  </Command.Group>
)
