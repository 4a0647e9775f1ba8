import { defineConfig } from '@playwright/test'
import { browserPath } from './browser'

/** Stops Chromium's own background network requests. */
export const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../tests/.results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Animations are drawn by the CPU here; only the main journey runs them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each action for a trace takes a third of the time; E2E_TRACE=on turns it back on.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Pages live too shortly for optimized code to be worth compiling: it costs a tenth of the time.
    launchOptions: { executablePath: browserPath(), args: [...QUIET_CHROMIUM, '--js-flags=--no-opt'] },
  },
})
