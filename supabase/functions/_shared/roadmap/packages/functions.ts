import type { Source } from '../../analyst/source.ts'
import { parse, type Sentence } from '../../domain/brief/reader/clauses.ts'
import { languageOf } from '../../domain/brief/reader/language.ts'
import { isPeople, isPerson } from '../../domain/brief/reader/people.ts'
import { rolesOf } from '../../domain/brief/reader/roles.ts'
import { withoutAmounts } from '../../domain/brief/told-amounts.ts'

/*
 * What the text says the product or its makers do, in the founder's words: the sentences that tell it, cut into their clauses.
 * Verbs that the reader picks out of such a sentence leave most of it out; here nothing of it is lost.
 */

const MOST = 6
/** A sentence up to this length is one thing to do, else each of its clauses is. */
const WHOLE_CHARS = 75
export const FUNCTION_CHARS = 140

const LIKELY = 0.6
const OFFERED = 0.85
const SOME = 0.25

/** What stands before the offer in its sentence, and the reason behind it. */
const LEAD =
  /^.*?[,;:]\s+so\s+(?=(?:i|we|my|our)\b)|^(?:so|and|but)[:,]?\s+|^(?:what )?(?:i|we)(?:['’]d)? (?:would|want|will|like to|want to)[^,:]{0,25}?(?: that|:)\s/i
const REASON = /,?\s(?:because|since it|so that nobody)\b.*$/i
/** A part that says more about the one before it. */
const GOES_ON =
  /^(?:by|in|on|with|without|of|to|for|from|at|not|no|so|which|that|who|whose|where|when|if|while|as|than|but|or|because|until|till|before|after|mostly|usually|including|like|over|under|between|say|for example|(?:only|just) (?:for|about|in|on|by|at|with))\b/i
const WE_ARE = /^(?:i|we)(?:['’](?:m|re)| am| are) (?!starting|putting|building|making)/i
/** Nothing that someone does. */
const THERE_IS = /^(?:at the same time |meanwhile )?(?:there (?:is|are|was|were)|it (?:is|costs?))\b/i

const CONTENT = /\p{L}{3,}/gu
const SMALL =
  /^(?:the|and|for|with|you|they|them|their|his|her|she|its|our|your|are|was|has|have|not|all|any|each|that|this|then|from|into|out)$/i
const contentIn = (words: string): number =>
  (words.match(CONTENT) ?? []).filter((word) => !SMALL.test(word)).length

const FINITE = new Set(['modal', 'be', 'have', 'do', 'base', 'third', 'past'])

/** A sentence with its words as they stand. */
interface Told {
  sentence: Sentence
  words: string
  follows: boolean
  product: number
  actions: number
  others: number
}

const RELATIVE =
  /^(?:wife|husband|partner|brother|sister|mum|mom|mother|dad|da|father|son|daughter|nephew|niece|cousin|uncle|aunt|friend|neighbou?r|family|group|team|boss|school|colleague)$/i
/** Whether a sentence tells what the founder's own thing is or does: 'My stove has a sensor', 'On Thaan the keeper …'. */
function isOfOwn(words: string, title: string): boolean {
  const noun =
    /^(?:my|our) (?:\p{L}+ )?(?<noun>\p{L}+) (?:has|have|holds?|tells?|does|fits?|keeps?|shows?|measures?|uses?|is made)\b/iu.exec(
      words,
    )?.groups?.noun
  if (noun !== undefined)
    return !RELATIVE.test(noun) && !isPerson(noun.toLowerCase()) && !isPeople(noun.toLowerCase())
  const name = title.trim().toLowerCase()
  return name.length > 2 && words.toLowerCase().startsWith(`on ${name} `)
}

/** The sentences of an English text with what each tells; none of another. */
export function sentencesWithRoles(idea: string): Told[] {
  const sentences = parse(idea)
  if (languageOf(sentences) !== 'english') return []
  const roles = rolesOf(sentences)
  return sentences.flatMap((sentence, index): Told[] => {
    const [first, last, role] = [sentence.tokens[0], sentence.tokens.at(-1), roles[index]]
    if (!first || !last || !role) return []
    const before = sentences[index - 1]?.tokens.at(-1)
    return [
      {
        sentence,
        words: idea.slice(first.start, last.end).replace(/\s+/g, ' '),
        follows: before !== undefined && idea.slice(before.start, first.start).includes(';'),
        product: role.product,
        actions: role.actions,
        others: Math.max(role.problem, role.today),
      },
    ]
  })
}

/** The sentences that tell what is done. */
function tellingSentences(idea: string, title: string): Told[] {
  const all = sentencesWithRoles(idea)
  const isFit = ({ words }: Told) => !THERE_IS.test(words)
  const sure = all.filter(
    (each) =>
      isFit(each) &&
      (isOfOwn(each.words, title) ||
        (each.product >= LIKELY && each.actions >= LIKELY && each.others < each.actions) ||
        (each.product >= OFFERED && each.actions > SOME && each.others < each.product)),
  )
  const chosen =
    sure.length > 0
      ? sure
      : all.filter((each) => isFit(each) && each.actions >= LIKELY && each.others < each.actions).slice(0, 1)
  const offered = /\b(?:i|we) (?:\p{L}+ ){0,2}?(?:make|build|sell|offer|write|send|carry|collect|bring)\b/iu
  const whole =
    chosen.length > 0
      ? chosen
      : all.filter((each) => isFit(each) && offered.test(each.words) && each.others < LIKELY).slice(0, 1)
  // What goes on behind a semicolon belongs to the sentence before it.
  return all.filter(
    (each, at) =>
      whole.includes(each) ||
      (each.follows && each.actions > SOME && whole.includes(all[at - 1] ?? each) && isFit(each)),
  )
}

const hasVerb = (part: string, { tokens }: Sentence, from: number): boolean =>
  tokens.some(({ start, tag }) => start >= from && start < from + part.length && FINITE.has(tag))

/** The things of a long list, each with enough words to be understood alone. */
function listOf(words: string): string[] {
  const things: string[] = []
  for (const thing of words.split(/,\s+(?=(?:an?|one|two|three|four|five|ten|the)\s)/i)) {
    const last = things.at(-1)
    if (last === undefined || (contentIn(thing) > 1 && contentIn(last) > 2)) things.push(thing)
    else things.splice(-1, 1, `${last}, ${thing}`)
  }
  return things
}

/** The clauses of a sentence, each of which says something that is done; what only goes on stands with the one before. */
function clausesOf({ sentence, words }: Told): string[] {
  const trimmed = words.replace(/[\s.!;:]+$/, '')
  const bare = trimmed.replace(LEAD, '')
  const short = bare.replace(REASON, '')
  const text = contentIn(short) > 3 ? short : bare
  if (text.length <= WHOLE_CHARS) return [text]
  const offset = (sentence.tokens[0]?.start ?? 0) + words.indexOf(text)
  const found: { words: string; isFull: boolean }[] = []
  let at = 0
  let isList = false
  for (const piece of text.split(/(?<=[,;:])\s+(?![^(]*\))/)) {
    const from = text.indexOf(piece, at)
    at = from + piece.length
    const part = piece.replace(/[,;:]$/, '').replace(/^and\s+/i, '')
    const isPrice = contentIn(withoutAmounts(part)) < 2 && withoutAmounts(part) !== part
    if (isPrice && found.length > 0) continue
    const isFull =
      !isList && contentIn(part) > 1 && hasVerb(piece, sentence, offset + from) && !GOES_ON.test(part)
    const last = found.at(-1)
    if (last && !(isFull && (last.isFull || contentIn(last.words) > 2))) {
      const joined = `${last.words}${text.slice(from - 2, from - 1)} ${piece.replace(/[,;:]$/, '')}`
      found.splice(-1, 1, { words: joined, isFull: last.isFull || isFull })
    } else found.push({ words: part, isFull })
    // What stands behind a colon after a whole clause are examples of it.
    isList ||= piece.endsWith(':') && contentIn(part) > 3
  }
  return found.flatMap((each) => (each.words.length > FUNCTION_CHARS ? listOf(each.words) : [each.words]))
}

/** Neighbors joined until so many are left, the shortest first. */
function few(parts: readonly string[]): string[] {
  if (parts.length <= MOST) return [...parts]
  const lengths = parts.slice(1).map((part, index) => (parts[index]?.length ?? 0) + part.length)
  const shortest = lengths.indexOf(Math.min(...lengths))
  if ((lengths[shortest] ?? 0) > FUNCTION_CHARS) return parts.slice(0, MOST)
  return few([
    ...parts.slice(0, shortest),
    `${parts[shortest]}, ${parts[shortest + 1]}`,
    ...parts.slice(shortest + 2),
  ])
}

/** What is done by the product or its makers, at most six things, in the words and the order of the idea. */
export const functionsOf = ({ idea }: Pick<Source, 'idea'>, title: string): string[] =>
  few(
    tellingSentences(idea, title)
      .flatMap(clausesOf)
      .filter((words) => contentIn(words) > 1 && !WE_ARE.test(words)),
  )
