import {
  type ConceptSection,
  FEATURE_GROUPS,
  type Feature,
  type FeatureGroup,
  type Role,
} from '../../domain/report.ts'
import type { ConceptOutput } from '../output/concept.ts'
import { listFault, textFault } from './faults.ts'
import { LENGTH, plain } from './plain.ts'
import { claim, proposal, proposals } from './statements.ts'

const MAX = { roles: 6, responsibilities: 4, features: 6 }
const LEAST: Record<FeatureGroup, number> = { core: 3, mustHave: 3, shouldHave: 1, niceToHave: 1, future: 1 }

type FeatureOutput = ConceptOutput['features']['core'][number]

/** What is missing in a concept, for the repair. */
export function conceptFaults({ overview, roles, features }: ConceptOutput): string[] {
  return [
    ...textFault('overview', overview),
    ...listFault(
      'roles',
      roles.map(({ title }) => title),
      3,
    ),
    ...roles.flatMap(({ focus, responsibilities }, at) => [
      ...textFault(`roles[${at}].focus`, focus),
      ...listFault(`roles[${at}].responsibilities`, responsibilities, 1),
    ]),
    ...FEATURE_GROUPS.flatMap((group) => listFault(`features.${group}`, features[group], LEAST[group])),
  ]
}

const roleOf = (idea: string, { title, focus, responsibilities }: ConceptOutput['roles'][number]): Role => ({
  title: proposal(idea, title, LENGTH.name),
  focus: proposal(idea, focus, LENGTH.statement),
  responsibilities: proposals(idea, responsibilities, MAX.responsibilities),
})

/** A feature that is needed nowhere is one whose place the model could not tell: both are open. */
const featureOf = (idea: string, { text, web, mobile }: FeatureOutput): Feature => ({
  description: proposal(idea, text, LENGTH.line),
  platforms: { web: web || !mobile, mobile: mobile || !web },
})

/** The concept section; whatever stands in the idea word for word is the founder's. */
export function conceptSection({ overview, roles, features }: ConceptOutput, idea: string): ConceptSection {
  const featuresOf = (group: FeatureGroup) =>
    features[group]
      .filter(({ text }) => plain(text, LENGTH.line) !== '')
      .slice(0, MAX.features)
      .map((feature) => featureOf(idea, feature))
  return {
    overview: claim(idea, overview, LENGTH.paragraph),
    features: Object.fromEntries(FEATURE_GROUPS.map((group) => [group, featuresOf(group)])) as Record<
      FeatureGroup,
      Feature[]
    >,
    roles: roles
      .filter(({ title }) => plain(title, LENGTH.name) !== '')
      .slice(0, MAX.roles)
      .map((role) => roleOf(idea, role)),
    citations: [],
  }
}
