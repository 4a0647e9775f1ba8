import { IDEA_MAX_CHARS, normalizeIdea } from '@domain/idea'
import { titleOf } from '@domain/title'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'

let backend: TestBackend
let owner: TestUser
beforeAll(async () => {
  backend = await startTestBackend()
  owner = await signUp(backend)
})
afterAll(() => backend.close())

/** Sends an idea without the browser's checks. */
const send = (originalIdea: string | null) =>
  owner.client
    .from('idea_validations')
    .insert({ originalIdea, status: 'pending', userId: owner.userId, title: 'Odd' })
    .select('originalIdea')
    .single()

describe('an odd idea', () => {
  it.each([
    ['one word', 'Dogs'],
    ['right-to-left', 'تطبيق للمزارعين في الريف'],
    ['right-to-left with marks', '\u200Fעברית\u200F (beta)'],
    ['emoji with joiners', '👩‍👩‍👧‍👦 meets 🏳️‍🌈 and 🇺🇦'],
    ['HTML', '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
    ['SQL', `'); drop table public.profiles; --`],
    ['a template', '{{constructor.constructor("return 1")()}} <%= 1 %> %s'],
    ['line breaks', 'First\n\n\tSecond'],
    ['the longest', 'x'.repeat(IDEA_MAX_CHARS)],
    ['the longest of emoji', '😀'.repeat(IDEA_MAX_CHARS)],
  ])('is stored as it is: %s', async (_, idea) => {
    const { data, error } = await send(idea)
    expect(error).toBeNull()
    expect(data?.originalIdea).toBe(idea)
  })

  it.each([
    ['missing', null, 'Please provide some text for your idea.'],
    ['empty', '', 'Please provide some text for your idea.'],
    ['blank', ' \n\t\u00A0\u3000', 'Please provide some text for your idea.'],
    ['zero-width only', '\u200B\u200C\u200D\uFEFF\u2060', 'Please provide some text for your idea.'],
    [
      'one character too long',
      'x'.repeat(IDEA_MAX_CHARS + 1),
      'Please shorten your idea to 20,000 characters. It has 20,001 now.',
    ],
  ])('is refused with a message: %s', async (_, idea, message) => {
    const { error, status } = await send(idea)
    expect([status, error?.message]).toEqual([400, message])
  })

  it.each([
    ['NUL', 'a\u0000b'],
    ['NUL alone', '\u0000'],
    ['a lone surrogate', 'a\uD800b'],
  ])('is no failure of the server: %s', async (_, idea) => {
    const { data, error, status } = await send(idea)
    expect(status).toBeLessThan(500)
    if (status < 300) expect(data?.originalIdea).not.toContain('\u0000')
    else expect(error?.message).toBeTruthy()
  })
})

/** The results of Postgres for these texts. */
async function inPostgres(name: 'normalize_idea' | 'title_of', texts: string[]) {
  const rows = await backend.sql<{ result: string }>(
    `select private.${name}(item.text) as result
     from unnest($1::text[]) with ordinality as item (text, place) order by place`,
    [texts],
  )
  return rows.map(({ result }) => result)
}

/** Characters that the rules treat specially, and some that they must leave unchanged. */
const special = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code !== 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .filter((char) => /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\s]/u.test(char))
const chars = fc.oneof(
  fc.constantFrom(...special),
  fc.constantFrom(...'aä.é e\u0301한ﬁ😀ש…'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const ideas = fc.array(chars, { maxLength: 90 }).map((parts) => parts.join('').replaceAll('\u0000', ''))

describe('browser and database agree', () => {
  it('on every character that is stripped, trimmed or kept', async () => {
    const texts = special.flatMap((char) => [char, `a${char}b`, `${char}a`, `a${char}`])
    expect(await inPostgres('normalize_idea', texts)).toEqual(texts.map(normalizeIdea))
  })

  it('on any text', async () => {
    const texts = fc.sample(ideas, { numRuns: 2_000, seed: 4173 })
    expect(await inPostgres('normalize_idea', texts)).toEqual(texts.map(normalizeIdea))
  })

  it('on its title', async () => {
    const texts = fc.sample(ideas, { numRuns: 2_000, seed: 4173 }).map(normalizeIdea)
    expect(await inPostgres('title_of', texts)).toEqual(texts.map(titleOf))
  })
})
