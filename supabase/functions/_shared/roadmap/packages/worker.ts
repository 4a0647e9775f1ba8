import { confirmedField, type Source } from '../../analyst/source.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'
import { goodsKindOf } from './goods-kind.ts'
import { offerOf } from './signs.ts'

/** Words for the work itself. Words for the people served, or for their condition, do not name a trade. */
const TRADES: readonly (readonly [cue: RegExp, role: RoleId])[] = [
  [
    /\b(?:hair ?(?:cuts?|dress\w+|stylist)|barbers?|salons?|massages?|make-?up|tattoos?|tailor(?:s|ing)?|photograph\w*)\b/i,
    'service',
  ],
  [
    /\b(?:caregiv\w+|home[- ]?(?:help|care)|care homes?|nursing|elder(?:ly)?[- ]?care|care (?:for|of) (?:the |an? )?(?:elderly|old|sick|disabled|bedridden|frail)|help(?:s|ing)? (?:elderly|frail|bedridden) people (?:to )?(?:wash|dress|eat|get))\b/i,
    'caregiver',
  ],
  [/\b(?:teach(?:es|ing|ers?)?|tutor\w*|lessons?|courses?)\b/i, 'teacher'],
  [
    /\b(?:child[- ]?(?:care|mind\w+)|babysit\w*|kindergarten|day[- ]?care|cr[eè]ches?|nann(?:y|ies)|night nann\w+|(?:look(?:s|ing)? after|mind(?:s|ing)?|watch(?:es|ing)?|car(?:e|es|ing) for) (?:the |their |your |our )?(?:\p{L}+ )?(?:child(?:ren)?|kids|bab(?:y|ies)|toddlers|twins|newborns?))\b/iu,
    'childcare',
  ],
  [
    /\b(?:(?:dog|cat|pet|horse|animal)s?[- ](?:walk|sitt?|groom|board|clip|train|wash|min)\w*|(?:walk|groom|clip|shear|board|wash|train|feed)(?:s|es|ing)? (?:the |their |your |our )?(?:\p{L}+ )?(?:dogs?|cats?|pets?|horses?|sheep|alpacas?)|shepherd\w*|farriers?|kennels?|stables)\b/iu,
    'animal-care',
  ],
  [
    /\b(?:cook(?:s|ing|ed)?|meals?|sauces?|bak(?:e|es|ing|ery)|catering|caterers?|jams?|snacks?|cheese|bread)\b/i,
    'cook',
  ],
  [
    /\b(?:repair(?:s|ing|ers?)?|install(?:s|ing|ers?|ation)|plumb\w*|electrician\w*|carpent\w*|roof(?:s|ing|ers)?|gutters?|paint(?:s|ing|ers)? (?:the |their |your )?(?:walls|houses|rooms|fences)|garden(?:ing|ers?)|weld\w*)\b/i,
    'trade',
  ],
  [/\b(?:cleaning|cleaners?|cleans?|laundry|wash(?:es|ing)? (?!the hands)\p{L}+)\b/iu, 'cleaner'],
  [
    /\b(?:driv(?:e|es|ing|ers?)|deliver(?:s|y|ies|ing)?|transports?|mov(?:e|es|ing) (?:house|furniture))\b/i,
    'driver',
  ],
]

/** The role for a business field, if it is certain. */
const OF_FIELD: Partial<Record<string, RoleId>> = {
  'elderly-care': 'caregiver',
  'health-care': 'caregiver',
  pets: 'animal-care',
  education: 'teacher',
  construction: 'trade',
  'food-restaurants': 'cook',
  logistics: 'driver',
}

/** Who makes the goods or serves the customers: by the offer's words for the work, or else by the confirmed field. */
export function workerOf(nature: string, source: Source): RoleId {
  if (nature === 'physical') return goodsKindOf(source) === 'food' ? 'cook' : 'maker'
  const offer = offerOf(source)
  return TRADES.find(([cue]) => cue.test(offer))?.[1] ?? OF_FIELD[confirmedField(source) ?? ''] ?? 'service'
}
