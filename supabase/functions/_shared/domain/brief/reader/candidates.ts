import { type Action, actionsIn } from './actions.ts'
import { at, type Clause, type Range, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { labelOf } from './labels.ts'
import { moneyIn } from './money.ts'
import { amountAt } from './numbers.ts'
import { isMarketplace, nounOf, type Product, productsIn } from './offer.ts'
import { hasPain, painEnd } from './pain.ts'
import { type Party, partiesIn, partyAt } from './parties.ts'
import { isPeople, isPerson, singular } from './people.ts'
import { clauseAt, headOf, nounPhrase, textOf, trimmedEnd, verbPhraseEnd, writtenOf } from './phrases.ts'
import { knownPlace } from './places.ts'
import { isProductNoun, naturesOfHead } from './products.ts'
import { hasHabit, isTold, workIn } from './story.ts'
import { PRICES, TIME, TIME_NOUNS } from './word-table.ts'

/*
 * The words of an idea that may describe its product, customer, problem, current alternative or actions, and the cues
 * by which learned weights judge them (`docs/brief.md`).
 */

/** The fields that a sentence can describe, in the order of the columns of the weights. */
export const ROLES = ['product', 'customer', 'problem', 'today', 'actions'] as const
export type Role = (typeof ROLES)[number]
/** The fields for which learned weights choose words. */
export type Told = Role | 'evidence'
/** How likely a sentence is to describe each field, from 0 to 1. */
export type Roles = Readonly<Record<Role, number>>

export interface Candidate extends Finding {
  /** Position of the main noun or verb. */
  head: number
  cues: string[]
}

/** What is known about an idea before its fields are chosen. */
export interface Surroundings {
  sentences: readonly Sentence[]
  roles: readonly Roles[]
  /** Phrases that patterns read as the product, most confident first. */
  products: readonly Product[]
  /** Phrases that patterns read as a payer or a user. */
  parties: readonly Party[]
  /** Phrases that patterns read as actions. */
  actions: readonly Action[]
}

/** Collects what the patterns find in the sentences of an idea, given the sentences' roles. */
export function surroundingsOf(sentences: readonly Sentence[], roles: readonly Roles[]): Surroundings {
  const inOrder = productsIn(sentences)
  const products = inOrder.toSorted((a, b) => b.score - a.score)
  const [product] = products
  const isMarket = product !== undefined && isMarketplace(sentences, product)
  return {
    sentences,
    roles,
    products,
    parties: partiesIn(sentences, inOrder, isMarket, product ? nounOf(sentences, product) : ''),
    actions: actionsIn(sentences, inOrder, isMarket),
  }
}

type Words = Range & { head: number }

/** The most clauses that one report of demand can span. */
const MOST_CLAUSES = 4

const PRONOUN = /^(?:i|we|you|they|it|he|she|there|nobody|everyone|my|our)$/

/**
 * Who acts in a clause: the pronoun itself (with '+' if more words follow), 'x' for any other subject, '-' for
 * none.
 */
export function actorOf(sentence: Sentence, clause: Clause | undefined): string {
  if (!clause?.subject) return '-'
  const { lower } = at(sentence, clause.subject.from)
  if (!PRONOUN.test(lower)) return 'x'
  return clause.subject.to - clause.subject.from === 1 ? lower : `${lower}+`
}

const isNoun = (tag: string) => tag === 'noun' || tag === 'plural'

/**
 * The class of the word at a position: its tag, and for nouns also what they name (prices, products, people,
 * times).
 */
export function classAt(sentence: Sentence, position: number): string {
  const { text, lower, tag, kind } = at(sentence, position)
  if (text === '') return '^'
  if (kind === 'number') return '#'
  if (!isNoun(tag)) return tag
  const names = PRICES.has(singular(lower))
    ? 'price'
    : isProductNoun(lower) && !isPerson(lower)
      ? 'product'
      : isPeople(lower)
        ? 'people'
        : TIME_NOUNS.has(lower)
          ? 'time'
          : /^\p{Lu}/u.test(text) && position > 0
            ? 'name'
            : ''
  return `${tag} ${names}`
}

/** The word at a position as a cue; every number is '#'. */
export const cueAt = (sentence: Sentence, position: number): string => {
  const token = sentence.tokens[position]
  return token ? (token.kind === 'number' ? '#' : token.lower) : '^'
}

const QUANTIFIER = /^(?:most|many|some|all|our|my|the|few|other|these|those)$/

const phraseAt = (sentence: Sentence, from: number): Words[] => {
  const phrase = nounPhrase(sentence, from)
  return phrase ? [phrase] : []
}

/** Every noun phrase, including those inside a longer one after 'the' or 'most'. */
function nounPhrases(sentence: Sentence): Words[] {
  return sentence.tokens.flatMap((token, i): Words[] => {
    const before = at(sentence, i - 1)
    const isInside =
      /^(?:determiner|possessive|adjective|number)$/.test(before.tag) ||
      (isNoun(before.tag) && isNoun(token.tag))
    if (isInside && !QUANTIFIER.test(before.lower)) return []
    return phraseAt(sentence, i)
  })
}

const ofClause = (sentence: Sentence, clause: Clause, from: number): Words => ({
  from,
  to: verbPhraseEnd(sentence, clause),
  head: clause.verb,
})

/** The verb phrases of clauses that describe something done, without 'can' and 'will'. */
const deeds = (sentence: Sentence): Words[] =>
  sentence.clauses.flatMap((clause) =>
    clause.verb < 0 || !isDeed(clause)
      ? []
      : [ofClause(sentence, clause, clause.negated || clause.passive ? clause.group : clause.verb)],
  )

/** Infinitives and gerunds inside a clause: 'to find a plumber', 'sorting the post'. */
const purposes = (sentence: Sentence): Words[] =>
  sentence.tokens.flatMap(({ verb, tag }, i): Words[] => {
    if (!verb || !(tag === 'ing' || at(sentence, i - 1).tag === 'to')) return []
    const clause = clauseAt(sentence, i)
    return clause && clause.verb !== i
      ? [{ from: i, to: trimmedEnd(sentence, i + 1, clause.to), head: i }]
      : []
  })

/** Whether something no longer happens: 'no longer lose'. */
const hasEnded = (sentence: Sentence, { from, verb }: Clause): boolean =>
  / no longer /.test(` ${textOf(sentence, { from, to: verb })} `)

/** 'So nobody types an order twice' states a benefit, unless the clause before it states a problem. */
function isGain(sentence: Sentence, clause: Clause): boolean {
  const before = sentence.clauses[sentence.clauses.indexOf(clause) - 1]
  return clause.link === 'so that' || (clause.link === 'so' && !(before && hasPain(sentence, before)))
}

/**
 * Whether a clause describes something done, not a condition ('if the margin goes under the gum') or a state ('is
 * complete').
 */
const isDeed = ({ link, base, passive }: Clause): boolean =>
  !/^(?:if|unless|until|because|than|whether|while|since|although|though)$/.test(link) &&
  (base !== 'be' || passive)

const CONTENT = /^(?:noun|plural|adjective|number|base|third|past|participle|ing)$/
/** Whether a range has more than one content word; 'there is' and 'wash' have too few. */
const saysSomething = (sentence: Sentence, { from, to }: Range): boolean =>
  sentence.tokens.slice(from, to).filter(({ tag }) => CONTENT.test(tag)).length > 1

/** The text after the label of a field, as a whole and item by item. */
function behindLabel(sentence: Sentence, field: Told): Words[] {
  const label = labelOf(sentence)
  if (label?.field !== field) return []
  const to = trimmedEnd(sentence, label.from, sentence.tokens.length)
  const items = sentence.clauses.filter((clause) => clause.from >= label.from && clause.to > clause.from)
  return [
    { from: label.from, to },
    ...items.map((item) => ({ from: item.from, to: trimmedEnd(sentence, item.from + 1, item.to) })),
  ]
    .filter((range) => range.to > range.from)
    .map((range) => ({ ...range, head: range.from }))
}

/** Each clause, alone and joined with those after it, up to `MOST_CLAUSES`. */
const reports = (sentence: Sentence): Words[] =>
  sentence.clauses.flatMap((first, i) =>
    sentence.clauses.slice(i, i + MOST_CLAUSES).map((last) => ({
      from: first.from,
      to: trimmedEnd(sentence, first.from + 1, last.to),
      head: first.verb < 0 ? first.from : first.verb,
    })),
  )

const isPlace = (sentence: Sentence, words: Words): boolean =>
  /^\p{Lu}/u.test(at(sentence, words.from).text) && knownPlace(writtenOf(sentence, words)) !== undefined

const isGoods = (noun: string): boolean => naturesOfHead(noun).length > 0 && !isPeople(noun)

/** Whether a clause says what the offer does, which is no problem: 'PlotPal helps societies keep …', 'We sell …'. */
const isOffering = (sentence: Sentence, { base, subject, negated }: Clause): boolean =>
  subject !== null &&
  !negated &&
  /^(?:help|let|allow|enable|offer|provide)$/.test(base) &&
  (/^(?:we|it|our|this)$/.test(at(sentence, subject.from).lower) ||
    (/^\p{Lu}/u.test(at(sentence, subject.from).text) &&
      subject.to - subject.from === 1 &&
      !isPeople(at(sentence, subject.from).lower)))

/** The offer, mentioned as already known. */
const OFFERED =
  /^(?:the|this|our) (?:app|software|system|platform|tool|program|website|site|product|service)$/

function rangesOf(field: Told, sentence: Sentence): Words[] {
  const people = field === 'customer' ? sentence.tokens.flatMap((_, i) => partyAt(sentence, i) ?? []) : []
  switch (field) {
    case 'product': {
      const work = workIn(sentence)
      return [...nounPhrases(sentence), ...(work ? [ofClause(sentence, work, work.verb)] : [])]
    }
    case 'customer':
      // A place alone says where customers are, not who they are; goods cannot pay.
      return [...nounPhrases(sentence), ...people].filter(
        (words) => !isPlace(sentence, words) && !isGoods(at(sentence, words.head).lower),
      )
    case 'problem':
      return sentence.clauses.flatMap((clause) =>
        clause.verb < 0 ||
        hasEnded(sentence, clause) ||
        isGain(sentence, clause) ||
        isOffering(sentence, clause)
          ? []
          : [
              {
                from: clause.subject?.from ?? clause.group,
                to: painEnd(sentence, clause),
                head: clause.verb,
              },
            ],
      )
    case 'today':
      return [
        ...deeds(sentence),
        ...sentence.clauses.flatMap((clause) => [
          ...(clause.verb < 0 ? [] : phraseAt(sentence, clause.verb + 1)),
          ...(clause.subject ? phraseAt(sentence, clause.subject.from) : []),
        ]),
      ].filter((words) => !OFFERED.test(textOf(sentence, words)))
    case 'actions':
      return [...deeds(sentence), ...purposes(sentence)]
    case 'evidence':
      return reports(sentence)
  }
}

/** Where a phrase stands relative to the verb of its clause. */
const sideOf = (clause: Clause | undefined, { head }: Words): string =>
  !clause || clause.verb < 0
    ? 'alone'
    : head < clause.verb
      ? 'subject'
      : head === clause.verb
        ? 'verb'
        : 'object'

const STEPS = [0.03, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85]
const stepOf = (likelihood: number) => STEPS.filter((step) => likelihood >= step).length

const overlaps = (a: Range, b: Range) => a.from < b.to && b.from < a.to

/** Properties of the whole sentence. */
const wholeOf = (sentence: Sentence) => ({
  isTold: isTold(sentence),
  hasHabit: hasHabit(sentence),
  label: labelOf(sentence)?.field ?? '',
  hasMoney: moneyIn(sentence, null).length > 0,
})
type Whole = ReturnType<typeof wholeOf>

/** The cues of a phrase from its own sentence: its words, the words around it, and who does what in its clause. */
function ownCues(sentence: Sentence, words: Words, whole: Whole): string[] {
  const { from, to, head } = words
  const clause = clauseAt(sentence, head)
  const actor = actorOf(sentence, clause)
  const who =
    actor === 'x' && clause?.subject
      ? `x ${classAt(sentence, sentence.tokens.indexOf(headOf(sentence, clause.subject)))}`
      : actor
  const side = sideOf(clause, words)
  const base = clause?.base ?? ''
  const noun = at(sentence, head)
  return [
    '*',
    ...sentence.tokens.slice(from, to).map((_, i) => `w${cueAt(sentence, from + i)}`),
    `h:${singular(noun.lower)}`,
    `h=${classAt(sentence, head)}`,
    ...(noun.verb ? [`v:${noun.verb}`] : []),
    `f=${classAt(sentence, from)}`,
    `f:${cueAt(sentence, from)}`,
    `<${cueAt(sentence, from - 1)}`,
    `<<${cueAt(sentence, from - 2)} ${cueAt(sentence, from - 1)}`,
    `<=${classAt(sentence, from - 1)}`,
    ...[2, 3, 4].map((distance) => `<.${cueAt(sentence, from - distance)}`),
    `>${cueAt(sentence, to)}`,
    `>>${cueAt(sentence, to)} ${cueAt(sentence, to + 1)}`,
    `>=${classAt(sentence, to)}`,
    ...[1, 2].map((distance) => `>.${cueAt(sentence, to + distance)}`),
    `=${side}`,
    `=${side}:${base}`,
    `~${base}`,
    `${who}:`,
    `${who}:${clause?.tense ?? ''}`,
    `${who}:${base}`,
    `&${clause?.link ?? ''}`,
    ...(clause?.negated ? [':not'] : []),
    ...(clause?.passive ? [':passive'] : []),
    ...(clause && hasPain(sentence, clause) ? [':pain'] : []),
    ...(whole.isTold ? [':told', `:told ${side}`] : []),
    ...(whole.hasHabit ? [':habit'] : []),
    `:long ${Math.min(12, to - from)}`,
    `:label ${whole.label}`,
    ...(whole.hasMoney ? [':money', `:money ${side}`] : []),
  ]
}

/** Whether a number counts something, rather than an amount of money, a percentage or a time. */
export function isCount(sentence: Sentence, position: number): boolean {
  const amount = amountAt(sentence, position)
  return (
    amount !== null &&
    !amount.percent &&
    !/^\p{Sc}/u.test(at(sentence, position).text) &&
    !TIME.has(at(sentence, amount.to).lower) &&
    !TIME_NOUNS.has(singular(at(sentence, amount.to).lower))
  )
}

/**
 * The cues of a run of clauses: who did what, what is counted, since when, and what the rest of the sentence says.
 */
function reportCues(sentence: Sentence, { from, to }: Words): string[] {
  const clauses = sentence.clauses.filter((clause) => clause.from >= from && clause.from < to)
  const counted = sentence.tokens.flatMap((_, i) => (i >= from && i < to && isCount(sentence, i) ? [i] : []))
  const rest = sentence.tokens.filter((_, i) => i < from || i >= to)
  const subjects = clauses.map(({ subject }) => {
    if (!subject) return '-'
    const hasCount = counted.some((i) => i >= subject.from && i < subject.to)
    const head = sentence.tokens.indexOf(headOf(sentence, subject))
    return `${hasCount ? '#' : ''}${classAt(sentence, head)}`
  })
  return [
    ...clauses.flatMap((clause, i) => [
      `d:${clause.base}`,
      `d:${clause.tense}${clause.negated ? ' not' : ''}`,
      `d:${clause.base} ${clause.tense}`,
      `s:${subjects[i]}`,
      `s:${subjects[i]} ${clause.tense}`,
      `s:${subjects[i]} ${clause.base}`,
      `&&${clause.link}`,
    ]),
    ...(counted.length > 0 ? [`#${Math.min(3, counted.length)}`] : ['#0']),
    ...counted.flatMap((i) => [
      `#<${cueAt(sentence, i - 1)}`,
      `#>${singular(cueAt(sentence, i + 1))}`,
      `#>=${classAt(sentence, i + 1)}`,
      `#>>=${classAt(sentence, i + 2)}`,
    ]),
    ...sentence.tokens
      .slice(from, to)
      .flatMap((_, i) => [`b${cueAt(sentence, from + i)} ${cueAt(sentence, from + i + 1)}`]),
    ...new Set(rest.map(({ lower, kind }) => `r:${kind === 'number' ? '#' : lower}`)),
    `:clauses ${clauses.length}`,
    ...(from <= 0 ? [':first'] : []),
    ...(rest.length <= 1 ? [':whole'] : []),
  ]
}

/** The nouns, verbs and adjectives of a sentence, without plural and tense. */
const contentOf = (sentence: Sentence | undefined): ReadonlySet<string> =>
  new Set(
    (sentence?.tokens ?? []).flatMap(({ lower, tag, verb }) =>
      /^(?:noun|plural|adjective|base|third|past|participle|ing)$/.test(tag) ? [verb || singular(lower)] : [],
    ),
  )

/** For each noun, the number of sentences that contain it. */
function timesNamed(sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { tokens } of sentences)
    for (const noun of new Set(tokens.map(({ lower }) => singular(lower))))
      times.set(noun, (times.get(noun) ?? 0) + 1)
  return times
}

