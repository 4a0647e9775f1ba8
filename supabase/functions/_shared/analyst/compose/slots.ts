import { termOf, termsOf, wordsOf } from '../classify/tokens.ts'
import type { Facts } from '../extract/facts.ts'
import { FUNCTION_WORDS, isPeople } from '../extract/words.ts'
import type { AngleEntry, Domain } from '../knowledge/schema.ts'
import type { Slots } from './fill.ts'
import { workBy, workOn } from './job.ts'
import { type Side, shortNameOf, sidesOf } from './sides.ts'
import { asTopic, FORM, isWorker, matterIn, withArticle } from './thing.ts'

/** 'food waste' of 'reduce food waste': the thing the main action is about. */
function objectOf({ activity, audiences }: Facts, { topics }: Domain): string | null {
  const words = activity?.core.split(' ').slice(1).join(' ') ?? ''
  const object = words.replace(/^(?:the|a|an|their|your|its|our|my|other|any|some|three|two)\s+/i, '')
  const isName =
    /^\p{L}/u.test(object) &&
    !FUNCTION_WORDS.has(object.split(' ')[0]?.toLowerCase() ?? '') &&
    object.split(' ').length <= 3 &&
    !isPeople(object.split(' ').at(-1) ?? '') &&
    !isWorker(object) &&
    !/^(?:job|task|work|thing|stuff|order|problem|case|item)s?$/i.test(object) &&
    !/^(?:what|how|which|where|who|is|are)\b/i.test(object)
  const fitsDomain = !topics || endsWithOneOf(object, topics)
  return isName &&
    fitsDomain &&
    !FORM.test(object) &&
    !audiences.some(({ phrase }) => phrase.includes(object))
    ? object
    : null
}

/** 'gear' for 'camping gear'; 'care for the animal' and words whose last part says too little stay whole. */
function shortOf(topic: string, usual = ''): string {
  if (/ (?:for|of|at|in|to|with|on) /.test(topic)) return topic
  const words = topic.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 1 && last.length > 3 && !SAYS_LITTLE.test(last) && last !== usual ? last : topic
}

const SAYS_LITTLE =
  /^(?:health|sugar|rate|estate|score|scoring|media|life|time|care|money|system|work|management|factoring|economy|market|history|network|level|area|planning|learning|training|advance|power|energy|change|pressure|board|club|card|page|food|meal|job|machine|search|rental|guide|item|check)s?$/i

const endsWithOneOf = (term: string, names: readonly string[]) =>
  names.some((name) => ` ${term.toLowerCase()}`.endsWith(` ${name.toLowerCase()}`))

/** What the text is about in general: its first key term that is no form. */
const matterOf = ({ keyTerms, activity, place }: Facts): string | null =>
  keyTerms.find((term) => !FORM.test(term) && !isWorker(term) && !(place && term.includes(place.name))) ??
  (activity?.by === 'customers' ? activity.core : null)

/** The name that stands first in the text, as it is written there but without a sentence's capital. */
function namedIn(text: string, names: readonly string[]): string | null {
  const wanted = new Map(names.map((name) => [termOf(name), name.toLowerCase()]))
  for (const [term, { written }] of termsOf(text)) {
    // 'first job' does not make 'jobs' the topic.
    if (wanted.get(term) === written.toLowerCase())
      return /^[A-Z]{2,}$/.test(written) ? written : written.toLowerCase()
  }
  return null
}

