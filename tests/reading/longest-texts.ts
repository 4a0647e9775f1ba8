import { IDEA_MAX_CHARS } from '@domain/idea'

/** Texts of the greatest length: a sentence again and again, and repetitions that tempt a parser to look back or ahead. */
export const longestTexts = (): string[] =>
  [
    'A booking app for plumbers that sends quotes and reminders, £29 a month. ',
    'a',
    'and the ',
    ', and $5',
    '1,',
    '🥐 ',
    'for people who ',
    'of the ',
    '“ ( ',
  ].map((part) => part.repeat(Math.ceil(IDEA_MAX_CHARS / part.length)).slice(0, IDEA_MAX_CHARS))
