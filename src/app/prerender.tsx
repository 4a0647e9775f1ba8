import { type ComponentType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { LoginPage } from '@/features/auth/pages/login-page'
import { SignUpPage } from '@/features/auth/pages/sign-up-page'
import { LandingView } from '@/features/ideas/list/landing-view'
import { DashboardPage } from '@/features/ideas/pages/dashboard-page'
import { SubmitPage } from '@/features/ideas/pages/submit-page'
import { PrivacyPage } from '@/features/landing/pages/privacy-page'
import { TermsPage } from '@/features/landing/pages/terms-page'
import { PlanningPage } from '@/features/planning/pages/planning-page'
import { PricingPage } from '@/features/pricing/pages/pricing-page'
import { ProfilePage } from '@/features/profile/pages/profile-page'
import { MyRoadmapsPage } from '@/features/roadmaps/pages/my-roadmaps-page'
import { ProjectRoadmapPage } from '@/features/roadmaps/pages/project-roadmap-page'
import { patterns } from '@/shared/lib/paths'
import { HeaderSkeleton, Skeleton } from '@/shared/ui/skeleton'
import { ADMIN_PAGES } from './admin-pages'
import { App } from './app'
import { PLACEHOLDER_ID } from './first-paint/placeholder-id'
import { AuthLayout, PublicLayout } from './layouts/public-layout'
import { RootLayout } from './layouts/root-layout'
import { useSidebarStore } from './layouts/sidebar-context'
import { SignedInLayout } from './layouts/signed-in-layout'
import { HomePage } from './pages/home-page'
import { ResultsPage } from './pages/results-page'
import { loadSample, SamplePage } from './pages/sample-page'
import { PUBLIC_PAGES } from './public-pages'
import { createQueryClient } from './query-client'
import { routerReady } from './router-ready'

/** Pages that can be read without JavaScript; nothing on them waits for the backend. */
const ROUTES: RouteObject[] = [
  { path: patterns.home, Component: HomePage },
  {
    Component: AuthLayout,
    children: [
      { path: patterns.login, Component: LoginPage },
      { path: patterns.signup, Component: SignUpPage },
    ],
  },
  {
    Component: PublicLayout,
    children: [
      { path: patterns.sample, Component: SamplePage, loader: loadSample },
      { path: patterns.privacy, Component: PrivacyPage },
      { path: patterns.terms, Component: TermsPage },
    ],
  },
]
const LEFT_TO_THE_APP: string[] = [patterns.contact]

async function markupOf(routes: RouteObject[], path: string): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await routerReady(router)
  const markup = renderToString(
    <StrictMode>
      <App router={router} client={createQueryClient()} />
    </StrictMode>,
  )
  // Until the app runs, nothing moves focus to a tab, so the tab list itself is focusable.
  return markup.replaceAll(/(<div role="tablist"[^>]*) tabindex="-1"/gi, '$1 tabindex="0"')
}

/**
 * Every public page as a visitor sees it; the build writes one file for each. Renders the same tree as the app
 * (router.tsx).
 */
const publicPages = () =>
  Promise.all(
    PUBLIC_PAGES.map(async ({ path, head, module }) => ({
      path,
      module,
      ...head,
      markup: LEFT_TO_THE_APP.includes(path)
        ? ''
        : await markupOf([{ Component: RootLayout, children: ROUTES }], path),
    })),
  )

/** A part of what app.html shows before the app runs: a frame for a kind of user, or a page by its name. */
interface FirstPaintPart {
  kind: 'frame' | 'page'
  name: string
  /** The addresses of the page, as a regular expression whose first group is the id; '' if there are none. */
  at: string
  /** The source files of the page, relative to the root: those that the app loads first at these addresses. */
  modules: string[]
  markup: string
}

const pageSlot = <div data-slot="page" />

const Other = () => (
  <>
    <HeaderSkeleton />
    {['a', 'b', 'c'].map((block) => (
      <Skeleton key={block} className="mb-4 h-28 rounded-lg" />
    ))}
  </>
)
const Empty = () => <LandingView onRefused={() => undefined} />

