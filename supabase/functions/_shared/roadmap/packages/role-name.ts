import { ROADMAP_ROLES, type RoleId, type RoleName } from '../../domain/roadmap/rates.ts'

/** The name of a role by its id, as used in teams and tasks. */
export const nameOf = (id: RoleId): RoleName =>
  ROADMAP_ROLES.find((role) => role.id === id)?.name ?? 'Full-Stack Developer'
