import { at, type Clause, type Range, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { isCurrencyWord } from './money.ts'
import { hasPain, isOwnSubject } from './pain.ts'
import { isPeople, isPerson, singular } from './people.ts'
import { clauseAt, nounPhrase, textOf, trimmedEnd, verbPhraseEnd, writtenOf } from './phrases.ts'
import { countryOfPeople, knownPlace } from './places.ts'
import { isProductNoun } from './products.ts'
import { isTold } from './story.ts'
import { verbReading } from './verbs.ts'
import { wordSet } from './word-lists.ts'
import { BAD, KINDS, LOSSES, MEANS, NO_HABIT, NO_WAY, OLD_MEANS, TIME_NOUNS, USING } from './word-table.ts'

/* What people do or buy today instead. */

const NOW =
  /^ (?:(?:and|but|so) )?(?:today|currently|presently|nowadays|now|right now|at the moment|at the minute|these days|at present|until (?:now|today)|till (?:now|today)|so far|otherwise|usually|normally|typically|traditionally|as things stand) /
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
const PEOPLE_NOW = / (?:now|just|simply|mostly|usually|normally|typically|themselves|(?<! too )often) /

/** Whether a sentence tells what people usually do. */
export const saysUsual = ({ lower }: Sentence): boolean => PEOPLE_NOW.test(lower)

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
        : // 'Today everything is in the red book'
          (isMarked &&
            clause.base === 'be' &&
            /^(?:in|on|by|with)$/.test(at(sentence, clause.verb + 1).lower)) ||
          !NO_HABIT.has(clause.base) ||
          (isMarked && clause.base === 'find' && at(sentence, clause.verb + 1).lower === 'out'))
    const said = ` ${textOf(sentence, clause)} `
    const isPeoples = aboutPeople(sentence, clause) || (isOneOf(sentence, clause) && NOW_INSIDE.test(said))
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

/** Whether a verb is followed by the means or the person by which it is done: 'on paper', 'to a lab', 'by courier'. */
const hasMeans = (sentence: Sentence, { verb }: Clause, end: number): boolean =>
  sentence.tokens.some(
    ({ tag, lower }, i) =>
      i > verb &&
      i < end &&
      tag === 'preposition' &&
      MEANS.has(lower) &&
      /^(?:noun|plural|adjective|determiner|possessive|ing)$/.test(at(sentence, i + 1).tag) &&
      ![1, 2].some((ahead) => TIME_NOUNS.has(at(sentence, i + ahead).lower)),
  )

/** 'the site manager', 'every farmer' */
const isSomeone = (sentence: Sentence, { from, to }: Range): boolean =>
  /^(?:the|each|every|an?)$/.test(at(sentence, from).lower) && isPeople(at(sentence, to - 1).lower)

/** Whether a sentence stands right before the offer, or goes on to one that does. */
const isSetting = (sentences: readonly Sentence[], index: number, offer: number): boolean =>
  (index === offer - 1 && !/[;:]/.test(sentences[index]?.tokens.at(-1)?.text ?? '')) ||
  (index === offer - 2 &&
    /^ (?:(?:and|but|so) )?(?:they|these|then|some|most|others) /.test(sentences[index + 1]?.lower ?? ''))

/** 'Machine shops send coolant samples to a lab. Our …': how people do it now, told before what is offered. */
function settingHabits(sentence: Sentence, index: number, productHead: string): Finding[] {
  const found: Finding[] = []
  for (const clause of sentence.clauses) {
    const isMain = /^(?:|,|and|but|so|or)$/.test(clause.link)
    if (clause.verb < 0) continue
    const goesOn = found.length > 0 && clause.tense === 'bare' && isMain
    const isOthers =
      clause.subject !== null &&
      isMain &&
      clause.tense === 'present' &&
      !clause.passive &&
      (aboutPeople(sentence, clause) || isSomeone(sentence, clause.subject)) &&
      !isOwnSubject(sentence, clause, productHead) &&
      !/\b(?:our|us|my|we)\b/.test(textOf(sentence, clause))
    if (!isOthers && !goesOn) {
      if (found.length > 0) break
      continue
    }
    const end = verbPhraseEnd(sentence, clause)
    const isDone =
      !clause.negated &&
      !NO_HABIT.has(clause.base) &&
      !NO_WAY.has(clause.base) &&
      !/^(?:have|be|do)$/.test(clause.base) &&
      !hasPain(sentence, clause)
    if (isDone && (goesOn || hasMeans(sentence, clause, end)))
      found.push(...predicate(sentence, index, clause, 1.8))
  }
  return found
}

