import type { AngleEntry, Domain } from './schema.ts'
import { COMMON_SLOTS } from './schema.ts'

const SLOT = /\{(\w+)\}/g
const FEATURES = 1
const RIVALS = 2
const REFERENCES = 2

/** An empty part, for a domain none of whose own parts is spoken of. */
const NO_PART: AngleEntry = {
  id: 'none',
  sells: 'people',
  words: [],
  nouns: {},
  features: {},
  pains: [],
  goals: [],
  pricing: [],
  competitors: [],
  challenges: [],
  opportunities: [],
}

/** The value with the slots that only its own domain knows filled by that domain's words. */
function withWordsOf<Value>(value: Value, nouns: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string')
    return value.replace(SLOT, (slot, name: string) =>
      COMMON_SLOTS.includes(name) ? slot : (nouns[name] ?? slot),
    ) as Value & string
  if (Array.isArray(value)) return value.map((item) => withWordsOf(item, nouns)) as Value & unknown[]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withWordsOf(item, nouns)]),
  ) as Value & object
}

/** The first of the part, then of the domain. */
const some = <Item>(count: number, own: readonly Item[] | undefined, usual: readonly Item[]): Item[] =>
  [...(own ?? []), ...usual].slice(0, count)

/** What the second domain adds, in the places where a report puts it after the first domain's own. */
function addedBy(domain: Domain, part: AngleEntry | null) {
  const { features, personas } = domain
  const feature = (group: 'core' | 'mustHave' | 'shouldHave') =>
    some(FEATURES, part?.features[group], features[group])
  return {
    core: feature('core'),
    mustHave: feature('mustHave'),
    shouldHave: feature('shouldHave'),
    pains: some(1, part?.pains, personas[0]?.painPoints ?? []),
    pricing: some(1, part?.pricing, domain.pricing),
    competitors: some(RIVALS, part?.competitors, domain.competitors),
    challenges: some(1, part?.challenges, domain.challenges),
    opportunities: some(1, part?.opportunities, domain.opportunities),
    references: domain.references
      .filter(({ parts }) => !parts || (part !== null && parts.includes(part.id)))
      .slice(0, REFERENCES)
      .map(({ parts, ...reference }) => reference),
  }
}

/** One line of the first, then what was added, then the others. */
const mixed = <Item>([first, ...others]: readonly Item[], added: readonly Item[]): Item[] =>
  first === undefined ? [...added] : [first, ...added, ...others]

/**
 * A domain with a second one mixed in, for an idea that stands between both: features, pains, prices, rivals, rules and
 * references of the second follow the first of the domain's own.
 */
export function blend(
  domain: Domain,
  part: AngleEntry | null,
  second: Domain,
  secondPart: AngleEntry | null,
): { domain: Domain; angle: AngleEntry } {
  const added = withWordsOf(addedBy(second, secondPart), { ...second.nouns, ...secondPart?.nouns })
  const own = part ?? { ...NO_PART, competitors: domain.competitors.slice(0, RIVALS) }
  const rivals = own.competitors.slice(0, RIVALS)
  const isNew = ({ name }: { name: string }) => !rivals.some((rival) => rival.name === name)
  const { core = [], mustHave = [], shouldHave = [] } = own.features
  const angle: AngleEntry = {
    ...own,
    features: {
      ...own.features,
      core: mixed(core, added.core),
      mustHave: mixed(mustHave, added.mustHave),
      shouldHave: mixed(shouldHave, added.shouldHave),
    },
    pains: mixed(own.pains, added.pains),
    pricing: mixed(own.pricing, added.pricing),
    competitors: [...rivals, ...added.competitors.filter(isNew)],
    challenges: mixed(own.challenges, added.challenges),
    opportunities: mixed(own.opportunities, added.opportunities),
  }
  const { regulations } = domain
  const [rule] = withWordsOf(second.regulations.any, second.nouns)
  const known = new Set(domain.references.map(({ address }) => address))
  const references = added.references.filter(({ address }) => !known.has(address))
  return {
    angle,
    domain: {
      ...domain,
      regulations: rule ? { ...regulations, any: [...regulations.any, rule] } : regulations,
      references: [...domain.references, ...references],
    },
  }
}
