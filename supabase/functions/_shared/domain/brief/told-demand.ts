import { type Brief, entriesOf } from './brief.ts'
import { trialIn } from './trials.ts'
import { sentencesOf } from './unread.ts'

/*
 * The stage of demand that an idea describes, in the founder's words: from conversations to returning customers. It is
 * read broadly, because denying a sale that the founder mentions costs more trust than quoting an unnecessary sentence.
 * Nothing is counted.
 */

const STAGES = ['talked', 'waiting', 'stocked', 'tried', 'sold', 'repeat'] as const
export type DemandStage = (typeof STAGES)[number]

export interface ToldDemand {
  stage: DemandStage
  /** The founder's words for the stage. */
  words: string
}

const NUMBER = String.raw`(?:(?:about |over |around |some |nearly |already |now )*(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|hundreds|dozens|several|the first|our first|my first))`
const US = String.raw`(?:i|we|my|our|us|me|mine|ours)(?:['’](?:ve|m|re))?`
const WORDS = String.raw`(?:[\p{L}’'-]+ ){0,4}?`
const either = (...sources: string[]): RegExp => new RegExp(String.raw`\b(?:${sources.join('|')})`, 'iu')

/** Words that have this meaning only next to a number, the founder or the offer. The latest stage comes first. */
const SIGNS: readonly (readonly [DemandStage, RegExp])[] = [
  [
    'repeat',
    either(
      String.raw`(?:has|have|had|already) re-?(?:ordered|booked|newed)\b`,
      String.raw`re-?(?:ordered|booked) (?:it|twice|\w+ times|since|already|every|each|from)\b`,
      String.raw`(?:booked|ordered|bought|paid|hired|rented) (?:(?:us|it|them|me|one|for it) )?(?:again|a second time|twice)\b`,
      String.raw`${NUMBER} (?:of them |of these )?${WORDS}(?:came|have come|come) back\b(?! (?:to|for|broken|damaged|late|unpaid|empty))`,
      String.raw`(?:repeat|returning) (?:customers?|orders?|guests?|clients?|buyers?)\b`,
      String.raw`(?:our|my) regulars\b`,
      String.raw`${NUMBER} (?:of them |of these )?${WORDS}uses? (?:me|us) (?:again|every|each|weekly|monthly)\b`,
      String.raw`${NUMBER} (?:of them |of these )?${WORDS}(?:came|come) (?:from|through|by) (?:someone|somebody|people|guests|those|word of mouth|an earlier|earlier|a former|former)\b`,
      String.raw`asked (?:to buy|for) (?:a second|another) one\b`,
    ),
  ],
  [
    'sold',
    either(
      String.raw`${US} (?:have |had |already |even |now |only )*(?:sold|served|delivered|invoiced|billed|handled|accompanied|repaired|fixed|cleaned|catered|hosted|shipped|arranged|completed|earned|done|did|ironed|baked|sewed|fitted|taught|printed) ${NUMBER}\b`,
      String.raw`${US} (?:have |had |already )*sold\b`,
      String.raw`${US} (?:already |now |currently )*(?:serve|have|had) ${NUMBER} ${WORDS}(?:nights|bookings|orders|rentals|customers|clients|guests|sales|jobs|students|subscribers|deals|clubs|firms|shops)\b`,
      String.raw`sold[ -]out\b(?! (?:of|shows?|games?))`,
      String.raw`${NUMBER} ${WORDS}(?:bought|ordered|pre-?paid|have (?:already )?paid|(?:already )?paid (?:us|me|for it)|pa(?:y|ys|ying) (?:us|me|already|for it|every month|each month)|(?:are|is) paying|already pa(?:y|ys|id))\b`,
      String.raw`${NUMBER} (?:of (?:them|these) |[\p{L}’'-]+ )?pays?(?= and\b|[.,;]|$)`,
      String.raw`${NUMBER} (?:packs?|pieces|boxes|jars|bottles|pairs|bags|copies|tickets|units|sets|loaves|portions|kits|cups|bars|cards|books) (?:were |was |have been )?(?:went|gone|sold|left)\b`,
      String.raw`paying (?:customers|users|clients|members|subscribers|readers|guests)\b`,
      String.raw`(?:our|my) (?:(?:first|current|existing|best|\w+ing) )?(?:customers|clients|buyers|subscribers)\b`,
      String.raw`${NUMBER} ${WORDS}pay(?:s|ing)? (?:us|me)\b`,
    ),
  ],
  [
    'tried',
    either(
      String.raw`${NUMBER} ${WORDS}(?:has |have |already )*let (?:me|us) (?:run|try|test|use|install|put|do)\b`,
      String.raw`signed (?:up )?for (?:an? )?(?:test|trial|pilot)\b`,
      String.raw`${NUMBER} ${WORDS}(?:serves?|stocks?|carr(?:y|ies)|already use|still use) (?:it|them|mine|ours)\b`,
      String.raw`${NUMBER} ${WORDS}(?:are|is|have been) running (?:since|on|at|in)\b`,
      String.raw`in a blind test\b`,
      String.raw`(?:i|we)(?:['’]ve| have)? (?:tried|tested|piloted|trial+ed) it (?:out )?(?:with|on|in|at) ${NUMBER}\b`,
      String.raw`(?:rough|free|first|test|beta) version (?:for free )?(?:since|to|with)\b`,
    ),
  ],
  [
    'stocked',
    either(
      String.raw`(?:said|say|offered|agreed|willing|happy|promised|wants? to|would|they['’]d)\b[^.;]{0,40}\b(?:put (?:it|them|one|some) (?:on|in)|stock|carry|display|on (?:the|their) (?:shelf|shelves|counter)|sell (?:it|them|mine|ours) (?:in|at|for)|on consignment|sale or return)\b`,
    ),
  ],
  [
    'waiting',
    either(
      String.raw`(?:gave|left|put(?: down)?|wrote(?: down)?|added) (?:(?:me|us) )?(?:their|his|her) (?:names?|e-?mails?|numbers?|address(?:es)?)\b`,
      String.raw`${NUMBER} ${WORDS}(?:has |have |already )*(?:signed up|pre-?registered|pre-?ordered|joined|registered)\b`,
      String.raw`on (?:the|a|our|my) (?:wait ?list|waiting list)\b`,
      String.raw`(?:wait ?list|waiting list) of\b`,
      String.raw`asked (?:when|if) (?:they|he|she) (?:can|could|may)\b`,
    ),
  ],
  [
    'talked',
    either(
      String.raw`${US} (?:have |had |already |also )*(?:asked|spoke[n]? (?:to|with)|talked (?:to|with)|sat down with|interviewed|surveyed|pitched|met(?: with)?|visited|showed (?:it|them|this)(?: to)?) ${NUMBER}\b`,
      String.raw`${NUMBER} ${WORDS}(?:said yes|told (?:me|us))\b`,
    ),
  ],
]

