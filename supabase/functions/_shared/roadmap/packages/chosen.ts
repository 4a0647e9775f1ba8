import { countryName } from '../../analyst/relevance.ts'
import { audienceOf, type Source, wordsOf } from '../../analyst/source.ts'
import { priceFormOf } from '../../analyst/stage.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { roughDollars } from '../../domain/currency.ts'
import { moneyText } from '../../domain/roadmap/money-text.ts'
import { currencyOf, ownCurrency } from '../currency.ts'
import type { RoadmapInput } from '../engine.ts'
import { reaches, type Standing, standingOf } from './standing.ts'
import { quoted } from './words.ts'
import type { Condition, When, Worded } from './work-package.ts'

const QUOTED_CHARS = 64
/** A task's name has 200 characters. */
const MOST_CHARS = 196
/** The founder's words stand behind a text, each under the name of its field. */
const FIELDS = {
  customer: ['your customers', 'Your customers'],
  price: ['your price', 'Your price'],
  channel: ['the way that you name', 'Your way to them'],
  today: ['what they use now', 'Used now'],
  place: ['your area', 'Your area'],
} as const
const PLACEHOLDER = /\{(customer|price|channel|today|place|country)\|([^}]*)\}/g
/** Words of the founder that only stand behind a text: without them nothing does. */
const BEHIND = /\. \{(?<field>\w+)\|[^}]*\}$/
const labeled = (label: string, words: string | undefined): string | null =>
  words ? `${label}: ${quoted(words, QUOTED_CHARS)}` : null
const goalText = ({ brief }: Source): string | null => {
  const goal = firstValue(brief, 'goal')
  return goal ? `Your goal: ${moneyText(goal.amount, goal.currency ?? undefined)} a month` : null
}
/** Words for what is used today that are the rest of a sentence, and no name. */
const NO_NAME =
  /^(?:are|is|was|were|have|has|had|do|does|can|will|who|that|which|buy|use|call|phone|ask|go|make|write|look|i|we|my|our)\b/i
/** A name of what is used today is short; what is longer tells of something else. */
const NAME_WORDS = 9

/** Whether words that stand for what is used today name it: as they were answered, or read as a short name. */
const isNameOfToday = (words: string, { brief }: Source): boolean =>
  entriesOf(brief, 'today').some(({ value, confirmed }) => confirmed && value.name === words) ||
  (!NO_NAME.test(words) && words.split(' ').length <= NAME_WORDS)

/** Words for a single user, of whom no five can be asked. */
const ONE_PERSON = /^(?:the (?:person|one|worker|owner)|an?|one|someone|whoever)\b/i