/** The things that suit the domain's texts, best first: those of its subjects and topics, without forms and places. */
function topicsOf(facts: Facts, { subjects, topics }: Domain): string[] {
  const { keyTerms, place, audiences } = facts
  // 'ice cream trucks' are whom it is for, not what it is about.
  const text = audiences.reduce((rest, { phrase }) => rest.replaceAll(phrase, ', '), facts.text)
  const terms = keyTerms.filter((term) => !FORM.test(term) && !(place && term.includes(place.name)))
  const subject = namedIn(text, subjects)
  if (subject) {
    const holds = (term: string) => ` ${term.toLowerCase()} `.includes(` ${subject} `)
    return [terms.find(holds) ?? subject, ...terms.filter((term) => !holds(term))]
  }
  if (!topics) return terms
  const asWork = terms.map((term) => (endsWithOneOf(term, topics) ? term : (workOn(term, text) ?? term)))
  const fitting = asWork.filter((term) => endsWithOneOf(term, topics))
  const trade = topics.includes('repair') ? workBy(text) : null
  const named = fitting.length ? null : (trade ?? namedIn(text, topics))
  return named ? [named] : fitting
}

const SHORT_NAME_WORDS = 3

/** A word that the domain's own lists hold, such as 'construction': many of its ideas would get it as their topic. */
const isNameOf = ({ topics = [], subjects }: Domain, topic: string) =>
  [...topics, ...subjects].some((name) => name.toLowerCase() === topic.toLowerCase())

const sharesWord = (one: string, other: string) => {
  const known = termsOf(one)
  return wordsOf(other).some((word) => known.has(termOf(word)))
}

/** 'busy parents' and 'people over 55'; null for long names and those that say nothing, such as 'people'. */
function briefName({ audiences }: Facts): string | null {
  const name = audiences[0]?.phrase ?? ''
  const short = name.split(' ').length <= SHORT_NAME_WORDS ? name : shortNameOf(name)
  return short && !/ and |^(?:people|users|customers)$/i.test(short) ? short : null
}

/**
 * 'weekday dinners for busy parents': what the domain usually speaks of, told from that of other ideas where the
 * founder's own thing does not fit its texts.
 */
function toldApart(usual: string, facts: Facts, { topics }: Domain, side: Side): string {
  const name = briefName(facts)
  if (!topics || / for /.test(usual) || side !== 'people' || !name) return usual
  // 'construction for construction companies' says nothing.
  return sharesWord(usual, name) ? usual : `${usual} for ${name}`
}

/** The words for every slot: the founder's where the text has them, else those of the domain and its part. */
export function slotsOf(facts: Facts, domain: Domain, angle: AngleEntry | null, side: Side): Slots {
  const nouns: Slots = { ...domain.nouns, ...angle?.nouns }
  const usual = nouns.topic ?? ''
  const [named = objectOf(facts, domain) ?? usual, topic2 = nouns.topic2 ?? usual] = topicsOf(facts, domain)
  const isCommon = named === usual || isNameOf(domain, named)
  const topic = isCommon ? toldApart(named, facts, domain, side) : named
  const focus =
    matterOf({ ...facts, activity: null }) ??
    objectOf(facts, { ...domain, topics: undefined }) ??
    nouns.focus ??
    nouns.topic ??
    ''
  const matter = matterIn(facts)
  // Where the topic is the work on that thing, all texts speak of the work.
  const thing =
    (matter && workOn(matter, facts.text) === topic ? topic : matter) ??
    objectOf(facts, { ...domain, topics: undefined }) ??
    topic
  const sides = sidesOf(facts, domain, side, nouns)
  return {
    ...nouns,
    ...sides,
    audienceShort: shortNameOf(sides.audience ?? ''),
    peopleShort: shortNameOf(sides.people ?? ''),
    topic: asTopic(topic),
    topicShort: asTopic(topic === named ? shortOf(topic, usual) : named),
    focus,
    focusShort: shortOf(focus, nouns.topic),
    matter: matterOf(facts) ?? '',
    thing: withArticle(thing),
    ofTopic: isCommon ? withArticle(thing) : asTopic(topic),
    ofTopicShort: isCommon ? withArticle(thing) : asTopic(topic),
    thingShort: withArticle(thing === topic ? thing : shortOf(thing)),
    topic2: asTopic(topic2),
    activity: (facts.activity?.by === 'customers' ? facts.activity.core : nouns.activity) ?? '',
    product: facts.platform.product,
  }
}
