import { lapseLeases } from '../tests/functions/runs'
import { expect, test } from './fixtures'
import { IDEA } from './founder'
import { enterAsFounder } from './session'

const STANDSTILL_MS = 20_000
const WORKER = 'enhanced-idea-validation-full'
const entries: Record<string, string> = { [WORKER]: 'tests/functions/entries/slow-validation.ts' }

test.use({
  appOptions: {
    functions: {
      env: { SLOW_STEP: 'audience', SLOW_STEP_MS: '3600000' },
      entries,
    },
  },
})

test('a run whose function is killed in the second step finishes by itself and repeats nothing', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  await enterAsFounder(page, app)
  await page.clock.install()
  await page.goto('/validate-idea')
  await page.getByLabel('Your idea').fill(IDEA)
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page.getByText('Step 2/3: Describing the personas').first()).toBeVisible({ timeout: 30_000 })
  const steps = () =>
    app.backend.sql('select step, attempt, finished_at from private.run_steps order by position')
  await expect
    .poll(steps)
    .toEqual([
      expect.objectContaining({ step: 'concept', attempt: 1, finished_at: expect.anything() }),
      expect.objectContaining({ step: 'audience', attempt: 1, finished_at: null }),
      expect.objectContaining({ step: 'market', attempt: 1, finished_at: expect.anything() }),
      expect.objectContaining({ step: 'evidence', attempt: 0, finished_at: null }),
    ])
  const [concept] = await steps()

  delete entries[WORKER]
  await app.backend.functions.kill(WORKER)
  await lapseLeases(app.backend)
  // The page asks the server to go on when it has seen nothing happen for so long.
  await page.clock.fastForward(STANDSTILL_MS)

  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 90_000 })
  expect(await steps()).toEqual([
    concept,
    expect.objectContaining({ step: 'audience', attempt: 2 }),
    expect.objectContaining({ step: 'market', attempt: 1 }),
    expect.objectContaining({ step: 'evidence', attempt: 1 }),
  ])
  expect(await app.backend.sql('select state from private.charges')).toEqual([{ state: 'settled' }])
})
