import type { Because, Statement } from '../domain/basis.ts'
import { entriesOf, type Nature } from '../domain/brief/brief.ts'
import { quoteOf } from '../domain/brief/changes.ts'
import { chosenBy, fixed, quote } from '../domain/brief/line.ts'
import { firmEntries, isOnlyRead, marked } from '../domain/brief/standing.ts'
import { sentenceAt } from '../domain/brief/unread.ts'
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

/** Where it runs, as far as the founder's words for the product say. */
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

/** Fixed texts of the patterns, those of the actions first; each once. */
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

/** Words that tell what the founder offers, in the sentence of an action. */
const OFFERS =
  /\b(?:we|our|my|i (?:am |have |['’]m |['’]ve )?(?:mak|buil|do|want|develop|creat|sell|offer|come|print|ask)\w*|(?:the|this|an?) (?:\p{L}+ )?(?:app|site|website|box|device|sensor|platform|tool|system|bot|service|machine|set)|lets?|it)\b/iu
const LEAST_WORDS = 3

/**
 * What it does: answers and whole actions as they are; where words were cut too short or stand in a story, the sentence that they
 * are from, if it tells of the offer.
 */
function coreOf(source: Source): Statement[] {
  const firm = firmEntries(source.brief, source.idea, 'actions')
  const quoted = entriesOf(source.brief, 'actions').flatMap((entry) => {
    const words = quoteOf(entry, source.idea) ?? entry.value
    const isWhole = firm.includes(entry) && words.split(/\s+/).length >= LEAST_WORDS
    if (!isOnlyRead(entry) || isWhole || entry.origin.kind !== 'quote') return [{ words, entry }]
    const sentence = sentenceAt(source.idea, entry.origin)
    return sentence && OFFERS.test(sentence) ? [{ words: sentence, entry }] : []
  })
  return quoted
    .filter(
      ({ words }, index) =>
        !quoted.some((other, at) =>
          at < index ? other.words === words : other.words !== words && other.words.includes(words),
        ),
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

/** What the product is, in the founder's words, and what actions and kind of product demand. */
export const composeConcept = (source: Source): ConceptSection => ({
  ...EMPTY_CONCEPT,
  overview: quote(source.idea),
  features: featuresOf(source),
  roles: rolesOf(source),
})
