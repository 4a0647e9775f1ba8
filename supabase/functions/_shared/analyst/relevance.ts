import type { Because } from '../domain/basis.ts'
import type { BriefField } from '../domain/brief/brief.ts'
import { entriesOf } from '../domain/brief/brief.ts'
import { NATURE_NAMES } from '../domain/brief/format.ts'
import { isOnlyRead } from '../domain/brief/standing.ts'
import { amountsIn } from '../domain/brief/told-amounts.ts'
import { sentencesOf } from '../domain/brief/unread.ts'
import type { Fact, KnownProduct } from './facts/schema.ts'
import {
  agreedNatures,
  audienceOf,
  countriesOf,
  isPlaceRead,
  isStated,
  type Source,
  wordsOf,
  wrote,
} from './source.ts'
import { priceFormOf } from './stage.ts'

/*
 * Selects the curated facts that matter to an idea. A confirmed field alone is too broad: a rule for kitchens does not
 * apply to a program that kitchens use. Facts are selected by the place, the kind of product and the founder's words.
 */

const BUYER_FIELDS: readonly BriefField[] = ['customer', 'user', 'trade']

const SUBJECT_FIELDS: readonly BriefField[] = [
  'product',
  'customer',
  'user',
  'problem',
  'actions',
  'inputs',
  'today',
]

