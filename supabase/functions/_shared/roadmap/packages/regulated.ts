import { wordsOf } from '../../analyst/source.ts'
import { entriesOf } from '../../domain/brief/brief.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { sentencesWithRoles } from './functions.ts'
import { quoted } from './words.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * Acts that the law of most places regulates, by the founder's own words for them. What it demands is asked of those who know it,
 * before money is spent: nothing is said about it here.
 */

interface Act {
  cue: RegExp
  natures?: readonly Basis['nature'][]
  /** Whom to ask for what, behind the quotation. */
  asks: string
}

const ACTS: readonly Act[] = [
  {
    cue: /\b(?:patients|(?:an?|the|each|every|per|one|new) patient|doctors?|diabet\w+|wounds?|diagnos\w+|dialysis|dental|dentures?|tooth|teeth|potassium|haemo\w+|medicines?|vaccin\w+|eye drops|therap(?:y|ies)|nurs(?:e|es|ing)|blood (?:sugar|pressure))\b/i,
    asks: 'ask the health authority or chamber who may do or say this, how data on health is kept, and what cover it takes',
  },
  {
    cue: /\b(?:hours of rest|rest hours|working (?:time|hours)|rosters?|rostering|shift plans?)\b/i,
    natures: ['software', 'service', 'marketplace'],
    asks: 'ask the labor inspectorate which rules on working time it must keep, and who answers for a wrong result',
  },
  {
    cue: /\b(?:ring-fenced|escrow|hold(?:s|ing)? (?:\p{L}+['’]s |their |the )?money|gets? (?:its|their|his|her) money after|(?:into|from) (?:a|an|the) (?:\p{L}+ )?account|deposit of \d)/iu,
    asks: 'ask a licensed payment provider or the regulator who may hold this money, and on what terms',
  },
  {
    cue: /\b(?:legal limit|as proof|as evidence|before (?:a|the) court|mediation)\b/i,
    asks: 'ask the office that decides by it which limit, method and instrument count, and what its report must say',
  },
  {
    cue: /\b(?:asbestos|old paint|solvents?|pesticides?|hazardous|rubbish|(?:to|at) the (?:dump|tip)|waste)\b/i,
    natures: ['service', 'marketplace', 'physical'],
    asks: 'ask the environmental authority who may carry and dispose of it, with which registration and proof',
  },
  {
    cue: /\b(?:widows?|heirs?|probate|inherit\w*|belonged to|when (?:my|our|a) \p{L}+ died)\b/iu,
    natures: ['service', 'marketplace'],
    asks: 'ask a notary or solicitor whose consent is needed before anything is sold or given away',
  },
  {
    cue: /\b(?:classrooms?|at (?:the|a) school|schoolyard|child ?care|babysit\w*|(?:teach(?:es)?|look(?:s|ing)? after|mind(?:s|ing)?|(?:come|work|play)s? with) (?:the |their )?(?:child(?:ren)?|kids|pupils))\b/i,
    natures: ['service', 'marketplace'],
    asks: 'ask school and authority in writing who may come and go there, with which clearance and cover',
  },
  {
    cue: /\b(?:under[- ]?1\d(?:s\b|\b)|minors|safeguarding)\b/i,
    asks: 'ask the authority or association that answers for minors from which age on, with which consent, clearance and supervision it is allowed',
  },
  {
    cue: /\b(?:sanitary|hygiene|health inspect\w+|food (?:law|safety|authority)|allergens?|legal kitchen)\b/i,
    natures: ['service', 'marketplace', 'physical'],
    asks: 'ask the food authority in writing which premises, permits and checks it takes, and who holds them',
  },
  {
    cue: /\b(?:passengers?|(?:drives?|carr(?:y|ies)|takes?|brings?) (?:people|patients|children|old people|guests))\b/i,
    natures: ['service', 'marketplace'],
    asks: 'ask the transport authority which license, vehicle and cover it takes',
  },
  {
    cue: /\b(?:gas (?:cylinder|bottle)s?|washing machines?|heavy (?:things|loads)|on the roof|at height|scaffold\w*|ladders?)\b/i,
    natures: ['service', 'marketplace'],
    asks: 'ask the authority for work safety and an insurer what this takes: training, gear, limits of weight, cover',
  },
  {
    natures: ['software', 'device', 'service', 'marketplace'],
    cue: /\b(?:microphones?|cameras?|records? (?:voices|sounds|people)|films? people|tracks? (?:people|where))\b/i,
    asks: 'ask an office for data protection or a lawyer whether and with whose consent this may be recorded',
  },
  {
    cue: /\b(?:scripts?|plays and musicals|publishers?|licensing houses?|song(?:s|books)?|lyrics)\b/i,
    natures: ['content', 'software', 'physical'],
    asks: 'ask the holder of the rights in writing, with one example, what may be used and at what price',
  },
  {
    cue: /\b(?:burns?|fuel|charcoal|briquettes?|logs? of|pellets?|firewood)\b/i,
    natures: ['physical'],
    asks: 'ask the fire authority and a laboratory what storing, smoke and marking demand, and what a test costs',
  },
  {
    cue: /\b(?:second-?hand|used (?:tools|machines|clothes|uniforms)|piece by piece)\b/i,
    natures: ['service', 'marketplace'],
    asks: 'ask the trade office what dealing in used goods demands: registration, records, liability for what is sold',
  },
]

const MOST = 3
const OF_OFFER = ['product', 'difference', 'inputs'] as const
const LABEL_CHARS = 80
const LEAST_WORDS = 3

/** Of a sentence the clause with the act, where it can be understood alone. */
function clauseOf(words: string, cue: RegExp): string {
  if (words.length <= LABEL_CHARS) return words
  const parts = words.replace(/[.!?]+$/, '').split(/[,;:()]\s?|\s(?:and|but|because|so|while)\s/)
  const part = parts
    .map((each) => each.trim().replace(/^(?:and|but|or|so)\s/i, ''))
    .find((each) => cue.test(each))
  return part !== undefined && part.split(' ').length >= LEAST_WORDS ? part : words
}

/** Of the sentences those that tell of the offer: what others do, and who the founder is, is no act of the product. */
const sentencesOfOffer = (idea: string): string[] => {
  const told = sentencesWithRoles(idea)
  return told.length === 0
    ? sentencesOf(idea).map(({ words }) => words)
    : told
        .filter(
          ({ product, actions, others, words }) =>
            Math.max(product, actions) > others + MARGIN && !WHO_I_AM.test(words),
        )
        .map(({ words }) => words)
}
/** A sentence that tells of others as likely as of the offer tells of others. */
const MARGIN = 0.1
const WHO_I_AM =
  /^(?:i['’]m|i am|i was|i(?:['’]ve| have) (?:been|taught|played|worked)|i (?:taught|drive|work))\b/i

/** Tasks that ask about each regulated act that the founder's words name. */
export function actTasks(
  { source, nature, items }: Pick<Basis, 'source' | 'nature' | 'items'>,
  difficulties: readonly string[],
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const told = [
    ...items.map(({ words }) => words),
    ...entriesOf(source.brief, 'actions').map(({ value }) => value),
    ...OF_OFFER.flatMap((field) =>
      entriesOf(source.brief, field).some(({ confirmed }) => confirmed) ? wordsOf(source, field) : [],
    ),
    ...sentencesOfOffer(source.idea),
  ]
  const acts = ACTS.flatMap(({ cue, natures, asks }) => {
    if (natures && !natures.includes(nature)) return []
    // What the founder names as a difficulty is asked about there.
    if (difficulties.some((each) => cue.test(each))) return []
    const words = told.find((each) => cue.test(each))
    return words === undefined ? [] : [`${quoted(clauseOf(words, cue), LABEL_CHARS)}: ${asks}`]
  })
  return acts.slice(0, MOST).map((name, index) =>
    taskOf({
      id: `act-${index + 1}`,
      name,
      size: 'S',
      hours: 4,
      by: 'founder',
      after: [],
      waits: [14, 'Their written answer'],
    }),
  )
}
