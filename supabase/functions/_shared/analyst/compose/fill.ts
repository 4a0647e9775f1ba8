import { asSentence } from '../extract/plain.ts'

/** Words that stand in for {slots}; a slot without words is missing. */
export type Slots = Readonly<Record<string, string>>

const SLOT = /\{(\w+)\}/g

/** The names of the slots in a text. */
export const slotsIn = (text: string): string[] => [...text.matchAll(SLOT)].map(({ 1: name }) => name ?? '')

/** The text as a sentence with its slots filled; null when one of them has no words. */
export function fill(text: string, slots: Slots): string | null {
  if (!slotsIn(text).every((name) => slots[name])) return null
  return asSentence(text.replace(SLOT, (_, name: string) => slots[name] ?? ''))
}

/** The same for a title or label, which has a capital but no full stop. */
export const fillLabel = (text: string, slots: Slots): string | null =>
  fill(text, slots)?.replace(/\.$/, '') ?? null

/** Fills every text and leaves out those that cannot be filled, and repetitions. */
export const fillAll = (texts: readonly string[], slots: Slots): string[] => [
  ...new Set(texts.map((text) => fill(text, slots)).filter((text) => text !== null)),
]