/** Matches what a clause rules out: 'No phone, no battery' is about neither. */
const RULED_OUT = /\b(?:no|not|without|never|nor|neither|cannot|\w+n[’']t|instead of|offline)\b[^.,;:!?\n]*/gi

/** The size of a company, which says nothing about data on its people. */
const SIZE_OF_FIRM =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred) (?:employees?|staff)\b/gi

/** The founder's words for some fields as one text; for alternatives, only the name without the price. */
const textOf = (source: Source, fields: readonly BriefField[]): string =>
  fields
    .flatMap((field) =>
      field === 'today'
        ? entriesOf(source.brief, field).map(({ value }) => value.name)
        : // A sentence that was read as the difference speaks of others.
          field === 'difference'
          ? entriesOf(source.brief, field).flatMap((entry) => (isOnlyRead(entry) ? [] : [entry.value]))
          : wordsOf(source, field),
    )
    .join('\n')

/** The idea without sentences about what others charge: their apps and devices are not the founder's. */
function ownSentences({ brief, idea }: Source): string {
  const own = entriesOf(brief, 'price').flatMap(({ value: { low, high } }) => [low, high])
  return idea
    .split(/(?<=[.!?])\s/)
    .filter((words) => {
      const amounts = amountsIn(words).map(({ amount }) => amount)
      return own.length === 0 || amounts.length === 0 || amounts.some((amount) => own.includes(amount))
    })
    .join('\n')
}

/** What the founder wrote and answered, as one text, without what they rule out. */
const spokenBy = (source: Source): string =>
  `${ownSentences(source)}\n${textOf(source, SUBJECT_FIELDS)}`
    .replace(RULED_OUT, '')
    .replace(SIZE_OF_FIRM, '')

/** Words that figures and ideas share without being about the same thing. */
const GENERAL = new Set(
  `about adult average business companie company cost country customer every first five four have hour hundred large last
  less market million month more most need number online only other owner paid people percent person place product sale
  service share small software some spend still than their them these they thing third this those three time today tool
  twice under used user week well went were what when where which while with without work worker world would year your
  free half help from into that than nobody each also been whole both make over after before money price offer start sell platform app build find help new`
    .split(/\s+/)
    .map((word) => stemOf(word)),
)

/** The stem of a word, so that 'bakeries' and 'bakery', or 'wasted' and 'waste', match. */
function stemOf(word: string): string {
  const lower = word.toLowerCase()
  if (lower.endsWith('ies')) return lower.slice(0, -3)
  return lower.replace(/(?:ing|ed|es|s|e|y)$/, '')
}

const stemsIn = (text: string): string[] =>
  (text.match(/\p{L}{4,}/gu) ?? []).map(stemOf).filter((stem) => stem.length >= 4 && !GENERAL.has(stem))

/** Stems of countries and nationalities: the origin of a figure is not its subject. */
const OF_A_PLACE =
  /^(?:german|brit|engl|scot|wales|wels|ameri|indi|euro|unit|stat|kingdom|franc|frenc|ital|spai|spani|pola|polis|austri|swi|dutc|netherl|keny|niger)/

/** A figure that counts what it names: 'had 1.9 million farms'. */
const COUNTS =
  /\b(?:had|has|have|counted|there (?:are|were)) (?:about |around |nearly |over |some )?[\d.,]+(?: (?:million|billion|thousand))? (\p{L}+(?: \p{L}+)?)/iu

/**
 * How closely a figure matches the founder's words: the number of shared words, plus one if it counts them. A single
 * shared word is not enough.
 */
function closeness({ kind, says }: Fact, subjects: ReadonlySet<string>, spoken: ReadonlySet<string>): number {
  if (kind === 'rule') return 0
  const stems = [...new Set(stemsIn(says))]
  if (!stems.some((stem) => subjects.has(stem))) return 0
  const counted = stemsIn(COUNTS.exec(says)?.[1] ?? '').some((stem) => subjects.has(stem))
  return stems.filter((stem) => spoken.has(stem)).length + (counted ? 1 : 0)
}

const CLOSE = 2

/** Countries whose law includes the regulations of the European Union. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK EU'.split(' '),
)

/**
 * Whether a fact applies: facts of one country only apply to founders who start there, facts without a place to
 * everyone.
 */
export const appliesIn = (countries: readonly string[], place: string | null): boolean =>
  place === null || countries.includes(place) || (place === 'EU' && countries.some((code) => EU.has(code)))

/** A text with at most this many sentences is entirely about the offer. */
const FEW_SENTENCES = 2
const isShort = ({ idea }: Source): boolean => sentencesOf(idea).length <= FEW_SENTENCES

type Spheres = ReturnType<typeof spheresOf>

/** The texts in which the conditions of facts are searched for. */
export function spheresOf(source: Source) {
  const does = textOf(source, ['product', 'actions', 'difference']).replace(RULED_OUT, '')
  const buyers = textOf(source, BUYER_FIELDS)
  return {
    spoken: `${spokenBy(source)}\n${wordsOf(source, 'place').join('\n')}`,
    does,
    buyers,
    // A rule applies because of what is offered, not because of who buys it or what else is mentioned. A short text
    // mentions little else.
    offer: `${does}\n${textOf(source, ['inputs', 'place'])}\n${isShort(source) ? ownSentences(source).replace(RULED_OUT, '') : ''}`,
  }
}

const regions = new Intl.DisplayNames('en', { type: 'region' })
/** Countries whose name needs an article in a sentence. */
const WITH_ARTICLE = /^(?:United|Netherlands|Philippines)/

/** The English name of a country within a sentence ('Lithuania', 'the Netherlands'), by its ISO 3166-1 code or 'EU'. */
export function countryName(code: string): string {
  const name = code === 'EU' ? 'European Union' : (regions.of(code) ?? code)
  return WITH_ARTICLE.test(name) || code === 'EU' ? `the ${name}` : name
}

/**
 * Why a fact applies, to follow 'because you': 'chose Pets (Device), start in Germany and wrote “feeding”'. `chosen` is
 * the choice that the fact belongs to: the business field, or the kind of product.
 */
export function reasonOf(source: Source, fact: Fact, chosen: Because): Because {
  const { spoken, does, buyers, offer } = spheresOf(source)
  const countries = countriesOf(source)
  const country = fact.place === null ? undefined : countries.find((code) => appliesIn([code], fact.place))
  const nature = entriesOf(source.brief, 'nature').find(({ value }) => fact.natures?.includes(value))?.value
  const kind = nature && NATURE_NAMES[nature]
  const found = [
    fact.does?.exec(does),
    fact.buyers?.exec(buyers),
    fact.words?.exec(fact.kind === 'rule' ? offer : spoken),
  ].flatMap((match) => (match ? [match[0].toLowerCase()] : []))
  const read = country && isPlaceRead(source) ? wordsOf(source, 'place').slice(0, 1) : []
  const words = [...new Set([...found, ...read])].map((word) => `“${word}”`)
  const parts = [
    chosen.by === 'chose' && kind && kind !== chosen.words ? `${chosen.words} (${kind})` : chosen.words,
    ...(country && read.length === 0 ? [`start in ${countryName(country)}`] : []),
    ...(fact.to ? [`sell to ${fact.to}`] : []),
    ...(fact.subscription ? ['are paid again and again'] : []),
    ...(words.length > 0 ? [`wrote ${words.join(', ')}`] : []),
  ]
  const [first = '', ...others] = parts
  const last = others.pop()
  return {
    by: 'chose',
    words: last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`,
  }
}

/** Words so unambiguous that anyone who uses them is subject to the rules of that field. */
const SUBJECTS: readonly (readonly [field: string, words: RegExp])[] = [
  ['childcare', /\b(?:kids?|child|children|toddlers?|babies|toys?)\b/i],
  ['elderly-care', /\b(?:(?:care|nursing|residential) homes?|dementia|home care)\b/i],
  ['education', /\b(?:pupils?|students?|teachers?|classrooms?|(?:for|to|with|by) (?:\w+ )?schools?)\b/i],
  [
    'health-care',
    /\b(?:patients?|clinics?|doctors?|medical records?|prescriptions?|dental|dentists?|dentures?)\b/i,
  ],
  [
    'beauty',
    /\b(?:soaps?|shampoos?|skin ?care|(?:hand|face|skin|body) creams?|lipsticks?|deodorants?|cosmetics)\b/i,
  ],
  ['pets', /\b(?:dogs?|cats?|pets?|puppies|vets?)\b/i],
  ['fintech', /\b(?:loans?|investments?|crowdfunding|payment (?:app|service|provider)s?)\b/i],
  ['property', /\b(?:tenants?|landlords?|rental (?:flats?|homes?)|holiday (?:homes?|lets?))\b/i],
  ['recruiting', /\b(?:applicants?|job ?seekers?|payroll|temp(?:orary)? (?:staff|workers?))\b/i],
  [
    'mobility',
    /\b(?:e-?bikes?|e-?scooters?|ride[- ](?:hailing|sharing)|taxis?|car ?pool\w*|parking (?:spaces?|lots?|garages?|spots?))\b/i,
  ],
  [
    'energy-climate',
    /\b(?:solar (?:panels?|systems?|roofs?)|heat pumps?|electricity (?:supply|suppliers?|tariffs?|contracts?)|charging stations?)\b/i,
  ],
  ['agriculture', /\b(?:farms?|farmers|crops?|livestock|pesticides?|beekeepers?|orchards?)\b/i],
  [
    'food-restaurants',
    /\b(?:alcohol|wine|beer|spirits|allerg\w+|coeliac|celiac|gluten|leftovers|surplus food|soups?|meals?|bread|cakes?|cheese|jam|honey|sauces?)\b/i,
  ],
  [
    'media-creators',
    /\b(?:(?:choir|musical|orchestral) scores?|sheet music|songs?|lyrics|(?:short|feature|documentary) films?|audio ?books?|textbooks?)\b/i,
  ],
  ['construction', /\b(?:scaffold\w*|ladders?|rope access|roofers?)\b/i],
  ['accounting', /\b(?:tax returns?|bookkeep\w*|vat returns?|payroll)\b/i],
  [
    'travel',
    /\b(?:package (?:tours?|trips?)|(?:day|weekend|group|boat) trips?|travel(?:l?ers| agenc\w+)|(?:guided|city|walking) tours?)\b/i,
  ],
  ['legal', /\b(?:legal advice|lawyers?|solicitors?|last wills?|testaments?)/i],
]

/**
 * The fields whose unambiguous words occur in the offer and its inputs. A plan also searches the founder's words in
 * `more`, and the whole text if the product is unknown; a report does not treat a noun of the text as the offer.
 */
export function subjectsOf(source: Source, more: string | null = null): string[] {
  const { offer, spoken } = spheresOf(source)
  const isKnown = more === null || isStated(source, 'product')
  return SUBJECTS.flatMap(([field, words]) =>
    words.test(`${isKnown ? offer : spoken}\n${more ?? ''}`) ? [field] : [],
  )
}

/** The founder's words that made a fact apply; null if there are none. */
export function foundIn({ spoken, does, buyers, offer }: Spheres, fact: Fact): Because | null {
  const found =
    fact.does?.exec(does) ??
    fact.words?.exec(fact.kind === 'rule' ? offer : spoken) ??
    fact.buyers?.exec(buyers)
  return found ? wrote(found[0]) : null
}

/** The facts that matter to the idea: for its place, kind of product and buyers, and about the founder's subjects. */
export function relevantFacts(source: Source, facts: readonly Fact[]): Fact[] {
  const countries = countriesOf(source)
  const natures = agreedNatures(source)
  const audience = audienceOf(source)
  const { spoken, does, buyers, offer } = spheresOf(source)
  // A figure must be from the same country and name the same customers or product.
  const named = (text: string) => stemsIn(text).filter((stem) => !OF_A_PLACE.test(stem))
  const subjects = new Set([...named(buyers), ...named(textOf(source, ['product']))])
  const words = new Set(named(spokenBy(source)))
  const form = priceFormOf(source)
  const isPaidAgain = form === 'subscription' || form === 'yearly'
  const fits = (expression: RegExp | null, text: string) => expression === null || expression.test(text)
  const isMeant = (fact: Fact): boolean =>
    fact.kind === 'rule'
      ? appliesIn(countries, fact.place)
      : fact.place !== null && countries.includes(fact.place) && closeness(fact, subjects, words) >= CLOSE
  const chosen = facts.filter(
    (fact) =>
      isMeant(fact) &&
      (fact.natures === null || fact.natures.some((nature) => natures.includes(nature))) &&
      (fact.to === null || fact.to === audience) &&
      (!fact.subscription || isPaidAgain) &&
      fits(fact.words, fact.kind === 'rule' ? offer : spoken) &&
      fits(fact.does, does) &&
      fits(fact.buyers, buyers),
  )
  return chosen.toSorted((a, b) => closeness(b, subjects, words) - closeness(a, subjects, words))
}

/** Well-known products that customers would compare this idea with; [] unless place, customer and job match. */
export function relevantProducts(source: Source, products: readonly KnownProduct[]): KnownProduct[] {
  const countries = countriesOf(source)
  const natures = agreedNatures(source)
  const isGoods = natures.some((nature) => nature === 'physical' || nature === 'device')
  const isByPeople = natures.length > 0 && natures.every((nature) => nature === 'service')
  const buyers = textOf(source, BUYER_FIELDS)
  const offer = textOf(source, ['product', 'actions', 'difference'])
  const named = wordsOf(source, 'today').join(' ').toLowerCase()
  // Manual work is compared with people, who are not on any list.
  if (isByPeople) return []
  return products.filter(
    ({ name, goods, countries: soldIn, customers, job }) =>
      goods === isGoods &&
      countries.some((country) => soldIn === null || soldIn.includes(country)) &&
      customers.test(buyers) &&
      job.test(offer) &&
      !named.includes(name.toLowerCase()),
  )
}
