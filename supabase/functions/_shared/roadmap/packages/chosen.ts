import { countryName } from '../../analyst/relevance.ts'
import { audienceOf, type Source, wordsOf } from '../../analyst/source.ts'
import { priceFormOf, stageOf } from '../../analyst/stage.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import { roughDollars } from '../../domain/currency.ts'
import { currencyOf, ownCurrency } from '../currency.ts'
import type { RoadmapInput } from '../engine.ts'
import type { Told } from './told.ts'
import { quoted } from './words.ts'
import type { Condition, When, Worded } from './work-package.ts'

const QUOTED_CHARS = 48
const PLACEHOLDER = /\{(customer|price|channel|today|place|country)\|([^}]*)\}/g
/** Words for what is used today that are the rest of a sentence, and no name. */
const NO_NAME = /^(?:are|is|was|were|have|has|had|do|does|can|will|who|that|which)\b/i

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

/** A text of the catalog with the founder's words as quotations where the brief has them. */
export const filled = (text: string, source: Source): string =>
  text.replace(
    PLACEHOLDER,
    (_, field: 'customer' | 'price' | 'channel' | 'today' | 'place' | 'country', other: string) => {
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
      return words === undefined || (field === 'today' && NO_NAME.test(words))
        ? other
        : quoted(words, QUOTED_CHARS)
    },
  )

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

