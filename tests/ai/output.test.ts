import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { audienceOutputSchema } from '../../supabase/functions/_shared/ai/sections/audience.ts'
import { competitorsOutputSchema } from '../../supabase/functions/_shared/ai/sections/competitors.ts'
import { conceptOutputSchema } from '../../supabase/functions/_shared/ai/sections/concept.ts'
import { marketOutputSchema } from '../../supabase/functions/_shared/ai/sections/market.ts'
import { risksOutputSchema } from '../../supabase/functions/_shared/ai/sections/risks.ts'
import { SAMPLE_OUTPUTS } from './sample-output'

const SCHEMAS = {
  concept: conceptOutputSchema,
  audience: audienceOutputSchema,
  market: marketOutputSchema,
  competitors: competitorsOutputSchema,
  risks: risksOutputSchema,
}
const NAMES = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]

/** The keywords that all three providers accept in strict mode. */
const UNDERSTOOD = ['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'description']
/** Anthropic's limit on parameters with a union type. */
const MAX_UNIONS = 16

type Node = Record<string, unknown>

/** A schema with all schemas nested in it. */
function nodesOf(node: Node): Node[] {
  const { properties = {}, items, anyOf = [] } = node
  const parts = [
    ...Object.values(properties as object),
    ...(anyOf as Node[]),
    ...(items ? [items as Node] : []),
  ]
  return [node, ...parts.flatMap((part) => nodesOf(part))]
}

describe.each(NAMES)('the answer asked for as %s', (name) => {
  const { $schema, ...schema } = z.toJSONSchema(SCHEMAS[name], { target: 'draft-7', reused: 'inline' })
  const nodes = nodesOf(schema)

  it('uses only what strict modes understand', () => {
    expect($schema).toBeDefined()
    for (const node of nodes) expect(UNDERSTOOD).toEqual(expect.arrayContaining(Object.keys(node)))
  })

  it('requires every field and admits no other', () => {
    for (const { type, properties, required, additionalProperties } of nodes)
      if (type === 'object') {
        expect(required).toEqual(Object.keys(properties as object))
        expect(additionalProperties).toBe(false)
      }
  })

  it('has no more unions than strict modes take', () => {
    expect(nodes.filter(({ anyOf }) => anyOf).length).toBeLessThanOrEqual(MAX_UNIONS)
  })

  it('is given by the sample', () => {
    const json: unknown = JSON.parse(JSON.stringify(SAMPLE_OUTPUTS[name]))
    expect(SCHEMAS[name].parse(json)).toEqual(SAMPLE_OUTPUTS[name])
  })
})
