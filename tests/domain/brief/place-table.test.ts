import { placeTable } from '@domain/brief/reader/place-names'
import { PLACE_TABLE } from '@domain/brief/reader/place-table'
import { isAlsoWord, knownPlace } from '@domain/brief/reader/places'
import { expect, it } from 'vitest'

it('holds every name of the list (npm run places)', () => {
  expect(placeTable()).toContain(PLACE_TABLE)
})

it.each([
  ['Tromsø', 'NO', 'town'],
  ['Kenya', 'KE', 'country'],
  ['Bavaria', 'DE', 'region'],
  ['Georgia', 'US', 'region'],
  ['Shropshire', 'GB', 'region'],
])('knows %s', (name, country, kind) => expect(knownPlace(name)).toMatchObject({ country, kind }))

it('knows which names are words', () => {
  expect(isAlsoWord('Reading')).toBe(true)
  expect(isAlsoWord('Leeds')).toBe(false)
  expect(knownPlace('Knitting')).toBeUndefined()
})
