import { type Source, wordsOf } from '../../analyst/source.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { Phase } from '../../domain/phases.ts'
import type { RoleId } from '../../domain/roadmap/rates.ts'
import { reaches, type Standing } from './standing.ts'

/*
 * What the founders do themselves: their hours are planned without cost. Others are hired if the law or a skill
 * requires it, or if a phase has more work than the founders can do.
 */

const ORDINARY: readonly RoleId[] = ['product-manager', 'operations', 'buyer', 'seller']
/** Further roles of the founders if the planned income pays for nobody else. */
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
/** Someone else wrote the program as a favor. */
const CODED_BY_OTHERS =
  /\b(?:a|an|one|another) (?:\p{L}+ )?(?:friend|student|acquaintance|neighbou?r|volunteer|developer|programmer)\b[^.;:!?]{0,25}\b(?:wrote|programmed|built|coded|made)\b/iu
/** Work that was contracted out. */
const BOUGHT_WORK =
  /\b(?:agency|freelancers?|contractors?|outsourc\w+|hired (?:a|an|two) (?:developer|engineer|programmer)s?)\b/i

const COUNTS = 'two three four five six seven eight'.split(' ')
const WE_ARE = /\bwe(?: are|['’]re) (?<list>[^.;:!?]{3,60})/i

/** A relative or friend who works on it. */
const WITH_ONE =
  /\bmy (?:wife|husband|partner|brother|sister|mum|mom|mother|father|son|daughter|nephew|niece|cousin|friend|co-?founder) (?:and i|sews|makes|cooks|bakes|builds|does|has (?:made|built|programmed)|programs|drives|helps)\b/i

/** How many founders there are: the number that 'we are …' states, two if the text mostly says 'we', or else one. */
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

/** The founder needs people as inputs: those who make the product are paid. */
const NEEDS_MAKERS =
  /\b(?:freelanc\w*|part-?time|hired|outsourc\w+|co-?pack\w*|contract (?:producer|maker|manufacturer|writer)s?|employees?|staff|assistants?|(?:teachers?|researchers?|writers?|authors?|editors?|illustrators?|seamstress(?:es)?|bakers?|cooks?|makers?) (?:who|that|for|to))\b/i
export const paysMakers = (source: Source): boolean =>
  wordsOf(source, 'inputs').some((words) => NEEDS_MAKERS.test(words))

/** The work of serving customers is always paid, whoever does it: a price without a wage would be wrong. */
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

/** The founder says that they built the product. */
const BUILT_IT =
  /\b(?:i|we)(?:['’]ve| have)? (?:already |first )?(?:built|made|designed|soldered|developed|assembled|printed) (?:the |our |my |an? |one |\d+ |\p{L}+ ){0,3}?(?:prototypes?|devices?|units?|boards?|sensors?|circuits?|it|them)\b/iu

/**
 * Returns whether the founders do the work of a role in a phase. `isSmall`: the planned income pays for nobody else.
 */
export function ownHands(
  source: Source,
  standing: Standing,
  phase: Phase,
  { isSmall, paysWage, nature }: { isSmall: boolean; paysWage: boolean; nature: string },
): (role: RoleId) => boolean {
  const words = [source.idea, ...wordsOf(source, 'difference')].join('\n')
  const madeIt = reaches(standing, 'built') && !BOUGHT_WORK.test(words)
  // A founder who arranged deals or served by hand has not written a program, and a prototype does not show who built
  // it.
  const codes = nature === 'software' && !CODED_BY_OTHERS.test(source.idea)
  const builds = nature === 'device' && (BUILT_IT.test(words) || phase === 'interactive')
  const isEarly = phase === 'interactive' || phase === 'poc'
  const can = new Set<RoleId>([
    ...(isEarly || isSmall ? ORDINARY : []),
    ...(isSmall ? SMALL.filter((role) => !CODED_BY_OTHERS.test(source.idea) || !CODE.includes(role)) : []),
    ...(madeIt && (isEarly || isSmall)
      ? [...SMALL, ...MAKING, ...(codes ? CODE : []), ...(builds ? HARDWARE : [])]
      : []),
    // A founder who made what is already out continues to make it.
    ...(madeIt ? (['writer', 'teacher', 'media'] as const) : []),
    ...(CODERS.test(words) ? CODE : []),
    ...(BUILDERS.test(words) ? HARDWARE : []),
  ])
  const served: readonly RoleId[] = nature === 'service' && phase !== 'interactive' ? SERVING : []
  const others = paysMakers(source) ? MAKING : []
  // A founder who names an hourly wage for the work pays others for it.
  return (role) =>
    can.has(role) && !(paysWage && MAKING.includes(role)) && ![...served, ...others].includes(role)
}
