import { describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../supabase/functions/_shared/http/caller.ts'
import { Reply } from '../../supabase/functions/_shared/http/respond.ts'
import type { Runs } from '../../supabase/functions/_shared/run/runs.ts'
import { type Begun, startValidation } from '../../supabase/functions/_shared/validation/start-validation.ts'
import { RUN, VALIDATION } from './memory-store.ts'

const USER: Caller = { kind: 'user', id: 'u1', token: 't1' }
const BODY = { idea: 'Bread by bike', validationId: VALIDATION }

function handlerWith(begun: Begun) {
  const runs = { work: vi.fn<Runs['work']>(), sweep: vi.fn<Runs['sweep']>() }
  const begin = vi.fn(async () => begun)
  return { ...runs, begin, handle: startValidation({ runs, begin, plan: async () => null }) }
}

describe('starting a validation', () => {
  it('answers 202, works on the run that has begun and sweeps', async () => {
    const { handle, work, sweep, begin } = handlerWith({ outcome: 'started', run: RUN })
    expect(await handle(USER, BODY)).toEqual(new Reply(202, { success: true, status: 'analyzing' }))
    expect(begin).toHaveBeenCalledWith('u1', VALIDATION, null, null)
    expect(work).toHaveBeenCalledExactlyOnceWith(RUN)
    expect(sweep).toHaveBeenCalledTimes(1)
  })

  it('answers 202, says so and does nothing when a run is already under way', async () => {
    const { handle, work } = handlerWith({ outcome: 'running' })
    expect(await handle(USER, BODY)).toEqual(
      new Reply(202, { success: true, status: 'analyzing', underWay: true }),
    )
    expect(work).not.toHaveBeenCalled()
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
    { validationId: `${VALIDATION}\u0000` },
    { validationId: [VALIDATION] },
  ])('refuses the body %j before it asks the database', async (body) => {
    const { handle, begin } = handlerWith({ outcome: 'already' })
    await expect(handle(USER, body)).rejects.toMatchObject({ name: 'ZodError' })
    expect(begin).not.toHaveBeenCalled()
  })
})

describe('a call of our own service', () => {
  it('works on one step of the run', async () => {
    const { handle, work, begin, sweep } = handlerWith({ outcome: 'already' })
    expect(await handle({ kind: 'service' }, RUN)).toMatchObject({ status: 202 })
    expect(work).toHaveBeenCalledExactlyOnceWith(RUN)
    expect(begin).not.toHaveBeenCalled()
    expect(sweep).not.toHaveBeenCalled()
  })

  it('needs the fence of the run', async () => {
    const { handle } = handlerWith({ outcome: 'already' })
    await expect(handle({ kind: 'service' }, BODY)).rejects.toMatchObject({ name: 'ZodError' })
  })
})