/** What the founder says of those who do it today: their price, or what they fail to do. */
const OF_RIVALS =
  /^\s(?:do not|don['’]t|will not|won['’]t|does not|doesn['’]t|never|only|hardly|are (?:good|fine|expensive|too|slow|booked)|is (?:good|fine|expensive|too|slow|booked)|costs?|runs?|charges?|(?:but )?they cost)\b/i

/** Whether words that are read as customers name buyers, and not what people use today. */
function buys(words: string, { brief, idea }: Source): boolean {
  if (entriesOf(brief, 'customer').some(({ value, confirmed }) => confirmed && value === words)) return true
  if (wordsOf({ brief, idea }, 'today').includes(words)) return false
  const at = idea.indexOf(words)
  return at < 0 || !OF_RIVALS.test(idea.slice(at + words.length, at + words.length + 30))
}

/**
 * A text of the catalog, with the founder's words for what it speaks of behind it: they are quoted apart, because no sentence
 * of ours fits around each of them.
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
    return known ? labeled(known[1][1], wordsOf(source, known[0] as keyof typeof FIELDS)[0]) : null
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
      // What people use today, misread as those who buy, is no customer; those who use it are asked instead.
      const named =
        field === 'customer'
          ? wordsOf(source, field).filter((words) => buys(words, source))
          : wordsOf(source, field)
      const [words] =
        field === 'customer' && named.length === 0
          ? wordsOf(source, 'user').filter((words) => !ONE_PERSON.test(words))
          : named
      if (words === undefined || (field === 'today' && !isNameOfToday(words, source))) return other
      const [generic, label] = FIELDS[field]
      const [, second] = field === 'channel' ? named : []
      const both =
        second === undefined
          ? ''
          : `Your ways to them: ${quoted(words, QUOTED_CHARS)}, ${quoted(second, QUOTED_CHARS)}`
      told.push(
        both !== '' && sentenceLength + both.length < MOST_CHARS
          ? both
          : `${label}: ${quoted(words, QUOTED_CHARS)}`,
      )
      return generic
    })
  return told.reduce(
    (all, each) => (all.length + each.length + 2 <= MOST_CHARS ? `${all}. ${each}` : all),
    sentence,
  )
}

/** Buyers who are no consumers, beside those whom the analyst knows. */
const PROFESSIONS =
  /\b(?:architects?|engineers|designers|planners|pharmac(?:y|ies)|universit\w+|laborator\w+|parish\w*|churches|departments?|municipal\w*)\b/i
/** Uses that come again and again, although each is paid for by itself. */
const REGULAR_USES =
  /\b(?:hours?|visits?|rides?|walks?|lessons?|nights?|days?|sessions?|class(?:es)?|meals?|appointments?|shifts?)\b/i

/** What a clause rules out: 'instead of buying it' speaks of no sale. */
const RULED_OUT = /\b(?:instead of|rather than|without|never|not)\b[^.,;:!?\n]*/gi

/** Places and people who buy for a business, and those who buy for themselves, wherever the brief speaks of them. */
const BUSINESS_PLACE =
  /\b(?:warehouses?|forklifts?|pallets?|factor(?:y|ies)|plants? managers?|industrial|wholesal\w+|cold stores?|compan(?:y|ies)|firms?|businesses|traders|greengrocers|shops?|restaurants?|hotels?|bakeries|clinics?|practices?|schools?|farms?|farmers|growers|offices?|landlords?|contractors?|builders?|workshops?|garages?|operators?|fleets?|industry|trade associations?|business forum|chambers? of commerce|safety officers?|procurement|dealers?|carriers?|port|landlords|municipal\w*|councils?)\b/gi
const CONSUMER_PLACE =
  /\b(?:market stall|(?:saturday|sunday|farmers['’]?|christmas|flea|craft) markets?|old people|grandparents?|parents?|daughters?|sons?|famil(?:y|ies)|households?|tenants|neighbou?rs?|terraced houses?|homes?|instagram|etsy|gifts?|hobby|children|kids|girls|boys|women|men|at home|friends|walkers?|runners?|cyclists?|commuters?|students|graduates|patients|mothers|fathers|weddings?)\b/gi
/** A customer who buys so many pieces a year buys for a business. */
const BUSINESS_PURCHASES = 24

/** Goods that go over the counter of others. */
const RESOLD =
  /\bat the till\b|\bretail price\b|\bsale[ -]or[ -]return\b|\b(?:garden cent(?:re|er)s?|shops?|stores?|supermarkets?|delis?|boutiques?|galler(?:y|ies)|bookshops?) (?:buys?|sells?|stocks?|(?:has|have) ordered|ordered|carr(?:y|ies)|takes? (?:\d|it|them))\b/i

/** What one person pays for, sold where people look for themselves. */
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

/** Whom it is sold to, by all that the brief says of customers, their number and the way to them. */
function buyersOf(source: Source, nature: string): 'consumers' | 'businesses' {
  // What shops take to sell on is used and judged by those who buy it there.
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
  // One word of a business says little of who buys a thing.
  if (nature === 'physical') return lead > 1 ? 'businesses' : 'consumers'
  if (lead !== 0) return lead > 0 ? 'businesses' : 'consumers'
  return 'businesses'
}

/** Who comes so often in a year is a regular customer. */
const OFTEN_A_YEAR = 4

function rhythmOf(source: Source): 'once' | 'again' {
  const form = priceFormOf(source)
  if (form === 'once') return 'once'
  if (form === 'use' && (firstValue(source.brief, 'purchases') ?? 0) >= OFTEN_A_YEAR) return 'again'
  return form === 'use' && !REGULAR_USES.test(wordsOf(source, 'price').join(' ')) ? 'once' : 'again'
}

/** A hundred pieces of this price pay for a tool with a third of their income. */
const DEAR_DOLLARS = 300

function dollarsPerPiece({ brief }: Source): number | null {
  const price = firstValue(brief, 'price')
  if (!price?.currency || (price.every !== 'once' && price.every !== 'use')) return null
  return roughDollars(price.low, price.currency)
}

/** Tells whether a condition holds for an idea, whose kind of product and words for it are given. */
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

/** Texts that hold for an idea. */
export const held = (texts: readonly Worded[], holds: ReturnType<typeof holdsFor>): string[] =>
  texts.flatMap((text) => (typeof text === 'string' ? [text] : holds(text[1]) ? [text[0]] : []))

/** The founder's currency where amounts cannot be in it, because no reference rate is published for it; null else. */
export function unconvertedCurrency({ report }: RoadmapInput, source: Source): string | null {
  const own = ownCurrency(source.brief, source.idea)
  return own && own !== 'USD' && currencyOf(report, source.idea) === null ? own : null
}
