import { currencyOfCountry } from '../currency.ts'
import { formatCount } from '../figures.ts'
import {
  type Brief,
  type BriefValues,
  type Entry,
  entriesOf,
  type FieldState,
  firstValue,
  type Span,
} from './brief.ts'
import type { TellingBrief } from './economics.ts'
import { BRIEF_TEXT_CHARS, MOST_VALUES } from './limits.ts'
import { calculated, fixed, quote, shown } from './line.ts'
import { isOwnPurchase } from './own-things.ts'
import { isOnlyRead } from './standing.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, isOwnCurrency } from './told-amounts.ts'
import { asTold, countOf, demandIn, FIGURES, withoutPieces } from './told-demand.ts'
import { findingIn, wantedIn } from './told-result.ts'
import { trialIn } from './trials.ts'
import { partsOf, sentencesOf } from './unread.ts'

/*
 * How many of a group did something, in the founder's words: '9 of 22 families asked for a date', 'I asked 14: 5 said
 * yes, 2 paid', '212 bought, 61 came back'. This is evidence with a rate.
 */

type Demand = BriefValues['evidence']

/** What part of the group did: paid, came back, asked for it themselves, tried it, only said something, or refused. */
type Deed = 'paid' | 'back' | 'asked' | 'tried' | 'said' | 'refused'

export interface ToldRate extends Span {
  part: number
  whole: number
  deed: Deed
  /** The founder's words, from the total number to the action of the part. */
  words: string
  /** The whole sentence. */
  sentence: string
  /** Whether the whole is everyone whom the founder asked, or everyone who bought; null if unknown. */
  among: 'asked' | 'bought' | null
}

const NUMBER = `(?:${FIGURES})`
const NOT_MONEY = String.raw`(?<![\p{L}\d.,$€£₹₦¥%-])`
const NO_UNIT = String.raw`(?!\s?(?:%|€|percent|hours?|minutes?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|km|kg)\b|[\d.,]*\d)`
/** 'nine of eleven traders', '9 out of the 22 families'. */
const OF = new RegExp(
  String.raw`${NOT_MONEY}(?<part>${NUMBER}) (?:out )?of (?:the |our |my |these |those |all )*(?<whole>${NUMBER})\b${NO_UNIT}(?<after>[^.;:!?]*)`,
  'giu',
)
/** 'I asked 14 office managers', 'we talked to about forty growers'. */
const ASKED = new RegExp(
  String.raw`\b(?:i|we|i’ve|we’ve|i've|we've)\b[^.;:!?]{0,60}?\b(?:asked|spoke[n]? (?:to|with)|talked (?:to|with)|sat down with|sat with|interviewed|surveyed|showed (?:it |them |this )?(?:to )?|called|visited|e-?mailed|wrote to|met(?: with)?|pitched(?: to)?|contacted|let) (?:about |some |over |around |more than )?(?<whole>${NUMBER})\b${NO_UNIT}`,
  'iu',
)
/** '212 people bought'. */
const BOUGHT = new RegExp(
  String.raw`${NOT_MONEY}(?<whole>${NUMBER}) (?:\p{L}+ ){0,3}?(?:have |has )?(?:bought|ordered|paid|booked|came|tried it|signed up)\b`,
  'iu',
)
/** Verbs after the total number for what part of the group did. */
const VERB =
  '(?:have|has|had|already|now|even|would|said|say|told|paid|pays?|bought|ordered|pre-?ordered|signed|joined|asked|want(?:ed)?|agreed|left|gave|put|booked|uses?|used|tried|kept|keep|still|renewed|re-?ordered|came|liked|promised|took|subscribed|registered|are|were|fear(?:ed)?|refused?|declined|turned|doubt(?:ed)?|worr(?:y|ied))'
const PART = new RegExp(
  String.raw`(?:^|[,:;–—(]|\b(?:and|but|of whom|of them|of these))\s*(?:the (?:other )?)?(?<part>${NUMBER})(?: of (?:them|these|those|whom))?\s+(?=${VERB}\b)(?<did>(?:(?!,? (?:and|but) ${NUMBER} )[^.,;:!?)])*)`,
  'giu',
)

