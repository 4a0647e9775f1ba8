import type { Statement } from '../basis.ts'
import { type Brief, entriesOf } from './brief.ts'
import { fixed } from './line.ts'
import { RELATIVE, withoutOwnPurchases } from './own-things.ts'
import { isOnlyRead } from './standing.ts'
import { hasSold } from './told-demand.ts'
import { occasionIn } from './told-result.ts'
import { depositsOf, isForNothing, promisedTrialOf } from './trials.ts'
import { partsOf, sentencesOf } from './unread.ts'

/* What the founder's plan itself puts at risk, in the words that tell it: promises, made-to-measure goods, few hands. */

/** An objection to a plan, with the founder's words that it follows from. */
export interface PlanRisk {
  words: string
  said: Statement
}

const SENT =
  /\b(?:(?:send|sends|sending|upload\w*|film|films|take|takes|taking|keep\w*|shoot|from|by|with|and|two|some) (?:\p{L}+ ){0,6}?(?:photos?|pictures?|videos?|scans?|selfies?|outlines?|measurements?)|(?:photos?|pictures?|videos?|scans?|outlines?|tracings?) of (?:your|their|his|her|the|my) \p{L}+|films? (?:your|their|his|her|the) \p{L}+)/iu
const MADE =
  /\b(?:mak(?:e|es|ing)|made|print(?:s|ed|ing)?|sew(?:s|n|ing)?|stitch\w*|dy(?:e|es|ed|eing)|cut|cuts|carv\w+|knit\w*|tailor\w*|custom\w*|bespoke|to measure|mou?ld(?:ed|ing)?|build|built)\b/i
