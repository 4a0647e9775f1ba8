import { at, type Clause, type Range, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { isCurrencyWord } from './money.ts'
import { hasPain, isOwnSubject } from './pain.ts'
import { isPeople, singular } from './people.ts'
import { clauseAt, nounPhrase, textOf, trimmedEnd, verbPhraseEnd, writtenOf } from './phrases.ts'
import { countryOfPeople, knownPlace } from './places.ts'
import { isProductNoun } from './products.ts'
import { isTold } from './story.ts'
import { verbReading } from './verbs.ts'
import { wordSet } from './word-lists.ts'
import { NO_HABIT } from './word-table.ts'

/* What people do or buy today instead. */

const NOW =
  /^ (?:(?:and|but|so) )?(?:today|currently|presently|nowadays|now|right now|at the moment|at the minute|these days|at present|until now|till now|so far|as of now|otherwise|usually|normally|typically|traditionally|as things stand) /
const NOW_INSIDE =
  /\b(?:currently|presently|nowadays|right now|these days|still|at the moment|at the minute|at present)\b|\b(?:today|now) [.,;!]/

/** Whether a sentence tells what people do today. */
export const hasHabit = ({ lower }: Sentence): boolean => NOW.test(lower) || NOW_INSIDE.test(lower)

const DEPENDENT_LINK = /^(?:because|that|which|when|if|so|but|where|who|until|how|as|since|so that)$/

/** The verb phrase of a habit; 'use A or B' gives each of the things. */
function predicate(sentence: Sentence, index: number, clause: Clause, score: number): Finding[] {
  const whole = {
    from: clause.verb,
    to: verbPhraseEnd(sentence, clause),
    sentence: index,
    score,
  }
  const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1]
  const isSecond =
    next &&
    next.verb < 0 &&
    /^(?:or|and)$/.test(next.link) &&
    /^(?:use|rely)$/.test(clause.base) &&
    next.to - next.from <= 4
  // 'use a paper diary or a whiteboard' names two things.
  // 'calls me' is about the founder; a verb alone says nothing.
  if (whole.to - whole.from < 2 || /^(?:me|us)$/.test(at(sentence, clause.verb + 1).lower)) return []
  return isSecond
    ? [
        { ...whole, to: clause.to },
        { ...whole, from: next.from, to: trimmedEnd(sentence, next.from, next.to) },
      ]
    : [whole]
}

/** What people do 'now', 'just' or 'mostly' is what they do without a product. */
const PEOPLE_NOW = / (?:now|just|simply|mostly|usually|normally|typically|(?<! too )often) /

const aboutPeople = (sentence: Sentence, { subject }: Clause): boolean =>
  subject !== null &&
  (/^(?:they|people|most|many|everybody|everyone)$/.test(at(sentence, subject.from).lower) ||
    sentence.tokens
      .slice(subject.from, subject.to)
      .some(({ lower, tag }) => tag === 'plural' && isPeople(lower)))

/** 'Now they send samples to the lab', 'Today a technician walks 20 vines and multiplies'. */
function markedHabits(sentence: Sentence, index: number, productHead: string): Finding[] {
  const isMarked = NOW.test(sentence.lower)
  if (!isMarked && !NOW_INSIDE.test(sentence.lower) && !PEOPLE_NOW.test(sentence.lower)) return []
  const found: Finding[] = []
  // 'They wait six weeks or send it abroad'
  let isPlaint = false
  for (const clause of sentence.clauses) {
    if (clause.verb < 0 || isOwnSubject(sentence, clause, productHead)) continue
    if (DEPENDENT_LINK.test(clause.link)) {
      if (found.length > 0) break
      continue
    }
    const isHabit =
      clause.tense === 'present' &&
      !clause.negated &&
      (clause.passive
        ? !hasPain(sentence, clause)
        : !NO_HABIT.has(clause.base) ||
          (isMarked && clause.base === 'find' && at(sentence, clause.verb + 1).lower === 'out'))
    const said = ` ${textOf(sentence, clause)} `
    const isPeoples = aboutPeople(sentence, clause)
    const isSaid = / still /.test(said) || (isPeoples && (NOW_INSIDE.test(said) || PEOPLE_NOW.test(said)))
    const isFirst = found.length === 0 && (isMarked || isSaid)
    isPlaint ||= (isMarked || isSaid) && isPeoples && clause.tense === 'present'
    if (
      clause.tense === 'bare'
        ? (found.length > 0 || (isPlaint && !NO_HABIT.has(clause.base))) && !hasPain(sentence, clause)
        : isHabit && clause.subject && isFirst
    )
      found.push(...predicate(sentence, index, clause, 2.2))
  }
  return found
}

const BUYING = wordSet('pay hire rent buy order')