type Uses = ReadonlyMap<string, readonly { sentence: number; cues: readonly string[] }[]>

/** How each noun is used, by its singular: the words before it, its verb, and whether money is mentioned. */
function usesOf(sentences: readonly Sentence[]): Uses {
  const uses = new Map<string, { sentence: number; cues: readonly string[] }[]>()
  sentences.forEach((sentence, index) => {
    const hasMoney = moneyIn(sentence, null).length > 0
    for (const { from, to, verb, base, tense } of sentence.clauses)
      for (let i = from; i < to; i++) {
        if (!isNoun(at(sentence, i).tag)) continue
        const noun = singular(at(sentence, i).lower)
        const side = verb < 0 ? 'alone' : i < verb ? 'subject' : 'object'
        const before = cueAt(sentence, i - 1)
        const cues = [`@<${before}`, `@${side}:${base}`, `@${side} ${tense}`]
        if (hasMoney) cues.push('@money', `@money <${before}`, `@money ${side}`)
        const known = uses.get(noun)
        if (known) known.push({ sentence: index, cues })
        else uses.set(noun, [{ sentence: index, cues }])
      }
  })
  return uses
}

/** The phrases that patterns read as a field. */
function patternsOf(
  field: Told,
  { products, parties, actions }: Surroundings,
): readonly (Finding & { role?: string; head?: number })[] {
  if (field === 'product') return products
  if (field === 'customer') return parties
  return field === 'actions' ? actions.map((each) => ({ ...each, role: each.isWeak ? 'weak' : '' })) : []
}

