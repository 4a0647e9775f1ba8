import { CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from './button'

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

interface ErrorStateProps {
  message: ReactNode
  onRetry?: () => void
  /** An action beside or instead of the retry. */
  action?: ReactNode
  className?: string
}

export const ErrorState = ({ message, onRetry, action, className }: ErrorStateProps) => (
  <div
    role="alert"
    className={cn(
      'flex flex-col items-center gap-4 rounded-lg border border-line px-6 py-12 text-center',
      className,
    )}
  >
    <CircleAlert aria-hidden strokeWidth={1.5} className="size-6 text-danger" />
    <p className="max-w-measure">{message}</p>
    {(onRetry || action) && (
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {action}
      </div>
    )}
  </div>
)
