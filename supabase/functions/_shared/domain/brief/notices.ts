import { BRIEF_FIELDS, type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'

/** Words that only occur in medicine. */
const MEDICAL =
  /\b(?:prescri(?:be|bes|bing|ption|ptions)|medicat\w+|insulin|dialysis|diabet\w+|blood glucose|glucose (?:levels?|values?|meters?|monitor\w*|sensors?|readings?|tests?|curves?)|asthma|epilep\w+|seizures?|dementia|depression|arrhythmia|ecg|contracepti\w+|(?<!retail )therap(?:y|ies|ists?|eutic)|triage|symptom checker|hearing tests?|blood (?:sugar|pressure|tests?)|tumou?rs?|cancers?|melanoma|(?:treat(?:s|ing|ment|ments)?) (?:of |for )?(?:\w+ ){0,2}(?:patients?|diseases?|illness(?:es)?|wounds?|pain|anxiety|conditions?|infections?|migraines?|adhd))\b/i
/** Words that are also used for paint, pumps and engines: they only count together with a health word. */
const DOSES_AND_DIAGNOSES = /\b(?:dos(?:e|es|ages?|ing)|diagnos\w*|symptoms?)\b/i
const HEALTH =
  /\b(?:patients?|doctors?|nurses?|vets?|clinic\w*|hospitals?|pharmac\w+|surg\w+|diseases?|illness\w*|sick\w*|health\w*|medical|pills?|tablets|drugs?|vaccin\w+|vitamins?|pain|skin|blood|heart|lungs?|brain|eyes?|teeth|dental|fever|infections?|allerg\w+|anxiety|adhd|autism|pregnan\w+|bab(?:y|ies)|fertility|hormon\w+|mental|sleep|blind\w*|deaf\w*)\b/i

/** Whether a report needs the notice on medical devices: the idea mentions doses, diagnoses or treatments. */
export const needsMedicalNotice = (idea: string): boolean =>
  MEDICAL.test(idea) || (DOSES_AND_DIAGNOSES.test(idea) && HEALTH.test(idea))

const AS_GOOD: readonly BriefField[] = ['price', 'count', 'problemCost', 'today', 'evidence']

/**
 * Whether a brief is too empty for a report: it is too vague, has no number or alternative, and nothing is confirmed.
 */
export const isBlank = (brief: Brief): boolean =>
  isTooVague(brief) &&
  AS_GOOD.every((field) => brief[field].state !== 'stated') &&
  BRIEF_FIELDS.every((field) => entriesOf<BriefField>(brief, field).every(({ confirmed }) => !confirmed))

/** Whether an idea states no product, customer, problem or action, so that it gets questions instead of a report. */
export const isTooVague = (brief: Brief): boolean =>
  (['product', 'customer', 'problem', 'actions'] as const).every((field) => firstValue(brief, field) === null)
