import type { Nature } from '../brief.ts'
import { type Clause, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { isPerson, singular } from './people.ts'
import { naturesOfHead } from './products.ts'
import {
  CRAFTS,
  DEEDS,
  DEVICE_DEEDS,
  NATURE_CONTENT,
  NATURE_DEVICE,
  NATURE_MARKETPLACE,
  NATURE_PHYSICAL,
  NATURE_SERVICE,
  NATURE_SOFTWARE,
  NO_DEEDS,
  PROGRAM_DEEDS,
  PROGRAM_HEADS,
  VAGUE_HEADS,
} from './word-table.ts'

/* What kind of thing is sold: the noun of the product, what it is and does in the words around it, and how it is paid. */

type Kind = Exclude<Nature, 'other'>

const words = (list: string) => list.trim().replace(/\s+/g, '|')

/** Further nouns, which say nothing for the rest of the reading. */
const NOUNS: Readonly<Record<Kind, ReadonlySet<string>>> = {
  software: NATURE_SOFTWARE,
  device: NATURE_DEVICE,
  physical: NATURE_PHYSICAL,
  service: NATURE_SERVICE,
  marketplace: NATURE_MARKETPLACE,
  content: NATURE_CONTENT,
}

/** Who gives a service in person. */
const CREW = words(
  `team crew nurse driver technician technicians mechanic cleaner cleaners carer carers staff drivers engineer engineers people guys
   instructor instructors tutor tutors teacher teachers volunteer volunteers rider riders interpreter interpreters coach coaches`,
)
const CREWS: ReadonlySet<string> = new Set(CREW.split('|').map(singular))
const GOODS = words(
  `cotton wool woollen leather wooden oak pine bamboo cork cardboard corrugated plastic silicone canvas rubber steel aluminium
   aluminum ceramic clay porcelain felt fleece cloth fabric waxed knitted hand-knitted crocheted woven quilted padded
   left-handed waterproof dried frozen smoked roasted pickled fermented organic handmade hand-made hand-sewn jerky scented
   compostable biodegradable upcycled flat-pack foldable folding embroidered tactile printed freeze-dried gluten-free`,
)
const PACKS = words(
  'jar jars kilo kg bottle bottles bag bags piece pair pairs pack packs packet bar loaf plate bowl sack tin punnet litre liter dozen wheel sachet metre meter roll sheet tub pouch portion',
)

interface Cue {
  kind: Kind
  weight: number
  pattern: RegExp
}
const cue = (kind: Kind, weight: number, pattern: string): Cue => ({
  kind,
  weight,
  pattern: new RegExp(` (?:${pattern})(?= )`),
})

/** Words of the offer that tell its nature wherever they stand in it. */
const CUES: readonly Cue[] = [
  cue(
    'software',
    3,
    'apps?|software|dashboard|web app|webapp|web tool|web page|booking page|chatbot|browser extension|plug-?in|saas|web-based|online tool|phone app|mobile app|whatsapp bot|telegram bot|duolingo for|ai for|text line|voice bot',
  ),
  cue(
    'software',
    2,
    'uploads?|upload(?:ed|ing)|pastes?|photos? of|takes? (?:a |one )?(?:photo|picture|pic)|snaps?|scans? (?:the |a |their )?qr|log in|logs in|sign up|types?|films? themselves|taps? (?:a|the|once|to)|swipes?|from (?:a )?(?:photo|picture)|by (?:sms|whatsapp|ussd)|(?:on|to|in) (?:whatsapp|telegram|ussd)|sms|qr code|dials?|link|voice note',
  ),
  cue(
    'software',
    1.5,
    'one screen|screen|algorithm|ai|automatically|pdf|csv|excel|calendar|spreadsheet|phone|laptop|online|website|web|offline|database|inbox|reminders?|digital|records|documents|forecast|forecasting|scheduling|tracking',
  ),
  cue(
    'device',
    2.5,
    'sensors?|batter(?:y|ies)|bluetooth|magnet|magnets|magnetic|magnet-and-\\w+|sim|sim card|leds?|gps collar|solar-powered|microphone|beeps?|buzz(?:es|er)|vibrat(?:es|ing)|haptic|rechargeable|motor|cameras?|wearable|ultrasonic|infrared|lora|thermometer|wi-?fi|probe|valve|refractometer|gadget|device|hardware|wristband|electronic|smart (?!phone)\\w+',
  ),
  cue(
    'device',
    2,
    '(?:clips?|snaps|screws|bolts|straps|sticks|fits|fit|sits|plugs?|slides|mounts?|hangs?) (?:on|onto|to|over|into|under|in|around|inside|between)|weighs|switch(?:es)? (?:itself )?off|shuts? off|lights? up|locks? itself|timer|alarm',
  ),
  cue('physical', 2, GOODS),
  cue(
    'physical',
    2,
    `per (?:${PACKS})|made (?:of|from|out)|(?:small|medium|three|two|four|several) sizes|in \\d+ sizes|ingredients|flavou?rs?|home-?made|monthly box|food hamper|subscription box|washable|machine-washable|stackable|reusable`,
  ),
  cue(
    'service',
    2.5,
    `(?:per|a|each|every) (?:visit|hour|appointment|session|job|callout|call-out|wash|trip|ride|round|clean|inspection|assessment|house call|treatment|installation|pickup|pick-up|repair)|door to door|door-to-door|on site|on-site|house calls?|home visits?|comes? (?:to|by|round|out|over)|done for you|(?:our|trained|your own) (?:[a-z]+ )?(?:${CREW})|(?:a|the) (?:person|guy|man|woman|expert|specialist|pro) who|by courier|collected at|drop(?:ped)? (?:off|back|it back)|pick (?:it |them )?up|by hand|mobile (?!phone|app|money|number|data|network|tool|site|web)[a-z]+(?:ing|shop|clinic|workshop|mechanic|kitchen|salon|team|unit|library)?|in person|at your (?:home|house|door|place|office)|face to face|hire for|pub in it|open till`,
  ),
  cue(
    'marketplace',
    3,
    `(?:site|platform|app|website|place|board) (?:for|to) (?:hiring|renting|rent|hire|swapping|swap|selling|sell|lending|lend|buying|borrow)|(?:airbnb|uber|ebay|etsy|vinted|tinder|trade me|blablacar|turo|olx|craigslist|depop|upwork|fiverr|booking\\.com|amazon) (?:for|of|but)|(?:connect|match|link)(?:s|es|ing)? (?:[a-z'-]+ ){1,5}(?:with|to|and) (?:[a-z'-]+ ){0,3}(?:people|families|clients|farms|clinics|schools|students|buyers|someone|[a-z]+(?:ers|ors|ists|ians|men|shops))|match them|(?:bring|put)s? together|peer-to-peer|peer to peer|buyers and sellers|both sides|second ?hand platform`,
  ),
  cue(
    'marketplace',
    2.5,
    `(?:where|when|so|so that|on which|lets?) (?:the |a |any |an |local |small |other )?(?:[a-z'-]+ ){1,4}(?:can |could |may |to )?(?:sell|sells|rent|rents|lend|lends|swap|swaps|hire out|share|list|lists|post|posts|offer|offers|buy|buys|exchange|bid)|(?:owners?|shops?|farmers?|centers?|centres?|sellers?|churches|clinics|schools?|people|restaurants|members?) (?:list|post|offer|advertise)s?|swap board|(?:claims?|accepts?|bids? on) (?:it|the|them)|auctions?|rents? (?:it |them |their |the )?(?:[a-z]+ )?(?:to|from) (?:another|each other|other|neighbou?rs)|someone [a-z ]+ offers|(?:share|rental|swap|exchange) (?:platform|site|app)|(?:list|post|advertise)s? (?:his |her |their |what |unused |spare |empty |the |old |a )`,
  ),
  cue(
    'marketplace',
    1.5,
    `(?:we|i) (?:would |will |just |only )?(?:take|keep|get|earn|charge) (?:a )?(?:\\d[\\d.]*|ten|five|fifteen|twenty|a small) ?(?:%|percent|per cent|pc|commission|cut)|commission|marketplace`,
  ),
  cue(
    'content',
    3,
    '(?:audio|video|recorded|online|email|e-mail|self-paced|youtube|radio|printed|printable|illustrated)[ -](?:[a-z]+ ){0,2}(?:lessons?|courses?|tours?|guides?|class|classes|stor(?:y|ies)|series|channel|list|book|books|plays?|cards?)|newsletter|podcast|youtube|episodes?|magazine|e-?book|comic|(?:per|an|each|every) (?:issue|episode)|audiobooks?|(?:lessons?|course) (?:by|on|via) (?:phone|whatsapp|video|email)|subscribers (?:get|read|hear)|short (?:lessons|videos|films)|scores|worksheets?|printables?|recipes for|by mail|arrangements|play by mail',
  ),
]

const OPEN_DEEDS =
  /^(?:be|have|make|sell|rent|deliver|bring|connect|match|lend|repair|clean|visit|teach|cost|come|fit|turn|do|pay|offer|measure)$/
/** Work that is named by its verb but done by a program. */
const SOFT_WORK =
  /^(?:scheduling|tracking|forecasting|reporting|booking|accounting|invoicing|monitoring|matching|pricing|training|clothing|building|planning|bidding)$/

const HUMAN = new RegExp(
  `^(?:we|i|our|my|me and .*|(?:a |the |one |our |two |trained )*(?:${CREW}|nanny|nannies))\\b`,
)
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
    else if (/[a-z]{3}ing$/.test(last) && !SOFT_WORK.test(last)) add('service', 2.5, product)
    else if (isPerson(last) || CREWS.has(last)) add('service', 2.5, product)
    else if (offer.isName) add('software', 1, product)
  }
  if (offer.isMarket) add('marketplace', 3, product)
  sentences.forEach((sentence, index) => {
    if (!offer.isOffer(index)) return
    for (const { kind, weight, pattern } of CUES) {
      const match = pattern.exec(sentence.lower)
      // 'no app to install'
      if (
        !match ||
        / (?:no|not|without|n't|instead of|never)(?: an?| any)?$/.test(sentence.lower.slice(0, match.index))
      )
        continue
      const from = sentence.lower.slice(0, match.index + 1).split(' ').length - 2
      const to = from + match[0].trim().split(' ').length
      add(kind, weight, { sentence: index, from, to, score: weight })
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
      if (HUMAN.test(speaker)) {
        if (CRAFTS.has(clause.base))
          once('physical', /^(?:make|sell|cut|turn|print)$/.test(clause.base) ? 0.5 : 2, clause)
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
        else if (offer.isName && names.has(speaker) && !OPEN_DEEDS.test(clause.base))
          once('software', 1, clause)
        if (DEVICE_DEEDS.has(clause.base))
          once('device', isVague && ofHead.includes('physical') ? 3.5 : 2, clause)
      }
    }
  })
  const { per, every } = offer
  if (
    every === 'month' &&
    /^(?:user|seat|clinic|shop|site|store|location|office|gym|restaurant|pharmacy|school|practice|club|choir|team|lawyer|farm|project)$/.test(
      per ?? '',
    )
  )
    add('software', 1, null)
  if (/^(?:visit|hour|session|appointment|job|trip|wash|day|night|lesson)$/.test(per ?? ''))
    add('service', 1.5, null)
  if (every === 'share') add('marketplace', 1.5, null)
  if (new RegExp(`^(?:${PACKS})$`).test(per ?? '')) add('physical', 1.5, null)
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
