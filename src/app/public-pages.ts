import { paths, patterns } from '@/shared/lib/paths'

/** What search engines and shared links say of a page; the title stands before the product's name. */
export interface PageHead {
  title: string
  description: string
  /** The address to know the page by, where it has several. */
  canonical?: string
}

export const NOT_FOUND = { title: 'Page not found' }

export const PUBLIC_HEADS = {
  home: {
    title: 'See what your idea stands on',
    description:
      'Describe a business or software idea and get a structured validation report in which every statement says where it comes from.',
  },
  sample: {
    title: 'Sample report',
    description:
      'A whole validation report to read without an account: concept, users, features, market size with its calculation, and pitch deck.',
  },
  login: {
    title: 'Sign in',
    description:
      'Sign in to Groundwork to validate an idea, or to go on with your reports, plans and roadmaps.',
  },
  signup: {
    title: 'Create your account',
    description: 'Create an account with your e-mail address and have your first idea validated.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What Groundwork stores about you and your ideas, who can read it, and who else receives it.',
  },
  terms: {
    title: 'Terms',
    description: 'The terms under which Groundwork is used, and what its reports are and are not.',
  },
} as const satisfies Record<string, PageHead>

const SAMPLE_HEADS = new Map<string | undefined, PageHead>([
  [undefined, PUBLIC_HEADS.sample],
  ['dental', { ...PUBLIC_HEADS.sample, canonical: paths.sample() }],
  [
    'stock',
    {
      title: 'Sample report: stock and orders for small wholesalers',
      description:
        'A whole validation report on an invented idea, stock and orders for wholesalers who keep them in spreadsheets, to read without an account.',
    },
  ],
  [
    'tutor',
    {
      title: 'Sample report: maths practice with an AI tutor',
      description:
        'A whole validation report on an invented idea, a maths tutor that asks back instead of giving the answer away, to read without an account.',
    },
  ],
])

/** What to say of the sample report of that name; of the first one without a name. */
export const sampleHead = ({ name }: { name?: string | undefined }): Partial<PageHead> =>
  SAMPLE_HEADS.get(name) ?? NOT_FOUND

interface OpenPage {
  path: string
  head: PageHead
  /** The file that router.tsx loads for it, to be fetched beside the app. */
  module: string
}

const SAMPLE_MODULE = 'src/app/pages/sample-page.tsx'

/** Every page that can be read without an account. */
export const PUBLIC_PAGES: OpenPage[] = [
  { path: patterns.home, head: PUBLIC_HEADS.home, module: 'src/app/pages/home-page.tsx' },
  ...[...SAMPLE_HEADS].map(([name, head]) => ({ path: paths.sample(name), head, module: SAMPLE_MODULE })),
  { path: patterns.login, head: PUBLIC_HEADS.login, module: 'src/features/auth/login-page.tsx' },
  { path: patterns.signup, head: PUBLIC_HEADS.signup, module: 'src/features/auth/sign-up-page.tsx' },
  {
    path: patterns.privacy,
    head: PUBLIC_HEADS.privacy,
    module: 'src/features/landing/legal/privacy-page.tsx',
  },
  { path: patterns.terms, head: PUBLIC_HEADS.terms, module: 'src/features/landing/legal/terms-page.tsx' },
]
