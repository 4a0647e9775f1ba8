import type { BriefPlace } from '../brief.ts'
import { actorOf, classAt, cueAt, ROLES, type Roles } from './candidates.ts'
import { at, type Clause, type Range, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { ELSEWHERE, isPaidIn, moneyIn } from './money.ts'
import { isPeople, singular } from './people.ts'
import { clauseAt, hasWord, textOf } from './phrases.ts'
import {
  countryOfPeople,
  isAlsoWord,
  type KnownPlace,
  knownPlace,
  MAX_NAME_WORDS,
  placeInLowerCase,
} from './places.ts'
import { naturesOfHead } from './products.ts'
import { isTold } from './story.ts'
import type { Token } from './tagger.ts'
import { likely } from './weights.ts'
import { wordSet } from './word-lists.ts'
import {
  BETWEEN,
  INSIDE,
  KINDS_OF_PLACE,
  NAME_LINKS,
  NO_PLACE_ENDS,
  NO_PLACES,
  OF_AUSTRALIA,
  OF_BRITAIN,
  OF_NEW_ZEALAND,
  OF_PHILIPPINES,
  OF_SINGAPORE,
  OF_UNITED_STATES,
  ORIGIN,
  SPEAKING,
  STARTING,
  TRIALS,
} from './word-table.ts'

/* Where it starts. */

export interface PlaceFinding extends Finding {
  value: BriefPlace
  /** Whether the words say that the business starts here. */
  isLaunch: boolean
}

/** A place that an idea names, with the cues for whether the business works there. */
interface PlaceCandidate extends PlaceFinding {
  cues: string[]
}

interface Named extends Omit<KnownPlace, 'country'> {
  country: string | null
  from: number
  to: number
  /** The name follows a word that introduces places, but is not in the table. */
  isNew?: boolean
  /** The name of a people, such as 'Kenyan'. */
  isPeople?: boolean
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text)
const isNoun = ({ tag, lower }: Token) => (tag === 'noun' || tag === 'plural') && lower !== 'area'

const LANDMARKS =
  /^(?:Marina|Island|Bay|Beach|Hills|Heights|Valley|Harbou?r|Creek|Springs|Falls|Village|Lake)$/

const ARTICLE = /^(?:La|El|Los|Las|Le|Les|San|Santa|Al|De|Da|Do)$/

/**
 * The known place that starts at a position, by its longest name; null if there is none. `lower` also allows names
 * without capitals.
 */
function placeAt(sentence: Sentence, from: number, lower: boolean): Named | null {
  const hasCapital = isCapital(at(sentence, from).text)
  // 'dog walking in leeds', 'leeds only'
  const isLed = at(sentence, from - 1).tag === 'preposition'
  if (!hasCapital && !lower) return null
  for (let to = Math.min(sentence.tokens.length, from + (hasCapital ? MAX_NAME_WORDS : 2)); to > from; to--) {
    const words = sentence.tokens.slice(from, to)
    // 'La Serena' is not Louisiana.
    if (to === from + 1 && ARTICLE.test(at(sentence, from).text)) continue
    if (!words.every(({ kind }) => kind === 'word') || (hasCapital && !isCapital(words.at(-1)?.text ?? '')))
      continue
    // 'Nairobi's Industrial Area'
    const name = words
      .map(({ text }) => text.replaceAll('’', "'"))
      .join(' ')
      .replace(/'s$/, '')
    const known = hasCapital
      ? (knownPlace(name) ?? knownPlace(name.replace(/^The /, '')))
      : placeInLowerCase(name)
    // 'Dubai Marina', 'Lagos Island'
    if (known && !hasCapital && !isLed && !/^(?:only|first|and|area|)$/.test(at(sentence, to).lower)) continue
    if (known && LANDMARKS.test(at(sentence, to).text)) return { ...known, kind: 'town', from, to: to + 1 }
    if (known) return { ...known, from, to }
  }
  return null
}

function placesIn(sentence: Sentence): Named[] {
  // An idea written without capitals also writes its places that way.
  const isUncapped =
    !sentence.tokens.some(({ text }, i) => /^\p{Lu}\p{Ll}/u.test(text) && i > 0) &&
    !/^\p{Lu}/u.test(at(sentence, 0).text)
  const lower = isUncapped || sentence.tokens.some(({ lower: word }) => STARTING.has(word))
  const found: Named[] = []
  for (let i = 0; i < sentence.tokens.length; i++) {
    const place = placeAt(sentence, i, lower)
    if (!place) continue
    // 'Kaduna State'
    const isPart = /^(?:state|province|county|district|region)$/.test(at(sentence, place.to).lower)
    found.push(isPart ? { ...place, kind: 'region', to: place.to + 1 } : place)
    i = place.to - (isPart ? 0 : 1)
  }
  // 'Perth, Scotland', 'Cambridge, MA'
  return found.map((place) => {
    if (place.kind !== 'town' || at(sentence, place.to).text !== ',') return place
    const region = found.find(({ from, kind }) => from === place.to + 1 && kind !== 'town')
    const country = STATES.has(at(sentence, place.to + 1).text) ? 'US' : region?.country
    return country ? { ...place, country } : place
  })
}

const NO_SENTENCE: Sentence = { tokens: [], clauses: [], lower: '' }
const SOURCES = wordSet('from like than unlike via')
const NOT_HERE =
  /\b(?:live|am|'m|grew up|born|moved|studied|worked|visited|originally|immigrant|imports?|imported|work)\b/

/**
 * The position before a list of places and the words inside it ('in Kisumu and Homa Bay'), and whether 'of'
 * separates them from a kind of place ('the villages of').
 */
function before(sentence: Sentence, place: Named, all: readonly Named[]): { lead: number; isKind: boolean } {
  let i = place.from - 1
  let isKind = false
  for (;;) {
    const { lower, text } = at(sentence, i)
    const previous = at(sentence, i - 1).lower
    const other = all.find(({ from, to }) => i >= from && i < to)
    if (other) i = other.from - 1
    // 'on my island, Naxos', 'in my state (Oregon)'
    else if (/^[,(]$/.test(text) && KINDS_OF_PLACE.has(previous)) {
      i -= 2
      while (/^(?:adjective|determiner|possessive)$/.test(at(sentence, i).tag)) i--
      return { lead: i, isKind }
    } else if (
      BETWEEN.has(lower) ||
      // 'in my city Pune'
      (/^(?:my|our)$/.test(lower) && KINDS_OF_PLACE.has(at(sentence, i + 1).lower)) ||
      // 'students at UT Austin'
      (/^\p{Lu}+$/u.test(text) && i === place.from - 1)
    )
      i--
    else if (lower === 'of' && (KINDS_OF_PLACE.has(previous) || /^(?:parts|societies)$/.test(previous))) {
      isKind = true
      i -= 2
      while (/^(?:noun|adjective|ing|determiner)$/.test(at(sentence, i).tag)) i--
    } else return { lead: i, isKind }
  }
}

const OURS = /^(?:we|i|it|there|they|you|our .*)$/

/** Whether a place in the predicate is not where the customers are: 'people write to priests in Poland'. */
function isElsewhere(sentence: Sentence, clause: Clause | undefined, place: Named): boolean {
  if (!clause || place.from < clause.verb) return false
  if (
    clause.link === 'who' ||
    /\b(?:measured|tested|testing|talked|interviewed)\b/.test(textOf(sentence, clause))
  )
    return true
  if (!clause.subject || clause.verb < 0 || clause.passive) return false
  const words = textOf(sentence, clause)
  if (/\bour\b/.test(words)) return false
  return !OURS.test(textOf(sentence, clause.subject)) && !/^(?:be|have)$/.test(clause.base)
}

/**
 * Whether a place belongs to a single person or firm, to the past or to a language: 'A friend in Chicago lost',
 * 'answers in Odia'.
 */
function isStory(sentence: Sentence, clause: Clause, place: Named, lead: number): boolean {
  const isBefore = clause.verb >= 0 && place.from < clause.group
  if (clause.tense === 'past' && !clause.passive && clause.verb >= 0) return true
  const { subject } = clause
  if (isBefore && subject && /^(?:an?|my|his|her)$/.test(at(sentence, subject.from).lower)) return true
  // A name that is not in the table may be a language: 'answers in Odia', 'lessons in Odia'.
  return (
    place.isNew === true &&
    at(sentence, lead).lower === 'in' &&
    (/ (?:interpret|translat|languages?|subtitle|lesson|lecture)/.test(sentence.lower) ||
      SPEAKING.has(clause.base) ||
      naturesOfHead(at(sentence, lead - 1).lower).some(
        (nature) => nature === 'content' || nature === 'software',
      ))
  )
}

function placeFinding(
  sentence: Sentence,
  index: number,
  place: Named,
  all: readonly Named[],
): PlaceFinding[] {
  const { lead, isKind } = before(sentence, place, all)
  const preposition = at(sentence, lead).lower
  const next = at(sentence, place.to)
  const clause = sentence.clauses.find(({ from, to }) => place.from >= from && place.from < to)
  const near = sentence.tokens.slice(Math.max(0, lead - 4), lead + 1).some(({ lower }) => STARTING.has(lower))
  const listed = all.find(({ from }) => from === place.to + 1 && /^(?:and|or|&)$/.test(next.lower))
  const isFirst =
    next.lower === 'first' ||
    (next.lower === 'only' && (near || / (?:at first|for now|to start|to begin) /.test(sentence.lower))) ||
    /^(?:first|only)$/.test(at(sentence, listed?.to ?? -1).lower)
  const isLaunch =
    (near &&
      (INSIDE.has(preposition) ||
        /^(?:with|by|to|is|be|:|from|begin|start|first|starting|beginning|launch|pilot)$/.test(
          preposition,
        ))) ||
    isFirst ||
    // 'Target market: Kenya and Uganda'
    (preposition === ':' &&
      /^(?:markets?|where|places?|locations?|regions?|cit(?:y|ies)|countr(?:y|ies))$/.test(
        at(sentence, lead - 1).lower,
      )) ||
    // 'Lisbon for now', 'only for Lisbon now'
    (/^(?:for now|now)\b/.test(textOf(sentence, { from: place.to, to: place.to + 2 })) &&
      (lead < 0 || /^(?:in|for|only)$/.test(preposition))) ||
    // 'Toronto and Hamilton to start'
    (lead < 0 && / to (?:start|begin|launch)(?: with)? [.,;]? ?$/.test(sentence.lower)) ||
    (lead < 0 && all.some(({ to }) => at(sentence, to).lower === 'first')) ||
    // 'Norwich only.'
    (next.lower === 'only' && clause?.from === place.from && clause.to === place.to + 1)
  const isInside =
    INSIDE.has(preposition) ||
    // 'fishermen on the Senegal coast'
    (preposition === 'on' && /^(?:coast|shore|side|border|plateau|peninsula|riviera)$/.test(next.lower)) ||
    // 'on Naxos'
    (preposition === 'on' && !place.isNew && place.kind !== 'country' && !isNoun(next)) ||
    // 'for the village of Masham'
    (isKind && !SOURCES.has(preposition)) ||
    // 'who come to Oslo', 'keep it to Totnes'
    (preposition === 'to' &&
      / (?:com(?:e|es|ing)|travel|keep|limit|limited|deliver|delivers|ship|ships|shipping) (?:\S+ ){0,2}$/.test(
        ` ${textOf(sentence, { from: Math.max(0, lead - 3), to: lead })} `,
      ))
  // 'the ski schools of Austria', 'in cellars of Antwerp'
  const isOf =
    preposition === 'of' &&
    /^(?:noun|plural)$/.test(at(sentence, lead - 1).tag) &&
    (lead === 1 || !isCapital(at(sentence, lead - 1).text))
  const opens = lead < 0
  // 'tier 2 cities like Indore'
  const isExample = preposition === 'like' && KINDS_OF_PLACE.has(at(sentence, lead - 1).lower)
  if (SOURCES.has(preposition) && !isLaunch && !isExample) return []
  // 'bread from the best bakeries in San Francisco'
  const source = sentence.tokens.findLastIndex(({ tag }, i) => i < lead && tag === 'preposition')
  const isSource =
    /^(?:from|like|unlike)$/.test(at(sentence, source).lower) &&
    sentence.tokens
      .slice(source + 1, lead)
      .every(({ tag }) => /^(?:noun|plural|adjective|determiner|possessive|number)$/.test(tag)) &&
    !sentence.tokens.slice(source + 1, lead).some(({ lower }) => /^(?:my|our)$/.test(lower)) &&
    // 'We collect it from universities in the Netherlands.'
    !/^(?:collect|fetch|pick|gather)$/.test(clause?.base ?? '')
  if (isSource && lead > source + 1 && !isLaunch) return []
  if (isAlsoWord(writtenName(sentence, place)) && !isInside && !isLaunch && !listed) return []
  // 'told by a grandmother in Ibadan', 'The rival in Chennai'
  const isOfOne = at(sentence, source).lower === 'by' && /^an?$/.test(at(sentence, source + 1).lower)
  if (
    !isLaunch &&
    (isOfOne || /^(?:rival|competitor|grandmother|friend|cousin)s?$/.test(at(sentence, lead - 1).lower))
  )
    return []
  // 'As a manager at a housing corporation in Rotterdam I see'
  if (
    !isLaunch &&
    /^ (?:as|being) (?:an? )?\S+ (?:at|in|of|for) /.test(sentence.lower) &&
    place.from < sentence.tokens.findIndex(({ lower }) => lower === 'i' || lower === 'we')
  )
    return []
  // 'made by forty women in Mali'
  if (
    !isLaunch &&
    /\b(?:made|grown|produced) by /i.test(textOf(sentence, { from: 0, to: Math.max(0, lead) }))
  )
    return []
  // 'Made in Germany'
  if (!isLaunch && ORIGIN.has(at(sentence, lead - 1).lower)) return []
  // 'US$', 'in Shanghai 1930'
  if (/^\p{Sc}/u.test(next.text) || /^(?:1[5-9]|20)\d\d$/.test(next.text)) return []
  const isSubject =
    opens &&
    /^(?:has|have|alone)$/.test(next.lower) &&
    !/^(?:one|none|no|such)$/.test(at(sentence, place.to + 1).lower)
  // 'Dog sitting, Belfast, for nurses', '(Belfast, £30)'
  const isApart =
    !place.isNew &&
    place.kind === 'town' &&
    /^[,(–—;-]$/.test(at(sentence, place.from - 1).text) &&
    /^(?:[,).;–—-]|)$/.test(next.text) &&
    (clause?.verb ?? -1) < 0 &&
    !all.some(({ to }) => to === place.from - 1)
  const isHeading = opens && (clause?.verb ?? -1) < 0 && !isNoun(next) && next.tag !== 'third'
  if (!isInside && !isOf && !isExample && !isApart && !isLaunch && !isSubject && !isHeading) return []
  if (!isLaunch && place.country === 'EU') return []
  if (!isLaunch && clause && isStory(sentence, clause, place, lead)) return []
  // 'maybe later taxis in Porto'
  const opening = textOf(sentence, { from: 0, to: Math.max(0, lead + 1) })
  if (
    /\b(?:later|eventually|someday|afterwards)\b|\bthen(?: (?:in|to))?$/.test(opening) ||
    (!isLaunch && /\bexpand/.test(opening))
  )
    return []
  const isAside = !isLaunch && isElsewhere(sentence, clause, place)
  // 'Historians hire a researcher in Warsaw.'
  if (
    isAside &&
    clause &&
    /^(?:hire|pay|ask|call|visit)$/.test(clause.base) &&
    /\ban? (?:\S+ )?\S+$/.test(textOf(sentence, { from: clause.verb, to: lead }))
  )
    return []
  if (
    isAside &&
    / (?:to|with|by) (?:\S+ )?\S+ $/.test(` ${textOf(sentence, { from: clause?.from ?? 0, to: lead })} `)
  )
    return []
  if (
    !isLaunch &&
    clause &&
    NOT_HERE.test(textOf(sentence, clause)) &&
    /^(?:i|my)\b/.test(clause.subject ? textOf(sentence, clause.subject) : '')
  )
    return []
  const value = {
    name: writtenName(sentence, place),
    country: place.country,
    local: place.kind !== 'country',
  }
  return [
    {
      sentence: index,
      from: place.from,
      to: place.to,
      score: isLaunch ? 3 : isAside ? 1 : isInside || isSubject ? 2 : 1.8,
      isLaunch,
      value,
    },
  ]
}

const writtenName = (sentence: Sentence, { from, to }: Named) =>
  sentence.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(" 's ", "'s ")
    .replace(/['’]s$/, '')

/** The end of a capitalized name that starts at a position; null if it does not name a place. */
function nameEnd(sentence: Sentence, from: number): number | null {
  let to = from
  while (
    to < from + 4 &&
    ((/^\p{Lu}[\p{L}'’-]*\p{Ll}/u.test(at(sentence, to).text) && !/['’]s$/.test(at(sentence, to).text)) ||
      (to > from && NAME_LINKS.has(at(sentence, to).lower) && isCapital(at(sentence, to + 1).text)))
  )
    to++
  const last = at(sentence, to - 1)
  const next = at(sentence, to)
  if (to === from || at(sentence, from).text.length < 3 || NO_PLACES.has(at(sentence, from).lower))
    return null
  if (NO_PLACE_ENDS.has(last.lower) || countryOfPeople(at(sentence, from).text)) return null
  // 'in Excel sheets', but 'in Mbeya region'
  const isModifier =
    /^(?:noun|plural)$/.test(next.tag) && next.kind === 'word' && !/^(?:first|too)$/.test(next.lower)
  return (isModifier && !KINDS_OF_PLACE.has(next.lower)) || next.kind === 'number' ? null : to
}

/** The first word of the name that ends at a position: 'Palm' in 'Palm Beach'. */
function firstCapital(sentence: Sentence, last: number): number {
  let from = last
  while (
    from > last - 2 &&
    isCapital(at(sentence, from - 1).text) &&
    /^(?:noun|plural|adjective)$/.test(at(sentence, from - 1).tag)
  )
    from--
  return from
}

/** Names after 'in', 'around' or 'the village of' that are not in the table. */
function newNames(sentence: Sentence, known: readonly Named[]): Named[] {
  const found: Named[] = []
  const add = (from: number, kind: Named['kind']): void => {
    if ([...known, ...found].some((place) => from >= place.from && from < place.to)) return
    const to = nameEnd(sentence, from)
    if (to !== null && !known.some((place) => place.from < to && place.to > from))
      found.push({ country: null, kind, from, to, isNew: true })
  }
  sentence.tokens.forEach(({ lower, text }, i) => {
    const previous = at(sentence, i - 1)
    const isKind = lower === 'of' && KINDS_OF_PLACE.has(previous.lower)
    const isStart = STARTING.has(lower) && /^(?:in|at|with|from|around|near)$/.test(at(sentence, i + 1).lower)
    const isInside =
      /^(?:in|around|round|near|across|throughout|outside|within)$/.test(lower) &&
      !/^(?:written|built|made|coded|speaks?|taught|sung|said|available|believe|interested|trained)$/.test(
        previous.lower,
      )
    const isAt = lower === 'at' && isPeople(previous.lower) && at(sentence, i + 2).lower !== 'in'
    if (isInside || isKind || isAt || isStart) {
      let name = isStart ? i + 2 : i + 1
      while (
        (BETWEEN.has(at(sentence, name).lower) ||
          /^(?:around|my|our|village|island)$/.test(at(sentence, name).lower)) &&
        !isCapital(at(sentence, name).text)
      )
        name++
      const hasArticle = at(sentence, name - 1).lower === 'the'
      add(name, hasArticle ? 'region' : 'town')
    }
    // 'in Kisumu and Siaya', 'Hawes, Leyburn and Masham'
    const place = [...known, ...found].find(({ to }) => to === i)
    if (place && place.kind !== 'country' && /^(?:and|or|&|\/|,)$/.test(lower)) {
      const next = at(sentence, i + 1).lower === 'and' ? i + 2 : i + 1
      const end = nameEnd(sentence, next)
      const isListed =
        lower !== ',' || next > i + 1 || (end !== null && /^(?:and|or|,)$/.test(at(sentence, end).lower))
      const clause = sentence.clauses.find(({ from }) => from === next)
      if (isListed && !(clause?.subject && clause.subject.from === next)) add(next, 'town')
    }
    // 'Siaya first'
    if (
      lower === 'first' &&
      isCapital(previous.text) &&
      i > 1 &&
      /^(?:mark|coordinator)$/.test(at(sentence, i + 1).tag)
    )
      add(firstCapital(sentence, i - 1), 'town')
    if (text === ':' && /^(?:where|place|location|launch|pilot|city|town|start)$/.test(previous.lower))
      add(i + 1, 'town')
  })
  return found
}

/** Places that modify the customers: 'Kenyan schools', 'Toronto condos', 'our Tiruppur cluster'. */
function modifiers(sentence: Sentence, index: number, all: readonly Named[]): PlaceFinding[] {
  const finding = (from: number, to: number, value: BriefPlace): PlaceFinding => ({
    sentence: index,
    from,
    to,
    score: 1,
    isLaunch: false,
    value,
  })
  const isBeforePeople = (position: number): boolean => {
    let head = position
    while (
      /^(?:adjective|noun|ing)$/.test(at(sentence, head).tag) &&
      head < position + 2 &&
      /^(?:noun|plural)$/.test(at(sentence, head + 1).tag)
    )
      head++
    const { lower, tag } = at(sentence, head)
    return (
      /^(?:noun|plural)$/.test(tag) &&
      isPeople(lower) &&
      !/^(?:restaurants?|university|bank|shops?|food|recipes?|authorit\S+|governments?|ministry|office|state)$/.test(
        lower,
      )
    )
  }
  return sentence.tokens.flatMap((token, i) => {
    if (!isCapital(token.text) || /^(?:from|like|by|than|unlike|using)$/.test(at(sentence, i - 1).lower))
      return []
    const place = all.find(({ from }) => from === i)
    if (place)
      return place.country &&
        !place.isNew &&
        place.country !== 'EU' &&
        (isBeforePeople(place.to) ||
          (at(sentence, i - 1).lower === 'our' && !isCapital(at(sentence, place.to).text))) &&
        !isAlsoWord(writtenName(sentence, place))
        ? [
            finding(i, place.to, {
              name: writtenName(sentence, place),
              country: place.country,
              local: place.kind !== 'country',
            }),
          ]
        : []
    // 'in Latvian forests'
    const isWithin = INSIDE.has(at(sentence, i - 1).lower) && at(sentence, i + 1).tag === 'plural'
    if (all.some(({ from, to }) => i >= from && i < to) || !(isWithin || isBeforePeople(i + 1))) return []
    const people = countryOfPeople(token.text)
    return people ? [finding(i, i + 1, { name: token.text, country: people, local: false })] : []
  })
}

/**
 * Words used in a single country, which settle its dollars and towns; '?' if British spelling only rules out the
 * US.
 */
const REGIONAL: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['AU', OF_AUSTRALIA],
  ['NZ', OF_NEW_ZEALAND],
  ['SG', OF_SINGAPORE],
  ['PH', OF_PHILIPPINES],
  ['US', OF_UNITED_STATES],
  [ELSEWHERE, OF_BRITAIN],
]

/**
 * The country whose vocabulary an idea uses, `ELSEWHERE` for one that is not the United States; null if the words
 * do not say.
 */
export const localeOf = (sentences: readonly Sentence[]): string | null =>
  REGIONAL.find(([, words]) =>
    sentences.some(({ tokens }) =>
      tokens.some(({ lower }) => words.has(lower) || words.has(singular(lower))),
    ),
  )?.[0] ?? null

/**
 * The country that the rest of an idea implies for a town, by its only country, people or currency; null if
 * unclear.
 */
function impliedCountry(sentences: readonly Sentence[], named: readonly (readonly Named[])[]): string | null {
  const countries = new Set(
    named.flat().flatMap(({ country }) => (country && country !== 'EU' ? [country] : [])),
  )
  if (countries.size === 1) return [...countries][0] ?? null
  const ofMoney = new Set(
    sentences
      .flatMap((sentence) => moneyIn(sentence, null))
      .flatMap(({ currency }) => countryOfCurrency(currency) ?? []),
  )
  const ofCurrency = ofMoney.size === 1 ? [...ofMoney][0] : null
  if (ofCurrency || countries.size > 0) return ofCurrency ?? null
  const peoples = new Set(
    sentences.flatMap(({ tokens }) => tokens.flatMap(({ text }) => countryOfPeople(text) ?? [])),
  )
  if (peoples.size === 1) return [...peoples][0] ?? null
  const locale = localeOf(sentences)
  // Spelling alone does not locate a town, because people all over the world write 'neighbors'. Dollars must
  // agree with it.
  const isInDollars = sentences.some(({ tokens }) =>
    tokens.some(({ lower }) => /^(?:\$|dollars?|bucks?|cents?)$/.test(lower)),
  )
  return locale === ELSEWHERE || !isInDollars ? null : locale
}

/** Whether a sentence describes the offer: 'I clean pools in Mesa', but not 'I run a bakery in Mesa'. */
function isOffer(sentence: Sentence, { from }: Finding): boolean {
  const clause = sentence.clauses.find((each) => from >= each.from && from < each.to)
  if (!clause || !/^(?:i|we)$/.test(speakerOf(sentence, clause))) return !isTold(sentence)
  // 'We have a farm near Hawes.'
  const isOrigin =
    /^(?:have|own|live|grow|move)$/.test(clause.base) ||
    (isTold(sentence) && /^(?:run|work|study|know|see|teach)$/.test(clause.base))
  return clause.tense === 'present' ? !isOrigin && !clause.negated : !isTold(sentence)
}

/** A trial counts as the start: 'We ran it with a firm in Leeds', 'two firms in Salford are trialling it'. */
const isTrial = (text: string): boolean =>
  hasWord(text, TRIALS) ||
  / (?:waiting list|ran it|run it|said yes|letters of intent|want (?:it|one|this)) /.test(` ${text} `)
function trialPlace(sentence: Sentence, index: number, place: Named): PlaceFinding[] {
  const isIn = /^(?:in|around|near|across|with)$/.test(at(sentence, place.from - 1).lower)
  if (!isIn || place.country === null || place.country === 'EU') return []
  // 'I taught for nine years in Kraków and have 310 names on a waiting list.'
  const clause = sentence.clauses.find(({ from, to }) => place.from >= from && place.from < to)
  if (clause?.tense === 'past' && !isTrial(textOf(sentence, clause))) return []
  const value = {
    name: writtenName(sentence, place),
    country: place.country,
    local: place.kind !== 'country',
  }
  return [{ sentence: index, from: place.from, to: place.to, score: 1, isLaunch: false, value }]
}

const STATES = new Set(
  'ALAKAZARCACOCTDEFLGAHIIDILINIAKSKYLAMEMDMAMIMNMSMOMTNENVNHNJNMNYNCNDOHOKORPARISCSDTNTXUTVTVAWAWVWIWYDC'.match(
    /../g,
  ),
)

/** The places where the business starts; those that are called the start come first. */
function placesByPattern(
  sentences: readonly Sentence[],
  holds: (finding: Finding) => boolean,
): PlaceFinding[] {
  const known = sentences.map(placesIn)
  // Unrelated sentences do not imply a country.
  const isHeld = (index: number) => holds({ sentence: index, from: 0, to: 1, score: 0 })
  const hint = impliedCountry(
    sentences.filter((_, index) => isHeld(index)),
    known.filter((_, index) => isHeld(index)),
  )
  const named = sentences.map((sentence, index) => {
    const own = known[index] ?? []
    const names = newNames(sentence, own).map((place) => {
      const near = own.find(
        ({ from, to, kind }) => (from === place.to + 1 && kind !== 'town') || to + 1 === place.from,
      )
      return { ...place, country: near?.country ?? hint }
    })
    return [...own, ...names].toSorted((a, b) => a.from - b.from)
  })
  const all = sentences
    .flatMap((sentence, index) =>
      (named[index] ?? []).flatMap((place) => placeFinding(sentence, index, place, named[index] ?? [])),
    )
    .filter(
      (place) =>
        place.isLaunch ||
        (place.value.country !== null && isOffer(sentences[place.sentence] ?? NO_SENTENCE, place)),
    )
  const launch = all.filter(({ isLaunch }) => isLaunch)
  const held = (launch.length > 0 ? launch : all).filter(holds)
  const tried = sentences.flatMap((sentence, index) =>
    launch.length === 0 && held.length === 0 && isTrial(sentence.lower)
      ? (named[index] ?? []).flatMap((place) => trialPlace(sentence, index, place))
      : [],
  )
  const listed = (found: readonly PlaceFinding[]): PlaceFinding[] =>
    found.flatMap((place) => {
      const sentence = sentences[place.sentence] ?? NO_SENTENCE
      // 'in Boise and Meridian': a place also brings the others joined to it by 'and' or 'or'.
      const others = (named[place.sentence] ?? []).filter(
        ({ from, to, country }) =>
          country !== null &&
          ((to === place.from - 1 && /^(?:and|or|&)$/.test(at(sentence, to).lower)) ||
            (from === place.to + 1 && /^(?:and|or|&)$/.test(at(sentence, place.to).lower))),
      )
      return [
        place,
        ...others.map((other) => ({
          ...place,
          from: other.from,
          to: other.to,
          value: {
            name: writtenName(sentence, other),
            country: other.country,
            local: other.kind !== 'country',
          },
        })),
      ]
    })
  const plain = held.filter(({ score }) => score > 1)
  const places =
    plain.length > 0
      ? plain
      : [
          ...held,
          ...tried,
          ...sentences.flatMap((sentence, index) =>
            isTold(sentence) ? [] : modifiers(sentence, index, named[index] ?? []),
          ),
        ].filter(holds)
  return listed(places).filter(
    ({ value }, i, places) => places.findIndex((other) => other.value.name === value.name) === i,
  )
}

/**
 * The only country that uses a currency; next to a named town it gives the town's country. Null if there is no
 * single one.
 */
const countryOfCurrency = (currency: string | null): string | null =>
  currency === null || /^(?:USD|EUR|CHF|X..)$/.test(currency) ? null : currency.slice(0, 2)

/** The countries of all places and peoples that a sentence names, wherever the business starts. */
export const countriesIn = (sentence: Sentence): string[] => [
  ...placesIn(sentence).flatMap(({ country }) => country ?? []),
  ...sentence.tokens.flatMap(({ text }) => countryOfPeople(text) ?? []),
]

/** Every name of a place or people in each sentence, in order. */
function namedIn(sentences: readonly Sentence[], isHeld: (index: number) => boolean): Named[][] {
  const known = sentences.map(placesIn)
  // Unrelated sentences do not imply a country.
  const hint = impliedCountry(
    sentences.filter((_, index) => isHeld(index)),
    known.filter((_, index) => isHeld(index)),
  )
  return sentences.map((sentence, index) => {
    const own = known[index] ?? []
    const names = newNames(sentence, own).map((place) => {
      const near = own.find(
        ({ from, to, kind }) => (from === place.to + 1 && kind !== 'town') || to + 1 === place.from,
      )
      return { ...place, country: near?.country ?? hint }
    })
    const found = [...own, ...names]
    const peoples = sentence.tokens.flatMap(({ text }, i): Named[] => {
      const country =
        isCapital(text) && !found.some(({ from, to }) => i >= from && i < to) ? countryOfPeople(text) : null
      return country ? [{ country, kind: 'country', from: i, to: i + 1, isPeople: true }] : []
    })
    return [...found, ...peoples].toSorted((a, b) => a.from - b.from)
  })
}

/** Words that say that the business starts or is tried here: 'starting in', 'first'. */
const marksOf = (sentence: Sentence, { to }: Range, lead: number): string[] => {
  const near = sentence.tokens.slice(Math.max(0, lead - 4), lead + 1)
  const after = textOf(sentence, { from: to, to: to + 3 })
  return [
    ...(near.some(({ lower }) => STARTING.has(lower)) ? ['+starting'] : []),
    ...(/^(?:first|only|for now|now|to (?:start|begin|launch))\b/.test(after) ? ['+first'] : []),
    ...(hasWord(sentence.lower, TRIALS) ? ['+tried'] : []),
    ...(ORIGIN.has(at(sentence, lead - 1).lower) ? ['+origin'] : []),
    ...(INSIDE.has(at(sentence, lead).lower) ? ['+inside'] : []),
    ...(KINDS_OF_PLACE.has(at(sentence, lead - 1).lower) ? ['+kind'] : []),
    ...(isPeople(at(sentence, lead - 1).lower) ? ['+people'] : []),
    ...(isPeople(at(sentence, to).lower) ? ['+people after'] : []),
    ...(/\b(?:like|unlike|than)\b/.test(textOf(sentence, { from: 0, to: Math.max(0, lead + 1) }))
      ? ['+compared']
      : []),
    ...(/\b(?:later|eventually|someday|afterwards|then|expand)\b/.test(
      textOf(sentence, { from: 0, to: Math.max(0, lead + 1) }),
    )
      ? ['+later']
      : []),
  ]
}

/** The cues of a place from its sentence: how it is named, the words around it, and who does what. */
function sentenceCues(sentence: Sentence, place: Named, all: readonly Named[]): string[] {
  const { lead, isKind } = before(sentence, place, all)
  const clause = clauseAt(sentence, place.from)
  const actor = actorOf(sentence, clause)
  const kind = place.isPeople ? 'people' : `${place.isNew ? 'new ' : ''}${place.kind}`
  const preposition = at(sentence, lead).lower
  const side = !clause || clause.verb < 0 ? 'alone' : place.from < clause.verb ? 'subject' : 'object'
  return [
    '*',
    kind,
    ...(isAlsoWord(writtenName(sentence, place)) ? ['+word'] : []),
    ...(isKind ? ['+of kind'] : []),
    ...(place.from === 0 ? ['+opens'] : []),
    ...(isTold(sentence) ? ['+told', `+told ${preposition}`] : []),
    ...(moneyIn(sentence, null).length > 0 ? ['+money'] : []),
    ...marksOf(sentence, place, lead),
    `<${preposition}`,
    `${kind}<${preposition}`,
    `<<${at(sentence, lead - 1).lower} ${preposition}`,
    `<.${at(sentence, lead - 1).lower}`,
    `<=${classAt(sentence, lead - 1)}`,
    ...[1, 2, 3].map((distance) => `<${distance}${cueAt(sentence, place.from - distance)}`),
    `>${cueAt(sentence, place.to)}`,
    `>>${cueAt(sentence, place.to)} ${cueAt(sentence, place.to + 1)}`,
    `>=${classAt(sentence, place.to)}`,
    `=${side}`,
    `${actor}:${clause?.tense ?? ''}`,
    `~${clause?.base ?? ''}`,
    `${actor}~${clause?.base ?? ''}`,
    `&${clause?.link ?? ''}`,
  ]
}

const some = (count: number, most: number) => Math.min(most, count)

/** Every place that an idea names, with its cues; `holds` says which sentences belong to the offer. */
export function placesOf(
  sentences: readonly Sentence[],
  roles: readonly Roles[],
  holds: (finding: Finding) => boolean,
): PlaceCandidate[] {
  const isHeld = (index: number) => holds({ sentence: index, from: 0, to: 1, score: 0 })
  const named = namedIn(sentences, isHeld)
  const places = sentences.flatMap((sentence, index) =>
    (named[index] ?? []).map((place) => ({ place, index, name: writtenName(sentence, place) })),
  )
  // Only sentences of the offer count: an unrelated one must not change how the rest is read.
  const held = places.filter(({ index }) => isHeld(index))
  const countries = some(new Set(held.flatMap(({ place }) => place.country ?? [])).size, 2)
  const names = some(new Set(held.map(({ name }) => name)).size, 3)
  const towns = some(
    new Set(held.flatMap(({ place, name }) => (place.kind === 'town' ? [name] : []))).size,
    3,
  )
  const currencies = sentences
    .filter((_, index) => isHeld(index))
    .flatMap((sentence) => moneyIn(sentence, null))
    .flatMap(({ currency }) => currency ?? [])
  const times = new Map<string, number>()
  for (const { name } of places) times.set(name, (times.get(name) ?? 0) + 1)
  const ofCountry = new Map<string | null, Set<string>>()
  for (const { place, name } of held)
    ofCountry.set(place.country, (ofCountry.get(place.country) ?? new Set()).add(name))
  return places.map(({ place, index, name }) => {
    const sentence = sentences[index] ?? NO_SENTENCE
    const role = roles[index]
    const paid =
      currencies.length === 0
        ? 'free'
        : currencies.some((currency) => isPaidIn(place.country, currency))
          ? 'paid'
          : 'unpaid'
    const compatriots =
      (ofCountry.get(place.country)?.size ?? 0) - (ofCountry.get(place.country)?.has(name) ? 1 : 0)
    const cues = [
      ...sentenceCues(sentence, place, named[index] ?? []),
      isHeld(index) ? ':held' : ':loose',
      ...(role ? ROLES.map((each) => `?${each} ${Math.floor(role[each] * 5)}`) : []),
      `:${paid}`,
      `:${paid} ${countries}`,
      `:countries ${countries}`,
      `:names ${names}`,
      `:towns ${towns}`,
      `:${place.kind} ${names}`,
      `:times ${some(times.get(name) ?? 0, 3)}`,
      held[0]?.name === name ? ':first' : ':later',
      held.at(-1)?.name === name ? ':last' : ':sooner',
      place.country ? `:compatriots ${some(compatriots, 3)}` : ':nowhere',
    ]
    const value = { name, country: place.country, local: place.kind !== 'country' }
    return {
      sentence: index,
      from: place.from,
      to: place.to,
      score: 0,
      isLaunch: false,
      value,
      cues: [...new Set(cues)],
    }
  })
}

/** The lowest likelihood at which the business works at a place that no pattern finds. */
const LEAST_PLACE = 0.8

/** Cues that a place is an origin, a comparison or a later plan. */
const isElsewhereCue = (cue: string): boolean =>
  cue === '+origin' || cue === '+later' || cue === '+compared' || /^<(?:from|like|than|unlike|via)$/.test(cue)

/** The places where the business works: those that patterns find, or else those that learned weights find likely. */
export function readPlaces(
  sentences: readonly Sentence[],
  roles: readonly Roles[],
  holds: (finding: Finding) => boolean,
): PlaceFinding[] {
  const found = placesByPattern(sentences, holds)
  if (found.length > 0) return found
  return placesOf(sentences, roles, holds)
    .map((each) => ({ ...each, score: likely('place', each.cues) }))
    .filter(
      ({ value, score, cues, ...place }) =>
        score >= LEAST_PLACE &&
        !cues.some(isElsewhereCue) &&
        value.country !== null &&
        value.country !== 'EU' &&
        holds({ ...place, score }),
    )
    .toSorted((a, b) => b.score - a.score)
    .filter(({ value }, i, places) => places.findIndex((other) => other.value.name === value.name) === i)
}