/**
 * Who acts in the clause of a phrase, or in the clause before if the subject carries over: 'a man opens it and
 * closes the hole'.
 */
function speakerCues(
  sentence: Sentence,
  { head }: Words,
  product: Product | undefined,
  noun: string,
): string[] {
  const clause = clauseAt(sentence, head)
  const speaker = speakerOf(sentence, clause)
  const first = speaker.slice(0, `${speaker} `.indexOf(' '))
  const last = singular(speaker.slice(speaker.lastIndexOf(' ') + 1))
  const kind =
    speaker === ''
      ? '-'
      : PRONOUN.test(speaker)
        ? speaker
        : product && last === noun
          ? 'product'
          : isPerson(last)
            ? 'person'
            : isPeople(last)
              ? 'people'
              : isProductNoun(last)
                ? 'thing'
                : 'x'
  const owner = /^(?:my|our|his|her|their|the|an?|every|each|most|some)$/.test(first)
    ? `${first} ${kind}`
    : kind
  return [`@@${kind}`, `@@${kind}:${clause?.tense ?? ''}`, `@@${owner}`]
}

/** The cues of a phrase from the rest of the idea: the product, the role of its sentence, how often it is named. */
function aroundCues(
  around: Surroundings,
  field: Told,
  index: number,
  words: Words,
  times: ReadonlyMap<string, number>,
): string[] {
  const { sentences, roles, products } = around
  const sentence = sentences[index]
  if (!sentence) return []
  const [product] = products
  const met = patternsOf(field, around).filter((each) => each.sentence === index && overlaps(each, words))
  const near = product && product.sentence === index
  const offer = contentOf(product && sentences[product.sentence])
  const shared = [...contentOf(sentence)].filter((word) => offer.has(word)).length
  return [
    ...(field === 'actions' || field === 'today'
      ? speakerCues(sentence, words, product, product ? nounOf(sentences, product) : '')
      : []),
    ...ROLES.map((role) => `?${role} ${stepOf(roles[index]?.[role] ?? 0)}`),
    ...(met.length === 0
      ? ['!']
      : met.flatMap(({ role, score, from, to }) => [
          `!${role ?? ''} ${Math.round(score * 2)}`,
          ...(from === words.from && to === words.to ? ['!='] : []),
        ])),
    ...(near
      ? [
          ':beside product',
          product.head < words.from ? ':after product' : ':before product',
          ...(overlaps(product, words) ? [':product'] : []),
        ]
      : [product ? (index < product.sentence ? ':precedes' : ':follows') : ':no product']),
    `:shares ${Math.min(3, shared)}`,
    `:named ${Math.min(4, times.get(singular(at(sentence, words.head).lower)) ?? 0)}`,
  ]
}

