import type { PlatformId } from '../../../domain/planning.ts'
import type { Brief, BriefFeature } from '../brief.ts'
import type { Draft } from '../work.ts'

/** Times the hours of the same screens on the web. */
const SCREEN_FACTOR: Record<PlatformId, number> = { web: 1, mobile: 1.3, desktop: 1.2, erp: 1.5 }
const BOTH_PHONES_FACTOR = 2

const SCREENS: Record<PlatformId, string> = {
  web: 'Web screens for',
  mobile: 'Mobile screens for',
  desktop: 'Desktop screens for',
  erp: 'Within the ERP system:',
}

/** Two native apps are twice the work of one. */
function screenHours({ stack }: Brief, { nature }: BriefFeature, surface: PlatformId): number {
  const native = surface === 'mobile' && stack.mobile.includes('Swift') && stack.mobile.includes('Kotlin')
  return nature.screens * SCREEN_FACTOR[surface] * (native ? BOTH_PHONES_FACTOR : 1)
}

/** A feature from its data to its test: the server, the screens of each platform, and cases to try. */
export function buildOf(brief: Brief, feature: BriefFeature): Draft[] {
  const { id, label, nature, surfaces, usesModel } = feature
  const work = usesModel ? 'model' : 'server'
  if (!brief.detailed) {
    const hours = surfaces.reduce((sum, each) => sum + screenHours(brief, feature, each), nature.server + 4)
    return [
      {
        id: `${id}-build`,
        work,
        hours,
        feature,
        name: `Build ${label} end to end: ${nature.work}`,
        after: ['data', 'baseline'],
      },
    ]
  }
  const screens = surfaces.map(
    (surface): Draft => ({
      id: `${id}-${surface}`,
      work: surface,
      hours: screenHours(brief, feature, surface),
      feature,
      name: `${SCREENS[surface]} ${label}`,
      after: [`shell-${surface}`, 'design', 'contract'],
    }),
  )
  return [
    {
      id: `${id}-server`,
      work,
      hours: nature.server,
      feature,
      name: `Back end for ${label}: ${nature.work}`,
      after: ['data', 'setup', 'baseline'],
    },
    ...screens,
    {
      id: `${id}-test`,
      work: 'quality',
      hours: 2 + 1.5 * surfaces.length,
      feature,
      name: `Test ${label}: ${nature.cases}`,
      after: [`${id}-server`, ...screens.map((draft) => draft.id)],
    },
  ]
}

/** The last task of each feature that was built so. */
export const lastOf = (features: readonly BriefFeature[], detailed: boolean): string[] =>
  features.map(({ id }) => `${id}-${detailed ? 'test' : 'build'}`)
