import type { Persona } from '../../../domain/report.ts'
import type { Brief, BriefFeature } from '../brief.ts'
import { hardIds, hardWork } from '../hard-parts.ts'
import { clause, counted, listed, quoted } from '../words.ts'
import type { Draft, Recipe } from '../work.ts'

const SURFACE_NAMES = { web: 'the web', mobile: 'the phone', desktop: 'the desktop', erp: 'the ERP system' }
const HOURS_PER_TEST_DAY = 2
const TEST_HOURS = { least: 6, most: 40 }

const placesIn = ({ surfaces }: BriefFeature) => listed(surfaces.map((id) => SURFACE_NAMES[id]))

/** A way through the screens for each kind of user; one for all where the report names none. */
function flows({ users, audience }: Brief): Draft[] {
  const ways = users.map(({ title, responsibilities }, index): Draft => {
    const first = responsibilities[0] ? `: ${clause(responsibilities[0].text, 90)}` : ''
    return {
      id: `flow-${index + 1}`,
      work: 'design',
      hours: 3,
      name: `Map the path of ${quoted(title.text, 50)} through the product${first}`,
      after: ['question'],
    }
  })
  if (ways.length) return ways
  const name = `Map the path of ${quoted(audience, 70)} through the product, from the first screen to the result`
  return [{ id: 'flow-1', work: 'design', hours: 4, name, after: ['question'] }]
}

const screensOf = (feature: BriefFeature, ways: string[], detailed: boolean): Draft[] => {
  const { id, label, nature, surfaces, group } = feature
  const hours = (nature.screens / 3) * (1 + 0.5 * (surfaces.length - 1))
  const draw: Draft = {
    id: `${id}-screens`,
    work: 'design',
    hours: detailed ? hours : hours + 1,
    feature,
    name: `Draw the screens of ${label} for ${placesIn(feature)}, including error states`,
    after: [...ways, 'style'],
  }
  if (!detailed || group !== 'core') return [draw]
  const name = `Make ${label} clickable from end to end with example data`
  const link: Draft = {
    id: `${id}-link`,
    work: 'design',
    hours: 2,
    feature,
    name,
    after: [draw.id, 'examples'],
  }
  return [draw, link]
}

/** Sessions with each persona; the first one pays first, so most sessions are with it. */
const sessions = ({ description, goals }: Persona, index: number): Draft => ({
  id: `sessions-${index + 1}`,
  work: 'design',
  hours: index === 0 ? 10 : 5,
  name: `Watch ${index === 0 ? 'five' : 'three'} people use it without help: ${clause(description.text, 70)}${
    goals[0] ? `; their task: ${clause(goals[0].text, 70)}` : ''
  }`,
  after: ['invite', 'dry-run'],
})

function nextTest({ market }: Brief): Draft[] {
  if (!market?.nextTest) return []
  const { what, days } = market.nextTest
  const hours = Math.min(TEST_HOURS.most, Math.max(TEST_HOURS.least, days * HOURS_PER_TEST_DAY))
  const name = `Run the report's next test alongside the sessions: ${clause(what.text, 130)}`
  return [{ id: 'next-test', work: 'product', hours, name, after: ['question'], uncertain: true }]
}

function decision({ market }: Brief, after: string[]): Draft {
  const mark = market?.nextTest?.threshold.text
  const rule = mark
    ? `continue only if ${quoted(mark, 130)}`
    : 'continue only if most people finish without help'
  return {
    id: 'decide',
    work: 'product',
    hours: 3,
    name: `Put the findings on one page and decide: ${rule}`,
    after,
  }
}

function preparation({ market, personas, audience, styles }: Brief): Draft[] {
  const assumption = market?.riskiestAssumption?.text
  const channel = personas.find((persona) => persona.channel)?.channel?.text
  const look = styles.length ? `a ${listed(styles)} style` : 'one plain style, as the plan names none'
  return [
    {
      id: 'question',
      work: 'product',
      hours: 4,
      name: `Write down what the prototype must answer${assumption ? `: ${quoted(assumption, 140)}` : ` about ${quoted(audience, 80)}`}`,
    },
    {
      id: 'style',
      work: 'design',
      hours: 8,
      name: `Settle type, colors and the twenty components that all screens share, in ${look}`,
    },
    {
      id: 'examples',
      work: 'product',
      hours: 4,
      name: `Write example data from a real working day of ${quoted(audience, 90)}`,
      after: ['question'],
    },
    {
      id: 'invite',
      work: 'product',
      hours: 6,
      name: channel
        ? `Invite people for the sessions where the report places them: ${quoted(channel, 110)}`
        : 'Find out where to meet people for the sessions, since the report names no channel, and invite them',
      after: ['question'],
    },
  ]
}

/** Screens to click through with real people, before any code is written. */
export function interactiveRecipe(brief: Brief): Recipe {
  const { features, personas, audience, detailed, hardParts } = brief
  const ways = flows(brief)
  const wayIds = ways.map(({ id }) => id)
  const drawn = features.flatMap((feature) => screensOf(feature, wayIds, detailed))
  const tests = personas.length ? personas.map(sessions) : []
  const drawnIds = [
    ...(drawn.length ? drawn.map(({ id }) => id) : [...wayIds, 'style']),
    ...hardIds(hardParts),
  ]
  const dryRun = 'Walk an outsider through all screens once and fix what stops them'
  const withFirst: Draft = {
    id: 'sessions-1',
    work: 'design',
    hours: 10,
    name: `Watch five people use it without help: ${clause(audience, 110)}`,
    after: ['invite', 'dry-run'],
  }
  const met = tests.length ? tests : [withFirst]
  const sessionIds = met.map(({ id }) => id)
  const changes = 'Fix what at least two people stumbled over, core screens first'
  const drafts: Draft[] = [
    ...preparation(brief),
    ...ways,
    ...drawn,
    ...hardWork(hardParts, 'interactive', wayIds),
    { id: 'dry-run', work: 'product', hours: 3, name: dryRun, after: drawnIds },
    ...met,
    ...nextTest(brief),
    { id: 'changes', work: 'design', hours: 8, name: changes, after: sessionIds },
    decision(brief, ['changes', 'next-test']),
  ]
  return {
    drafts,
    milestones: [
      { name: 'Everyone agrees on the question and the paths through the product', reaches: wayIds },
      { name: 'All screens can be clicked through', reaches: ['dry-run'] },
      { name: `Seen in use by ${quoted(audience, 80)}`, reaches: sessionIds },
      { name: 'Decision made based on the test result', reaches: ['decide'] },
    ],
    deliverables: [
      `A clickable prototype with ${features.length ? counted(features.length, 'feature') : 'the main path through the product'}, with example data of ${quoted(audience, 90)}`,
      `${counted(ways.length, 'path')} through the product, drawn screen by screen`,
      'Notes of each session: what people tried, where they stopped, what they said',
      'One page with the decision and the figures behind it',
    ],
  }
}
