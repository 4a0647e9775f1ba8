import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Hides the tab, or shows it again, as the browser tells it to the page. */
export function showTab(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  // React Query listens to the window, where the browser's event arrives last.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
