import { type Source, wordsOf } from '../../analyst/source.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { Phase } from '../../domain/phases.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'
import { reaches, type Standing } from './standing.ts'

/*
 * What the founders do themselves: their hours are planned without money. Others are hired where the law or a skill asks for
 * one, or where the work of a phase is more than founders can do.
 */

const ORDINARY: readonly RoleId[] = ['product-manager', 'operations', 'buyer', 'seller']
/** What founders do besides where the planned income pays for nobody else. */
const SMALL: readonly RoleId[] = ['designer', 'editor', 'qa', 'maker', 'writer', 'media', 'frontend']
const MAKING: readonly RoleId[] = [
  'maker',
  'cook',
  'writer',
  'media',
  'teacher',
  'service',
  'driver',
  'cleaner',
  'trade',
  'caregiver',
  'childcare',
  'animal-care',
  'technician',
]
const CODE: readonly RoleId[] = [
  'full-stack',
  'frontend',
  'backend',
  'mobile',
  'qa',
  'devops',
  'designer',
  'ai-engineer',
]
const HARDWARE: readonly RoleId[] = ['electronics', 'firmware', 'mechanics', 'technician', 'qa']

const NEAR = String.raw`\b(?:i|we|me|us|my|our)\b[^.;:!?]{0,70}`
const CODERS = new RegExp(
  String.raw`${NEAR}\b(?:programm(?:er|ed)s?|developers?|software engineers?|coded|built the (?:app|site|software|tool))\b`,
  'i',
)
const BUILDERS = new RegExp(
  String.raw`${NEAR}\b(?:electronic(?:s|ian)\b|electrical engineers?|hardware engineers?|embedded|mechanical engineers?)`,
  'i',
)
/** Who wrote the program was someone else, and did it as a favor. */
const CODED_BY_OTHERS =
  /\b(?:a|an|one|another) (?:\p{L}+ )?(?:friend|student|acquaintance|neighbou?r|volunteer|developer|programmer)\b[^.;:!?]{0,25}\b(?:wrote|programmed|built|coded|made)\b/iu
/** Work that was given to others. */
const BOUGHT_WORK =
  /\b(?:agency|freelancers?|contractors?|outsourc\w+|hired (?:a|an|two) (?:developer|engineer|programmer)s?)\b/i

const COUNTS = 'two three four five six seven eight'.split(' ')
const WE_ARE = /\bwe(?: are|['’]re) (?<list>[^.;:!?]{3,60})/i

/** Someone of the family who works on it. */
const WITH_ONE =
  /\bmy (?:wife|husband|partner|brother|sister|mum|mom|mother|father|son|daughter|nephew|niece|cousin|friend|co-?founder) (?:and i|sews|makes|cooks|bakes|builds|does|has (?:made|built|programmed)|programs|drives|helps)\b/i

/** How many founders there are: as many as 'we are …' counts, two where 'we' speaks, else one. */
export function foundersOf({ idea }: Source): number {
  const list = (WE_ARE.exec(idea)?.groups?.list ?? '').replace(/,? (?:in|from|at|who|that|of)\b.*$/i, '')
  const [first = '', ...more] = list.split(/,| and /)
  const at = (words: string) =>
    COUNTS.findIndex((count) => new RegExp(String.raw`^\s*${count}\b`, 'i').test(words))
  if (at(first) >= 0) {
    const rest = /^\s*\w+\s*$/.test(first)
      ? 0
      : more.reduce(
          (sum, each) => sum + (at(each) >= 0 ? at(each) + 2 : /^\s*(?:an?|one)\b/i.test(each) ? 1 : 0),
          0,
        )
    return Math.min(6, at(first) + 2 + rest)
  }
  const told = sentencesOf(idea).map(({ words }) => words)
  const times = (cue: RegExp) => told.filter((words) => cue.test(words)).length
  return times(WITH_ONE) > 0 || times(/\bwe\b/i) > times(/\bI(?:['’]\w+)?\b/) ? 2 : 1
}

/** What the founder needs is people: those who make it are paid. */
const NEEDS_MAKERS =
  /\b(?:freelanc\w*|part-?time|hired|outsourc\w+|co-?pack\w*|contract (?:producer|maker|manufacturer|writer)s?|employees?|staff|assistants?|(?:teachers?|researchers?|writers?|authors?|editors?|illustrators?|seamstress(?:es)?|bakers?|cooks?|makers?) (?:who|that|for|to))\b/i
export const paysMakers = (source: Source): boolean =>
  wordsOf(source, 'inputs').some((words) => NEEDS_MAKERS.test(words))

/** The work of those who serve is paid, whoever does it: what nobody is paid for is no price. */
const SERVING: readonly RoleId[] = [
  'service',
  'driver',
  'cleaner',
  'trade',
  'caregiver',
  'childcare',
  'animal-care',
  'teacher',
  'cook',
  'technician',
]

/** The founder says to have built the thing. */
const BUILT_IT =
  /\b(?:i|we)(?:['’]ve| have)? (?:already |first )?(?:built|made|designed|soldered|developed|assembled|printed) (?:the |our |my |an? |one |\d+ |\p{L}+ ){0,3}?(?:prototypes?|devices?|units?|boards?|sensors?|circuits?|it|them)\b/iu

/** Whether the founders do the work of a role in a phase; `isSmall`: what is planned to come in pays for nobody else. */
export function ownHands(
  source: Source,
  standing: Standing,
  phase: Phase,
  { isSmall, paysWage, nature }: { isSmall: boolean; paysWage: boolean; nature: string },
): (role: RoleId) => boolean {
  const words = [source.idea, ...wordsOf(source, 'difference')].join('\n')
  const madeIt = reaches(standing, 'built') && !BOUGHT_WORK.test(words)
  // Who has arranged or served by hand has written no program, and a prototype says nothing of who built it.
  const codes = nature === 'software' && !CODED_BY_OTHERS.test(source.idea)
  const builds = nature === 'device' && (BUILT_IT.test(words) || phase === 'interactive')
  const isEarly = phase === 'interactive' || phase === 'poc'
  const can = new Set<RoleId>([
    ...(isEarly || isSmall ? ORDINARY : []),
    ...(isSmall ? SMALL.filter((role) => !CODED_BY_OTHERS.test(source.idea) || !CODE.includes(role)) : []),
    ...(madeIt && (isEarly || isSmall)
      ? [...SMALL, ...MAKING, ...(codes ? CODE : []), ...(builds ? HARDWARE : [])]
      : []),
    // Who has made what is out goes on making it.
    ...(madeIt ? (['writer', 'teacher', 'media'] as const) : []),
    ...(CODERS.test(words) ? CODE : []),
    ...(BUILDERS.test(words) ? HARDWARE : []),
  ])
  const served: readonly RoleId[] = nature === 'service' && phase !== 'interactive' ? SERVING : []
  const others = paysMakers(source) ? MAKING : []
  // Who tells what an hour of the work is paid pays others for it.
  return (role) =>
    can.has(role) && !(paysWage && MAKING.includes(role)) && ![...served, ...others].includes(role)
}
