import { GENERAL_DOMAIN } from '../../domain/understanding.ts'
import { type Domain, type DomainData, domainSchema } from './schema.ts'

/** Every domain file, loaded when an idea needs it. The paths are literals so that bundlers find them. */
const FILES: Record<string, () => Promise<{ default: DomainData }>> = {
  marketplaces: () => import('../domains/marketplaces.ts'),
  'b2b-saas': () => import('../domains/b2b-saas.ts'),
  'health-fitness': () => import('../domains/health-fitness.ts'),
  education: () => import('../domains/education.ts'),
  fintech: () => import('../domains/fintech.ts'),
  'e-commerce': () => import('../domains/e-commerce.ts'),
  'food-restaurants': () => import('../domains/food-restaurants.ts'),
  travel: () => import('../domains/travel.ts'),
  recruiting: () => import('../domains/recruiting.ts'),
  'local-services': () => import('../domains/local-services.ts'),
  'developer-tools': () => import('../domains/developer-tools.ts'),
  'social-community': () => import('../domains/social-community.ts'),
  pets: () => import('../domains/pets.ts'),
  erp: () => import('../domains/erp.ts'),
  accounting: () => import('../domains/accounting.ts'),
  logistics: () => import('../domains/logistics.ts'),
  legal: () => import('../domains/legal.ts'),
  property: () => import('../domains/property.ts'),
  construction: () => import('../domains/construction.ts'),
  manufacturing: () => import('../domains/manufacturing.ts'),
  agriculture: () => import('../domains/agriculture.ts'),
  'mental-health': () => import('../domains/mental-health.ts'),
  'energy-climate': () => import('../domains/energy-climate.ts'),
  iot: () => import('../domains/iot.ts'),
  'non-profit': () => import('../domains/non-profit.ts'),
  'ai-assistants': () => import('../domains/ai-assistants.ts'),
  'media-creators': () => import('../domains/media-creators.ts'),
  games: () => import('../domains/games.ts'),
  general: () => import('../domains/general.ts'),
}

export const DOMAIN_IDS: readonly string[] = Object.keys(FILES)

const BUSINESS_TOOLS = 'b2b-saas'

/**
 * A domain as seen by the side that serves people: restaurants that buy a tool need what business software needs, within
 * the rules, sources and market of their own field.
 */
export async function toolFor(domain: Domain): Promise<Domain> {
  const tools = await loadDomain(BUSINESS_TOOLS)
  const { topic, topic2 = topic, activity } = tools.nouns
  const { id, supply, regulations, market, references, angles, subjects, topics } = domain
  const nouns = { ...tools.nouns, ...domain.nouns, topic, topic2, activity }
  return { ...tools, id, supply, regulations, market, references, angles, subjects, topics, nouns }
}

const checked = new Map<string, Domain>()

/**
 * The checked content of a domain; the general one for an id that has no file. Throws when a file is malformed. A file
 * is checked once: every check makes a copy, and a report asks for its domain in each of its steps.
 */
export async function loadDomain(id: string): Promise<Domain> {
  const name = FILES[id] ? id : GENERAL_DOMAIN
  const known = checked.get(name)
  if (known) return known
  const load = FILES[name]
  if (!load) throw new Error('The knowledge base has no general domain.')
  const domain = domainSchema.parse((await load()).default)
  checked.set(name, domain)
  return domain
}