/** 'Historians hire a researcher', 'drivers pay the accountant 40 euros', 'couples are ordering from Swiggy'. */
function boughtToday(
  sentence: Sentence,
  index: number,
  productHead: string,
  isOwnName: (lower: string) => boolean,
): Finding[] {
  return sentence.clauses.flatMap((clause): Finding[] => {
    const { subject } = clause
    const isMain = /^(?:|,|and|but|so)$/.test(clause.link)
    if (!subject || !isMain || clause.tense !== 'present' || clause.negated || clause.passive) return []
    if (isOwnSubject(sentence, clause, productHead) || !aboutPeople(sentence, clause)) return []
    const rest = sentence.tokens.slice(clause.verb + 1, clause.to)
    if (rest.some(({ lower }) => /^(?:us|me|our|it|them|nothing|rent)$/.test(lower) || lower === productHead))
      return []
    const isOthers =
      BUYING.has(clause.base) &&
      /^(?:an?|their|the)$/.test(rest[0]?.lower ?? '') &&
      (clause.base === 'hire' || hasAmount(sentence, clause)) &&
      rest[1]?.kind === 'word' &&
      !/^(?:fee|subscription|small|flat|fixed|monthly|yearly|commission|price|share)$/.test(
        rest[1]?.lower ?? '',
      )
    const isMeans =
      /^(?:use|order|post|list|sell|buy|book|rely|meet|ask)$/.test(clause.base) &&
      rest.some(
        ({ text, lower, tag }, i) =>
          /^\p{Lu}\p{L}+/u.test(text) &&
          /^(?:noun|plural)$/.test(tag) &&
          /^(?:use|from|on|in|via|with|through|at)$/.test(rest[i - 1]?.lower ?? clause.base) &&
          !isOwnName(lower) &&
          !knownPlace(text) &&
          !countryOfPeople(text) &&
          !DAYS.test(lower),
      )
    return isOthers || isMeans ? predicate(sentence, index, clause, 2) : []
  })
}
const DAYS =
  /(?:day|days|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|ramadan|diwali)$/

/** '…, they spray by calendar': what people do, told in the sentence of the problem. */
function besidePain(sentence: Sentence, index: number, productHead: string): Finding[] {
  if (
    !sentence.clauses.some(
      (clause) => hasPain(sentence, clause) && !isOwnSubject(sentence, clause, productHead),
    )
  )
    return []
  return sentence.clauses.flatMap((clause) => {
    const { subject } = clause
    if (
      !subject ||
      clause.tense !== 'present' ||
      clause.negated ||
      clause.passive ||
      NO_HABIT.has(clause.base)
    )
      return []
    const isPeoples = textOf(sentence, subject) === 'they'
    const isPlain =
      /^(?:|,|and|so|but)$/.test(clause.link) &&
      at(sentence, clause.verb + 1).tag !== 'mark' &&
      !hasPain(sentence, clause)
    return isPeoples && isPlain && !isOwnSubject(sentence, clause, productHead)
      ? predicate(sentence, index, clause, 1.9)
      : []
  })
}

/** The score of a rival that opens a sentence by its name: it needs no word of the offer beside it. */
export const NAMED = 2.5
const SELLING = wordSet('charge bill quote ask want sell')
const PRICED = wordSet('cost run start retail')
const OTHERS =
  / (?:hiring|buying|renting|other|professional|private|big|competing|similar|comparable|cheapest|nearest|own|local|ordinary) /
const USUAL =
  /^(?:the |most |all )?(?:existing|imported|normal|classic|commercial|traditional|current|conventional|ordinary|standard) /
/** 'six figures', 'a fortune', 'twice as much' */
const DEARLY =
  /\b(?:figures|fortune|thousands|hundreds|a lot|(?:twice|double|three times) (?:as much|that|the price))\b/
/** 'Instrumentl is great but', 'Chess.com is made for adults', 'Xometry only quotes' */
const LACKING = /\b(?:but|only|made for|built for|designed for|aimed at|mostly for)\b/

/** Whether a clause names an amount of money. */
const hasAmount = (sentence: Sentence, { verb, to }: Clause): boolean =>
  sentence.tokens
    .slice(verb + 1, to)
    .some(({ kind, text, lower }, i, rest) =>
      kind === 'number'
        ? /^\p{Sc}/u.test(text) || isCurrencyWord(rest[i + 1]?.lower ?? '')
        : isCurrencyWord(lower) && rest[i + 1]?.kind === 'number',
    )

