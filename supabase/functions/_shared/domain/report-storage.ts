import { z } from 'zod'
import { type Citation, citationSchema } from './citation.ts'
import { formatRange, marketModelSchema, marketSizeOf } from './market-model.ts'
import {
  type AudienceSection,
  type Competitor,
  type ConceptSection,
  type EvidenceSection,
  FEATURE_GROUPS,
  type Feature,
  type FeatureGroup,
  type MarketSection,
  type Persona,
  type Report,
  type Role,
} from './report.ts'
import { asStored, type FieldReader, fieldOf, readFields, type Stored, writeFields } from './stored-fields.ts'

/*
 * How a report lies in its columns. They keep the shapes of spec part 1 §3 (every text is a plain string), and
 * each object carries a `basis` map beside its fields, from field path to mark:
 * { overview: 'A …', basis: { overview: { kind: 'founder', sources: [] } } }.
 */

/** Columns of `idea_validations` that the concept step fills. */
export function storeConcept({ roles, ...concept }: ConceptSection) {
  return { projectConcept: writeFields(concept), userRoles: roles.map(writeFields) }
}

/** Column of `idea_validations` that the audience step fills. */
export function storeAudience({ personas }: AudienceSection) {
  return {
    targetUsers: personas.map(({ age, occupation, technicalLevel, ...persona }) =>
      writeFields({ ...persona, demographics: { age, occupation, technicalLevel } }),
    ),
  }
}

/** Column of `idea_validations` that the market step fills; `marketSize` is derived from the model. */
export function storeMarket({ marketSizeText, ...market }: MarketSection) {
  return {
    marketValidation: { ...writeFields(market), marketSize: storedSize(market.model) ?? marketSizeText },
  }
}

/** Column of `idea_validations` that the evidence step fills. */
export const storeEvidence = ({ citations }: EvidenceSection) => ({ real_citations: citations })

function storedSize(model: MarketSection['model']) {
  if (!model) return null
  const { tam, sam, som } = marketSizeOf(model)
  return {
    totalAddressableMarket: formatRange(tam),
    serviceableAddressableMarket: formatRange(sam),
    serviceableObtainableMarket: formatRange(som),
  }
}

const textOr = (fallback: string) => z.string().catch(fallback)
const maybeText = z.string().nullable().catch(null)

/** Rows of an older make have no numbers and no checks; only an address is needed to show a source. */
const storedCitationSchema = citationSchema.extend({
  id: textOr(''),
  title: textOr(''),
  source: textOr(''),
  date: maybeText,
  relevance: z.number().nullable().catch(null),
  relevance_text: maybeText,
  snippet: maybeText,
})

const citationsIn = (value: unknown): Citation[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => {
    const { data } = storedCitationSchema.safeParse(item)
    return data ? [data] : []
  })

const featureIn = (fields: FieldReader): Feature => {
  const platforms = fields.child('platforms')
  return {
    description: fields.text('description'),
    platforms: { web: platforms.raw('web') === true, mobile: platforms.raw('mobile') === true },
  }
}

const roleIn = (fields: FieldReader): Role => ({
  title: fields.text('title'),
  focus: fields.text('focus'),
  responsibilities: fields.texts('responsibilities'),
})

function conceptIn(projectConcept: unknown, userRoles: unknown): ConceptSection | null {
  if (!projectConcept && !userRoles) return null
  const fields = readFields(projectConcept)
  const groups = fields.child('features')
  const features = Object.fromEntries(
    FEATURE_GROUPS.map((group) => [
      group,
      groups
        .children(group)
        .map(featureIn)
        .filter(({ description }) => description.text !== ''),
    ]),
  ) as Record<FeatureGroup, Feature[]>
  return {
    overview: fields.text('overview'),
    features,
    roles: (Array.isArray(userRoles) ? userRoles : []).map((role) => roleIn(readFields(role))),
    citations: citationsIn(fields.raw('citations')),
  }
}

function personaIn(stored: unknown): Persona {
  const fields = readFields(stored)
  const demographics = fields.child('demographics')
  return {
    description: fields.text('description'),
    age: demographics.text('age'),
    occupation: demographics.text('occupation'),
    technicalLevel: demographics.text('technicalLevel'),
    painPoints: fields.texts('painPoints'),
    goals: fields.texts('goals'),
    citations: citationsIn(fields.raw('citations')),
  }
}

const competitorIn = (fields: FieldReader): Competitor => ({
  name: fields.text('name'),
  strengths: fields.texts('strengths'),
  weaknesses: fields.texts('weaknesses'),
})

const SIZE_NAMES = [
  ['TAM', 'totalAddressableMarket'],
  ['SAM', 'serviceableAddressableMarket'],
  ['SOM', 'serviceableObtainableMarket'],
] as const

/** `marketSize` as text, whether it was stored as text or as the object of three (spec part 1 §3). */
function sizeText(marketSize: unknown): string {
  if (typeof marketSize === 'string') return marketSize
  const size = asStored(marketSize)
  return SIZE_NAMES.flatMap(([name, key]) => {
    const value = fieldOf(size, key)
    return typeof value === 'string' && value !== '' ? [`${name}: ${value}`] : []
  }).join('\n')
}

function marketIn(stored: unknown): MarketSection | null {
  if (!stored) return null
  const fields = readFields(stored)
  return {
    model: marketModelSchema.safeParse(fields.raw('model')).data ?? null,
    marketSizeText: sizeText(fields.raw('marketSize')),
    targetMarket: fields.text('targetMarket'),
    uniqueValue: fields.text('uniqueValue'),
    monetizationStrategies: fields.texts('monetizationStrategies'),
    challenges: fields.texts('challenges'),
    opportunities: fields.texts('opportunities'),
    competitors: fields
      .children('competitors')
      .map(competitorIn)
      .filter(({ name }) => name.text !== ''),
    citations: citationsIn(fields.raw('citations')),
  }
}

/**
 * Reads the report out of a row of `idea_validations`, camelCase or snake_case, complete or not. A section
 * that has not been written yet is null; malformed parts read as empty. Never throws.
 */
export function readReport(row: Stored): Report {
  const targetUsers = fieldOf(row, 'targetUsers')
  const realCitations = fieldOf(row, 'real_citations')
  return {
    concept: conceptIn(fieldOf(row, 'projectConcept'), fieldOf(row, 'userRoles')),
    audience: Array.isArray(targetUsers) ? { personas: targetUsers.map(personaIn) } : null,
    market: marketIn(fieldOf(row, 'marketValidation')),
    evidence: Array.isArray(realCitations) ? { citations: citationsIn(realCitations) } : null,
  }
}
