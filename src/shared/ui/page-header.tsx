import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { Button } from './button'
import { PAGE_HEADING } from './headings'

interface PageHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Date, status badge and similar, below the title. */
  meta?: ReactNode
  /** Beside the back link if there is one, else beside the title. */
  actions?: ReactNode
  back?: { to: string; label: string }
  className?: string
}

export const PageHeader = ({ title, subtitle, meta, actions, back, className }: PageHeaderProps) => (
  <header className={cn('mb-8 flex flex-col items-start gap-4', className)}>
    {back && (
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <Button asChild variant="ghost" size="sm" className="-ml-3 print:hidden">
          <Link to={back.to}>
            <ArrowLeft aria-hidden />
            {back.label}
          </Link>
        </Button>
        <Actions>{actions}</Actions>
      </div>
    )}
    <div className="flex w-full flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-report flex-[1_1_24rem]">
        <h1 dir="auto" className={PAGE_HEADING}>
          {title}
        </h1>
        {subtitle && <p className="mt-2 max-w-measure text-ink-muted">{subtitle}</p>}
        {meta && (
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-muted text-sm">
            {meta}
          </div>
        )}
      </div>
      {!back && <Actions>{actions}</Actions>}
    </div>
  </header>
)

const Actions = ({ children }: { children: ReactNode }) =>
  children && <div className="flex flex-wrap gap-3 print:hidden">{children}</div>
