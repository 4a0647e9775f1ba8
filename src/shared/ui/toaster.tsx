import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Toaster as Sonner } from 'sonner'
import { useThemeStore } from './theme'

const icons = {
  success: <CircleCheck aria-hidden className="size-4 text-success" />,
  error: <CircleAlert aria-hidden className="size-4 text-danger" />,
  warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
  info: <Info aria-hidden className="size-4 text-info" />,
}

const classNames = {
  toast: 'font-sans! rounded-lg! border-line! bg-surface-raised! text-ink! shadow-float!',
  title: 'font-medium! text-sm!',
  description: 'text-ink-muted! text-sm!',
  actionButton: 'bg-accent! text-on-accent!',
  cancelButton: 'bg-surface-sunken! text-ink!',
  closeButton: 'border-line! bg-surface-raised! text-ink-muted!',
}

/** The one place where toasts appear; every `toast()` of sonner ends up here. */
export function Toaster() {
  const theme = useThemeStore(({ choice }) => choice)
  return <Sonner theme={theme} icons={icons} closeButton duration={6000} toastOptions={{ classNames }} />
}
