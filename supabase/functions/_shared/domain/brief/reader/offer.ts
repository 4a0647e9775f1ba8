import { at, type Clause, type Range, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { labelOf } from './labels.ts'
import { isCurrencyWord } from './money.ts'
import { isPeople, isPerson, singular } from './people.ts'
import { clauseAt, namesPeople, nounPhrase, type Phrase, textOf, writtenOf } from './phrases.ts'
import { knownPlace } from './places.ts'
import { isFrameNoun, isProductNoun, naturesOfHead } from './products.ts'
import { isMeasure } from './sense.ts'
import { hasHabit, isTold } from './story.ts'
import { verbReading } from './verbs.ts'
import { isAdjective, LETTING, wordSet } from './word-lists.ts'
import {
  ANALOGIES,
  IDEA_NOUNS,
  MACHINES,
  MADE_WHEN_INTENDED,
  MAKING,
  MARKERS,
  NO_MAKING,
  NO_PRODUCT_STARTS,
  OFFER_FILLERS,
  PICTURING,
  PLAIN_MAKING,
  SURE_MARKERS,
  TIME_NOUNS,
  WANTING,
} from './word-table.ts'

/* The product: the noun phrase of what is offered. */

/** `head` is the position of the product's main noun. */
export interface Product extends Finding {
  head: number
}

const VAGUE_MAKING = wordSet('sell do bring')

/** The position after fillers that can open any sentence: 'So basically', 'ok', 'Honestly'. */
function afterFillers(sentence: Sentence, from: number): number {
  let i = from
  while (OFFER_FILLERS.has(at(sentence, i).lower) || /^\p{So}/u.test(at(sentence, i).text)) i++
  return i
}

/**
 * Whether a subject is the name of a product: 'PlotPal helps societies manage …'. Returns 2 if its spelling, its
 * verb or a second verb confirms it, 1 for a single unknown capitalized word, else 0.
 */
export function nameScore(sentence: Sentence, clause: Clause, subject: Range): 0 | 1 | 2 {
  const { text, lower, tag } = at(sentence, subject.from)
  if (!isNameLike(sentence, subject) || tag === 'plural' || isPerson(lower)) return 0
  if (isPeople(lower) && !/\p{Ll}\p{Lu}/u.test(text)) return 0
  const group = at(sentence, clause.group).tag
  if (group !== 'third' && !(group === 'do' && clause.tense === 'present')) return 0
  if (/\p{Ll}\p{Lu}/u.test(text) || LETTING.has(clause.base)) return 2
  if (subject.to - subject.from > 1) return 1
  if (isProductNoun(lower) || isFrameNoun(lower) || TIME_NOUNS.has(lower) || knownPlace(text)) return 0
  const next = sentence.clauses.find(({ from, tense }) => from >= clause.to && tense === 'bare')
  const isChain = next !== undefined && at(sentence, next.group).tag === 'third'
  return isChain && /^(?:and|,)$/.test(next.link) && verbReading(lower) === null && !isAdjective(lower)
    ? 2
    : 1
}

/** The product known only by its name: 'SlotFill texts everyone …'. */
function fromName(sentence: Sentence, index: number, clause: Clause): Product[] {
  const { subject } = clause
  if (!subject || !/^(?:|,|:)$/.test(clause.link) || nameScore(sentence, clause, subject) < 2) return []
  return [{ ...subject, head: subject.from, sentence: index, score: 2 }]
}

/** The last verb in a chain such as 'want to build', 'am going to open' or 'would like to make'. */
function chainEnd(sentence: Sentence, clause: Clause): number {
  let verb = clause.verb
  while (WANTING.has(at(sentence, verb).verb)) {
    let next = verb + 1
    while (
      /^(?:to|adverb)$/.test(at(sentence, next).tag) ||
      /^(?:of|about|forward)$/.test(at(sentence, next).lower)
    )
      next++
    const token = at(sentence, next)
    const isVerb = /^(?:base|do)$/.test(token.tag) || (token.tag === 'ing' && next > verb + 1)
    if (!isVerb || next >= clause.to) break
    verb = next
  }
  return verb
}

/** Whether a noun phrase can be a product: a thing, not a person, a place, an amount or a time. */
function isThing(sentence: Sentence, phrase: Phrase): boolean {
  const first = at(sentence, phrase.from)
  const head = at(sentence, phrase.head)
  // 'We are making school bus safer.'
  if (
    /^(?:safer|easier|better|cheaper|faster|quicker|simpler|cleaner|greener|healthier)$/.test(
      at(sentence, phrase.to - 1).lower,
    )
  )
    return false
  if (NO_PRODUCT_STARTS.has(first.lower) || (first.tag === 'number' && first.lower !== 'one')) return false
  // 'a little magnet-and-buzzer thing' says what it is; 'a thing' does not.
  const isFrame = isFrameNoun(head.lower) && !(head.lower === 'thing' && phrase.head - phrase.from > 1)
  if (TIME_NOUNS.has(head.lower) || isFrame) return false
  // 'AI receptionist' is a thing, 'receptionist' is a person.
  const isMachine = sentence.tokens.slice(phrase.from, phrase.head).some(({ lower }) => MACHINES.has(lower))
  if (isPerson(head.lower) && !isProductNoun(head.lower) && !isMachine) return false
  if (isCurrencyWord(first.lower) || isCurrencyWord(head.lower)) return false
  return (
    !knownPlace(writtenOf(sentence, phrase)) &&
    (isProductNoun(head.lower) || phrase.to - phrase.from > 1 || !/^[\p{Lu}\d]{1,3}$/u.test(head.text))
  )
}

/** Extends a bare 'platform' or 'service', which says too little, by its 'for …' phrase. */
function withPurpose(sentence: Sentence, phrase: Phrase): Range {
  const determined =
    at(sentence, phrase.from).tag === 'determiner' || at(sentence, phrase.from).lower === 'one' ? 1 : 0
  const isBare =
    phrase.head === phrase.to - 1 &&
    phrase.head - phrase.from === determined &&
    isProductNoun(at(sentence, phrase.head).lower)
  const purpose =
    isBare && at(sentence, phrase.to).lower === 'for' ? nounPhrase(sentence, phrase.to + 1) : null
  return purpose ? { from: phrase.from, to: purpose.to } : phrase
}

function productAt(sentence: Sentence, index: number, from: number, score: number): Product[] {
  const analogy = analogyAt(sentence, index, from)
  if (analogy.length > 0) return analogy
  const phrase = nounPhrase(sentence, from, true)
  if (!phrase) return []
  if (isApposed(sentence, phrase)) return productAt(sentence, index, phrase.to + 1, score)
  if (!isThing(sentence, phrase)) return []
  return [{ ...withPurpose(sentence, phrase), head: phrase.head, sentence: index, score }]
}

/** Whether a name is followed by what it stands for: 'AuthWatch, a dashboard that …'. */
const isApposed = (sentence: Sentence, phrase: Phrase): boolean =>
  isNameLike(sentence, phrase) &&
  !isProductNoun(at(sentence, phrase.head).lower) &&
  at(sentence, phrase.to).text === ',' &&
  /^an?$/.test(at(sentence, phrase.to + 1).lower)

function analogyAt(sentence: Sentence, index: number, from: number): Product[] {
  const name = at(sentence, from).tag === 'determiner' ? from + 1 : from
  const marker = at(sentence, name + 1).lower === 'but' ? name + 2 : name + 1
  if (!ANALOGIES.has(at(sentence, name).lower) || at(sentence, marker).lower !== 'for') return []
  const purpose = nounPhrase(sentence, marker + 1)
  return purpose ? [{ from, to: purpose.to, head: name, sentence: index, score: 2.6 }] : []
}

/**
 * The object of a vague verb is a product only with an article, a known kind or a purpose: 'I do ads' says nothing.
 */
function vagueProductAt(sentence: Sentence, index: number, from: number): Product[] {
  const phrase = nounPhrase(sentence, from)
  const isPlain =
    phrase &&
    (/^an?$/.test(at(sentence, from).lower) ||
      SURE_MARKERS.has(at(sentence, phrase.to).lower) ||
      isProductNoun(at(sentence, phrase.head).lower) ||
      phrase.head - phrase.from > 1)
  return isPlain ? productAt(sentence, index, from, 2.2) : []
}

/** The product that founders intend to make: 'I want to build X', 'I picture X', 'We turn mango peel into X'. */
function fromIntent(sentence: Sentence, index: number, clause: Clause): Product[] {
  const isLetting =
    /^(?:hire|rent|lease|let)$/.test(clause.base) && at(sentence, clause.verb + 1).lower === 'out'
  const subject = isLetting
    ? speakerOf(sentence, clause)
    : clause.subject
      ? textOf(sentence, clause.subject)
      : ''
  const isElliptic = subject === '' && clause.from === afterFillers(sentence, 0) && clause.base === 'want'
  const isFounder = /^(?:i|we|(?:our|my) (?:company|startup|team|firm|group|cooperative|studio))$/.test(
    subject,
  )
  if (!(isFounder || isElliptic) || clause.negated) return []
  const verb = chainEnd(sentence, clause)
  const made = at(sentence, verb).verb || at(sentence, verb).lower
  let from = verb + 1
  while (/^(?:up|out|also|just|only)$/.test(at(sentence, from).lower)) from++
  // 'open in Torino a laundry'
  const place = /^(?:in|at|near|on|for)$/.test(at(sentence, from).lower)
    ? nounPhrase(sentence, from + 1)
    : null
  const isAside = place !== null && /^an?$/.test(at(sentence, place.to).lower)
  if (isAside && place) from = place.to
  // 'hire out buggies, travel cots and car seats'
  if (isLetting && !clause.subject && clause.tense !== 'past') return productAt(sentence, index, from, 2.8)
  const isDirect = verb === clause.verb
  // 'I'm thinking of an app that …'
  const isThought = made === 'think' && /^(?:of|about)$/.test(at(sentence, from).lower)
  if (isThought) from++
  if ((isThought || (PICTURING.has(made) && isDirect)) && clause.tense !== 'past') {
    const phrase = nounPhrase(sentence, from)
    const analogy = analogyAt(sentence, index, from)
    const isMarked =
      phrase &&
      (isProductNoun(at(sentence, phrase.head).lower) || SURE_MARKERS.has(at(sentence, phrase.to).lower))
    return isMarked && analogy.length === 0 ? productAt(sentence, index, from, 2.6) : analogy
  }
  if (/^(?:turn|transform|convert)$/.test(made) && clause.tense !== 'past') {
    // 'We turn it into a gown' describes work on things that people bring.
    if (at(sentence, verb + 1).tag === 'object' || at(sentence, verb + 1).lower === 'it') return []
    const into = sentence.tokens.findIndex(({ lower }, i) => lower === 'into' && i > verb && i < clause.to)
    return into > 0 ? productAt(sentence, index, into + 1, 2.4) : []
  }
  const isIntended = !isDirect || clause.tense === 'modal' || at(sentence, verb).tag === 'ing'
  // 'I want to make it into cooking briquettes'
  if (
    made === 'make' &&
    isIntended &&
    /^(?:it|them|this|that|these)$/.test(at(sentence, from).lower) &&
    at(sentence, from + 1).lower === 'into'
  )
    return productAt(sentence, index, from + 2, 2.4)
  // "I'd give them a keypad with …", 'We will hand every stall a keypad'
  if (/^(?:give|bring|hand|send|get|build|make|offer)$/.test(made) && clause.tense !== 'past') {
    const whom = at(sentence, from).tag === 'object' ? { to: from + 1 } : nounPhrase(sentence, from)
    const isGiven = whom !== null && /^an?$/.test(at(sentence, whom.to).lower)
    const thing = isGiven ? nounPhrase(sentence, whom.to) : null
    const { lower } = at(sentence, thing?.to ?? 0)
    if (thing && (isProductNoun(at(sentence, thing.head).lower) || /^(?:that|which|with)$/.test(lower)))
      return productAt(sentence, index, thing.from, 2.4)
  }
  if (!MAKING.has(made)) {
    // 'We would fit a camera that …': any verb can introduce a new thing whose purpose is named.
    const phrase = /^(?:an?|one)$/.test(at(sentence, from).lower) ? nounPhrase(sentence, from) : null
    // 'We fit a roof unit with a battery that …'
    const part =
      phrase && at(sentence, phrase.to).lower === 'with' ? nounPhrase(sentence, phrase.to + 1) : null
    const isNew =
      phrase !== null &&
      clause.tense !== 'past' &&
      !NO_MAKING.has(made) &&
      ((part && /^(?:that|which)$/.test(at(sentence, part.to).lower)) ||
        SURE_MARKERS.has(at(sentence, phrase.to).lower) ||
        (isIntended && isProductNoun(at(sentence, phrase.head).lower)))
    return isNew && from === verb + 1 ? productAt(sentence, index, from, 2) : []
  }
  if (!isIntended && MADE_WHEN_INTENDED.has(made)) return []
  const isPerfect = at(sentence, clause.group).tag === 'have'
  if (clause.tense === 'past' && !isPerfect)
    return /^an?$/.test(at(sentence, from).lower) ? productAt(sentence, index, from, 2.4) : []
  if (VAGUE_MAKING.has(made)) return vagueProductAt(sentence, index, from)
  return productAt(sentence, index, from, PLAIN_MAKING.has(made) ? 3 : 2.8)
}

/** Whether a gerund introduces an offer: 'Selling X', 'Thinking of X', but not 'Building inspection'. */
const isOffering = (lower: string) =>
  /^(?:sell|rent|offer|provid|mak|develop|creat|launch|think|look|design)ing$/.test(lower)

/**
 * The product after an opening gerund: 'Looking to build X', 'Thinking about an X that …', 'Developing an X for …'.
 */
function fromGerund(sentence: Sentence, index: number): Product[] {
  const start = afterFillers(sentence, 0)
  const { tag, lower } = at(sentence, start)
  const verb = verbReading(lower)?.base ?? ''
  if (!(tag === 'ing' || isOffering(lower)) || (clauseAt(sentence, start)?.verb ?? 0) >= 0) return []
  const to = /^(?:to|at|of|about|into|on)$/.test(at(sentence, start + 1).lower) ? start + 2 : -1
  // 'Looking to build X', 'Looking at doing X'
  if (WANTING.has(verb) && to > 0 && /^(?:base|ing|do)$/.test(at(sentence, to).tag))
    return MAKING.has(at(sentence, to).verb) ? productAt(sentence, index, to + 1, 2.8) : []
  const isThought = verb === 'think' && /^(?:of|about)$/.test(at(sentence, start + 1).lower)
  const from = isThought ? start + 2 : start + 1
  const phrase = isThought || MAKING.has(verb) ? nounPhrase(sentence, from) : null
  const isMarked =
    phrase &&
    (SURE_MARKERS.has(at(sentence, phrase.to).lower) ||
      isProductNoun(at(sentence, phrase.head).lower) ||
      (/^(?:sell|rent|make)$/.test(verb) &&
        (at(sentence, phrase.to).lower === 'to' ||
          (phrase.head > phrase.from && phrase.to >= sentence.tokens.length - 1))))
  return isMarked ? productAt(sentence, index, from, 2.5) : []
}

/** The product in 'What I want is X'. */
function fromWhatIWant(sentence: Sentence, index: number): Product[] {
  const what = sentence.tokens.findIndex(
    ({ lower }, i) => lower === 'what' && /^(?:i|we)$/.test(at(sentence, i + 1).lower),
  )
  const verb = at(sentence, what + 2).tag === 'modal' ? what + 3 : what + 2
  if (
    what < 0 ||
    !/^(?:want|need|propose|offer|build|make|imagine|have|like|do)$/.test(
      at(sentence, verb).verb || at(sentence, verb).lower,
    )
  )
    return []
  const be = sentence.tokens.findIndex(({ tag }, i) => i > what + 2 && i < what + 8 && tag === 'be')
  return be < 0 ? [] : productAt(sentence, index, afterFillers(sentence, be + 1), 3)
}

const isNameLike = (sentence: Sentence, { from, to }: Range) =>
  to - from <= 3 &&
  sentence.tokens
    .slice(from, to)
    .every(({ text, tag }) => /^[\p{Lu}\d]/u.test(text) && !/^(?:determiner|possessive|pronoun)$/.test(tag))

/**
 * The product after a form of 'be': 'My idea is X', 'Deckhand is an X that …', "It's an X for …", 'We are an X that
 * …'.
 */
function fromCopula(sentence: Sentence, index: number, clause: Clause): Product[] {
  if (
    clause.base === '' ||
    !clause.subject ||
    clause.negated ||
    clause.tense === 'past' ||
    hasHabit(sentence)
  )
    return []
  const from = afterFillers(sentence, clause.verb + 1)
  const subject = textOf(sentence, clause.subject)
  // 'This proposal concerns an inspection drone'
  if (clause.base !== 'be')
    return /^(?:my|our|this) (?:idea|project|proposal|startup|company|business)$/.test(subject) &&
      at(sentence, from).tag === 'determiner'
      ? productAt(sentence, index, from, 2.6)
      : []
  const isIdea =
    IDEA_NOUNS.has(at(sentence, clause.subject.to - 1).lower) &&
    (/^(?:my|our|the|this)\b/.test(subject) || clause.subject.to === clause.subject.from + 1)
  if (isIdea && at(sentence, from).tag === 'to' && MAKING.has(at(sentence, from + 1).verb))
    return productAt(sentence, index, from + 2, 3)
  if (isIdea) return productAt(sentence, index, from, 3)
  // "It's like Strava for gardeners"
  const analogy = /^(?:it|this)$/.test(subject) ? analogyAt(sentence, index, from) : []
  if (analogy.length > 0) return analogy
  const phrase = nounPhrase(sentence, from)
  if (!phrase) return []
  // 'Tracker is the size of a matchbox'
  if (isMeasure(sentence, phrase))
    return clause.subject.from === 0 && isProductNoun(at(sentence, clause.subject.to - 1).lower)
      ? productAt(sentence, index, clause.subject.from, 2.4)
      : []
  const isNamed = isNameLike(sentence, clause.subject) && !knownPlace(writtenOf(sentence, clause.subject))
  // 'Clio is practice management software for law firms'
  if (at(sentence, from).tag !== 'determiner' && at(sentence, from).lower !== 'one')
    return isNamed && isProductNoun(at(sentence, phrase.head).lower)
      ? productAt(sentence, index, from, 2.8)
      : []
  const isMarked =
    SURE_MARKERS.has(at(sentence, phrase.to).lower) || isProductNoun(at(sentence, phrase.head).lower)
  if (isNamed) {
    const isDescribed =
      isMarked ||
      at(sentence, phrase.to).tag === 'ing' ||
      /^(?:with|made|to|of|from|in|on|,|\.|)$/.test(at(sentence, phrase.to).lower)
    return isDescribed ? productAt(sentence, index, from, isMarked ? 3 : 2.4) : []
  }
  if (!isMarked) return []
  return /^(?:it|this|that|we)$/.test(subject) && /^an?$/.test(at(sentence, from).lower)
    ? productAt(sentence, index, from, 2.6)
    : []
}

/** What a named company makes: 'AkwaabaBrick makes paving blocks from …'. */
function fromMaker(sentence: Sentence, index: number, clause: Clause): Product[] {
  const { subject } = clause
  const isMade = /^(?:make|sell|build|offer|produce|develop|publish|run|provide|manufacture|rent)$/.test(
    clause.base,
  )
  if (!subject || !isMade || clause.tense !== 'present' || clause.negated || clause.link !== '') return []
  if (nameScore(sentence, clause, subject) === 0) return []
  const phrase = nounPhrase(sentence, clause.verb + 1, true)
  const isMarked = phrase && (isProductNoun(at(sentence, phrase.head).lower) || phrase.to - phrase.from > 1)
  return isMarked ? productAt(sentence, index, clause.verb + 1, index === 0 ? 2.4 : 2) : []
}

/** The product in a wish: "Why isn't there an X …?", 'There should be an X'. */
function fromWish(sentence: Sentence, index: number): Product[] {
  const wish =
    /\b(?:(?:what|how) about|think of (?:it|us|this) as|can we (?:please )?have|i wish there was|why (?:is|are) (?:n't )?there|there should be|why (?:does n't|is) no one (?:make|making)) (?:n't |not )?/.exec(
      sentence.lower,
    )
  if (!wish) return []
  const words = sentence.lower
    .slice(0, wish.index + wish[0].length)
    .trim()
    .split(' ').length
  return productAt(sentence, index, words, 2.5)
}

/** The product in 'I got the idea for a clip which …', 'I have in mind a page where …'. */
const fromIdea = (sentence: Sentence, index: number): Product[] =>
  sentence.tokens.flatMap((token, i) => {
    const isIdea =
      (token.lower === 'idea' && /^(?:for|of)$/.test(at(sentence, i + 1).lower)) ||
      (token.lower === 'in' && at(sentence, i + 1).lower === 'mind')
    return isIdea && /^(?:an?|one)$/.test(at(sentence, i + 2).lower)
      ? productAt(sentence, index, i + 2, 2.6)
      : []
  })

/** Whether 'for' at a position is followed by people. */
function isForPeople(sentence: Sentence, position: number): boolean {
  const phrase = nounPhrase(sentence, position + 1)
  return phrase !== null && namesPeople(sentence, phrase)
}

/** How likely a heading is to be a product, judged by what follows it; 0 if it is not one. */
function fragmentScore(sentence: Sentence, phrase: Phrase, next: Clause | undefined): number {
  const first = at(sentence, phrase.from)
  const after = at(sentence, phrase.to)
  const isKnown = isProductNoun(at(sentence, phrase.head).lower)
  const isIntroduced = /^an?$/.test(first.lower)
  const isLong = phrase.to - phrase.from > 1
  // 'A box you put your phone in', 'stories recorded by dads'
  const isContact = next?.link === '' && /^(?:you|they)$/.test(at(sentence, next.from).lower)
  const isMade =
    after.tag === 'participle' && /^(?:preposition|adverb)$/.test(at(sentence, phrase.to + 1).tag)
  // 'A camera above the line which …', 'sunscreen for tattoos that …', 'podcasts but for kids'
  const isDefined =
    next !== undefined && /^(?:that|which)$/.test(next.link) && !next.subject && next.verb >= 0
  if (isDefined && (isIntroduced || isKnown || after.lower === 'for') && MARKERS.has(after.lower)) return 2.6
  if (after.lower === 'but' && at(sentence, phrase.to + 1).lower === 'for' && isLong) return 2.6
  // 'A browser extension allowing translators …'
  const isDoing = after.tag === 'ing' && (isKnown || isIntroduced)
  if (SURE_MARKERS.has(after.lower) || isContact || isMade || isDoing) {
    if (isIntroduced || isKnown) return 2.8
    // 'Payroll for cafés': a single word must be followed by people.
    return isLong ? 2.5 : after.lower === 'for' && isForPeople(sentence, phrase.to) ? 2.3 : 0
  }
  // 'Homestays in Himalayan villages for digital nomads'
  const later = sentence.tokens.findIndex(
    ({ lower }, i) => lower === 'for' && i > phrase.to && i < phrase.to + 8,
  )
  if (later > 0 && after.tag === 'preposition' && isForPeople(sentence, later)) return isKnown ? 2.8 : 2.3
  if (!MARKERS.has(after.lower) && after.text !== '' && after.tag !== 'participle')
    return after.lower === 'please' && isLong ? 2 : 0
  if (isKnown) return 2.3
  if (isIntroduced) return 2
  return isLong && after.tag === 'preposition' ? 1.9 : 0
}

/**
 * The product in a heading or fragment: 'Booking app for plumbers.', 'A box you put your phone in', 'Idea: an app
 * that …'.
 */
function fromFragment(sentence: Sentence, index: number): Product[] {
  const colon = sentence.tokens.findIndex(
    ({ text }, i) =>
      text === ':' || (/^[-–—]$/.test(text) && i > 0 && i < 4 && isNameLike(sentence, { from: 0, to: i })),
  )
  const label = colon > 0 && !OFFER_FILLERS.has(at(sentence, colon - 1).lower) ? { from: 0, to: colon } : null
  const isLabel = labelOf(sentence)?.field === 'product'
  if (labelOf(sentence) && !isLabel && at(sentence, 0).lower !== 'for') return []
  // 'My idea is simple: a sticker with a chip …'
  const isFrame =
    colon > 0 &&
    colon < 9 &&
    sentence.tokens.slice(0, colon).some(({ lower }) => IDEA_NOUNS.has(lower)) &&
    at(sentence, colon - 1).tag === 'adjective'
  // 'Snoozefeed: a newsletter …', 'For dog owners: a treadmill …'
  const isName = label !== null && (isNameLike(sentence, label) || at(sentence, 0).lower === 'for')
  // 'For small wineries, label printing …'
  const comma = at(sentence, 0).lower === 'for' ? sentence.tokens.findIndex(({ text }) => text === ',') : -1
  const from = afterFillers(
    sentence,
    label && (isLabel || isName || isFrame) ? label.to + 1 : comma > 0 ? comma + 1 : 0,
  )
  const clause = sentence.clauses.find((each) => each.from <= from && from < each.to)
  const first = at(sentence, from)
  if (!clause || clause.verb >= from || /^(?:possessive|preposition)$/.test(first.tag)) return []
  if (isOffering(first.lower)) return []
  // 'Fabric inspection in mills and farms is …' opens a sentence, not a heading.
  if (
    sentence.clauses.some(
      ({ subject, from: start }) => start > from && subject !== null && subject.from <= from,
    )
  )
    return []
  const analogy = analogyAt(sentence, index, from)
  if (analogy.length > 0) return analogy
  const phrase = nounPhrase(sentence, from, true)
  if (phrase && isApposed(sentence, phrase)) return productAt(sentence, index, phrase.to + 1, 2.8)
  if (!phrase || !isThing(sentence, phrase)) return []
  const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1]
  // 'Second-hand coats, no.'
  if (next && /^no$/.test(at(sentence, next.from).lower) && next.to - next.from === 1) return []
  const isIntroduced = /^an?$/.test(at(sentence, phrase.from).lower)
  // 'Idea: Ribbit' gives only a name; a later line says what it is.
  const isOnlyName =
    isLabel &&
    phrase.to - phrase.from === 1 &&
    phrase.to >= sentence.tokens.length - 1 &&
    /^\p{Lu}/u.test(first.text)
  const score = isOnlyName
    ? 1.9
    : isLabel || ((isName || isFrame) && isIntroduced)
      ? 3
      : fragmentScore(sentence, phrase, next)
  return score > 0 ? [{ ...withPurpose(sentence, phrase), head: phrase.head, sentence: index, score }] : []
}