const drawn = (name: string, Component: ComponentType, modules: string[], ...at: string[]) => ({
  ...{ name, Component, at },
  modules: modules.map((module) => (module.startsWith('supabase/') ? module : `src/${module}`)),
})

const STORED = 'supabase/functions/_shared/domain/stored-validation.ts'

const PAGES = [
  drawn('dashboard', DashboardPage, ['features/ideas/pages/dashboard-page.tsx'], patterns.dashboard),
  drawn('empty', Empty, []),
  drawn('submit', SubmitPage, ['features/ideas/pages/submit-page.tsx'], patterns.validateIdea),
  drawn('report', ResultsPage, [STORED, 'app/pages/results-page.tsx'], patterns.results),
  drawn('planning', PlanningPage, ['features/planning/pages/planning-page.tsx'], patterns.planning),
  drawn(
    'roadmap',
    ProjectRoadmapPage,
    [STORED, 'features/roadmaps/pages/project-roadmap-page.tsx'],
    ...[patterns.projectRoadmap, patterns.roadmap],
  ),
  drawn('roadmaps', MyRoadmapsPage, ['features/roadmaps/pages/my-roadmaps-page.tsx'], patterns.roadmaps),
  drawn('pricing', PricingPage, ['features/pricing/pages/pricing-page.tsx'], patterns.pricing),
  drawn(
    'profile',
    ProfilePage,
    ['features/profile/pages/profile-page.tsx'],
    ...[patterns.userProfile, patterns.adminProfile],
  ),
  drawn(
    'other',
    Other,
    [],
    ...[
      patterns.compare,
      patterns.resultsRoot,
      patterns.roadmapPackages,
      patterns.checkout,
      patterns.payment,
    ],
    ...[patterns.profile, patterns.admin],
    ...ADMIN_PAGES.map(({ path }) => path).filter((path) => path !== patterns.adminProfile),
  ),
]

/** A route pattern as the source of a regular expression; parameters are groups. */
const asExpression = (pattern: string) =>
  `^${pattern.replaceAll(/\/:\w+\?/g, '(?:/([^/]+))?').replaceAll(/:\w+/g, '([^/]+)')}/?$`

/** Markup that a page can show before the app runs, by kind of user. Call this last: it changes the signed-in user. */
async function firstPaint(): Promise<FirstPaintPart[]> {
  const visitor = [
    {
      ...{ name: 'login', path: patterns.login, Component: LoginPage },
      modules: ['src/features/auth/pages/login-page.tsx'],
    },
    { name: 'public', path: '*', Component: () => null, modules: [] },
  ].map(async ({ name, path, Component, modules }) => ({
    ...{ kind: 'page' as const, name, at: '', modules },
    markup: await markupOf(
      [{ Component: AuthLayout, children: [{ path, Component }] }],
      path === '*' ? patterns.confirm : path,
    ),
  }))
  const parts: FirstPaintPart[] = await Promise.all(visitor)
  for (const isAdmin of [false, true])
    for (const isOpen of [true, false]) {
      // On the server every hook reads the initial state.
      Object.assign(useAuthStore.getInitialState(), {
        userId: PLACEHOLDER_ID,
        isAuthenticated: true,
        isAdmin,
      })
      Object.assign(useSidebarStore.getInitialState(), { isOpen })
      const frame = [{ Component: SignedInLayout, children: [{ path: '*', element: pageSlot }] }]
      parts.push({
        ...{ kind: 'frame', at: '', modules: [] },
        name: `${isAdmin ? 'admin' : 'user'}-${isOpen ? 'open' : 'narrow'}`,
        markup: await markupOf(frame, '/'),
      })
    }
  Object.assign(useAuthStore.getInitialState(), { isAdmin: false })
  for (const { name, Component, at, modules } of PAGES) {
    const path = at[0] ?? '/'
    parts.push({
      ...{ kind: 'page', name, modules },
      at: at.map(asExpression).join('|'),
      markup: await markupOf([{ path, Component }], path.replace(/:id\??/, PLACEHOLDER_ID)),
    })
  }
  return parts
}

/** Everything that the build writes into pages. */
export async function prerendered() {
  const pages = await publicPages()
  return { pages, parts: await firstPaint() }
}
