import { countryName } from '../../analyst/relevance.ts'
import { audienceOf, type Source, wordsOf } from '../../analyst/source.ts'
import { priceFormOf } from '../../analyst/stage.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { formatValue } from '../../domain/brief/format.ts'
import { roughDollars } from '../../domain/currency.ts'
import { moneyText } from '../../domain/roadmap/money-text.ts'
import { currencyOf, ownCurrency } from '../currency.ts'
import type { RoadmapInput } from '../engine.ts'
import { allPrices } from './price-parts.ts'
import { reaches, type Standing, standingOf } from './standing.ts'
import { quoted } from './words.ts'
import type { Condition, When, Worded } from './work-package.ts'

const QUOTED_CHARS = 64
/** A task's name has at most 200 characters. */
const MOST_CHARS = 196
/** Labels under which the founder's words follow a text, by field. */
const FIELDS = {
  customer: ['your customers', 'Your customers'],
  price: ['your price', 'Your price'],
  channel: ['the way that you name', 'Your way to them'],
  today: ['what they use now', 'Used now'],
  place: ['your area', 'Your area'],
} as const
const PLACEHOLDER = /\{(customer|price|channel|today|place|country)\|([^}]*)\}/g
/** A final placeholder, which is dropped if the founder has no words for it. */
const BEHIND = /\. \{(?<field>\w+)\|[^}]*\}$/
const labeled = (label: string, words: string | undefined): string | null =>
  words ? `${label}: ${quoted(words, QUOTED_CHARS)}` : null
const goalText = ({ brief }: Source): string | null => {
  const goal = firstValue(brief, 'goal')
  return goal ? `Your goal: ${moneyText(goal.amount, goal.currency ?? undefined)} a month` : null
}
/** Words for today's solution that continue a sentence and are not a name. */
const NO_NAME =
  /^(?:are|is|was|were|have|has|had|do|does|can|will|who|that|which|buy|use|call|phone|ask|go|make|write|look|i|we|my|our)\b/i
/** A name for today's solution is short; longer words are about something else. */
const NAME_WORDS = 9

/** What people cannot do, and not what they do instead: 'they cannot see to read their messages'. */
const UNABLE =
  /\b(?:can(?:not|['’]?t| not)|could(?: not|n['’]t)|unable to|(?:struggle|hard|difficult|impossible) to|no longer|never) [^.,;:!?]{0,60}$/i
export function isOutOfReach(words: string, idea: string): boolean {
  const at = idea.indexOf(words)
  return at > 0 && UNABLE.test(idea.slice(Math.max(0, at - 80), at))
}

/** Whether words for today's solution name it: as the founder answered, or read as a short name. */
const isNameOfToday = (words: string, { brief, idea }: Source): boolean =>
  entriesOf(brief, 'today').some(({ value, confirmed }) => confirmed && value.name === words) ||
  (!NO_NAME.test(words) && words.split(' ').length <= NAME_WORDS && !isOutOfReach(words, idea))

/** Words for a single user, who cannot stand for five people to ask. */
const ONE_PERSON = /^(?:the (?:person|one|worker|owner)|an?|one|someone|whoever)\b/i

