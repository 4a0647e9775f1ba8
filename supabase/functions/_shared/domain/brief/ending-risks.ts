import type { Statement } from '../basis.ts'
import { type Brief, entriesOf } from './brief.ts'
import { fixed } from './line.ts'
import { amountsIn } from './told-amounts.ts'
import { sentencesOf } from './unread.ts'

/*
 * Decides by keywords which of the founder's named risks would end the business, and what each one calls for. The most
 * serious come first; weather and details come last.
 */

interface EndingRisk {
  words: RegExp
  said: Statement
}

const ENDING: readonly EndingRisk[] = [
  {
    words:
      /\b(?:my|our own) (?:\w+ )?(?:back|knees?|health|hands?|illness|injury|accident)\b|\b(?:i|one of us) (?:\w+ ){0,2}(?:get|gets|fall|falls|am|is|are|being) (?:ill|sick|hurt|pregnant|injured)\b|\b(?:i (?:am|do) (?:it |this )?(?:all )?(?:alone|on my own)|only person|only one who (?:can|knows)|all on me)\b/i,
    said: fixed(
      'Everything rests on one person. Say who takes over for a month, what that costs, and which promises to customers would break.',
    ),
  },
  {
    words:
      /\b(?:swap numbers|exchange numbers|leave us out|leaves? (?:me|us) out|cut (?:me|us|out)|go(?:es)? (?:direct|around)|deals? direct(?:ly)?|bypass\w*|without (?:me|us)|behind (?:my|our) back|has (?:the|my|our|their|his|her|each other['’]s) (?:\p{L}+ )?(?:number|contacts?|phone)|direct(?:ly)? (?:with|to) each other|off (?:the )?platform|middle ?man)\b/iu,
    said: fixed(
      'Both sides can go on without you after the first deal. Say what the tenth deal gives each of them that they cannot get alone, and ask the first ten pairs whether they came back.',
    ),
  },
  {
    words:
      /\b(?:laws?|legal(?:ly)?|illegal|regulat\w+|(?:needs?|without|requires?|get(?:ting)?|no|lose) (?:an? |the |our |my )?licen[cs]es?|licen[cs]es? (?:\p{L}+ ){0,3}(?:refused|denied|revoked|withdrawn|expires?|needed|required)|permits?|permission|banned?|ban|authorit\w+|copyright|forbid\w*|forbidden)\b/iu,
    said: fixed(
      'A rule may decide whether you can go on. Ask the office that applies it in writing, and note what changed in the last three years and who told you.',
    ),
  },
  {
    words:
      /\b(?:(?:suppliers?|vendors?|manufacturers?|factory|landlords?|platforms?|partners?|carriers?|hosts?) .{0,40}(?:refus\w+|stops?|drops?|quits?|leaves?|changes?|raises?|clos\w+|fails?|disappears?)|refus\w+ to (?:supply|sell|work|deliver)|(?:may|might|could|can|do|does|will|would) not (?:allow|permit|agree|let)|(?:one|an|a new) (?:software )?update (?:of|by|from)|(?:web ?sites?|portals?) .{0,40}(?:chang\w+|block\w*|clos\w+)|only (?:one|single) (?:supplier|source|factory|customer)|(?:we|it|app|product|service|everything) depends? on|depend\w* on (?:one|a single) |(?:amazon|apple|google|facebook|meta|instagram|whatsapp|etsy|uber|airbnb|shopify|stripe|paypal|tiktok)\b.{0,40}(?:chang\w+|clos\w+|block\w*|bans?|copies|does|offers?|adds?|fees?)|(?:closes?|changes?|blocks?) (?:the|its|their) api|api (?:chang\w+|clos\w+|access))\b/i,
    said: fixed(
      'Someone else can stop you by saying no. Ask them in writing whether you may, look for a second way, and write down what still works on the day they stop.',
    ),
  },
  {
    words:
      /\b(?:no matter (?:what|how|whether|which)|regardless|whatever the|either way|by (?:the )?calendar)\b/i,
    said: fixed(
      'By your own words this is decided whatever yours shows. Ask three of those who decide it whether they would accept yours: where they do not, there is nothing to save.',
    ),
  },
  {
    words:
      /\b(?:forc\w+|requir\w+|impos\w+|insist\w*|prescrib\w+|dictat\w+|mak\w+)\b.{0,40}\b(?:their|its) own\b|\b(?:have|has|use|uses|keep|keeps|run|runs|employ|employs) (?:their|its) own\b/i,
    said: fixed(
      'Some already have or prescribe their own. Ask five of those who pay whether they may choose yours, and what they would still need it for.',
    ),
  },
  {
    words:
      /\b(?:wants?|requires?|demands?|insists? on|asks? for|needs?|without) (?:an? |the |any )?(?:\p{L}+ ){0,2}?(?:receipts?|certificates?|certifications?|proof|approvals?|test reports?|audits?)\b/iu,
    said: fixed(
      'Someone else asks for a paper before it counts. Find out in writing which one it is, who issues it, what it costs and how long it takes.',
    ),
  },
  {
    words:
      /\b(?:one|a single) (?:bad |serious )?(?:accident|mistake|incident|case|scandal|death|injury|\p{L}+ does something)\b|\b(?:we|i) (?:are|am|would be) (?:finished|done for|ruined)\b|\b(?:liab\w+|lawsuits?|sue[sd]?|blames? (?:us|me|the|it))\b|\bwho pays (?:if|when)\b/iu,
    said: fixed(
      'One bad case may cost more than you earn. Write down what is checked before, who pays when it happens, and ask two insurers for their price in writing.',
    ),
  },
  {
    words:
      /\b(?:within|in) (?:an?|one|two|three|\d+) (?:hours?|days?|weeks?)\b.*\b(?:takes?|needs?|wait\w*) (?:us |me |about |up to )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b|\btakes? longer than\b|\btoo (?:late|slow) for\b/i,
    said: fixed(
      'By your own words it takes longer than customers wait. Time the next five from the order on, and say which part can be ready before it.',
    ),
  },
  {
    words:
      /\b(?:maybe|perhaps|barely|hardly|at most|only) (?:an? |one|two|three|four|five|six|few|a few|\d+)[^,.;]{0,40}\b(?:a|per|each|every) (?:week|month|year)\b|\b(?:there (?:are|is)|we have|has) (?:only|just|hardly|barely) (?:an?|one|two|three|four|five|six|few|a few|\d[\d,]*)\b|\bnot enough (?:\p{L}+ )?(?:people|staff|drivers|helpers|workers|teachers|nurses|\p{L}+ers)\b/iu,
    said: fixed(
      'By your own words there are few of these. Work out how much they allow in a month at most, and whether that pays for the rest.',
    ),
  },
  {
    words:
      /\b(?:volunteers?|helpers?|drivers?|staff|workers?|teachers?|nurses?|makers?|artisans?|they)\b.{0,30}\b(?:stops?|leaves?|quits?|drops? out|gets? tired|find another)\b/i,
    said: fixed(
      'It rests on people who may stop. Write down by name who does the work in the worst month, what they get for it, and who takes over.',
    ),
  },
  {
    words:
      /\b(?:storms?|rain(?:s|y)?|frost|drought|hail|ice|heat ?waves?|floods?|weather|harvest)\b.*\b(?:no|nothing|lost|everything|all|cannot|can['’]?t|fails?|cancel\w*)\b|\b(?:lost|nothing|everything|no \p{L}+)\b.*\b(?:storms?|rain|frost|drought|hail|weather|harvest)\b/iu,
    said: fixed(
      'There are times when you cannot deliver. Say what those who have paid get then, and how many weeks you can stand without income.',
    ),
  },
  {
    words:
      /\b(?:cop(?:y|ies|ied) (?:us|me|it|this|ours?|the (?:idea|design|product)|my (?:idea|design|product))|imitat\w+|clone[sd]?|counterfeit\w*|knock-?offs?|(?:brings?|bringing|comes?) out (?:with )?(?:an?|one|their own|its own)|(?:adds?|builds?|makes?|puts in) (?:a|an|one|its own|their own) .{0,40}|adds? (?:the same|this|it)\b|builds? (?:it|this|the same) in(?:to)?\b|does? it (?:themselves|itself)|build it themselves)\b/i,
    said: fixed(
      'Others can do the same. Write down what they could not have within a year: contracts, customers who come back, data, a price. If nothing is left, speed is all you have.',
    ),
  },
]

const COMMON =
  /^(?:the|and|that|this|with|for|from|are|was|were|not|you|your|our|they|them|their|have|has|each|every|who|what|when|one|own|all|only|too|can|will|could|would|into|than|does|its|it's)$/
const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !COMMON.test(word)))
const ANSWERED_BY = 2

/** Whether the offer addresses a risk: its words occur in the difference or in a sentence with an amount. */
function isAnswered(risk: string, brief: Brief, idea: string): boolean {
  const offered = [
    ...entriesOf(brief, 'difference').map(({ value }) => value),
    ...sentencesOf(idea).flatMap(({ words }) => (amountsIn(words).length > 0 ? [words] : [])),
  ]
  const words = wordsIn(risk)
  return offered.some((text) => [...wordsIn(text)].filter((word) => words.has(word)).length >= ANSWERED_BY)
}

/**
 * The most serious named risk that would end the business and that the offer does not address; null if there is none.
 */
export function gravestRisk(brief: Brief, idea: string): { words: string; said: Statement } | null {
  const risks = entriesOf(brief, 'risks')
    .map(({ value }) => value)
    .filter((words) => !isAnswered(words, brief, idea))
  for (const { words, said } of ENDING) {
    const risk = risks.find((each) => words.test(each))
    if (risk !== undefined) return { words: risk, said }
  }
  return null
}
