import { BRIEF_FIELDS, type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'

/** Words of medicine alone. */
const MEDICAL =
  /\b(?:prescri(?:be|bes|bing|ption|ptions)|medicat\w+|insulin|dialysis|diabet\w+|glucose|asthma|epilep\w+|seizures?|dementia|depression|arrhythmia|ecg|contracepti\w+|(?<!retail )therap(?:y|ies|ists?|eutic)|triage|symptom checker|hearing tests?|blood (?:sugar|pressure|tests?)|tumou?rs?|cancers?|melanoma|(?:treat(?:s|ing|ment|ments)?) (?:of |for )?(?:\w+ ){0,2}(?:patients?|diseases?|illness(?:es)?|wounds?|pain|anxiety|conditions?|infections?|migraines?|adhd))\b/i
/** Words that paint, pumps and engines have too: they count beside a word of health. */
const DOSES_AND_DIAGNOSES = /\b(?:dos(?:e|es|ages?|ing)|diagnos\w*|symptoms?)\b/i
const HEALTH =
  /\b(?:patients?|doctors?|nurses?|vets?|clinic\w*|hospitals?|pharmac\w+|surg\w+|diseases?|illness\w*|sick\w*|health\w*|medical|pills?|tablets|drugs?|vaccin\w+|vitamins?|pain|skin|blood|heart|lungs?|brain|eyes?|teeth|dental|fever|infections?|allerg\w+|anxiety|adhd|autism|pregnan\w+|bab(?:y|ies)|fertility|hormon\w+|mental|sleep|blind\w*|deaf\w*)\b/i

/** Whether a report carries the notice on medical devices: the idea speaks of doses, diagnoses or treatments. */
export const needsMedicalNotice = (idea: string): boolean =>
  MEDICAL.test(idea) || (DOSES_AND_DIAGNOSES.test(idea) && HEALTH.test(idea))

const AS_GOOD: readonly BriefField[] = ['price', 'count', 'problemCost', 'today', 'evidence']

/** A brief that says nothing a report could begin with: too vague, and without a number or a name of anything else. */
export const isBlank = (brief: Brief): boolean =>
  isTooVague(brief) &&
  AS_GOOD.every((field) => brief[field].state !== 'stated') &&
  BRIEF_FIELDS.every((field) => entriesOf<BriefField>(brief, field).every(({ confirmed }) => !confirmed))

/** An idea that states none of product, customer, problem and action: it is asked about, not reported on. */
export const isTooVague = (brief: Brief): boolean =>
  (['product', 'customer', 'problem', 'actions'] as const).every((field) => firstValue(brief, field) === null)
