/** Maximum length of one value, in characters. */
export const BRIEF_TEXT_CHARS = 300

/** Maximum number of values per field; one for fields that are not listed. */
export const MOST_VALUES = {
  nature: 2,
  today: 5,
  actions: 8,
  inputs: 3,
  price: 4,
  place: 5,
  channel: 3,
  difference: 3,
  whyNow: 3,
  risks: 5,
  evidence: 8,
} as const
