import { CircleAlert } from 'lucide-react'
import { Tooltip } from '@/shared/ui/tooltip'

/** In place of a source's name and meaning, where no cited page was found to say so. */
export const UNCONFIRMED = {
  label: 'Source not confirmed',
  meaning: 'A page is cited, but it could not be opened, or the quoted words were not found on it.',
}

export const UnconfirmedMark = () => (
  <Tooltip content={UNCONFIRMED.meaning}>
    <span className="inline-flex cursor-help items-center gap-1 whitespace-nowrap align-baseline text-ink-muted text-xs">
      <CircleAlert aria-hidden className="size-3 shrink-0 text-warning" />
      <span className="sr-only">Basis: </span>
      {UNCONFIRMED.label}
    </span>
  </Tooltip>
)