/** Words that say that something is done today. */
const NOW =
  /\b(?:today|currently|presently|nowadays|right now|at (?:the moment|the minute|present)|(?:these|nowa) ?days|(?:until|till) (?:now|today)|so far|for now|now|still|usually|normally|typically|traditionally|mostly|otherwise)\b/
/** Makeshift tools that people use today. */
const MEANS =
  /\b(?:hand|memory|head|paper|notebooks?|notes?|book|books|diary|folders?|binders?|clipboard|whiteboard|blackboard|spreadsheets?|excel|sheets?|emails?|e-mails?|text|texts|sms|phone|telephone|calls?|whatsapp|messenger|facebook|instagram|groups?|chats?|forum|google|craigslist|etsy|venmo|calendars?|post-it|sticky|pen|pencil|lists?|forms?|word of mouth|friends|neighbou?rs|apps?|websites?|shops?|stores?|consultants?|agenc(?:y|ies)|lawyers?|accountants?|agents?|brokers?|dealers?)\b/
const INSTEAD =
  /\b(?:instead of|rather than|no more|without having to|replaces?|used to|alternative to|compared (?:to|with)|means|have to|has to|had to)$/

/** The cues of what people do today. */
function habitCues(sentence: Sentence, words: Words, { parties }: Surroundings, index: number): string[] {
  const clause = clauseAt(sentence, words.head)
  if (!clause) return []
  const own = textOf(sentence, clause)
  const text = textOf(sentence, words)
  const before = textOf(sentence, { from: Math.max(0, clause.from - 40), to: clause.from })
  const now = NOW.exec(own)?.[0]
  const means = MEANS.exec(text)?.[0]
  const { subject } = clause
  const isParty =
    subject !== null && parties.some((each) => each.sentence === index && overlaps(each, subject))
  const who = isParty ? 'party' : actorOf(sentence, clause)
  const marks = [
    ...(now ? [`now ${now}`, 'now'] : []),
    ...(NOW.test(before) ? ['now before'] : []),
    ...(means
      ? [
          'means',
          `means ${/\b(in|on|with|by|via|through|over|from|for|to) (?:\S+ ){0,2}?\S*$/.exec(text.slice(0, text.indexOf(means) + means.length))?.[1] ?? '-'}`,
        ]
      : []),
    ...(/^(?:do|does|doing|did|done) (?:it|this|that|them|these|everything|all)\b/.test(text)
      ? ['do it']
      : []),
    ...(INSTEAD.test(textOf(sentence, { from: Math.max(0, words.from - 4), to: words.from }))
      ? ['instead']
      : []),
  ].map((each) => `^${each}`)
  return [
    ...marks,
    `^${who} ${clause.tense}`,
    ...marks.map((each) => `${each} ${who}`),
    ...marks.map((each) => `${each} ${clause.tense}`),
  ]
}