/** Possible events, and what others did before, are not demand. */
const NOT_YET =
  /\b(?:would|could|might|will|if|until|unless|before we|plan(?:s|ning)? to|hop(?:e|ing) to|no one|nobody|never|used to|millions?|per ?cent|(?:a|each|every|last) year|in (?:19|20)\d\d)\b/i
/** What others said about themselves. */
const HEARSAY = /\b(?:told|tells?) (?:us|me) (?:that )?(?:they|he|she)\b[^.;]*/gi

/** The latest stage that a text describes; null if there is none. */
export function demandIn(text: string): ToldDemand | null {
  const words = text.replace(/[.!]+$/, '')
  const clauses = words.replace(HEARSAY, ' ').split(/[;:]|,? (?:and|but|so|whereas|while) /)
  const found = SIGNS.find(([stage, sign]) =>
    clauses.some((clause) => sign.test(clause) && (stage === 'stocked' || !NOT_YET.test(clause))),
  )
  if (found && STAGES.indexOf(found[0]) > STAGES.indexOf('tried')) return { stage: found[0], words }
  return trialIn(text) ? { stage: 'tried', words } : found ? { stage: found[0], words } : null
}

/** In an answer about who wants it, a single word is enough. */
const SOLD_ANSWER = /\b(?:sold|paid|bought|ordered|sales|revenue|takings|invoiced?)\b/i
const KINDS = { paying: 'sold', waiting: 'waiting', interviews: 'talked' } as const

/** The stages of demand in the evidence and the idea, the latest first; [] if the founder says that there is no evidence. */
export function toldDemand(brief: Brief, idea: string): ToldDemand[] {
  if (brief.evidence.state === 'none') return []
  const answered = entriesOf(brief, 'evidence').flatMap(({ value: { kind, count, text } }): ToldDemand[] => {
    const told = demandIn(text)
    if (told) return [told]
    if (SOLD_ANSWER.test(text) && !NOT_YET.test(text)) return [{ stage: 'sold', words: text }]
    return kind in KINDS && (count ?? 0) > 0
      ? [{ stage: KINDS[kind as keyof typeof KINDS], words: text }]
      : []
  })
  return [...answered, ...sentencesOf(idea).flatMap(({ words }) => demandIn(words) ?? [])].toSorted(
    (a, b) => STAGES.indexOf(b.stage) - STAGES.indexOf(a.stage),
  )
}

/** The latest stage of demand; null if there is none. */
export const latestDemand = (brief: Brief, idea: string): ToldDemand | null =>
  toldDemand(brief, idea)[0] ?? null

/** Whether someone has bought, by the founder's count or words. */
export const hasSold = (brief: Brief, idea: string): boolean => {
  const stage = latestDemand(brief, idea)?.stage
  return stage === 'sold' || stage === 'repeat'
}
