import { confirmedField, type Source, wordsOf } from '../../analyst/source.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'
import { goodsKindOf } from './goods-kind.ts'

const TRADES: readonly (readonly [cue: RegExp, role: RoleId])[] = [
  [/\b(?:hair\w*|barbers?|salons?|nails?|massages?|make-?up|tattoos?|tailor\w*|photograph\w*)\b/i, 'service'],
  [
    /\b(?:elder\w*|seniors?|care home|home[- ]?help|home[- ]?care|caregivers?|nurs\w+|disab\w+|dementia|bedridden|frail)\b/i,
    'caregiver',
  ],
  [/\b(?:teach\w*|tutor\w*|lessons?|courses?|trains? (?:people|staff|drivers))\b/i, 'teacher'],
  [
    /\b(?:kids|(?<!\b(?:their|my|our|his|her|own|grown|adult) )child(?:ren|care)?|toddlers?|babysit\w*|kindergarten|bab(?:y|ies)|newborns?|twins|nann(?:y|ies))\b/i,
    'childcare',
  ],
  [/\b(?:dogs?|cats?|pets?|horses?|animals?)\b/i, 'animal-care'],
  [
    /\b(?:cook\w*|meals?|sauces?|bak(?:e|es|ing|ery)|food|drinks?|jams?|snacks?|cheese|bread|lunch\w*)\b/i,
    'cook',
  ],
  [
    /\b(?:repair\w*|install\w*|plumb\w*|electric\w*|carpent\w*|roofs?|gutters?|paint\w*|garden\w*|weld\w*)\b/i,
    'trade',
  ],
  [
    /\b(?:cleaning|cleaners?|cleans|clean (?:the|their|gutters|windows|homes|houses|offices)|laundry|wash\w*)\b/i,
    'cleaner',
  ],
  [/\b(?:driv(?:e|es|ing)|drivers? who|deliver\w*|transport\w*|moves? (?:house|furniture))\b/i, 'driver'],
]

/** What a place was before says nothing of the work. */
const FORMER = /\b(?:former|old|empty|disused|converted) \p{L}+/giu

/** Whose trade a business field is, where that is certain. */
const OF_FIELD: Partial<Record<string, RoleId>> = {
  'elderly-care': 'caregiver',
  'health-care': 'caregiver',
  pets: 'animal-care',
  education: 'teacher',
  construction: 'trade',
  'food-restaurants': 'cook',
  logistics: 'driver',
}

/** Who makes the goods or serves the customers, by the founder's own words for it, else by the confirmed field. */
export function workerOf(nature: string, source: Source): RoleId {
  const words = [
    ...wordsOf(source, 'product'),
    ...wordsOf(source, 'actions'),
    ...wordsOf(source, 'customer'),
  ].join('\n')
  if (nature === 'physical') return goodsKindOf(source) === 'food' ? 'cook' : 'maker'
  const byWords = (text: string) => TRADES.find(([cue]) => cue.test(text))?.[1]
  return (
    byWords(words) ??
    byWords(source.idea.replace(FORMER, '')) ??
    OF_FIELD[confirmedField(source) ?? ''] ??
    'service'
  )
}
