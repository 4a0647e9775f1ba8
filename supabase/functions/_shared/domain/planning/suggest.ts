import { obtainableCustomersOf } from '../market-model.ts'
import type { Phase } from '../phases.ts'
import type { Report } from '../report.ts'
import { budgetIn, durationIn, namedIn, youWrote } from './cues.ts'
import { type Ground, groundOf } from './ground.ts'
import type { BudgetRange, MonthlyUsers, PlatformId, Timeline, VisualStyle } from './options.ts'
import { suggestTechnology } from './suggest-technology.ts'
import type { TechnologyId } from './technology.ts'

type Reasons<Id extends string> = Partial<Record<Id, string>>

/** Why each suggested option fits, by the field of the form and the id of the option. */
export interface Suggestions {
  platforms: Reasons<PlatformId>
  developmentPhases: Reasons<Phase>
  technologyStack: Reasons<TechnologyId>
  brandingPreferences: Reasons<VisualStyle>
  monthlyUsers: Reasons<MonthlyUsers>
  timeline: Reasons<Timeline>
  budgetRange: Reasons<BudgetRange>
}

const CUES = {
  web: /\b(?:web ?apps?|websites?|web[- ]based|web (?:platform|application|portal)|browser extension)\b/i,
  mobile:
    /\b(?:mobile|phone|smartphone|iphone|ios|android) (?:apps?|games?|application)\b|\b(?:iOS|Android)\b/i,
  desktop:
    /\bdesktop (?:apps?|programs?|software|application)\b|\b(?:Windows|macOS|Mac|Linux) (?:app|program)s?\b/i,
  erp: /\b(?:ERP|SAP|NetSuite|Odoo|Microsoft Dynamics|Dynamics 365|[Ee]nterprise resource planning)\b/,
  uncertain:
    /\b(?:AI|artificial intelligence|machine learning|computer vision|speech recognition|sensors?|hardware|bluetooth|drones?|robots?|blockchain)\b/i,
  regulated:
    /\b(?:HIPAA|GDPR|PCI(?: DSS)?|SOC 2|hospitals?|banks?|insurers?|governments?|patient (?:data|records))\b/i,
}

/** Subjects that imply a visual style, and why. */
const STYLE_CUES: readonly (readonly [VisualStyle, RegExp, string])[] = [
  [
    'minimal',
    /\b(?:meditation|mindfulness|wellness|journaling|older people|elderly|seniors)\b/i,
    'calm screens help here',
  ],
  ['modern', /\b(?:SaaS|developers?|software teams?|startups?)\b/i, 'this audience is used to it'],
  [
    'classic',
    /\b(?:luxury|heritage|wines?|weddings?|museums?|antiques?)\b/i,
    'tradition is part of the subject',
  ],
  [
    'playful',
    /\b(?:kids?|children|games?|toys?|pets?|dogs?|cats?)\b/i,
    'a light subject carries a light tone',
  ],
  [
    'corporate',
    /\b(?:banks?|insurance|compliance|accounting|accountants?|law firms?|ERP|government|warehouses?)\b/i,
    'it is made for daily work',
  ],
]

type Step<Id> = readonly [end: number, id: Id]
const LAST = Number.POSITIVE_INFINITY
const USERS_BELOW: readonly Step<MonthlyUsers>[] = [
  [1_000, 'small'],
  [10_000, 'medium'],
  [100_000, 'large'],
  [1_000_000, 'xlarge'],
  [LAST, 'enterprise'],
]
const MONTHS_UP_TO: readonly Step<Timeline>[] = [
  [3, '1-3-months'],
  [6, '3-6-months'],
  [12, '6-12-months'],
  [LAST, '12-plus-months'],
]
const DOLLARS_UP_TO: readonly Step<BudgetRange>[] = [
  [25_000, '5k-25k'],
  [50_000, '25k-50k'],
  [100_000, '50k-100k'],
  [LAST, '100k-plus'],
]
const LEAST_BUDGET_DOLLARS = 5_000

/** Rule of thumb for the timeline: one week per first feature, and four weeks for everything around them. */
const SURROUNDING_WEEKS = 4
const WEEKS_PER_MONTH = 52 / 12