/** 'Fish farmer now opens the pump', 'the office types it in' */
const isOneOf = (sentence: Sentence, { subject }: Clause): boolean =>
  subject !== null && isPeople(at(sentence, subject.to - 1).lower)

/** 'Managers already have software for this', 'Parents tried Duolingo, but …' */
function alreadyUsed(sentence: Sentence, index: number, productHead: string): Finding[] {
  return sentence.clauses.flatMap((clause): Finding[] => {
    if (!clause.subject || clause.negated || isOwnSubject(sentence, clause, productHead)) return []
    if (!aboutPeople(sentence, clause)) return []
    const isAlready =
      /^(?:have|use|pay|own|buy)$/.test(clause.base) &&
      clause.tense === 'present' &&
      sentence.tokens.slice(clause.subject.to, clause.verb).some(({ lower }) => lower === 'already')
    const isTried =
      clause.base === 'try' &&
      clause.tense === 'past' &&
      namesIn(sentence, { from: clause.verb + 1, to: clause.verb + 2 }).length > 0
    return isAlready || isTried ? itemsAt(sentence, index, clause.verb + 1) : []
  })
}

/** 'Historians hire a researcher', 'drivers pay the accountant 40 euros', 'couples are ordering from Swiggy'. */
function boughtToday(
  sentence: Sentence,
  index: number,
  productHead: string,
  isOwnName: (lower: string) => boolean,
): Finding[] {
  return sentence.clauses.flatMap((clause): Finding[] => {
    const isMain = /^(?:|,|and|but|so)$/.test(clause.link) && clause.tense === 'present'
    if (!clause.subject || !isMain || clause.negated || !aboutPeople(sentence, clause)) return []
    const rest = sentence.tokens.slice(clause.verb + 1, clause.to)
    if (rest.some(({ lower }) => /^(?:us|me|our|it|them|nothing|rent)$/.test(lower) || lower === productHead))
      return []
    const isOthers =
      /^(?:pay|hire|rent|buy|order)$/.test(clause.base) &&
      /^(?:an?|their|the)$/.test(rest[0]?.lower ?? '') &&
      rest[1]?.kind === 'word' &&
      !/^(?:fee|subscription|small|flat|fixed|monthly|yearly|commission|price|share)$/.test(rest[1].lower) &&
      (clause.base === 'hire' || hasAmount(sentence, clause))
    const isMeans =
      /^(?:use|order|post|list|sell|buy|book|rely|meet|ask)$/.test(clause.base) &&
      rest.some(
        ({ lower }, i) =>
          /^(?:use|from|on|in|via|with|through|at)$/.test(rest[i - 1]?.lower ?? clause.base) &&
          isProperName(sentence, { from: clause.verb + 1 + i, to: clause.verb + 2 + i }) &&
          !isOwnName(lower) &&
          !/(?:day|days|ber|ary|april|june|july|august|christmas)$/.test(lower),
      )
    return isOthers || isMeans ? predicate(sentence, index, clause, 2) : []
  })
}

/** The score of a rival that opens a sentence by its name: it needs no word of the offer beside it. */
export const NAMED = 2.5
/** What sellers do for a price, and what things do. */
const CHARGING = wordSet('charge bill quote ask want take')
const COSTING = wordSet('cost run start retail be')
const OTHERS =
  / (?:hiring|buying|renting|other|professional|private|big|competing|similar|comparable|cheapest|nearest|own|local|ordinary) /
const USUAL =
  /^(?:the |most |all )?(?:existing|imported|normal|classic|commercial|traditional|current|conventional|ordinary|standard) /
/** 'six figures', 'a fortune', 'twice as much' */
const DEARLY =
  /\b(?:figures|fortune|thousands|hundreds|a lot|(?:twice|double|(?:three|five|ten) times) (?:as much|that|the price))\b/
