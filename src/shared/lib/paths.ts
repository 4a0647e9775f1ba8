import { CONTACT_SUBJECTS, type ContactSubject } from '@domain/contact'
import { matchPath } from 'react-router-dom'

/** Route patterns as the router knows them (docs/contract.md#routes). */
export const patterns = {
  home: '/',
  login: '/login',
  signup: '/signup',
  /** Target of links in emails. */
  confirm: '/confirm',
  forgotPassword: '/forgot-password',
  sample: '/sample/:name?',
  shared: '/shared',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  dashboard: '/dashboard',
  validateIdea: '/validate-idea',
  compare: '/validate-idea/compare',
  resultsRoot: '/validate-idea/results',
  results: '/validate-idea/results/:id',
  planning: '/validate-idea/results/:id?/planning',
  projectRoadmap: '/validate-idea/results/:id/roadmap',
  roadmap: '/roadmap/:id',
  roadmaps: '/roadmaps',
  pricing: '/pricing',
  roadmapPackages: '/roadmap-packages',
  checkout: '/checkout/:planId',
  payment: '/payment/:planId',
  profile: '/profile',
  userProfile: '/user/profile',
  /** The admin pages are listed in src/app/admin-pages.ts; these are also linked from elsewhere. */
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminRoadmaps: '/admin/roadmaps',
  adminAiSettings: '/admin/ai-settings',
  adminProfile: '/admin/profile',
} as const

/** Checkout parameters in the address. */
interface Order {
  /** Number of ideas. */
  count?: number | undefined
  /** Id of the roadmap pack. */
  pack?: string | undefined
  /** The validation whose phases are unlocked. */
  project?: string | undefined
}

function withQuery(pathname: string, parameters: Order): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `${pathname}?${new URLSearchParams(given)}` : pathname
}

/** Addresses to link to. */
export const paths = {
  ...patterns,
  /** A sample report without an account; the first one without a name. */
  sample: (name?: string) => (name ? `/sample/${encodeURIComponent(name)}` : '/sample'),
  /** A shared report. Browsers do not send the fragment to any server. */
  sharedWith: (token: string) => `${patterns.shared}#${token}`,
  compare: (ids: readonly string[]) => `${patterns.compare}?ids=${ids.map(encodeURIComponent).join()}`,
  results: (id: string) => `${patterns.resultsRoot}/${encodeURIComponent(id)}`,
  planning: (id: string) => `${patterns.resultsRoot}/${encodeURIComponent(id)}/planning`,
  projectRoadmap: (id: string) => `${patterns.resultsRoot}/${encodeURIComponent(id)}/roadmap`,
  /** The prices, with one project's packages if `project` is given. */
  pricing: (project?: string) => withQuery(patterns.pricing, { project }),
  checkout: (plan: string, order: Order) => withQuery(`/checkout/${encodeURIComponent(plan)}`, order),
  payment: (plan: string, order: Order) => withQuery(`/payment/${encodeURIComponent(plan)}`, order),
  /** The login page that returns to `url` (absolute, or starting with a slash). */
  loginReturningTo(url: string): string {
    const { pathname, search, hash } = new URL(url, ANY_ORIGIN)
    const target = safeRedirect(pathname + search + hash)
    return target ? `${patterns.login}?redirect=${encodeURIComponent(target)}` : patterns.login
  },
} as const

const ANY_ORIGIN = 'https://groundwork.invalid'
const REDIRECT_MAX_CHARS = 2_000
const ADMIN_AREA = `${patterns.admin}/:page`
const UNSAFE = /[\\\p{Cc}]/u
const {
  home,
  login,
  signup,
  confirm,
  forgotPassword,
  sample,
  shared,
  privacy,
  terms,
  contact,
  ...returnable
} = patterns

/**
 * The value as an internal address to return to after login, or null. Allows only pages behind the login; refuses
 * anything that could leave the site (`//host`, `/\host`, a scheme, control characters) or loop.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value || value.length > REDIRECT_MAX_CHARS || UNSAFE.test(value)) return null
  if (!value.startsWith('/') || value.startsWith('//') || !URL.canParse(value, ANY_ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(value, ANY_ORIGIN)
  const known = [...Object.values(returnable), ADMIN_AREA].some((pattern) => matchPath(pattern, pathname))
  return origin === ANY_ORIGIN && known ? pathname + search + hash : null
}

/** Link for a message about a subject: the contact form, or the configured email address. */
export function contactLink(subject?: ContactSubject): string {
  const address = import.meta.env.VITE_SALES_EMAIL
  if (address)
    return `mailto:${address}${subject ? `?subject=${encodeURIComponent(CONTACT_SUBJECTS[subject])}` : ''}`
  return subject ? `${paths.contact}?subject=${subject}` : paths.contact
}
