import { z } from 'zod'
import {
  type ConceptSection,
  FEATURE_GROUPS,
  type Feature,
  type FeatureGroup,
  type Role,
} from '../../domain/report.ts'
import { TITLE_CUT } from '../../domain/title.ts'
import { briefOutputSchema } from './brief.ts'
import { listFault, textFault } from './faults.ts'
import { LENGTH, toPlainText } from './plain.ts'
import { claim, proposal, proposals } from './statements.ts'

const featuresSchema = (what: string, count: string) =>
  z
    .array(
      z.object({
        text: z.string().describe('What a user of this product can do with it, at most 160 characters'),
        web: z.boolean().describe('Whether it is needed in the browser'),
        mobile: z.boolean().describe('Whether it is needed on the phone'),
      }),
    )
    .describe(`${what}; ${count} of them`)

export const conceptOutputSchema = z.object({
  brief: briefOutputSchema.describe('What the idea itself says, before anything is added'),
  title: z
    .string()
    .describe(
      'A short title for the report: the name of the product if the idea has one, else what it is and for whom; at most 50 characters, no full stop',
    ),
  overview: z
    .string()
    .describe(
      'What is to be built, for whom, and which problem it solves: 2 to 4 sentences, at most 700 characters',
    ),
  roles: z
    .array(
      z.object({
        title: z.string().describe('Name of the role, at most 60 characters'),
        focus: z.string().describe('What this role wants from the product, one sentence'),
        responsibilities: z.array(z.string()).describe('What this role does in the product; 2 to 4 of them'),
      }),
    )
    .describe('Who works with the product; 3 to 6 roles'),
  features: z.object({
    core: featuresSchema('Without these the product does not solve the problem at all', '3 to 6'),
    mustHave: featuresSchema('Needed before the first customer pays', '3 to 6'),
    shouldHave: featuresSchema('Expected soon after the start', '2 to 5'),
    niceToHave: featuresSchema('Pleasant, but nobody leaves for want of them', '2 to 5'),
    future: featuresSchema('Only once the product is in daily use', '2 to 5'),
  }),
})
export type ConceptOutput = z.infer<typeof conceptOutputSchema>

const MAX = { roles: 6, responsibilities: 4, features: 6 }
const LEAST: Record<FeatureGroup, number> = { core: 3, mustHave: 3, shouldHave: 1, niceToHave: 1, future: 1 }

type FeatureOutput = ConceptOutput['features']['core'][number]

/** Missing parts of a concept, for the repair. */
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

/** A feature assigned to neither web nor mobile counts for both, because the model could not tell. */
const featureOf = (idea: string, { text, web, mobile }: FeatureOutput): Feature => ({
  description: proposal(idea, text, LENGTH.line),
  platforms: { web: web || !mobile, mobile: mobile || !web },
})

/** The concept section; statements that repeat the idea verbatim are attributed to the founder. */
export function conceptSection(
  { title, overview, roles, features }: ConceptOutput,
  idea: string,
): ConceptSection {
  const featuresOf = (group: FeatureGroup) =>
    features[group]
      .filter(({ text }) => toPlainText(text, LENGTH.line) !== '')
      .slice(0, MAX.features)
      .map((feature) => featureOf(idea, feature))
  const suggestedTitle = toPlainText(title, LENGTH.name).replace(/\.$/, '')
  return {
    overview: claim(idea, overview, LENGTH.paragraph),
    features: Object.fromEntries(FEATURE_GROUPS.map((group) => [group, featuresOf(group)])) as Record<
      FeatureGroup,
      Feature[]
    >,
    roles: roles
      .filter(({ title }) => toPlainText(title, LENGTH.name) !== '')
      .slice(0, MAX.roles)
      .map((role) => roleOf(idea, role)),
    citations: [],
    // A title that is too long is dropped: if cut, it would say something else.
    ...(suggestedTitle && [...suggestedTitle].length <= TITLE_CUT && { suggestedTitle }),
  }
}
