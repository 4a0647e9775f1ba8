import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'

// Room for a slow machine that runs other tests beside these.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

// The screens' backend in tests: nothing listens there, each test says what would be answered.
vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test')
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key')

// What jsdom lacks and screens use.
window.scrollTo = () => undefined
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.HTMLElement.prototype.setPointerCapture = () => undefined
window.HTMLElement.prototype.hasPointerCapture = () => false

afterEach(() => {
  cleanup()
  toast.dismiss()
  localStorage.clear()
})