/** 'Instrumentl is great but', 'Chess.com is made for adults', 'Xometry only quotes', 'Benchling has no voice' */
const LACKING =
  /\b(?:but|only|no|not|n't|cannot|neither|too|never|mostly|made for|built for|designed for|aimed at)\b/

/** Whether a clause names an amount of money. */
const hasAmount = (sentence: Sentence, { verb, to }: Clause): boolean =>
  sentence.tokens
    .slice(verb + 1, to)
    .some(({ kind, text, lower }, i, rest) =>
      kind === 'number'
        ? /^\p{Sc}|%$|\dk$/u.test(text) ||
          isCurrencyWord(rest[i + 1]?.lower ?? '') ||
          /^(?:%|percent|million|grand)$/.test(rest[i + 1]?.lower ?? '')
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
    if (!phrase || phrase.to > subject.to) return []
    const isWhole = phrase.to === subject.to && clause === sentence.clauses.find(({ verb }) => verb >= 0)
    const names = namesIn(sentence, phrase).filter(({ from }) => !isOwnName(at(sentence, from).lower))
    const isDear =
      DEARLY.test(textOf(sentence, { from: clause.verb, to: clause.to })) || hasAmount(sentence, clause)
    // 'Chess.com is made for adults', 'DoneDeal has the traffic but …', 'Dentrix and Eaglesoft have reminders but …'
    // 'Hardware is $1,900' is no name.
    const isWord =
      names.length === 1 &&
      phrase.to - phrase.from === 1 &&
      !/\p{Ll}[\p{Lu}.]/u.test(at(sentence, phrase.from).text)
    const isTelling =
      LACKING.test(sentence.lower) ||
      (isDear && !(isWord && COSTING.has(clause.base))) ||
      clause.base === 'exist'
    if (isWhole && names.length > 0 && isTelling)
      return names.map((name) => ({ ...name, sentence: index, score: NAMED }))
    // 'A mill charges us £22' may be a cost of the founder.
    if (clause.negated || /^(?:us|me|our|my)$/.test(at(sentence, clause.verb + 1).lower)) return []
    const found = { sentence: index, from: phrase.from, to: phrase.to, score: 2 }
    const words = textOf(sentence, phrase)
    if (isOwnName(at(sentence, phrase.from).lower) || OWN.test(words)) return []
    // 'The imported meter is 6 million', 'Existing systems need a cable'
    const { lower } = at(sentence, phrase.head)
    if (USUAL.test(words) && !isPerson(lower)) return [found]
    // 'An unplanned stop costs a sawmill €9,000' tells what goes wrong.
    const isBurden =
      /^(?:determiner|possessive|object)$/.test(at(sentence, clause.verb + 1).tag) && clause.base === 'cost'
    const isSeller = isPeople(lower) && CHARGING.has(clause.base)
    const isPriced = COSTING.has(clause.base) && OTHERS.test(` ${words} `)
    // 'A private tutor asks R300 an hour.'
    const isOne = /^(?:an?|the)$/.test(at(sentence, phrase.from).lower) && clause === sentence.clauses[0]
    return isDear && (isSeller || isPriced) && !isBurden && !namesLoss(sentence, phrase)
      ? [isOne && isPeople(lower) && !hasPain(sentence, clause) ? { ...found, score: NAMED } : found]
      : []
  })
}

const OWN = /\b(?:our|my|this|price|fee|license|licence|it|app|subscription|plan|membership|each)\b/
/** 'A missed visit costs £60' tells what goes wrong. */
const namesLoss = (sentence: Sentence, { from, to }: Range): boolean =>
  sentence.tokens
    .slice(from, to)
    .some(({ lower }) => BAD.has(lower) || LOSSES.has(verbReading(lower)?.base ?? '') || LOST.test(lower))
const LOST =
  /^(?:mistake|error|fine|claim|failure|accident|breakdown|stop|outage|delay|injury|repair|no-show)s?$/

/** The proper names of a phrase: 'Western Union and IME'. */
function namesIn(sentence: Sentence, { from, to }: Range): Range[] {
  const ends = [...sentence.tokens.keys()].filter(
    (i) => i >= from && i < to && /^(?:and|or|&|,)$/.test(at(sentence, i).lower),
  )
  const parts = [...ends, to].map((end, i) => ({ from: i === 0 ? from : (ends[i - 1] ?? from) + 1, to: end }))
  return parts.every((part) => isProperName(sentence, part)) ? parts : []
}

