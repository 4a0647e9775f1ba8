import { type Brief, type BriefValues, entriesOf } from './brief.ts'
import { ACTS, countsPeople } from './counted-people.ts'
import { closenessOf, isOfRelative } from './own-things.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { partsOf, sentencesOf } from './unread.ts'

/*
 * What came out of the founder's evidence: who of those asked said yes, how many pieces still work, what went wrong, and
 * who these people are to the founder. It decides whom the next test asks and its mark, and how much the evidence scores.
 */

const NUMBER = `(?:${FIGURES})`
const WHOLE_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{Sc}\s?|\d[.,])(?<number>${FIGURES})(?![\d.,]*\d| ?%)\b`,
  'giu',
)

/** A yes to the offer, and agreement about the problem, both after the number of those who gave it. */
const BUYS =
  '(?:take|buy|pay|use|order|book|join|like|want|try|rent|subscribe|sign|have it|come|swap|switch|change over|move|sign up|trial|stock)'
const YES = new RegExp(
  String.raw`\b(?:(?:said|say|says|told(?: me| us)?) (?:yes\b|(?:they|he|she)(?:['’]d| would| will) (?:\p{L}+ ){0,2}?${BUYS}|(?:they|he|she) wants?\b)|would (?:\p{L}+ ){0,2}?${BUYS}|(?:want|wants|wanted)\b|interested|willing|agreed|asked (?:for|to|when|if|how)|promised|put (?:in |down )?their names?|signed|liked it|keen)\b`,
  'iu',
)
const NO = /\b(?:not|no|none|nobody|never|refused?|declined)\b|n['’]t\b/i
const NAMED =
  /^(?:\p{L}+ ){0,3}?(?:said|say|says|told|names?|named|complain\w*|mention\w*|admit\w*|have (?:it|this|the (?:same )?problem)|forget)\b/iu
const CLAUSE = new RegExp(
  String.raw`(?:^|[,:;–—(]|\b(?:and|but|of whom|of which|where))\s*(?:only |already |about )*(?<part>${NUMBER})(?: (?:out )?of (?:(?:the|these|those|them) ?)*(?<of>${NUMBER})?)? (?<did>(?:(?!,? (?:and|but) ${NUMBER} )[^.,;:!?)])+)`,
  'giu',
)

/** How many of those asked said yes to the offer, or named the problem. */
export interface ToldResult {
  part: number
  whole: number
  said: 'yes' | 'problem'
  words: string
}

const resultsIn = (text: string, counted: number | null): ToldResult[] => {
  const first = [...text.matchAll(WHOLE_NUMBER)][0]
  const lead =
    first && countsPeople(text.slice(first.index)) !== false ? countOf(first.groups?.number ?? '') : 0
  return [...text.matchAll(CLAUSE)].flatMap(({ groups }) => {
    const { part = '', of, did = '' } = groups ?? {}
    const some = countOf(part)
    const whole = of ? countOf(of) : (counted ?? lead)
    if (NO.test(did) || !(some > 0) || whole <= 1 || some > whole || (some === whole && !of)) return []
    const said = YES.test(did) ? ('yes' as const) : NAMED.test(did) ? ('problem' as const) : null
    return said ? [{ part: some, whole, said, words: text }] : []
  })
}

const rankOf = ({ said, part, whole }: ToldResult) => (said === 'yes' ? 2 : 0) + part / whole

/** The strongest result of a sign of demand; null if its words tell none. */
export const resultOf = ({ kind, text, count }: BriefValues['evidence']): ToldResult | null =>
  resultsIn(text, count)
    // Only those who were asked name a problem.
    .filter(({ said }) => said === 'yes' || kind === 'interviews')
    .toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? null

/** The strongest result in the evidence, whose words are the founder's own; null if there is none. */
export const bestResult = (brief: Brief): ToldResult | null =>
  entriesOf(brief, 'evidence')
    .flatMap(({ value }) => (value.kind === 'paying' ? [] : (resultOf(value) ?? [])))
    .toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? null

const ENDS_PEOPLE =
  /[,;:.()]|\s[–—-]\s|\b(?:who|that|which|have|has|had|is|are|was|were|will|would|paid|pays?|bought|took|ordered|tried|use[ds]?|said|say|told|wrote|asked|wants?|wanted|agreed|signed|joined|came|gave|left|put|booked|liked|ran|run|runs|still|already|since|for (?:free|nothing)|to (?:try|test|be)|last (?:spring|summer|autumn|fall|winter|term|year|month)|over|found|carried|finished|lost|kept|went|given|got|received|trialled|trialling|piloting|paying|all|and (?:i|we|\d+|(?:exactly |only )?\p{L}+ (?:\p{L}+ )?(?:went|rose|fell|dropped|dried|\p{L}+ed))|i|we)\b/iu
/** What stands before a number that is an amount, or the rest of one: 'R9 800'. */
const OF_MONEY = /(?:\p{Sc}|\b(?:R|Rs\.?|[A-Z]{3}))\s?(?:\d[\d ,.]*)?$/u
/** Words that name nobody to go to. */
const ANYONE = /^(?:people|persons?|customers?|users?|buyers?|folks?|others|friends|everyone)$/i
/** The people in a sign of demand, as words that name people: 'Nine shop owners on Mont-Royal'; null if it names none. */
export function peopleWords(text: string): string | null {
  for (const { index } of text.matchAll(WHOLE_NUMBER)) {
    const rest = text.slice(index)
    if (countsPeople(rest) !== true || OF_MONEY.test(text.slice(0, index))) continue
    const [phrase = ''] = rest.split(ENDS_PEOPLE)
    if (
      (countsPeople(phrase) === true || ACTS.test(rest.replace(/^\S+ /, ''))) &&
      phrase.trim().split(/\s+/).length > 1
    )
      return phrase.trim()
  }
  const [lead = ''] = text.split(ENDS_PEOPLE)
  const isNamed =
    !/\d/.test(lead) && countsPeople(lead) === true && !/^(?:a|an|my|our|the|i|we)\b/i.test(lead)
  return isNamed && lead.trim() !== '' && !ANYONE.test(lead.trim()) ? lead.trim() : null
}

const FAULT =
  /\b(?:fault\w*|broken|wrong\w*|missing|leak\w*|mou?ld\w*|errors?|mistakes?|fail\w*|defect\w*|overdue|unsafe|worn|crack\w*|expired|loose|blocked|dead|rotten|rust\w*|cheated|overcharged|too (?:high|low|hot|cold|much|little)|not (?:working|done|safe|connected|closed|signed)|nothing|dirty|infected|unpaid)\b/i
const FOUND_IN = new RegExp(
  String.raw`\b(?:in|at|on|for|with) (?<part>${NUMBER}) of (?:them|these|those|the (?<all>${NUMBER}))\b(?<did>[^.;]*)`,
  'iu',
)
/** In how many of the jobs or pieces the founder found something: 9 of 14 in '14 lifts, in 9 of them the lock was faulty'. */
export function findingIn(text: string): { part: number; whole: number; words: string } | null {
  const match = FOUND_IN.exec(text)
  const { part = '', all, did = '' } = match?.groups ?? {}
  if (!match || !FAULT.test(did)) return null
  const before = [...text.slice(0, match.index).matchAll(WHOLE_NUMBER)].map(({ groups }) =>
    countOf(groups?.number ?? ''),
  )
  const [some, whole] = [
    countOf(part),
    all ? countOf(all) : (before.find((each) => each >= countOf(part)) ?? 0),
  ]
  return some > 0 && whole >= some ? { part: some, whole, words: text.replace(/[.!]+$/, '') } : null
}

/** What a thing on trial has done: 'picked up three dry troughs', 'caught two leaks', 'saved 40 liters'. */
const DID = new RegExp(
  String.raw`\b(?:picked up|caught|found|spotted|detected|noticed|warned|saved|prevented|stopped|halved|cut|reduced|dropped|fell|went (?:down )?from)\b[^.;]{0,30}?\b(?:${FIGURES}|half|a third|a quarter)\b`,
  'iu',
)
/** The sentence by which a trial showed something in numbers; null if none is told. */
export const trialResultIn = (idea: string): string | null =>
  sentencesOf(idea)
    .map(({ words }) => words.replace(/[.!]+$/, ''))
    .find((words) => {
      const match = DID.exec(words)
      const told = match ? words.slice(0, match.index + match[0].length) : ''
      return IN_USE.test(told) && !NOT_USED.test(told)
    }) ?? null

const WENT_WRONG = new RegExp(
  String.raw`(?:only |just )?(?:(?<wrong>${FIGURES}) (?:of (?:them|these|those) )?(?:\p{L}+ ){0,2}?(?:were |was |came |got |went |had to be )?(?:spoil(?:ed|t)|damaged|broken?|mou?ld(?:ed|y)|failed|wrong(?:ly)?|lost|stolen|late|returned|sent back|remade|redone|refunded|complained|melted|leaked|stopped|dead|died)\b|wrong (?<times>${FIGURES}) times? (?:out )?of (?<all>\d+))`,
  'iu',
)
/** How many of all went wrong in a trial, where the words tell both; null otherwise. */
export function lossesIn(text: string): { wrong: number; all: number } | null {
  const { wrong, times, all } = WENT_WRONG.exec(text)?.groups ?? {}
  const lost = countOf(wrong ?? times ?? '')
  if (!(lost > 0)) return null
  const counts = [...text.matchAll(WHOLE_NUMBER)]
    .filter(({ index }) => countsPeople(text.slice(index)) !== true)
    .map(({ groups }) => countOf(groups?.number ?? ''))
  const whole = all
    ? Number(all)
    : Math.max(0, ...counts.filter((each) => each !== lost && !(each >= 1900 && each < 2100)))
  return whole > lost ? { wrong: lost, all: whole } : null
}

const STILL = new RegExp(
  String.raw`\b(?<all>${NUMBER}) [^.;]*?\b(?<part>${NUMBER})(?: of (?:them|these|those))? (?:are |is )?still (?:\p{L}+)`,
  'iu',
)
const STILL_SEND = new RegExp(
  String.raw`\b(?<part>${NUMBER}) (?:(?:out )?of (?:the )?(?<all>${NUMBER}) )?(?:\p{L}+ )?(?:are |is )?still (?:works?|working|runs?|running|sends?|sending|talk\w*|alive|hold\w*|in use)`,
  'iu',
)
/** How many pieces on trial still work: 10 of 12 in '12 prototypes …, 10 still talking'; null if the words do not tell. */
export function survivorsIn(text: string): { part: number; all: number } | null {
  for (const pattern of [STILL_SEND, STILL]) {
    const { part = '', all = '' } = pattern.exec(text)?.groups ?? {}
    const [some, whole] = [countOf(part), countOf(all)]
    if (some > 0 && whole >= some) return { part: some, all: whole }
  }
  return null
}

/** Feasts and seasons, from one of which to the next no one orders. */
const OCCASION =
  /(?<!\b(?:since|after|until) )\b(?:Easter|Christmas|Advent|Hanukkah|Passover|Ramadan|Eid|Diwali|Holi|Tet|Nowruz|Carnival|Halloween|Thanksgiving|All Saints(?:['’] Day)?|Mother['’]?s Day|Valentine['’]?s(?: Day)?|\d{1,2} November|harvest|lambing|calving|planting|monsoon|(?:next|each|every|per) (?:winter|summer|spring|autumn|fall|semester|term)|(?:last|next|this|each|every|per|whole) season|for (?:next )?(?:January|February|March|April|May|June|July|August|September|October|November|December))\b/i
/** The feast or season for which customers buy, in the words of a sign of demand; null if they name none. */
export const occasionIn = (text: string): string | null => OCCASION.exec(text)?.[0] ?? null

const HAS_LASTED =
  /\b(?:one|unit|device|sensor|prototype|tracker|box|machine|lamp|pump|gauge|it)\b[^.;]{0,50}?\b(?:has|have) (?:lasted|held|survived|been (?:in use|running|working)|run|worked)\b[^.;]{0,30}?\b(?:\d+|\p{L}+) (?:days|weeks|months|years)\b/iu

export interface FieldTrial {
  words: string
  /** With whom it is: oneself, people one knows, or others. */
  closeness: 'own' | 'close' | null
  survivors: { part: number; all: number } | null
}

/** Pieces that stand somewhere, or that the founder put there. */
const PIECES = new RegExp(
  String.raw`\b(?:prototypes?|samples?|test (?:units?|pieces?)|first (?:ones?|versions?)|of them|it|${FIGURES}(?: of them)?) (?:\p{L}+ ){0,3}?(?:hangs?|stands?|runs?|works?|(?:are|is) in use)\b|\b(?:i|we) (?:have |had |already )*(?:put|tested|tried|fitted|installed|hung|mounted|built|placed) (?:it|one|them|this|${FIGURES})\b`,
  'iu',
)

/** A thing that is in use somewhere, before anyone has paid, in the evidence or the idea; null if none is told. */
export function fieldTrialOf(brief: Brief, idea: string): FieldTrial | null {
  if (brief.evidence.state === 'none') return null
  const answered = entriesOf(brief, 'evidence')
    .filter(({ value }) => value.kind === 'other')
    .map(({ value }) => value.text)
  for (const words of answered) {
    const closeness = closenessOf(words)
    if (closeness !== null && (IN_USE.test(words) || PIECES.test(words)))
      return { words, closeness, survivors: survivorsIn(words) }
  }
  if (answered.length > 0) return null
  for (const { words } of partsOf(idea)) {
    const lasted = HAS_LASTED.test(words)
    const stands = PIECES.test(words) && IN_USE.test(words) && !NOT_USED.test(words)
    if (!lasted && !stands) continue
    const closeness = closenessOf(words) ?? (isOfRelative(idea) ? 'close' : null)
    if (closeness !== null || lasted || RUNS_WITH.test(words))
      return { words: words.replace(/[.!]+$/, ''), closeness, survivors: survivorsIn(words) }
  }
  return null
}

const IN_USE =
  /\b(?:prototypes?|samples?|stands?|stood|hangs?|hung|hang|runs?|ran|lies?|sits?|works?|worked|in use|tried|tested|used|put|fitted|installed|screwed|mounted|since|for \w+ (?:days|weeks|months))\b/i
/** 'It runs in two barns of a farmer for five weeks'. */
const RUNS_WITH = new RegExp(
  String.raw`\b(?:runs?|ran|stands?|hangs?|works?|is (?:installed|mounted|fitted)) (?:in|at|on|with|under) [^.;]*\b(?:since|for (?:${FIGURES}) (?:days|weeks|months))\b`,
  'iu',
)
const NOT_USED = /\b(?:would|will|could|want|plan\w*|if)\b/i

const WROTE_INTEREST = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{Sc}\s?|\d[.,]|\bof )(?<count>${FIGURES}) (?:(?!(?:i|we)\b)\p{L}+ ){0,4}?(?:(?:wrote|said|replied|answered|commented|told (?:me|us)) (?:that )?(?:they are |they['’]re |to be |back )?(?:very )?interested|(?:are|were) interested|signed up)`,
  'iu',
)
const OWN_VOICE = /\b(?:i|we|me|us|my|our)\b/i

/** People of the idea who said that they want it, beside other evidence: '63 people wrote they are interested'. */
export function wantedIn(brief: Brief, idea: string): { count: number; words: string } | null {
  if (brief.evidence.state === 'none') return null
  for (const { words } of sentencesOf(idea)) {
    const match = OWN_VOICE.test(words) ? WROTE_INTEREST.exec(words) : null
    const count = countOf(match?.groups?.count ?? '')
    if (match && count > 1 && countsPeople(words.slice(match.index)) !== false)
      return { count, words: words.replace(/[.!]+$/, '') }
  }
  return null
}
