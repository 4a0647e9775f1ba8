import type { PlatformId } from '../../../domain/planning.ts'
import type { Brief, BriefFeature } from '../brief.ts'
import { hardIds, hardWork } from '../hard-parts.ts'
import { clause, counted, listed, quoted } from '../words.ts'
import { type Draft, ofEach, type Recipe } from '../work.ts'

const CHECK_HOURS = 3
const MAX_RIVALS = 2

/** Core features are proven with throw-away code and then measured by somebody else. */
const proofOf = (feature: BriefFeature, audience: string): Draft[] => {
  const { id, label, nature, usesModel } = feature
  return [
    {
      id: `${id}-prove`,
      work: usesModel ? 'model' : 'server',
      hours: nature.proof,
      feature,
      name: `Prove ${label}: ${nature.proves}`,
      after: ['ground'],
    },
    {
      id: `${id}-measure`,
      work: 'product',
      hours: 3,
      feature,
      name: `Measure ${label} on cases of ${quoted(audience, 50)} and write down each failure`,
      after: [`${id}-prove`, 'cases'],
    },
  ]
}

const checkOf = (feature: BriefFeature): Draft => ({
  id: `${feature.id}-check`,
  work: feature.usesModel ? 'model' : 'server',
  hours: feature.nature.uncertain ? CHECK_HOURS * 2 : CHECK_HOURS,
  feature,
  name: `Check that ${feature.label} is feasible: ${feature.nature.asks}`,
  after: ['ground'],
})

const ON_PLATFORM: Record<PlatformId, { work: Draft['work']; hours: number; name: string }> = {
  web: {
    work: 'web',
    hours: 6,
    name: 'Show the proven part on a plain web page that five people can try from their own desks',
  },
  mobile: {
    work: 'mobile',
    hours: 10,
    name: 'Try the proven part on an old and a new phone, and on a bad connection',
  },
  desktop: {
    work: 'desktop',
    hours: 10,
    name: 'Install the proven part on two systems from a signed package, and use it without a network',
  },
  erp: {
    work: 'erp',
    hours: 16,
    name: "Read and write one real record in the test system of a customer's ERP, with the rights of a clerk",
  },
}

/** What the well-known names leave open is where a proof is worth most. */
const comparisons = ({ market }: Brief, after: string[]): Draft[] =>
  (market?.competitors ?? [])
    .filter(({ weaknesses }) => weaknesses.length > 0)
    .slice(0, MAX_RIVALS)
    .map(({ name, weaknesses }, index) => ({
      id: `rival-${index + 1}`,
      work: 'product',
      hours: 4,
      name: `Do the same three cases with ${clause(name.text, 50)} and compare; what the report holds against it: ${quoted(weaknesses[0]?.text ?? '', 90)}`,
      after,
    }))

function preparation({ market, audience, stack }: Brief): Draft[] {
  const assumption = market?.riskiestAssumption?.text
  const names = stack.all.length ? ` with ${listed(stack.all.slice(0, 6))}` : ''
  return [
    {
      id: 'marks',
      work: 'product',
      hours: 4,
      name: `Decide before building what result counts as proven${assumption ? `; what must hold: ${quoted(assumption, 120)}` : ''}`,
    },
    {
      id: 'cases',
      work: 'product',
      hours: 6,
      name: `Collect twenty real cases from ${quoted(audience, 70)}, odd ones included, with their consent`,
      after: ['marks'],
    },
    {
      id: 'ground',
      work: 'server',
      hours: 6,
      name: names
        ? `Set up one throwaway project${names}`
        : 'Choose the stack, since the plan names none, and set up one throwaway project',
      after: ['marks'],
    },
  ]
}

/** The one uncertain part, built far enough to see whether it works. */
export function pocRecipe(brief: Brief): Recipe {
  const { features, surfaces, audience, detailed, hardParts } = brief
  const core = features.filter(({ group }) => group === 'core')
  const others = features.filter(({ group }) => group !== 'core')
  const proofs = core.flatMap((feature) => proofOf(feature, audience).slice(0, detailed ? 2 : 1))
  const hard = hardIds(hardParts)
  const proven = [
    ...(core.length ? ofEach(core, detailed ? 'measure' : 'prove') : ['ground', 'cases']),
    ...hard,
  ]
  const shown = [...(core.length ? ofEach(core, 'prove') : ['ground']), ...hard]
  const onPlatforms = surfaces.map((id): Draft => ({ id: `on-${id}`, ...ON_PLATFORM[id], after: shown }))
  const rivals = comparisons(brief, proven)
  const trial = `Let three of ${quoted(audience, 80)} try what was proven, and ask what they would pay for it`
  const last = [...ofEach(others, 'check'), ...rivals.map(({ id }) => id), 'trial', 'costs']
  const costs = 'Work out what one use costs: services, storage, messages and people’s time'
  const report = 'Write down what was proven, what failed and what it means for the first version; decide'
  return {
    drafts: [
      ...preparation(brief),
      ...hardWork(hardParts, 'poc', ['ground', 'cases']),
      ...proofs,
      ...others.map(checkOf),
      ...onPlatforms,
      ...rivals,
      { id: 'costs', work: 'server', hours: 5, name: costs, after: shown },
      { id: 'trial', work: 'product', hours: 6, name: trial, after: onPlatforms.map(({ id }) => id) },
      { id: 'decide', work: 'product', hours: 5, name: report, after: [...last, ...proven] },
    ],
    milestones: [
      { name: 'Pass marks are fixed and real cases are at hand', reaches: ['marks', 'cases'] },
      ...(core.length
        ? [
            {
              name: `${counted(core.length, 'core feature')} proven or refuted${hard.length ? ', and what the idea asks for beyond them' : ''}`,
              reaches: proven.slice(0, 500),
            },
          ]
        : []),
      { name: `Tried by ${quoted(audience, 80)}`, reaches: ['trial'] },
      { name: 'Decision made on what the first version may promise', reaches: ['decide'] },
    ],
    deliverables: [
      ...core.slice(0, 4).map(({ label, nature }) => `A result in figures for ${label}: ${nature.proves}`),
      others.length
        ? `A list of the other ${counted(others.length, 'feature')} with what stands in the way of each`
        : 'A list of open questions the report leaves about the product',
      'The cost of one use, broken down',
      'The proof-of-concept code, marked as not for use in the product',
    ],
  }
}
