import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Stryker has no choice of projects, so that these are the tests beside the mutated code, without the others. */
export default defineConfig({
  root,
  resolve: { alias: { '@domain': `${root}supabase/functions/_shared/domain`, '@': `${root}src` } },
  test: {
    include: ['tests/{domain,evidence}/**/*.test.ts'],
    isolate: false,
    // Instrumented code takes several times as long.
    testTimeout: 120_000,
  },
})
