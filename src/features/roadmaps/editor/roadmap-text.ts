// The order in which people read a roadmap; the database keeps fields in an order of its own.
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

/** Deeper than any roadmap goes; what lies below stays as it is. */
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

/** The content of a roadmap as JSON to be edited: indented, with its fields in the order of reading. */
export const roadmapText = (content: unknown): string => JSON.stringify(ordered(content), null, 2) ?? ''
