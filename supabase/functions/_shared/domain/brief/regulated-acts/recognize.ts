import { type Brief, type BriefField, entriesOf } from '../brief.ts'
import type { ActLaw, ActWeight, RegulatedAct } from './act.ts'
import { ACTS, OF_GOODS } from './acts.ts'
import { isOurs, isPlanned, KIND_OF } from './planned.ts'
import { weaknessIn } from './weakness.ts'

/*
 * Recognizes regulated acts in the words of a founder: what the business or its users do in the plan, in one clause,
 * not what is ruled out, what others do, or what happened once.
 */

/** A recognized act with the founder's words for it. */
export interface FoundAct {
  act: RegulatedAct
  words: string
}

const WEIGHTS: readonly ActWeight[] = ['unsafe', 'forbidden', 'licensed', 'conditioned']

/** Up to so many characters of one clause may stand between two parts of a pattern. */
const GAP = '(?:(?:(?!\\b(?:no|not|without|never|nor|instead)\\b)[^.,;:!?()\\n]){0,48}? )?'
/** The forms of a verb in a plan: sell, sells, selling. Past forms tell stories. */
function formsOf(phrase: string): string {
  const [verb = '', ...rest] = phrase.trim().split(' ')
  const third = /(?:s|sh|ch|x|z|do)$/.test(verb)
    ? `${verb}es`
    : /[^aeou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  const ing = /[^e]e$/.test(verb)
    ? verb.slice(0, -1)
    : /[^aeiou][aeiou][bdgmnprt]$/.test(verb)
      ? `${verb}${verb.at(-1)}?`
      : verb
  return [`(?:${verb}|${third}|${ing}ing)`, ...rest].join(' ')
}

const compiled = (pattern: string): RegExp => {
  const spelled = pattern
    .replace(/<(?![=!])([^<>]+)>/g, (_, verbs: string) => `(?:${verbs.split(',').map(formsOf).join('|')})`)
    .replaceAll(' ~ ', ` ${GAP}`)
  return new RegExp(`(?<![\\p{L}'-])(?:${spelled})(?![\\p{L}])`, 'giu')
}

interface Matcher {
  act: RegulatedAct
  shown: readonly RegExp[]
  near: RegExp | null
  unless: RegExp | null
  product: RegExp | null
}

const optional = (pattern: string | undefined): RegExp | null =>
  pattern === undefined ? null : new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu')

/** The patterns of all acts, compiled on first use. */
let matchers: readonly Matcher[] | null = null
const allMatchers = (): readonly Matcher[] => {
  matchers ??= ACTS.map((act) => ({
    act,
    shown: act.shown.map(compiled),
    near: optional(act.near),
    unless: optional(act.unless),
    product: optional(act.product),
  }))
  return matchers
}

/** What is only for those who are allowed to do it, or is done by them. */
const ALLOWED =
  /(?<!\b(?:no|without|un|not|any)[ -]?(?:a |an |any )?)\b(?:licen[cs]ed|registered (?:with|by|as|at|nurse|childminder|electrician|charity)|(?:have|has|hold|got|with) (?:a|an|the|our|my|all) (?:\p{L}+ )?(?:licen[cs]es?|permits?)|approved by|accredited|authori[sz]ed by|certified (?:\p{L}+ )?(?:pilots?|electricians?|technicians?|labs?|kitchens?)|(?:is|are|am) (?:a )?(?:qualified|certified|licen[cs]ed)|(?:qualified|certified) (?:electricians?|nurses?|teachers?|instructors?|guides?))\b/iu
/** A work of the imagination, in which such acts are content. */
const FICTION =
  /\b(?:(?:card|board|video|computer|mobile|party|role.?playing|strategy|dice|tabletop|puzzle) games?|escape rooms?|novels?|comics? (?:about|series)|theat(?:er|re) play|audio drama)\b/iu

interface Told {
  /** A sentence of the idea or an answer. */
  words: string
  /** The words beside it, and itself. */
  around: string
  /** Whether it is the founder's answer for the product, or the first sentence, which mostly names it. */
  isProduct: boolean
  /** Whether it is part of an answer, so that it describes the plan. */
  isAnswer: boolean
}

const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=[^\s.!?])[^.!?\n]*)*[.!?]*/gu
const ANSWERS: readonly BriefField[] = ['product', 'actions', 'difference', 'inputs']

