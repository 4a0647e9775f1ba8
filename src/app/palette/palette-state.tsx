import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { KeyHint } from '@/shared/ui/key-hint'
import { keepEnter } from './keep-enter'

interface PaletteStateProps {
  typed: string
  found: {
    hits: unknown[]
    canFind: boolean
    busy: boolean
    isPaused: boolean
    isError: boolean
    retry: () => void
  }
  hasCommands: boolean
}

/** The last line: how the search stands, read aloud as it changes, or else which keys there are. */
export function PaletteState({ typed, found, hasCommands }: PaletteStateProps) {
  const says = wordsFor(typed, found, hasCommands)
  return (
    <div
      className={cn(
        'flex min-h-12 items-center justify-between gap-3 border-line border-t px-5 py-1 text-ink-muted text-sm',
        !says && 'pointer-coarse:border-transparent',
      )}
    >
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        {says}
      </p>
      {found.isError && (
        <Button
          variant="secondary"
          size="sm"
          onClick={found.retry}
          onKeyDown={keepEnter}
          className="shrink-0"
        >
          Try again
        </Button>
      )}
      {!says && (
        <span className="ml-auto flex gap-4 text-xs pointer-coarse:hidden">
          <span className="flex items-center gap-1.5">
            <KeyHint keys={['↑', '↓']} /> choose
          </span>
          <span className="flex items-center gap-1.5">
            <KeyHint keys={['Enter']} /> open
          </span>
        </span>
      )}
    </div>
  )
}

function wordsFor(typed: string, found: PaletteStateProps['found'], hasCommands: boolean): string {
  if (found.isPaused) return 'You appear to be offline. Your validations will be searched once you reconnect.'
  if (found.isError) return 'Validations could not be searched.'
  if (found.busy) return 'Searching…'
  if (!typed || found.hits.length > 0) return ''
  if (!found.canFind) return hasCommands ? '' : `No pages match “${typed}”.`
  return hasCommands ? `No validations match “${typed}”.` : `No pages or validations match “${typed}”.`
}
