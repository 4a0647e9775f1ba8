import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { toast } from 'sonner'
import { afterAll, afterEach, vi } from 'vitest'
import './computed-style'

// Room for a slow machine that runs other tests beside these: the first look at a page loads all of its modules.
vi.setConfig({ testTimeout: 120_000 })
const { getElementError } = getConfig()
configure({
  asyncUtilTimeout: 40_000,
  // What is waited for is missing many times before it is there, and only the last time is the document printed.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

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

// React notes down where each element was made, for its warnings only; no test reads that, and it takes long.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined },
)

afterEach(() => {
  cleanup()
  toast.dismiss()
  localStorage.clear()
})

// The next file of the worker finds the modules and the document of this one.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  sessionStorage.clear()
})
