import { defineConfig } from '@playwright/test'
import { browserPath } from './browser'

/** Switches off what Chromium would ask of the network by itself. */
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
    // What moves is painted by the processor here; the main journey sees the motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each action for a trace costs a third of the time: E2E_TRACE=on brings it back.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: QUIET_CHROMIUM },
  },
})
