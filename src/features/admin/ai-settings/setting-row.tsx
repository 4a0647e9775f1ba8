import { type ReactNode, useId } from 'react'
import { Switch } from '@/shared/ui/switch'

interface SettingRowProps {
  name: string
  /** Explanation below the name. */
  children: ReactNode
  on: boolean
  busy: boolean
  onToggle: (on: boolean) => void
  /** Further content and actions, below the full width. */
  footer?: ReactNode
}

/** One setting that can be switched on or off. */
export function SettingRow({ name, children, on, busy, onToggle, footer }: SettingRowProps) {
  const id = useId()
  return (
    <li className="px-4 py-3 sm:px-6">
      <div className="flex items-center justify-between gap-6">
        <div className="min-w-0">
          <p id={id} className="font-medium">
            {name}
          </p>
          <div id={`${id}-about`} className="text-ink-muted text-sm">
            {children}
          </div>
        </div>
        <Switch
          checked={on}
          disabled={busy}
          onCheckedChange={onToggle}
          aria-labelledby={id}
          aria-describedby={`${id}-about`}
        />
      </div>
      {footer && <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">{footer}</div>}
    </li>
  )
}
