import { ROADMAP_ROLES } from '../../domain/roadmap/rates.ts'
import type { Condition, Doer, PhaseWork, Waits, Worded, WorkPackage } from './work-package.ts'

/*
 * A phase of the catalog as text, with one entry per line, so that it reads like the plan that it becomes:
 *
 *   units M electronics+technician <design> [measures] ~14& Parts: Build {units} units in one go
 *
 * is the package `units` of size M, by an electronics engineer and half as long by a technician, after `design`, if the
 * condition `measures` holds, with a wait of 14 days for parts during the work (`&`). Other lines begin with their
 * type: action, milestone, proves, deliverable, cost, risk, unplanned, advice, shows, sells.
 */

const LINE =
  /^(?<id>[a-z][\w-]*)(?: (?<size>S|M|L|XL) (?<by>[a-z-]+)(?:\+(?<other>[a-z-]+))?)?(?: (?<kind>[a-z]+) (?<dollars>\d+))?(?: <(?<after>[^>]+)>)?(?: (?<share>\d+)%)?(?: (?<role>unit|delivery|priced))?(?: \[(?<when>\w+)\])?(?: ~(?<days>\d+)(?<alongside>&)? (?<reason>[^:]+))?: (?<text>.+)$/

type Fields = Readonly<Record<string, string | undefined>>

const DOERS: ReadonlySet<string> = new Set(['worker', ...ROADMAP_ROLES.map(({ id }) => id)])
const isDoer = (word: string): word is Doer => DOERS.has(word)
const COST_KINDS = [
  'parts',
  'material',
  'tooling',
  'certification',
  'license',
  'rent',
  'fee',
  'insurance',
  'other',
] as const

function doer(word: string | undefined, line: string): Doer {
  if (word === undefined || !isDoer(word)) throw new Error(`Nobody is named who does it: ${line}`)
  return word
}

const idsIn = (text: string | undefined): string[] => (text ? text.split(' ') : [])

function sizeOf(word: string | undefined): WorkPackage['size'] {
  return word === 'M' || word === 'L' || word === 'XL' ? word : 'S'
}

function waitsOf({ days, reason = '', alongside }: Fields): Pick<WorkPackage, 'waits'> {
  if (days === undefined) return {}
  const waits: Waits = alongside ? [Number(days), reason, 'alongside'] : [Number(days), reason]
  return { waits }
}

function packageOf(
  { id = '', size, by, other, after, text = '', ...more }: Fields,
  line: string,
): WorkPackage {
  return {
    id,
    size: sizeOf(size),
    by: doer(by, line),
    name: text,
    after: idsIn(after),
    ...(other !== undefined && { with: doer(other, line) }),
    ...waitsOf(more),
  }
}

function costOf(
  { kind, dollars, after, share, role, text = '' }: Fields,
  line: string,
): PhaseWork['costs'][number] {
  const known = COST_KINDS.find((each) => each === kind)
  if (known === undefined) throw new Error(`No kind of cost: ${line}`)
  const [count = '', ...unit] = idsIn(after)
  return {
    name: text,
    kind: known,
    dollars: Number(dollars),
    ...(after && { times: [/^\d+$/.test(count) ? Number(count) : count, unit.join(' ')] as const }),
    ...(share && { ofPrice: Number(share) / 100 }),
    ...(role === 'unit' && { isUnit: true }),
    ...(role === 'delivery' && { isDelivery: true }),
    ...(role === 'priced' && { onlyPriced: true }),
  }
}

/**
 * The work of a phase from its text; throws if a line cannot be read. `conditions` are the ones that the text names.
 */
export function phaseOf(text: string, conditions: Readonly<Record<string, Condition>>): PhaseWork {
  const packages: WorkPackage[] = []
  const costs: PhaseWork['costs'][number][] = []
  const risks: PhaseWork['risks'][number][] = []
  const milestones: (readonly [string, ...string[]])[] = []
  const words: Record<'proves' | 'deliverable' | 'unplanned' | 'advice', Worded[]> = {
    proves: [],
    deliverable: [],
    unplanned: [],
    advice: [],
  }
  let action: PhaseWork['action'] | undefined
  let [shows, sells]: string[][] = [[], []]
  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const fields: Fields | undefined = LINE.exec(line)?.groups
    if (!fields?.text) throw new Error(`This line cannot be read: ${line}`)
    const { id = '', when: name, text: said } = fields
    const when = name === undefined ? undefined : conditions[name]
    if (name !== undefined && when === undefined) throw new Error(`No such condition: ${line}`)
    const worded: Worded = when ? [said, when] : said
    if (id === 'shows') shows = idsIn(said)
    else if (id === 'sells') sells = idsIn(said)
    else if (id === 'proves' || id === 'deliverable' || id === 'unplanned' || id === 'advice')
      words[id].push(worded)
    else if (id === 'milestone') milestones.push([said, ...idsIn(fields.after)])
    else if (id === 'cost') costs.push({ ...costOf(fields, line), ...(when && { when }) })
    else if (id === 'risk') {
      const [description = '', mitigation = ''] = said.split(' → ')
      risks.push({ description, mitigation, ...(when && { when }) })
    } else if (id === 'action') {
      const { size, by, after, name: does } = packageOf(fields, line)
      action = { does, size, by, after, always: true }
    } else packages.push({ ...packageOf(fields, line), ...(when && { when }) })
  }
  if (!action) throw new Error('A phase says what is done about each action.')
  return {
    packages,
    action,
    shows,
    sells,
    milestones,
    proves: words.proves,
    deliverables: words.deliverable,
    costs,
    risks,
    unplanned: words.unplanned,
    advice: words.advice,
  }
}
