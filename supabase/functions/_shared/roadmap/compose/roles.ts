import { ROADMAP_ROLES, type RoleId, type RoleName } from '../../domain/roadmap/rates.ts'

/** Kinds of work, each of which somebody has to do. */
export type Work =
  | 'product'
  | 'design'
  | 'web'
  | 'server'
  | 'mobile'
  | 'desktop'
  | 'erp'
  | 'model'
  | 'quality'
  | 'operations'

export type RoleOf = (work: Work) => RoleName

const SPECIALISTS: Record<Work, RoleId> = {
  product: 'product-manager',
  design: 'designer',
  web: 'frontend',
  server: 'backend',
  mobile: 'mobile',
  desktop: 'full-stack',
  erp: 'backend',
  model: 'ai-engineer',
  quality: 'qa',
  operations: 'devops',
}
/** Work that one person does in a small team, who need not wait for anybody then. */
const BY_ONE: readonly Work[] = ['web', 'server', 'desktop', 'erp', 'operations']

/** The name of a role by its id. */
export const nameOf = (id: RoleId): RoleName =>
  ROADMAP_ROLES.find((role) => role.id === id)?.name ?? 'Full-Stack Developer'

/** Who does which work: specialists, or generalists where the budget is small or there is little to build. */
export function rolesFor({ lean, oneCodeBase }: { lean: boolean; oneCodeBase: boolean }): RoleOf {
  const byOne = new Set<Work>([...BY_ONE, ...(oneCodeBase ? (['mobile'] as const) : [])])
  return (work) => nameOf(lean && byOne.has(work) ? 'full-stack' : SPECIALISTS[work])
}

/** Nobody is hired for less than three days of programming. */
const LEAST_HOURS = 24
const CLIENTS: readonly Work[] = ['web', 'mobile', 'desktop', 'erp']

/** The same people without those who would have next to nothing to do: whoever builds the server does that too. */
export function withoutTinyRoles(roleOf: RoleOf, drafts: readonly { work: Work; hours: number }[]): RoleOf {
  const hoursOf = (role: RoleName) =>
    drafts.filter(({ work }) => roleOf(work) === role).reduce((sum, { hours }) => sum + hours, 0)
  const isTiny = (work: Work) => {
    const role = roleOf(work)
    return role !== roleOf('server') && hoursOf(role) > 0 && hoursOf(role) < LEAST_HOURS
  }
  const taken = new Set(CLIENTS.filter(isTiny))
  const server = taken.size > 0 ? nameOf('full-stack') : roleOf('server')
  const moved = new Set<Work>([...taken, ...(isTiny('operations') ? (['operations'] as const) : [])])
  return (work) => (moved.has(work) || roleOf(work) === roleOf('server') ? server : roleOf(work))
}
