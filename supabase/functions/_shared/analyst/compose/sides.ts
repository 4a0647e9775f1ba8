import { foldWord, wordsOf } from '../classify/tokens.ts'
import type { Audience } from '../extract/audience.ts'
import type { Facts } from '../extract/facts.ts'
import { isPeople } from '../extract/words.ts'
import type { Domain } from '../knowledge/schema.ts'
import type { Slots } from './fill.ts'

/** Whom the idea is made for: the people served, or the side that serves them ('clinics', 'hosts'). */
export type Side = 'people' | 'supply'

/** True when the audience belongs to the side that serves people in this domain. */
function supplies({ supply }: Domain, { phrase }: Audience): boolean {
  const head = foldWord(wordsOf(phrase.replace(/\s(?:of|with|who|in)\s.*$/i, '')).at(-1) ?? '')
  return supply?.words.some((word) => foldWord(wordsOf(word).at(-1) ?? '') === head) ?? false
}

const SERVED =
  /\b(?:rental|hire|storage|delivery|repairs?|cleaning|inspections?|lessons?|insurance|loans?|supplies|transport)\b[^.]{0,30} for (?:\w+ )?$/i
const IS_TOOL = /\b(?:app|software|tool|platform|system|saas|marketplace)\b/i

/** 'Cold storage rental for tomato farmers': they are served, wherever else such people serve others. */
function isServed(text: string, { phrase }: Audience): boolean {
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(phrase.toLowerCase())))
  return SERVED.test(before) && !before.includes('.') && !IS_TOOL.test(before)
}

/** Which side the founder's first audience speaks of; null when the text names none. */
export function namedSide(facts: Facts, domain: Domain): Side | null {
  const [first] = facts.audiences
  if (first && isServed(facts.text, first)) return 'people'
  return first ? (supplies(domain, first) ? 'supply' : 'people') : null
}

/** Roles or personas with the side first that the idea is made for; the second entry speaks of the serving side. */
export function ledBy<Entry>(servingFirst: boolean, entries: readonly Entry[]): Entry[] {
  const [people, supply, ...rest] = entries
  return servingFirst && people && supply ? [supply, people, ...rest] : [...entries]
}

/** 'guitarists' for 'left handed guitarists', 'people over 60' for 'people over 60 with bad knees'. */
export function shortNameOf(name: string): string {
  const words = name.split(' ')
  const tail = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^(?:with|who|of|in|over|under|aged|for|and|without|that|from|after|before|because)$/i.test(word),
  )
  if (tail === -1)
    return words.length > 1 && isPeople(words.at(-1) ?? '') && !/^[A-Z]{2}/.test(name)
      ? (words.at(-1) ?? name)
      : name
  const second = words.findIndex((word, at) => at > tail && /^(?:with|who|after|before|because)$/i.test(word))
  return second === -1 ? name : words.slice(0, second).join(' ')
}

/** Those who help, where the people themselves bear the name that the domain has for them: 'carers'. */
const OTHERS = 'advisers'

/** Words for the two sides; in domains without a serving side, people and audience are the same. */
export function sidesOf(facts: Facts, domain: Domain, side: Side, nouns: Slots): Slots {
  const [first, second] = facts.audiences
  const audience = first?.phrase ?? nouns.audience ?? ''
  if (!domain.supply) return { audience, people: audience }
  const slot = domain.supply.slot
  const serving = side === 'supply' ? first : second && supplies(domain, second) ? second : undefined
  const served =
    side === 'people'
      ? (first?.phrase ?? nouns.people ?? nouns.audience)
      : second && !supplies(domain, second)
        ? second.phrase
        : nouns.people
  const providers = serving?.phrase ?? (side === 'people' ? facts.providers : null)
  const isSame = slot !== undefined && shortNameOf(audience) === nouns[slot]
  const others = isSame ? { [slot]: OTHERS, [slot.replace(/s$/, '')]: OTHERS.replace(/s$/, '') } : {}
  return { audience, people: served ?? audience, ...(slot && providers ? { [slot]: providers } : others) }
}