/** The product named only by its kind: 'Our app sends …'. */
function fromSubject(sentence: Sentence, index: number, clause: Clause): Product[] {
  const { subject } = clause
  // 'App tells tourists which shop …'
  if (
    subject?.from === 0 &&
    subject.to === 1 &&
    /^(?:app|system|platform|software|tool|device|bot|machine|robot|service)$/.test(at(sentence, 0).lower) &&
    /^(?:third|base|modal)$/.test(at(sentence, clause.group).tag)
  )
    return [{ from: 0, to: 1, head: 0, sentence: index, score: 1.9 }]
  if (!subject || clause.tense === 'past' || !/^(?:our|my|this)$/.test(at(sentence, subject.from).lower))
    return []
  const head = at(sentence, subject.to - 1).lower
  // 'Our service picks up scooters' does not say what it is.
  const isEmpty =
    subject.to - subject.from === 2 && /^(?:service|product|solution|offer|work|method)s?$/.test(head)
  return isProductNoun(head) && !isPerson(head) && !isEmpty
    ? [
        {
          from: subject.from,
          to: subject.to,
          head: subject.to - 1,
          sentence: index,
          score: at(sentence, subject.from).lower === 'our' ? 2.5 : 1.8,
        },
      ]
    : []
}

/** A known kind of product with its purpose: 'Would a notary pay for software that reads …'. */
function fromPurpose(sentence: Sentence, index: number): Product[] {
  return sentence.clauses.flatMap((clause) => {
    if (!/^(?:that|which)$/.test(clause.link) || clause.subject || at(sentence, clause.group).tag !== 'third')
      return []
    let from = clause.from - 2
    if (!isProductNoun(at(sentence, from).lower) || at(sentence, from).tag !== 'noun') return []
    while (from > 0 && /^(?:noun|adjective|determiner)$/.test(at(sentence, from - 1).tag)) from--
    // 'a treadmill with a camera that …' is about the treadmill; 'they send samples to a lab that …' is about
    // others.
    const isPart = /^(?:with|of|in|on|from|by|at|to|through|via)$/.test(at(sentence, from - 1).lower)
    // 'the sunbed has a small lock that …'
    const isOwned = at(sentence, from - 1).tag === 'have'
    return isPart || isOwned || at(sentence, from).lower === 'the' ? [] : productAt(sentence, index, from, 2)
  })
}