/** A name of one or two words with capitals that is no place and no people: 'QuickBooks', 'True Fit'. */
const isProperName = (sentence: Sentence, { from, to }: Range): boolean =>
  to - from < 3 &&
  to > from &&
  (from > 0 || to - from > 1 || !isKnownWord(at(sentence, from).lower)) &&
  !knownPlace(writtenOf(sentence, { from, to })) &&
  sentence.tokens
    .slice(from, to)
    .every(
      ({ text, lower, tag }) =>
        /^\p{Lu}/u.test(text) &&
        !/^(?:determiner|possessive|pronoun|number)$/.test(tag) &&
        tag !== 'plural' &&
        (!isPeople(lower) || /\p{Ll}\p{Lu}/u.test(text)) &&
        !countryOfPeople(text),
    )

const isKnownWord = (lower: string): boolean =>
  verbReading(lower) !== null || isProductNoun(lower) || isPeople(lower)

const OLD_WAYS =
  /^(?:by (?:hand|eye|phone|post|email|letter|fax|memory|ear|feel|feeling|courier|guesswork)|from memory|on (?:credit|paper)|over the phone|door to door|pen and paper|sticky notes|gut feeling|word of mouth|(?:whatsapp|facebook|telegram|viber) groups?|in (?:the|their) heads?|by phone|phone calls|google sheets?)\b/
const NOT_TODAY = /\b(?:no|without|replaces?|instead|our|export|exports?|upload)\b/

/** 'They carry all in one notebook', 'done in Excel by a junior'. */
function oldMeans(sentence: Sentence, index: number, productHead: string): Finding[] {
  return sentence.tokens.flatMap((token, i): Finding[] => {
    const isNoun = /^(?:noun|plural)$/.test(token.tag) && !/^(?:noun|plural)$/.test(at(sentence, i + 1).tag)
    const way = OLD_WAYS.exec(textOf(sentence, { from: i, to: i + 3 }))?.[0].split(' ').length ?? 0
    if (way === 0 && !(isNoun && token.lower !== 'papers' && OLD_MEANS.has(singular(token.lower)))) return []
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
    const isManual = clause.tense === 'present' && aboutPeople(sentence, clause)
    if (clause.verb >= 0 && i > clause.verb && (isManual || USING.has(clause.base)))
      return predicate(sentence, index, clause, 2)
    return [{ sentence: index, from, to: i + Math.max(1, way), score: 2 }]
  })
}

const JOINING = /\b(?:integrates?|works? with|connects?|exports?|syncs?|imports?|sold|sell)\b/

