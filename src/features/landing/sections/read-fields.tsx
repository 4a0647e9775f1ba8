import type { ReactNode } from 'react'

/** The fields of the brief that the landing page reads, with their questions. */
const FIELDS = [
  { field: 'customer', label: 'Customer', asks: 'Who pays' },
  { field: 'problem', label: 'Problem', asks: 'What goes wrong today' },
  { field: 'price', label: 'Price', asks: 'What they pay, and how often' },
  { field: 'place', label: 'Place', asks: 'Where you start' },
] as const
export type ReadField = (typeof FIELDS)[number]['field']
export const READ_FIELDS: readonly ReadField[] = FIELDS.map(({ field }) => field)
export const labelOf = (field: ReadField): string =>
  FIELDS.find((entry) => entry.field === field)?.label ?? field

/** The values that were read, by field. Each cell has room for two lines, so that nothing moves when it is filled. */
export const ReadFields = ({ values }: { values?: Partial<Record<ReadField, ReactNode>> }) => (
  <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
    {FIELDS.map(({ field, label, asks }) => (
      <div key={field} data-field={field} className="border-line border-t pt-2">
        <dt className="text-ink-muted text-xs">{label}</dt>
        <dd className="h-10 text-sm [overflow-wrap:anywhere]">
          {values?.[field] ?? <span className="text-ink-faint">{asks}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
