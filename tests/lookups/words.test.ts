import { describe, expect, it } from 'vitest'
import { isAbout, isAboutProduct, plainText } from '../../supabase/functions/_shared/lookups/words'

describe('a text is about a term', () => {
  it.each([
    ['bakery software', 'The app for bakeries'],
    ['dog walking app', 'Dog walkers near you'],
    ['invoicing tool', 'Send invoices'],
    ['booking platform', 'Book a table'],
    ['organising events', 'Event organizer'],
    ['colour matching', 'Match any color'],
    ['jewellery shop', 'Jewelry shops'],
    ['to-do list', 'TODO lists'],
    ['bookkeeping', 'Book-keeping made easy'],
    ['planning', 'The planner'],
    ['café orders', 'CAFE ORDERING'],
  ])('%s: %s', (term, text) => {
    expect(isAbout(term)(text)).toBe(true)
  })

  it.each([
    ['bakery software', 'Software for butchers'],
    ['bakery orders', 'Bakery simulator'],
    ['ring', 'Ran away'],
    ['bus booking', 'Business booking'],
    ['pet insurance', 'Car insurance'],
    ['app', 'An app'],
    ['small online tools', 'Small online tools'],
  ])('or not. %s: %s', (term, text) => {
    expect(isAbout(term)(text)).toBe(false)
  })

  it('and about a product only if it says so, where the term does', () => {
    expect(isAboutProduct('bakery software')('Bread from a bakery')).toBe(false)
    expect(isAboutProduct('bakery software')('A system for the bakery')).toBe(true)
    expect(isAboutProduct('taking orders')('Taking orders by phone')).toBe(true)
  })
})

describe('plain text', () => {
  it.each([
    ['What is the &quot;some&quot; keyword?', 'What is the "some" keyword?'],
    ['<b>Bold</b> <script>alert(1)</script>title', 'Bold title'],
    ['one\u0000\u0007\n\ttwo', 'one two'],
    ['abc\u202Efed\u200B', 'abcfed'],
    ['5 < 7 & 8', '5 < 7 & 8'],
    ['\uD800', '\uFFFD'],
  ])('%j becomes %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  it('is cut at a character', () => {
    expect(plainText('🥐'.repeat(300))).toBe(`${'🥐'.repeat(199)}…`)
  })
})
