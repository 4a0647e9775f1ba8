import { MONTHLY_USERS, type MonthlyUsers } from '../../../domain/planning.ts'
import type { Brief, BriefFeature } from '../brief.ts'
import { hardIds, hardWork } from '../hard-parts.ts'
import { concernsLaw } from '../risks.ts'
import { counted, listed, quoted } from '../words.ts'
import type { Draft, Recipe } from '../work.ts'
import { buildOf, lastOf } from './build.ts'
import { operation, safety } from './operation.ts'

/** Most users a month and the requests a second at their busiest moment that are assumed for them. */
const LOAD: Record<MonthlyUsers, { requests: number; hours: number }> = {
  small: { requests: 5, hours: 8 },
  medium: { requests: 25, hours: 12 },
  large: { requests: 150, hours: 20 },
  xlarge: { requests: 800, hours: 36 },
  enterprise: { requests: 3_000, hours: 60 },
}
const MAX_RISKS = 4

const isNew = ({ group }: BriefFeature) => group === 'niceToHave'

/** What is there already is made to last; what comes in only now is built first. */
function featureWork(brief: Brief, feature: BriefFeature): Draft[] {
  const { id, label, nature } = feature
  const built = isNew(feature) ? buildOf(brief, feature) : []
  const after = built.length ? lastOf([feature], brief.detailed) : ['baseline']
  const harden: Draft = {
    id: `${id}-harden`,
    work: 'server',
    hours: isNew(feature) ? 3 : 6,
    feature,
    name: `Harden ${label}: ${nature.guard}`,
    after,
  }
  if (!brief.detailed || isNew(feature)) return [...built, harden]
  const regression: Draft = {
    id: `${id}-regress`,
    work: 'quality',
    hours: 3,
    feature,
    name: `Automatic test of ${label} for every release: ${nature.cases}`,
    after: ['baseline'],
  }
  return [harden, regression]
}

function load({ input, stack }: Brief): { drafts: Draft[]; expected: string } {
  const users = input.planning.monthlyUsers
  const { requests, hours } = LOAD[users || 'medium']
  const label = MONTHLY_USERS.find(({ id }) => id === users)?.label.toLowerCase()
  const expected = label
    ? `${label} users a month`
    : 'the number of users a month, which the plan leaves open (1,000 to 10,000 assumed)'
  const store = stack.database.length ? listed(stack.database) : 'the database'
  return {
    expected,
    drafts: [
      {
        id: 'load',
        work: 'operations',
        hours,
        name: `Load test for ${expected}: ${requests.toLocaleString('en')} requests a second at the busiest moment (an assumption)`,
        after: ['monitoring'],
      },
      {
        id: 'slowest',
        work: 'server',
        hours: hours * 1.5,
        name: `Speed up the five slowest requests and their use of ${store}`,
        after: ['load'],
        uncertain: true,
      },
    ],
  }
}

/** The risks of the report that a product has to answer before it is open to all, those of the law first. */
const riskWork = ({ market }: Brief): Draft[] =>
  (market?.risks ?? [])
    .toSorted((a, b) => Number(concernsLaw(b)) - Number(concernsLaw(a)) || b.severity - a.severity)
    .filter((risk) => concernsLaw(risk) || risk.severity > 1)
    .slice(0, MAX_RISKS)
    .map(({ text, mitigation }, index) => ({
      id: `risk-${index + 1}`,
      work: 'product',
      hours: 8,
      name: `Address a risk from the report: ${quoted(text.text, 80)}${mitigation ? `; its remedy: ${quoted(mitigation.text, 80)}` : ''}`,
      after: ['baseline'],
    }))

/** Secured, watched and ready for many users at once. */
export function productionRecipe(brief: Brief): Recipe {
  const { features, audience, hardParts } = brief
  const hardened = features.flatMap((feature) => featureWork(brief, feature))
  const { drafts: loads, expected } = load(brief)
  const risks = riskWork(brief)
  const made = features.map(({ id }) => `${id}-harden`)
  const closed = [
    ...hardIds(hardParts),
    'attack',
    'slowest',
    'runbook',
    'support',
    'personal',
    'dues',
    ...risks.map(({ id }) => id),
  ]
  const fresh = features.filter(isNew)
  const frame = fresh.length ? designFor(fresh) : []
  return {
    drafts: [
      ...safety(brief),
      ...frame,
      ...hardWork(hardParts, 'production', ['baseline']),
      ...hardened,
      ...loads,
      ...risks,
      ...operation(brief, [...made.slice(0, 450), ...closed]),
    ],
    milestones: [
      {
        name: 'Monitored day and night, and restored once from a backup',
        reaches: ['monitoring', 'backups'],
      },
      { name: 'No open findings from the penetration test', reaches: ['attack'] },
      { name: `Holds ${expected}`, reaches: ['slowest'] },
      ...(made.length
        ? [{ name: `${counted(made.length, 'feature')} hardened`, reaches: made.slice(0, 500) }]
        : []),
      { name: 'Open to everyone', reaches: ['rollout'] },
    ],
    deliverables: [
      `The product for ${quoted(audience, 90)}, tested under load for ${expected}`,
      'A penetration test report, with what was fixed',
      'Alerts, tested backups, and a runbook for nights',
      ...(risks.length
        ? [`${counted(risks.length, 'risk')} from the report addressed, each with an owner`]
        : []),
      ...(fresh.length ? [`New: ${listed(fresh.slice(0, 4).map(({ label }) => label))}`] : []),
    ],
  }
}

/** What is built only now needs its screens drawn. */
const designFor = (fresh: BriefFeature[]): Draft[] => [
  {
    id: 'design',
    work: 'design',
    hours: 3 * Math.min(fresh.length, 20),
    name: `Draw the screens of what is new: ${listed(fresh.slice(0, 3).map(({ label }) => label))}`,
  },
]
