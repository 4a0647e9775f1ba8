import { describe, expect, it } from 'vitest'
import { languageOf } from '../../supabase/functions/_shared/evidence/language'
import { spelledNumbers } from '../../supabase/functions/_shared/evidence/spelled-numbers'

describe('spelled-out numbers', () => {
  it.each([
    ['there are two million bakers in the country', 'there are 2000000 bakers in the country'],
    ['a hundred and five shops', '105 shops'],
    ['forty-five of the shops', '45 of the shops'],
    ['one thousand two hundred vans', '1200 vans'],
    ['three hundred thousand people were asked', '300000 people were asked'],
    ['a dozen of the firms', '12 of the firms'],
    ['two and a half million of them', '2.5 million of them'],
    ['two and three of the five', '2 and 3 of the 5'],
    ['no one of the owners has more than one van', 'no one of the owners has more than one van'],
    ['about 2 million of them', 'about 2 million of them'],
    ['twenty per cent of the shops', '20 per cent of the shops'],
  ])('in English: %s', (text, digits) => {
    expect(spelledNumbers(text, 'en')).toBe(digits)
  })

  it.each([
    ['de', 'Es gibt fünfundzwanzig Betriebe', 'Es gibt 25 Betriebe'],
    ['de', 'rund dreihunderttausend Haushalte', 'rund 300000 Haushalte'],
    ['de', 'eine Million Hunde und eine Katze', '1000000 Hunde und eine Katze'],
    ['de', 'zwei Milliarden Euro', '2000000000 Euro'],
    ['fr', 'deux millions de clients', '2000000 de clients'],
    ['fr', 'quatre-vingt-dix salons', '90 salons'],
    ['fr', 'trente et onze', '41'],
    ['fr', 'vingt pour cent des salons', '20 pour cent des salons'],
    ['es', 'treinta y dos mil talleres', '32000 talleres'],
    ['es', 'un millón de hogares', '1000000 de hogares'],
    ['es', 'mil doscientos euros', '1200 euros'],
    ['es', 'el veinte por ciento', 'el 20 por ciento'],
  ] as const)('in %s: %s', (language, text, digits) => {
    expect(spelledNumbers(text, language)).toBe(digits)
  })
})

describe('the language of a text', () => {
  it.each([
    ['en', 'Most of the groomers have no software'],
    ['de', 'Die meisten Friseure haben keine Software'],
    ['fr', 'La plupart des coiffeurs ont une application'],
    ['es', 'La mayoría de los talleres no tiene un programa'],
  ])('is %s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language)
  })
})