const REFUSED =
  /\b(?:refus\w+|declin\w+|turned (?:it|us|me) down|said no|not interested|fear(?:s|ed)?|doubt(?:s|ed)?|worr(?:y|ied)|(?:would|will|do|did)(?: not|n[’']t) (?:buy|pay|want|need|use)|why bother|no need|too expensive)\b/i
const WOULD =
  /\b(?:said|say|would|will|interested|like[sd]?|promised|told|yes|want(?:s|ed)? to (?:buy|pay)|willing)\b/i
const PAID = /\b(?:pa(?:y|ys|id|ying)|bought|(?:pre-?|re-?)?order(?:ed|s)?|deposits?|subscribed)\b/i
const BACK = /\b(?:renewed|came back|come back|again|returned|booked)\b/i
const TRIED = /\b(?:us(?:e|es|ed|ing)|kept|keeps?|tried|tests?|tested|finished)\b/i
const CAME =
  /\b(?:asked|signed|joined|agreed|want(?:s|ed)?|registered|left (?:an?|their)|requested|put (?:down )?(?:their|her|his) names?|sign(?:ed)?[- ]?up)\b/i

function deedOf(did: string): Deed | null {
  if (REFUSED.test(did)) return 'refused'
  if (/\basked (?:to|for|when|if|how)\b/i.test(did)) return 'asked'
  if (WOULD.test(did)) return 'said'
  if (PAID.test(did)) return 'paid'
  if (BACK.test(did)) return 'back'
  if (CAME.test(did)) return 'asked'
  return TRIED.test(did) ? 'tried' : null
}

/** Words by which a sentence is about the founder's own people or offer. */
const OWN = /\b(?:i|we|me|us|our|my|ours|mine|i’ve|we’ve|i've|we've)\b/i
/** '140 members, and 31 of them put their names on a sheet'. */
const OF_MEMBERS = new RegExp(
  String.raw`${NOT_MONEY}(?<whole>${NUMBER}) (?:\p{L}+ ){0,2}?\p{L}{3,}s\b[^.;:!?\d]{0,30}?\b(?<part>${NUMBER}) of (?:them|these|those|whom) (?<did>[^.,;:!?)]*)`,
  'iu',
)
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)
/** 'Five of them said yes, and the sixth told me why bother': one more person was asked and refused. */
const ONE_REFUSED = new RegExp(
  `${NOT_MONEY}(?<part>${NUMBER}) of (?:them|these|those) (?<did>[^.;:!?]*?),? (?:and|but) the (?<nth>${ORDINALS.slice(2).join('|')}|other one|last one) [^.;:!?]*`,
  'iu',
)
const WITH_OFFER =
  /\b(?:came back|come back|still use|pay already|already pay|free issues?|prototypes?|waiting list|deposits?|pre-?order\w*)\b/i

const known = { idea: '', rates: [] as readonly ToldRate[] }

/** The rates that an idea states, each with its words. */
export function toldRates(idea: string): readonly ToldRate[] {
  if (known.idea !== idea) {
    known.idea = idea
    known.rates = sentencesOf(idea).flatMap(ratesIn)
  }
  return known.rates
}

function ratesIn({ words: sentence, start }: { words: string; start: number }): ToldRate[] {
  const rate = (
    part: string,
    whole: string,
    did: string,
    from: number,
    to: number,
    among: ToldRate['among'],
  ) => {
    const deed = deedOf(did)
    const [some, all] = [countOf(part), countOf(whole)]
    const words = sentence.slice(from, to).replace(/[\s,]+$/, '')
    const at = start + [...sentence.slice(0, from)].length
    return deed && some > 0 && some <= all && all > 1
      ? [{ part: some, whole: all, deed, words, sentence, among, start: at, end: at + [...words].length }]
      : []
  }
  const partsAfter = (whole: string, from: number, index: number, among: ToldRate['among']) =>
    [...sentence.slice(index).matchAll(PART)].flatMap(({ 0: all, index: at, groups }) =>
      rate(
        groups?.part ?? '',
        whole,
        groups?.did ?? '',
        among === null ? index + at + all.indexOf(groups?.part ?? '') : from,
        index + at + all.length,
        among,
      ),
    )
  const asked = ASKED.exec(sentence)
  const named = asked ? null : OF_MEMBERS.exec(sentence)
  if (named && (OWN.test(sentence) || WITH_OFFER.test(sentence))) {
    const { whole = '', part = '', did = '' } = named.groups ?? {}
    const found = rate(part, whole, did, named.index, named.index + named[0].length, null)
    if (found.length > 0) return found
  }
  const ordinal = ONE_REFUSED.exec(sentence)
  if (ordinal && OWN.test(sentence)) {
    const { part = '', did = '', nth = '' } = ordinal.groups ?? {}
    const whole = ORDINALS.indexOf(nth.toLowerCase()) + 1 || countOf(part) + 1
    const end = ordinal.index + ordinal[0].length
    return rate(part, String(whole), did, ordinal.index, end, 'asked')
  }
  const ofAll = [...sentence.matchAll(OF)]
  if (ofAll.length > 0)
    return ofAll.flatMap(({ 0: all, index, groups }) => {
      const { part = '', whole = '', after = '' } = groups ?? {}
      const own = OWN.test(sentence) || WITH_OFFER.test(sentence)
      // 'Three of five cafés throw away bread' describes the problem.
      if (!own) return []
      const [did = ''] = after.split(new RegExp(String.raw`,| (?:and|but) (?=${NUMBER}\b)`, 'iu'))
      const among =
        /\b(?:i|we) (?:spoke|talked|asked|interviewed|visited|called|met|showed|surveyed)\b/i.test(sentence)
          ? 'asked'
          : null
      return [
        ...rate(part, whole, did, index, index + all.length - after.length + did.length, among),
        ...(ofAll.length === 1 ? partsAfter(whole, index, index + all.length - after.length, null) : []),
      ]
    })
  if (asked) return partsAfter(asked.groups?.whole ?? '', asked.index, asked.index + asked[0].length, 'asked')
  const bought = OWN.test(sentence) ? BOUGHT.exec(sentence) : null
  return bought
    ? partsAfter(bought.groups?.whole ?? '', bought.index, bought.index + bought[0].length, 'bought')
    : []
}

/** People who use it before anyone pays: '212 people from 90 clubs open it most weeks'. */
const USE_IT = new RegExp(
  String.raw`${NOT_MONEY}(?<people>${NUMBER}) (?:\p{L}+ ){0,2}?\p{L}{3,}(?: (?:from|in|at|of) (?<groups>${NUMBER}) (?:\p{L}+ )?(?<noun>\p{L}{3,}s))?(?: (?:have|has|already|now|still|regularly|mostly))* (?:open|read|use|follow|watch|get|receive|listen to|play)s? (?:it|mine|ours|them|the \p{L}+)\b`,
  'iu',
)

function toldUsersIn(words: string): { people: number; groups: number | null; words: string } | null {
  const match = OWN.test(words) ? USE_IT.exec(words) : null
  const { people = '', groups } = match?.groups ?? {}
  return match && countOf(people) > 1
    ? { people: countOf(people), groups: groups ? countOf(groups) : null, words: match[0] }
    : null
}

const ORDER: readonly Deed[] = ['paid', 'back', 'asked', 'tried', 'said', 'refused']

/** The strongest rate: payments rank before requests, trials and words; null if there is none. */
export const bestRate = (idea: string): ToldRate | null =>
  toldRates(idea).toSorted((a, b) => ORDER.indexOf(a.deed) - ORDER.indexOf(b.deed))[0] ?? null

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
const GENERAL =
  /^(?:people|persons|customers?|clients?|users?|buyers?|others|places|points|times|visitors|followers|subscribers|readers|sign-?ups|orders|deposits|weeks|months|years|days)$/i

/** Words for people who serve, sell or lend to others. */
const SERVE =
  /\b(?:tutors|teachers|trainers|instructors|coaches|vets|drivers|riders|couriers|sellers|lenders|hosts|guides|makers|growers|cleaners|helpers|sitters|carers|providers|suppliers|landlords|freelancers|mechanics|plumbers|electricians|craftsmen)\b/i

/** Whether the founder says that these people pay: 'a fee from the tutor', 'drivers pay'. */
const isTakenFrom = (idea: string, who: string): boolean =>
  new RegExp(
    String.raw`\bfrom (?:(?:the|each|every|our|both) )?(?:\p{L}+ )?${stemOf(who)}|\b${stemOf(who)}\p{L}* (?:will )?pays?\b|\bcharge (?:(?:the|each|every) )?${stemOf(who)}`,
    'iu',
  ).test(idea)

/** Whether a sign of demand counts people on the nonpaying side: 'six teachers have signed up' if families pay. */
function isOfSuppliers(brief: Brief, { kind, text }: Demand, idea: string): boolean {
  const customer = firstValue(brief, 'customer')
  const isTwoSided = entriesOf(brief, 'nature').some(({ value }) => value === 'marketplace')
  if (!isTwoSided || customer === null || kind === 'paying') return false
  const [lead = ''] = text.split(/\b(?:in|of|from|for|who|that|with|at)\b|[,;:]/)
  const serving = SERVE.exec(lead)?.[0]
  const isOfPayers = (who: string) =>
    (customer.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf).includes(stemOf(who))
  if (serving) return !isOfPayers(serving) && !isTakenFrom(idea, serving)
  if (kind === 'interviews') return false
  const counted =
    /(?:\d[\d,]*|\p{L}+) (?:(?:\p{L}+ ){0,2}?)(?<who>\p{L}{4,}s)\b(?= (?:have|has|are|already|signed|joined|want|agreed|listed|offer))/iu.exec(
      text,
    )?.groups?.who
  return counted !== undefined && !GENERAL.test(counted) && !isOfPayers(counted)
}

/** Verbs of the side that is paid: 'parents who signed up to lend something'. */
const GIVES = /\b(?:lend|lends|offer|offers|listed|rent out|supply|host|sell|provide|give|teach|drive)\b/i

/** Word stems that mean the same families. */
const OF_FAMILY = /^(?:famil|household|parent|mother|father|mums?|moms?|dads?)$/

/**
 * Whether the people who wait are the founder's channel or users while others pay: guesthouses that take cards do not
 * buy what their guests pay for.
 */
function isOfOthers(brief: Brief, { kind, text }: Demand): boolean {
  const stemsIn = (words: string) =>
    (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map(stemOf)
      .map((stem) => (OF_FAMILY.test(stem) ? 'famil' : stem))
  const lead = stemsIn(text.split(/\b(?:in|of|from|who|that|with|at)\b|[,;:]/)[0] ?? '').slice(0, 3)
  const payers = stemsIn(
    [
      ...entriesOf(brief, 'customer').map(({ value }) => value),
      ...entriesOf(brief, 'trade').map(({ value }) => value.label),
    ].join(' '),
  )
  const others = stemsIn(
    [...entriesOf(brief, 'channel'), ...entriesOf(brief, 'user')].map(({ value }) => value).join(' '),
  )
  // The users of a marketplace include both sides.
  const isTwoSided = entriesOf(brief, 'nature').some(({ value }) => value === 'marketplace')
  return (
    kind === 'waiting' &&
    payers.length > 0 &&
    (!isTwoSided || GIVES.test(text)) &&
    lead.some((stem) => others.includes(stem)) &&
    !lead.some((stem) => payers.includes(stem))
  )
}

/**
 * Whether the founder keeps part of what one side pays and these words do not name the customers, so that they may be
 * about the side that is paid.
 */
export function mayBePaid(brief: TellingBrief, text: string): boolean {
  const isShared =
    brief.told?.paid !== undefined ||
    firstValue(brief, 'price')?.every === 'share' ||
    entriesOf(brief, 'nature').some(({ value }) => value === 'marketplace')
  const leadOf = (words: string) =>
    (words.split(/\b(?:in|of|from|who|that|which|with|at)\b|[,;:]/)[0] ?? '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map(stemOf) ?? []
  const payers = entriesOf(brief, 'customer').flatMap(({ value }) => leadOf(value))
  return isShared && text !== '' && !leadOf(text).some((stem) => payers.includes(stem))
}

/** The brief with each sign of demand as the kind that its words state, and without signs from the nonpaying side. */
export function ofPayers(brief: Brief, idea = ''): Brief {
  const { evidence } = brief
  if (evidence.state !== 'stated') return brief
  const entries = evidence.entries
    .map((entry) => ({ ...entry, value: asTold(entry.value) }))
    .filter(({ value }) => !isOfSuppliers(brief, value, idea) && !isOfOthers(brief, value))
  return {
    ...brief,
    evidence: entries.length > 0 ? { ...evidence, entries } : { state: 'open', silenced: [] },
  }
}

/** People who would serve the customers: supply, not demand. */
export function suppliersLine(given: Brief, idea: string): SummaryLine | null {
  const supply = entriesOf(given, 'evidence').find(({ value }) => isOfSuppliers(given, value, idea))?.value
  if (!supply) {
    const other = entriesOf(given, 'evidence').find(({ value }) => isOfOthers(given, value))?.value
    return other
      ? {
          said: fixed('By your own words these are not those who pay. How many of those who pay want it?'),
          about: quote(other.text),
          asks: null,
        }
      : null
  }
  const params = { count: shown(formatCount(supply.count ?? 1)) }
  return {
    said: calculated(
      'Supply, not demand: only those who pay count as customers. Ask each of the {count} to agree in writing to what you pay them.',
      params,
    ),
    about: quote(supply.text),
    asks: null,
  }
}

const KIND: Readonly<Record<Deed, Demand['kind']>> = {
  paid: 'paying',
  back: 'other',
  asked: 'waiting',
  tried: 'other',
  said: 'other',
  refused: 'other',
}

const ON_LIST = new RegExp(
  String.raw`^(?<count>${NUMBER}) (?:\p{L}+ ){1,3}(?:is|are) on (?:our|my|a|the) (?:wait(?:ing)? ?)?list\b`,
  'iu',
)

/**
 * Corrects the count of a sign that was read: one person who talks about 300 flats is one conversation, and numbers
 * that do not count people are ignored.
 */
function oneTold(entry: Entry<Demand>): Entry<Demand> {
  const { kind, count, text } = entry.value
  if (!isOnlyRead(entry)) return entry
  const listed = kind === 'other' ? ON_LIST.exec(text)?.groups?.count : undefined
  if (listed) return { ...entry, value: { ...entry.value, kind: 'waiting', count: countOf(listed) } }
  if (kind !== 'interviews') return { ...entry, value: withoutPieces(entry.value) }
  // Shops that would sell it are not conversations with customers.
  if (demandIn(text)?.stage === 'stocked')
    return { ...entry, value: { ...entry.value, kind: 'other', count: null } }
  if (count === null) return entry
  if (/^(?:an?|one|my|the) \p{L}+/iu.test(text) && !/^(?:the|my) \p{L}+s\b/iu.test(text))
    return { ...entry, value: { ...entry.value, count: 1 } }
  return count === 1 && !/^(?:an?|one|1|my|the)\b/i.test(text)
    ? { ...entry, value: { ...entry.value, count: null } }
    : entry
}

/** A sign of demand that was read, extended to its whole clause: 'far two forms' is cut from 'so far two forms'. */
function inSentence(entry: Entry<Demand>, idea: string): Entry<Demand> {
  const { origin } = entry
  if (!isOnlyRead(entry) || origin.kind !== 'quote') return entry
  // What was found in some of them belongs to it.
  const isTold = demandIn(entry.value.text) !== null
  const part = partsOf(idea).find(({ start, end }) => start <= origin.start && origin.end <= end)
  if (!part || part.words.length > BRIEF_TEXT_CHARS || (isTold && !findingIn(part.words))) return entry
  const text = part.words.replace(/[.!]+$/, '')
  const { start } = part
  return {
    ...entry,
    value: { ...entry.value, text },
    origin: { ...origin, start, end: start + [...text].length },
  }
}

/**
 * Whether words that were read as a sign of demand show demand or count people: 'I have two new knees' does neither.
 */
const tellsDemand = (entry: Entry<Demand>): boolean =>
  !isOnlyRead(entry) ||
  entry.value.kind !== 'other' ||
  (entry.value.count ?? 0) > 0 ||
  demandIn(entry.value.text) !== null

/**
 * Words for a condition that has to be met first, which make a number a goal: 'not before we've got sixty kitchens'.
 */
const A_GOAL = /\b(?:not (?:before|until)|until|unless|once|when|if|before|as soon as)\s+$/i

/** The brief with the idea's rates as unconfirmed evidence, if the founder has not answered. */
function withToldRates(brief: Brief, idea: string): Brief {
  const { evidence } = brief
  if (evidence.state === 'none') return brief
  const read = evidence.state === 'stated' ? evidence.entries : []
  if (!read.every(isOnlyRead)) return withWanted(brief, idea)
  const silenced = evidence.silenced
  const chars = [...idea]
  const isGoal = ({ origin }: Entry<Demand>) =>
    origin.kind === 'quote' && A_GOAL.test(chars.slice(Math.max(0, origin.start - 30), origin.start).join(''))
  const entries = read
    .filter((entry) => !isGoal(entry))
    .map((entry) => oneTold(inSentence(entry, idea)))
    .filter(
      (entry, index, all) =>
        tellsDemand(entry) && all.findIndex(({ value }) => value.text === entry.value.text) === index,
    )
  const add = (
    kind: Demand['kind'],
    count: number | null,
    { words, start, end }: Pick<ToldRate, 'words' | 'start' | 'end'>,
  ) => {
    const isThere = entries.some(
      ({ value, origin }) =>
        (value.kind === kind && value.count === count) ||
        (kind !== 'interviews' &&
          origin.kind === 'quote' &&
          origin.start < end &&
          origin.end > start &&
          value.kind === kind),
    )
    if (isThere || silenced.includes(words) || entries.length >= MOST_VALUES.evidence) return
    const origin = { kind: 'quote' as const, start, end }
    entries.push({ value: { kind, count, text: words, link: null }, origin, confirmed: false })
  }
  for (const rate of toldRates(idea)) {
    // '140 members, and 31 of them signed up' counts 31.
    const all = entries.findIndex(
      ({ value }) =>
        value.kind === KIND[rate.deed] && value.count === rate.whole && value.text.includes(rate.words),
    )
    const counted = entries[all]
    if (counted && rate.among === null)
      entries[all] = { ...counted, value: { ...counted.value, count: rate.part } }
    if (rate.among === 'asked') {
      const talked = entries.findIndex(({ value }) => value.kind === 'interviews')
      const known = entries[talked]
      if (!known) add('interviews', rate.whole, rate)
      // Only some of the people asked were counted.
      else if (isOnlyRead(known) && (known.value.count ?? 0) < rate.whole)
        entries[talked] = { ...known, value: { ...known.value, count: rate.whole } }
    }
    // Customers who came back bought before, so all of them are customers.
    const isBack = rate.deed === 'paid' && rate.among === 'bought'
    if (rate.deed !== 'refused')
      add(KIND[rate.deed], KIND[rate.deed] === 'other' ? null : isBack ? rate.whole : rate.part, rate)
  }
  if (entries.length === 0)
    for (const { words, start } of partsOf(idea)) {
      const told = demandIn(words)
      const found = trialIn(words)?.words ?? toldUsersIn(words)?.words ?? told?.words
      if (found === undefined || told?.stage === 'talked') continue
      const from = start + [...words.slice(0, words.indexOf(found))].length
      const isList = told?.stage === 'waiting' && told.count !== null
      add(isList ? 'waiting' : 'other', isList ? told.count : null, {
        words: found,
        start: from,
        end: from + [...found].length,
      })
    }
  const shown = eachOnce(entries).filter(({ value }) => !isOwnPurchase(value.text))
  return shown.length > 0
    ? { ...brief, evidence: { state: 'stated', entries: shown, silenced } }
    : { ...brief, evidence: { state: 'open', silenced } }
}

/** Signs of demand without those whose words are part of another's: the longer reading keeps the number of the shorter. */
function eachOnce(entries: readonly Entry<Demand>[]): Entry<Demand>[] {
  const isPartOf = (one: Entry<Demand>, other: Entry<Demand>) =>
    one !== other &&
    other.value.text.includes(one.value.text) &&
    (other.value.text !== one.value.text || entries.indexOf(other) < entries.indexOf(one)) &&
    (one.value.count === null || other.value.count === null || one.value.count === other.value.count)
  return entries
    .filter((entry) => !entries.some((other) => isPartOf(entry, other)))
    .map((entry) => {
      const counted =
        entry.value.count === null
          ? entries.find((other) => isPartOf(other, entry) && other.value.count !== null)
          : undefined
      return counted
        ? { ...entry, value: { ...entry.value, kind: counted.value.kind, count: counted.value.count } }
        : entry
    })
}

/** The brief with those who said in the idea that they want it, beside what the founder answered. */
function withWanted(brief: Brief, idea: string): Brief {
  const { evidence } = brief
  if (evidence.state !== 'stated' || evidence.entries.length >= MOST_VALUES.evidence) return brief
  const wanted = wantedIn(brief, idea)
  const isKnown = ({ value }: Entry<Demand>) =>
    value.kind === 'waiting' ||
    value.count === wanted?.count ||
    new RegExp(String.raw`\b${wanted?.count}\b`).test(value.text)
  if (!wanted || evidence.silenced.includes(wanted.words) || evidence.entries.some(isKnown)) return brief
  const start = [...idea.slice(0, idea.indexOf(wanted.words))].length
  const origin = { kind: 'quote' as const, start, end: start + [...wanted.words].length }
  const value = { kind: 'waiting' as const, count: wanted.count, text: wanted.words, link: null }
  return {
    ...brief,
    evidence: { ...evidence, entries: [...evidence.entries, { value, origin, confirmed: false }] },
  }
}

/** A generic word for an offer that does not name it: 'my device', 'an app', 'the system'. */
const EMPTY_NAME =
  /^(?:(?:an?|the|my|our|this|one|simple|new|small|little|mobile|online|web) )*(?:apps?|devices?|systems?|platforms?|tools?|services?|products?|web ?sites?|programs?|software|things?|solutions?|business(?:es)?|compan(?:y|ies)|startups?|machines?|projects?|ideas?)$/i

/** Town names that exist in several countries, none of which is the obvious one. */
const SHARED_NAMES =
  /^(?:Portland|Halifax|Kingston|Hamilton|Richmond|Newcastle|Georgetown|Victoria|Worcester|Durham|Plymouth|Springfield|Salem|Windsor|Lancaster|Santiago|Córdoba|Cordoba|Granada|San Jos[eé]|Tripoli|Warwick|Stratford|Dover|Jackson|Trinidad|Rochester|M[eé]rida|Le[oó]n|Cartagena)$/

/** The brief without unconfirmed towns that exist in several countries, unless money or another place identifies one. */
function withSurePlaces(brief: Brief, idea: string): Brief {
  if (brief.place.state !== 'stated') return brief
  const { entries } = brief.place
  const paid = new Set([
    ...sentencesOf(idea).flatMap(({ words }) => amountsIn(words).flatMap(({ currency }) => currency ?? [])),
    ...(['price', 'goal', 'problemCost'] as const).flatMap((field) =>
      entriesOf(brief, field).flatMap(({ value }) => value.currency ?? []),
    ),
  ])
  const kept = entries.filter((entry) => {
    const { name, country, local } = entry.value
    if (!isOnlyRead(entry) || !local || country === null || !SHARED_NAMES.test(name)) return true
    if (entries.some((other) => other !== entry && other.value.country === country)) return true
    const currency = currencyOfCountry(country)
    return [...paid].some((each) => isOwnCurrency(each, currency))
  })
  return kept.length === entries.length
    ? brief
    : {
        ...brief,
        place:
          kept.length > 0
            ? { ...brief.place, entries: kept }
            : { state: 'open', silenced: brief.place.silenced },
      }
}

/**
 * The brief without an unconfirmed quantity: a frequency may be how often others come or something is collected, so it
 * is asked.
 */
const withoutQuantity = (brief: Brief): Brief =>
  entriesOf(brief, 'purchases').some(isOnlyRead) && brief.purchases.state === 'stated'
    ? { ...brief, purchases: { state: 'open', silenced: brief.purchases.silenced } }
    : brief

/** Words before a place or an accompaniment, which is not the name of an offer. */
const NO_NAME_BEFORE = /\b(?:with|at|in|from|near|doing)\s+$/i

function withName(brief: Brief, idea: string): Brief {
  const chars = [...idea]
  const entries = entriesOf(brief, 'product').filter(
    (entry) =>
      !isOnlyRead(entry) ||
      (!EMPTY_NAME.test(entry.value) &&
        !/\b(?:of )?\d+$/.test(entry.value) &&
        !(
          entry.origin.kind === 'quote' &&
          NO_NAME_BEFORE.test(chars.slice(Math.max(0, entry.origin.start - 12), entry.origin.start).join(''))
        )),
  )
  return { ...brief, product: restated(brief.product, entries) }
}

/** The brief with additional facts stated in the idea, and without names and places that say too little. */
export const withTold = (brief: Brief, idea: string): Brief =>
  withTodayPrices(
    withSurePlaces(withName(withoutQuantity(withToldRates(withWholeWords(brief, idea), idea)), idea), idea),
    idea,
  )

/** What may precede a separate clause, and the marks that end one. */
const BEGINS = /(?:^|[,.;:!?–—(\n]|\b(?:and|but|because|so|that|when|where|if|while))\s*$/i
const ENDS = /^\s*(?:$|[,.;:!?–—)\n]|(?:and|but|because|so|when|while|which|where)\b)/i
/** A verb with its object, which is not the name of an alternative. */
const IS_CLAUSE =
  /^(?:\p{Ll}{2,}s|put|pay|is|are) (?:an?|the|by|washed|his|her|their|them|it|me|us|at|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/u
/** Words that compare something with other ways. */
const COMPARES =
  /\b(?:than|unlike|instead|whereas|while|only|none|not one|no other|nobody else|without|cheaper|faster|better|never|do(?:es)? not|don['’]?t|doesn['’]?t|cannot|can['’]?t|but they|too)\b/i

/**
 * The brief with truncated problems as whole sentences, and without values that are not a problem, an alternative or a
 * difference.
 */
function withWholeWords(brief: Brief, idea: string): Brief {
  const chars = [...idea]
  const wholeOf = ({ start, end }: Span) => {
    const before = chars.slice(Math.max(0, start - 40), start).join('')
    const after = chars.slice(end, end + 40).join('')
    if (BEGINS.test(before) && ENDS.test(after)) return null
    const part = partsOf(idea).find((each) => each.start <= start && end <= each.end)
    const words = part?.words.replace(/[.!]+$/, '') ?? ''
    return part && words.length <= BRIEF_TEXT_CHARS
      ? { words, start: part.start, end: part.start + [...words].length }
      : null
  }
  const problems = entriesOf(brief, 'problem').flatMap((entry) => {
    if (!isOnlyRead(entry) || entry.origin.kind !== 'quote') return [entry]
    const whole = wholeOf(entry.origin)
    // An achievement is not a problem.
    if (demandIn(whole?.words ?? entry.value)) return []
    return whole
      ? [
          {
            ...entry,
            value: whole.words.replace(/\s+/g, ' '),
            origin: { ...entry.origin, start: whole.start, end: whole.end },
          },
        ]
      : [entry]
  })
  const todays = entriesOf(brief, 'today').flatMap((entry) => {
    if (!isOnlyRead(entry) || entry.origin.kind !== 'quote' || !IS_CLAUSE.test(entry.value.name))
      return [entry]
    const whole = wholeOf(entry.origin)
    return whole
      ? [
          {
            ...entry,
            value: { ...entry.value, name: whole.words.replace(/\s+/g, ' ') },
            origin: { ...entry.origin, start: whole.start, end: whole.end },
          },
        ]
      : []
  })
  const names = todays.map(({ value }) => value.name)
  const differences = entriesOf(brief, 'difference').filter(
    (entry) => !isOnlyRead(entry) || (COMPARES.test(entry.value) && !names.includes(entry.value)),
  )
  return {
    ...brief,
    problem: restated(brief.problem, problems),
    today: restated(
      brief.today,
      todays.filter(({ value }, index) => names.indexOf(value.name) === index),
    ),
    difference: restated(brief.difference, differences),
  }
}

/** A stated field with only these values; open if there are none. */
const restated = <Value>(state: FieldState<Value>, entries: Entry<Value>[]): FieldState<Value> =>
  state.state !== 'stated'
    ? state
    : entries.length > 0
      ? { ...state, entries }
      : { state: 'open', silenced: state.silenced }

/** The words between an alternative and its price: 'a stabilizer for ₦25,000'. */
const TO_PRICE =
  /^[\s,(]*(?:for|at|which costs?|that costs?|costing|costs?)?\s*(?:about |around |some |up to |only |roughly )?$/i

/** The brief with the prices that directly follow the alternatives in the text. */
function withTodayPrices(brief: Brief, idea: string): Brief {
  if (brief.today.state !== 'stated') return brief
  const chars = [...idea]
  const entries = brief.today.entries.map((entry) => {
    if (!isOnlyRead(entry) || entry.origin.kind !== 'quote' || entry.value.price) return entry
    const rest = chars.slice(entry.origin.end, entry.origin.end + 60).join('')
    const [told] = amountsIn(rest)
    return told && TO_PRICE.test(told.before)
      ? {
          ...entry,
          value: {
            ...entry.value,
            price: { amount: told.amount, currency: told.currency, every: told.every ?? ('once' as const) },
          },
        }
      : entry
  })
  return { ...brief, today: { ...brief.today, entries } }
}
