import { type Source, wordsOf } from '../../analyst/source.ts'
import { type Brief, entriesOf, type Nature, type Price } from '../../domain/brief/brief.ts'
import { quoteOf } from '../../domain/brief/changes.ts'
import { formatValue } from '../../domain/brief/format.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'
import { roughDollars } from '../../domain/currency.ts'
import { DEFAULT_RATES, DEFAULT_REGION } from '../../domain/roadmap/rates.ts'
import { startRegion } from '../start-country.ts'
import { deedClauses } from './deed-clauses.ts'
import { DEED_KINDS, isDeed } from './deed-kinds.ts'
import { goodsForm } from './forms.ts'
import { offerOf } from './signs.ts'
import { BOUGHT_IN, BY_PIECE, FETCHES_MONEY, MADE_BY_HAND, ON_FILE } from './things-sold.ts'
import { sentencesOf } from './words.ts'

/*
 * The kind of product that is planned if neither the founder nor the reader names one: by the form of the price, the
 * actions and the product. It is an assumption, and the roadmap shows the words that it is based on.
 */

type Kind = Exclude<Nature, 'other'>

interface Cue {
  kind: Kind
  weight: number
  words: RegExp
  /** How many different words count in full; one more counts half. */
  full: number
}

const cue = (kind: Kind, weight: number, words: RegExp, full = 1): Cue => ({ kind, weight, words, full })

/** A trade in the name of a shop or a person is what customers do, and not what they buy. */
const NOT_A_TRADE_NAME =
  '(?! (?:shops?|stores?|firms?|compan(?:y|ies)|business(?:es)?|workshops?|services?|crews?|machines?|agents?|powder|lad(?:y|ies)))'

