import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  CONTACT_SUBJECTS,
  contactSubject,
  MESSAGE_MAX_CHARS,
} from '../../supabase/functions/_shared/domain/contact.ts'

it('has the subjects and the longest message of the table', () => {
  const sql = readFileSync('supabase/schemas/contact.sql', 'utf8')
  const listed = /subject in \(([^)]*)\)/.exec(sql)?.[1]?.match(/\w+/g)
  expect(listed).toEqual(Object.keys(CONTACT_SUBJECTS))
  expect(sql).toContain(`char_length(message) between 1 and ${MESSAGE_MAX_CHARS}`)
})

it.each([
  ['blog', 'blog'],
  ['nothing', 'other'],
  ['toString', 'other'],
  [null, 'other'],
] as const)('reads the subject %j of an address as %s', (value, subject) => {
  expect(contactSubject(value)).toBe(subject)
})
