import { wordsOf } from '../../analyst/source.ts'
import { entriesOf } from '../../domain/brief/brief.ts'
import { regulatedActs } from '../../domain/brief/regulated-acts/recognize.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { quoted } from './words.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * What the founder holds to be no problem, not needed or for later, where a law, an office or the owner of a system decides
 * it. It is asked first, quoted whole: no paid work and no contact with customers begins before the answer.
 */

/** What decides a belief, by the words of its sentence, and whom to ask. The more certain topic comes first. */
interface Topic {
  cue: RegExp
  asks: string
  /** The same question in few words, behind a long quotation. */
  short: string
  /** What the sentence must say as well, where the words of the topic are common in other sentences. */
  only?: RegExp
}

/** Experts whose look the law demands in many trades. */
const EXPERT =
  /\b(?:clinics?|doctors?|hospitals?|opticians?|optometrists?|dentists?|pharmac(?:y|ies|ists?)|physicians?|vets?|veterinar\w+|midwi(?:fe|ves)|psycholog\w+|therapists?|lawyers?|solicitors?|notar(?:y|ies)|electricians?|gas fitters?|(?:structural )?engineers?|surveyors?|inspectors?|prescriptions?)\b/i
const CHILDREN = /\b(?:child(?:ren)?|kids|infants|pupils|little ones|toddlers|bab(?:y|ies))\b/i

const OF_TESTS: Topic = {
  cue: /\b(?:CE|UKCA)\b|\b(?:FCC|UL|GS)[ -](?:marks?|markings?|label|sign|certificat\w+|test(?:s|ing)?|approval)\b|\b(?:safety|product|type|fire|electrical) (?:tests?|assessments?|certificat\w+|approvals?|marks?)\b|\b(?:certif(?:y|ied|icat\w+)|homologat\w+)\b/i,
  asks: 'ask a test house in writing which marks and tests the law asks for before the first one is sold, lent or given, and their price',
  short: 'ask a test house in writing what holds from the first one on, and its price',
}
const AUTHORITY: Topic = {
  cue: /\b(?:regist(?:er|ers|ered|ering|ration|rations|ry)|licen[cs](?:es?|ed|ing)|permits?|permission|approv(?:al|als|ed)|authori[sz]\w+|planning (?:office|rules)|zoning|council|inspect(?:ion|ions|or|ors)|notif(?:y|ication)|ministry|legal(?:ly)?|laws?|regulat\w+|(?:sanitary|building|fire|trade) (?:office|code|inspection)|official paper ?work)\b/i,
  asks: 'ask the authority of the trade in writing, with this offer on one page, what has to be registered or permitted, and an insurer for cover',
  short: 'ask the authority of the trade and an insurer in writing first',
}
/** The same where children are in the founder's care. */
const OF_CHILDREN: Topic = {
  ...AUTHORITY,
  asks: 'ask the authority for children and an insurer in writing: registration, record checks, how many with how many grown-ups',
  short: 'ask the authority for children and an insurer in writing first',
}

