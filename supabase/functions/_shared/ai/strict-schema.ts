import type { JSONSchema7 } from 'ai'

type Part = NonNullable<JSONSchema7['properties']>[string]

/** Keywords that strict structured outputs accept (developers.openai.com/api/docs/guides/structured-outputs). */
const KEPT = ['type', 'enum', 'const', 'title', '$ref', 'minimum', 'maximum', 'minItems', 'maxItems'] as const
/** Keywords that they refuse, described to the model in words; the answer is still validated against them. */
const TOLD = ['minLength', 'maxLength', 'pattern', 'format', 'multipleOf'] as const

/** A JSON schema for strict mode: every property required, no others allowed, unions as `anyOf`, and no refused keyword. */
export function strictSchema(schema: JSONSchema7): JSONSchema7 {
  const strict: JSONSchema7 = {}
  for (const key of KEPT) if (schema[key] !== undefined) Object.assign(strict, { [key]: schema[key] })
  const description = descriptionOf(schema)
  const union = schema.anyOf ?? schema.oneOf
  const definitions = schema.definitions ?? schema.$defs
  return {
    ...strict,
    ...(description && { description }),
    ...(union && { anyOf: union.map(strictPart) }),
    ...(schema.properties && {
      properties: strictParts(schema.properties),
      required: Object.keys(schema.properties),
    }),
    ...((schema.type === 'object' || schema.properties) && { additionalProperties: false }),
    ...(schema.items !== undefined && !Array.isArray(schema.items) && { items: strictPart(schema.items) }),
    ...(definitions && { [schema.definitions ? 'definitions' : '$defs']: strictParts(definitions) }),
  }
}

const strictPart = (part: Part): Part => (typeof part === 'object' ? strictSchema(part) : part)

const strictParts = (parts: Record<string, Part>) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strictPart(part)]))

function descriptionOf(schema: JSONSchema7): string {
  const limits = TOLD.flatMap((key) => (schema[key] === undefined ? [] : `${key}: ${schema[key]}`))
  return [schema.description, limits.join(', ')].filter(Boolean).join(' ')
}
