import { ChevronLeft, ChevronRight, Maximize, Minimize, Pause, Play, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '@/shared/ui/button'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import type { DeckPlayer } from './use-deck-player'

interface DeckControlsProps {
  player: DeckPlayer
  turnTo: (index: number) => void
  count: number
  full: boolean
  toggleFull: () => void
  /** Further actions on the deck; hidden in fullscreen, where their menu would be invisible. */
  children: ReactNode
}

export const DeckControls = ({ player, turnTo, count, full, toggleFull, children }: DeckControlsProps) => (
  <div
    role="toolbar"
    aria-label="Deck controls"
    className="flex flex-wrap items-center justify-between gap-2"
  >
    <div className="flex items-center gap-1">
      <IconButton label="Previous slide" disabled={player.atStart} onClick={() => turnTo(player.index - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span className="min-w-12 text-center text-ink-muted text-sm tabular-nums">
        {player.index + 1} / {count}
      </span>
      <IconButton label="Next slide" disabled={player.atEnd} onClick={() => turnTo(player.index + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
    <div className="flex flex-wrap items-center gap-1 max-sm:[&_button]:px-2.5">
      <Button variant="ghost" size="sm" onClick={player.togglePlay}>
        {player.playing ? (
          <Pause aria-hidden className="max-sm:hidden" />
        ) : (
          <Play aria-hidden className="max-sm:hidden" />
        )}
        {player.playing ? 'Pause' : 'Auto Play'}
      </Button>
      <Button variant="ghost" size="sm" onClick={player.reset}>
        <RotateCcw aria-hidden className="max-sm:hidden" /> Reset
      </Button>
      <Button variant="ghost" size="sm" onClick={toggleFull}>
        {full ? (
          <Minimize aria-hidden className="max-sm:hidden" />
        ) : (
          <Maximize aria-hidden className="max-sm:hidden" />
        )}
        {full ? 'Exit' : 'Fullscreen'}
      </Button>
      {full ? <ThemeSwitch compact /> : children}
    </div>
  </div>
)
