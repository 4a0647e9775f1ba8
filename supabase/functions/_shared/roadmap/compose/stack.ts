import { TECHNOLOGIES, technologyName } from '../../domain/planning.ts'

/** Names of the chosen technologies by where they are used. */
export interface Stack {
  frontend: string[]
  backend: string[]
  mobile: string[]
  database: string[]
  cloud: string[]
  /** All of them in the order of the plan. */
  all: string[]
}

/** The plan's technologies by category; what this version does not know counts as server technology. */
export function stackOf(chosen: readonly string[]): Stack {
  const stack: Stack = { frontend: [], backend: [], mobile: [], database: [], cloud: [], all: [] }
  for (const id of chosen) {
    const name = technologyName(id)
    const known = TECHNOLOGIES.find((technology) => technology.id === id)
    const categories: readonly (keyof Stack)[] = known ? [known.categories].flat() : ['backend']
    for (const category of [...categories, 'all' as const]) stack[category].push(name)
  }
  return stack
}