/** 'Instrumentl costs $179 a month', 'agencies bill a two-hour minimum at $90': who or what is paid today, by its name. */
function rivals(
  sentence: Sentence,
  index: number,
  productHead: string,
  isOwnName: (lower: string) => boolean,
): Finding[] {
  return sentence.clauses.flatMap((clause): Finding[] => {
    const { subject } = clause
    if (!subject || clause.tense !== 'present' || isOwnSubject(sentence, clause, productHead)) return []
    const phrase = nounPhrase(sentence, subject.from)
    if (!phrase || phrase.to > subject.to || isOwnName(at(sentence, phrase.from).lower)) return []
    const found = { sentence: index, from: phrase.from, to: phrase.to, score: 2 }
    const { text, lower } = at(sentence, phrase.head)
    const isNamed =
      /^\p{Lu}/u.test(text) && (phrase.from > 0 || phrase.to - phrase.from > 1 || !isKnownWord(lower))
    // 'Chess.com is made for adults', 'DoneDeal has the traffic but …'
    const isWhole = phrase.to === subject.to && clause === sentence.clauses[0]
    const isName = isNamed && isProperName(sentence, phrase)
    const named = { ...found, score: isName && isWhole ? NAMED : 2 }
    if (isName && isWhole && (LACKING.test(sentence.lower) || clause.base === 'exist')) return [named]
    // 'A mill charges us £22' may be a cost of the founder.
    if (clause.negated || /^(?:us|me)$/.test(at(sentence, clause.verb + 1).lower)) return []
    // 'The imported meter is 6 million', 'Existing systems need a cable'
    if (USUAL.test(textOf(sentence, phrase)) && !isPeople(lower)) return [found]
    const words = ` ${textOf(sentence, phrase)} `
    const isDear = DEARLY.test(textOf(sentence, { from: clause.verb, to: clause.to }))
    if (!isDear && !hasAmount(sentence, clause)) return []
    const isAsked =
      clause.base === 'ask' || clause.base === 'want' || clause.base === 'take' || SELLING.has(clause.base)
    const isSeller = isAsked && (isNamed || (isPeople(lower) && clause.base !== 'sell'))
    const isPriced =
      !(clause.base === 'cost' && hasPain(sentence, clause) && !isNamed) &&
      (PRICED.has(clause.base) || (clause.base === 'be' && OTHERS.test(words))) &&
      (isNamed || OTHERS.test(words) || isPeople(lower))
    // 'A private tutor asks R300 an hour.'
    const isOne = /^(?:an?|the)$/.test(at(sentence, phrase.from).lower) && clause === sentence.clauses[0]
    return isSeller || isPriced
      ? [isOne && !hasPain(sentence, clause) ? { ...named, score: NAMED } : named]
      : []
  })
}

/** A name of one or two words with capitals that is no place and no people: 'QuickBooks', 'True Fit'. */
const isProperName = (sentence: Sentence, { from, to }: Range): boolean =>
  to - from < 3 &&
  !knownPlace(writtenOf(sentence, { from, to })) &&
  sentence.tokens
    .slice(from, to)
    .every(
      ({ text, lower, tag }) =>
        /^\p{Lu}/u.test(text) &&
        !/^(?:determiner|possessive|pronoun|number)$/.test(tag) &&
        tag !== 'plural' &&
        !isPeople(lower) &&
        !countryOfPeople(text),
    )

const isKnownWord = (lower: string): boolean =>
  verbReading(lower) !== null || isProductNoun(lower) || isPeople(lower)

/** Old means of work: whoever uses them does without a product. */
const OLD_MEANS = wordSet(`
  notebook spreadsheet excel whiteboard paper diary clipboard logbook register ledger binder calculator guesswork pen pencil
  memory post-it notepad fax blackboard chalkboard flipchart shoebox ruler cabinet sticky-note post-its notebooks`)
const OLD_WAYS =
  /^(?:by (?:hand|eye|phone|post|email|letter|fax|memory|ear|feel|feeling|courier|guesswork)|from memory|on (?:credit|paper)|over the phone|door to door|pen and paper|sticky notes|gut feeling|word of mouth|(?:whatsapp|facebook|telegram|viber) groups?|in (?:the|their) heads?|by phone|phone calls|google sheets?)\b/
const USING = wordSet('use keep write carry move do work record note rely track manage run')
const NOT_TODAY = /\b(?:no|without|replaces?|instead|our|export|exports?|upload)\b/