/** Whom it is sold to, by all that the brief says of customers, their number and the way to them. */
function buyersOf(source: Source, nature: string): 'consumers' | 'businesses' {
  // What shops take to sell on is used and judged by those who buy it there.
  if (nature === 'physical' && RESOLD.test(source.idea)) return 'consumers'
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
  if (lead !== 0) return lead > 0 ? 'businesses' : 'consumers'
  return nature === 'physical' ? 'consumers' : 'businesses'
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

const PREMISES =
  'studios?|salons?|workshops?|shops?|kitchens?|clinics?|practices?|day ?care|kindergartens?|nurser(?:y|ies)|gyms?|restaurants?|caf[eé]s?|hotels?|class ?rooms?|rooms?|boarding|stables|hall|barn|premises|center|centre'
/** Premises that the founder has, rents or opens. */
const OWN_PREMISES = new RegExp(
  String.raw`\b(?:my|our)(?: own)?(?: \p{L}+){0,2} (?:${PREMISES})\b|\b(?:open(?:ing)?|rent(?:ing)?|run(?:ning)?|lease|set(?:ting)? up|start(?:ing)?)(?: up)? (?:my |our |a |an |one )(?:\p{L}+ ){0,3}(?:${PREMISES})\b|\b(?:in|at) (?:a|an) (?:rented |former |small |empty |old |disused )+(?:\p{L}+ ){0,1}(?:${PREMISES})\b|\bcustomers? (?:come|bring \p{L}+) to us\b`,
  'iu',
)
/** What is offered is itself a place. */
const IS_PREMISES =
  /\b(?:studio|salon|day ?care|kindergarten|nursery|gym|restaurant|caf[eé]|hostel|boarding|stables|classes|clinic|co-?working|makerspace)\b/i
/** Work that comes to the customer. */
const COMES =
  /\b(?:mobile|we|i|who|that|and) (?:come|comes|drive|drives|visit|visits|go|goes|travel)\b|\b(?:at|to|in|for|visit|visits) (?:their|your|the customers?['’]?|people['’]s|customers['’]|care|private|nursing) (?:own )?(?:\p{L}+ )?(?:homes?|houses?|places?|sites?|offices?|doors?|shops?|hotels?|clinics?|restaurants?)\b|\bhouse calls\b|\bat home\b/iu

/** Whether customers are served at a place of the founder's own, and not at theirs. */
function hasPremises(source: Source): boolean {
  if (sentencesOf(source.idea).some(({ words }) => OWN_PREMISES.test(words))) return true
  const offered = wordsOf(source, 'product').join('\n') || source.idea
  const customers = ['customer', 'user', 'channel', 'place'] as const
  const [named] = IS_PREMISES.exec(offered) ?? []
  if (named === undefined || COMES.test(source.idea)) return false
  const theirs = customers
    .flatMap((field) => wordsOf(source, field))
    .join('\n')
    .toLowerCase()
  return !theirs.includes(named.toLowerCase())
}

/** What is said of money is no rhythm of issues. */
const OF_MONEY =
  /[$€£₹¥]\s?\d[\d.,]*[^.;,]{0,30}|\b\d[\d.,]*\s?(?:euros?|dollars?|pounds?|rupees|zł|zloty)[^.;,]{0,20}/gi
/** Days between two issues, by the founder's words for it. */
const RHYTHMS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:daily|every (?:day|morning|evening))\b/i, 1],
  [/\b(?:twice a week|two times a week)\b/i, 3.5],
  [/\b(?:every (?:two|other|second) weeks?|biweekly|bi-weekly|fortnight\w*|twice a month)\b/i, 14],
  [/\b(?:weekly|every week|a week|every (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i, 7],
  [/\b(?:every (?:two|second) months?|bimonthly|bi-monthly|six times a year)\b/i, 61],
  [/\b(?:monthly|every month|a month)\b/i, 30],
  [/\b(?:quarterly|every (?:quarter|three months)|four times a year)\b/i, 91],
  [/\b(?:twice a year|every six months|half-yearly)\b/i, 182],
]

/** Days between two issues; null where the founder names no rhythm. */
export function daysBetween({ idea }: Source): number | null {
  const spoken = idea.replace(OF_MONEY, ' ')
  return RHYTHMS.find(([words]) => words.test(spoken))?.[1] ?? null
}

const has = ({ brief, idea }: Source, cue: RegExp): boolean =>
  cue.test([idea, ...wordsOf({ brief, idea }, 'product'), ...wordsOf({ brief, idea }, 'actions')].join('\n'))

/** Lessons in an order with a result, and words that also publications use that help to learn something. */
const COURSE_FORM = /\b(?:courses?|lessons?|exercises?|workbooks?|exams?|tutorials?|curricul\w+|training)\b/i
const LEARNED = /\b(?:learn\w*|teach\w*|classes|students?|apprentices?)\b/i
const PUBLISHED_FORM =
  /\b(?:stor(?:y|ies)|newsletters?|magazines?|podcasts?|episodes?|issues?|articles?|columns?|zines?|recordings?|songs?|films?)\b/i

/** Whether content is taught, and not published issue by issue. */
export function isCourse(source: Source): boolean {
  if (has(source, COURSE_FORM)) return true
  return has(source, LEARNED) && !(has(source, PUBLISHED_FORM) && daysBetween(source) !== null)
}

const MONTHS_APART = 21
/** Whether something comes out a few times a year. */
function isSeldom(source: Source): boolean {
  const days = daysBetween(source)
  return days === null ? has(source, /\b(?:annual|yearly|books?)\b/i) : days > MONTHS_APART
}

const ANIMALS =
  /\b(?:horses?|ponies|cows?|cattle|calves|pigs?|sheep|goats?|hens?|chickens?|poultry|dogs?|cats?|pets?|livestock|herds?|bees|hives?|fish|animals?|veterinar\w+|vets?)\b/i
const OF_PEOPLE =
  /\b(?:patients?|people with|wearers?|nurses?|physicians?|hospitals?|her (?:skin|blood|heart)|his (?:skin|blood|heart)|children|elderly|humans?)\b/i
/** Whether what is watched or treated are animals: laws on medical devices are about people. */
export const isForAnimals = (source: Source): boolean => has(source, ANIMALS) && !has(source, OF_PEOPLE)

const SOLD = /\b(?:we|i)(?:['’]ve)?\b[^.;]{0,40}?\bsold (?:about |around |over )?\d/i
/** Whether strangers have bought pieces already. */
export const hasSold = (source: Source): boolean => has(source, SOLD)

/** Words that stand for what the brief says in several ways: conditions look for them like for the founder's own. */
export const signsOf = (source: Source, { hoursEach }: Told): string =>
  [
    hasPremises(source) && 'own_premises',
    hoursEach !== null && 'told_hours',
    isCourse(source) && 'is_course',
    isSeldom(source) && 'is_seldom',
    isForAnimals(source) && 'for_animals',
  ]
    .filter(Boolean)
    .join(' ')

/** Tells whether a condition holds for an idea, whose kind of product and words for it are given. */
export function holdsFor(
  source: Source,
  nature: string,
  words: string,
): (condition: Condition | undefined) => boolean {
  const buyers = buyersOf(source, nature)
  const paid = rhythmOf(source)
  const stage = stageOf(source) === 'idea' ? 'idea' : 'made'
  const piece = (dollarsPerPiece(source) ?? 0) >= DEAR_DOLLARS ? 'dear' : 'cheap'
  const spoken = words.replace(RULED_OUT, '')
  const all = (when: When): boolean =>
    (!when.words || when.words.test(spoken)) &&
    !when.unless?.test(spoken) &&
    (!when.to || when.to === buyers) &&
    (!when.paid || when.paid === paid) &&
    (!when.piece || when.piece === piece) &&
    (!when.stage || when.stage === stage)
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
