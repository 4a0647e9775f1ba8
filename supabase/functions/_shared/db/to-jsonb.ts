import type { Json } from '../db/database.types.ts'

/**
 * A value as plain JSON that Postgres accepts for jsonb. Removes NUL and replaces unpaired surrogates with U+FFFD, in
 * texts and keys: models and web pages produce both, and Postgres would refuse the whole result.
 *
 * Every key is data. `__proto__` stays an own property and never becomes a prototype; if keys are the same after
 * cleaning, the last one wins, as in jsonb itself.
 */
export function toJsonb(value: object | null): Json {
  const json: Json = JSON.parse(
    JSON.stringify(value, (_, item) => (isRecord(item) ? cleanKeys(item) : clean(item))),
  )
  return json
}

const isRecord = (item: unknown): item is object =>
  typeof item === 'object' && item !== null && !Array.isArray(item)

// Object.fromEntries defines each property, whereas assigning to `__proto__` would set the prototype.
const cleanKeys = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, item]) => [clean(key), item]))

const clean = <Value>(item: Value) =>
  typeof item === 'string' ? item.toWellFormed().replaceAll('\u0000', '') : item
