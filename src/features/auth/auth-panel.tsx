import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'

interface AuthPanelProps {
  title: string
  welcome: ReactNode
  children: ReactNode
  /** Link to the other form. */
  footer: ReactNode
}

/** The narrow column of the login and sign-up pages. */
export const AuthPanel = ({ title, welcome, children, footer }: AuthPanelProps) => (
  <div className="mx-auto flex w-full max-w-md flex-1 flex-col gap-8 px-4 py-8 sm:py-16">
    <div>
      <Button asChild variant="ghost" size="sm" className="-ml-3 mb-4">
        <Link to={paths.home}>
          <ArrowLeft aria-hidden />
          Back to home
        </Link>
      </Button>
      <h1 className="font-semibold font-serif text-2xl tracking-tight">{title}</h1>
      <p className="mt-2 text-ink-muted">{welcome}</p>
    </div>
    {children}
    <div className="border-line border-t pt-6 text-ink-muted text-sm">{footer}</div>
  </div>
)