/** Every phrase that may describe a field, with its cues; `score` is 0 until the weights judge it. */
export function candidatesIn(field: Told, around: Surroundings): Candidate[] {
  const uses = field === 'product' || field === 'customer' ? usesOf(around.sentences) : null
  const times = timesNamed(around.sentences)
  return around.sentences.flatMap((sentence, index) => {
    const patterns = patternsOf(field, around).filter((each) => each.sentence === index)
    const seen = new Set<string>()
    const whole = wholeOf(sentence)
    return [...rangesOf(field, sentence), ...patterns, ...behindLabel(sentence, field)].flatMap(
      ({ from, to, head = from }): Candidate[] => {
        const key = `${from}-${to}`
        const isLoneNoun = !/^(?:problem|actions|evidence)$/.test(field) && at(sentence, head).verb === ''
        if (to <= from || seen.has(key) || !(isLoneNoun || saysSomething(sentence, { from, to }))) return []
        seen.add(key)
        const words = { from, to, head }
        const cues = [
          ...ownCues(sentence, words, whole),
          ...(field === 'evidence' ? reportCues(sentence, words) : []),
          ...(field === 'today' ? habitCues(sentence, words, around, index) : []),
          ...aroundCues(around, field, index, words, times),
          ...(uses?.get(singular(at(sentence, words.head).lower)) ?? []).flatMap((use) =>
            use.sentence === index ? [] : use.cues,
          ),
        ]
        return [{ ...words, sentence: index, score: 0, cues: [...new Set(cues)] }]
      },
    )
  })
}
