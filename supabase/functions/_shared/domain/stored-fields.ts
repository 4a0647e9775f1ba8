import { z } from 'zod'
import { isStatement, type Mark, markSchema, type Statement, statementSchema } from './basis.ts'

/*
 * Schemas for reading the stored values of reports. A row may be older than a field, spelled in snake_case or partly
 * damaged: each schema here reads as much as it can and never rejects a row. Only `statement` and the marks know how a
 * text and its basis are stored, so each field of a report is declared once, in report.ts.
 */

const storedSchema = z.record(z.string(), z.unknown())
/** A JSON object from the database, of unknown content. */
export type Stored = z.infer<typeof storedSchema>

const camelCase = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The value as an object; {} if it is anything else. */
export const toRecord = (value: unknown): Stored => storedSchema.safeParse(value).data ?? {}

/** The value as a list; [] if it is anything else. */
export const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The value of a field under its camelCase or snake_case name (docs/contract.md#entities). */
export const fieldOf = (stored: Stored, key: string): unknown => stored[key] ?? stored[snakeCase(key)]

const pick = (value: unknown, keys: readonly string[]): Stored => {
  const stored = toRecord(value)
  return Object.fromEntries(keys.map((key) => [key, fieldOf(stored, key)]))
}

/** An object of these fields, found under either spelling; anything but an object reads as one without fields. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => pick(value, Object.keys(shape)), z.object(shape))

/** An object with one field of the same kind for each of the keys; reads like `fields`. */
export const fieldsByKey = <Key extends string, Field extends z.ZodType>(
  keys: readonly Key[],
  field: Field,
) => z.preprocess((value) => pick(value, keys), z.record(z.enum(keys), field))

/** The same for a required object: anything else is rejected. */
export const required = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .refine((value) => storedSchema.safeParse(value).success, 'Must be an object')
    .pipe(schema)

/** A list without unreadable entries; anything but a list reads as empty. */
export const entries = <Entry extends z.ZodType>(entry: Entry) =>
  z.unknown().transform((value) =>
    toArray(value).flatMap((item) => {
      const { data } = entry.safeParse(item)
      return data === undefined ? [] : [data]
    }),
  )

/** Null if it is missing or unreadable. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null)

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function readStatement(value: unknown): Statement {
  if (isText(value)) return { text: String(value), basis: null, sources: [] }
  return statementSchema.safeParse(value).data ?? { text: '', basis: null, sources: [] }
}

/** A statement, with an empty text by default; a plain text or number reads as a statement without a basis. */
export const statement = z.unknown().transform(readStatement)
/** A statement with text. */
export const filledStatement = statement.refine(({ text }) => text !== '')
/** The statements of a list; empty ones are left out. */
export const statements = entries(filledStatement)

const marksSchema = z.record(z.string(), markSchema.catch({ kind: 'assumption', sources: [] })).catch({})

/** Joins each mark with its text as a statement; both spellings of a path find their mark. */
function joinMarks({ basis, ...stored }: Stored): Stored {
  const marks = new Map(Object.entries(marksSchema.parse(basis)))
  const join = (value: unknown, path: string): unknown => {
    const at = (key: string | number) => (path ? `${path}.${key}` : String(key))
    if (Array.isArray(value)) return value.map((item, index) => join(item, at(index)))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, join(item, at(camelCase(key)))]),
      )
    const mark = marks.get(path)
    if (!mark || !isText(value)) return value
    const { kind, ...rest } = mark
    return { text: String(value), basis: kind, ...rest }
  }
  return toRecord(join(stored, ''))
}

/** Splits every statement: its text stays in place, its mark goes into `basis`, by path. */
function partMarks(record: Stored): Stored {
  const marks: Record<string, Mark> = {}
  const part = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const at = (key: string | number) => (path ? `${path}.${key}` : String(key))
    if (Array.isArray(value)) return value.map((item, index) => part(item, at(index)))
    if (isStatement(value)) {
      const { text, basis, ...rest } = value
      if (basis) marks[path] = { kind: basis, ...rest }
      return text
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, part(item, at(key))]))
  }
  return { ...toRecord(part(record, '')), basis: marks }
}

/**
 * Converts between a stored object and the same with statements. In storage, every text is a plain string
 * (docs/contract.md#entities) and the `basis` map next to the fields contains the marks by path; anything but an object
 * reads as {}:
 *   { overview: 'A …', basis: { overview: { kind: 'founder', sources: [] } } }
 *   ⇄ { overview: { text: 'A …', basis: 'founder', sources: [] } }
 */
export const markedFields = z.codec(storedSchema.catch({}), storedSchema, {
  decode: joinMarks,
  encode: partMarks,
})
