import type { Source } from '../../analyst/source.ts'
import { parse, type Sentence } from '../../domain/brief/reader/clauses.ts'
import { languageOf } from '../../domain/brief/reader/language.ts'
import { isPeople, isPerson } from '../../domain/brief/reader/people.ts'
import { rolesOf } from '../../domain/brief/reader/roles.ts'
import { withoutAmounts } from '../../domain/brief/told-amounts.ts'

/*
 * What the text says the product or its makers do, in the founder's words: the sentences that say so, split into
 * clauses. Verbs that the reader extracts from such a sentence omit most of it; here nothing is lost.
 */

const MOST = 6
/** A sentence up to this length is one function; in a longer one each clause is. */
const WHOLE_CHARS = 75
export const FUNCTION_CHARS = 140

const LIKELY = 0.6
const OFFERED = 0.85
const SOME = 0.25
/** Sentences that are less certain than the best one by more than this are about something else. */
const BEHIND_BEST = 0.25

/** Words before the offer in its sentence, and the reason after it. */
const LEAD =
  /^.*?[,;:]\s+so\s+(?=(?:i|we|my|our)\b)|^(?:so[:,]?\s)?(?:what )?(?:i|we)(?:['’](?:d|m|re))?\s(?:would like|want|like|am after|am going|are going|going|after)\s(?:to\s)?(?:\p{L}+(?:\s|ing\s))?(?:an?|one|the)\s(?:\p{L}+\s){0,3}?(?:that|where|which)\s|^(?:i|we)(?:['’](?:d|m|re))?\s(?:want|would like|like|am going|are going|going|after)\s(?:to\s)?(?:sell|mak(?:e|ing)|build(?:ing)?|film|offer|publish|write|record)\s(?=(?:an?|one)\s)|^(?:so|and|but)[:,]?\s+|^(?:what )?(?:i|we)(?:['’]d)? (?:would|want|will|like to|want to)[^,:]{0,25}?(?: that|:)\s/iu
const REASON = /,?\s(?:because|since it|so that nobody)\b.*$/i
/** A part that continues the one before it. */
const GOES_ON =
  /^(?:by|in|on|with|without|of|to|for|from|at|not|no|so|which|that|who|whose|where|when|if|while|as|than|but|or|because|until|till|before|after|only (?:the|an?|what|those)|mostly|usually|including|like|over|under|between|say|for example|(?:only|just) (?:for|about|in|on|by|at|with))\b/i
const WE_ARE = /^(?:i|we)(?:['’](?:m|re)| am| are) (?!starting|putting|building|making|after|going)/i
/** A price at the start of a sentence, and a figure about the product instead of an action. */
const PRICE_LEAD =
  /^(?:\p{L}{1,4}\s?)?\p{Sc}?\d[\d.,]*\s?\p{L}{0,8}(?: (?:for|per|an?|each) (?:\p{L}+ ){0,2}?\p{L}+)?,? and (?=(?:i|we|you|it|they)\b)/iu
const IS_FIGURE =
  /^(?:it|they) (?:takes?|costs?|weighs?|needs?|holds?|lasts?) (?:about |only |just )?\d[\d.,]*\s\p{L}+$/iu
/** A statement in which nobody does anything. */
const THERE_IS = /^(?:at the same time |meanwhile )?(?:there (?:is|are|was|were)|it (?:is|costs?))\b/i

const CONTENT = /\p{L}{3,}/gu
const SMALL =
  /^(?:the|and|for|with|you|they|them|their|his|her|she|its|our|your|are|was|has|have|not|all|any|each|that|this|then|from|into|out)$/i
const contentIn = (words: string): number =>
  (words.match(CONTENT) ?? []).filter((word) => !SMALL.test(word)).length

const FINITE = new Set(['modal', 'be', 'have', 'do', 'base', 'third', 'past'])

/** A sentence with its original words and the likelihood of each role. */
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
/** A sentence that defines the offer. */
const DEFINES =
  /^(?:the|our|my) (?:content|product|service|app|offer|device|kit|course|program|site|shop) (?:is|are|consists|contains)\b/i
/**
 * Whether a sentence says what the founder's own product is or does: 'My stove has a sensor', 'On Thaan the keeper …'.
 */
function isOfOwn(words: string, title: string): boolean {
  const noun =
    /^(?:my|our) (?:\p{L}+ )?(?<noun>\p{L}+) (?:has|have|holds?|tells?|does|fits?|keeps?|shows?|measures?|uses?|is made)\b/iu.exec(
      words,
    )?.groups?.noun
  if (noun !== undefined)
    return !RELATIVE.test(noun) && !isPerson(noun.toLowerCase()) && !isPeople(noun.toLowerCase())
  if (DEFINES.test(words)) return true
  const name = title.trim().toLowerCase()
  return name.length > 2 && words.toLowerCase().startsWith(`on ${name} `)
}

/** The sentences of an English text with the likelihood of each role; empty for other languages. */
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

/** An opening condition that happens to people: it describes a problem, and not what is done about it. */
const WHEN_IT_HAPPENS = /^(?:if|when(?:ever)?|every time|each time|once|as soon as)\s(?!(?:i|we|my|our)\b)/i
const OWN_VOICE = /\b(?:i|we|my|our|it)\b/i
/** Least likelihood of an action in a short sentence after the offer that says what users get or see. */
const GETS = 0.85

/** The sentences that say what is done. */
function tellingSentences(idea: string, title: string): Told[] {
  const all = sentencesWithRoles(idea)
  const isFit = ({ words }: Told) =>
    !THERE_IS.test(words) &&
    !(all[0]?.words === words && WHEN_IT_HAPPENS.test(words) && !OWN_VOICE.test(words))
  const sure = all.filter(
    (each) =>
      isFit(each) &&
      (isOfOwn(each.words, title) ||
        (each.product >= LIKELY && each.actions >= LIKELY && each.others < each.actions) ||
        (each.product >= OFFERED && each.actions > SOME && each.others < each.product)),
  )
  const certainty = ({ product, actions }: Told) => Math.min(product, actions)
  const best = Math.max(0, ...sure.map(certainty))
  const plain = sure.filter((each) => isOfOwn(each.words, title) || certainty(each) >= best - BEHIND_BEST)
  const chosen =
    plain.length > 0
      ? plain
      : all.filter((each) => isFit(each) && each.actions >= LIKELY && each.others < each.actions).slice(0, 1)
  const offered =
    /\b(?:i|we) (?:\p{L}+ ){0,2}?(?:make|build|sell|offer|write|send|carry|collect|bring|propose|teach|repair|clean|record|draw)\b/iu
  const whole =
    chosen.length > 0
      ? chosen
      : [
          ...all.filter((each) => isFit(each) && offered.test(each.words) && each.others < LIKELY),
          ...all.filter((each) => isNamed(each) && each.others < each.product),
        ].slice(0, 1)
  // A part after a semicolon belongs to the sentence before it.
  return all.filter(
    (each, at) =>
      whole.includes(each) ||
      ((each.follows
        ? each.actions > SOME
        : (each.actions >= GETS && each.others < each.product) ||
          (COMES_WITH.test(each.words) && isPhrase(each) && each.product > SOME && each.others < FEW)) &&
        whole.includes(all[at - 1] ?? each) &&
        isFit(each)),
  )
}

/**
 * A further part of the offer without its own verb, and the highest likelihood that such a sentence is about others.
 */
const COMES_WITH = /\b(?:with|plus|including)\b/i
const isPhrase = ({ sentence: { tokens } }: Told): boolean => !tokens.some(({ tag }) => FINITE_FORM.has(tag))
const FEW = 0.1
/** What others sell or have today. */
const OF_OTHERS =
  /^(?:meanwhile|today|now|at the moment)\b|\b(?:every|most|other|all) (?:\p{L}+ ){0,2}(?:sells?|makes?|has|have|charges?)\b/iu
/** Whether a sentence only names the product. */
const isNamed = ({ words, product, actions }: Told): boolean =>
  !OF_OTHERS.test(words) &&
  ((NAMES_OFFER.test(words) && product >= LIKELY) || (product > 0.5 && actions < product))

/** A sentence that names the product without a verb, as what comes out or is delivered. */
const NAMES_OFFER = /^(?:so[:,]?\s)?(?:an?|one|my|our)\s(?!\p{L}+ (?:i|we|they)\b)/iu

const hasVerb = (part: string, { tokens }: Sentence, from: number): boolean =>
  tokens.some(({ start, tag }) => start >= from && start < from + part.length && FINITE.has(tag))

/** Longest heading before a colon, and a part that begins with a condition or a new subject. */
const SHORT_HEAD = 40
const WHEN_FIRST = /^(?:when(?:ever)?|if|once|as soon as|each time|every time)\s/i
const NEW_SUBJECT = /^(?:and )?(?:i|we|you|it|he|she|they|each|every|one of|the \p{L}+) /iu
const FINITE_FORM = new Set(['modal', 'be', 'have', 'do', 'third'])
const ENDS_LIST = /(?<=[,;:])\s+(?![^(]*\))/

/**
 * The text after the colon, if it lists several actions that the words before it only announce; otherwise the whole
 * text.
 */
function behindHead(text: string, sentence: Sentence, offset: number): string {
  const at = text.indexOf(': ')
  if (at < 0 || at > SHORT_HEAD) return text
  const rest = text.slice(at + 2)
  const pieces = rest.split(ENDS_LIST)
  const full = pieces.filter((piece) => doesIt(piece, sentence, offset + text.indexOf(piece)))
  return full.length > 1 ? rest : text
}

/**
 * Whether a part says that someone or the product does something: it has a finite verb, or any verb after a new
 * subject.
 */
const doesIt = (part: string, { tokens }: Sentence, from: number): boolean => {
  const within = tokens.filter(({ start }) => start >= from && start < from + part.length)
  return (
    within.some(({ tag }) => FINITE_FORM.has(tag)) ||
    (NEW_SUBJECT.test(part) && within.some(({ tag }) => FINITE.has(tag)))
  )
}

/** The items of a long list, each with enough words to be understood alone. */
function listOf(words: string): string[] {
  const things: string[] = []
  for (const thing of words.split(/,\s+(?=(?:an?|one|two|three|four|five|ten|the)\s)/i)) {
    const last = things.at(-1)
    if (last === undefined || (contentIn(thing) > 1 && contentIn(last) > 2)) things.push(thing)
    else things.splice(-1, 1, `${last}, ${thing}`)
  }
  return things
}

/** The clauses of a sentence, each of which states an action; a continuation stays with the clause before it. */
function clausesOf(told: Told): string[] {
  const { sentence, words } = told
  const trimmed = words.replace(/[\s.!;:]+$/, '')
  const bare = trimmed.replace(LEAD, '').replace(LEAD, '').replace(PRICE_LEAD, '')
  const short = bare.replace(REASON, '')
  const full = contentIn(short) > 3 ? short : bare
  const begin = (sentence.tokens[0]?.start ?? 0) + words.indexOf(full)
  const text = behindHead(full, sentence, begin)
  if (text.length <= WHOLE_CHARS || (isNamed(told) && told.actions < SOME)) return [text]
  const offset = begin + full.length - text.length
  const found: { words: string; isFull: boolean; says: boolean }[] = []
  let at = 0
  let isList = false
  for (const piece of text.split(ENDS_LIST)) {
    const from = text.indexOf(piece, at)
    at = from + piece.length
    const part = piece
      .replace(/[,;:]$/, '')
      .replace(/^and\s+/i, '')
      .replace(PRICE_LEAD, '')
    const isPrice = contentIn(withoutAmounts(part)) < 2 && withoutAmounts(part) !== part
    if (isPrice) continue
    const says = hasVerb(piece, sentence, offset + from)
    const isFull = !isList && contentIn(part) > 1 && says && !GOES_ON.test(part)
    const last = found.at(-1)
    // A condition at the start of the sentence belongs to the action after it.
    if (last && found.length === 1 && !last.isFull && WHEN_FIRST.test(last.words)) {
      found.splice(0, 1, { words: `${last.words}, ${part}`, isFull, says: last.says || says })
      continue
    }
    // The rest of a price at the start of the sentence states no action.
    if (isFull && found.length === 1 && last && !last.says && contentIn(last.words) < 2)
      found.splice(0, 1, { words: part, isFull, says })
    else if (last && !(isFull && (last.isFull || contentIn(last.words) > 2))) {
      const joined = `${last.words}${text.slice(from - 2, from - 1)} ${piece.replace(/[,;:]$/, '')}`
      found.splice(-1, 1, { words: joined, isFull: last.isFull || isFull, says: last.says || says })
    } else found.push({ words: part, isFull, says })
    // The parts after a colon that follows a full clause are examples of it, unless they state an action.
    isList ||=
      piece.endsWith(':') &&
      contentIn(part) > 3 &&
      !doesIt(text.slice(at + 1).split(/[,;:]\s/)[0] ?? '', sentence, offset + at + 1)
  }
  return found.flatMap((each) => (each.words.length > FUNCTION_CHARS ? listOf(each.words) : [each.words]))
}

/** Joins neighboring parts, the shortest first, until at most `MOST` are left. */
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

/** What the product or its makers do, at most six functions, in the words and the order of the idea. */
export function functionsOf({ idea }: Pick<Source, 'idea'>, title: string): string[] {
  const all = tellingSentences(idea, title)
    .flatMap(clausesOf)
    .filter((words) => contentIn(words) > 1 && !WE_ARE.test(words) && !IS_FIGURE.test(words))
  const done = all.filter((words) => !IS_THING.test(words))
  return few(done.length > 0 ? done : all)
}

/** A clause that says what the thing is, and nothing that it does. */
const IS_THING =
  /^(?:my|our|the|this|it)(?: \p{L}+){0,2} (?:is|are|will be) (?:just |only |simply )?(?:an?|one|the|some)(?: (?!(?:that|which|who|to)\b)[\p{L}-]+){1,8}$/iu
