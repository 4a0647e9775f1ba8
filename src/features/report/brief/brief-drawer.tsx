import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

export interface DrawerProps {
  open: boolean
  /** Whether a field was requested; it takes focus itself. */
  asked: boolean
  onClose: () => void
  onClosed: () => void
  children: ReactNode
}

/** Covers the right side of the page, which stays usable; covers the whole page on phones. */
export const BriefDrawer = ({ open, asked, onClose, onClosed, children }: DrawerProps) => (
  <Dialog.Root open={open} modal={false} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Content
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => asked && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
        // Escape clears a text field before it closes the drawer.
        onEscapeKeyDown={(event) => hasText(event.target) && event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        className="fixed inset-y-0 right-0 z-40 w-full scroll-py-40 overflow-y-auto border-line border-l bg-surface-raised shadow-float motion-safe:animate-slide-in sm:w-[25rem] print:hidden"
      >
        <Dialog.Title className="sr-only">Your brief</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

const hasText = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''
