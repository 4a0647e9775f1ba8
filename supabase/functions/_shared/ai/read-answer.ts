import type { z } from 'zod'

const FAULTS_MAX = 20
const FAULT_MAX_CHARS = 200
/** Maximum number of braces tried as the start of the answer, so that no output takes long to read. */
const BEGINNINGS_MAX = 200

export type Reading<Value> = { value: Value } | { faults: string[] }

/**
 * Reads a structured answer: finds the JSON object in a text, whatever surrounds it (prose, fences, thoughts, stray
 * braces), and checks it against the schema and `problems`. Of several objects, the last valid one counts. Faults are
 * short lines that can be sent back to the model.
 */
export function readAnswer<Value>(
  text: string,
  schema: z.ZodType<Value>,
  problems: (value: Value) => string[] = () => [],
): Reading<Value> {
  if (!text.trim()) return { faults: ['It was empty.'] }
  const objects = objectsIn(withoutThoughts(text))
  const fitting = objects.toReversed().flatMap(({ json }) => {
    const parsed = schema.safeParse(json)
    return parsed.success ? [parsed.data] : []
  })
  const readings = fitting.map((value) => ({ value, found: problems(value) }))
  const good = readings.find(({ found }) => found.length === 0)
  if (good) return { value: good.value }
  if (readings[0]) return faulty(readings[0].found)
  const largest = objects.toSorted((a, b) => b.length - a.length)[0]
  if (!largest) return { faults: [whyNone(text)] }
  const { error } = schema.safeParse(largest.json)
  return faulty(
    (error?.issues ?? []).map(
      ({ path, message }) => `${path.map(String).join('.') || 'The whole'}: ${message}`,
    ),
  )
}

/** The text after the last thought; the whole text if nothing that could be an answer follows it. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf('</think>')
  const answer = end === -1 ? text : text.slice(end + '</think>'.length)
  return answer.includes('{') ? answer : text
}

interface Found {
  json: unknown
  /** In characters of the text. */
  length: number
}

/** Every outermost JSON object of a text, in order. */
function objectsIn(text: string): Found[] {
  const found: Found[] = []
  let from = text.indexOf('{')
  for (let tried = 0; from !== -1 && tried < BEGINNINGS_MAX; tried++) {
    const to = endOfObject(text, from)
    const object = to === null ? null : parsed(text.slice(from, to))
    if (object && to !== null) found.push({ json: object.json, length: to - from })
    from = text.indexOf('{', object && to !== null ? to : from + 1)
  }
  return found
}

/**
 * Index just past the brace that closes the object opened at `from`; null if it never closes. Braces in strings are
 * ignored.
 */
function endOfObject(text: string, from: number): number | null {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return null
}

function parsed(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Why no object could be read, for the model that repairs the answer. */
function whyNone(text: string): string {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from === -1 || to < from) return 'It held no complete JSON object.'
  try {
    JSON.parse(text.slice(from, to + 1))
    return 'It held no complete JSON object.'
  } catch (error) {
    return `It was no valid JSON: ${error instanceof Error ? error.message : error}`
  }
}

function faulty(faults: string[]): { faults: string[] } {
  const lines = faults
    .slice(0, FAULTS_MAX)
    .map((fault) => fault.replace(/\s+/g, ' ').slice(0, FAULT_MAX_CHARS))
  const more = faults.length - lines.length
  return { faults: more > 0 ? [...lines, `… and ${more} more`] : lines }
}
