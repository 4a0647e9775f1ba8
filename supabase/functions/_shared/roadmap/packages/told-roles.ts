import { amountsIn, type ToldAmount } from '../../domain/brief/told-amounts.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'

/*
 * What each amount of the founder's text is for. The role follows from the words next to the amount: a price that is
 * asked, a cost of one piece, a cost of each month or use, money that is owed back, what another side gets, what a shop
 * keeps. An amount whose words name no role has none, and nothing is calculated with it.
 */

export type MoneyRole =
  | 'sale'
  | 'more'
  | 'fee'
  | 'deposit'
  | 'back'
  | 'bought'
  | 'piece'
  | 'travel'
  | 'monthly'
  | 'yearly'
  | 'renewal'
  | 'usage'
  | 'wage'
  | 'payout'
  | 'shop'
  | 'none'

/** An amount with its role; for `shop`, a share of the price in percent. */
export interface RoleAmount extends ToldAmount {
  role: MoneyRole
  isPercent: boolean
}

const NEAR = String.raw`(?: me| us)?(?: only| just| about| around| at least| at most| roughly| up to| an average of| average)*\s*$`
const ends = (words: string): RegExp => new RegExp(`${words}${NEAR}`, 'iu')

/** People other than the founder, or another time: what they pay or lose is no figure of the plan. */
const OF_OTHERS =
  /\b(?:today|currently|now (?:costs?|pays?)|instead|elsewhere|used to|would cost|new (?:one|set|complete)|competit\w*|others? (?:charge|pay|ask)s?|loses?|lost|fined?|worth|thr[eo]w\w* away|(?:costs?|pays?) (?:them|him|her|you|people))\b/i
