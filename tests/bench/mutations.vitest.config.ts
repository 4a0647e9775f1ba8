import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Stryker cannot select projects, so this configuration contains only the tests of the mutated code. */
export default defineConfig({
  root,
  resolve: { alias: { '@domain': `${root}supabase/functions/_shared/domain`, '@': `${root}src` } },
  test: {
    include: ['tests/{domain,evidence}/**/*.test.ts'],
    isolate: false,
    // Instrumented code is several times slower.
    testTimeout: 120_000,
  },
})
