import { CONSUMER_RULES, DATA_RULES } from './any-field.ts'
import { PRODUCTS } from './products.ts'
import type { Fact, FieldFacts } from './schema.ts'

/** The facts of every business field, loaded when a report needs them. Literal paths let bundlers find the files. */
const FILES: Readonly<Record<string, () => Promise<{ default: readonly Fact[] }>>> = {
  accounting: () => import('./accounting.ts'),
  agriculture: () => import('./agriculture.ts'),
  beauty: () => import('./beauty.ts'),
  childcare: () => import('./childcare.ts'),
  construction: () => import('./construction.ts'),
  'developer-tools': () => import('./developer-tools.ts'),
  'e-commerce': () => import('./e-commerce.ts'),
  education: () => import('./education.ts'),
  'elderly-care': () => import('./elderly-care.ts'),
  electronics: () => import('./electronics.ts'),
  'energy-climate': () => import('./energy-climate.ts'),
  events: () => import('./events.ts'),
  fashion: () => import('./fashion.ts'),
  fintech: () => import('./fintech.ts'),
  'food-restaurants': () => import('./food-restaurants.ts'),
  games: () => import('./games.ts'),
  'health-care': () => import('./health-care.ts'),
  'health-fitness': () => import('./health-fitness.ts'),
  legal: () => import('./legal.ts'),
  'local-services': () => import('./local-services.ts'),
  logistics: () => import('./logistics.ts'),
  manufacturing: () => import('./manufacturing.ts'),
  marketing: () => import('./marketing.ts'),
  'media-creators': () => import('./media-creators.ts'),
  'mental-health': () => import('./mental-health.ts'),
  mobility: () => import('./mobility.ts'),
  'non-profit': () => import('./non-profit.ts'),
  'office-work': () => import('./office-work.ts'),
  pets: () => import('./pets.ts'),
  property: () => import('./property.ts'),
  'public-sector': () => import('./public-sector.ts'),
  recruiting: () => import('./recruiting.ts'),
  'social-community': () => import('./social-community.ts'),
  travel: () => import('./travel.ts'),
}

/**
 * The curated facts and well-known products of a business field; empty for 'other' and unknown ids. The field's own
 * facts come first, then the rules that bind any field, so that a report that shows few keeps the field's own.
 */
export async function factsFor(fieldId: string): Promise<FieldFacts> {
  const load = Object.hasOwn(FILES, fieldId) ? FILES[fieldId] : undefined
  if (!load) return { facts: [], products: [] }
  const facts = (await load()).default
  return { facts: [...facts, ...DATA_RULES, ...CONSUMER_RULES], products: [...(PRODUCTS[fieldId] ?? [])] }
}
