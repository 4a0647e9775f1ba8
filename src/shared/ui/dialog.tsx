import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { IconButton } from './button'

export const Dialog = RadixDialog.Root
export const DialogTrigger = RadixDialog.Trigger
export const DialogClose = RadixDialog.Close

interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  title: ReactNode
  description?: ReactNode
}

export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  const described = description ? {} : { 'aria-describedby': undefined }
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-scrim p-4 motion-safe:animate-fade-in">
        <RadixDialog.Content
          className={cn(
            'relative w-full max-w-lg rounded-lg bg-surface-raised p-4 shadow-float motion-safe:animate-rise-in sm:p-6',
            className,
          )}
          {...described}
          {...props}
        >
          <RadixDialog.Title className="pr-10 font-semibold text-lg">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="mt-2 text-ink-muted text-sm">
              {description}
            </RadixDialog.Description>
          )}
          <div className="mt-4">{children}</div>
          <RadixDialog.Close asChild>
            <IconButton label="Close" className="absolute top-2 right-2 sm:top-4 sm:right-4">
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  )
}

/** The last row of a dialog, with its buttons. On phones they take the full width. */
export const DialogFooter = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)} {...props} />
)
