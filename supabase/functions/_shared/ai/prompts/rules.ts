import type { ConceptSection } from '../../domain/report.ts'
import { FENCE_RULE } from './fence.ts'

/** The two halves of a structured call's prompt. */
export interface Prompt {
  system: string
  prompt: string
}

/** The basis for rewriting a text: the earlier concept, and the findings. */
export interface Revision {
  concept: ConceptSection
  findings: { name: 'FINDINGS'; text: string }
}

const STYLE = `How to write:
- About this idea only, with its users, place, product and problem. A sentence that would fit any other start-up is worthless; leave it out.
- In the language in which the idea is written; in plain English where it is English. Names, prices and quotes stay as they are.
- Short, calm sentences. No superlatives, no praise, no advertising words, no exclamation marks. Say plainly what is weak.
- Plain text in every field: no markdown, no HTML, no addresses, no source numbers such as [s3] within texts.
- Where you take over the founder's own words, copy them letter for letter.
- Where the idea is too vague to tell, take the most modest reading and say what it leaves open. Keep to the counts that the fields ask for.`

const HONESTY = `What may be said:
- Invent nothing: no company, no study, no law, no number, no person.
- What you know in general may be said in general words. It is shown as yours, not as a checked fact.`

/**
 * System prompt of every structured call. Text common to all parts comes first, then rules that some share, then the
 * part's own task, so that the start stays the same as long as possible and providers can cache it.
 */
export const writingSystem = (task: string, more: string, ...shared: string[]): string =>
  [
    'You write one part of a report that helps a founder to decide whether an idea is worth building.',
    FENCE_RULE,
    STYLE,
    HONESTY,
    ...shared,
    task,
    more,
    'Answer with the JSON object that is asked for and nothing else.',
  ].join('\n\n')
