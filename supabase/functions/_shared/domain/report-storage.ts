import { z } from 'zod'
import { briefSchema } from './brief/brief.ts'
import { storedCitations } from './citation.ts'
import { lookupRecordSchema } from './lookups.ts'
import { formatRange } from './market-calculation.ts'
import { type MarketModel, marketSizeOf } from './market-model.ts'
import {
  type AudienceSection,
  type ConceptSection,
  type EvidenceSection,
  type MarketSection,
  type Report,
  SECTION_SCHEMAS,
} from './report.ts'
import { fieldOf, fields, markedFields, type Stored, statement, toArray, toRecord } from './stored-fields.ts'

/*
 * Maps a report to the columns of `idea_validations` and back. They keep the shapes of docs/contract.md#entities; each
 * section has a reader and a writer next to each other, and fields that these do not name are stored unchanged.
 */

/** Columns of the concept step. */
export function storeConcept({ roles, ...concept }: ConceptSection) {
  return {
    projectConcept: z.encode(markedFields, concept),
    userRoles: roles.map((role) => z.encode(markedFields, role)),
  }
}

function readConcept(projectConcept: unknown, userRoles: unknown): ConceptSection | null {
  if (!projectConcept && !userRoles) return null
  const roles = toArray(userRoles).map((role) => markedFields.parse(role))
  return SECTION_SCHEMAS.concept.parse({ ...markedFields.parse(projectConcept), roles })
}

/** Column of the audience step. */
export function storeAudience({ personas }: AudienceSection) {
  return {
    targetUsers: personas.map(({ age, occupation, technicalLevel, ...persona }) =>
      z.encode(markedFields, { ...persona, demographics: { age, occupation, technicalLevel } }),
    ),
  }
}

const demographicsSchema = fields({ age: statement, occupation: statement, technicalLevel: statement })

function readAudience(targetUsers: unknown): AudienceSection | null {
  if (!Array.isArray(targetUsers)) return null
  const personas = targetUsers.map((stored) => {
    const persona = markedFields.parse(stored)
    return { ...persona, ...demographicsSchema.parse(persona.demographics) }
  })
  return SECTION_SCHEMAS.audience.parse({ personas })
}

/** Column of the market step; `marketSize` is derived from the model. */
export function storeMarket({ marketSizeText, ...market }: MarketSection) {
  const marketSize = market.model ? sizeOf(market.model) : marketSizeText
  return { marketValidation: { ...z.encode(markedFields, market), marketSize } }
}

function sizeOf(model: MarketModel) {
  const { tam, sam, som } = marketSizeOf(model)
  return {
    totalAddressableMarket: formatRange(model, 'tam', tam),
    serviceableAddressableMarket: formatRange(model, 'sam', sam),
    serviceableObtainableMarket: formatRange(model, 'som', som),
  }
}

function readMarket(marketValidation: unknown): MarketSection | null {
  if (!marketValidation) return null
  const market = markedFields.parse(marketValidation)
  return SECTION_SCHEMAS.market.parse({ ...market, marketSizeText: sizeText(fieldOf(market, 'marketSize')) })
}

const SIZE_NAMES = [
  ['TAM', 'totalAddressableMarket'],
  ['SAM', 'serviceableAddressableMarket'],
  ['SOM', 'serviceableObtainableMarket'],
] as const

/** `marketSize` as text, whether it was stored as text or as the object of three (docs/contract.md#entities). */
function sizeText(marketSize: unknown): string {
  if (typeof marketSize === 'string') return marketSize
  const size = toRecord(marketSize)
  return SIZE_NAMES.flatMap(([name, key]) => {
    const value = fieldOf(size, key)
    return typeof value === 'string' && value !== '' ? [`${name}: ${value}`] : []
  }).join('\n')
}

/** Column of the evidence step. */
export const storeEvidence = ({ citations }: EvidenceSection) => ({ real_citations: citations })

const readEvidence = (realCitations: unknown): EvidenceSection | null =>
  Array.isArray(realCitations) ? { citations: storedCitations.parse(realCitations) } : null

const storedLookups = lookupRecordSchema.nullable().catch(null)

/**
 * Reads the report from a row of `idea_validations`, camelCase or snake_case, complete or not. A section that has not
 * been written yet is null; malformed parts read as empty. Never throws.
 */
export function readReport(row: Stored): Report {
  return {
    brief: briefSchema.parse(row.brief ?? null),
    concept: readConcept(fieldOf(row, 'projectConcept'), fieldOf(row, 'userRoles')),
    audience: readAudience(fieldOf(row, 'targetUsers')),
    market: readMarket(fieldOf(row, 'marketValidation')),
    evidence: readEvidence(fieldOf(row, 'real_citations')),
    lookups: storedLookups.parse(row.lookups ?? null),
  }
}
