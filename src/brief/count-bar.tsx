import { ChevronDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'

interface CountBarProps {
  read: number
  asked: number
  onOpen: () => void
}

/** On a phone, one line above the keyboard that counts what was read and opens the panel below. */
export function CountBar({ read, asked, onOpen }: CountBarProps) {
  const covered = useSyncExternalStore(watchViewport, coveredHeight, () => 0)
  return (
    <button
      type="button"
      // The text area keeps the focus until the bar is used.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      style={{ bottom: covered }}
      className="fixed inset-x-0 z-30 flex min-h-11 items-center justify-between gap-3 border-line border-t bg-surface-raised px-4 text-left text-sm shadow-float lg:hidden"
    >
      <span>
        <span className="font-medium">Your brief</span>
        <span className="text-ink-muted tabular-nums">
          : {read} read, {asked} {asked === 1 ? 'question' : 'questions'}
        </span>
      </span>
      <ChevronDown aria-hidden className="size-4 text-ink-muted" />
    </button>
  )
}

/** Height at the bottom of the window that the keyboard covers, in px. */
function coveredHeight(): number {
  const view = window.visualViewport
  return view ? Math.max(0, Math.round(window.innerHeight - view.offsetTop - view.height)) : 0
}

function watchViewport(onChange: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', onChange)
  view?.addEventListener('scroll', onChange)
  return () => {
    view?.removeEventListener('resize', onChange)
    view?.removeEventListener('scroll', onChange)
  }
}
