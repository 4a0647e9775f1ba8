import { expect, it } from 'vitest'
import { judgedQuotations } from './quotations/judge'

const files = ['development.json', 'traps.json', 'languages.json']
it.each(files.flatMap(judgedQuotations))('judges $kind, $trap', async ({ kind, objection }) => {
  if (kind === 'sound') expect(await objection()).toBeNull()
  else expect(await objection()).not.toBeNull()
})
