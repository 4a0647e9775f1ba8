import { wordsOf } from '../../analyst/source.ts'
import { entriesOf } from '../../domain/brief/brief.ts'
import { gravestAct, regulatedActs } from '../../domain/brief/regulated-acts/recognize.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { beliefsOf } from './beliefs.ts'
import { sentencesWithRoles } from './functions.ts'
import { goodsKindOf } from './goods-kind.ts'
import { quoted } from './words.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * Acts that the law of most places regulates, by the founder's own words for them: those of the catalog of the report
 * (domain/brief/regulated-acts), and wider cues of work that a plan prepares for. Experts are asked about the
 * requirements before money is spent; this file states none.
 */

interface Act {
  cue: RegExp
  natures?: readonly Basis['nature'][]
  /** Whether it applies only to goods that are eaten. */
  isFood?: true
  /** Whom to ask for what; it follows the quotation. */
  asks: string
}

const ACTS: readonly Act[] = [
  {
    cue: /\b(?:foods?|snacks?|meals?|oils?|sauces?|jams?|honey|bread|cakes?|cookies|cheeses?|spices?|teas?|coffee|juices?|drinks?|pickles|mixes|flour|millets?|nuts|granola|chocolates?|kombucha|beer|wine|supplements?)\b/i,
    natures: ['physical'],
    isFood: true,
    asks: 'ask the food authority for license or registration, rooms, label, net quantity, date and tests that it takes, and who may do each part',
  },
  {
    cue: /\b(?:physiotherap\w*|osteopath\w*|chiropract\w*|massages?|acupunctur\w*|nutritionists?|dieti[ct]ians?|psycholog\w*|midwi(?:fe|ves)|podiatr\w*|speech therap\w*|dental hygien\w*|counsel(?:l)?ing|treatments? of \d+)\b/i,
    natures: ['service', 'marketplace'],
    asks: 'ask health authority and chamber who may do this outside a practice, with which registration, cover of the profession, and records',
  },
  {
    cue: /\b(?:home care|care agenc\w+|caregivers?|carers|nursing homes?|care homes?|hospitals?|clinics?|care residents)\b/i,
    natures: ['software', 'device'],
    asks: 'ask a lawyer which data on health it holds, what has to be signed with each customer, and which records and proofs of visits the law demands',
  },
  {
    cue: /\b(?:child(?:ren)?|kids|pupils|teen(?:s|agers?)|school-going|toddlers?)\b/i,
    natures: ['content', 'software', 'device'],
    asks: 'ask the office for data protection what holds for data, pictures and contact of children, and whose consent it takes',
  },
  {
    cue: /\b(?:(?:turns?|shuts?) off the (?:water|gas)|(?:water|gas) (?:pipes?|supply|meters?|mains|leaks?)|boilers?|mains voltage|fuse box|brakes?|airbags?)\b/i,
    natures: ['device'],
    asks: 'ask the supplier or the office for such fittings which approval it needs before it may be fitted, and who may fit it',
  },
  {
    cue: /\b(?:radio|wireless\w*|bluetooth|wi-?fi|gsm|lora\w*|(?:to|on|by) (?:the |a |their |his |her |your |(?:\p{L}+['’]s ))?(?:smart)?phones?|app|remotely)\b/iu,
    natures: ['device'],
    asks: 'ask the test house which approval of its radio, which updates and which proof of security it needs, and what a certified module saves',
  },
  {
    cue: /\b(?:food trucks?|caterers?|catering|chefs?|cooks|cooking|meals|market stalls?)\b/i,
    natures: ['marketplace', 'service'],
    asks: 'ask the food authority which permit and cover those who cook must show, at which places they may serve, and who checks it',
  },
  {
    cue: /\b(?:alcohol\w*|wine|beer|spirits|cannabis|cbd|tobacco|vapes?)\b/i,
    asks: 'ask the authority who may sell it to whom, with which license, tax and label',
  },
  {
    cue: /\b(?:loans?|credit scores?|invest(?:s|ing|ments?)?|insurance (?:policies|plans|brokers?)|crypto\w*|savings|pensions?|mortgages?)\b/i,
    natures: ['software', 'service', 'marketplace', 'content'],
    asks: 'ask the financial regulator whether this is advice, brokering or payment that takes a license, and what may be said without one',
  },
  {
    cue: /\b(?:legal advice|contracts? (?:review|templates?)|tax (?:returns?|advice|filing)|visa|immigration|wills)\b/i,
    natures: ['software', 'service', 'content'],
    asks: 'ask bar or tax chamber which part of it is reserved to the profession, and what may be offered without one',
  },
  {
    cue: /\b(?:tours?|tourists?|guides?|hikes?|climb\w*|kayak\w*|diving|rafting|skiing|(?:summer|day|holiday|training) camps?|excursions?|workshops?)\b/i,
    natures: ['service', 'marketplace'],
    asks: 'ask the tourism office which registration, qualification and cover such an outing or course takes, and what a package is',
  },
  {
    cue: /\b(?:toys?|bab(?:y|ies)|cots?|strollers?|cosmetics?|soaps?|creams?|candles?|helmets?|jewel(?:le)?ry)\b/i,
    natures: ['physical'],
    asks: 'ask a test laboratory which safety rules, tests, label and papers these goods need before the first one is sold',
  },
  {
    cue: /\b(?:insulation|heating|retrofit\w*|solar|electric(?:al|ian)|plumb\w*|roof\w*|renovat\w*|installers?|build(?:ers|ing work))\b/i,
    natures: ['service', 'marketplace'],
    asks: 'ask chamber and building office which qualification and registration this takes, who is liable for the work of others, and which right to cancel a customer at home has',
  },
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
/** Difficulties that lead to a question to an authority themselves. */
const OF_LAW =
  /\b(?:laws?|legal\w*|licen[cs]\w*|permits?|regist\w+|regulat\w+|certif\w+|approv\w+|authorit\w+|CE|FDA|rules?|unsafe|not safe|doctors?|patients?)\b/i
const OF_OFFER = ['product', 'difference', 'inputs'] as const
const LABEL_CHARS = 80
const LEAST_WORDS = 3

/** The clause of a sentence that names the act, if it can be understood alone; otherwise the sentence. */
function clauseOf(words: string, cue: RegExp): string {
  if (words.length <= LABEL_CHARS) return words
  const parts = words.replace(/[.!?]+$/, '').split(/[,;:()]\s?|\s(?:and|but|because|so|while)\s/)
  const part = parts
    .map((each) => each.trim().replace(/^(?:and|but|or|so)\s/i, ''))
    .find((each) => cue.test(each))
  return part !== undefined && part.split(' ').length >= LEAST_WORDS ? part : words
}

/** The sentences about the offer: what others do, and who the founder is, are not acts of the product. */
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
/** A sentence that is as likely to be about others as about the offer is about others. */
const MARGIN = 0.1
const WHO_I_AM =
  /^(?:i['’]m|i am|i was|i(?:['’]ve| have) (?:been|taught|played|worked)|i (?:taught|drive|work))\b/i

/** Acts that a clause rules out for the offer. */
const RULED_OUT = /\b(?:instead of|rather than|without|never|not|no|neither|nor)\b[^.,;:!?\n]*/gi

/**
 * The acts of the report's catalog, each with whom to ask. The gravest one is left out, because the report's next test,
 * which the plan contains, asks about it.
 */
const catalogActs = ({ brief, idea }: Basis['source']): { words: string; asks: string }[] =>
  regulatedActs(brief, idea)
    .filter(({ act }) => act !== gravestAct(brief, idea)?.act)
    .map(({ act, words }) => ({
      words,
      asks: `ask ${WHOM.exec(act.asks)?.groups?.whom ?? 'the authority'} in writing whether this is allowed, and which license, papers and time it takes`,
    }))
/** Whom a question of the catalog goes to. */
const WHOM = /^Ask (?<whom>.+?)(?:, in writing|, with\b|:)/

/** The regulated acts that the founder's words name, each with what to ask about it as a complete text. */
function actsOf(
  { source, nature, items }: Pick<Basis, 'source' | 'nature' | 'items'>,
  difficulties: readonly string[],
): { words: string; asks: string }[] {
  const told = [
    ...items.map(({ words }) => words),
    ...entriesOf(source.brief, 'actions').map(({ value }) => value),
    ...OF_OFFER.flatMap((field) =>
      entriesOf(source.brief, field).some(({ confirmed }) => confirmed) ? wordsOf(source, field) : [],
    ),
    ...sentencesOfOffer(source.idea),
  ]
  const isFood = goodsKindOf(source) === 'food'
  const acts = ACTS.flatMap(({ cue, natures, asks, isFood: ofFood }) => {
    if (natures && !natures.includes(nature)) return []
    if (ofFood && !isFood) return []
    // An act that the founder names as a difficulty is asked about there.
    if (difficulties.some((each) => OF_LAW.test(each) && cue.test(each))) return []
    const words = told.find((each) => cue.test(each.replace(RULED_OUT, '')))
    return words === undefined ? [] : [{ words: clauseOf(words, cue), asks }]
  })
  const catalog = catalogActs(source)
  const isNew = (words: string) =>
    !catalog.some((each) => each.words.includes(words) || words.includes(each.words))
  return [...catalog, ...acts.filter(({ words }) => isNew(words))].slice(0, MOST)
}

/** Whether the founder's words name an act to ask about. */
export const namesActs = (...given: Parameters<typeof actsOf>): boolean => actsOf(...given).length > 0

const NAME_CHARS = 195

/** Tasks that ask about each regulated act, or that do what the answers demand. */
export function actTasks(
  basis: Pick<Basis, 'source' | 'nature' | 'items'>,
  step: 'ask' | 'meet',
  difficulties: readonly string[],
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const believed = beliefsOf(basis).map(({ words }) => words)
  // What a belief asks about is not asked a second time.
  const acts = actsOf(basis, difficulties).filter(
    ({ words }) => !believed.some((belief) => belief.includes(words) || words.includes(belief)),
  )
  const answers = acts.length + believed.length
  if (answers === 0) return []
  if (step === 'meet')
    return [
      taskOf({
        id: 'act-met',
        name: `Do what the ${answers === 1 ? 'written answer' : `${answers} written answers`} on permits and rules ask${answers === 1 ? 's' : ''}, and keep the proof, before anything more is sold or delivered`,
        size: 'M',
        by: 'founder',
        after: [],
        waits: [28, 'Permits, papers and checks'],
      }),
    ]
  return acts.map(({ words, asks }, index) =>
    taskOf({
      id: `act-${index + 1}`,
      name: `${quoted(words, Math.min(LABEL_CHARS, NAME_CHARS - asks.length))}: ${asks}`,
      size: 'S',
      hours: 4,
      by: 'founder',
      after: [],
      waits: [14, 'Their written answer'],
    }),
  )
}
