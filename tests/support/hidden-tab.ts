import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Hides or shows the tab, with the event that a browser sends. */
export function showTab(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  // The event bubbles to the window, where React Query listens.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
