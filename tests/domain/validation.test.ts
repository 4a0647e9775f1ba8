import { validationSchema } from '@domain/stored-validation'
import { PROGRESS_PERCENT } from '@domain/validation'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const camel = {
  id: 'v1',
  userId: 'u1',
  originalIdea: 'Bread by bike. It is fresh.',
  title: 'Bread by bike',
  status: 'analyzing',
  statusDetail: 'Step 1/3: Shaping the project concept',
  created_at: '2026-11-20T11:03:13.9+00:00',
}

describe('a row of validations', () => {
  it('reads the same in camelCase and in snake_case', () => {
    const { originalIdea, userId, statusDetail, ...rest } = camel
    const snake = { ...rest, original_idea: originalIdea, user_id: userId, status_detail: statusDetail }
    expect(validationSchema.parse(snake)).toEqual(validationSchema.parse(camel))
    expect(validationSchema.parse(camel)).toMatchObject({
      id: 'v1',
      userId: 'u1',
      idea: 'Bread by bike. It is fresh.',
      title: 'Bread by bike',
      status: 'analyzing',
      createdAt: camel.created_at,
      completedAt: null,
      engine: null,
      report: { concept: null, audience: null, market: null, evidence: null },
    })
  })

  it.each([null, '', undefined])('gets its title from the idea when it has %j', (title) => {
    expect(validationSchema.parse({ ...camel, title }).title).toBe('Bread by bike')
  })

  it('is in error when its status is unknown: nobody waits for it for ever', () => {
    expect(validationSchema.parse({ ...camel, status: 'paused' }).status).toBe('error')
  })

  it.each([{}, { id: 7 }, null, [], 'text'])('is none without an id (%j)', (row) => {
    expect(validationSchema.safeParse(row).success).toBe(false)
  })

  it('is read whatever else its columns hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(camel), 'engine'), fc.jsonValue()), (row) => {
        expect(validationSchema.safeParse({ ...row, id: 'v1' }).success).toBe(true)
      }),
    )
  })

  it('says who wrote it, and nothing when that is malformed', () => {
    const engine = { id: 'built-in', model: null, briefVersion: 3 }
    expect(validationSchema.parse({ ...camel, engine }).engine).toEqual({
      ...engine,
      sections: {},
    })
    expect(validationSchema.parse({ ...camel, engine: { id: 'magic' } }).engine).toBeNull()
  })

  it('names the writer of each section, and the sections that can be switched back', () => {
    const writer = { id: 'openai', model: 'gpt-6-luna' }
    const engine = { ...writer, sections: { market: writer, concept: { id: 'built-in' } } }
    const previous = { market: { writer: null, writtenAt: camel.created_at } }
    expect(validationSchema.parse({ ...camel, engine, previous })).toMatchObject({
      engine: { sections: { market: writer, concept: { id: 'built-in', model: null } } },
      previous,
      rerun: null,
    })
  })

  it('says which section is being written anew, and nothing when that is malformed', () => {
    const rerun = { sections: ['market'], state: 'running' }
    expect(validationSchema.parse({ ...camel, rerun }).rerun).toEqual({ ...rerun, reason: null })
    expect(
      validationSchema.parse({ ...camel, rerun: { sections: ['evidence'], state: 'running' } }).rerun,
    ).toBeNull()
    expect(validationSchema.parse({ ...camel, previous: { market: 7 } }).previous).toEqual({})
    const engine = { id: 'openai', sections: { market: { id: 'magic' } } }
    expect(validationSchema.parse({ ...camel, engine }).engine?.sections).toEqual({})
  })
})

it('shows the progress of each status', () => {
  expect(PROGRESS_PERCENT).toEqual({ pending: 10, analyzing: 50, completed: 100, error: 0 })
})
