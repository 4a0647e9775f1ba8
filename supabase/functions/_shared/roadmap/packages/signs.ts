import { type Source, wordsOf } from '../../analyst/source.ts'
import { firstValue } from '../../domain/brief/brief.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import { sentencesWithRoles } from './functions.ts'
import { goodsKindOf } from './goods-kind.ts'
import { foundersOf } from './own-hands.ts'
import type { Told } from './told.ts'

/*
 * Signs: single words that stand for what the brief says in several ways. Conditions of the catalog look for them like for the
 * founder's own words.
 */

const PREMISES =
  'studios?|salons?|workshops?|shops?|kitchens?|clinics?|practices?|day ?care|kindergartens?|nurser(?:y|ies)|gyms?|restaurants?|caf[eé]s?|hotels?|class ?rooms?|rooms?|boarding|stables|hall|barn|premises|center|centre'
/** Premises that the founder has, rents or opens. */
const OWN_PREMISES = new RegExp(
  String.raw`\b(?:my|our)(?: own)?(?: \p{L}+){0,2} (?:${PREMISES})\b|\b(?:open(?:ing)?|rent(?:ing)?|run(?:ning)?|lease|set(?:ting)? up|start(?:ing)?)(?: up)? (?:my |our |a |an |one )(?:\p{L}+ ){0,3}(?:${PREMISES})\b|\b(?:open|rent|start)(?:ing)? (?:up )?(?:small|little|tiny|new|own|first) (?:\p{L}+ ){0,2}?(?:${PREMISES})\b|\b(?:in|at) (?:a|an) (?:rented |former |small |empty |old |disused )+(?:\p{L}+ ){0,1}(?:${PREMISES})\b|\bcustomers? (?:come|bring \p{L}+) to us\b`,
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
  [
    /\b(?:every (?:two|other|second) (?:weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|biweekly|bi-weekly|fortnight\w*|twice a month)\b/i,
    14,
  ],
  [/\b(?:weekly|every week|a week|every (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i, 7],
  [/\b(?:every (?:two|second) months?|bimonthly|bi-monthly|six times a year)\b/i, 61],
  [/\b(?:monthly|every month|a month)\b/i, 30],
  [/\b(?:quarterly|every (?:quarter|three months)|four times a year)\b/i, 91],
  [/\b(?:twice a year|every six months|half-yearly)\b/i, 182],
]

const SMALL = ['two', 'three', 'four', 'five', 'six']
const FEW = `${SMALL.join('|')}|[2-6]`
const NO_ISSUES = String.raw`(?!\p{L}*(?:hours?|minutes?|days?|people|persons?)\b)`
/** Several of what comes out in a week. */
const IN_A_WEEK = new RegExp(
  String.raw`\b(?<before>${FEW}) (?:(?:new|more|short) )?${NO_ISSUES}\p{L}+ (?:a|per|each|every) week\b|\b(?:each|every) week (?:(?:there (?:are|will be)|(?:you|they|subscribers) get|(?:i|we) (?:send|publish|release|record|make)) )?(?<behind>${FEW}) (?:(?:new|more|short) )?${NO_ISSUES}\p{L}+`,
  'iu',
)

/** Days between two issues; null where the founder names no rhythm. */
export function daysBetween({ idea }: Source): number | null {
  const spoken = idea.replace(OF_MONEY, ' ')
  const { before, behind } = IN_A_WEEK.exec(spoken)?.groups ?? {}
  const several = (before ?? behind)?.toLowerCase()
  if (several !== undefined)
    return 7 / (SMALL.includes(several) ? SMALL.indexOf(several) + 2 : Number(several))
  return RHYTHMS.find(([words]) => words.test(spoken))?.[1] ?? null
}

const has = ({ brief, idea }: Source, cue: RegExp): boolean =>
  cue.test([idea, ...wordsOf({ brief, idea }, 'product'), ...wordsOf({ brief, idea }, 'actions')].join('\n'))

/** The founder's words for the product and its work, and the sentences in which they make or offer something. */
const OFFERS =
  /^(?:so[:,]?\s)?(?:an?|our|my|the)\s|\b(?:i|we)(?:['’](?:d|ll|ve|m|re))?\s(?:\p{L}+\s){0,2}?(?:make|teach|offer|sell|run|build|record|write|publish|give|film|produce|train)\b/iu
const offeredWords = (source: Source): string =>
  [
    ...wordsOf(source, 'product'),
    ...sentencesOf(source.idea).flatMap(({ words }) => (OFFERS.test(words) ? [words] : [])),
  ].join('\n')

/** Something taught, by its own name; what only teaches may as well be read or watched by each alone. */
const COURSE =
  /\b(?:courses?|classes|exams?|curricul\w+|bootcamps?|cohorts?|live lessons?|workshops?|training|workbooks?)\b/i
const TEACHES =
  /\b(?:(?:we|i)(?:['’]d| will| would)? teach|teach(?:es|ing)? (?:\p{L}+ ){1,4}?(?:how to|to|in)\b)/iu
/** Many pieces from which each takes what is needed. */
const LIBRARY =
  /\b(?:librar(?:y|ies)|collections?|archives?|databases?|director(?:y|ies)|printables?|templates?|worksheets?|presets|sewing patterns|knitting patterns|recipes|lesson plans)\b/i
/** Single pieces that come out one after the other are a feed, also where each of them is called a lesson. */
const FEED =
  /\b(?:audio|podcasts?|newsletters?|episodes?|magazines?|zines?|by (?:text|sms|whatsapp|e?-?mail)|daily|weekly|monthly|recordings?|stor(?:y|ies))\b/i
const EXAM = /\b(?:exams?|certificat\w+|diplomas?|licen[cs]es?|qualification|board test)\b/i

/** What each person uses alone and whenever it suits, and what is held at a time for several. */
const ALONE =
  /\b(?:download\w*|at (?:their|your|his|her) own (?:speed|pace|time)|self-?paced|on demand|keeps? (?:it |them )?forever|(?:video|audio|recorded|short) (?:courses?|lessons?|classes)|(?:lessons?|courses?) on (?:video|tape))\b/i
const TOGETHER_LIVE =
  /\b(?:live|class ?rooms?|in person|cohorts?|group (?:calls?|sessions?)|(?:weekly|monthly) (?:calls?|class(?:es)?|meetings?)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|face to face|webinars?|i teach|we teach)\b/i

/** Whether content is a finished set that teaches and that each person uses alone. */
export function isSelfPaced(source: Source): boolean {
  const offered = offeredWords(source)
  const told = [sentencesOf(source.idea)[0]?.words ?? '', offerOf(source)].join('\n')
  return (
    (COURSE.test(offered) || TEACHES.test(offered) || /\b(?:lessons?|teach(?:es)?)\b/i.test(told)) &&
    ALONE.test(told) &&
    !TOGETHER_LIVE.test(told) &&
    !/^(?:week|month|year)$/.test(firstValue(source.brief, 'price')?.every ?? '')
  )
}

/** Whether content is taught as a course, and not released piece by piece: by what the founder says of the product. */
export function isCourse(source: Source): boolean {
  const offered = offeredWords(source)
  if (isSelfPaced(source)) return true
  if (FEED.test(offered)) return false
  return COURSE.test(offered) || (TEACHES.test(offered) && !LIBRARY.test(offered))
}

/** Whether content is a store of many pieces that are used as they are needed, on no day of their own. */
export const isLibrary = (source: Source): boolean =>
  !isCourse(source) && LIBRARY.test(offeredWords(source)) && !ON_DAYS.test(source.idea)
const ON_DAYS = /\b(?:newsletters?|podcasts?|magazines?|zines?|columns?|episodes?)\b/i

const HEARD =
  /\b(?:podcasts?|audio|radio (?:show|play|program)s?|videos?|films?|channels?|episodes?|records?|recordings?|voices?|lessons? (?:on|by) (?:video|tape))\b/i

const OUT =
  /\b(?:i|we)(?:['’]ve| have)?\s(?:already\s)?(?:put (?:up|out)|published|released|recorded|uploaded|posted|sent out|written|wrote|made)\s(?:about |around |over |the first )?(?:\d{1,4}|twelve|twenty|thirty|forty|fifty)\s(?:\p{L}+\s){0,2}?(?:lessons?|episodes?|issues?|articles?|videos?|recordings?|columns?|chapters?|stories|newsletters?|pieces?)\b/iu

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

const PLACES =
  /\b(?:rooms?|halls?|church(?:es)?|organs?|pianos?|studios?|kitchens?|garages?|barns?|stables|fields?|pastures?|gardens?|pools?|kilns?|ovens?|workshops?|desks?|spaces?|storage|parking|machines?|tools?|tractors?|trailers?|boats?|bikes?|cargo bikes?|cars?|vans?|looms?|instruments?|tents?|equipment|courts?|berths?|fridges?|freezers?)\b/i
/** That something belongs to one side and is used by the other for a time. */
const LENT =
  /\b(?:rent(?:s|al|ing)?|lends?|lending|borrow\w*|leases?|leasing|hires? out|free (?:hours|space|spaces|days|places)|spare (?:\p{L}+)|unused|stands? (?:empty|idle|in the cold|unused)|empty|idle|shares? (?:a|their)|by the hour|books? (?:an hour|hours|a slot))\b/iu
const SOLD_FOR_GOOD =
  /\b(?:sells? (?!tickets)|selling|resell\w*|second[- ]hand|used (?!to\b)\p{L}+s\b|surplus|offcuts|leftovers|auctions?|buyers? and sellers?|for sale)\b/iu
const PEOPLE_AT_WORK =
  /\b(?:welders?|workers?|cleaners?|tutors?|sitters?|crafts(?:men|people|women)|freelanc\w*|helpers?|drivers?|experts?|nurses?|carers?|caregivers?|mechanics?|gardeners?|cooks?|chefs?|musicians?|photographers?|guides?|coaches|handym[ae]n|electricians?|plumbers?|repairers?|seamstress(?:es)?|tailors?|walkers?|movers?|translators?|shearers?|jobbers?|apprentices?)\b/i

/** What the suppliers of a marketplace have, where the words speak for one of these alone. */
function supplyOf({ brief, idea }: Source): 'lent' | 'work' | 'sold' | 'open' {
  const fields = ['product', 'actions', 'customer', 'user', 'difference'] as const
  const text = [idea, ...fields.flatMap((field) => wordsOf({ brief, idea }, field))].join('\n')
  const [isLent, isSold] = [LENT.test(text) && PLACES.test(text), SOLD_FOR_GOOD.test(text)]
  if (isLent !== isSold) return isLent ? 'lent' : 'sold'
  return !isLent && PEOPLE_AT_WORK.test(text) ? 'work' : 'open'
}

/** What reaches people as a message, and is more than a notice beside a program. */
const MESSAGES =
  /\b(?:sms|(?:gets?|receives?|sends?) (?:an? |each |them )?(?:text|sms|whatsapp)|by (?:text|text message|sms|whatsapp|telegram)|text messages?|whatsapp (?:message|group|bot|number)s?|on whatsapp|ussd|repl(?:y|ies) (?:by|to) (?:text|sms))\b/i
/** What only texts or calls: its owner has nothing else to look at or to set from afar. */
const SAYS_BY_TEXT =
  /\b(?:sends? (?:(?:an?|the) )?(?:text|sms|message)s?|texts (?:you|him|her|them|the|me|an?)|by (?:text|sms)|lifetime texts|(?:rings|calls) (?:you|the|his|her|their)|text messages?|sms)\b/i
const SHOWS_MORE =
  /\b(?:apps?|dashboards?|web ?sites?|web pages?|online|cloud|charts?|graphs?|log ?in|histor(?:y|ies)|on (?:the|a|their|your|his|her) (?:phone|screen|computer)|remote\w*|from the phone|by phone)\b/i
export const onlyMessages = (source: Source): boolean => {
  const offer = offerOf(source).replace(/\b(?:no|without|not|never|nor|neither)\b[^.,;:!?\n]*/gi, ' ')
  return SAYS_BY_TEXT.test(offer) && !SHOWS_MORE.test(offer)
}

const OUTDOORS =
  /\b(?:outdoors?|in the (?:field|open|snow|ice|sea|forest|vineyard|ground|soil)|(?:on|in|into|under) the (?:ice|water|roof|river|lake)|fields?|vineyards?|orchards?|beehives?|hives?|greenhouses?|pastures?|boats?|buoys?|rivers?|lakes?|roofs?|wells?|streets?|ski|snow|frost|barns?|stables?)\b/i
const isOutdoors = (source: Source): boolean => has(source, OUTDOORS)

/** The sentences of the offer, without those of today's ways and of others; the whole text where none is told apart. */
export function offerOf({ brief, idea }: Source): string {
  const told = sentencesWithRoles(idea).filter(
    ({ product, actions, others }) => Math.max(product, actions) > others,
  )
  const fields = ['product', 'actions'] as const
  const stated = fields.flatMap((field) => wordsOf({ brief, idea }, field))
  return [...(told.length > 0 ? told.map(({ words }) => words) : [idea]), ...stated].join('\n')
}

/** What comes on paper: that readers can print something is none. */
const PRINTED =
  /\b(?:printed|in print|magazines?|zines?|comics?|workbooks?|paper (?:copies|edition)|on paper|by post|mailed (?:on|to))\b/i

/** Those who work drive or ride from customer to customer. */
const TRAVELS =
  /\b(?:driv(?:e|es|ing)|routes?|villages?|kilomet(?:er|re)s|km|miles|vans?|bakkies?|cars?|motorcycles?|bicycles?|bikes?|house to house|travel\w*)\b/i
const travels = (source: Source): boolean => has(source, TRAVELS)

const OUTLETS =
  /\b(?:shops?|stores?|outlets?|supermarkets?|markets?|retail\w*|wholesal\w*|cent(?:er|re)s?|boutiques?|delis?|pharmac\w*|galler\w*|kiosks?|dealers?|chains?|caf[eé]s?|restaurants?|stockists?)\b/i
/** Goods whose way to customers is named, and no outlet among it. */
function sellsDirect(source: Source): boolean {
  const ways = wordsOf(source, 'channel')
  return ways.length > 0 && !OUTLETS.test(ways.join('\n')) && !RESELLERS.test(source.idea)
}
const RESELLERS =
  /\b(?:shops?|stores?|outlets?|cent(?:er|re)s?|retailers?) (?:buys?|sells?|stocks?|ha(?:s|ve) ordered|ordered|takes?)\b/i

/** What is made for one buyer, after the order. */
const TO_ORDER =
  /\b(?:made to (?:order|measure)|to order|custom(?:i[sz]ed|-made|er['’]s (?:own )?(?:cloth|drawing|design|photo|measures?))?\b(?! (?:who|of|for))|bespoke|tailor-?made|personali[sz]ed|engraved|your own (?:\p{L}+ )?(?:cloth|colou?r|design|drawing|photo|name|text)|that you (?:send|give|bring|draw|choose)|you send us|in the colou?r of|by your (?:measures|drawing|photo))\b/iu
const isToOrder = (source: Source): boolean =>
  TO_ORDER.test([source.idea, ...wordsOf(source, 'product'), ...wordsOf(source, 'difference')].join('\n'))

/** Whether content comes out again and again on its days, and is paid for by time or as a series. */
export const isFeed = (source: Source): boolean =>
  !isCourse(source) &&
  !isLibrary(source) &&
  (daysBetween(source) !== null ||
    /^(?:week|month|year)$/.test(firstValue(source.brief, 'price')?.every ?? ''))

/** What has readers or an edition comes out already. */
const COMES_OUT =
  /\b(?:subscribers?|readers|read it|free edition|(?:it|they|we|i) (?:comes? out|goes? out|sends?|publish\w*))\b/i

/** Whether one customer needs it once, so that nobody comes again. */
export const isOneJob = ({ brief }: Source): boolean => {
  const purchases = firstValue(brief, 'purchases')
  const every = firstValue(brief, 'price')?.every
  return purchases !== null && purchases <= 1 && every !== 'month' && every !== 'week'
}

/** Purchases a year of what customers do not need again within weeks. */
const MOST_RARE = 3

/** What is agreed long before its day, because it has a season or a date of its own. */
const BOOKS_AHEAD =
  /\b(?:seasons?|terms?|semesters?|(?:school|wedding|festival|concert|harvest|theat(?:er|re)) (?:dates?|days?|years?)|weddings?|festivals?|musicals?|exhibitions?|tours?|touring|harvests?|fairs?|book(?:s|ed|ing)? (?:\p{L}+ ){0,3}?(?:ahead|in advance|(?:months|weeks) before)|(?:months|a year|weeks) (?:ahead|in advance|before))\b/iu
const AT_ONCE =
  /\b(?:at once|right away|same day|today|tonight|last[- ]minute|emergenc\w+|urgent\w*|on demand|within (?:an hour|hours|minutes|the hour))\b/i
const booksAhead = (source: Source): boolean => {
  const offer = offerOf(source)
  return BOOKS_AHEAD.test(offer) && !AT_ONCE.test(offer)
}

/** From so many on, those who follow the founder are the ones who are asked to pay. */
const AUDIENCE = 30

/** Words that stand for what the brief says in several ways: conditions look for them like for the founder's own. */
export const signsOf = (source: Source, { hoursEach, reachable }: Told): string =>
  [
    hasPremises(source) && 'own_premises',
    hoursEach !== null && 'told_hours',
    reachable.some((count) => count >= AUDIENCE) && 'has_audience',
    isCourse(source) && 'is_course',
    isCourse(source) && EXAM.test(offeredWords(source)) && 'course_with_exam',
    MESSAGES.test(offerOf(source)) && 'by_message',
    onlyMessages(source) && 'only_messages',
    HEARD.test(offerOf(source)) && 'is_heard',
    foundersOf(source) > 1 && 'is_team',
    isOutdoors(source) && 'is_outdoors',
    PRINTED.test(source.idea) && 'is_printed',
    travels(source) && 'travels',
    sellsDirect(source) && 'sells_direct',
    OUT.test(source.idea) && 'is_released',
    isToOrder(source) && 'made_to_order',
    isFeed(source) && 'is_feed',
    isLibrary(source) && 'is_library',
    isFeed(source) && COMES_OUT.test(source.idea) && 'comes_out',
    firstValue(source.brief, 'price')?.every === 'share' && 'is_share',
    isOneJob(source) && 'one_job',
    (firstValue(source.brief, 'purchases') ?? MOST_RARE + 1) <= MOST_RARE && 'rare_deal',
    `supply_${supplyOf(source)}`,
    booksAhead(source) && 'books_ahead',
    isSeldom(source) && 'is_seldom',
    isForAnimals(source) && 'for_animals',
    `goods_${goodsKindOf(source) ?? 'article'}`,
  ]
    .filter(Boolean)
    .join(' ')
