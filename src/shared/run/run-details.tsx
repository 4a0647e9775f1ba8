import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface RunDetailsProps {
  open: boolean
  onOpenChange?: (open: boolean) => void
  /** What it comes to, shown also while it is folded. */
  gist: string | null
  children: ReactNode
}

/** For administrators, folded: how something was made. */
export const RunDetails = ({ open, onOpenChange, gist, children }: RunDetailsProps) => (
  <details
    open={open}
    onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    className="group rounded-lg border border-line bg-surface-raised text-sm print:hidden"
  >
    <summary className="flex min-h-11 list-none items-center gap-3 rounded-lg px-4 py-2 hover:bg-surface-sunken/50 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-ink-muted transition-transform duration-150 ease-out group-open:rotate-90"
      />
      <h2 className="shrink-0 font-semibold">Run</h2>
      {gist && <span className="ml-auto min-w-0 text-right text-ink-muted">{gist}</span>}
    </summary>
    <div className="flex flex-col gap-6 border-line border-t p-4">{children}</div>
  </details>
)
