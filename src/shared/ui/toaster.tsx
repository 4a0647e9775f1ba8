import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useThemeStore } from './theme'
import { connectToaster } from './toast'

const icons = {
  success: <CircleCheck aria-hidden className="size-4 text-success" />,
  error: <CircleAlert aria-hidden className="size-4 text-danger" />,
  warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
  info: <Info aria-hidden className="size-4 text-info" />,
}

const classNames = {
  toast: 'items-start! rounded-lg! border-0! bg-surface-raised! pr-12! font-sans! text-ink! shadow-float!',
  icon: 'mt-0.5!',
  title: 'font-medium! text-sm!',
  description: 'text-ink-muted! text-sm!',
  actionButton: 'bg-accent! text-on-accent!',
  cancelButton: 'bg-surface-sunken! text-ink!',
  closeButton:
    'top-2! right-2! pointer-coarse:top-1! pointer-coarse:right-1! left-auto! size-8! transform-none! rounded-md! border-0! bg-transparent! text-ink-muted! hover:bg-surface-sunken! hover:text-ink! pointer-coarse:size-11!',
}

/** The one place where toasts appear. */
export function Toaster() {
  const theme = useThemeStore(({ choice }) => choice)
  useEffect(() => connectToaster(toast), [])
  return (
    <Sonner theme={theme} icons={icons} closeButton expand duration={6000} toastOptions={{ classNames }} />
  )
}
