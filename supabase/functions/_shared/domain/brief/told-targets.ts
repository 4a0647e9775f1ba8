import { type Brief, entriesOf, firstValue, unitOf } from './brief.ts'
import { countsPeople } from './counted-people.ts'
import { unitNoun } from './economics.ts'
import { type Counted, countedIn, counts, rhythmsIn, stemOf } from './told-quantities.ts'
import { sentencesOf } from './unread.ts'

/*
 * What a number in the text stands for. A goal, the founder's own stock and attention never count customers, sales or
 * people who want the product; a goal of customers or sales is a told goal.
 */

/** Words that make the number behind them a wish. */
const WISH =
  /\b(?:targets?|goals?|aim(?:s|ing)?|plan(?:s|ned|ning)?|hop(?:e|es|ing)|want(?:s)?|would like|expect|dream|aspire)\b/i
/** Words behind a number that make it a wish. */
const WISH_AFTER = /^[^.;]{0,40}\b(?:as (?:a|my|our|the) (?:goal|target|aim)|is (?:the|my|our) (?:goal|target|aim|plan))\b/i
/** What a founder plans to do or to spend, as opposed to whom to win. */
const OTHER_PLAN =
  /\b(?:test|try|trial|pilot|hire|employ|recruit|train|ask|interview|survey|talk|speak|visit|call|call up|write|post|raise|invest|spend|build|buy|rent|lease|print|order|learn|grow by|start with|begin with|move|work|lend|partner)(?:s|ing)?\b[^.;,]*$/i

/** Whether a number in a sentence is a goal or a wish of the founder. */
export function isWish(sentence: string, from: number): boolean {
  const before = sentence.slice(0, from).split(/[;:](?=\s\S+\s\S+\s\S+\s)/).at(-1) ?? ''
  const wish = WISH.exec(before)
  const isOurs =
    wish !== null &&
    (/^(?:targets?|goals?|aim|plan)/i.test(wish[0])
      ? !/\b(?:their|his|her|its)\s+$/i.test(before.slice(0, wish.index))
      : /\b(?:i|we)\b[^.;,]*$/i.test(before.slice(0, wish.index)))
  const reach = wish ? before.slice(wish.index + wish[0].length) : ''
  return (
    (isOurs && !/[.;]/.test(reach) && reach.length < 60) || WISH_AFTER.test(sentence.slice(from))
  )
}

/** Words by which the founder has, makes or bought something. */
const OWN =
  /\b(?:i|we)(?:['’]ve)?\s+(?:(?:already|now|currently|have|also|only|still|just)\s+)*(?:have|own|keep|kept|got|hold|held|store|stock|bought|purchased|ordered|made|built|produced|collected|planted|grow|grew|raise)\b[^.;,]{0,40}$/i
const OWN_AFTER = /^[^.;,]{0,30}\b(?:in|on|at) (?:my|our) own\b|^[^.;,]{0,20}\b(?:in (?:stock|storage)|bought|purchased|made|built)\b/i

/** Whether a number in a sentence counts things that the founder owns, makes or bought. */
export function isOwnStock(sentence: string, from: number): boolean {
  const isOfPeople = countsPeople(sentence.slice(from)) === true
  return !isOfPeople && (OWN.test(sentence.slice(0, from)) || OWN_AFTER.test(sentence.slice(from).replace(/^\S+ /, '')))
}

/** Attention, which is neither a customer nor someone who wants to buy. */
export const OF_ATTENTION =
  /^(?:\p{L}+ )?(?:followers?|views?|visits?|visitors?|likes?|up-?votes?|votes?|posts?|comments?|clicks?|impressions?|downloads?|shares|hits|reactions?|plays|streams)\b/iu

/** A goal of customers or sales in the founder's words. */
export interface ToldTarget {
  value: number
  counted: Counted
  /** Sales per year if the words name a period in which they recur; null for a number of customers. */
  perYear: number | null
  words: string
}

const IN_A_YEAR =
  /\b(?:(?:in|on|of|by|within|during|for) (?:the |our |my )?(?:end of )?(?:the |our |my )?(?:first|this|next|one|a) year|this year|a year|per year)\b/i
const IS_PEOPLE = /^\p{L}{3,}ee$/u
const NO_CUSTOMER = /^(?:employee|trainee|committee|coffee|staff|tree|city|country|town|place|market|location|branch|person|language|product|version|model)$/

/** Whether a number counts customers or what is sold: people, the unit of the price or the word for the customers. */
function isOfSales(brief: Brief, counted: Counted): boolean {
  const head = counted.stems.at(-1) ?? ''
  if (NO_CUSTOMER.test(head)) return false
  const price = firstValue(brief, 'price')
  const unit = price && unitNoun(unitOf(price) ?? '')
  const named = [...entriesOf(brief, 'customer'), ...entriesOf(brief, 'product')].flatMap(({ value }) =>
    value.toLowerCase().split(/\s+/).map(stemOf),
  )
  return (
    (unit !== null && unit !== '' && counts(counted, unit)) ||
    named.includes(head) ||
    IS_PEOPLE.test(head) ||
    countsPeople(counted.words.slice(counted.from)) === true
  )
}

const targets = new WeakMap<Brief, { idea: string; found: ToldTarget | null }>()

/** The first goal of customers or sales that the idea states; null if it states none. */
export function targetIn(brief: Brief, idea: string): ToldTarget | null {
  const known = targets.get(brief)
  if (known?.idea === idea) return known.found
  const found = readTarget(brief, idea)
  targets.set(brief, { idea, found })
  return found
}

function readTarget(brief: Brief, idea: string): ToldTarget | null {
  for (const { words } of sentencesOf(idea)) {
    const counted = countedIn(words).find(
      (each) =>
        isWish(words, each.from) &&
        !OTHER_PLAN.test(words.slice(0, each.from)) &&
        !OF_ATTENTION.test(words.slice(each.from).replace(/^\S+ /, '')) &&
        isOfSales(brief, each),
    )
    if (!counted) continue
    const rhythms = rhythmsIn(words)
    // '1,000 walks a month' is one rhythm, '100 cars every day' a number with a rhythm behind it.
    const whole = rhythms.find(({ from, of }) => from === counted.from && of !== null)
    const after = rhythms.find(({ from }) => from >= counted.to && from - counted.to < 3)
    const isOfYear = IN_A_YEAR.test(words.slice(counted.to))
    return {
      value: counted.value,
      counted,
      perYear: whole?.perYear ?? (after ? counted.value * after.perYear : isOfYear ? counted.value : null),
      words,
    }
  }
  return null
}
