import type { z } from 'zod'

const FAULTS_MAX = 20
const FAULT_MAX_CHARS = 200

export type Reading<Value> = { value: Value } | { faults: string[] }

/**
 * Reads a structured answer: the JSON between its first { and its last }, held to the schema and to what else
 * must be true of it. Faults are short lines, fit to be sent back to the model.
 */
export function readAnswer<Value>(
  text: string,
  schema: z.ZodType<Value>,
  problems: (value: Value) => string[] = () => [],
): Reading<Value> {
  if (!text.trim()) return { faults: ['It was empty.'] }
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from === -1 || to < from) return { faults: ['It held no complete JSON object.'] }
  let json: unknown
  try {
    json = JSON.parse(text.slice(from, to + 1))
  } catch (error) {
    return faulty([`It was no valid JSON: ${error instanceof Error ? error.message : error}`])
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success)
    return faulty(
      parsed.error.issues.map(
        ({ path, message }) => `${path.map(String).join('.') || 'The whole'}: ${message}`,
      ),
    )
  const found = problems(parsed.data)
  return found.length ? faulty(found) : { value: parsed.data }
}

function faulty(faults: string[]): { faults: string[] } {
  const lines = faults
    .slice(0, FAULTS_MAX)
    .map((fault) => fault.replace(/\s+/g, ' ').slice(0, FAULT_MAX_CHARS))
  const more = faults.length - lines.length
  return { faults: more > 0 ? [...lines, `… and ${more} more`] : lines }
}