const FITS =
  /\b(?:foot|feet|bod(?:y|ies)|heads?|faces?|ears?|teeth|waists?|arms?|brows|seat|to match|to measure|to fit|fits (?:only )?(?:you|them|one)|nobody else|no one else|no returns?|(?:not|n['’]t) be (?:taken back|returned|resold)|custom(?:ised|ized|-made| made)|bespoke)\b/i

/** The sentence by which goods are made to fit one customer from what that customer sends; null if there is none. */
export function madeFromAfar(idea: string): string | null {
  const sent = sentencesOf(idea).find(({ words }) => SENT.test(words) && MADE.test(words))
  return sent && FITS.test(idea) ? sent.words : null
}

const GUARANTEE =
  /\b(?:(?:we|i|our|my) (?:\p{L}+ )?guarant\w+|guaranteed|with (?:an? )?(?:\p{L}+ )?guarantee|(?:the |their |your )?(?:whole |full |all (?:of )?the )?(?:fee|price|money) back|no (?:win|result|success|cure|pass),? no (?:fee|pay))\b/iu
const OF_RESULT =
  /\b(?:guarant\w+ (?:that |you |a |an |the |them )*(?:\p{L}+ )?(?:pass\w*|result\w*|work\w*|success\w*|loaf|that|cure\w*|sale|tenant|harvest|job|place|grade|score|weight|growth|savings?|to)|pass(?:es)?|fails?|results?|works?|rises?|within \p{L}+ (?:days|weeks|months))\b/iu

/** The words of a guarantee of results, whose breach costs the price; null if there is none. */
export function guaranteeIn(idea: string): string | null {
  const found = partsOf(idea).find(
    ({ words }) => GUARANTEE.test(words) && OF_RESULT.test(words) && !/\bdeposit/i.test(words),
  )?.words
  const clause = found
    ?.split(/[,;:]\s(?:and |but )?|\s[–—]\s/)
    .find((each) => GUARANTEE.test(each) && OF_RESULT.test(each))
  return clause ?? found ?? null
}

/** Problems that a feature of a certain kind answers: the told problem, and the words of any such feature. */
const ANSWERS: readonly { problem: RegExp; answer: RegExp; said: Statement; isPlain?: true }[] = [
  {
    problem: /\b(?:forgets?|forgot|forgotten|forgetting)\b(?! about)/i,
    answer:
      /\b(?:remind\w*|nags?|alerts?|alarms?|notif\w+|calendar|texts? (?:them|him|her|the)|messages? (?:them|when|before)|calls? (?:them|before)|due|we come|on our own|automatic\w*|by itself|schedul\w+)\b/i,
    said: fixed(
      'The problem that you tell is forgetting, and nothing that you describe reminds anyone. Say what happens when no one remembers to use it.',
    ),
  },
  {
    problem:
      /\b(?:no[- ]shows?|(?:do|does|did)(?: not|n['’]t) (?:show|turn) up|cancel\w* (?:late|last minute))\b/i,
    answer:
      /\b(?:remind\w*|deposits?|prepa\w+|in advance|wait(?:ing)? ?list|confirm\w*|fees?|penalt\w+|pays? (?:before|first)|fills? (?:it|the))\b/i,
    said: fixed(
      'The problem that you tell is people who do not come, and nothing that you describe makes them come. Say what does, and measure it with ten.',
    ),
  },
  {
    problem:
      /\b(?:can(?:not|['’]?t)|could(?: not|n['’]t)) (?:pay|afford)\b|\btoo (?:expensive|dear) for (?:them|most|many)\b/i,
    answer:
      /\b(?:cheap\w*|free|instal+ments?|rent\w*|shar\w+|half (?:the|of)|less|lower|subsid\w+|insur\w+|grants?)\b/i,
    said: fixed(
      'The problem that you tell is that they cannot pay, and yours has a price as well. Say from whose money it comes.',
    ),
  },
  {
    problem:
      /\b(?:cops?|police|authorit(?:y|ies)|councils?|insurers?|guards?|security)\b[^.;]{0,20}\b(?:can(?:not|['’]?t)|do(?:es)?(?: not|n['’]t)|won['’]?t|never|nothing|will not)\b/i,
    answer:
      /\b(?:we (?:come|drive|go|send)|our (?:team|guards?|drivers?)|(?:it|that|which) (?:locks|blocks|stops)|recover\w*|siren)\b/i,
    said: fixed(
      'By your own words those who should act do little. Say who acts on what yours shows, within how many hours, and ask three customers what they did the last time.',
    ),
    isPlain: true,
  },
]

/** Words by which a sentence tells what those who were asked suffer from, and not only a story. */
const TOLD_PROBLEM = /\b(?:said|told (?:me|us)|biggest|main|worst|headache|problem|complain\w*|always)\b/i

function unanswered(brief: Brief, idea: string): PlanRisk | null {
  const problems = entriesOf(brief, 'problem').flatMap((entry) => (isOnlyRead(entry) ? [] : entry.value))
  const sentences = partsOf(idea).map(({ words }) => words)
  const offered = [
    idea,
    ...(['actions', 'difference'] as const).flatMap((field) =>
      entriesOf(brief, field).map(({ value }) => value),
    ),
  ].join(' ')
  for (const { problem, answer, said, isPlain = false } of ANSWERS) {
    const words = [...problems, ...sentences.filter((each) => isPlain || TOLD_PROBLEM.test(each))].find(
      (each) => problem.test(each),
    )
    if (words !== undefined && !answer.test(offered)) return { words, said }
  }
  return null
}

const PERSON = String.raw`(?:my|our) (?:\p{L}+ )?${RELATIVE}(?:['’]s|s['’])?`
/** The work is done by people close to the founder: 'my sister-in-law and two friends will do the work'. */
const DONE_BY = new RegExp(
  String.raw`\b(?:${PERSON} (?:[\p{L}’'-]+ ){0,6}?(?:will|can|would) (?:do|make|bake|sew|drive|deliver|cook|build|work|teach|clean|print)|(?:made|done|sewn|built|cooked|baked|printed|by hand|making) (?:[\p{L}’'-]+ ){0,4}?by ${PERSON}|(?:by hand|making|we sew|we make) (?:[\p{L}’'-]+ ){0,4}?with ${PERSON})\b`,
  'iu',
)
/** Buyers who came through people close to the founder: 'through my father', 'all patients of the doctor my sister works for'. */
const CAME_BY = new RegExp(
  String.raw`\b(?:through|via|by|thanks to|from) ${PERSON}|\ball (?:of them )?(?:are |at |in |from )?[^.;]{0,40}\b${PERSON}|\b${PERSON} (?:manages?|owns?|runs?|works? (?:for|at)|knows?)\b`,
  'iu',
)
const DAY = String.raw`(?:Easter|Christmas|Advent|Ramadan|Eid|Diwali|Thanksgiving|New Year|All Saints|Mother['’]s Day|Valentine['’]?s|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December))`
/** A day before which everyone needs the same work. */
const ONE_DAY = new RegExp(
  String.raw`\b(?:before|for) (?:the )?${DAY}\b|\b${DAY} (?:is coming|comes|approaches|is near)\b`,
  'iu',
)
const BESIDE_A_JOB =
  /\b(?:(?:our|my) day jobs?|keep(?:ing)? (?:our|my) jobs?|(?:beside|next to) (?:our|my) jobs?|(?:us|me|i|we|it) on the side|after (?:my|our) shifts?|my employer)\b/i
/** So many pieces that the founder bought are stock and no tool. */
const STOCK =
  /\b(?:bought|purchased|acquired) (?:already )?\d{2,}\b|\b\d{2,} (?:(?!(?:i|we)\b)\p{L}+ ){1,3}(?:already )?(?:bought|purchased)\b/iu

/** What was given of one's own accord, without a price. */
const GIFT =
  /\b(?:gave|give|left|slipped) (?:me|us) (?:something|a little|a bit|a tip|what they|chocolates?|some (?:money|cash|fuel|petrol))\b/i

/** What in the founder's own plan can end or cap it, beside the named risks; the gravest first. */
export function planRisks(brief: Brief, idea: string): PlanRisk[] {
  const evidence = entriesOf(brief, 'evidence').map(({ value }) => value)
  const sentences = sentencesOf(idea).map(({ words }) => words)
  const told = [...evidence.map(({ text }) => text), ...sentences]
  const natures = entriesOf(brief, 'nature').map(({ value }) => value)
  const isService = natures.includes('service')
  const isOfGoods = natures.includes('physical') || natures.includes('device')
  const isSold = hasSold(brief, idea)
  const risk = (words: string | null | undefined, said: Statement): PlanRisk[] =>
    words ? [{ words, said }] : []
  const open = unanswered(brief, idea)
  return [
    ...risk(
      guaranteeIn(idea),
      fixed(
        'You promise a result or the money back. Until you know how many of a hundred do not reach it, each sale may cost you its whole price.',
      ),
    ),
    ...risk(
      isOfGoods ? madeFromAfar(idea) : null,
      fixed(
        'Each piece fits one person only. Count how many of the first twenty have to be made again: each of these costs you a second one.',
      ),
    ),
    ...(open ? [open] : []),
    ...risk(
      evidence.find(({ kind, text }) => kind === 'paying' && CAME_BY.test(text))?.text ??
        (isSold
          ? sentences.find((each) => /\bpa(?:y|ys|id)\b/i.test(each) && CAME_BY.test(each))
          : undefined),
      fixed(
        'Those who paid came through people close to you. Until strangers pay, nothing shows that anyone else would.',
      ),
    ),
    ...risk(
      isSold ? null : sentences.find((each) => STOCK.test(each) && withoutOwnPurchases(each) !== each),
      fixed(
        'You have paid for stock, and tell of no sale. Buy no more of it until strangers have paid for half.',
      ),
    ),
    ...risk(
      isService
        ? [...entriesOf(brief, 'problem').map(({ value }) => value), ...sentences].find((each) =>
            ONE_DAY.test(each),
          )
        : null,
      fixed(
        'Everyone wants it in the same days. Count how many of these jobs you can do in the days before, and take no more orders than that.',
      ),
    ),
    ...risk(
      sentences.find((each) => BESIDE_A_JOB.test(each)),
      fixed(
        'You do it beside a job. Read what your contract says about that, and work out how many a week fit into the hours that are left.',
      ),
    ),
    ...risk(
      [...entriesOf(brief, 'inputs').map(({ value }) => value), ...sentences].find((each) =>
        DONE_BY.test(each),
      ),
      fixed(
        'The work rests on a few people who are close to you. Say what you can promise for a month in which one of them is missing.',
      ),
    ),
    ...risk(
      depositsOf(brief, idea) > 0 ? told.find((each) => /\bdeposits?\b/i.test(each)) : null,
      fixed(
        'A deposit can be asked back. Name the day on which the first one is delivered, and what a month of delay would cost you.',
      ),
    ),
    ...risk(
      evidence.find(({ kind, text }) => kind === 'paying' && occasionIn(text) !== null)?.text,
      fixed('What was sold was sold for one occasion or season. Say what brings income in the other months.'),
    ),
    ...risk(
      isSold ? null : told.find((each) => GIFT.test(each)),
      fixed(
        'What they gave was thanks, and no price. Ask five of them for the full price before you spend more on it.',
      ),
    ),
    ...risk(
      isSold ? null : promisedTrialOf(brief, idea)?.words,
      fixed(
        'A promise to try it costs nothing. Ask each who promised which result is worth your price to them, and have that signed before the first day.',
      ),
    ),
    ...risk(
      isSold ? null : evidence.find(({ text }) => isForNothing(text))?.text,
      fixed(
        'So far it costs them nothing. More people use what is free than pay for it: only those who stay at your price count.',
      ),
    ),
  ]
}
