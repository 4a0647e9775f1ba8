import { type Brief, entriesOf, firstValue, unitOf } from './brief.ts'
import { unitNoun } from './economics.ts'
import { countsPeopleIn, isWish, OF_ATTENTION } from './number-roles.ts'
import { type Counted, countedIn, counts, rhythmsIn, stemOf } from './told-quantities.ts'
import { sentencesOf } from './unread.ts'

/* Goals of customers or sales that the text states, which are goals as well as an answered one. */

/** What a founder plans to do or to spend, as opposed to whom to win. */
const OTHER_PLAN =
  /\b(?:test|try|trial|pilot|hire|employ|recruit|train|ask|interview|survey|talk|speak|visit|call|call up|write|post|raise|invest|spend|build|buy|rent|lease|print|order|learn|grow by|start with|begin with|move|work|lend|partner)(?:s|ing)?\b[^.;,]*$/i

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
const NO_CUSTOMER =
  /^(?:employee|trainee|committee|coffee|staff|tree|city|country|town|place|market|location|branch|person|language|product|version|model)$/

/** Whether a number counts customers or what is sold: people, the unit of the price or the word for the customers. */
function isOfSales(brief: Brief, counted: Counted, sentences: readonly string[]): boolean {
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
    countsPeopleIn(counted.words.slice(counted.from)) ||
    // What can be made or done is what is sold: 'They can wash 8 cars a day'.
    sentences.some(
      (words) =>
        words !== counted.words &&
        /\bcan\b/i.test(words) &&
        countedIn(words).some((each) => counts(each, head)),
    )
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
  const sentences = sentencesOf(idea).map(({ words }) => words)
  for (const words of sentences) {
    const counted = countedIn(words).find(
      (each) =>
        isWish(words, each.from) &&
        !OTHER_PLAN.test(words.slice(0, each.from)) &&
        !OF_ATTENTION.test(words.slice(each.from).replace(/^\S+ /, '')) &&
        isOfSales(brief, each, sentences),
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
