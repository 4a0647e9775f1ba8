import { readMarket } from './market-storage.ts'
import {
  type AudienceSection,
  type ConceptSection,
  type EvidenceSection,
  FEATURE_GROUPS,
  type Feature,
  type FeatureGroup,
  type Persona,
  type Report,
  type Role,
} from './report.ts'
import { citationsIn } from './stored-citations.ts'
import { type FieldReader, fieldOf, orNull, readFields, type Stored, writeFields } from './stored-fields.ts'

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

/** Column of `idea_validations` that the evidence step fills. */
export const storeEvidence = ({ citations }: EvidenceSection) => ({ real_citations: citations })

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
    channel: orNull(fields.text('channel')),
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
    market: readMarket(fieldOf(row, 'marketValidation')),
    evidence: Array.isArray(realCitations) ? { citations: citationsIn(realCitations) } : null,
  }
}
