import { describe, expect, it } from 'vitest'
import { judgedQuotations, KINDS } from './quotations/judge'

const files = ['development.json', 'traps.json', 'languages.json']
it.each(files.flatMap(judgedQuotations))('judges $kind, $trap', async ({ kind, objection }) => {
  if (kind === 'sound') expect(await objection()).toBeNull()
  else expect(await objection()).not.toBeNull()
})

/** Each was written as a whole, then measured once, and is development data since (docs/evidence.md#support). */
const WRITTEN = ['written-1.json', 'written-2.json', 'written-3.json', 'written-4.json', 'written-5.json']
const LEAST = { sound: 0.97, false: 0.95, denying: 0.97 }

describe.each(KINDS)('%s quotations on pages of many kinds', (kind) => {
  it(`are judged right in ${100 * LEAST[kind]} of 100 cases`, async () => {
    const items = WRITTEN.flatMap(judgedQuotations).filter((item) => item.kind === kind)
    let right = 0
    for (const item of items) if (((await item.objection()) === null) === (kind === 'sound')) right++
    expect(right / items.length).toBeGreaterThanOrEqual(LEAST[kind])
  }, 120_000)
})
