import { type Corrections, FACT_IDS, type FactId, type Understood } from '../../domain/understanding.ts'
import { type Activity, activityOf } from './activity.ts'
import { type Audience, audiencesOf } from './audience.ts'
import { type Condition, conditionsOf } from './conditions.ts'
import type { Facts } from './facts.ts'
import { placeOf } from './place.ts'
import { plainText } from './plain.ts'
import { platformOf } from './platform.ts'
import { pricingOf } from './price.ts'

const partsOf = (text: string) =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

const audienceFrom = (name: string): Audience => audiencesOf(`for ${name}`)[0] ?? { phrase: name, full: name }
const conditionFrom = (quote: string): Condition => ({
  quote,
  kind: conditionsOf([quote])[0]?.kind ?? 'other',
})

function activityFrom(text: string, read: Activity | null): Activity {
  const plain = text.charAt(0).toLowerCase() + text.slice(1)
  const [phrase, by] = [plain.replace(/[.!?]+$/, ''), read?.by ?? 'customers']
  const found = activityOf(`Users can ${phrase}.`, [`Users can ${phrase}.`], [])
  return { phrase, core: found?.core ?? phrase, by }
}

const orNull = (text: string): string | null => text || null

/** What each correction puts in place of what was read. */
const SETTERS: Record<FactId, (text: string, read: Facts) => Partial<Facts>> = {
  audience: (text) => ({ audiences: partsOf(text).slice(0, 2).map(audienceFrom) }),
  problem: (text) => ({ problem: orNull(text) }),
  activity: (text, read) => ({ activity: text ? activityFrom(text, read.activity) : null }),
  channel: (text) => ({ channel: orNull(text) }),
  price: (text) => ({ pricing: pricingOf(text) }),
  place: (text) => ({ place: text ? (placeOf(`in ${text}`) ?? { name: text, known: null }) : null }),
  platform: (text) => ({ platform: { ...platformOf(text), named: orNull(text) } }),
  scale: (text) => ({ scale: orNull(text) }),
  constraints: (text) => ({ conditions: partsOf(text).map(conditionFrom) }),
}

/** The facts with the founder's corrections in place of what was read. */
export function corrected(read: Facts, { facts }: Corrections): Facts {
  const all = { ...read }
  for (const id of FACT_IDS) {
    const text = facts[id]
    if (text !== undefined) Object.assign(all, SETTERS[id](plainText(text), all))
  }
  return all
}

const TEXTS: Record<FactId, (facts: Facts) => string | null> = {
  audience: ({ audiences }) => orNull(audiences.map(({ full }) => full).join('; ')),
  problem: ({ problem }) => problem,
  activity: ({ activity }) => activity?.phrase ?? null,
  channel: ({ channel }) => channel,
  price: ({ pricing: { price, commission, free } }) =>
    orNull([price?.quote, commission?.quote, free].filter(Boolean).join('; ')),
  place: ({ place }) => place?.name ?? null,
  platform: ({ platform }) => platform.named,
  scale: ({ scale }) => scale,
  constraints: ({ conditions }) => orNull(conditions.map(({ quote }) => quote).join('; ')),
}

/** The facts as they are shown to the founder. */
export const understandingOf = (facts: Facts, corrections: Corrections): Understood[] =>
  FACT_IDS.map((id) => ({
    id,
    // A price in words that hold no number is still what the founder said.
    text: TEXTS[id](facts) ?? orNull(corrections.facts[id] ?? ''),
    corrected: corrections.facts[id] !== undefined,
  }))
