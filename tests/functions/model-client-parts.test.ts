import { asSchema } from 'ai'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aiEnvironment } from '../../supabase/functions/_shared/ai/environment.ts'
import { readAnswer } from '../../supabase/functions/_shared/ai/read-answer.ts'
import { redactMessage } from '../../supabase/functions/_shared/ai/redact-message.ts'
import { retryAfter } from '../../supabase/functions/_shared/ai/retry-after.ts'
import { strictSchema } from '../../supabase/functions/_shared/ai/strict-schema.ts'
import { strictFault } from '../support/fake-model-server/strict-rules'

describe('the time of the next attempt', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    [{ 'retry-after': '3' }, '2026-11-21T12:00:03.000Z'],
    [{ 'retry-after': ' 0.5 ' }, '2026-11-21T12:00:00.500Z'],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, '2026-11-21T12:00:00.250Z'],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:02:00 GMT' }, '2026-11-21T12:02:00.000Z'],
    [{ 'retry-after': 'Sat, 21 Nov 2020 12:02:00 GMT' }, '2026-11-21T12:00:00.000Z'],
    [{ 'retry-after': '99999999999' }, '2026-11-22T12:00:00.000Z'],
    [{ 'retry-after': 'Infinity' }, undefined],
    [{ 'retry-after': '-1' }, undefined],
    [{ 'retry-after': '' }, undefined],
    [undefined, undefined],
  ])('is read from %j', (headers, at) => {
    expect(retryAfter(headers, now)?.toISOString()).toBe(at)
  })
})

describe('words for admins', () => {
  const key = 'abcdefgh-12345678'
  it.each([
    [`Bad key ${key} given`, 'Bad key … given'],
    ['Incorrect API key: sk-proj-12***89.', 'Incorrect API key: …'],
    ['authorization: Bearer eyJhbGciOi.x.y', 'authorization: …'],
    ['error at https://me:pw@api.example:8443/v1?token=1 now', 'error at api.example:8443 now'],
    ['<html><head><title>x</title></head><p>Not\n here</p></html>', 'Not here'],
    ['a risk-adjusted number', 'a risk-adjusted number'],
    ['<!-- a > b --><h1>Bad&nbsp;gateway</h1> R&amp;D said &quot;no&quot;', 'Bad gateway R&D said "no"'],
  ])('are short and hold no key (%s)', (said, plain) => {
    expect(redactMessage(said, key)).toBe(plain)
  })

  it('hold no key that a page writes in its own way', () => {
    const odd = 'abc&def+"gh/12345678'
    const page = `<p>${odd.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</p>?key=${encodeURIComponent(odd)}`
    expect(redactMessage(page, odd)).toBe('… ?key=…')
  })

  it('end after 300 characters', () => {
    expect(redactMessage('word '.repeat(1000), key)).toHaveLength(301)
  })

  it('keep words that are the key of a local server', () => {
    expect(redactMessage('ollama has no such model', 'ollama')).toBe('ollama has no such model')
  })
})

describe('a schema for strict mode', () => {
  const schema = z.object({
    name: z.string().min(2).max(80).describe('What it is called.'),
    when: z.iso.date().nullable(),
    size: z.number().int().min(1).optional(),
    kind: z.enum(['a', 'b']).default('a'),
    parts: z.array(z.union([z.object({ one: z.literal(1) }), z.object({ two: z.string() })])).max(3),
  })

  it('holds nothing that strict mode refuses, and tells the model in words', async () => {
    const plain = await asSchema(schema).jsonSchema
    expect(strictFault(plain)).not.toBeNull()
    const strict = strictSchema(plain)
    expect(strictFault(strict)).toBeNull()
    expect(strict.properties?.name).toEqual({
      type: 'string',
      description: 'What it is called. minLength: 2, maxLength: 80',
    })
    expect(strict.required).toEqual(['name', 'when', 'size', 'kind', 'parts'])
  })
})

describe('a read answer', () => {
  const schema = z.object({ text: z.string() })
  it.each([
    ['{"text":"a {b} c"}', 'a {b} c'],
    ['Sure: {"text":"x"} Done.', 'x'],
  ])('is the JSON in %j', (text, value) => {
    expect(readAnswer(text, schema)).toEqual({ value: { text: value } })
  })

  it('names at most twenty faults, each on a short line', () => {
    const many = () => Array.from({ length: 30 }, () => 'long\n'.repeat(100))
    const read = readAnswer('{"text":"x"}', schema, many)
    const faults = 'faults' in read ? read.faults : []
    expect(faults).toHaveLength(21)
    expect(faults.at(-1)).toBe('… and 10 more')
    for (const fault of faults) expect(fault).toMatch(/^.{1,200}$/)
  })
})

describe('the environment', () => {
  const environmentOf = (variables: Record<string, string>) => aiEnvironment((name) => variables[name])
  it('searches at the providers own addresses, and elsewhere only when told', () => {
    const key = { OPENAI_API_KEY: 'k' }
    const local = { ...key, OPENAI_BASE_URL: 'http://localhost:11434/v1/' }
    const off = { AI_WEB_SEARCH: 'off' }
    expect(environmentOf(key).accessTo('openai')).toEqual({
      key: 'k',
      baseUrl: null,
      model: null,
      search: true,
      background: true,
      oneAtATime: false,
    })
    expect(environmentOf({ ...key, ...off }).accessTo('openai')?.search).toBe(false)
    expect(environmentOf(local).accessTo('openai')).toMatchObject({
      baseUrl: 'http://localhost:11434/v1',
      search: false,
    })
    expect(environmentOf({ ...local, AI_WEB_SEARCH: 'on' }).accessTo('openai')?.search).toBe(true)
  })

  it('gives a call 60 seconds unless told otherwise', () => {
    expect(environmentOf({}).callTimeoutMs).toBe(60_000)
    expect(environmentOf({ AI_CALL_TIMEOUT_SECONDS: '1.5' }).callTimeoutMs).toBe(1_500)
  })

  it.each([
    [{ AI_WEB_SEARCH: 'yes' }],
    [{ OPENAI_BASE_URL: 'localhost:11434' }],
    [{ AI_CALL_TIMEOUT_SECONDS: 'soon' }],
  ])('is refused when malformed (%j)', (variables) => {
    expect(() => environmentOf(variables)).toThrow()
  })
})
