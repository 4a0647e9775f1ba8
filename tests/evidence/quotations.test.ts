import { expect, it } from 'vitest'
import { judgedQuotations } from './quotations/judge'

it.each(judgedQuotations('development.json'))('judges $kind, $trap', async ({ kind, objection }) => {
  if (kind === 'sound') expect(await objection()).toBeNull()
  else expect(await objection()).not.toBeNull()
})
