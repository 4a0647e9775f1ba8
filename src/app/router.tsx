import { createBrowserRouter, type LazyRouteFunction, type RouteObject, redirect } from 'react-router-dom'
import { paths, patterns } from '@/shared/lib/paths'
import { Wordmark } from '@/shared/ui/wordmark'
import { ADMIN_PAGES } from './admin-pages'
import {
  leaveLogin,
  leaveSignUp,
  readSession,
  requireAdmin,
  requireUser,
  sendAdminsToTheirDashboard,
  sendToOwnProfile,
  withoutEmptyParts,
} from './guards'
import { AuthLayout, PublicLayout } from './layouts/public-layout'
import { RootLayout } from './layouts/root-layout'
import { SignedInLayout } from './layouts/signed-in-layout'
import { ErrorPage, RootErrorPage } from './pages/error-page'
import { NotFoundPage } from './pages/not-found-page'
import {
  FORGOT_PASSWORD_HEAD,
  type HiddenHead,
  MAIL_LINK_HEAD,
  NOT_FOUND,
  type PageHead,
  PUBLIC_HEADS,
  SHARED_HEAD,
  sampleHead,
} from './public-pages'

type Page = LazyRouteFunction<RouteObject>

const landing: Page = async () => ({ Component: (await import('./pages/home-page')).HomePage })
const login: Page = async () => ({ Component: (await import('@/features/auth/pages/login-page')).LoginPage })
const signUp: Page = async () => ({
  Component: (await import('@/features/auth/pages/sign-up-page')).SignUpPage,
})
const confirm: Page = async () => ({
  Component: (await import('@/features/auth/pages/confirm-page')).ConfirmPage,
})
const forgotPassword: Page = async () => ({
  Component: (await import('@/features/auth/pages/forgot-password-page')).ForgotPasswordPage,
})
const sample: Page = async () => {
  const { SamplePage, loadSample } = await import('./pages/sample-page')
  return { Component: SamplePage, loader: loadSample }
}
const shared: Page = async () => ({ Component: (await import('./pages/shared-page')).SharedPage })
const privacy: Page = async () => ({
  Component: (await import('@/features/landing/pages/privacy-page')).PrivacyPage,
})
const terms: Page = async () => ({
  Component: (await import('@/features/landing/pages/terms-page')).TermsPage,
})
const profile: Page = async () => ({
  Component: (await import('@/features/profile/pages/profile-page')).ProfilePage,
})
const dashboard: Page = async () => ({
  Component: (await import('@/features/ideas/pages/dashboard-page')).DashboardPage,
})
const submit: Page = async () => ({
  Component: (await import('@/features/ideas/pages/submit-page')).SubmitPage,
})
const results: Page = async () => ({ Component: (await import('./pages/results-page')).ResultsPage })
const compare: Page = async () => ({
  Component: (await import('@/features/ideas/pages/compare-page')).ComparePage,
})
const planning: Page = async () => ({
  Component: (await import('@/features/planning/pages/planning-page')).PlanningPage,
})
const myRoadmaps: Page = async () => ({
  Component: (await import('@/features/roadmaps/pages/my-roadmaps-page')).MyRoadmapsPage,
})
const projectRoadmap: Page = async () => ({
  Component: (await import('@/features/roadmaps/pages/project-roadmap-page')).ProjectRoadmapPage,
})
const pricing: Page = async () => ({
  Component: (await import('@/features/pricing/pages/pricing-page')).PricingPage,
})
const checkout: Page = async () => ({
  Component: (await import('@/features/pricing/pages/checkout-page')).CheckoutPage,
})
const payment: Page = async () => ({
  Component: (await import('@/features/pricing/pages/payment-page')).PaymentPage,
})
const contact: Page = async () => ({
  Component: (await import('@/features/contact/pages/contact-page')).ContactPage,
})
const titled = (title: string) => ({ handle: { title } })
const headed = (handle: PageHead | HiddenHead) => ({ handle })

const adminRoutes: RouteObject[] = ADMIN_PAGES.map(({ path, lazy, title }) => ({
  ...{ path, lazy },
  ...titled(title),
}))

