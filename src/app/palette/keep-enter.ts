import type { KeyboardEvent } from 'react'

/** Enter on a button of the palette presses that button; the palette would open what is chosen in the list. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation()
}
