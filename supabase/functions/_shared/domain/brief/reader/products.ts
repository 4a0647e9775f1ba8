import type { Nature } from '../brief.ts'
import { singular } from './people.ts'
import {
  FRAMES,
  HEADS_CONTENT,
  HEADS_DEVICE,
  HEADS_MARKETPLACE,
  HEADS_PHYSICAL,
  HEADS_SERVICE,
  HEADS_SOFTWARE,
  OPEN_HEADS,
} from './word-table.ts'

/** Nouns that say what kind of thing a product is, by nature; only the last noun of a product is looked up. */
const HEADS: Readonly<Record<Exclude<Nature, 'other'>, ReadonlySet<string>>> = {
  software: HEADS_SOFTWARE,
  device: HEADS_DEVICE,
  physical: HEADS_PHYSICAL,
  service: HEADS_SERVICE,
  marketplace: HEADS_MARKETPLACE,
  content: HEADS_CONTENT,
}

export const isProductNoun = (lower: string): boolean => {
  const noun = singular(lower)
  return OPEN_HEADS.has(noun) || naturesOfHead(lower).length > 0
}

export const isFrameNoun = (lower: string): boolean => FRAMES.has(singular(lower))

/** The natures that the last noun of a product suggests; [] if it suggests none. */
export function naturesOfHead(lower: string): Nature[] {
  const noun = singular(lower)
  const last = noun.slice(noun.lastIndexOf('-') + 1)
  return (Object.keys(HEADS) as (keyof typeof HEADS)[]).filter(
    (nature) => HEADS[nature].has(noun) || HEADS[nature].has(last),
  )
}
