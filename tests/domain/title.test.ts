import { cut, TITLE_CUT, titleOf, wholeWords } from '@domain/title'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('the title of an idea', () => {
  it.each([
    ['A short idea', 'A short idea'],
    ['Bread by bike. It is fresh.', 'Bread by bike'],
    [`${'x'.repeat(59)}.more`, 'x'.repeat(59)],
    [`${'x'.repeat(60)}.`, `${'x'.repeat(60)}…`],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(60)}…`],
    ['.NET hosting for bakeries', '.NET hosting for bakeries'],
    ['🥖'.repeat(61), `${'🥖'.repeat(60)}…`],
    ['', ''],
  ])('of %j is %j', (idea, title) => {
    expect(titleOf(idea)).toBe(title)
  })

  it('is the beginning of the idea, never too long and never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (idea) => {
        const title = titleOf(idea)
        const shown = title.endsWith('…') && !idea.startsWith(title) ? title.slice(0, -1) : title
        expect(idea.startsWith(shown)).toBe(true)
        expect([...title].length).toBeLessThanOrEqual(TITLE_CUT + 1)
        if (idea.isWellFormed()) expect(title.isWellFormed()).toBe(true)
        if (idea !== '') expect(title).not.toBe('')
      }),
    )
  })
})

describe('a title as a headline', () => {
  it.each([
    ['Bread by bike', 'Bread by bike'],
    ['Bread by…', 'Bread by…'],
    [
      `${titleOf(`Inventory and order management for small wholesalers who keep stock`)}`,
      'Inventory and order management for small wholesalers who…',
    ],
    [`${'x'.repeat(60)}…`, `${'x'.repeat(60)}…`],
    [`${'word '.repeat(11)}and, l…`, `${'word '.repeat(11)}and…`],
  ])('of %j is %j', (title, shown) => {
    expect(wholeWords(title)).toBe(shown)
  })
})

describe('a cut text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['ab cd', 3, 'ab…'],
    ['🥖🥖🥖', 2, '🥖🥖…'],
    ['', 3, ''],
  ])('of %j at %i is %j', (text, max, short) => {
    expect(cut(text, max)).toBe(short)
  })
})