const UNREAL =
  /\b(?:if we|if i|could|might|hope|wish|would like|['’]d like|want(?:ed)? to (?:earn|make|keep)|need to (?:earn|make)|goal|target|aim)\b/i

const DEPOSIT_NEAR =
  /\b(?:deposits?|pledge|caution|security)(?: of| is)?(?: about| around)?\s*$|\b(?:deposits?)\b[^.;:,]{0,20}$/i
const DEPOSIT_AFTER = /^\s*(?:as (?:an? )?)?(?:\p{L}+ )?(?:deposit|pledge|caution)\b/iu

const BRINGS_BACK =
  /\b(?:(?:bring|send|take|come|give|hand)(?:s|ing)? (?:(?:it|them|one|this|(?:the|his|her|their) (?:\p{L}+ ){0,2}?\p{L}+) )?back|brought (?:\p{L}+ ){0,3}?back|returns? (?:it|them)|buy[- ]?back|outgrows?)\b/iu
const I_GIVE = ends(
  String.raw`\b(?:i|we|and) (?:(?:will|would|then|also) )?(?:give|pay|refund|return|hand)(?: (?:back|them|him|her|out))?`,
)

const I_BUY = ends(
  String.raw`\b(?:(?:i|we)(?:['’]ve| have)? (?:\p{L}+ ){0,2}?(?:buy|bought|import(?:ed)?|land(?:ed)?|purchased?)|bought|landed)\b[^;:.$€£₹]{0,70}(?:\b(?:for|at|from|of|is|costs?)|,)`,
)
const WHEN_BOUGHT = /^\s*(?:when|each time|if|whenever) (?:i|we) (?:buy|bring in|take in)\b/i
/** Equipment is bought once, whatever is sold. */
const TOOL =
  /\b(?:machines?|ovens?|cabinets?|presses|press|printers?|cameras?|tools?|kilns?|trailers?|vans?|trucks?|cars?|stoves?|mixers?|lasers?|generators?|computers?|second[- ]hand|rent|lease|licen[cs]es?|permits?|website|course)\b/i

const SHOP_SUBJECT = `(?:shops?|stores?|nurser(?:y|ies)|(?:tourist |booking |ticket )?offices?|bars?|cafes?|cafés?|dealers?|retailers?|chandler(?:y|ies)|chandlers|garden cent(?:er|re)s?|pharmac(?:y|ies)|museums?|galler(?:y|ies)|hotels?|salons?|gyms?|clubs?|platforms?|marketplaces?|agents?|agenc(?:y|ies)|resellers?|supermarkets?|markets?|kiosks?|co-?ops?|cooperatives?|etsy|amazon|booksellers?|wholesalers?|distributors?)`
const SHOP_TAKES = new RegExp(
  String.raw`\b${SHOP_SUBJECT}\b[^.;]{0,50}?\b(?:keeps?|takes?|wants?|asks?(?: for)?|gets?|needs?|charges?|demands?)${NEAR}`,
  'iu',
)

const MATERIAL =
  /\b(?:parts?|materials?|ingredients?|components?|packaging|packing|flour|fabrics?|cloth|yarn|wool|leather|wood|timber|wax|glass|paper|ink|chemicals?|detergents?|energy|electricity|gas|feed|seeds?|washing|cleaning|repairs?|liners?|bottles?|jars?|boxes|labels?|printing|filament|resin|soil|beans|milk|meat|fruit|clay|thread|batter(?:y|ies)|boards?|housings?|supplies|consumables)\b/i
const IS = ends(
  String.raw`\b(?:is|are|costs?|come(?:s)? to|comes? out at|run(?:s)? to|run(?:s)?|total(?:s)?)`,
)
const BARE_MATERIAL = ends(
  String.raw`\b(?:parts?|materials?|ingredients?|components?|packaging|fabrics?|flour|chemicals|washing|leather|wood|wax|the (?:fabric|cloth|wood|leather|material|wax|yarn))`,
)
const IN_PARTS = /^\s*(?:in|of|for|on) (?:the )?(?:parts?|materials?|ingredients?|components?|packaging)\b/i
const COSTS_ME = ends(
  String.raw`\b(?:costs? (?:me|us)|(?:i|we) (?:\p{L}+ )?pay(?: for)?(?: (?:the|an?) \p{L}+)?|we spend|i spend)`,
)

const TRAVEL = /\b(?:taxi|fuel|petrol|diesel|bus|train|tram|ferry|fare|mileage|travel|parking|toll)\b/i

/** What a unit needs each month: a connection, a server, messages, insurance. */
const RUNNING =
  /\b(?:sims?|cell(?:ular)?|data|phone|mobile|connection|network|cloud|servers?|hosting|messages?|texts?|sms|plan|api|service|software|storage|insurance|licen[cs]e|maintenance|monitoring)\b/i
const PER_UNIT =
  /^\s*(?:(?:an?|per|each|every|\/) ?(?:month|mo|year)\b,? ?)?(?:each|apiece|a piece|(?:per|for each|for every|an?) (?!month|year|week|day)\p{L}+)\b/iu
/** What the offer is paid for by the other side each month: no cost. */
const PAYS_IN =
  /\b(?:pays?|would pay|paying|charge[sd]?|charging|subscri\w+|for|price|costs? only|offer)\b[^.;,]{0,30}$/i

/** What customers go on paying for each one, besides the price. */
const PAYS_RENEWAL = /\b(?!(?:i|we)\b)\p{L}+ (?:pays?|would pay|is charged)\b[^.;]{0,60}$/iu

const GETS =
  /\b(?!(?:we|i|it|you|that|which|this)\b)\p{L}+ (?:gets?|receives?|earns?|keeps?|takes home|(?:is|are) paid)(?: about| around| only)?\s*$/iu

const FEE_AFTER =
  /^\s*(?:for (?:the |each |a )?|as (?:an? )?)?(?:booking|booking fee|service fee|handling fee|fee|per booking|a booking)\b/i
const FEE_BEFORE =
  /\b(?:booking|service|handling|listing|matching|sign-?up) (?:fee|charge)(?: of| is)?(?: about)?\s*$/i

const EACH_HOUR = /^\s*(?:an|per|each|\/|a) ?(?:paid )?hour\b/i
const PAID = /\b(?:costs?|costing|pays?|paid|wages?|earns?|gets?)\b[^.;]{0,25}$/i
const HOUR_MORE =
  /^\s*(?:for |an? |per )?(?:(?:each|every|any|the) )?(?:(?:further|extra|additional|next|more) hour|hour (?:after|more|extra|on top|beyond)|extra hour)/i

const SELLS = [
  ends(
    String.raw`\b(?:i|we|you)(?:['’]ll|['’]d)?(?: will| would| want to| plan to| can| now| also)* sell\b[^;:.]{0,90}?\b(?:for|at)`,
  ),
  ends(String.raw`\band sells? (?:them |it |these |those )?(?:again |on )?(?:for|at)`),
  ends(String.raw`\b(?:i|we)(?:['’]ll|['’]d)?(?: will| would| want to| plan to| now)* (?:charge|ask|bill)`),
  ends(
    String.raw`\b(?:an?|one|each|the|every) (?:\p{L}+ ){0,3}?\p{L}+ (?:sells?|goes|is sold|are sold) (?:for|at)`,
  ),
  ends(String.raw`\b(?:price|it|they) (?:is|are|will be|sells? for|costs?|goes for)`),
  ends(String.raw`\b(?:sells? (?:it|them|one) (?:for|at)|priced at)`),
  ends(`^(?:it['’]s|it is|price:?|costs?)`),
]
const SOLD_AFTER = /^\s*(?:a|an|per|each|for (?:a|the first|one|each|up to))\b/i

const CUSTOMER_PAYS = /\b(?!(?:i|we|who)\b)\p{L}+ (?:pays?|would pay)(?: about)?\s*$/iu
/** The sentence begins with one of what is sold and its price: 'A loaf is €6.20'. */
const ONE_IS = /^(?:an?|one|each) (?:\p{L}+ )?\p{L}+ (?:is|costs?)\s*$/iu
const CENTS = /(?<![\d.,\p{L}])(?<cents>\d+(?:\.\d+)?) ?(?:cents?|pence|p|¢|paise|öre|øre|grosze?)\b/giu
const HUNDRED = 100

/** Amounts in hundredths, such as '2 cents', which have the currency of the plan. */
function centsIn(words: string): ToldAmount[] {
  return [...words.matchAll(CENTS)].map(({ 0: all, index, groups }) => ({
    amount: Number(groups?.cents) / HUNDRED,
    currency: null,
    every: null,
    unit: null,
    words,
    before: words.slice(0, index),
    after: words.slice(index + all.length),
  }))
}

/** What others get of a payment, and what a distance costs, as numbers without a currency. */
const BARE =
  /\b(?!(?:we|i|it|you|that|which|this)\b)\p{L}+ (?:gets?|receives?|keeps?) (?<got>\d[\d,.]*\d|\d)(?![\d.,]*\d)(?=\s*(?:$|[.,;]|of (?:it|that|this)\b|and\b|for (?:each|every one)\b))/giu
function payoutsIn(words: string): ToldAmount[] {
  return [...words.matchAll(BARE)].flatMap(({ 0: all, index, groups }) => {
    const digits = groups?.got ?? ''
    const at = index + all.length
    return amountsIn(words.slice(index, at + 8)).length > 0
      ? []
      : [
          {
            amount: Number(digits.replaceAll(',', '')),
            currency: null,
            every: null,
            unit: null,
            words,
            before: words.slice(0, at - digits.length),
            after: words.slice(at),
          },
        ]
  })
}

/** What a connection costs each month, as a number without a currency: 'the SIM 1,10 per month'. */
const BARE_MONTHLY =
  /\b(?:sims?(?: cards?)?|hosting|data plan|subscription for (?:the )?data)(?: costs?(?: me| us)?| is)? (?<got>\d{1,3}(?:[.,]\d{1,2})?)(?= (?:per|a|each|every) month\b)/giu
function monthlyIn(words: string): ToldAmount[] {
  return [...words.matchAll(BARE_MONTHLY)].flatMap(({ 0: all, index, groups }) => {
    const digits = groups?.got ?? ''
    const at = index + all.length
    return amountsIn(words.slice(index, at)).length > 0
      ? []
      : [
          {
            amount: Number(digits.replace(',', '.')),
            currency: null,
            every: 'month' as const,
            unit: null,
            words,
            before: words.slice(0, at - digits.length),
            after: words.slice(at),
          },
        ]
  })
}

const PERCENT = /(?<![\d.,])(?<percent>\d{1,2}(?:\.\d)?) ?(?:%|percent\b|per cent\b)/giu
const sharesIn = (words: string): ToldAmount[] =>
  [...words.matchAll(PERCENT)].map(({ 0: all, index, groups }) => ({
    amount: Number(groups?.percent),
    currency: null,
    every: null,
    unit: null,
    words,
    before: words.slice(0, index),
    after: words.slice(index + all.length),
  }))

const MONEY_END =
  /(?:\d(?:[\d.,]*\d)?|[$€£₹]|\b(?:each|month|unit|piece|hour)\b)[^.;]*?(?:,| and | but | or | then )\s*/giu
/** The words between the amount before it, or the start of the clause, and this one. */
export function leadOf({ before }: ToldAmount): string {
  const clause = before.split(/[;:]\s/).at(-1) ?? before
  const at = [...clause.matchAll(MONEY_END)].at(-1)
  return at ? clause.slice(at.index + at[0].length) : clause
}

function percentRole({ before, after }: ToldAmount): MoneyRole {
  const isOfOwn = /\b(?:i|we) (?:get|keep|take|charge|earn)s?\b[^.;]{0,20}$/i.test(before)
  return !isOfOwn &&
    (SHOP_TAKES.test(before) || /^\s*(?:goes|for) (?:to )?the (?:shop|store|bar|office)/i.test(after))
    ? 'shop'
    : 'none'
}

function amountRole(told: ToldAmount): MoneyRole {
  const { before, after, every, words } = told
  const lead = leadOf(told)
  const isOthers = OF_OTHERS.test(lead)
  if (HOUR_MORE.test(after)) return 'more'
  if (EACH_HOUR.test(after))
    return PAID.test(before) && !UNREAL.test(lead) && !/\b(?:i|we) (?:charge|ask)\b/i.test(lead)
      ? 'wage'
      : 'none'
  if (DEPOSIT_NEAR.test(lead) || DEPOSIT_AFTER.test(after)) return 'deposit'
  if (FEE_AFTER.test(after) || FEE_BEFORE.test(lead)) return 'fee'
  if (I_GIVE.test(lead) && (/^\s*back\b/i.test(after) || BRINGS_BACK.test(before))) return 'back'
  if (WHEN_BOUGHT.test(after)) return 'bought'
  const isWorked = every === 'month' || every === 'year'
  if (isWorked) {
    if (isOthers || UNREAL.test(lead)) return 'none'
    if (PAYS_RENEWAL.test(before) && PER_UNIT.test(after)) return 'renewal'
    const isOwn = COSTS_ME.test(lead) || /\b(?:on the deal i|i pay|we pay)\b/i.test(words)
    const isForOne = PER_UNIT.test(after)
    if (RUNNING.test(lead) && !PAYS_IN.test(lead) && (isForOne || isOwn || /\bsims?\b/i.test(lead)))
      return every === 'month' ? 'monthly' : 'yearly'
    if (every === 'year' && MATERIAL.test(lead) && isOwn) return 'yearly'
    if (every === 'month' && isOwn && isForOne) return 'monthly'
    return 'none'
  }
  if (isOthers) return 'none'
  if (
    I_BUY.test(lead) &&
    !TOOL.test(
      lead
        .split(/\b(?:buy|bought|landed)\b/i)
        .at(-1)
        ?.replace(/^\s*(?:old|used|broken) \p{L}+ machines?/iu, '') ?? '',
    )
  )
    return 'bought'
  if (TRAVEL.test(lead) && (IS.test(lead) || COSTS_ME.test(lead))) return 'travel'
  if (IN_PARTS.test(after)) return 'piece'
  if (
    (MATERIAL.test(lead) && (IS.test(lead) || COSTS_ME.test(lead)) && !TOOL.test(lead)) ||
    BARE_MATERIAL.test(lead)
  )
    return 'piece'
  if (COSTS_ME.test(lead) && every === 'use' && told.unit !== 'hour') return 'usage'
  if (GETS.test(lead)) return 'payout'
  if (COSTS_ME.test(lead)) return 'none'
  if (UNREAL.test(lead) && !/\bwant to sell\b/i.test(lead)) return 'none'
  if (SELLS.some((cue) => cue.test(lead)) && !/^\s*(?:back|of it)\b/.test(after)) return 'sale'
  // 'The club pays 240 euros': what a customer pays for one.
  if (CUSTOMER_PAYS.test(lead) && !/^\s*to\b/i.test(after)) return 'sale'
  if (ONE_IS.test(before)) return 'sale'
  return SOLD_AFTER.test(after) && /^(?:\s*(?:price (?:is )?)?)$/i.test(lead) ? 'sale' : 'none'
}

const CENTS_COST = /\b(?:costs? (?:me|us)|(?:i|we) pay)\b[^.;]{0,20}$/i

let known: { idea: string; roles: readonly RoleAmount[] } = { idea: '', roles: [] }

/** All amounts and shares of the text with their roles, in the order of the sentences. */
export function rolesIn(idea: string): readonly RoleAmount[] {
  if (known.idea !== idea) {
    const roles = sentencesOf(idea).flatMap(({ words }) => [
      ...amountsIn(words).map((told): RoleAmount => ({ ...told, role: amountRole(told), isPercent: false })),
      ...monthlyIn(words).map((told): RoleAmount => ({ ...told, role: 'monthly', isPercent: false })),
      ...payoutsIn(words).map((told): RoleAmount => ({ ...told, role: 'payout', isPercent: false })),
      ...centsIn(words).map(
        (told): RoleAmount => ({
          ...told,
          role: CENTS_COST.test(told.before) ? 'usage' : 'none',
          isPercent: false,
        }),
      ),
      ...sharesIn(words).map((told): RoleAmount => ({ ...told, role: percentRole(told), isPercent: true })),
    ])
    known = { idea, roles }
  }
  return known.roles
}
