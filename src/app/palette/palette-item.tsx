import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface PaletteItemProps {
  /** Unlike every other one's. */
  id: string
  icon: LucideIcon
  onSelect: () => void
  children: ReactNode
}

export const PaletteItem = ({ id, icon: Icon, onSelect, children }: PaletteItemProps) => (
  <Command.Item
    value={id}
    onSelect={onSelect}
    className="flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 text-ink text-sm data-[selected=true]:bg-accent-soft pointer-coarse:min-h-11"
  >
    <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
    {children}
  </Command.Item>
)