/** Removes options without a reason. */
function reasons<Id extends string>(given: readonly (readonly [Id, string | null])[]): Reasons<Id> {
  const found: Reasons<Id> = {}
  for (const [id, reason] of given) if (reason) found[id] = reason
  return found
}

function quoted({ words }: Ground, cue: RegExp, why = ''): string | null {
  const named = namedIn(words, cue)
  return named && `${youWrote(named)}${why && `: ${why}`}.`
}

/** A platform fits if at least a third of the first features are marked for it. */
const marked = ({ features, counted }: Ground, count: number, platform: string): string | null =>
  count > 0 && count * 3 >= features.length
    ? `Marked ${platform} in the report: ${count} of ${counted}.`
    : null

const platformsFor = (ground: Ground) =>
  reasons<PlatformId>([
    ['web', quoted(ground, CUES.web) ?? marked(ground, ground.web, 'Web')],
    ['mobile', quoted(ground, CUES.mobile) ?? marked(ground, ground.mobile, 'Mobile')],
    ['desktop', quoted(ground, CUES.desktop)],
    ['erp', quoted(ground, CUES.erp)],
  ])

function phasesFor(ground: Ground) {
  const { features, counted, report } = ground
  const prototype = report.market?.riskiestAssumption
    ? 'It can test the riskiest assumption of the report before code is paid for.'
    : features.length && `It shows the report's ${counted} to real people before any is programmed.`
  return reasons<Phase>([
    ['interactive', prototype || null],
    ['poc', quoted(ground, CUES.uncertain, 'show that it works before the rest is built on it')],
    ['mvp', features.length > 0 ? `A first version has a clear extent: the report's ${counted}.` : null],
    ['production', quoted(ground, CUES.regulated, 'this asks for a secured and monitored release')],
  ])
}

const stylesFor = (ground: Ground) =>
  reasons(STYLE_CUES.map(([style, cue, why]) => [style, quoted(ground, cue, why)] as const))

function usersFor({ report: { market } }: Ground): Reasons<MonthlyUsers> {
  const customers = market?.model ? obtainableCustomersOf(market.model) : 0
  const id = customers > 0 ? USERS_BELOW.find(([end]) => customers < end)?.[1] : undefined
  const about = Number(customers.toPrecision(2)).toLocaleString('en')
  return id ? { [id]: `The report's market model wins about ${about} customers in its base case.` } : {}
}

function timelineFor({ words, features, counted }: Ground): Reasons<Timeline> {
  const own = durationIn(words)
  const months = own?.months ?? (features.length + SURROUNDING_WEEKS) / WEEKS_PER_MONTH
  const id = own || features.length > 0 ? MONTHS_UP_TO.find(([end]) => months <= end)?.[1] : undefined
  const rule = `Rule of thumb: a week for each of ${counted}, and ${SURROUNDING_WEEKS} for the rest.`
  return id ? { [id]: own ? `${youWrote(own.words)}.` : rule } : {}
}

function budgetFor({ words }: Ground): Reasons<BudgetRange> {
  const own = budgetIn(words)
  const id =
    own && own.dollars >= LEAST_BUDGET_DOLLARS && DOLLARS_UP_TO.find(([end]) => own.dollars <= end)?.[1]
  return own && id ? { [id]: `${youWrote(own.words)}.` } : {}
}

/**
 * Suggestions for a report, each with a one-line reason: platforms by the badges of its features, the number of users
 * by its market model, and anything that the founder named in the idea (English words only). Options without a reason
 * are not suggested. Suggestions are shown beside the options; the choice is the founder's.
 */
export function suggestPlanning(report: Report, idea = ''): Suggestions {
  const ground = groundOf(report, idea)
  const platforms = platformsFor(ground)
  return {
    platforms,
    developmentPhases: phasesFor(ground),
    technologyStack: suggestTechnology(ground, platforms),
    brandingPreferences: stylesFor(ground),
    monthlyUsers: usersFor(ground),
    timeline: timelineFor(ground),
    budgetRange: budgetFor(ground),
  }
}
