import { z } from 'zod'

/** Subjects of a contact form message, with the names that the form shows. */
export const CONTACT_SUBJECTS = {
  sales: 'Sales',
  support: 'Support',
  blog: 'Blog',
  careers: 'Careers',
  other: 'Something else',
} as const
const subjectSchema = z.enum(['sales', 'support', 'blog', 'careers', 'other'])
export type ContactSubject = z.infer<typeof subjectSchema>

/** The subject of an address such as /contact?subject=careers; 'other' for none or an unknown one. */
export const contactSubject = (value: string | null): ContactSubject =>
  subjectSchema.catch('other').parse(value)

const MARKUP = /<\/?[a-z!][^>]*>/i
/** Control and format characters except line breaks and tabs; they can hide or reorder text. */
const HIDDEN = /[^\P{C}\n\t]/gu
const tidied = (text: string) => text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').trim()

const NAME_MAX_CHARS = 100
const EMAIL_MAX_CHARS = 254
export const MESSAGE_MAX_CHARS = 4_000

const lineSchema = z
  .string()
  .transform((text) => tidied(text).replace(/\s+/g, ' '))
  .refine((text) => !MARKUP.test(text), 'Please use plain text')

/** A message of the contact form: plain text. `private.contact_messages` repeats the limits. */
export const messageSchema = z.strictObject({
  name: lineSchema.pipe(
    z.string().min(2, 'Please tell us your name').max(NAME_MAX_CHARS, 'Name is too long'),
  ),
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX_CHARS, 'Email address is too long')
    .pipe(z.email('Invalid email address')),
  subject: subjectSchema,
  message: z
    .string()
    .transform(tidied)
    .refine((text) => !MARKUP.test(text), 'Please use plain text without HTML')
    .pipe(
      z
        .string()
        .min(10, 'Please write at least 10 characters')
        .max(MESSAGE_MAX_CHARS, `Please write at most ${MESSAGE_MAX_CHARS.toLocaleString('en')} characters`),
    ),
})
export type ContactMessage = z.infer<typeof messageSchema>
