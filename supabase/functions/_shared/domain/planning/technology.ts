import type { Option } from './options.ts'

/** The five categories of docs/contract.md#planning, in order. */
export const TECHNOLOGY_CATEGORIES = ['frontend', 'backend', 'mobile', 'database', 'cloud'] as const
export type TechnologyCategory = (typeof TECHNOLOGY_CATEGORIES)[number]

export const TECHNOLOGY_CATEGORY_NAMES: Record<TechnologyCategory, string> = {
  frontend: 'Frontend',
  backend: 'Backend',
  mobile: 'Mobile',
  database: 'Database',
  cloud: 'Cloud and DevOps',
}

export interface Technology extends Option {
  /** The one or two categories that list the technology. */
  categories: readonly TechnologyCategory[]
}

const entry = <const Id extends string>(
  id: Id,
  label: string,
  categories: TechnologyCategory | readonly TechnologyCategory[],
  note: string,
) => ({ id, label, note, categories: typeof categories === 'string' ? [categories] : categories })

/**
 * The 29 entries in the order in which they are shown and stored. docs/contract.md#planning counts nine, seven, five,
 * four and five in the categories, which makes 30, because one entry belongs to two of them.
 */
export const TECHNOLOGIES = [
  entry('react', 'React', 'frontend', 'The most widely used way to build screens'),
  entry('nextjs', 'Next.js', 'frontend', 'React with server-rendered, searchable pages'),
  entry('vue', 'Vue.js', 'frontend', 'Approachable, with official companions'),
  entry('nuxt', 'Nuxt', 'frontend', 'Vue with server-rendered pages'),
  entry('angular', 'Angular', 'frontend', 'One strict framework for large teams'),
  entry('svelte', 'Svelte', 'frontend', 'Little code, small downloads'),
  entry('astro', 'Astro', 'frontend', 'Fast sites that are mostly content'),
  entry('typescript', 'TypeScript', 'frontend', 'JavaScript whose mistakes show early'),
  entry('tailwindcss', 'Tailwind CSS', 'frontend', 'Consistent styling without style sheets'),
  entry('nodejs', 'Node.js', 'backend', 'The language of the browser on the server'),
  entry('fastapi', 'FastAPI', 'backend', 'Python services, close to AI libraries'),
  entry('go', 'Go', 'backend', 'Simple services for high traffic'),
  entry('dotnet', '.NET', 'backend', 'At home in Microsoft companies'),
  entry('spring-boot', 'Spring Boot', 'backend', 'Java, at home in banks and large firms'),
  entry('laravel', 'Laravel', 'backend', 'PHP, quick to start and easy to host'),
  entry('supabase', 'Supabase', ['backend', 'database'], 'PostgreSQL with sign-in and functions, hosted'),
  entry('react-native', 'React Native', 'mobile', 'iOS and Android from one React code base'),
  entry('flutter', 'Flutter', 'mobile', 'iOS and Android with one drawn interface'),
  entry('swift', 'Swift', 'mobile', 'Native iPhone and iPad apps'),
  entry('kotlin', 'Kotlin', 'mobile', 'Native Android apps'),
  entry('capacitor', 'Capacitor', 'mobile', 'A web app packed for the app stores'),
  entry('postgresql', 'PostgreSQL', 'database', 'Relational, the usual first choice'),
  entry('mongodb', 'MongoDB', 'database', 'Documents without a fixed shape'),
  entry('redis', 'Redis', 'database', 'Cache, queues and live updates'),
  entry('aws', 'AWS', 'cloud', 'The widest choice of cloud services'),
  entry('google-cloud', 'Google Cloud', 'cloud', 'Strong in data and AI'),
  entry('azure', 'Microsoft Azure', 'cloud', 'Cloud for Microsoft companies'),
  entry('docker', 'Docker', 'cloud', 'The same package on every machine'),
  entry('github-actions', 'GitHub Actions', 'cloud', 'Tests and releases with each change'),
] as const satisfies readonly Technology[]
export type TechnologyId = (typeof TECHNOLOGIES)[number]['id']

/** The entries of one category. */
export const technologiesOf = (category: TechnologyCategory): readonly Technology[] =>
  TECHNOLOGIES.filter(({ categories }) => categories.includes(category))

/** The name of a stored entry; an unlisted entry is returned as stored. */
export const technologyName = (id: string): string =>
  TECHNOLOGIES.find((technology) => technology.id === id)?.label ?? id
