import { z } from 'zod'

/** Maximum length of an idea, in code points after normalizing. */
export const IDEA_MAX_CHARS = 20_000
/** Minimum length of an idea in the dashboard's landing form, in characters. */
const LANDING_IDEA_MIN_CHARS = 50

// Control characters except tab and line feed, and invisible characters that mark neither a direction nor a join. The
// zero-width joiner (U+200D) stays: emoji and Indic scripts need it.
const INVISIBLE = /(?![\t\n])\p{Cc}|[\u00AD\u200B\u2060\uFEFF]/gu
// Fillers and variation selectors pass elsewhere as letters and marks; the blank Braille cell passes as a symbol.
const ONLY_BLANK = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * The idea as stored: NFC, line ends as `\n`, without control and zero-width characters, trimmed. Text without anything
 * visible becomes ''. Lone surrogates become U+FFFD, because Postgres refuses them.
 */
export function normalizeIdea(text: string): string {
  const visible = text.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '')
  // Normalized last: a zero-width character may have separated a letter from its accent.
  const clean = visible.normalize('NFC').trim()
  return ONLY_BLANK.test(clean) ? '' : clean
}

/** Length in characters as Postgres' `char_length` counts them (code points, not UTF-16 units). */
export const ideaLength = (text: string): number => [...text].length

/** An idea that may be submitted; parses to its normalized form. Messages: docs/contract.md#validation-rules. */
export const ideaSchema = z
  .string()
  .transform(normalizeIdea)
  .pipe(
    z
      .string()
      .min(1, 'Please provide some text for your idea.')
      .refine((text) => ideaLength(text) <= IDEA_MAX_CHARS, {
        error: ({ input }) =>
          `Please shorten your idea to 20,000 characters. It has ${ideaLength(String(input)).toLocaleString('en')} now.`,
      }),
  )

/** The stricter rule of the dashboard's landing form (docs/contract.md#dashboard). */
export const landingIdeaSchema = ideaSchema.refine((text) => ideaLength(text) >= LANDING_IDEA_MIN_CHARS, {
  error: 'Please provide at least 50 characters to properly analyze your idea.',
})
