import { describe, expect, it } from 'vitest'
import { findQuote } from '../../supabase/functions/_shared/evidence/find-quote'
import { searchable } from '../../supabase/functions/_shared/evidence/occurrences'
import { pageText } from '../../supabase/functions/_shared/evidence/page-text'

const MARKET = `The dog food market in Germany was worth 40 million euros in 2024, as the guild of its sellers says.

  In the same year the share of cat owners who use apps rose to 12% last year. That of bird owners is 50 million.`

const find = (quote: string, page: string) => findQuote(searchable(page), quote)
const findInHtml = (quote: string, body: string) =>
  find(quote, pageText({ contentType: 'text/html', body: new TextEncoder().encode(body) }))

describe('a quote with words left out', () => {
  it.each([
    'The dog food market in Germany … rose to 12% last year.',
    'The dog food market in Germany … who use apps rose to 12% last year.',
    'dog food market ... rose to 12%',
    'The dog food market … 50 million',
    'The dog food market in Germany [...] of bird owners is 50 million.',
    'was worth 40 million euros in 2024 … That of bird owners is 50 million.',
  ])('is not put together from what is said of different things: %s', (quote) => {
    expect(find(quote, MARKET)).toBe('apart')
  })

  it.each([
    ['a sentence', 'The guild knows the dog food market. The share of cat owners with apps rose to 12%.'],
    ['a cell', '<table><tr><td>The dog food market in Germany<td>small<td>Owners with apps rose to 12%'],
    ['a line', 'The dog food market in Germany<br>is small<br>The owners with apps rose to 12%'],
    ['a heading', '<h2>The dog food market of today</h2>Far away the owners with apps rose to 12%'],
  ])('does not reach from %s into the next', (_, page) => {
    expect(findInHtml('the dog food market … owners with apps rose to 12%', page)).toBe('apart')
  })

  it.each([
    [
      'a few',
      'Many owners would gladly … all the same pay for this.',
      'Many owners would gladly and at once all the same pay for this.',
    ],
    [
      'twenty-five',
      'Most of us who … would pay for it.',
      `Most of us who ${'live in the town '.repeat(6)}today would pay for it.`,
    ],
    ['none, as the page has the ellipsis', 'Hmm… I would pay for it.', 'Hmm… I would pay for it.'],
    ['some in Japanese', '主婦の多くは…月額制を好む', '主婦の多くは、今日では月額制を好む。'],
  ])('may leave out %s within a sentence', (_, quote, page) => {
    expect(find(quote, page)).toBe('found')
  })

  it('may not leave out more than twenty-five', () => {
    const page = `Most of us who ${'live in the town '.repeat(6)}of today would pay for it.`
    expect(find('Most of us who … would pay for it.', page)).toBe('apart')
  })

  it.each(['All of us … would pay for it.', 'All of us who bake … for it.'])(
    'needs four words on each side: %s',
    (quote) => {
      expect(find(quote, 'All of us who bake at home would pay for it.')).toBe('apart')
    },
  )

  it.each([
    [
      'near by',
      'The owners would all … like to have bread.',
      'The owners would all today not at all like to have bread.',
    ],
    [
      'in a clause of its own',
      'Many of the owners … like to have it.',
      'Many of the owners today do not, they say, like to have it.',
    ],
    [
      'further away',
      'The owners of the town … like to have bread.',
      'The owners of the town, old and young, rich and poor, big and small, do not in any way like to have bread.',
    ],
  ])('may not leave out a not %s', (_, quote, page) => {
    expect(find(quote, page)).toBe('apart')
  })
})

describe('a quote with sentences left out', () => {
  const page =
    'Bread comes home by bike. It is not dear. Owners of bakeries like it a lot. They pay for the ride.'

  it('is found when whole ones are missing', () => {
    expect(find('Bread comes home by bike. … Owners of bakeries like it.', page)).toBe('found')
    expect(find('“Bread comes home by bike.” [...] Owners of bakeries like it a lot.', page)).toBe('found')
  })

  it.each([
    ['does not say where the sentence ends', 'Bread comes home by bike … Owners of bakeries like it a lot.'],
    ['begins within a sentence', 'Bread comes home by bike. … of bakeries like it a lot.'],
    ['ends within a sentence', 'Bread comes home by … Owners of bakeries like it a lot.'],
    ['goes on about what was left out', 'Bread comes home by bike. … They pay for the ride.'],
  ])('is not when it %s', (_, quote) => {
    expect(find(quote, page)).toBe('apart')
  })

  it('is not when they are many, or of another paragraph', () => {
    const other = (left: string) => `Bread comes home by bike. ${left} Owners of bakeries like it a lot.`
    const quote = 'Bread comes home by bike. … Owners of bakeries like it a lot.'
    expect(find(quote, other('It is so. '.repeat(8)))).toBe('found')
    expect(find(quote, other('It is so. '.repeat(9)))).toBe('apart')
    expect(find(quote, other('It is so.\n\n'))).toBe('apart')
  })
})
