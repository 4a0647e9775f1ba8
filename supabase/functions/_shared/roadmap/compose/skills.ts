import type { Brief } from './brief.ts'
import { nameOf } from './roles.ts'

const or = (names: readonly string[], otherwise: string[]) => (names.length ? [...names] : otherwise)
const SKILLS_MAX = 30

/** What people of a role have to know; technologies are those of the plan, and none where it names none. */
export function skillsOf(brief: Brief, role: string): string[] {
  const { stack, styles, surfaces } = brief
  const hard = brief.hardParts.filter(({ work }) => brief.roleOf(work) === role).map(({ skill }) => skill)
  const web = or(stack.frontend, ['Web interfaces'])
  const server = or([...stack.backend, ...stack.database], ['Servers and databases'])
  const mobile = surfaces.includes('mobile') ? or(stack.mobile, ['iOS and Android']) : []
  const cloud = or(stack.cloud, ['Hosting'])
  const skills: Partial<Record<string, string[]>> = {
    [nameOf('product-manager')]: ['Customer interviews', 'Priorities', 'Tests with pass criteria'],
    [nameOf('designer')]: ['Interface design', 'User tests', ...styles.map((style) => `A ${style} style`)],
    [nameOf('frontend')]: web,
    [nameOf('backend')]: [...server, ...stack.cloud, ...(surfaces.includes('erp') ? ['ERP interfaces'] : [])],
    [nameOf('mobile')]: or(stack.mobile, ['iOS and Android']),
    [nameOf('full-stack')]: [...web, ...server, ...mobile, ...cloud],
    [nameOf('ai-engineer')]: ['Evaluating model answers', ...server],
    [nameOf('qa')]: [
      'Test plans',
      'Accessibility',
      ...(surfaces.includes('mobile') ? ['Device testing'] : []),
    ],
    [nameOf('devops')]: [...cloud, 'Monitoring', 'Automated releases'],
  }
  return [...new Set([...(skills[role] ?? []), ...hard])].slice(0, SKILLS_MAX)
}
