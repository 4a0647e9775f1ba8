import type { Because, Statement } from '../domain/basis.ts'
import { entriesOf, type Nature } from '../domain/brief/brief.ts'
import { quoteOf } from '../domain/brief/changes.ts'
import { chosenBy, fixed, quote } from '../domain/brief/line.ts'
import { graveActs } from '../domain/brief/regulated-acts/recognize.ts'
import { firmEntries, isOnlyRead, marked } from '../domain/brief/standing.ts'
import { sentencesOf } from '../domain/brief/unread.ts'
import { type ConceptSection, EMPTY_CONCEPT, type Feature, type Role } from '../domain/report.ts'
import { PRICE_PATTERNS } from './nature-patterns.ts'
import { actionPatternsOf, naturePatternOf } from './selection.ts'
import { naturesOf, quotesOf, reasonIn, type Source, wordsOf } from './source.ts'
import { priceFormOf } from './stage.ts'

const MOST_MUST_HAVE = 4
const MOST_SHOULD_HAVE = 1

const ON_WEB = /\b(?:web|website|site|browser|portal|platform|dashboard|online)\b/i
const ON_MOBILE = /\b(?:apps?|mobile (?:game|platform|site|version)|phones?|smartphones?|iphone|android)\b/i
/** Kinds of product that run on a screen. */
const ON_SCREEN: ReadonlySet<Nature> = new Set(['software', 'marketplace', 'content', 'device'])

/** The platforms of the product, as far as the founder's words for it name them. */
const platformsOf = (source: Source): Feature['platforms'] => {
  const natures = naturesOf(source)
  const isOnScreen = natures.length === 0 || natures.some(({ nature }) => ON_SCREEN.has(nature))
  const product = isOnScreen ? wordsOf(source, 'product').join(' ') : ''
  return { web: ON_WEB.test(product), mobile: ON_MOBILE.test(product) }
}

interface Text {
  text: string
  because: Because
}

/** Fixed texts of the selected patterns, those of the actions first, without duplicates. */
function patternTexts(source: Source, part: 'mustHave' | 'shouldHave'): Text[] {
  const byAction = actionPatternsOf(source).flatMap(({ pattern, because }) =>
    pattern[part].map((text) => ({ text, because })),
  )
  const ofNature = naturePatternOf(source)
  const byNature = ofNature?.pattern[part].map((text) => ({ text, because: ofNature.because })) ?? []
  const seen = new Set<string>()
  return [...byAction, ...byNature].filter(({ text }) => !seen.has(text) && seen.add(text))
}

function priceTexts(source: Source): Text[] {
  const form = priceFormOf(source)
  const because = reasonIn(source, 'price')
  if (!because || (form !== 'use' && form !== 'share')) return []
  return PRICE_PATTERNS[form].map((text) => ({ text, because }))
}

/** Words for what the founder offers, in the sentence of an action. */
const OFFERS =
  /\b(?:we|our|my|i (?:am |have |['’]m |['’]ve )?(?:mak|buil|do|want|develop|creat|sell|offer|come|print|ask)\w*|(?:the|this|an?) (?:\p{L}+ )?(?:app|site|website|box|device|sensor|platform|tool|system|bot|service|machine|set)|lets?|it)\b/iu
const LEAST_WORDS = 3
/** Words that refer to something before them, so that they mean nothing on their own: 'bring it home'. */
const POINTS = /^(?:[\p{L}’'-]+ ){1,3}(?:it|them|this|these|those|him|her)\b(?: [\p{L}’'-]+){0,2}$/iu
/** Help for a group of people that does not say what kind of help: 'help seniors in Columbus'. */
const HELPS_WHO =
  /^(?:help|helps|support|supports|assist|assists|serve|serves)(?! (?:to|with|[\p{L}’'-]+ing)\b)(?: (?!to\b|with\b)[\p{L}’'-]+){1,6}$/iu
/** A sentence that lists activities. */
const LISTS = /,[^,]+(?:,| and | or )/

/**
 * The actions of the product. Answers and complete actions are quoted as they are. For words that were cut too short,
 * refer to something else or are part of a story, the whole sentence is quoted if it is about the offer; for mere help,
 * the next sentence if it lists activities.
 */
function coreOf(source: Source): Statement[] {
  const { brief, idea } = source
  const firm = firmEntries(brief, idea, 'actions')
  const sentences = sentencesOf(idea)
  const quoted = entriesOf(brief, 'actions').flatMap((entry) => {
    const words = quoteOf(entry, idea) ?? entry.value
    const { origin } = entry
    if (!isOnlyRead(entry) || origin.kind !== 'quote') return [{ words, entry }]
    const isHelp = HELPS_WHO.test(words)
    const isWhole = firm.includes(entry) && words.split(/\s+/).length >= LEAST_WORDS
    if (isWhole && !isHelp && !POINTS.test(words)) return [{ words, entry }]
    const at = sentences.findIndex(({ start, end }) => start <= origin.start && origin.start < end)
    const next = isHelp ? sentences[at + 1]?.words : undefined
    const sentence = next && OFFERS.test(next) && LISTS.test(next) ? next : sentences[at]?.words
    return sentence && OFFERS.test(sentence) ? [{ words: sentence, entry }] : []
  })
  // What is unsafe, forbidden or licensed is no feature to build before the answer of the authority.
  const acts = graveActs(brief, idea)
  const isOfAct = (words: string) =>
    acts.some((act) => words.includes(act.words) || act.words.includes(words))
  // A sentence already contains its parts.
  return quoted
    .filter(({ words }) => !isOfAct(words))
    .filter(
      ({ words }, index) =>
        !quoted.some((other, at) => other.words.includes(words) && (other.words !== words || at < index)),
    )
    .toSorted((a, b) => Number(isOnlyRead(a.entry)) - Number(isOnlyRead(b.entry)))
    .map(({ words, entry }) => marked(quote(words), entry))
}

function featuresOf(source: Source): ConceptSection['features'] {
  const platforms = platformsOf(source)
  const feature = ({ text, because }: Text): Feature => ({
    description: chosenBy(fixed(text), because),
    platforms: { web: false, mobile: false },
  })
  const should = [...patternTexts(source, 'shouldHave'), ...priceTexts(source)]
  return {
    core: coreOf(source).map((description) => ({ description, platforms })),
    mustHave: patternTexts(source, 'mustHave').slice(0, MOST_MUST_HAVE).map(feature),
    shouldHave: should.slice(0, MOST_SHOULD_HAVE).map(feature),
    niceToHave: [],
    future: [],
  }
}

function rolesOf(source: Source): Role[] {
  const user = quotesOf(source, 'user')
  const role = (title: Role['title'], focus: Role['focus']): Role => ({
    title,
    focus,
    responsibilities: [],
  })
  return [
    ...quotesOf(source, 'customer').map((title) =>
      role(
        title,
        user.length > 0 ? fixed('Pays for it.') : fixed('Pays for it. No one else is named as its user.'),
      ),
    ),
    ...user.map((title) => role(title, fixed('Uses it.'))),
  ]
}

/** The product in the founder's words, and what its actions and kind of product require. */
export const composeConcept = (source: Source): ConceptSection => ({
  ...EMPTY_CONCEPT,
  overview: quote(source.idea),
  features: featuresOf(source),
  roles: rolesOf(source),
})
