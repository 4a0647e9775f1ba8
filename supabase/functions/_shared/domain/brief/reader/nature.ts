import type { Nature } from '../brief.ts'
import { type Clause, type Range, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { isPerson } from './people.ts'
import { naturesOfHead } from './products.ts'
import {
  CRAFTS,
  CREW,
  CUES_CONTENT_1,
  CUES_DEVICE_1,
  CUES_DEVICE_2,
  CUES_MARKETPLACE_1,
  CUES_MARKETPLACE_2,
  CUES_MARKETPLACE_3,
  CUES_PHYSICAL_2,
  CUES_SERVICE_1,
  CUES_SOFTWARE_1,
  CUES_SOFTWARE_2,
  CUES_SOFTWARE_3,
  DEEDS,
  DEVICE_DEEDS,
  GOODS,
  NATURE_CONTENT,
  NATURE_DEVICE,
  NATURE_MARKETPLACE,
  NATURE_PHYSICAL,
  NATURE_SERVICE,
  NATURE_SOFTWARE,
  NO_DEEDS,
  OPEN_DEEDS,
  ORGANIZATIONS,
  PACKS,
  PROGRAM_DEEDS,
  PROGRAM_HEADS,
  SOFT_WORK,
  VAGUE_HEADS,
} from './word-table.ts'

/* What kind of thing is sold: the noun of the product, what it is and does in the words around it, and how it is paid. */

type Kind = Exclude<Nature, 'other'>

/** Further nouns, which say nothing for the rest of the reading. */
const NOUNS: Readonly<Record<Kind, ReadonlySet<string>>> = {
  software: NATURE_SOFTWARE,
  device: NATURE_DEVICE,
  physical: NATURE_PHYSICAL,
  service: NATURE_SERVICE,
  marketplace: NATURE_MARKETPLACE,
  content: NATURE_CONTENT,
}

/** Words that tell a nature: single ones, phrases, or the last of a phrase that is one of a list. */
interface Cue {
  kind: Kind
  weight: number
  words?: ReadonlySet<string>
  pattern?: RegExp
  led?: readonly [phrase: RegExp, last: ReadonlySet<string>]
}

/** Words of the offer that tell its nature wherever they stand in it. */
const CUES: readonly Cue[] = [
  {
    kind: 'software',
    weight: 3,
    words: CUES_SOFTWARE_1,
    pattern:
      / (?:(?:web|online) tool|(?:web|booking) page|browser extension|(?:whatsapp|telegram|voice) bot)(?= )/,
  },
  {
    kind: 'software',
    weight: 2,
    words: CUES_SOFTWARE_2,
    pattern:
      / (?:photos? of|takes? (?:a |one )?(?:photo|picture|pic)|qr|logs? in|sign up|taps? (?:a|the|once|to)|from (?:a )?(?:photo|picture)|(?:by|on|to|in) (?:sms|whatsapp|telegram|ussd)|voice note)(?= )/,
  },
  { kind: 'software', weight: 1.5, words: CUES_SOFTWARE_3, pattern: / (?:one screen)(?= )/ },
  {
    kind: 'device',
    weight: 2.5,
    words: CUES_DEVICE_1,
    pattern: / (?:magnet-and-\w+|sim card|gps collar|smart (?!phone)\w+)(?= )/,
  },
  {
    kind: 'device',
    weight: 2,
    words: CUES_DEVICE_2,
    pattern:
      / (?:(?:clips?|screws|sticks|fits?|sits|plugs?|mounts?|hangs?) (?:on|to|over|in|under|around|between)\w*|(?:switch(?:es)?|shuts?) (?:itself )?off|lights? up)(?= )/,
  },
  { kind: 'physical', weight: 2, words: GOODS },
  {
    kind: 'physical',
    weight: 2,
    words: CUES_PHYSICAL_2,
    pattern: / (?:made (?:of|from|out)|(?:small|two|three|four|\d+) sizes|(?:monthly|subscription) box)(?= )/,
    led: [/ per (\S+)(?= )/, PACKS],
  },
  {
    kind: 'service',
    weight: 2.5,
    words: CUES_SERVICE_1,
    pattern:
      / (?:(?:per|a|each|every) (?:visit|hour|appointment|session|job|call-?out|wash|trip|ride|round|clean|inspection|assessment|house call|treatment|installation|pick-?up|repair)|door to door|on site|(?:house|home) (?:calls?|visits?)|comes? (?:to|by|round|out|over)|(?:a|the) (?:person|guy|man|woman|expert|specialist) who|by courier|drop(?:ped)? (?:off|back|it back)|pick (?:it |them )?up|by hand|mobile (?!phone|app|money|number|data|network|tool|site|web)[a-z]+|in person|at your (?:home|house|door|place|office))(?= )/,
    led: [/ (?:our|trained|your own) (?:[a-z]+ )?(\S+)(?= )/, CREW],
  },
  {
    kind: 'marketplace',
    weight: 3,
    words: CUES_MARKETPLACE_1,
    pattern:
      / (?:(?:site|platform|app|website|place|board) (?:for|to) (?:rent|hire?|swap|sell|lend|buy|borrow)(?:p?ing)?|(?:airbnb|uber|ebay|etsy|vinted|tinder|olx|craigslist|upwork|amazon) (?:for|of|but)|(?:connect|match|link)(?:s|es|ing)? (?:[a-z'-]+ ){1,5}(?:with|to|and) (?:[a-z'-]+ ){0,3}(?:people|families|clients|farms|clinics|schools|students|buyers|someone|[a-z]+(?:ers|ors|ists|ians|men|shops))|match them|(?:bring|put)s? together|buyers and sellers|both sides)(?= )/,
  },
  {
    kind: 'marketplace',
    weight: 2.5,
    words: CUES_MARKETPLACE_2,
    pattern:
      / (?:(?:where|when|so|so that|on which|lets?) (?:the |a |any |an |local |small |other )?(?:[a-z'-]+ ){1,4}(?:can |could |may |to )?(?:sell|sells|rent|rents|lend|lends|swap|swaps|hire out|share|list|lists|post|posts|offer|offers|buy|buys|exchange|bid)|(?:owners?|shops?|farmers?|centers?|centres?|sellers?|churches|clinics|schools?|people|restaurants|members?) (?:list|post|offer|advertise)s?|(?:claims?|accepts?|bids? on) (?:it|the|them)|rents? (?:it |them |their |the )?(?:[a-z]+ )?(?:to|from) (?:another|each other|other|neighbou?rs)|(?:share|rental|swap|exchange) (?:board|platform|site|app))(?= )/,
  },
  {
    kind: 'marketplace',
    weight: 1.5,
    words: CUES_MARKETPLACE_3,
    pattern:
      / (?:(?:we|i) (?:would |will |just |only )?(?:take|keep|get|earn|charge) (?:a )?(?:\S+|a small) (?:%|percent|commission|cut))(?= )/,
  },
  {
    kind: 'content',
    weight: 3,
    words: CUES_CONTENT_1,
    pattern:
      / (?:(?:audio|video|recorded|online|email|e-mail|self-paced|youtube|radio|printed|printable|illustrated)[ -](?:[a-z]+ ){0,2}(?:lessons?|courses?|tours?|guides?|class|classes|stor(?:y|ies)|series|channel|list|book|books|plays?|cards?)|(?:per|an|each|every) (?:issue|episode)|short (?:lessons|videos|films)|recipes for|by mail)(?= )/,
  },
]

const HUMAN = /^(?:we|i|our|my|me and .*)\b/
const isHuman = (speaker: string) =>
  HUMAN.test(speaker) || CREW.has(speaker.replace(/^(?:(?:a|the|one|our|two|trained) )*(\S*).*/, '$1'))
const PRODUCT = /^(?:it|this|that|which|)$/
const LEAST = 1.9
const LEAD = 1.25

export interface NatureFinding extends Finding {
  nature: Nature
}

interface OfferWords {
  sentences: readonly Sentence[]
  /** Where the noun of the product stands, and that noun in the singular; '' without one. */
  product: (Finding & { head: number }) | null
  head: string
  isMarket: boolean
  /** Whether it is only called by its name: 'SlotFill books …'. */
  isName: boolean
  /** Lower-case words that name it. */
  names: ReadonlySet<string>
  isOffer: (sentence: number) => boolean
  every: string | null
  per: string | null
}

const DENIED = / (?:no|not|without|n't|instead of|never)(?: an?| any)?$/

/** Where a cue stands in a sentence; 'no app to install' tells nothing. */
function cueIn({ tokens, lower }: Sentence, { words, pattern, led }: Cue): Range | null {
  const single = words ? tokens.findIndex(({ lower }) => words.has(lower)) : -1
  if (single >= 0) {
    const before = ` ${tokens
      .slice(0, single)
      .map(({ lower }) => lower)
      .join(' ')}`
    if (!DENIED.test(before)) return { from: single, to: single + 1 }
  }
  const ledTo = led?.[0].exec(lower)
  const match = (ledTo && led?.[1].has(ledTo[1] ?? '') ? ledTo : null) ?? pattern?.exec(lower)
  if (!match || DENIED.test(lower.slice(0, match.index))) return null
  const from = lower.slice(0, match.index + 1).split(' ').length - 2
  return { from, to: from + match[0].trim().split(' ').length }
}

/**
 * The nature that most words of the offer agree on, with the words that tell it; null where none leads clearly. The noun of
 * the product counts most, then who does what, then the words around it and the form of the price.
 */
export function natureIn(offer: OfferWords): NatureFinding | null {
  const { sentences, product, head, names } = offer
  const scores = new Map<Kind, number>()
  const told = new Map<Kind, Finding>()
  const add = (kind: Kind, weight: number, finding: Finding | null) => {
    scores.set(kind, (scores.get(kind) ?? 0) + weight)
    const before = told.get(kind)
    if (finding && (!before || before.score < weight)) told.set(kind, { ...finding, score: weight })
  }
  const last = head.slice(head.lastIndexOf('-') + 1)
  const listed = naturesOfHead(head).filter((nature): nature is Kind => nature !== 'other')
  const ofHead =
    listed.length > 0
      ? listed
      : (Object.keys(NOUNS) as Kind[]).filter((nature) => NOUNS[nature].has(head) || NOUNS[nature].has(last))
  const isVague = VAGUE_HEADS.has(last)
  const weight = (isVague ? 2 : 4) / (ofHead.length > 1 ? 1.5 : 1)
  for (const nature of ofHead) add(nature, weight, product)
  if (product && ofHead.length === 0) {
    if (PROGRAM_HEADS.has(last)) add('software', 2, product)
    else if (/[a-z]{3}ing$/.test(last) && !SOFT_WORK.has(last)) add('service', 2.5, product)
    else if (isPerson(last) || CREW.has(last)) add('service', 2.5, product)
    else if (offer.isName) add('software', 1, product)
  }
  if (offer.isMarket) add('marketplace', 3, product)
  sentences.forEach((sentence, index) => {
    if (!offer.isOffer(index)) return
    for (const cue of CUES) {
      const cued = cueIn(sentence, cue)
      if (cued) add(cue.kind, cue.weight, { sentence: index, ...cued, score: cue.weight })
    }
    const seen = new Set<Kind>()
    const once = (kind: Kind, weight: number, clause: Clause) => {
      if (seen.has(kind)) return
      seen.add(kind)
      add(kind, weight, { sentence: index, from: clause.group, to: clause.to, score: weight })
    }
    for (const clause of sentence.clauses) {
      if (clause.verb < 0 || clause.negated) continue
      const speaker = speakerOf(sentence, clause)
      if (isHuman(speaker)) {
        if (CRAFTS.has(clause.base))
          once(
            'physical',
            / turn \S+ into /.test(sentence.lower)
              ? 4
              : /^(?:make|sell|cut|turn|print)$/.test(clause.base)
                ? 0.5
                : 2,
            clause,
          )
        if (DEEDS.has(clause.base)) once('service', 2, clause)
        else if (
          !product &&
          clause.tense !== 'past' &&
          !CRAFTS.has(clause.base) &&
          !NO_DEEDS.has(clause.base)
        )
          once('service', 2, clause)
      } else if (
        clause.tense !== 'past' &&
        (PRODUCT.test(speaker) || names.has(speaker) || speaker.split(' ').at(-1) === head)
      ) {
        if (PROGRAM_DEEDS.has(clause.base)) once('software', 1.5, clause)
        else if (offer.isName && names.has(speaker) && !OPEN_DEEDS.has(clause.base))
          once('software', 1, clause)
        if (DEVICE_DEEDS.has(clause.base))
          once('device', isVague && ofHead.includes('physical') ? 3.5 : 2, clause)
      }
    }
  })
  const { per, every } = offer
  if (
    every === 'month' &&
    (ORGANIZATIONS.has(per ?? '') || /^(?:user|seat|location|restaurant|lawyer|project)$/.test(per ?? ''))
  )
    add('software', 1, null)
  if (/^(?:visit|hour|session|appointment|job|trip|wash|day|night|lesson)$/.test(per ?? ''))
    add('service', 1.5, null)
  if (every === 'share') add('marketplace', 1.5, null)
  if (PACKS.has(per ?? '')) add('physical', 1.5, null)
  if (every === 'once') {
    add('physical', 0.5, null)
    add('device', 0.5, null)
  }
  const ranked = [...scores].toSorted(([, a], [, b]) => b - a)
  const [first, second] = ranked
  if (!first || first[1] < LEAST || first[1] - (second?.[1] ?? 0) < LEAD) return null
  const finding = (ofHead.includes(first[0]) ? product : null) ?? told.get(first[0]) ?? product
  return finding ? { ...finding, nature: first[0] } : null
}
