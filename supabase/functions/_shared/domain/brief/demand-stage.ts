import type { BriefValues } from './brief.ts'
import { withoutOwnPurchases } from './own-things.ts'

/* The stage of demand that words tell, given that they are about demand, such as an answer about who wants the product. */

/** The stages of demand, from conversations to returning customers. */
export const STAGES = [
  'talked',
  'waiting',
  'stocked',
  'tried',
  // Work was done or things were delivered; whether they were paid for is unknown.
  'served',
  'signed',
  'prepaid',
  'sold',
  'repeat',
] as const
export type DemandStage = (typeof STAGES)[number]

/** The kind of evidence that the brief stores for each stage. */
export const KIND_OF_STAGE: Readonly<Record<DemandStage, BriefValues['evidence']['kind']>> = {
  repeat: 'paying',
  sold: 'paying',
  prepaid: 'paying',
  signed: 'waiting',
  waiting: 'waiting',
  talked: 'interviews',
  stocked: 'other',
  tried: 'other',
  served: 'other',
}

/** Words that suffice to determine a stage; the first match wins. */
const SIGNS: readonly (readonly [DemandStage, RegExp])[] = [
  [
    'prepaid',
    /\b(?:deposits?|(?:in|an?) advance|advance (?:payments?|che(?:que|ck)s?)|paid (?:an? )?advance|up ?front|pre-?(?:paid|sold|order\w*))\b/i,
  ],
  [
    'tried',
    /\b(?:agreed|signed|promised) (?:\p{L}+ ){0,3}(?:pilots?|trials?|tests?)\b|\b(?:tests?|testing|try|pilots?|r[au]n) (?:it|one|them|(?:an?|the|our|my) (?:\p{L}+ )?(?:prototype|version|sample|beta))\b/iu,
  ],
  [
    'talked',
    /\b(?:would|(?:they|he|she)['’]d|interview\w*|survey\w*|talked|spoken?|told (?:me|us)|said|says?|asked (?:around|\d+)|(?:sat|met) with|showed)\b/i,
  ],
  [
    'waiting',
    /\b(?:wait ?list|waiting|on an? (?:\p{L}+ )?list|on (?:the|our|my) list|signed up|sign-?ups?|pre-?registered|joined|asked|asks?|asking|wants?|wanted|wrote back|calling us|interested)\b/iu,
  ],
  [
    'signed',
    /\b(?:letters?|contracts?|signed|agreed|agreement|promised|committed|has ordered|purchase orders?)\b/i,
  ],
  [
    'sold',
    /\b(?:pay|pays|paid|paying|sold|sell|bought|sales|orders?|ordered|ordering|purchased|took (?:the|an?|out an?) (?:\p{L}+ )?(?:subscription|membership|plan)|takings|revenue|earned|invoiced|subscri\w+|renewed|re-?ordered|re-?booked|repeated|regulars?|presold|gone|on the books)\b/iu,
  ],
  [
    'tried',
    /\b(?:tests?|tested|testing|trial\w*|tried|tries|try|pilot\w*|prototypes?|samples?|free|beta|version|let (?:me|us)|us(?:e|es|ed|ing)|wore|worn|running|runs?|ran|ha(?:ve|s|d) (?:had )?(?:it|one|them)|carr(?:y|ied)|since|for (?:\w+ ){1,2}(?:weeks|months|days|term)|last (?:spring|summer|autumn|fall|winter|term))\b/i,
  ],
]
/** Attention and praise, which do not show demand. */
const ATTENTION =
  /\b(?:followers?|views?|likes?|hackathon|prize|award|grant|downloads?|free subscribers|read it)\b/i

/** 'without paying', 'nobody has paid yet' */
const UNPAID =
  /\b(?:without|not|never|nobody|no one|none|\w+n['’]t)\b[^.,;:]{0,24}?\b(?:pay|pays|paid|paying|buying|bought)\b/giu

/** The stage in words about demand, 'served' if they do not specify one; null for mere attention. */
export const stageIn = (text: string): DemandStage | null =>
  ATTENTION.test(text)
    ? null
    : (SIGNS.find(([, sign]) => sign.test(withoutOwnPurchases(text).replace(UNPAID, 'free')))?.[0] ??
      'served')
