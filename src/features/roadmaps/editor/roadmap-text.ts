// The reading order of fields; the database stores them in its own order.
const FIELDS = [
  'id',
  'phase',
  'name',
  'writer',
  'region',
  'description',
  'role',
  'count',
  'skills',
  'hourlyRate',
  'feature',
  'dependsOn',
  'hours',
  'low',
  'base',
  'high',
  'mitigation',
  'phases',
  'summary',
  'text',
  'duration',
  'cost',
  'hoursPerResource',
  'teamComposition',
  'deliverables',
  'milestones',
  'tasks',
  'risks',
  'totalDuration',
  'totalCost',
  'recommendations',
]
const RANKS = new Map(FIELDS.map((field, rank) => [field, rank]))
const rankOf = (field: string) => RANKS.get(field) ?? FIELDS.length

/** Deeper than any roadmap; lower levels stay unchanged. */
const LEVELS_MAX = 30

function ordered(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null || level > LEVELS_MAX) return value
  if (Array.isArray(value)) return value.map((item) => ordered(item, level + 1))
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rankOf(one) - rankOf(other))
      .map(([field, inner]) => [field, ordered(inner, level + 1)]),
  )
}

/** A roadmap's content as JSON for editing: indented, with fields in reading order. */
export const roadmapText = (content: unknown): string => JSON.stringify(ordered(content), null, 2) ?? ''
