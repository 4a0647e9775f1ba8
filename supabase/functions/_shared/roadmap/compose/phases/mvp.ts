import type { PlatformId } from '../../../domain/planning.ts'
import type { Brief, BriefFeature } from '../brief.ts'
import { hardIds, hardWork } from '../hard-parts.ts'
import { counted, listed, quoted } from '../words.ts'
import type { Draft, Recipe } from '../work.ts'
import { buildOf, lastOf } from './build.ts'
import { launch } from './launch.ts'

const SHELLS: Record<PlatformId, { work: Draft['work']; hours: number; name: string }> = {
  web: {
    work: 'web',
    hours: 14,
    name: 'Build the frame of the web app: sign-in, navigation, errors, empty states',
  },
  mobile: {
    work: 'mobile',
    hours: 20,
    name: 'Build the frame of the mobile app: sign-in, navigation, work without a connection, test builds',
  },
  desktop: {
    work: 'desktop',
    hours: 22,
    name: 'Build the frame of the desktop app: windows, signed installers, automatic updates',
  },
  erp: {
    work: 'erp',
    hours: 24,
    name: 'Build the connection to the ERP system: permissions, field mapping, change log',
  },
}

function foundation({ stack, users, surfaces, roleOf, features }: Brief): Draft[] {
  const cloud = stack.cloud.length ? ` with ${listed(stack.cloud)}` : ''
  const data = stack.database.length ? ` in ${listed(stack.database)}` : ''
  const who = users.length
    ? listed(users.map(({ title }) => quoted(title.text, 40)))
    : 'users and administrators'
  const setUp = `Set up the project, checks on every change, a staging environment and automatic releases${cloud}`
  return [
    ...(stack.all.length
      ? []
      : [
          {
            id: 'stack',
            work: 'server',
            hours: 6,
            name: 'Choose the stack by what the team knows, since the plan names none',
          } as const,
        ]),
    { id: 'setup', work: 'operations', hours: 14, name: setUp, after: ['stack'] },
    {
      id: 'data',
      work: 'server',
      hours: 12 + Math.min(features.length, 20) / 2,
      name: `Model the data for ${counted(features.length, 'feature')}${data}, with rules for who may see what`,
      after: ['stack'],
    },
    {
      id: 'access',
      work: 'server',
      hours: 14,
      name: `Sign-in, password reset and permissions for ${who}`,
      after: ['setup', 'data'],
    },
    ...surfaces.map((id): Draft => ({ id: `shell-${id}`, ...SHELLS[id], after: ['setup'] })),
    ...(roleOf('web') === roleOf('server')
      ? []
      : [
          {
            id: 'contract',
            work: 'server',
            hours: 6,
            name: 'Agree on the API between screens and back end, so both can be built at once',
            after: ['data'],
          } as const,
        ]),
  ]
}

/** Screens that were not drawn and tried in a prototype have to be drawn now. */
function designs({ input, features, styles }: Brief): Draft[] {
  const drawn = input.planning.developmentPhases.includes('interactive')
  const look = styles.length ? `${listed(styles)} ` : ''
  const first: Draft = drawn
    ? {
        id: 'design',
        work: 'design',
        hours: 12,
        name: `Turn the tested prototype screens into ${look}components`,
      }
    : {
        id: 'design',
        work: 'design',
        hours: 10 + 2.5 * Math.min(features.length, 40),
        name: `Draw the screens of ${counted(features.length, 'feature')} in ${look}components, since no prototype is planned`,
      }
  const polish = 'Go through all screens on a real device: wording, keyboard, contrast, screen reader'
  return [first, { id: 'polish', work: 'design', hours: 10, name: polish, after: ['feature-freeze'] }]
}

function billing({ market, audience, surfaces }: Brief): Draft[] {
  const way = market?.monetizationStrategies[0]?.text
  if (!way) return []
  const screens = surfaces[0] ?? 'web'
  return [
    {
      id: 'billing',
      work: 'server',
      hours: 28,
      name: `Let customers pay in the product; on prices the report says: ${quoted(way, 120)}`,
      after: ['access'],
    },
    {
      id: 'billing-screens',
      work: screens,
      hours: 12,
      name: `Screens to choose, pay and cancel for ${quoted(audience, 80)}, with receipts`,
      after: ['billing', `shell-${screens}`],
    },
  ]
}

const reviewHours = (drafts: readonly Draft[]) =>
  Math.max(8, Math.round(drafts.reduce((sum, { hours }) => sum + hours, 0) * 0.07))

/** The smallest product that first customers use and pay for. */
export function mvpRecipe(brief: Brief): Recipe {
  const { features, detailed, surfaces, audience, market, hardParts } = brief
  const built = features.flatMap((feature) => buildOf(brief, feature))
  const first = features.filter((feature: BriefFeature) => feature.first)
  const pays = (market?.monetizationStrategies.length ?? 0) > 0
  const ready = features.length ? lastOf(features, detailed) : surfaces.map((id) => `shell-${id}`)
  const freeze = 'Freeze the scope, try everything together and fix what breaks'
  const drafts: Draft[] = [
    ...foundation(brief),
    ...designs(brief),
    ...hardWork(hardParts, 'mvp', ['setup', 'data']),
    ...built,
    ...billing(brief),
    {
      id: 'feature-freeze',
      work: 'quality',
      hours: 14,
      name: freeze,
      after: [...ready.slice(0, 490), ...hardIds(hardParts), 'billing-screens'],
    },
    ...launch(brief),
  ]
  const review = `Plan the week, and show what is finished to one of ${quoted(audience, 80)}`
  return {
    drafts: [...drafts, { id: 'weekly', work: 'product', hours: reviewHours(drafts), name: review }],
    milestones: [
      {
        name: 'The foundation works: people can sign in on each platform',
        reaches: ['access', ...surfaces.map((id) => `shell-${id}`)],
      },
      ...(first.length
        ? [
            {
              name: `${counted(first.length, 'core or must-have feature')} built and tested`,
              reaches: lastOf(first, detailed).slice(0, 500),
            },
          ]
        : []),
      ...(pays ? [{ name: 'A first payment goes through', reaches: ['billing-screens'] }] : []),
      { name: 'First customers work with it', reaches: ['pilot'] },
      { name: 'Open to everyone', reaches: ['launch'] },
    ],
    deliverables: [
      `The product for ${listed(surfaces.map((id) => PLATFORM_WORDS[id]))} with ${counted(features.length, 'feature')}, in use by first customers`,
      ...(pays
        ? [
            `Payments from choosing a plan to canceling; on prices the report says: ${quoted(market?.monetizationStrategies[0]?.text ?? '', 160)}`,
          ]
        : []),
      'A staging environment, automatic releases and tests that run on every change',
      'Help pages, a privacy notice and terms reviewed by a lawyer',
      `Counts of ${quoted(audience, 90)} from the first day: who starts, who stays, who pays`,
    ],
  }
}

const PLATFORM_WORDS: Record<PlatformId, string> = {
  web: 'the web',
  mobile: 'iPhone and Android',
  desktop: 'the desktop',
  erp: 'the ERP system',
}
