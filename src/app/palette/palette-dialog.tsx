import * as Dialog from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { usePaletteStore } from '@/shared/lib/palette'
import { PaletteCommands } from './palette-commands'

/** The command palette as a dialog; in fullscreen it renders inside the fullscreen element, the only visible one. */
export function PaletteDialog() {
  const { isOpen, setOpen } = usePaletteStore()
  const { leave, ...focus } = useFocusReturn()
  const close = (leaving: boolean) => {
    if (leaving) leave()
    setOpen(false)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal container={document.fullscreenElement}>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim motion-safe:animate-fade-in" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-xl flex-col overflow-hidden rounded-lg bg-surface-raised shadow-float motion-safe:animate-rise-in sm:top-[12vh] sm:max-h-[76vh] print:hidden"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <PaletteCommands onDone={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Closing returns focus to where it was, except after navigation. */
function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  const isLeaving = useRef(false)
  return {
    leave() {
      isLeaving.current = true
    },
    onOpenAutoFocus() {
      isLeaving.current = false
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (!isLeaving.current) opener.current?.focus({ preventScroll: true })
    },
  }
}