const CUES: readonly Cue[] = [
  cue('physical', 4, BOUGHT_IN),
  cue('physical', 3, BY_PIECE),
  cue('physical', 3, MADE_BY_HAND),
  cue('content', 3, ON_FILE),
  cue(
    'marketplace',
    3,
    /\b(?:find each other|meet each other|bring(?:s|ing)? (?:them|both|the two|\w+ and \w+) together|all (?:the )?\w+ in one place|who (?:has|have) .{3,40} with (?:those|people|anyone) who|we(?:['’]d| would|['’]ll)? (?:take|keep|get) (?:a |an )?(?:cut|commission|share|\d+ ?(?:%|percent)))/gi,
  ),
  cue('marketplace', 2, /\b(?:marketplace|exchange between|listings?|buyers and sellers|commission)\b/gi),
  cue(
    'content',
    3,
    /\b(?:(?:video|online|audio|phone) (?:course|lessons?|class)|newsletter|podcast|e-?book|workbook|cookbook|magazine|guidebook|bulletin|briefing|video series|picture book|course in|course for|short lessons|recordings? of|every (?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:what|why|how|which))\b/gi,
  ),
  cue(
    'service',
    3,
    /\b(?:(?:we|i) (?:come|drive|go|walk|visit|clean|wash|repair|fix|cook|teach|collect|fetch|carry|install|check|mend|sharpen|cut|look after|sit with|take care)\b|(?:nurse|carer|helper|driver|cook|teacher|retiree|student|someone|team|woman|man|trade|crew) (?:who )?(?:comes?|goes|sits|stays|visits|walks|drives|cleans|cooks|helps|brings))/gi,
  ),
  cue(
    'service',
    2,
    new RegExp(
      `\\b(?:wash(?:es|ing)?|clean(?:s|ing)?|repair(?:s|ing)?|mend(?:s|ing)?|sharpen(?:s|ing)?|groom(?:s|ing)?|tutor(?:s|ing)?|babysit\\w*|accompan\\w+|escort(?:s|ing)?|half day|house calls?|on call|our crew|my van|with a van|bakkie|trailer)\\b${NOT_A_TRADE_NAME}`,
      'gi',
    ),
  ),
  cue(
    'device',
    2,
    /\b(?:sensors?|batter(?:y|ies)|thermometers?|beeps?|buzz(?:er|es)|rings when|speaks|press(?:es)? (?:it|the button|a button)|lights? up|vibrates|electronic\w*|circuit|LEDs?|motor|lora\w*|SIM(?: cards?)?|neckbands?|wristbands?|rings (?:the|his|her|their|my) (?:\p{L}+['’]s )?(?:phone|bell)|microchips?|bluetooth|rechargeable|alarm box|meter that|gadget)\b/giu,
  ),
  cue(
    'physical',
    2,
    /\b(?:woven|sewn|knitted|hand-?made|home-?made|baked|brewed|roasted|carved|printed on|made (?:of|from|in)|linen|wool\w*|leather|cotton|wooden|ceramic|clay|glaze\w*|soap|candles?|jars? of|bottles? of|loaf|loaves|bread|cheese|sauce|jam|yarn|fabric|per (?:kilo|bottle|jar|piece)|(?:we|i) (?:sew|weld|bake|knit|brew|roast|carve|pour|cast|weave|ferment|forge|bottle|ferment))\b/gi,
  ),
  cue(
    'software',
    2,
    /\b(?:software|apps?|web ?site|web page|program|dashboard|log ?in|plug-?in|chat ?bot|online tool|spreadsheet|excel|browser|upload(?:s|ed)?|AI)\b/gi,
  ),
  cue('software', 1, /\b(?:systems?|tool|pdf|photograph|type|notif\w+|reminders?|automatic\w*)\b/gi),
  // Actions on entries and messages.
  cue(
    'software',
    1,
    /\b(?:scans?|ticks? (?:off|what|the)|taps?|clicks?|types?|on (?:the|their|his|her|a) phone|(?:gets?|receives?) (?:a|the) (?:text|message|alert|push)|sees? (?:which|when|what|who|the (?:list|state|status))|approv\w+ .{0,30}by text)\b/gi,
    4,
  ),
]

/** An action on entries or messages, by its verb. */
const DATA_ACTION =
  /^(?:tags?|lists?|texts?|ticks?|scans?|types?|enters?|approv\w+|ask\w* .{1,40} to (?:approve|confirm|agree)|reminds?|notif\w+|alerts?|shows?|displays?|tracks?|logs?|records?|emails?|messages?|sends?|assigns?|schedul\w+|calculat\w+|counts?|sorts?|searche?s?|filters?|marks?|warns?|exports?|imports?|syncs?|let \w+ \w+ (?:pick|choose|see))\b/i
/** An objection to a screen is an objection to software. */
const SCREEN =
  /\b(?:tablets?|apps?|screens?|computers?|smartphones?|typing|logins?|passwords?|software|cell coverage|cloud)\b/i

/** Deeds in which a person's time is what is paid for. */
const PERSONAL: ReadonlySet<string> = new Set([
  'companionship',
  'walking-people',
  'carrying-people',
  'caring',
  'animals',
  'growing-cutting',
  'guiding',
  'paper-work',
])
const MOST_DEEDS = 1

/** The way to where things are sold is no ride for anyone. */
const TO_MARKET =
  /\bdriv(?:e|es|ing) to (?:\p{L}+ ){0,2}?(?:markets?|fairs?|shops?|stores?|farms?|villages?|customers?)\b/iu

/** The clauses of the offer in which a person does something for another. */
export function personalDeeds(source: Source): string[] {
  const kinds = DEED_KINDS.filter(({ id }) => PERSONAL.has(id))
  return sentencesOf(offerOf(source))
    .flatMap(deedClauses)
    .flatMap(({ words, heads }) =>
      !TO_MARKET.test(words) && kinds.some((kind) => heads.some((head) => isDeed(kind, head))) ? [words] : [],
    )
}

/** Things that customers already own: a price for one pays for work on it. */
const WORKED_ON =
  /\b(?:houses?|homes?|flats?|roofs?|rooms?|gardens?|windows?|cars?|boats?|trees?|chimneys?|graves?|pools?|panels?|barrels?|visits?|jobs?|heads?|half days?|hours?|trips?|rides?|walks?|sessions?|nights?|afternoons?|mornings?)\b/i

/** Units in which goods are sold. */
const GOODS_UNIT =
  /^(?:pieces?|kilos?|kg|bottles?|jars?|bags?|box(?:es)?|pairs?|sets?|packs?|litres?|liters?|loaf|loaves|cups?|bars?|tins?|cans?|trays?|kits?|tubes?|rolls?|sheets?|met(?:er|re)s?|crates?|sacks?|punnets?|dozens?|tiles?|bricks?|envelopes?)\b/i
const MONTHS: Partial<Record<NonNullable<Price['every']>, number>> = { month: 1, year: 12 }
/** A monthly price that buys less than this many hours of a service worker does not pay for work by people. */
const FEW_HOURS = 2.5

/** How many hours of a local service worker a monthly price pays for; null if the price is not monthly or yearly. */
function paidHours({ brief, idea }: Source, { every, low, currency }: Price): number | null {
  const months = every === null ? undefined : MONTHS[every]
  if (months === undefined || currency === null) return null
  const dollars = roughDollars(low / months, currency)
  const region = startRegion(brief, idea) ?? DEFAULT_REGION
  return dollars === null ? null : dollars / DEFAULT_RATES.service[region]
}

/** The kinds of product that the form of the price suggests, with weights. */
function ofPrice(source: Source, price: Price, byPerson: boolean): readonly (readonly [Kind, number])[] {
  const { every, per } = price
  if (every === 'share') return [['marketplace', 4]]
  const hours = paidHours(source, price)
  if (hours !== null && hours < FEW_HOURS)
    return [
      ['software', 3 + Number(per !== null)],
      ['content', 1],
    ]
  if (WORKED_ON.test(per ?? '')) return [['service', 3]]
  if (GOODS_UNIT.test(per ?? '')) return [['physical', 3]]
  // An amount in money is paid for work as well as for things: beside a person's deed it says nothing.
  if (every === 'once')
    return byPerson
      ? []
      : [
          ['physical', per ? 3 : 2],
          ['device', 1],
        ]
  if (every === 'use') return [['service', 2]]
  if (every === 'day') return [['service', 2]]
  return [
    ['software', 1],
    ['service', 2],
  ]
}

const LEAST = 2
/** A second kind with at least this share of the first kind's score is named beside it. */
const CLOSE = 0.8
/** Of two kinds that are as likely, the thing that changes hands comes before the work on it. */
const ORDER: readonly Kind[] = ['marketplace', 'device', 'content', 'physical', 'service', 'software']
/** Kinds that include software, and the score from which software is not a kind of its own. */
const WITH_SOFTWARE: Partial<Record<Kind, number>> = { marketplace: 4, device: 3 }

export interface AssumedNature {
  nature: Kind
  /** The founder's words that the assumption is based on. */
  words: string
}

/**
 * The kind of product that words, actions and price suggest most, with the strongest of these words; null if they say
 * too little. Where they say almost as much for another kind, `between` holds both, the assumed one first. What changes
 * hands or is done decides: the form of the price adds to kinds that words name, and speaks alone only without them.
 */
export function weighedNature(source: Source): {
  assumed: AssumedNature | null
  between: readonly AssumedNature[]
} {
  const fields = ['product', 'actions', 'difference', 'inputs', 'user'] as const
  const text = [source.idea, ...fields.flatMap((field) => wordsOf(source, field))].join('\n')
  const scores = new Map<Kind, { score: number; strongest: number; words: string }>()
  const add = (kind: Kind, weight: number, words: string) => {
    const own = scores.get(kind)
    const score = (own?.score ?? 0) + weight
    scores.set(kind, own && own.strongest >= weight ? { ...own, score } : { score, strongest: weight, words })
  }
  for (const { kind, weight, words, full } of CUES) {
    const matches = [...text.matchAll(words)]
      .filter(({ 0: match, index }) => !FETCHES_MONEY.test(text.slice(index + match.length)))
      .map(([match]): [string, string] => [match.toLowerCase(), match])
    const found = [...new Map(matches).values()].slice(0, full + 1)
    for (const [index, match] of found.entries()) add(kind, index < full ? weight : weight / 2, match)
  }
  const form = goodsForm(source)
  if (form !== null) add('physical', 3, form)
  const personal = personalDeeds(source)
  for (const words of personal.slice(0, MOST_DEEDS)) add('service', 3, words)
  for (const words of wordsOf(source, 'actions')) if (DATA_ACTION.test(words)) add('software', 1, words)
  const objection = wordsOf(source, 'risks').find((words) => SCREEN.test(words))
  if (objection !== undefined) add('software', 2, objection)
  for (const entry of entriesOf(source.brief, 'nature')) {
    const words = quoteOf(entry, source.idea)
    if (entry.value !== 'other' && words !== null) add(entry.value, 2, words)
  }
  const [price] = entriesOf(source.brief, 'price')
  if (price) {
    const words = quoteOf(price, source.idea) ?? formatValue('price', price.value)
    const isRhythm = price.value.every !== 'once' && price.value.every !== 'share'
    const isNamed = [...scores.values()].some(({ score }) => score > LEAST)
    for (const [kind, weight] of ofPrice(source, price.value, personal.length > 0))
      if (!isNamed || price.value.every === 'share') add(kind, weight, words)
      else if (scores.has(kind)) add(kind, isRhythm ? Math.min(weight, 1) : weight, words)
  }
  return decided(
    [...scores]
      .map(([nature, { score, words }]) => ({ nature, score, words }))
      .filter(({ score }) => score >= LEAST)
      .toSorted((a, b) => b.score - a.score || ORDER.indexOf(a.nature) - ORDER.indexOf(b.nature)),
  )
}

interface Weighed extends AssumedNature {
  score: number
}

function decided(ranked: readonly Weighed[]): ReturnType<typeof weighedNature> {
  const bare = ({ nature, words }: Weighed): AssumedNature => ({ nature, words })
  const carrier = ranked.find(
    ({ nature, score }) => score >= (WITH_SOFTWARE[nature] ?? Number.POSITIVE_INFINITY),
  )
  const others = carrier ? ranked.filter(({ nature }) => nature !== 'software') : ranked
  const [first, second] = others
  if (!first) return { assumed: null, between: [] }
  const isClose = second !== undefined && second.score >= first.score * CLOSE
  return { assumed: bare(first), between: isClose ? [first, second].map(bare) : [] }
}

/** The kind of product that is planned if none is named; null if the words say too little. */
export const assumedNature = (source: Source): AssumedNature | null => weighedNature(source).assumed

/**
 * The device that is planned for goods that were only read, not confirmed, if at least two different words name
 * electronics, since a device takes more work; null otherwise.
 */
export function isElectronic({ brief, idea }: Source): AssumedNature | null {
  const natures = entriesOf(brief, 'nature')
  if (natures.length === 0 || !natures.every((entry) => isOnlyRead(entry) && entry.value === 'physical'))
    return null
  const device = CUES.find(({ kind }) => kind === 'device')
  const found = [...new Set([...idea.matchAll(device?.words ?? /$^/g)].map(([match]) => match))]
  const [words] = found
  return words !== undefined && found.length > 1 ? { nature: 'device', words } : null
}

/** Where files, recordings or lessons are sold and no kind but work by people or goods was only read. */
function onFile(source: Source): AssumedNature | null {
  const [words] = source.idea.match(ON_FILE) ?? []
  return words !== undefined && PRINTED_AT_HOME.test(source.idea) ? { nature: 'content', words } : null
}
const PRINTED_AT_HOME = /\b(?:print|download)\b/i

/** Goods that are traded or lent, or files, where another kind was only read, not confirmed; null otherwise. */
export function ofForm(source: Source): AssumedNature | null {
  const natures = entriesOf(source.brief, 'nature')
  const isByHandOrGoods = natures.every(({ value }) => value === 'physical' || value === 'service')
  if (natures.length > 0 && isByHandOrGoods && natures.every(isOnlyRead)) {
    const files = onFile(source)
    if (files) return files
  }
  const isGoods = natures.some(({ value }) => value === 'physical' || value === 'marketplace')
  if (natures.length === 0 || isGoods || !natures.every(isOnlyRead)) return null
  const words = goodsForm(source)
  return words === null ? null : { nature: 'physical', words }
}

/** The brief with an assumed, unconfirmed kind of product. */
export const withNature = (brief: Brief, nature: Nature): Brief => ({
  ...brief,
  nature: {
    state: 'stated',
    entries: [{ value: nature, origin: { kind: 'answer' }, confirmed: false }],
    silenced: [],
  },
})
