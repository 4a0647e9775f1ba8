/** Longest text of one value, in characters. */
export const BRIEF_TEXT_CHARS = 300

/** How many values a field holds at most; one where it is not named. */
export const MOST_VALUES = {
  nature: 2,
  today: 5,
  actions: 8,
  inputs: 3,
  place: 5,
  channel: 3,
  difference: 3,
  whyNow: 3,
  risks: 5,
  evidence: 8,
} as const
