const STATED = /^((?:19|20)\d\d)(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?(?:$|[T ])/
const ENGLISH = /\b[a-z]{3,9}\.? \d{1,2},? \d{4}\b|\b\d{1,2}\.? [a-z]{3,9}\.? \d{4}\b/i

/** A date as a source states it: a year, month or day in ISO form; null if the words state no date, or a future one. */
export function dateOf(words: string | null): string | null {
  const text = words?.trim() ?? ''
  const stated = STATED.exec(text)?.[0].slice(0, 10).replace(/[T ]$/, '') ?? inEnglish(text)
  return stated !== null && stated <= new Date().toISOString().slice(0, 10) ? stated : null
}

/** 'April 30, 2025' as '2025-04-30'. */
function inEnglish(text: string): string | null {
  const day = ENGLISH.exec(text)?.[0]
  const time = day ? Date.parse(`${day} UTC`) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}