/** 'They carry all in one notebook', 'done in Excel by a junior'. */
function oldMeans(sentence: Sentence, index: number, productHead: string): Finding[] {
  return sentence.tokens.flatMap((token, i): Finding[] => {
    const isNoun = /^(?:noun|plural)$/.test(token.tag) && !/^(?:noun|plural)$/.test(at(sentence, i + 1).tag)
    const way = OLD_WAYS.exec(textOf(sentence, { from: i, to: i + 3 }))?.[0].split(' ').length ?? 0
    if (way === 0 && !(isNoun && OLD_MEANS.has(singular(token.lower)))) return []
    // 'a voice logbook' that is offered
    if (way === 0 && singular(token.lower) === productHead) return []
    const clause = clauseAt(sentence, i)
    if (!clause || isOwnSubject(sentence, clause, productHead) || NOT_TODAY.test(textOf(sentence, clause)))
      return []
    if (clause.tense === 'modal' || clause.tense === 'past') return []
    // '… that lets developers send texts and make phone calls' is what the product does.
    if (
      clause.tense === 'bare' &&
      (clause.link === 'that' ||
        /^(?:it|we|i|this|our .*|you|[a-z]+[^s\s]|)$/.test(speakerOf(sentence, clause))) &&
      speakerOf(sentence, clause) !== 'they'
    )
      return []
    let from = i
    while (
      from > clause.from &&
      /^(?:noun|adjective|determiner|possessive|number)$/.test(at(sentence, from - 1).tag)
    )
      from--
    if (at(sentence, from - 1).lower === 'from') return []
    if (
      clause.verb < 0 &&
      !sentence.tokens.slice(clause.from, i).some(({ tag }) => tag === 'participle' || tag === 'ing')
    )
      return []
    // 'has to keep a noise diary'
    if (/\b(?:has|have|must) (?:to )?$/.test(`${textOf(sentence, { from: clause.from, to: clause.verb })} `))
      return []
    const isManual = way > 0 && clause.tense === 'present' && aboutPeople(sentence, clause)
    if (clause.verb >= 0 && i > clause.verb && (isManual || USING.has(clause.base)))
      return predicate(sentence, index, clause, 2)
    return [{ sentence: index, from, to: i + Math.max(1, way), score: 2 }]
  })
}

const KINDS =
  /^(?:competitors?|rivals?|alternatives?|tools|apps|sites|websites|services|platforms|products|options|companies|brands)$/
const JOINING = /\b(?:integrates?|works? with|connects?|exports?|syncs?|imports?|sold|sell)\b/

/** 'Competitors like Weave and Dentrix', 'there are apps such as Weave': each of the names. */
function namedRivals(sentence: Sentence, index: number, isOwnName: (lower: string) => boolean): Finding[] {
  if (JOINING.test(sentence.lower)) return []
  return sentence.tokens.flatMap(({ lower }, i): Finding[] => {
    const next = at(sentence, i + 1).lower
    const isColon = next === ':' || /^(?:include|are|is)$/.test(next)
    const isRival = /^(?:competitor|rival|alternative|competition)/.test(lower)
    if (
      !(KINDS.test(lower) && next === 'like') &&
      !(KINDS.test(lower) && next === 'such') &&
      !(isRival && isColon)
    )
      return []
    const found: Finding[] = []
    let from = i + (next === 'such' ? 3 : 2)
    while (found.length < 4) {
      let to = from
      while (/^\p{Lu}/u.test(at(sentence, to).text)) to++
      if (to === from || to - from > 3 || isOwnName(at(sentence, from).lower)) break
      found.push({ sentence: index, from, to, score: NAMED })
      from = to
      while (/^(?:,|and|or|&)$/.test(at(sentence, from).lower)) from++
      if (from === to) break
    }
    return found
  })
}

/** 'instead of agencies'. */
function insteadOf(sentence: Sentence, index: number): Finding[] {
  const i = sentence.tokens.findIndex(
    ({ lower }, position) => lower === 'instead' && at(sentence, position + 1).lower === 'of',
  )
  const clause = i < 0 ? undefined : clauseAt(sentence, i)
  const to = clause ? trimmedEnd(sentence, i + 2, clause.to) : 0
  return to > i + 2 && to - i < 12 ? [{ sentence: index, from: i + 2, to, score: 2 }] : []
}

/** Everything that people do or use today, in the order of the text. `isOwnName` knows names of what is offered. */
export function habitsIn(
  sentences: readonly Sentence[],
  productHead: string,
  isOwnName: (lower: string) => boolean,
): Finding[] {
  return sentences.flatMap((sentence, index) => {
    if (/\b(?:unlike|talked|interviewed|now requires?|now gives?|from 20\d\d|risk)\b/.test(sentence.lower))
      return []
    const marked =
      isTold(sentence) && !NOW.test(sentence.lower) ? [] : markedHabits(sentence, index, productHead)
    const found = [
      ...marked,
      ...oldMeans(sentence, index, productHead),
      ...insteadOf(sentence, index),
      ...namedRivals(sentence, index, isOwnName),
      ...(isTold(sentence)
        ? []
        : [
            ...besidePain(sentence, index, productHead),
            ...rivals(sentence, index, productHead, isOwnName),
            ...boughtToday(sentence, index, productHead, isOwnName),
          ]),
    ]
    return found.filter(
      (habit, i) => !found.slice(0, i).some((other) => other.from < habit.to && habit.from < other.to),
    )
  })
}
