import type { Statement } from '../basis.ts'
import { type Brief, entriesOf } from './brief.ts'
import { fixed } from './line.ts'
import { sentencesOf } from './unread.ts'

/*
 * What went badly with the founder's own product, in the words that tell of its use: what users found fault with, and
 * what broke. A weakness of today's way is the problem, and none of the product.
 */

/** What users find fault with. */
const FAULT = String.raw`(?:(?:takes?|took|needs?|needed) (?:\p{L}+ )?(?:more |too |so |a )?(?:time|long|longer|ages|a while|an age) to|(?:is|was|are|were|felt|feels|got|gets|seems?|found (?:it|them)|a bit|a little|still|bit) (?:a bit |a little |still |much |far |rather )*(?:too (?!\p{L}+ to (?:wait|lose)\b)\p{L}+|slow|heavy|loud|noisy|bulky|stiff|salty|bitter|sour|bland|complicated|confusing|fiddly|awkward|uncomfortable|hard to \p{L}+|difficult to \p{L}+)|(?:do|does|did)(?:n['’]t| not) (?:fit|hold|last|stick|close|like|taste|dry|understand)\b|hard to (?:open|clean|fit|read|reach|hold|carry|use|light|set)|smells?\b|smelled|complain\w*)`
/** What broke. */
const BROKE = String.raw`(?:broke\b|cracked|bent|snapped|tore\b|leaked|melted|softened|warped|rusted|came (?:off|loose|apart)|fell (?:off|apart)|burn(?:ed|t) out|jammed|clogged|got stuck|slipped off|shrank|faded|stopped (?:working|sending)|died|failed|froze|drained|went (?:off|bad|soft|flat|mou?ldy)|spoiled|got (?:a bit |very |too |quite |really )?(?:soft|hot|wet|loose|sticky|damp|brittle))`

/** Those who used it, as the ones who say so. */
const USERS =
  '(?:(?:who|that) (?:have |had )?(?:tested|tried|used|wore|ate|tasted|bought) (?:it|them|mine|one|ours)|(?:tested|tried|used|wore|tasted) (?:it|them|mine|one|ours)|after (?:the|our|a) (?:test|trial|tasting|pilot)|in (?:the|our|my) (?:test|trial|tasting|pilot)|testers?|feedback)'
const SAID = new RegExp(
  String.raw`\b${USERS}\b[^.;!?]*\b(?:but|though|although|only|except|said|say|says|found|complain\w*|told)\b[^.;!?]*?\b${FAULT}|\b${USERS}\b[^.;!?]*?\bcomplain\w*`,
  'iu',
)
/** One of several own pieces, or the first version. */
const OWN_PIECE = String.raw`(?:(?:one|two|three|four|five|\d+|some|half|most) of (?:them|these|mine|ours|my|our|the (?:prototypes?|samples?|test|first))|(?:my|our|the) (?:first |second |early |test )?(?:prototypes?|samples?|test (?:piece|unit|batch)|first (?:one|version|batch|model)|mark one))`
const PIECE_BROKE = new RegExp(String.raw`\b${OWN_PIECE}\b[^.;!?]{0,50}?\b${BROKE}`, 'iu')
/** That the founder has made or tried something, without which 'one of them' may be anything. */
const MADE =
  /\b(?:(?:i|we)(?:['’]ve)? (?:have |had |already )*(?:built|made|printed|sewn|sewed|welded|baked|cooked|tested|tried|put|fitted|installed|lent|gave|sold|ran)|prototypes?|samples?|test batch|(?:my|our|the) first (?:batch|one|version))\b/i
const PLANNED = /\b(?:would|could|might|may|will|if|so that|never|nothing|none|no one|nobody)\b/i

const SAID_SO = fixed(
  'Those who used it name a weakness themselves. Mend it, or ask the next five whether they would pay with it, before you make more.',
)
const BROKE_SO = fixed(
  'Something gave way in the first ones. Find out why, mend it, and let the next five run as long again before anyone pays.',
)
const DAMAGED = fixed(
  'What fails or comes back damaged is paid from the rest. Use three where it is hardest until one fails, and set the cost of one replacement against the price.',
)

/** What wears out or damages the product, as a risk that the founder names. */
const DAMAGE =
  /\b(?:eats? (?:the|into)|(?:chew|gnaw|peck|nibbl|trampl|kick|bit(?:e|es)\b)\w*|corrod\w+|rusts?|(?:rain|water|dust|salt|sand|mud|snow|sweat|grease) gets? in(?:to)?|fails? (?:after|in|when)|breaks?|wears? out|burns? out|batter(?:y|ies) (?:dies?|lasts?|run)|come back (?:scratched|broken|damaged|dirty)|scratched)\b/i

export interface ToldWeakness {
  words: string
  said: Statement
}

/** The weakness of the product that its use has shown, or else that the founder fears; null if none is told. */
export function weaknessOf(brief: Brief, idea: string): ToldWeakness | null {
  const evidence = entriesOf(brief, 'evidence').map(({ value }) => value.text)
  const sentences = sentencesOf(idea).map(({ words }) => words.replace(/[.!]+$/, ''))
  const isMade = MADE.test(idea) || evidence.length > 0
  for (const words of [...evidence, ...sentences]) {
    const broke = isMade ? PIECE_BROKE.exec(words) : null
    const told = SAID.exec(words) ?? broke
    const isFew = broke !== null && /\b(?:only|just|hardly)\b/i.test(broke[0])
    const upTo = told ? words.slice(0, told.index + told[0].length) : ''
    if (told && !isFew && !PLANNED.test(upTo)) return { words, said: broke ? BROKE_SO : SAID_SO }
  }
  return null
}

/** What wears out or damages the product by the founder's own fear; null if none is named. */
export function damageFeared(brief: Brief): ToldWeakness | null {
  const words = entriesOf(brief, 'risks').find(({ value }) => DAMAGE.test(value))?.value
  return words === undefined ? null : { words, said: DAMAGED }
}