/** 'Competitors like Weave and Dentrix', 'there are apps such as Weave': each of the names. */
function namedRivals(sentence: Sentence, index: number, isOwnName: (lower: string) => boolean): Finding[] {
  if (JOINING.test(sentence.lower)) return []
  return sentence.tokens.flatMap(({ lower }, i): Finding[] => {
    const next = at(sentence, i + 1).lower
    const isColon = next === ':' || /^(?:include|are|is)$/.test(next)
    const isRival = /^(?:competitor|rival|alternative|competition)/.test(lower)
    if (
      !(KINDS.has(lower) && next === 'like') &&
      !(KINDS.has(lower) && next === 'such') &&
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

/** Noun phrases that 'and' or 'or' joins, each for itself: 'spreadsheets and WhatsApp messages'. */
function itemsAt(sentence: Sentence, index: number, from: number, score = 2): Finding[] {
  const items: Finding[] = []
  for (let start = from; items.length < 4; ) {
    const phrase = nounPhrase(sentence, start)
    if (!phrase) break
    const joint = [...sentence.tokens.keys()].find(
      (i) => i > start && i < phrase.to && /^(?:and|or|&)$/.test(at(sentence, i).lower),
    )
    const to = joint ?? phrase.to
    items.push({ sentence: index, from: start, to, score })
    if (joint === undefined && !/^(?:,|and|or)$/.test(at(sentence, to).lower)) break
    start = to + 1
  }
  return items
}

/** 'spend hours forwarding emails', 'spend four hours on spreadsheets': what takes the time is what people do today. */
function spentOn(sentence: Sentence, index: number, productHead: string): Finding[] {
  return sentence.clauses.flatMap((clause): Finding[] => {
    if (
      !/^(?:spend|waste|lose)$/.test(clause.base) ||
      !/^(?:present|bare)$/.test(clause.tense) ||
      clause.negated
    )
      return []
    if (isOwnSubject(sentence, clause, productHead) || !hasPain(sentence, clause)) return []
    const time = sentence.tokens.findIndex(
      ({ lower }, i) => i > clause.verb && i < clause.to && TIME_NOUNS.has(lower),
    )
    if (time < 0) return []
    const verb = sentence.tokens.findIndex(
      ({ tag, verb: base }, i) =>
        i > time &&
        i < clause.to &&
        tag === 'ing' &&
        base !== '' &&
        !/^(?:wait|look|find|search|hunt|guess|try|argue)$/.test(base),
    )
    if (verb > 0)
      return [
        {
          sentence: index,
          from: verb,
          to: verbPhraseEnd(sentence, { ...clause, group: verb, verb }),
          score: 2,
        },
      ]
    const on = sentence.tokens.findIndex(({ lower }, i) => i > time && i < clause.to && lower === 'on')
    return on > 0 ? itemsAt(sentence, index, on + 1) : []
  })
}

/** '£32 against about £24 for normal paint', 'it replaces the guy with the clipboard'. */
function comparedWith(sentence: Sentence, index: number, productHead: string): Finding[] {
  return sentence.tokens.flatMap(({ lower, verb, tag }, i): Finding[] => {
    if (verb === 'replace' && /^(?:third|base|ing)$/.test(tag)) {
      const clause = clauseAt(sentence, i)
      const isOurs = /^(?:it|we|this|our .*|)$/.test(clause ? speakerOf(sentence, clause) : 'x')
      const phrase = isOurs && i === clause?.verb ? nounPhrase(sentence, i + 1) : null
      return phrase &&
        at(sentence, phrase.from).tag !== 'pronoun' &&
        !isProductPart(sentence, phrase, productHead)
        ? [{ sentence: index, from: phrase.from, to: phrase.to, score: 2 }]
        : []
    }
    if (!/^(?:against|versus|vs)$/.test(lower)) return []
    const name = at(sentence, i + 1).text === '.' ? i + 2 : i + 1
    if (lower !== 'against' && namesIn(sentence, { from: name, to: name + 1 }).length > 0)
      return [{ sentence: index, from: name, to: name + 1, score: NAMED }]
    const amount = sentence.tokens.findIndex(
      ({ kind }, position) => kind === 'number' && position > i && position < i + 4,
    )
    if (amount < 0) return []
    const link = sentence.tokens.findIndex(
      ({ lower: word }, position) => /^(?:for|of)$/.test(word) && position > amount && position < amount + 5,
    )
    const [item] = link > 0 ? itemsAt(sentence, index, link + 1) : []
    return item && !/^ones?$/.test(at(sentence, item.to - 1).lower) ? [item] : []
  })
}
const isProductPart = (sentence: Sentence, { head }: { head: number }, productHead: string) =>
  singular(at(sentence, head).lower) === productHead

/** 'instead of agencies'. */
function insteadOf(sentence: Sentence, index: number): Finding[] {
  const i = sentence.tokens.findIndex(
    ({ lower }, position) => lower === 'instead' && at(sentence, position + 1).lower === 'of',
  )
  const clause = i < 0 ? undefined : clauseAt(sentence, i)
  const to = clause ? trimmedEnd(sentence, i + 2, clause.to) : 0
  return to > i + 2 && to - i < 12 ? [{ sentence: index, from: i + 2, to, score: 2 }] : []
}

/**
 * Everything that people do or use today, in the order of the text. `offer` is the first sentence of what is offered;
 * `isOwnName` knows names of what is offered.
 */
export function habitsIn(
  sentences: readonly Sentence[],
  productHead: string,
  offer: number,
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
            ...alreadyUsed(sentence, index, productHead),
            ...spentOn(sentence, index, productHead),
            ...comparedWith(sentence, index, productHead),
            ...(isSetting(sentences, index, offer) ? settingHabits(sentence, index, productHead) : []),
            ...rivals(sentence, index, productHead, isOwnName),
            ...boughtToday(sentence, index, productHead, isOwnName),
          ]),
    ]
    return found.filter(
      (habit, i) => !found.slice(0, i).some((other) => other.from < habit.to && habit.from < other.to),
    )
  })
}