const TOPICS: readonly Topic[] = [
  {
    cue: /\b(?:captchas?|blocks? (?:robots|bots|scripts|automat\w+)|(?:get|gets|got|go|goes|going|getting) (?:a?round|past) (?:it|them|that)|scrap(?:es?|ing)|crawl\w*|log-?ins? of|bots?|terms of (?:use|service)|(?:blocks?|ban(?:s|ned)?) (?:us|me|the (?:account|script))|(?:their|his|her|its|someone['’]s) password|past (?:the|a|its) (?:pay ?wall|log-?in|block))\b/i,
    asks: 'ask its operator in writing which access is allowed, and a lawyer about getting past a barrier; try a way without it',
    short: 'ask its operator and a lawyer in writing which access is allowed',
  },
  OF_TESTS,
  {
    cue: /\b(?:eye|ear|dental|foot|skin) (?:clinics?|tests?|exams?|doctors?)\b|\b(?:doctors?|clinics?|hospitals?|opticians?|optometrists?|dentists?|pharmac(?:y|ies|ists?)|physicians?|nurses?|midwi(?:fe|ves)|vets?|veterinar\w+|prescriptions?|diagnos\w+|medic(?:al|ines?)|psycholog\w+|therapists?)\b/i,
    asks: 'ask the health authority and that profession in writing what may be sold or done without them, to whom; leave out the rest',
    short: 'ask the health authority in writing first',
    only: /\b(?:without (?:an? |any |the )?(?:doctor|prescription|pharmacist|vet|clinic|examination)|prescription|diagnos\w+)|^(?=.*\bso (?:that )?(?!is\b|it\b|this\b)\p{L}+ (?:do|does|no|never|need|won|can|will))/iu,
  },
  {
    cue: /\b(?:insur(?:e|ed|ance|ers?)|liab(?:le|ility))\b/i,
    asks: 'ask an insurer in writing what happens without a cover, what it costs, and whether the law demands one',
    short: 'ask an insurer in writing what happens without a cover',
  },
  {
    cue: /\b(?:tax(?:es)?|vat|gst|customs (?:is|are|duty|duties|papers|office)|(?:pay|declare|through) customs|cash in hand|off the books|bookkeep\w*)\b/i,
    asks: 'ask the tax office in writing what must be registered, declared and kept, and from which sum on',
    short: 'ask the tax office in writing what must be declared',
  },
  {
    cue: /\b(?:privacy|gdpr|data protection|personal data|consent(?:s|ed)?)\b/i,
    asks: 'ask the office for data protection in writing whose consent it takes and what may be kept',
    short: 'ask the office for data protection in writing whose consent it takes',
  },
  {
    cue: /\b(?:copyrights?|trademarks?|patents?|royalt(?:y|ies)|licen[cs]e fees?|(?:logos?|brand names?|songs?|photos?|pictures|music|lyrics|characters?) (?:of|from|that belongs?|on (?:the|google|the internet)))\b/i,
    asks: 'ask the holder of the rights in writing what may be used and at what price; use none before',
    short: 'ask the holder of the rights in writing what may be used',
  },
  {
    cue: /\b(?:minimum wage|employ(?:ed|ees?|ers?|ment)|payroll|self-?employed|contractors?|social (?:security|insurance)|work permits?|working papers)\b/i,
    asks: 'ask the labor office in writing who counts as employed, what has to be paid and reported, and who checks it',
    short: 'ask the labor office in writing who counts as employed',
  },
  {
    cue: /\b(?:hygiene|health inspect\w*|food (?:safety|law|authority|handler\w*)|allergens?|(?:commercial|licen[cs]ed|certified|inspected) kitchens?|shelf[- ]life)\b/i,
    asks: 'ask the food authority in writing which rooms, papers and checks it takes before the first sale',
    short: 'ask the food authority in writing what it takes',
  },
  {
    cue: /\b(?:background checks?|criminal records?|record checks?|safeguarding|DBS|clearances?|vett(?:ed|ing))\b/i,
    asks: 'ask the authority that clears such workers, and an insurer, in writing which check each needs before the first day',
    short: 'ask the authority in writing which check each needs before the first day',
  },
  AUTHORITY,
]

const WE = '(?:i|we|you|it)'
const NOT =
  "(?:do(?:es)?(?: not|n['’]t)|did(?: not|n['’]t)|wo(?:n['’]t)|will not|would(?: not|n['’]t)|need(?: not|n['’]t)|ca(?:n['’]t)|should(?: not|n['’]t))"
/** A belief that something is harmless, not asked for or can wait. */
const BELIEFS: readonly RegExp[] = [
  /\b(?:no (?:big )?(?:problem|issue|trouble|big deal)|not (?:a|an|any) (?:big |real )?(?:problem|issue)|should (?:be|not be an?) (?:fine|ok(?:ay)?|problem|issue)|nobody (?:checks?|cares?|minds?|will (?:check|notice|mind))|no ?one (?:checks?|cares?|minds?|asks?|will (?:check|notice|mind)))\b/iu,
  new RegExp(
    String.raw`\b(?:${WE} ${NOT}|nobody|no ?one) (?:(?:really|even|think|reckon|believe|suppose|expect|guess|see why)\s)*(?:(?:that )?(?:i|we|you|they|it|one|there)(?:['’]d| would| will)? )?(?:need(?:s|ed)?|have|has|requires?|must)\b`,
    'iu',
  ),
  /\b(?:is|are|was|were)(?: not|n['’]t) (?:\p{L}+ )?(?:needed|necessary|required|asked for|compulsory|mandatory)\b|\b(?:do|does)(?: not|n['’]t) (?:need|require) (?:an? |any |the )?(?:\p{L}+ )?(?:licen[cs]es?|permits?|registration|insurance|permission|certificat\w+|approvals?)\b|\bno (?:\p{L}+ ){0,3}?(?:is |are )?(?:needed|necessary|required)\b|\b(?:without|no need (?:for|of|to)) (?:any |an? |the )?(?:\p{L}+ )?(?:licen[cs]es?|permits?|registration|register|insurance|permission|certificat\w+|approvals?|prescriptions?|inspections?|doctors?|contracts?)\b/iu,
  /\b(?:i|we)(?:['’]ll| will| can| would| want to| plan to)? (?:do|make|get|sort(?: out)?|handle|deal with|think about|look (?:at|into)|worry about|apply for|take care of|register|insure) [^.;!?]{0,30}\b(?:later|afterwards?|at the end|next year)\b|\b(?:come|comes|follow|follows|can wait|will wait) (?:later|until)\b|\blater,? (?:i|we)(?:['’]ll| will| can)? (?:get|do|ask|apply|register|insure|certify|sort)\b|\b(?:later|afterwards), when\b|\bonce (?:i|we)(?: are|['’]re) (?:big(?:ger)?|above|over|making money|up and running)/iu,
]
/** That people are spared the expert who would look at them. */
const SPARED =
  /\bso (?:that )?(?:people|they|customers?|patients?|parents|farmers|owners|nobody|no ?one|you|everyone|families|women|men|drivers|tenants) (?:(?:do|does)(?: not|n['’]t)|no longer|never|need not|needn['’]t|won['’]t|can skip|can avoid|will not)(?: (?:even|ever|have to|need to|need|go|going|waste|see|visit|pay|wait|spend|ask|for|time|money|at|to|with|a|an|the|their|about|hours?|days?))+\b/iu

/** What is told of others, of rivals or of the past is no belief about this plan. */
const OF_OTHERS =
  /^(?:(?:most|many|some|other|big|small|today|right now|currently) |they\b|(?:the )?(?:competitors?|rivals?|other \p{L}+)\b)|\b(?:my (?:boss|landlord|father|mother|husband|wife)|they) (?:say|says|said|think|thinks)\b/iu
/** A need that the offer meets, or an answer that was given, is none either. */
const SETTLED =
  /\b(?:(?:authority|office|lawyer|council|inspector|insurer|ministry|agency|accountant|notary|solicitor|tax office) (?:has |have )?(?:told|said|says|confirmed|wrote|writes|answered|agreed|checked)|(?:in|by) (?:the )?(?:law|regulation|act|section|article) (?:no\.? )?\d|exempt(?:ed)? (?:by|under)|confirmed (?:in writing|by)|(?:i|we) (?:have|hold|got) (?:a|the|our|my|all) (?:\p{L}+ )?(?:licen[cs]es?|permits?|papers|registration|insurance|certificat\w+))\b/iu
/** Users who are spared a registration in the program itself. */
const OF_PRODUCT =
  /\b(?:(?:users?|customers?|guests?|people|visitors?|clients?|parents|members|you|they) (?:do(?:es)?(?: not|n['’]t)|need(?: not|n['’]t)|never|no longer) (?:(?:have|need) to )?(?:register|sign up|log in|create an account)|(?:no|without) (?:registration|log-?in|sign-?up|account) (?:is )?(?:needed|required|necessary)?|cancel(?:s|led)? any time|no contracts?\b)/iu

interface Belief {
  words: string
  topic: Topic
}

const isBelief = (words: string): boolean =>
  (BELIEFS.some((cue) => cue.test(words)) || (SPARED.test(words) && EXPERT.test(words))) &&
  !OF_OTHERS.test(words) &&
  !SETTLED.test(words) &&
  !OF_PRODUCT.test(words)

/** What the founder believes to be harmless, needless or for later, and whom to ask about it. */
export function beliefsOf({ source }: Pick<Basis, 'source'>): Belief[] {
  const answers = ['risks', 'difference', 'inputs', 'actions'] as const
  const told = [source.idea, ...answers.flatMap((field) => answeredIn(source, field))].flatMap((text) =>
    sentencesOf(text).map(({ words }) => words.replace(/[\s.!]+$/, '')),
  )
  const found = told.flatMap((words): Belief[] => {
    if (!isBelief(words)) return []
    const topic = TOPICS.find(({ cue, only }) => cue.test(words) && (!only || only.test(words)))
    if (!topic) return []
    return [{ words, topic: topic === AUTHORITY && CHILDREN.test(source.idea) ? OF_CHILDREN : topic }]
  })
  return found.filter(({ words }, at) => found.findIndex((other) => other.words === words) === at)
}

const answeredIn = (source: Basis['source'], field: 'risks' | 'difference' | 'inputs' | 'actions') =>
  entriesOf(source.brief, field).some(({ confirmed }) => confirmed) ? wordsOf(source, field) : []

const NAME_CHARS = 195
const MOST = 4
/** A shorter rest of a sentence does not say what is believed. */
const LEAST_CHARS = 60

/** The sentence without the words before its first statement, where the whole is too long for a task's name. */
function fittingWords(words: string, room: number): string {
  if (words.length <= room) return words
  const starts = [...words.matchAll(/(?<=^|[,;:]\s|\s(?:and|but|so)\s|\s)(?=(?:i|we)\s)/giu)].map(
    ({ index }) => index,
  )
  const from = starts.find((start) => start > 0 && words.length - start <= room)
  return from !== undefined && words.length - from >= LEAST_CHARS ? words.slice(from) : words
}

/** Whether a belief asks a test house, so that no other task of that phase does. */
export const asksTestHouse = (basis: Pick<Basis, 'source'>): boolean =>
  beliefsOf(basis).some(({ topic }) => topic === OF_TESTS)

/** Whether words are such a belief: it has a task of its own, and is no difficulty besides. */
export const isAskedFirst = (basis: Pick<Basis, 'source'>, words: string): boolean =>
  beliefsOf(basis).some((belief) => belief.words === words.replace(/[\s.!]+$/, ''))

/** A task for each belief, in the phase of the riskiest test. */
export function beliefTasks(
  basis: Pick<Basis, 'source'>,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const acts = regulatedActs(basis.source.brief, basis.source.idea)
  return beliefsOf(basis)
    .slice(0, MOST)
    .map(({ words, topic }, at) => {
      const act = acts.find((each) => words.includes(each.words))
      const whom = act && /^Ask (?<whom>.+?)(?:, in writing|, with\b|:)/.exec(act.act.asks)?.groups?.whom
      const longest = [
        ...(whom ? [`ask ${whom}, in writing, whether this is allowed`] : []),
        topic.asks,
        topic.short,
      ]
      // The whole belief comes before the length of the question.
      const asks = longest.find((each) => words.length + each.length + 4 <= NAME_CHARS) ?? topic.short
      const room = NAME_CHARS - asks.length - 2
      return taskOf({
        id: `belief-${at + 1}`,
        name: `${quoted(fittingWords(words, room - 2), room)}: ${asks}`,
        size: 'S',
        hours: 4,
        by: 'founder',
        after: [],
        waits: [14, 'Their written answer'],
      })
    })
}
