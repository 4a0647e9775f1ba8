import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'

interface EmptyStateProps {
  icon?: LucideIcon
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

export const EmptyState = ({ icon: Icon, title, children, action, className }: EmptyStateProps) => (
  <div
    className={cn(
      'flex flex-col items-center gap-2 rounded-lg border border-line border-dashed px-6 py-12 text-center',
      className,
    )}
  >
    {Icon && <Icon aria-hidden strokeWidth={1.5} className="mb-1 size-6 text-ink-faint" />}
    <p className="font-medium">{title}</p>
    {children && <div className="max-w-measure text-ink-muted text-sm">{children}</div>}
    {action && <div className="mt-3">{action}</div>}
  </div>
)
