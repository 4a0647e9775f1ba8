import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { IconButton } from './button'

type BannerVariant = 'error' | 'warning' | 'info' | 'success'

const LOOKS: Record<BannerVariant, { icon: LucideIcon; surface: string; ink: string }> = {
  error: { icon: CircleAlert, surface: 'border-danger/40 bg-danger-soft', ink: 'text-danger' },
  warning: { icon: TriangleAlert, surface: 'border-warning/40 bg-warning-soft', ink: 'text-warning' },
  info: { icon: Info, surface: 'border-info/40 bg-info-soft', ink: 'text-info' },
  success: { icon: CircleCheck, surface: 'border-success/40 bg-success-soft', ink: 'text-success' },
}

interface AlertBannerProps {
  variant: BannerVariant
  title?: ReactNode
  children?: ReactNode
  onDismiss?: () => void
  className?: string
}

export function AlertBanner({ variant, title, children, onDismiss, className }: AlertBannerProps) {
  const { icon: Icon, surface, ink } = LOOKS[variant]
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-lg border px-4 py-3 text-sm', surface, className)}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        {title && <p className={cn('font-semibold', ink)}>{title}</p>}
        {children && <div className={cn('text-ink', title && 'mt-0.5')}>{children}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" onClick={onDismiss} className="-my-2.5 -mr-2.5 pointer-coarse:-my-3">
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
