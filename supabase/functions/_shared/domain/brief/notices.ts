import { BRIEF_FIELDS, type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'

const MEDICAL =
  /\b(?:dos(?:e|es|age|ages|ing)|diagnos\w*|symptoms?|prescri(?:be|bes|bing|ption|ptions)|medicat\w+|medicines?|insulin|dialysis|diabet\w+|glucose|asthma|epilep\w+|dementia|therap(?:y|ies|ists?|eutic)|triage|blood (?:sugar|pressure|tests?)|tumou?rs?|cancers?|melanoma|(?:treat(?:s|ing|ment|ments)?) (?:of |for )?(?:\w+ ){0,2}(?:patients?|diseases?|illness(?:es)?|wounds?|pain|depression|anxiety|conditions?|infections?|migraines?|adhd|diabetes))\b/i

/** Whether a report carries the notice on medical devices: the idea speaks of doses, diagnoses or treatments. */
export const needsMedicalNotice = (idea: string): boolean => MEDICAL.test(idea)

const AS_GOOD: readonly BriefField[] = ['price', 'count', 'problemCost', 'today', 'evidence']

/** A brief that says nothing a report could begin with: too vague, and without a number or a name of anything else. */
export const isBlank = (brief: Brief): boolean =>
  isTooVague(brief) &&
  AS_GOOD.every((field) => brief[field].state !== 'stated') &&
  BRIEF_FIELDS.every((field) => entriesOf<BriefField>(brief, field).every(({ confirmed }) => !confirmed))

/** An idea that states none of product, customer, problem and action: it is asked about, not reported on. */
export const isTooVague = (brief: Brief): boolean =>
  (['product', 'customer', 'problem', 'actions'] as const).every((field) => firstValue(brief, field) === null)
