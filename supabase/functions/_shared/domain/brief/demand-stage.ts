import type { BriefValues } from './brief.ts'
import { STAGE_WEIGHTS } from './stage-weights.ts'

/* How far the demand is that some words tell, as weights judge them that were learned from annotated evidence. */

/** In the order of the columns of the weights. */
export const TOLD_STAGES = [
  'paying',
  'sold',
  'prepaid',
  'signed',
  'tried',
  'waiting',
  'asked',
  'talked',
  'none',
] as const
export type ToldStage = (typeof TOLD_STAGES)[number]

/** What each stage is called in the brief. */
export const KIND_OF_STAGE: Readonly<Record<ToldStage, BriefValues['evidence']['kind']>> = {
  paying: 'paying',
  sold: 'paying',
  prepaid: 'paying',
  signed: 'waiting',
  waiting: 'waiting',
  asked: 'waiting',
  talked: 'interviews',
  tried: 'other',
  none: 'other',
}

const NUMBER_WORD =
  /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?|hundred|thousand)$/u

/** A word without the endings of plural and tense. */
const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')

/** Words that mean the same here. */
const CLASSES: Readonly<Record<string, RegExp>> = {
  list: /\bwait ?list|\bwaiting list|\b(?:on|signed) (?:the|a|our|my) list\b|\bnames? (?:on|down)\b|\bnames?\b.*\b(?:list|form|sheet|paper)\b|\bsigned up\b|\bsign-?ups?\b|\bpre-?regist|\bjoined\b/,
  advance:
    /\bdeposits?\b|\badvance\b|\bup ?front\b|\bpre-?(?:paid|sold|order)|\bpaid\b.*\bbefore\b|\btoken\b/,
  letter:
    /\bletters?\b|\bcontracts?\b|\bagreed\b|\b(?:have|has|had) (?:already )?signed\b(?! up)|\bhas ordered\b|\bpurchase orders?\b|\bpromised\b/,
  paying:
    /\b(?:pay|pays|paying)\b|\b(?:again|twice|repeat\w*|renewed|reordered|rebooked|regulars?|came back|continued?)\b/,
  pays: /\bpaid\b|\bpay(?:s|ing)?\b(?! (?:for it )?tomorrow)/,
  sold: /\b(?:sold|sell|bought|sales|flogged|orders|takings|revenue|earned|invoiced)\b|\b(?:went|gone)\b(?! (?:through|from))/,
  made: /\b(?:i|we)(?:'ve| have)? (?:\w+ )?(?:did|done|made|sent|baked|served|taught|stitched|delivered) (?:about )?(?:\d|[a-z]+(?:teen|ty)\b|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/,
  trial:
    /\b(?:tests?|tested|testing|trial\w*|tried|tries|try|pilot\w*|prototypes?|samples?|free|version|let (?:me|us))\b/,
  used: /\b(?:used?|using|wore|worn|running|ran|run|had (?:it|one|them)|have it|has it|carr(?:y|ied))\b/,
  would: /\b(?:would|they'd|she'd|he'd|said yes|could)\b/,
  told: /\b(?:talked|spoke|spoken|interview\w*|survey\w*|told (?:me|us)|said|asked around|sat (?:down )?with|pitched|showed|met)\b/,
  asked: /\b(?:asked|asks?|asking|want(?:s|ed)? (?:in|one|a quote|to)|wrote back|calling us)\b/,
  seen: /\b(?:followers?|views?|likes?|channel|hackathon|prize|award|grant|downloads?)\b/,
}

/** The words of a text, their stems, and which follow each other; all numbers are one. */
export function stageCues(text: string): string[] {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const words = (lower.match(/\p{Sc}|[\p{L}\p{N}]+(?:[.,'-][\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    NUMBER_WORD.test(word) ? '#' : stemOf(word),
  )
  return [
    ...new Set([
      '*',
      ...words,
      ...words.map((word, i) => `${words[i - 1] ?? '^'} ${word}`),
      ...Object.entries(CLASSES).flatMap(([name, sign]) => (sign.test(lower) ? [`:${name}`] : [])),
    ]),
  ]
}

const weights: ReadonlyMap<string, readonly number[]> = new Map(
  STAGE_WEIGHTS.split('\n').map((line) => {
    const end = line.lastIndexOf('|')
    return [
      line.slice(0, end),
      line
        .slice(end + 1)
        .split(' ')
        .map((weight) => Number(weight) / 20),
    ]
  }),
)

/** By how much, in units of the logarithm of the odds, the likeliest stage has to lead. */
const LEAST_LEAD = 0.5

/** The stage of demand that a text tells, if it tells any; null where two are about as likely. */
export function stageOf(text: string): ToldStage | null {
  const cues = stageCues(text)
  const scores = TOLD_STAGES.map((stage, column) => ({
    stage,
    score: cues.reduce((sum, cue) => sum + (weights.get(cue)?.[column] ?? 0), 0),
  })).toSorted((a, b) => b.score - a.score)
  const [first, second] = scores
  return first && second && first.score - second.score >= LEAST_LEAD ? first.stage : null
}
