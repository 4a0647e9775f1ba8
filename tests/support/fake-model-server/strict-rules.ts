import { z } from 'zod'

const node = z.looseObject({
  type: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
})

/** Keywords that strict mode refuses (developers.openai.com/api/docs/guides/structured-outputs). */
const REFUSED = [
  'oneOf',
  'allOf',
  'not',
  'default',
  'minLength',
  'maxLength',
  'patternProperties',
  'propertyNames',
  'uniqueItems',
]

/** The reason that OpenAI's strict mode would refuse a schema; null if it would accept it. */
export function strictFault(schema: unknown, path = '()'): string | null {
  if (typeof schema !== 'object' || schema === null) return null
  const { type, properties, required, ...rest } = node.parse(schema)
  const refused = REFUSED.find((keyword) => keyword in rest)
  if (refused) return `In context=${path}, '${refused}' is not permitted.`
  if ((type === 'object' || properties) && rest.additionalProperties !== false)
    return `In context=${path}, 'additionalProperties' is required to be supplied and to be false.`
  const optional = Object.keys(properties ?? {}).find((name) => !required.includes(name))
  if (optional) return `In context=${path}, 'required' must hold every property. Missing '${optional}'.`
  const { anyOf, items, $defs, definitions } = rest
  const parts = { ...properties, items, ...named(anyOf), ...named($defs), ...named(definitions) }
  for (const [name, part] of Object.entries(parts)) {
    const fault = strictFault(part, `${path}.${name}`)
    if (fault) return fault
  }
  return null
}

const named = (parts: unknown): object => (typeof parts === 'object' && parts !== null ? { ...parts } : {})
