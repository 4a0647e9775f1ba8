import { BRIEF_FIELDS, type Brief } from '../../domain/brief/brief.ts'
import { formatEntries } from '../../domain/brief/format.ts'
import { QUESTIONS } from '../../domain/brief/questions.ts'

/** The brief as prompt data, one field per line; open fields are left out. */
export const briefText = (brief: Brief): string =>
  BRIEF_FIELDS.flatMap((field) => {
    if (brief[field].state === 'none') return [`${QUESTIONS[field].label}: does not apply`]
    const values = formatEntries(brief, field)
    return values.length > 0 ? [`${QUESTIONS[field].label}: ${values.join('; ')}`] : []
  }).join('\n')

/** Explains the brief in the system prompt of every call that receives it. */
export const BRIEF_RULE =
  'BRIEF holds what the founder confirmed or answered about the idea, field by field. Where BRIEF and IDEA differ, BRIEF is right. What is missing there is not known; do not make it up.'
