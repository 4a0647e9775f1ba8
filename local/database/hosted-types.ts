/** Postgres type OIDs that the drivers would read or write differently from hosted PostgREST. */
export const OID = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  nameArray: 1003,
  textArray: 1009,
} as const

/** '2026-11-20 11:19:02.23+00' → '2026-11-20T11:19:02.23+00:00' */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Hosted PostgREST sends numeric as a JSON number; values that no number can represent stay text. */
export function numericValue(text: string): number | string {
  const value = Number(text)
  return Number.isFinite(value) ? value : text
}
