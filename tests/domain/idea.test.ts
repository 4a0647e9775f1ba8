import { IDEA_MAX_CHARS, ideaLength, ideaSchema, landingIdeaSchema, normalizeIdea } from '@domain/idea'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyText = fc.string({ unit: 'binary' })
const messageOf = (schema: typeof ideaSchema, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message)

describe('an idea as it is stored', () => {
  it.each([
    ['surrounding space', '  Bread by bike \n', 'Bread by bike'],
    ['line ends of Windows and old Macs', 'a\r\nb\rc', 'a\nb\nc'],
    ['NUL and other controls', 'a\u0000b\u0007c\u0085d', 'abcd'],
    ['zero-width characters', 'Br\u200Bead\uFEFF by\u2060 bi\u00ADke', 'Bread by bike'],
    ['lone surrogates, which Postgres refuses', 'a\uD83Db', 'a\uFFFDb'],
    ['decomposed letters', 'Cafe\u0301', 'Caf\u00E9'],
    ['letters that a zero-width character keeps apart', 'Cafe\u200B\u0301', 'Caf\u00E9'],
  ])('mends %s', (_, text, stored) => {
    expect(normalizeIdea(text)).toBe(stored)
  })

  it.each([
    ['tabs and line breaks inside', 'a\tb\n\nc'],
    ['emoji of several parts', 'For 👩‍👩‍👧 and 🏳️‍🌈'],
    ['right-to-left text and its marks', 'منصة \u200Fلتعليم'],
    ['the joiners of Persian and Hindi', 'می‌خواهم क्‍ष'],
    ['HTML', '<script>alert("1")</script> & <b>'],
  ])('keeps %s', (_, text) => {
    expect(normalizeIdea(text)).toBe(text)
  })

  it.each([
    ['nothing', ''],
    ['spaces of all kinds', ' \t\n\u00A0\u2003\u3000'],
    ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['direction marks', '\u200E\u200F\u202A\u202C'],
    ['controls', '\u0000\u0001\u007F'],
    ['fillers that look like letters to a program', '\u3164\u115F\uFFA0\u2800'],
    ['variation selectors', '\uFE0F\uFE0F'],
  ])('is empty when it shows %s', (_, text) => {
    expect(normalizeIdea(text)).toBe('')
  })

  it('stays as it is when it is normalized again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeIdea(normalizeIdea(text))).toBe(normalizeIdea(text))
      }),
    )
  })

  it('never holds what Postgres refuses or trims', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = normalizeIdea(text)
        expect(stored).not.toContain('\u0000')
        expect(stored.isWellFormed()).toBe(true)
        expect(stored.trim()).toBe(stored)
      }),
    )
  })
})

describe('a submitted idea', () => {
  it('parses to its stored form', () => {
    expect(ideaSchema.parse(' x\u200B ')).toBe('x')
  })

  it.each(['', '   ', '\u200B', '\u0000'])('is refused when it is %j', (text) => {
    expect(messageOf(ideaSchema, text)).toEqual(['Please provide some text for your idea.'])
  })

  it('may have 20,000 characters, counted as a reader counts', () => {
    expect(ideaSchema.safeParse('🚀'.repeat(IDEA_MAX_CHARS)).success).toBe(true)
    expect(ideaLength('🚀'.repeat(3))).toBe(3)
  })

  it('is refused with its length when it has one more', () => {
    expect(messageOf(ideaSchema, 'x'.repeat(IDEA_MAX_CHARS + 1))).toEqual([
      'Please shorten your idea to 20,000 characters. It has 20,001 now.',
    ])
  })

  it('is measured after it was trimmed', () => {
    expect(ideaSchema.safeParse(` ${'x'.repeat(IDEA_MAX_CHARS)} `).success).toBe(true)
  })
})

describe('an idea from the landing view of the dashboard', () => {
  const short = 'Please provide at least 50 characters to properly analyze your idea.'

  it('needs 50 characters', () => {
    expect(landingIdeaSchema.safeParse('x'.repeat(50)).success).toBe(true)
    expect(messageOf(landingIdeaSchema, 'x'.repeat(49))).toEqual([short])
    expect(messageOf(landingIdeaSchema, `${'x'.repeat(49)}     `)).toEqual([short])
  })
})
