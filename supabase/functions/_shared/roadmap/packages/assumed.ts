import { type Source, wordsOf } from '../../analyst/source.ts'
import { type Brief, entriesOf, type Nature, type Price } from '../../domain/brief/brief.ts'
import { quoteOf } from '../../domain/brief/changes.ts'
import { formatValue } from '../../domain/brief/format.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'

/*
 * What kind of product is planned where neither the founder nor the reader names one: by the form of the price, the actions and
 * the product. It is an assumption, which the roadmap shows with the words that it rests on.
 */

type Kind = Exclude<Nature, 'other'>

interface Cue {
  kind: Kind
  weight: number
  words: RegExp
}

const cue = (kind: Kind, weight: number, words: RegExp): Cue => ({ kind, weight, words })

/** Every different word that a cue finds counts, up to the weight of two. */
const CUES: readonly Cue[] = [
  cue(
    'marketplace',
    3,
    /\b(?:find each other|meet each other|bring(?:s|ing)? (?:them|both|the two|\w+ and \w+) together|all (?:the )?\w+ in one place|who (?:has|have) .{3,40} with (?:those|people|anyone) who|we(?:['’]d| would|['’]ll)? (?:take|keep|get) (?:a |an )?(?:cut|commission|share|\d+ ?(?:%|percent)))/gi,
  ),
  cue('marketplace', 2, /\b(?:marketplace|exchange between|listings?|buyers and sellers|commission)\b/gi),
  cue(
    'content',
    3,
    /\b(?:(?:video|online|audio) (?:course|lessons?|class)|newsletter|podcast|e-?book|workbook|cookbook|magazine|guidebook|video series|picture book|course in|course for|short lessons|recordings? of)\b/gi,
  ),
  cue(
    'service',
    3,
    /\b(?:(?:we|i) (?:come|drive|go|walk|visit|clean|wash|repair|fix|cook|teach|collect|fetch|carry|install|check|mend|sharpen|cut|look after|sit with|take care)\b|(?:nurse|carer|helper|driver|cook|teacher|retiree|student|person|someone|team|woman|man) (?:who )?(?:comes?|goes|sits|stays|visits|walks|drives|cleans|cooks|helps|brings))/gi,
  ),
  cue(
    'service',
    2,
    /\b(?:wash(?:es|ing)?|clean(?:s|ing)?|repair(?:s|ing)?|mend(?:s|ing)?|sharpen(?:s|ing)?|groom(?:s|ing)?|tutor(?:s|ing)?|babysit\w*|accompan\w+|escort(?:s|ing)?|half day|house calls?|on call|our crew|my van|bakkie|trailer)\b/gi,
  ),
  cue(
    'device',
    2,
    /\b(?:sensors?|batter(?:y|ies)|thermometers?|beeps?|buzzer|speaks|press(?:es)? (?:it|the button|a button)|lights? up|vibrates|electronic\w*|circuit|LEDs?|motor|lora\w*|SIM cards?|microchips?|bluetooth|rechargeable|alarm box|meter that|gadget)\b/gi,
  ),
  cue(
    'physical',
    2,
    /\b(?:woven|sewn|knitted|hand-?made|home-?made|baked|brewed|roasted|carved|printed on|made (?:of|from|in)|linen|wool\w*|leather|cotton|wooden|ceramic|clay|glaze\w*|soap|candles?|jars? of|bottles? of|loaf|loaves|bread|cheese|sauce|jam|yarn|fabric|per (?:kilo|bottle|jar|piece))\b/gi,
  ),
  cue(
    'software',
    2,
    /\b(?:software|apps?|web ?site|web page|program|dashboard|log ?in|plug-?in|chat ?bot|online tool|spreadsheet|excel|browser|upload(?:s|ed)?|AI)\b/gi,
  ),
  cue('software', 1, /\b(?:systems?|tool|pdf|photograph|type|list|notif\w+|reminders?|automatic\w*)\b/gi),
]

/** What belongs to the customer already: a price for it is one for work on it. */
const WORKED_ON =
  /\b(?:houses?|homes?|flats?|roofs?|rooms?|gardens?|windows?|cars?|boats?|trees?|chimneys?|graves?|pools?|panels?|barrels?|visits?|jobs?|heads?|half days?|hours?)\b/i

/** What the form of the price speaks for. */
function ofPrice({ every, per }: Price): readonly (readonly [Kind, number])[] {
  if (every === 'share') return [['marketplace', 4]]
  if (WORKED_ON.test(per ?? '')) return [['service', 4]]
  if (every === 'once')
    return [
      ['physical', per ? 3 : 2],
      ['device', 1],
    ]
  if (every === 'use')
    return /^(?:pieces?|kilos?|kg|bottles?|jars?|bags?|box(?:es)?|pairs?|sets?|packs?|litres?|liters?|loaf|loaves|cups?|bars?)\b/i.test(
      per ?? '',
    )
      ? [['physical', 3]]
      : [['service', 3]]
  if (every === 'day') return [['service', 2]]
  return [
    ['software', 2],
    ['service', 1],
  ]
}

const LEAST = 2
const ORDER: readonly Kind[] = ['marketplace', 'device', 'content', 'service', 'physical', 'software']

export interface AssumedNature {
  nature: Kind
  /** The founder's words that it rests on. */
  words: string
}

/** The kind of product that the words speak for most, and the strongest of these; null where they say too little. */
export function assumedNature(source: Source): AssumedNature | null {
  const fields = ['product', 'actions', 'difference', 'inputs', 'user'] as const
  const text = [source.idea, ...fields.flatMap((field) => wordsOf(source, field))].join('\n')
  const scores = new Map<Kind, { score: number; strongest: number; words: string }>()
  const add = (kind: Kind, weight: number, words: string) => {
    const own = scores.get(kind)
    const score = (own?.score ?? 0) + weight
    scores.set(kind, own && own.strongest >= weight ? { ...own, score } : { score, strongest: weight, words })
  }
  for (const { kind, weight, words } of CUES) {
    const matches = [...text.matchAll(words)].map(([match]): [string, string] => [match.toLowerCase(), match])
    const found = [...new Map(matches).values()].slice(0, 2)
    for (const [index, match] of found.entries()) add(kind, index === 0 ? weight : weight / 2, match)
  }
  const [price] = entriesOf(source.brief, 'price')
  if (price) {
    const words = quoteOf(price, source.idea) ?? formatValue('price', price.value)
    for (const [kind, weight] of ofPrice(price.value)) add(kind, weight, words)
  }
  const [best] = [...scores]
    .filter(([, { score }]) => score >= LEAST)
    .toSorted(([a, { score: x }], [b, { score: y }]) => y - x || ORDER.indexOf(a) - ORDER.indexOf(b))
  return best ? { nature: best[0], words: best[1].words } : null
}

/**
 * Whether goods that were only read, and not confirmed, have electronics in them by at least two different words: a device is
 * planned then, since it takes more.
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

/** The brief with an assumed kind of product, not confirmed. */
export const withNature = (brief: Brief, nature: Nature): Brief => ({
  ...brief,
  nature: {
    state: 'stated',
    entries: [{ value: nature, origin: { kind: 'answer' }, confirmed: false }],
    silenced: [],
  },
})