/** The product named by its kind before its users: 'With our site they see …', 'Using the app, tenants …'. */
function fromUsing(sentence: Sentence, index: number): Product[] {
  const opener = at(sentence, afterFillers(sentence, 0)).lower
  const from = afterFillers(sentence, 0) + 1
  if (
    !/^(?:with|using|through|in|on|via)$/.test(opener) ||
    !/^(?:our|my|this)$/.test(at(sentence, from).lower)
  )
    return []
  const phrase = nounPhrase(sentence, from)
  return phrase &&
    isProductNoun(at(sentence, phrase.head).lower) &&
    !isPerson(at(sentence, phrase.head).lower)
    ? [{ from, to: phrase.to, head: phrase.head, sentence: index, score: 2.3 }]
    : []
}

/**
 * A known kind of thing that acts, in any sentence but the first: 'A plug on each machine shows people which is
 * free'.
 */
function fromThingAtWork(sentence: Sentence, index: number): Product[] {
  const clause = sentence.clauses.find(({ verb }) => verb >= 0)
  const { subject } = clause ?? {}
  if (index === 0 || !clause || !subject || clause.tense !== 'present' || clause.negated || clause.passive)
    return []
  const phrase = nounPhrase(sentence, subject.from)
  const isNew = subject.from === 0 && /^(?:an?|one)$/.test(at(sentence, 0).lower)
  const isWorking =
    /^(?:determiner|possessive|object|noun|plural|adjective)$/.test(at(sentence, clause.verb + 1).tag) &&
    !NO_MAKING.has(clause.base) &&
    !/^(?:cost|take|be|last|cover|hold)$/.test(clause.base)
  return phrase &&
    isNew &&
    isWorking &&
    isProductNoun(at(sentence, phrase.head).lower) &&
    !isPeople(at(sentence, phrase.head).lower)
    ? [{ from: phrase.from, to: phrase.to, head: phrase.head, sentence: index, score: 2.2 }]
    : []
}

