import { z } from 'zod'
import { isStatement, type Mark, markSchema, type Statement } from './basis.ts'

/** A JSON object as it comes from the database, of unknown content. */
export type Stored = Record<string, unknown>

const storedSchema = z.record(z.string(), z.unknown())
const marksSchema = z.record(z.string(), markSchema.catch({ kind: 'assumption', sources: [] }))

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** The value as an object; {} when it is anything else. */
export const asStored = (value: unknown): Stored => storedSchema.safeParse(value).data ?? {}

/** The value of a field under its camelCase or its snake_case name (spec part 1 §3). */
export const fieldOf = (stored: Stored, key: string): unknown => stored[key] ?? stored[snakeCase(key)]

/** A statement that may be missing: null when its text is empty. */
export const orNull = (statement: Statement): Statement | null => (statement.text ? statement : null)

/** Reads one stored object and its marks; whatever is missing or malformed reads as empty, never throws. */
export interface FieldReader {
  raw(key: string): unknown
  text(key: string): Statement
  /** The texts of a list; empty ones are left out. */
  texts(key: string): Statement[]
  child(key: string): FieldReader
  children(key: string): FieldReader[]
}

/** Opens a stored object whose `basis` map names the marks of its fields by path. */
export function readFields(value: unknown): FieldReader {
  const stored = asStored(value)
  return readerAt(stored, marksSchema.safeParse(stored.basis).data ?? {}, '')
}

function readerAt(stored: Stored, marks: Record<string, Mark>, path: string): FieldReader {
  const at = (key: string) => (path ? `${path}.${key}` : key)
  const statement = (text: string, where: string): Statement => ({
    text,
    basis: marks[where]?.kind ?? null,
    sources: marks[where]?.sources ?? [],
  })
  const list = (key: string): unknown[] => {
    const value = fieldOf(stored, key)
    return Array.isArray(value) ? value : []
  }
  return {
    raw: (key) => fieldOf(stored, key),
    text: (key) => statement(textOf(fieldOf(stored, key)), at(key)),
    texts: (key) =>
      list(key)
        .map((item, index) => statement(textOf(item), at(`${key}.${index}`)))
        .filter(({ text }) => text !== ''),
    child: (key) => readerAt(asStored(fieldOf(stored, key)), marks, at(key)),
    children: (key) => list(key).map((item, index) => readerAt(asStored(item), marks, at(`${key}.${index}`))),
  }
}

function flatten(value: unknown, path: string, marks: Record<string, Mark>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (Array.isArray(value)) return value.map((item, index) => flatten(item, at(index), marks))
  if (isStatement(value)) {
    if (value.basis) marks[path] = { kind: value.basis, sources: value.sources }
    return value.text
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, flatten(item, at(key), marks)]))
}

/** Turns every statement inside `record` into its plain text and gathers the marks in `basis`, by path. */
export function writeFields(record: object): Stored {
  const marks: Record<string, Mark> = {}
  return { ...asStored(flatten(record, '', marks)), basis: marks }
}
