import {
  type ConceptSection,
  FEATURE_GROUP_NAMES,
  FEATURE_GROUPS,
  type Feature,
} from '../../domain/report.ts'

/** Features that can answer a competitor's weakness, numbered f1…fn for reference. */
export const answeringFeatures = ({ features }: ConceptSection): { id: string; text: string }[] =>
  [...features.core, ...features.mustHave].map(({ description }, at) => ({
    id: `f${at + 1}`,
    text: description.text,
  }))

const textsOf = (features: Feature[]) => features.map(({ description }) => description.text)

/** The first product: overview, roles, core and must-have features. Personas and market are written from it. */
export function firstProductText(concept: ConceptSection): string {
  const { overview, roles } = concept
  const numbered = answeringFeatures(concept).map(({ id, text }) => `${id}: ${text}`)
  return [
    overview.text,
    `Roles: ${roles.map(({ title, focus }) => `${title.text} (${focus.text})`).join('; ')}`,
    `${FEATURE_GROUP_NAMES.core} and ${FEATURE_GROUP_NAMES.mustHave} features:`,
    ...numbered,
  ].join('\n')
}

/** The whole concept as prompt data for its revision. */
export function conceptText(concept: ConceptSection): string {
  const others = FEATURE_GROUPS.slice(2).flatMap((group) => textsOf(concept.features[group]))
  return `${firstProductText(concept)}\nLater features: ${others.join('; ')}`
}