const FOUNDER =
  /^(?:|i|we|there|someone|somebody|me|.* and (?:i|me)|me and .*|(?:our|my|the) (?:\w+ )?(?:idea|plan|project|solution|product|company|startup|start-up|team|firm|cooperative))$/

/** A new thing with its purpose: 'Could there be a service where …', 'we are starting a mobile barber for …'. */
function fromIndefinite(sentence: Sentence, index: number): Product[] {
  return sentence.tokens.flatMap((token, i): Product[] => {
    const clause = /^an?$/.test(token.lower) ? clauseAt(sentence, i) : undefined
    const phrase = clause && nounPhrase(sentence, i)
    if (!clause || !phrase || clause.tense === 'past' || clause.negated) return []
    const speaker = speakerOf(sentence, clause)
    if (clause.verb > i || !FOUNDER.test(speaker)) return []
    // 'In Lagos a caterer that …' is about others.
    if (speaker === '' && (clause.verb >= 0 || isPeople(at(sentence, phrase.head).lower))) return []
    const before = at(sentence, i - 1)
    if (before.tag === 'preposition' && !/^(?:of|about|on|as)$/.test(before.lower)) return []
    const made = clause.base
    const isThere = speaker === 'there' && clause.tense !== 'modal'
    if (isThere || (made !== 'be' && clause.tense !== 'modal' && NO_MAKING.has(made))) return []
    const next = sentence.clauses.find(({ from }) => from === phrase.to + 1)
    const isDoing =
      next !== undefined && !next.subject && next.tense !== 'past' && next.verb >= 0 && next.base !== 'be'
    const { lower } = at(sentence, phrase.to)
    const isMarked =
      (lower === 'for' && isForPeople(sentence, phrase.to)) ||
      (/^(?:that|which)$/.test(lower) && isDoing) ||
      (lower === 'where' && isProductNoun(at(sentence, phrase.head).lower))
    return isMarked ? productAt(sentence, index, i, 2) : []
  })
}

