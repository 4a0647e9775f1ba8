import { z } from 'zod'
import { lookupChoiceSchema } from './lookup-terms.ts'
import { marketEditsSchema } from './market-model.ts'
import { sectionSchema } from './validation.ts'

/** Hours after a report's completion in which its sections are rewritten free of charge. */
export const FREE_RERUN_HOURS = 24

const of = { validationId: z.guid('must be a UUID') }

/**
 * A section, and when its earlier version was written according to what its owner has `seen`; null if there was none.
 * The server never replaces a newer version, from another tab or a repeated request, that the owner has not seen.
 * Omitted by callers that do not show it.
 */
const ofSection = { ...of, section: sectionSchema, seen: z.string().nullable().optional() }

/** Why a change of the market inputs is rejected. */
export const BEYOND_ALL =
  'Customers times revenue comes to more than the whole world earns. Check the inputs for extra zeros.'

/** Body of `revise-report`: the actions that an owner can take on a completed report. */
export const revisionSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ ...of, action: z.literal('edit-market'), inputs: marketEditsSchema }),
    z.object({ ...of, action: z.literal('reset-market') }),
    z.object({ ...of, action: z.literal('follow-plan') }),
    z.object({ ...of, action: z.literal('follow-brief') }),
    z.object({
      ...of,
      action: z.literal('rewrite-for-brief'),
      sections: z.array(sectionSchema).min(1).max(3),
    }),
    /** Retries only the missing parts of the market. */
    z.object({ ...of, action: z.literal('retry-missing') }),
    /** Resumes the follow-up of a completed report that failed. */
    z.object({ ...of, action: z.literal('retry-follow-up') }),
    z.object({ ...of, action: z.literal('look-up'), terms: lookupChoiceSchema }),
    z.object({ ...ofSection, action: z.literal('rerun') }),
    z.object({ ...ofSection, action: z.literal('switch-version') }),
  ],
  { error: 'The body must be a JSON object with a validationId and a known action' },
)
export type Revision = z.infer<typeof revisionSchema>
