import { z } from 'zod'
import { quantitySchema } from '../adapter.ts'

const cellsOf = <Value extends z.ZodType>(value: Value) =>
  z.union([z.record(z.string().regex(/^\d{1,6}$/), value), z.array(value.nullable())])

/** JSON-stat 2.0: `value` and `status` are sparse, keyed by cell number. */
export const datasetSchema = z.object({
  class: z.literal('dataset'),
  value: cellsOf(quantitySchema.nullable()),
  status: cellsOf(z.string()).default({}),
  id: z.array(z.string()).max(12),
  size: z.array(z.int().positive()).max(12),
  dimension: z.record(
    z.string(),
    z.object({
      category: z.object({
        index: z.union([z.record(z.string(), z.int()), z.array(z.string())]),
        label: z.record(z.string(), z.string()).default({}),
      }),
    }),
  ),
})
type Dataset = z.infer<typeof datasetSchema>

export interface Cell {
  /** The code for each dimension. */
  at: Record<string, string>
  value: number | null
  status: string | null
}

/** Every cell that has a value or a status. */
export function listCells({ value, status, id, size, dimension }: Dataset): Cell[] {
  const codes = id.map((name) => {
    const index = dimension[name]?.category.index ?? []
    return Array.isArray(index) ? index : Object.keys(index).sort((a, b) => (index[a] ?? 0) - (index[b] ?? 0))
  })
  const values = new Map(Object.entries(value))
  const marks = new Map(Object.entries(status))
  return [...new Set([...values.keys(), ...marks.keys()])].map((number) => {
    let rest = Number(number)
    const at: Record<string, string> = {}
    for (let position = id.length - 1; position >= 0; position -= 1) {
      const length = size[position] ?? 1
      at[id[position] ?? ''] = codes[position]?.[rest % length] ?? ''
      rest = Math.floor(rest / length)
    }
    return { at, value: values.get(number) ?? null, status: marks.get(number) ?? null }
  })
}
