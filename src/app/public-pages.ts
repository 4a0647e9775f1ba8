import { paths, patterns } from '@/shared/lib/paths'

/** What search engines and shared links say of a page; the title stands before the product's name. */
export interface PageHead {
  title: string
  description: string
}

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

/** Every page that can be read without an account, for the sitemap. */
export const PUBLIC_PAGES: { path: string; head: PageHead }[] = [
  { path: patterns.home, head: PUBLIC_HEADS.home },
  ...[undefined, 'stock', 'tutor'].map((name) => ({ path: paths.sample(name), head: PUBLIC_HEADS.sample })),
  { path: patterns.login, head: PUBLIC_HEADS.login },
  { path: patterns.signup, head: PUBLIC_HEADS.signup },
  { path: patterns.privacy, head: PUBLIC_HEADS.privacy },
  { path: patterns.terms, head: PUBLIC_HEADS.terms },
]
