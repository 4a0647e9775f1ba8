import { describe, expect, it, vi } from 'vitest'
import type { Citation } from '../../supabase/functions/_shared/domain/citation.ts'
import type { Caller } from '../../supabase/functions/_shared/http/caller.ts'
import { Reply } from '../../supabase/functions/_shared/http/respond.ts'
import type { Begun } from '../../supabase/functions/_shared/validation/run-store.ts'
import { startValidation } from '../../supabase/functions/_shared/validation/start-validation.ts'
import { memoryStore, RUN } from './memory-store.ts'
import { sampleEngine } from './sample-engine.ts'

const USER: Caller = { kind: 'user', id: 'u1', token: 't1' }
const BODY = { idea: 'Bread by bike', validationId: RUN.validation }

function handlerWith(begun: Begun) {
  const memory = memoryStore()
  const background = vi.fn<(task: Promise<unknown>) => void>()
  const sweep = vi.fn(async () => {})
  const begin = vi.spyOn(memory.store, 'begin').mockResolvedValue(begun)
  const handOn = async () => {}
  const deps = {
    store: memory.store,
    chooseEngine: async () => sampleEngine,
    checkCitations: async (citations: Citation[]) => citations,
    plannedWork: async () => null,
    leaseSeconds: 60,
    handOn,
    background,
    sweep,
  }
  return { ...memory, handle: startValidation(deps), begin, background, sweep }
}

describe('starting a validation', () => {
  it('answers 202 and works on the first step in the background', async () => {
    const { handle, background, of, begin } = handlerWith({ outcome: 'started', fence: RUN.fence })
    expect(await handle(USER, BODY)).toEqual(new Reply(202, { success: true, status: 'analyzing' }))
    expect(begin).toHaveBeenCalledWith('u1', RUN.validation)
    await vi.waitFor(() => expect(of('concept').result).not.toBeNull())
    expect(background).toHaveBeenCalledTimes(2)
  })

  it('answers 202, says so and does nothing when a run is already under way', async () => {
    const { handle, of } = handlerWith({ outcome: 'running' })
    expect(await handle(USER, BODY)).toEqual(
      new Reply(202, { success: true, status: 'analyzing', underWay: true }),
    )
    expect(of('concept').attempts).toBe(0)
  })

  it('answers 200 when the report is already there', async () => {
    const { handle } = handlerWith({ outcome: 'already' })
    expect(await handle(USER, BODY)).toEqual(new Reply(200, { success: true, status: 'completed' }))
  })

  it('refuses with 402 and a code when the limit is reached', async () => {
    const { handle } = handlerWith({ outcome: 'quota_exceeded' })
    await expect(handle(USER, BODY)).rejects.toMatchObject({
      status: 402,
      code: 'quota_exceeded',
      message: 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.',
    })
  })

  it("refuses with 404 what is unknown or somebody else's", async () => {
    const { handle } = handlerWith({ outcome: 'not_found' })
    await expect(handle(USER, BODY)).rejects.toMatchObject({ status: 404, message: 'Validation not found' })
  })

  it('never waits for the sweep', async () => {
    const { handle, sweep } = handlerWith({ outcome: 'already' })
    sweep.mockReturnValue(new Promise(() => {}))
    expect(await handle(USER, BODY)).toMatchObject({ status: 200 })
    expect(sweep).toHaveBeenCalledTimes(1)
  })

  it.each([undefined, null, 7, 'a\u0000b', [], {}])(
    'takes no notice of the idea in the body (%j)',
    async (idea) => {
      const { handle } = handlerWith({ outcome: 'already' })
      expect(await handle(USER, { ...BODY, idea })).toMatchObject({ status: 200 })
    },
  )

  it.each([
    null,
    7,
    'text',
    [],
    [BODY],
    {},
    { validationId: null },
    { validationId: 7 },
    { validationId: 'not-a-uuid' },
    { validationId: `${RUN.validation}\u0000` },
    { validationId: [RUN.validation] },
  ])('refuses the body %j before it asks the database', async (body) => {
    const { handle, begin } = handlerWith({ outcome: 'already' })
    await expect(handle(USER, body)).rejects.toMatchObject({ name: 'ZodError' })
    expect(begin).not.toHaveBeenCalled()
  })
})

describe('a call of our own service', () => {
  it('works on one step of the run', async () => {
    const { handle, of, begin, sweep } = handlerWith({ outcome: 'already' })
    const answer = await handle({ kind: 'service' }, { validationId: RUN.validation, fence: RUN.fence })
    expect(answer).toMatchObject({ status: 202 })
    await vi.waitFor(() => expect(of('concept').result).not.toBeNull())
    expect(begin).not.toHaveBeenCalled()
    expect(sweep).not.toHaveBeenCalled()
  })

  it('needs the fence of the run', async () => {
    const { handle } = handlerWith({ outcome: 'already' })
    await expect(handle({ kind: 'service' }, BODY)).rejects.toMatchObject({ name: 'ZodError' })
  })
})
