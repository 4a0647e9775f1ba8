import { type Statement, state } from '../../domain/basis.ts'
import type { MarketSection } from '../../domain/report.ts'
import type { Brief } from '../brief.ts'
import { asSentence, shorten } from '../extract/plain.ts'
import type { CompetitorEntry } from '../knowledge/schema.ts'
import { rivalsOf } from './competitors.ts'
import { pick, suitFor } from './pick.ts'
import type { Voice } from './voice.ts'

const QUOTE_CHARS = 160

const quoted = (text: string): string => `“${shorten(text, QUOTE_CHARS).replace(/[.!?]+$/, '')}”`

/** People stay with what they know as long as its weakness does not trouble them. */
const rivalReason = ({ name, knownFor, gap }: CompetitorEntry): string =>
  `{audience} may stay with what they know, such as ${name}, known for ${knownFor}. Unless the usual weakness (“${gap}”) troubles them enough to leave, they have no reason to try {product}`

/** What the founder's words leave in doubt: the income that they name, else the problem, else that they name none. */
function ownReason({ facts: { pricing, problem } }: Brief): string {
  const { price, commission } = pricing
  if (commission)
    return `Your income is ${quoted(commission.quote)}; if deals are small or rare, it does not pay for winning both sides, for support and for what goes wrong`
  if (price)
    return `Your price is ${quoted(price.quote)}; if serving one customer and winning the next costs more than that brings in, growth adds to the loss`
  if (problem)
    return `You write: ${quoted(problem)}. Many live with such a problem for years; if nobody among {audience} pays for a way around it today, few will pay for {product}`
  return 'The text does not say what the present way with {thing} costs {audience} in money or hours; if it is good enough, nothing makes them change'
}

/** What speaks against the idea: those who are there already, the way ideas of this kind fail, and its own gap. */
function counterCaseOf(brief: Brief, voice: Voice): Statement[] {
  const suits = suitFor(brief)
  const rival = pick([], rivalsOf(brief), 1, ({ knownFor, gap }) => suits(`${knownFor} ${gap}`))
  const reasons = [...rival.map(rivalReason), ...brief.domain.against, ownReason(brief)]
  return reasons.map((reason) => state(asSentence(voice.words(reason)), 'template'))
}

type Doubts = Pick<MarketSection, 'counterCase' | 'riskiestAssumption' | 'nextTest'>

const QUESTIONS = 3

/** What to ask people before anything is built: about the last time, since what they say of the future binds nobody. */
function questionsFor({ tasks, ideaWords, facts }: Brief, voice: Voice): string {
  const suits = suitFor({ ideaWords, facts })
  const questions = tasks.flatMap(({ questions }) => pick([], questions, 2, suits)).slice(0, QUESTIONS)
  return questions.length
    ? `Ask each of them first: ${questions.map((text) => `“${voice.words(text)}”`).join(' ')}`
    : ''
}

/** The case against the idea, what it stands on, and the first thing to try. */
export function doubtsOf(brief: Brief, voice: Voice): Doubts {
  const { assumes, what, passes, dollars, days } = brief.angle?.firstTest ?? brief.domain.firstTest
  return {
    counterCase: counterCaseOf(brief, voice),
    riskiestAssumption: state(voice.say(assumes), 'assumption'),
    nextTest: {
      what: state(`${voice.say(what)} ${questionsFor(brief, voice)}`.trim(), 'template'),
      threshold: state(voice.say(passes), 'assumption'),
      costDollars: dollars,
      days,
    },
  }
}
