import { fileName } from '@domain/file-name'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const nameOf = (title: string) => fileName(title, 'pitch deck', 'pptx')

describe('a file name', () => {
  it.each([
    ['Dog walks', 'Dog walks, pitch deck.pptx'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j, pitch deck.pptx'],
    ['An app that lets dog owners…', 'An app that lets dog owners, pitch deck.pptx'],
    ['../../etc/passwd', 'etc passwd, pitch deck.pptx'],
    ['.hidden', 'hidden, pitch deck.pptx'],
    ['trailing. . ', 'trailing, pitch deck.pptx'],
    ['CON', 'CON_, pitch deck.pptx'],
    ['nul.txt', 'nul_.txt, pitch deck.pptx'],
    ['line\nbreak\u0000and\u202Eturn', 'line break and turn, pitch deck.pptx'],
    ['', 'Idea, pitch deck.pptx'],
    ['???', 'Idea, pitch deck.pptx'],
    ['\u200B\u2060', 'Idea, pitch deck.pptx'],
    ['市场验证', '市场验证, pitch deck.pptx'],
  ])('of %j is %j', (title, name) => expect(nameOf(title)).toBe(name))

  it('is no device of Windows even without further words', () => {
    expect(fileName('aux', '', 'md')).toBe('aux_.md')
  })

  it('is at most 80 characters long and never ends within a character', () => {
    expect(nameOf('word '.repeat(400)).length).toBeLessThanOrEqual(80)
    expect(nameOf('👩‍👩‍👧‍👦'.repeat(200))).toMatch(/^(👩‍👩‍👧‍👦)+, pitch deck\.pptx$/u)
  })

  it('is safe whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const name = nameOf(title)
        expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}\p{Cs}]+, pitch deck\.pptx$/u)
        expect(name).toMatch(/^[^\s.]/)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
      }),
    )
  })
})