/** What the founder says about current providers: their price, or what they fail to do. */
const OF_RIVALS =
  /^\s(?:do not|don['’]t|will not|won['’]t|does not|doesn['’]t|never|only|hardly|are (?:good|fine|expensive|too|slow|booked)|is (?:good|fine|expensive|too|slow|booked)|costs?|runs?|charges?|(?:but )?they cost)\b/i

/** Those for whom the founder works are no customers yet. */
const EMPLOYS =
  /\b(?:i|we)(?:['’]m|['’]ve| am| have)? (?:been )?(?:work(?:ing|ed)?|employed) (?:as (?:an? )?\p{L}+ )?(?:in|at|for)\s$/iu

/** Whether words that were read as customers name buyers, and not what people use today. */
function buys(words: string, { brief, idea }: Source): boolean {
  if (entriesOf(brief, 'customer').some(({ value, confirmed }) => confirmed && value === words)) return true
  if (wordsOf({ brief, idea }, 'today').includes(words)) return false
  const at = idea.indexOf(words)
  if (at > 0 && EMPLOYS.test(idea.slice(Math.max(0, at - 40), at))) return false
  return at < 0 || !OF_RIVALS.test(idea.slice(at + words.length, at + words.length + 30))
}

/**
 * The price that the sums take: with its further parts, and as a figure where the first words for it name another plan.
 * Undefined if these words hold it.
 */
function priceWords(source: Source): string | undefined {
  const all = allPrices(source)
  if (all !== null) return all
  const price = firstValue(source.brief, 'price')
  const [words = ''] = wordsOf(source, 'price')
  const figure = price ? String(price.low) : ''
  return price && price.every !== 'share' && /\d/.test(words) && !words.replaceAll(',', '').includes(figure)
    ? formatValue('price', price)
    : undefined
}

/**
 * A text of the catalog, followed by the founder's words for its subject: they are quoted separately because no fixed
 * sentence fits around all of them.
 */
export function filled(text: string, source: Source): string {
  const told: string[] = []
  const behind = BEHIND.exec(text)
  const label = (field: string): string | null => {
    if (field === 'exists') {
      const { count, words } = standingOf(source)
      return count > 0 ? labeled('What works now', words) : null
    }
    if (field === 'goal') return goalText(source)
    const known = Object.entries(FIELDS).find(([name]) => name === field)
    const words = field === 'price' ? priceWords(source) : undefined
    return known ? labeled(known[1][1], words ?? wordsOf(source, known[0] as keyof typeof FIELDS)[0]) : null
  }
  const last = behind?.groups?.field ? label(behind.groups.field) : null
  if (last !== null) told.push(last)
  const sentenceLength = text.replace(BEHIND, '').length
  const sentence = text
    .replace(BEHIND, '')
    .replace(PLACEHOLDER, (_, field: keyof typeof FIELDS | 'country', other: string) => {
      if (field === 'country') {
        const country = firstValue(source.brief, 'place')?.country
        return country ? countryName(country) : other
      }
      // A solution that people use today is not a customer, even if it was read as one; its users are asked instead.
      const named =
        field === 'customer'
          ? wordsOf(source, field).filter((words) => buys(words, source))
          : wordsOf(source, field)
      const isGuess =
        field === 'customer' &&
        !entriesOf(source.brief, 'customer').some(({ confirmed }) => confirmed) &&
        entriesOf(source.brief, 'user').some(({ confirmed }) => confirmed)
      const [words] =
        field === 'customer' && (named.length === 0 || isGuess)
          ? wordsOf(source, 'user').filter((words) => !ONE_PERSON.test(words))
          : named
      if (words === undefined || (field === 'today' && !isNameOfToday(words, source))) return other
      const [generic, label] = FIELDS[field]
      const shown = field === 'price' ? (priceWords(source) ?? words) : words
      const [, second] = field === 'channel' ? named : []
      const both =
        second === undefined
          ? ''
          : `Your ways to them: ${quoted(words, QUOTED_CHARS)}, ${quoted(second, QUOTED_CHARS)}`
      told.push(
        both !== '' && sentenceLength + both.length < MOST_CHARS
          ? both
          : `${label}: ${quoted(shown, QUOTED_CHARS)}`,
      )
      return generic
    })
  return told.reduce(
    (all, each) => (all.length + each.length + 2 <= MOST_CHARS ? `${all}. ${each}` : all),
    sentence,
  )
}

/** Buyers who are not consumers, besides those whom the analyst knows. */
const PROFESSIONS =
  /\b(?:architects?|engineers|designers|planners|pharmac(?:y|ies)|universit\w+|laborator\w+|parish\w*|churches|departments?|municipal\w*)\b/i
/** Uses that recur, although each one is paid for separately. */
const REGULAR_USES =
  /\b(?:hours?|visits?|rides?|walks?|lessons?|nights?|days?|sessions?|class(?:es)?|meals?|appointments?|shifts?)\b/i

/** What a clause rules out: 'instead of buying it' is not about a sale. */
const RULED_OUT = /\b(?:instead of|rather than|without|never|not)\b[^.,;:!?\n]*/gi

/** Places and people that buy for a business, and those that buy for themselves, anywhere in the brief. */
const BUSINESS_PLACE =
  /\b(?:warehouses?|forklifts?|pallets?|factor(?:y|ies)|plants? managers?|industrial|wholesal\w+|cold stores?|compan(?:y|ies)|firms?|businesses|traders|greengrocers|shops?|restaurants?|hotels?|bakeries|clinics?|practices?|schools?|farms?|farmers|growers|offices?|landlords?|contractors?|builders?|workshops?|garages?|operators?|fleets?|industry|trade associations?|business forum|chambers? of commerce|safety officers?|procurement|dealers?|carriers?|port|landlords|municipal\w*|councils?)\b/gi
const CONSUMER_PLACE =
  /\b(?:market stall|(?:saturday|sunday|farmers['’]?|christmas|flea|craft) markets?|old people|grandparents?|parents?|daughters?|sons?|famil(?:y|ies)|households?|tenants|neighbou?rs?|terraced houses?|homes?|instagram|etsy|gifts?|hobby|children|kids|girls|boys|women|men|at home|friends|walkers?|runners?|cyclists?|commuters?|students|graduates|patients|mothers|fathers|weddings?)\b/gi
/** A customer who buys at least this many pieces a year buys for a business. */
const BUSINESS_PURCHASES = 24

/** Goods that other shops sell. */
const RESOLD =
  /\bat the till\b|\bretail price\b|\bsale[ -]or[ -]return\b|\b(?:garden cent(?:re|er)s?|shops?|stores?|supermarkets?|delis?|boutiques?|galler(?:y|ies)|bookshops?) (?:buys?|sells?|stocks?|(?:has|have) ordered|ordered|carr(?:y|ies)|takes? (?:\d|it|them))\b/i

/** Units that one person pays for, and channels where people shop for themselves. */
const PERSONAL_UNIT =
  /^(?:drivers?|users?|persons?|famil(?:y|ies)|households?|parents?|learners?|players?|runners?|riders?|couples?|child(?:ren)?|travell?ers?|readers?|homes?)$/i
const PERSONAL_WAYS = /\b(?:app stores?|google play|tiktok|instagram|pinterest|facebook groups?|reddit)\b/i
const OWNERS = /\b(?:car|dog|cat|pet|home|house|bike|motorcycle|garden|plant|horse) owners?\b/i
const PERSONAL_DOLLARS = 25
function isPersonal(source: Source): boolean {
  const price = firstValue(source.brief, 'price')
  const dollars = price?.currency ? roughDollars(price.low, price.currency) : null
  const isCheap = dollars !== null && dollars <= PERSONAL_DOLLARS && price?.every === 'month'
  const who = [source.idea, ...wordsOf(source, 'customer')].join('\n')
  const ways = PERSONAL_WAYS.test(wordsOf(source, 'channel').join('\n'))
  return isCheap && (PERSONAL_UNIT.test(price?.per ?? '') || OWNERS.test(who)) && (ways || OWNERS.test(who))
}

/** Who buys it, by everything that the brief says about customers, their number and the channels to them. */
function buyersOf(source: Source, nature: string): 'consumers' | 'businesses' {
  // Goods that shops resell are used and judged by the people who buy them there.
  if (nature === 'physical' && RESOLD.test(source.idea)) return 'consumers'
  if (nature === 'software' && isPersonal(source)) return 'consumers'
  const known = audienceOf(source)
  if (known) return known
  const customer = wordsOf(source, 'customer').join(' ')
  if (PROFESSIONS.test(customer)) return 'businesses'
  const fields = ['count', 'channel', 'user', 'price', 'evidence'] as const
  const words = [source.idea, ...fields.flatMap((field) => wordsOf(source, field))].join('\n')
  const different = (cue: RegExp) =>
    new Set([...words.matchAll(cue)].map(([match]) => match.toLowerCase())).size
  const pieces = firstValue(source.brief, 'purchases') ?? 0
  const isBulk = nature === 'physical' && pieces >= BUSINESS_PURCHASES ? 2 : 0
  const lead = different(BUSINESS_PLACE) + isBulk - different(CONSUMER_PLACE)
  if (nature === 'content') return lead > 2 ? 'businesses' : 'consumers'
  if (nature === 'software') return lead < -1 ? 'consumers' : 'businesses'
  // One word for a business says little about who buys goods.
  if (nature === 'physical') return lead > 1 ? 'businesses' : 'consumers'
  if (lead !== 0) return lead > 0 ? 'businesses' : 'consumers'
  return 'businesses'
}

/** A customer who comes at least this many times a year is a regular. */
const OFTEN_A_YEAR = 4

function rhythmOf(source: Source): 'once' | 'again' {
  const form = priceFormOf(source)
  if (form === 'once') return 'once'
  if (form === 'use' && (firstValue(source.brief, 'purchases') ?? 0) >= OFTEN_A_YEAR) return 'again'
  return form === 'use' && !REGULAR_USES.test(wordsOf(source, 'price').join(' ')) ? 'once' : 'again'
}

/** At this price in US dollars, a hundred pieces pay for a tool with a third of their income. */
const DEAR_DOLLARS = 300

function dollarsPerPiece({ brief }: Source): number | null {
  const price = firstValue(brief, 'price')
  if (!price?.currency || (price.every !== 'once' && price.every !== 'use')) return null
  return roughDollars(price.low, price.currency)
}

/** Returns a function that checks whether a condition holds for an idea of a given kind of product and words. */
export function holdsFor(
  source: Source,
  nature: string,
  words: string,
  existing: Standing,
): (condition: Condition | undefined) => boolean {
  const buyers = buyersOf(source, nature)
  const paid = rhythmOf(source)
  const standing = reaches(existing, 'sold') ? 'sold' : reaches(existing, 'built') ? 'trial' : 'none'
  const piece = (dollarsPerPiece(source) ?? 0) >= DEAR_DOLLARS ? 'dear' : 'cheap'
  const spoken = words.replace(RULED_OUT, '')
  const all = (when: When): boolean =>
    (!when.words || when.words.test(spoken)) &&
    !when.unless?.test(spoken) &&
    (!when.to || when.to === buyers) &&
    (!when.paid || when.paid === paid) &&
    (!when.piece || when.piece === piece) &&
    (!when.standing || when.standing === standing)
  return (condition) => !condition || [condition].flat().some(all)
}

/** The texts that hold for an idea. */
export const held = (texts: readonly Worded[], holds: ReturnType<typeof holdsFor>): string[] =>
  texts.flatMap((text) => (typeof text === 'string' ? [text] : holds(text[1]) ? [text[0]] : []))

/**
 * The founder's currency if amounts cannot be converted to it, because no reference rate is published for it; otherwise
 * null.
 */
export function unconvertedCurrency({ report }: RoadmapInput, source: Source): string | null {
  const own = ownCurrency(source.brief, source.idea)
  return own && own !== 'USD' && currencyOf(report, source.idea) === null ? own : null
}