/** Every phrase that may be the product, in text order. */
export const productsIn = (sentences: readonly Sentence[]): Product[] =>
  sentences.flatMap((sentence, index) => {
    const intents = [
      ...sentence.clauses.flatMap((clause) => fromIntent(sentence, index, clause)),
      ...fromWhatIWant(sentence, index),
      ...fromIdea(sentence, index),
    ]
    if (isTold(sentence)) return intents.filter(({ score }) => score > 2.4)
    return [
      ...intents,
      ...sentence.clauses.flatMap((clause) => [
        ...fromCopula(sentence, index, clause),
        ...fromSubject(sentence, index, clause),
        ...fromName(sentence, index, clause),
        ...fromMaker(sentence, index, clause),
      ]),
      ...fromWish(sentence, index),
      ...fromUsing(sentence, index),
      ...fromThingAtWork(sentence, index),
      ...fromGerund(sentence, index),
      ...fromFragment(sentence, index),
      ...fromPurpose(sentence, index),
      ...fromIndefinite(sentence, index),
    ]
  })

/** The product's noun in the singular; '' if a verb describes it. */
export function nounOf(sentences: readonly Sentence[], { sentence, head }: Product): string {
  const { tag, lower } = sentences[sentence]?.tokens[head] ?? { tag: '', lower: '' }
  return tag === 'noun' || tag === 'plural' ? singular(lower) : ''
}

/** Whether the product is a marketplace, where both sides act: 'a platform where …', 'a site that connects …'. */
export function isMarketplace(sentences: readonly Sentence[], product: Product): boolean {
  const head = nounOf(sentences, product)
  const connects = /\b(?:where|connect|connects|connecting|match|matches|matching)\b/.test(
    sentences[product.sentence]?.lower ?? '',
  )
  return (
    naturesOfHead(head).includes('marketplace') ||
    (connects && /^(?:platform|site|website|app|network|board|exchange)$/.test(head))
  )
}