/** Straight apostrophes, so that patterns need only one form; no character moves. */
const plain = (text: string): string => text.replace(/[\u2018\u2019]/g, "'")
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function toldIn(brief: Brief, idea: string): Told[] {
  const sentences = (idea.match(SENTENCE) ?? []).map(onOneLine).filter((each) => each !== '')
  const answers = ANSWERS.flatMap((field) =>
    entriesOf(brief, field).flatMap(({ value, origin }) =>
      typeof value === 'string' && origin.kind === 'answer'
        ? [{ words: onOneLine(value), isProduct: field === 'product' }]
        : [],
    ),
  )
  return [
    ...sentences.map((words, at) => ({
      words,
      around: sentences.slice(Math.max(0, at - 1), at + 2).join(' '),
      isProduct: at === 0 || /\b(?:idea|plan|product|business) (?:is|would be)\b/iu.test(words),
      isAnswer: false,
    })),
    ...answers.map(({ words, isProduct }) => ({ words, around: words, isProduct, isAnswer: true })),
  ]
}

/** The match of an act in a sentence, as far as it is planned. */
function matchIn({ act, shown, product }: Matcher, told: Told): string | null {
  if (told.isProduct && product) {
    const named = product.exec(told.words)
    const isNamed =
      named && (told.isAnswer ? NAMES_IN_ANSWER : NAMES_PRODUCT).test(told.words.slice(0, named.index))
    const after = told.words.slice((named?.index ?? 0) + (named?.[0].length ?? 0))
    if (named && isNamed && !KIND_OF.test(after) && (told.isAnswer || ENDS_NAME.test(after))) return named[0]
  }
  if (/\?$/.test(told.words)) return null
  for (const pattern of shown)
    for (const { 0: words, index } of told.words.matchAll(pattern)) {
      const before = told.words.slice(0, index)
      const isMeant =
        act.weight === 'forbidden' ||
        act.byAnyone ||
        told.isAnswer ||
        (isOurs(before, words) && !KIND_OF.test(told.words.slice(index + words.length)))
      if (isMeant && isPlanned(before, words)) return words
    }
  return null
}

/** Words before a noun by which it is the product: none that names it for others. */
const NAMES_IN_ANSWER =
  /^(?:(?!\b(?:for|app|software|platform|tool|service|course|box(?:es)? for)\b)[^,;])*$/iu
const NAMES_PRODUCT =
  /^(?:(?:so )?(?:my|our|the) (?:\p{L}+ )?(?:idea|plan|product|business) (?:is|would be)(?: to (?:make|sell))? )?(?:an? |some )?(?:(?!\p{L}{2,}[^s\s]s\b)(?!(?:for|of|app|software|platform|tool|service|is|are|was|to|with|we|i|my|our|the|that|from|and|in|on)\b)[\p{L}-]+ ){0,3}$/iu

