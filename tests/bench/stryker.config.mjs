// Mutates the rules and the evidence checks, and shows which changes no test notices. For one file: `npm run
// bench:mutations -- --mutate supabase/functions/_shared/domain/scorecard.ts`.
export default {
  mutate: ['supabase/functions/_shared/{domain,evidence}/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/bench/mutations.vitest.config.ts' },
  // Tables of words and patterns are evaluated once per module, so each of their mutants would take a whole run.
  ignoreStatic: true,
  concurrency: 2,
  ignorePatterns: ['/e2e', '/public', '/docs', '/tests/.results'],
  tempDirName: 'tests/.results/mutations',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'tests/.results/mutations.json' },
}
