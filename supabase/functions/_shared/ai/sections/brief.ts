import { z } from 'zod'
import { type Brief, type Span, toBrief } from '../../domain/brief/brief.ts'
import { BRIEF_TEXT_CHARS } from '../../domain/brief/limits.ts'
import { toPlainText } from './plain.ts'

const phraseSchema = (what: string) =>
  z
    .string()
    .nullable()
    .describe(`${what}; copied letter for letter from the idea, null where it does not say`)
const phrasesSchema = (what: string, most: number) =>
  z
    .array(z.string())
    .describe(
      `${what}; each copied letter for letter from the idea, none where it does not say; at most ${most}`,
    )

/** What the idea states about the business, in its own words. Our own parsers read figures and places. */
export const briefOutputSchema = z.object({
  product: phraseSchema('What the product is: one noun phrase'),
  customer: phraseSchema('Who pays: the shortest phrase that names them'),
  user: phraseSchema('Who uses it, where that is not who pays'),
  problem: phraseSchema('What goes wrong for customers today'),
  today: phrasesSchema('What customers do or buy instead today', 5),
  actions: phrasesSchema('What people can do with it, or what it does: verb phrases', 8),
  inputs: phrasesSchema('What it works from: data, materials, partners', 3),
  channel: phrasesSchema('How customers hear of it', 3),
  difference: phrasesSchema('Why someone would switch', 3),
  whyNow: phrasesSchema('What changed that makes it possible or urgent', 3),
  risks: phrasesSchema('What could stop it, as the founder sees it', 5),
})
export type BriefOutput = z.infer<typeof briefOutputSchema>

/** Position of the words in the idea, in code points; null if the idea does not contain them verbatim. */
function spanOf(words: string, idea: string): Span | null {
  const at = idea.indexOf(words)
  if (at < 0) return null
  const start = [...idea.slice(0, at)].length
  return { start, end: start + [...words].length }
}

/** Maximum number of values per field. */
const MOST: Readonly<Record<keyof BriefOutput, number>> = {
  product: 1,
  customer: 1,
  user: 1,
  problem: 1,
  today: 5,
  actions: 8,
  inputs: 3,
  channel: 3,
  difference: 3,
  whyNow: 3,
  risks: 5,
}
const FIELDS = briefOutputSchema.keyof().options

const asList = (said: string | string[] | null): string[] =>
  said === null ? [] : Array.isArray(said) ? said : [said]

/**
 * Fills the open fields of the brief with what a model read in the idea. A value whose words are not in the idea
 * carries no quotation; words that the founder cleared are left out. `model` is the model's name.
 */
export function briefFromModel(brief: Brief, output: BriefOutput, idea: string, model: string): Brief {
  const filled = FIELDS.flatMap((field) => {
    const state = brief[field]
    if (state.state !== 'open') return []
    const entries = [...new Set(asList(output[field]).map((words) => toPlainText(words, BRIEF_TEXT_CHARS)))]
      .filter((words) => words !== '' && !state.silenced.includes(words))
      .map((words) => ({
        value: field === 'today' ? { name: words, price: null, link: null } : words,
        origin: { kind: 'model', name: model, quote: spanOf(words, idea) },
        confirmed: false,
      }))
    const next = { state: 'stated', entries: entries.slice(0, MOST[field]), silenced: state.silenced }
    return entries.length > 0 ? [[field, next]] : []
  })
  return toBrief({ ...brief, ...Object.fromEntries(filled) })
}
