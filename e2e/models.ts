import { sampleReply } from '../tests/functions/model-runs'
import { type FakeModelServer, startFakeModelServer } from '../tests/support/fake-model-server'
import type { AppOptions } from './app'
import { test as base } from './fixtures'

const ENTRY = 'tests/functions/entries/sampled-web.ts'

interface ModelFixtures {
  /** The model server of the worker's app; it writes the sample report by default. */
  models: FakeModelServer
  appOptions: AppOptions
}

/** Playwright's test, with an app whose reports a fake model writes and whose web is the sample pages. */
export const test = base.extend<object, ModelFixtures>({
  models: [
    // Playwright reads the fixtures it needs from the destructuring pattern, so one is required.
    async ({ browserName: _ }, use) => {
      const models = await startFakeModelServer()
      models.on(sampleReply)
      await use(models)
      await models.close()
    },
    { scope: 'worker' },
  ],
  appOptions: [
    async ({ models }, use) => {
      const entries = {
        'enhanced-idea-validation-full': ENTRY,
        'validate-idea': ENTRY,
        'revise-report': ENTRY,
      }
      await use({ functions: { env: { ...models.env }, entries } })
    },
    { scope: 'worker' },
  ],
})