const userRoutes: RouteObject[] = [
  {
    path: patterns.dashboard,
    loader: sendAdminsToTheirDashboard,
    lazy: dashboard,
    ...titled('My Validated Ideas'),
  },
  { path: patterns.validateIdea, lazy: submit, ...titled('Validate Idea') },
  {
    path: patterns.compare,
    loader: sendAdminsToTheirDashboard,
    lazy: compare,
    ...titled('Compare ideas'),
  },
  { path: patterns.resultsRoot, lazy: results, ...titled('Validation results') },
  { path: patterns.results, lazy: results, ...titled('Validation results') },
  { path: patterns.planning, lazy: planning, ...titled('Project Planning') },
  { path: patterns.roadmaps, lazy: myRoadmaps, ...titled('My Roadmaps') },
  { path: patterns.projectRoadmap, lazy: projectRoadmap, ...titled('Development Roadmap') },
  { path: patterns.roadmap, lazy: projectRoadmap, ...titled('Development Roadmap') },
  { path: patterns.pricing, lazy: pricing, ...titled('Plans & Pricing') },
  {
    path: patterns.roadmapPackages,
    loader: ({ request }) => redirect(paths.pricing() + new URL(request.url).search),
    Component: FirstLoad,
  },
  { path: patterns.checkout, lazy: checkout, ...titled('Checkout') },
  { path: patterns.payment, lazy: payment, ...titled('Payment') },
  { path: patterns.userProfile, lazy: profile, ...titled('Profile Settings') },
  { loader: requireAdmin, shouldRevalidate: () => true, children: adminRoutes },
]

const authRoutes: RouteObject[] = [
  { path: patterns.login, loader: leaveLogin, lazy: login, ...headed(PUBLIC_HEADS.login) },
  { path: patterns.signup, loader: leaveSignUp, lazy: signUp, ...headed(PUBLIC_HEADS.signup) },
  { path: patterns.confirm, loader: readSession, lazy: confirm, ...headed(MAIL_LINK_HEAD) },
  { path: patterns.forgotPassword, lazy: forgotPassword, ...headed(FORGOT_PASSWORD_HEAD) },
]

const publicRoutes: RouteObject[] = [
  { path: patterns.sample, lazy: sample, handle: sampleHead },
  { path: patterns.shared, lazy: shared, ...headed(SHARED_HEAD) },
  { path: patterns.privacy, lazy: privacy, ...headed(PUBLIC_HEADS.privacy) },
  { path: patterns.terms, lazy: terms, ...headed(PUBLIC_HEADS.terms) },
  { path: patterns.contact, lazy: contact, ...headed(PUBLIC_HEADS.contact) },
  { path: '*', loader: withoutEmptyParts, Component: NotFoundPage, handle: NOT_FOUND },
]

/** Errors of a page are shown inside its layout, so that the navigation stays available. */
const guarded = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ErrorPage, children }]

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: FirstLoad,
    ErrorBoundary: RootErrorPage,
    children: [
      { path: patterns.home, lazy: landing, ...headed(PUBLIC_HEADS.home) },
      { path: patterns.admin, loader: () => redirect(paths.adminDashboard), Component: FirstLoad },
      { path: patterns.profile, loader: sendToOwnProfile, Component: FirstLoad },
      { Component: AuthLayout, children: guarded(authRoutes) },
      { Component: PublicLayout, children: guarded(publicRoutes) },
      {
        loader: requireUser,
        // The guard runs on every navigation, not only when the layout mounts.
        shouldRevalidate: () => true,
        Component: SignedInLayout,
        children: guarded(userRoutes),
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)

/** Shown while the first page and the session load. */
function FirstLoad() {
  return (
    <div
      role="status"
      className="grid min-h-dvh place-items-center [animation:fade-in_120ms_ease-out_200ms_backwards]"
    >
      <div className="motion-safe:animate-breathe">
        <Wordmark />
        <span className="sr-only">is loading</span>
      </div>
    </div>
  )
}
