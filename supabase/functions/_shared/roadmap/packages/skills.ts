import { TECHNOLOGIES, technologyName } from '../../domain/planning.ts'
import { ROADMAP_ROLES, type RoleId } from '../../domain/roadmap/rates.ts'

const SKILLS: Readonly<Record<RoleId, readonly string[]>> = {
  'product-manager': ['Customer interviews', 'Priorities'],
  designer: ['Layout of pages and labels', 'Tests with users'],
  frontend: ['Ready-made shop and publishing systems', 'Web interfaces'],
  backend: ['Payment and data services', 'Servers and databases'],
  mobile: ['iOS and Android'],
  'full-stack': ['Web interfaces', 'Servers and databases'],
  'ai-engineer': ['Measuring accuracy', 'Test sets'],
  qa: ['Test plans', 'Attempts at abuse'],
  devops: ['Hosting', 'Monitoring'],
  founder: ['Customer interviews', 'Sales to first customers', 'Simple cost accounting'],
  operations: ['Scheduling', 'Suppliers and complaints'],
  legal: ['Contract and trade law of the place'],
  electronics: ['Circuit and board design', 'Power measurement', 'Pre-compliance tests'],
  firmware: ['Embedded programs', 'Tests on the board'],
  mechanics: ['Enclosures and sealing', 'Design for production'],
  technician: ['Installation on site', 'Calibration'],
  maker: ['Production by written steps', 'Quality checks'],
  buyer: ['Comparing suppliers', 'Terms of delivery'],
  cook: ['Recipes in batches', 'Food hygiene'],
  caregiver: ['Care of people at home', 'First aid'],
  childcare: ['Care of children', 'First aid'],
  'animal-care': ['Handling of animals', 'First aid for animals'],
  cleaner: ['Cleaning agents and surfaces', 'Work safety'],
  driver: ['Driving license for the vehicle', 'Planning of routes'],
  teacher: ['Teaching', 'Assessment of learners'],
  trade: ['Qualification in the trade', 'Work safety'],
  service: ['Work with customers on site'],
  seller: ['Sales talks', 'Local advertising'],
  writer: ['Research', 'Writing for the audience'],
  editor: ['Editing', 'Fact checks'],
  media: ['Pictures and recordings', 'Captions'],
}

type Category = 'frontend' | 'backend' | 'mobile' | 'database' | 'cloud'

/** The technologies of the plan that people in a role have to know. */
const KNOWS: Partial<Record<RoleId, readonly Category[]>> = {
  'full-stack': ['frontend', 'backend', 'database', 'cloud'],
  mobile: ['mobile'],
  devops: ['cloud', 'database'],
}
const MOST_SKILLS = 30

/** The categories of a technology; an unknown id counts as server technology. */
const categoriesOf = (id: string): readonly string[] =>
  [TECHNOLOGIES.find((technology) => technology.id === id)?.categories ?? 'backend'].flat()

/**
 * The skills that people in a role need, by the role's name, including the technologies of the plan (ids) that they
 * use; empty for names of no role.
 */
export function skillsOf(name: string, technologies: readonly string[]): string[] {
  const role = ROADMAP_ROLES.find((each) => each.name === name)
  if (!role) return []
  const known: readonly string[] = KNOWS[role.id] ?? []
  const chosen = technologies.filter((id) => categoriesOf(id).some((category) => known.includes(category)))
  return [...new Set([...SKILLS[role.id], ...chosen.map(technologyName)])].slice(0, MOST_SKILLS)
}
