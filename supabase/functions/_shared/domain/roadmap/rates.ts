/** Who may work on a roadmap. Teams and tasks name a role by its `name`. */
export const ROADMAP_ROLES = [
  { id: 'product-manager', name: 'Product Manager' },
  { id: 'designer', name: 'UX/UI Designer' },
  { id: 'frontend', name: 'Frontend Developer' },
  { id: 'backend', name: 'Backend Developer' },
  { id: 'mobile', name: 'Mobile Developer' },
  { id: 'full-stack', name: 'Full-Stack Developer' },
  { id: 'ai-engineer', name: 'AI Engineer' },
  { id: 'qa', name: 'QA Engineer' },
  { id: 'devops', name: 'DevOps Engineer' },
] as const
export type RoleId = (typeof ROADMAP_ROLES)[number]['id']
export type RoleName = (typeof ROADMAP_ROLES)[number]['name']

export const REGIONS = [
  { id: 'north-america', name: 'North America' },
  { id: 'western-europe', name: 'Western Europe' },
  { id: 'eastern-europe', name: 'Eastern Europe' },
  { id: 'latin-america', name: 'Latin America' },
  { id: 'south-asia', name: 'South Asia' },
] as const
export type RegionId = (typeof REGIONS)[number]['id']

export const DEFAULT_REGION: RegionId = 'western-europe'

/**
 * Hourly rates of freelancers in US dollars, one per region in the order of REGIONS. They are assumptions to start
 * from, taken from no source; an administrator replaces them by the rates that are really paid.
 */
const ASSUMED_DOLLARS: Record<RoleId, readonly [number, number, number, number, number]> = {
  'product-manager': [110, 85, 50, 45, 35],
  designer: [95, 75, 45, 40, 28],
  frontend: [105, 80, 45, 42, 30],
  backend: [110, 85, 48, 45, 32],
  mobile: [115, 90, 50, 45, 32],
  'full-stack': [110, 85, 48, 45, 32],
  'ai-engineer': [140, 110, 65, 55, 42],
  qa: [75, 60, 35, 30, 22],
  devops: [120, 95, 55, 48, 35],
}

const byRegion = (dollars: readonly number[]) =>
  Object.fromEntries(REGIONS.map(({ id }, index) => [id, dollars[index] ?? 0])) as Record<RegionId, number>

/** Assumed US dollars an hour by role and region; nobody has checked them. */
export const DEFAULT_RATES = Object.fromEntries(
  ROADMAP_ROLES.map(({ id }) => [id, byRegion(ASSUMED_DOLLARS[id])]),
) as Record<RoleId, Record<RegionId, number>>
