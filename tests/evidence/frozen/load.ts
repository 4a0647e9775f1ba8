import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const IDEAS = path.join(import.meta.dirname, 'ideas')

/** An idea of the frozen set, with its source pages and what is cited of them, rightly or wrongly. */
const frozenIdeaSchema = z.strictObject({
  idea: z.string(),
  pages: z
    .array(z.strictObject({ address: z.url(), file: z.string(), type: z.string() }))
    .min(3)
    .max(6),
  citations: z.array(
    z.strictObject({
      page: z.url(),
      quote: z.string(),
      is: z.enum(['sound', 'faulty']),
      /** What makes a sound one hard to find, or what is wrong with a faulty one. */
      how: z.string(),
    }),
  ),
})
export type FrozenIdea = z.infer<typeof frozenIdeaSchema> & { name: string }

export function frozenIdeas(): FrozenIdea[] {
  return readdirSync(IDEAS).map((name) => ({
    name,
    ...frozenIdeaSchema.parse(JSON.parse(readFileSync(path.join(IDEAS, name, 'idea.json'), 'utf8'))),
  }))
}

/** The bytes of a page, in the charset that its type names. */
export const pageBytes = (idea: FrozenIdea, file: string) => readFileSync(path.join(IDEAS, idea.name, file))
