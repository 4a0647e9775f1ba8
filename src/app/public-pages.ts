import { paths, patterns } from '@/shared/lib/paths'

/** Metadata of a page for search engines and link previews; the title precedes the product's name. */
export interface PageHead {
  title: string
  description: string
  /** The canonical address, for pages with several. */
  canonical?: string
}

export const NOT_FOUND = { title: 'Page not found' }

/** For pages that search engines must not index. */
export interface HiddenHead {
  title: string
  robots: 'noindex, nofollow'
}

/** Only people who have the link should find these pages. */
export const SHARED_HEAD: HiddenHead = { title: 'Shared report', robots: 'noindex, nofollow' }
export const MAIL_LINK_HEAD: HiddenHead = { title: 'Confirm', robots: 'noindex, nofollow' }
export const FORGOT_PASSWORD_HEAD: HiddenHead = { title: 'Forgot password', robots: 'noindex, nofollow' }

export const PUBLIC_HEADS = {
  home: {
    title: 'Is your idea worth building?',
    description:
      'Describe a business or software idea and get a structured validation report that shows the source of every statement.',
  },
  sample: {
    title: 'Sample report',
    description:
      'Read a complete validation report without an account: concept, users, features, market size with its calculation, and pitch deck.',
  },
  login: {
    title: 'Sign in',
    description:
      'Sign in to Groundwork to validate an idea or continue with your reports, plans and roadmaps.',
  },
  signup: {
    title: 'Create your account',
    description: 'Create an account with your email address and validate your first idea.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What Groundwork stores about you and your ideas, who can read it, and who else receives it.',
  },
  terms: {
    title: 'Terms',
    description: 'The terms for using Groundwork, and what its reports are and are not.',
  },
  contact: {
    title: 'Contact',
    description: 'Contact the people who run this site: sales, support, blog and careers.',
  },
} as const satisfies Record<string, PageHead>

const SAMPLE_HEADS = new Map<string | undefined, PageHead>([
  [undefined, PUBLIC_HEADS.sample],
  ['dental', { ...PUBLIC_HEADS.sample, canonical: paths.sample() }],
  [
    'stock',
    {
      title: 'Sample report: inventory and orders for small wholesalers',
      description:
        'A complete validation report on a made-up idea: inventory and orders for wholesalers who use spreadsheets. No account needed.',
    },
  ],
  [
    'tutor',
    {
      title: 'Sample report: math practice with an AI tutor',
      description:
        'A complete validation report on a made-up idea: a math tutor that asks questions instead of giving the answer away. No account needed.',
    },
  ],
])

/** Metadata of the named sample report; of the first one without a name. */
export const sampleHead = ({ name }: { name?: string | undefined }): Partial<PageHead> =>
  SAMPLE_HEADS.get(name) ?? NOT_FOUND

interface OpenPage {
  path: string
  head: PageHead
  /** The file that router.tsx loads for the page, to be fetched in parallel with the app. */
  module: string
}

const SAMPLE_MODULE = 'src/app/pages/sample-page.tsx'

/** Every page that can be read without an account. */
export const PUBLIC_PAGES: OpenPage[] = [
  { path: patterns.home, head: PUBLIC_HEADS.home, module: 'src/app/pages/home-page.tsx' },
  ...[...SAMPLE_HEADS].map(([name, head]) => ({ path: paths.sample(name), head, module: SAMPLE_MODULE })),
  { path: patterns.login, head: PUBLIC_HEADS.login, module: 'src/features/auth/pages/login-page.tsx' },
  { path: patterns.signup, head: PUBLIC_HEADS.signup, module: 'src/features/auth/pages/sign-up-page.tsx' },
  {
    path: patterns.privacy,
    head: PUBLIC_HEADS.privacy,
    module: 'src/features/landing/pages/privacy-page.tsx',
  },
  { path: patterns.terms, head: PUBLIC_HEADS.terms, module: 'src/features/landing/pages/terms-page.tsx' },
  {
    path: patterns.contact,
    head: PUBLIC_HEADS.contact,
    module: 'src/features/contact/pages/contact-page.tsx',
  },
]
