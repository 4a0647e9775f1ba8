import type { Because, Statement } from '../domain/basis.ts'
import { firstValue } from '../domain/brief/brief.ts'
import { freeToday } from '../domain/brief/comparison.ts'
import { mayCountMore } from '../domain/brief/conflicts.ts'
import { isPerUnit, isSubscription } from '../domain/brief/economics.ts'
import { chosenBy, fixed } from '../domain/brief/line.ts'
import { hasFee } from '../domain/brief/questions.ts'
import { hasSold } from '../domain/brief/told-demand.ts'
import { leadingNature, reasonIn, type Source, wrote } from './source.ts'
import { isBoughtOnce, priceFormOf } from './stage.ts'

/*
 * Questions for the next conversations about what the founder's answers leave open, each with the answer that it
 * follows from.
 */

const asked = (text: Statement, because: Because | null): Statement[] =>
  because === null ? [] : [chosenBy(text, because)]

/** Words for a guess, which is not a source; an estimate 'from membership numbers' names one. */
const GUESS =
  /^\s*(?:my |our |a |an |own |rough |wild )*(?:guess\w*|estimat\w*|assum\w*|think|not sure|unsure)\b(?!.*\b(?:from|based on|according to|using|by) (?!(?:my|our|me|us|memory|gut|feeling|experience|talk\w*|friends)\b)\p{L})/iu

function ofToday(source: Source): Statement[] {
  const [free] = freeToday(source.brief)
  return free === undefined || hasSold(source.brief, source.idea)
    ? []
    : asked(fixed('What would make a customer who pays nothing today start to pay?'), wrote(free))
}

function ofCount(source: Source): Statement[] {
  const { brief } = source
  const count = firstValue(brief, 'count')
  if (!count) return []
  const words = GUESS.test(count.source) ? undefined : count.source || undefined
  const answer = reasonIn(source, 'count')
  // A note next to the number in the market already says that it may count others as well.
  return words || mayCountMore(brief)
    ? []
    : asked(fixed('Where does the number come from? Name the list, so that it can be checked.'), answer)
}

function ofPayment(source: Source): Statement[] {
  const { brief } = source
  const reason = reasonIn(source, 'price')
  const isOfContent = leadingNature(source)?.nature === 'content'
  return priceFormOf(source) === 'once' &&
    !isOfContent &&
    !hasFee(brief) &&
    brief.purchases.state === 'open' &&
    !isBoughtOnce(source)
    ? asked(fixed('When does the same customer buy again, if ever?'), reason)
    : []
}

/** Calculations assume one paid unit per customer, although the unit and the customer may be named differently. */
function ofUnit(source: Source): Statement[] {
  const { brief } = source
  const price = firstValue(brief, 'price')
  const customer = firstValue(brief, 'customer')?.toLowerCase()
  const isOther =
    price?.per &&
    isSubscription(brief) &&
    !isPerUnit(brief) &&
    customer &&
    !customer.includes(price.per.slice(0, 4).toLowerCase())
  return isOther
    ? asked(
        fixed('How many of what you charge for does one customer have? The sums of a year take one.'),
        reasonIn(source, 'price'),
      )
    : []
}

/** Questions that follow from the answers of the brief, most informative first. */
export function answerQuestions(source: Source): Statement[] {
  const isByHand = leadingNature(source)?.nature === 'service'
  return [...ofUnit(source), ...ofToday(source), ...ofCount(source), ...(isByHand ? [] : ofPayment(source))]
}
