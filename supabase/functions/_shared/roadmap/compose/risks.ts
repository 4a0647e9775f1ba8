import type { Risk } from '../../domain/report.ts'

export const LAW_WORDS =
  /\b(?:laws?|legal\w*|licen[cs]\w*|GDPR|HIPAA|privacy|personal data|regulat\w+|complian\w+|liab\w+|consent|medical|health data|tax\w*)\b/i

/** Whether a risk is one of the law. */
export const concernsLaw = ({ text, legalKnockOut }: Risk): boolean =>
  legalKnockOut || LAW_WORDS.test(text.text)
