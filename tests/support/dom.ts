import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { toast } from 'sonner'
import { afterAll, afterEach, vi } from 'vitest'
import './computed-style'

// Allows for a slow machine that runs other tests in parallel: the first page to open loads all of its modules.
vi.setConfig({ testTimeout: 120_000 })
const { getElementError } = getConfig()
configure({
  asyncUtilTimeout: 40_000,
  // Polling queries fail many times before they succeed; only the last failure prints the document.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// The backend address in tests: nothing listens there, and each test defines the answers.
vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test')
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key')

// Browser APIs that the app uses and jsdom lacks.
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

// React records where each element was created, only for its warnings; no test reads them, and recording is slow.
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

// The worker's next file reuses this one's modules and document.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  sessionStorage.clear()
})