/** What follows the name of a product, and not a statement about such things. */
const ENDS_NAME =
  /^(?:$|[.,:;–(]| (?:-|for|with|from|made|by|in|on|that|which|of|and|without|sold|online)\b)/iu

const MOST_QUOTED = 160

/** The part of a sentence that holds the match, quoted whole if it is short. */
function quotedPart(sentence: string, match: string): string {
  const whole = sentence.replace(/[.!;]+$/, '')
  if (whole.length <= MOST_QUOTED) return whole
  const at = plain(whole).indexOf(match)
  const from = Math.max(...[', ', '; ', ': ', ' – '].map((mark) => whole.lastIndexOf(mark, at))) + 1
  const ends = [', ', '; ', ': ', ' – ']
    .map((mark) => whole.indexOf(mark, at + match.length))
    .filter((end) => end !== -1)
  const part = whole.slice(from, ends.length > 0 ? Math.min(...ends) : undefined).trim()
  return part.length > 0 && part.length <= MOST_QUOTED
    ? part.replace(/^(?:and|but|so|or) /i, '')
    : whole.slice(at, at + match.length)
}

const found = new WeakMap<Brief, { idea: string; acts: readonly FoundAct[] }>()

/**
 * The regulated acts of a plan, the hardest first; at most one statement each, with the founder's words that show it.
 * The order within one weight is that of the text.
 */
export function regulatedActs(brief: Brief, idea: string): readonly FoundAct[] {
  const known = found.get(brief)
  if (known?.idea === idea) return known.acts
  const acts = read(brief, idea)
  found.set(brief, { idea, acts })
  return acts
}

const WEAKNESS = 'told-weakness'

/** The first words on a weakness of safety of the founder's own product, in the idea, its evidence or its risks. */
function weaknessOf(brief: Brief, told: readonly Told[]): FoundAct[] {
  const act = ACTS.find(({ id }) => id === WEAKNESS)
  const answers = (['evidence', 'risks'] as const).flatMap((field) =>
    entriesOf(brief, field).flatMap(({ value, origin }) => {
      const words = onOneLine(typeof value === 'string' ? value : value.text)
      return origin.kind === 'answer' ? [{ words, around: words, isRisk: field === 'risks' }] : []
    }),
  )
  if (!act) return []
  return [...told.map((each) => ({ ...each, isRisk: false })), ...answers]
    .flatMap((each) => {
      const match = weaknessIn({ ...each, words: plain(each.words), around: plain(each.around) })
      return match === null ? [] : [{ act, words: quotedPart(each.words, match) }]
    })
    .slice(0, 1)
}

function read(brief: Brief, idea: string): FoundAct[] {
  if (FICTION.test(idea)) return []
  const told = toldIn(brief, idea)
  const natures = entriesOf(brief, 'nature').map(({ value }) => value)
  const isProgram = natures.length > 0 && natures.every((nature) => nature === 'software')
  const plainTold = told.map((each) => ({ ...each, words: plain(each.words), around: plain(each.around) }))
  const hits = allMatchers().flatMap((matcher): (FoundAct & { at: number })[] => {
    const { act, near, unless } = matcher
    if (isProgram && OF_GOODS.has(act.id)) return []
    for (const [at, each] of plainTold.entries()) {
      const match = matchIn(matcher, each)
      if (match === null) continue
      const isMeant =
        (!near || near.test(each.around)) &&
        !unless?.test(each.around) &&
        (act.weight === 'forbidden' || !ALLOWED.test(each.around))
      if (isMeant) return [{ act, words: quotedPart(told[at]?.words ?? match, match), at }]
    }
    return []
  })
  const isThing =
    natures.length === 0 || natures.some((nature) => nature === 'device' || nature === 'physical')
  const weakness = isThing ? weaknessOf(brief, told).map((each) => ({ ...each, at: 0 })) : []
  return [...weakness, ...hits]
    .toSorted((a, b) => WEIGHTS.indexOf(a.act.weight) - WEIGHTS.indexOf(b.act.weight) || a.at - b.at)
    .map(({ act, words }) => ({ act, words }))
}

/** The acts of a plan that are unsafe, or that the law forbids or licenses, gravest first. */
export const graveActs = (brief: Brief, idea: string): readonly FoundAct[] =>
  regulatedActs(brief, idea).filter(({ act }) => act.weight !== 'conditioned')

/** The gravest act of a plan if it is unsafe, forbidden or licensed; null otherwise. */
export const gravestAct = (brief: Brief, idea: string): FoundAct | null => graveActs(brief, idea)[0] ?? null

const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK EU'.split(' '),
)

/** The rule of the places on an act, the nearest first; null where none is on file. */
export function lawFor({ laws }: RegulatedAct, countries: readonly string[], words: string): ActLaw | null {
  const fits = ({ place, where }: ActLaw): boolean =>
    (countries.includes(place) || (place === 'EU' && countries.some((code) => EU.has(code)))) &&
    (where === null || where.test(words))
  const own = laws.filter(fits)
  return own.find(({ where }) => where !== null) ?? own.find(({ place }) => place !== 'EU') ?? own[0] ?? null
}
