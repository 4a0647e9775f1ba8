import type { Json } from '../db/database.types.ts'

/**
 * The plain JSON of a value as Postgres accepts it for jsonb. NUL is removed and half of a surrogate pair becomes
 * U+FFFD, in texts and in keys: models and web pages produce both, and Postgres would refuse the whole result.
 *
 * Every key is data. `__proto__` stays a property of its own and never becomes a prototype; of keys that are the same
 * once they are cleaned the last one wins, as in jsonb itself.
 */
export function toJsonb(value: object | null): Json {
  const json: Json = JSON.parse(
    JSON.stringify(value, (_, item) => (isRecord(item) ? cleanKeys(item) : clean(item))),
  )
  return json
}

const isRecord = (item: unknown): item is object =>
  typeof item === 'object' && item !== null && !Array.isArray(item)

// Object.fromEntries defines each property, where an assignment to `__proto__` would set the prototype.
const cleanKeys = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, item]) => [clean(key), item]))

const clean = <Value>(item: Value) =>
  typeof item === 'string' ? item.toWellFormed().replaceAll('\u0000', '') : item
