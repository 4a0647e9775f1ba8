import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** Compares the layouts of the main screens: npm run test:visual (with `-- --update-snapshots` to update them). */
export default defineConfig({
  ...journeys,
  testMatch: '*.visual.ts',
  outputDir: '.results-visual',
  workers: 1,
  reporter: 'list',
})
