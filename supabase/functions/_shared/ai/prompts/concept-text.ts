import {
  type ConceptSection,
  FEATURE_GROUP_NAMES,
  FEATURE_GROUPS,
  type Feature,
} from '../../domain/report.ts'

/** Features that can answer a competitor's weakness, with the numbers f1…fn by which they are named. */
export const answeringFeatures = ({ features }: ConceptSection): { id: string; text: string }[] =>
  [...features.core, ...features.mustHave].map(({ description }, at) => ({
    id: `f${at + 1}`,
    text: description.text,
  }))

const textsOf = (features: Feature[]) => features.map(({ description }) => description.text)

/** The finished concept as data for the parts that build on it. */
export function conceptText(concept: ConceptSection): string {
  const { overview, roles, features } = concept
  const numbered = answeringFeatures(concept).map(({ id, text }) => `${id}: ${text}`)
  const others = FEATURE_GROUPS.slice(2).flatMap((group) => textsOf(features[group]))
  return [
    overview.text,
    `Roles: ${roles.map(({ title, focus }) => `${title.text} (${focus.text})`).join('; ')}`,
    `${FEATURE_GROUP_NAMES.core} and ${FEATURE_GROUP_NAMES.mustHave} features:`,
    ...numbered,
    `Later features: ${others.join('; ')}`,
  ].join('\n')
}
