import type { PeriodicMoney } from '../brief.ts'
import { at, type Clause, type Range, type Sentence } from './clauses.ts'
import { moneyIn } from './money.ts'
import { textOf, trimmedEnd } from './phrases.ts'
import { BAD, HARMLESS_DENIALS, LOSSES, SUBORDINATORS } from './word-table.ts'

/* What goes wrong today, and what it costs. */

/** Verbs that are losses only with a particle: 'throw away', 'burn out'. */
const LOSSES_WITH: Readonly<Record<string, RegExp>> = {
  throw: /^(?:away|out|it|them)$/,
  end: /^up$/,
  run: /^out$/,
  fall: /^(?:off|behind|apart|through|over|while|when|asleep|short|out|down|ill|sick|between)$/,
  burn: /^out$/,
  give: /^up$/,
  put: /^up$/,
  let: /^down$/,
  turn: /^away$/,
  come: /^(?:late|back broken|too)$/,
  arrive: /^(?:late|cold|broken|damaged|too)$/,
  slip: /^through$/,
  lie: /^(?:idle|empty|unused)$/,
  stand: /^(?:idle|empty|unused)$/,
  sit: /^(?:idle|empty|unused)$/,
  pile: /^up$/,
  break: /^(?:down|up|the|their|it|them)?$/,
  drop: /^out$/,
  back: /^out$/,
  dry: /^(?:up|out)$/,
  wear: /^out$/,
  wait: /^./,
  go: /^(?:bad|unsold|unused|missing|wrong|empty|idle|stale|off)$/,
  get: /^(?:nowhere|little|no|dirty|cold|wet|wrong|behind|angry|lonely|stuck|sick|nothing|late|worse|tired|double|lost|hurt|confused|frustrated|bored)$/,
}
/** Words whose form says that something is bad: 'unsold', 'overpriced', 'useless'. */
const BAD_FORM =
  /^(?:un\w+able|un(?:reli|paid|sold|safe|known|clear|fair|answered|filled|wanted|noticed|employed|insured|trained)\w*|(?:over|under)\w+ed|(?:use|hope|help|power)less)$/
const NOBODY = /^(?:nobody|no one|none|nothing|no \w+|half of .*|a third of .*)$/
const LONG_TIME =
  /\b(?:\d+|an(?= hour)|two|three|four|five|six|eight|ten|twenty|thirty|several|many|half an?|for) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?)\b/
const WASTED_TIME =
  /\b(?:hours?|days?|weeks?|months?|mornings?|afternoons?|evenings?|weekends?|time|nights?|\w+days|minutes|ages)\b/

/** Whether a clause describes something that goes wrong. */
export function hasPain(sentence: Sentence, clause: Clause): boolean {
  if (clause.verb < 0 || clause.base === '') return false
  const subject = clause.subject ? textOf(sentence, clause.subject) : ''
  const rest = textOf(sentence, { from: clause.verb + 1, to: clause.to })
  const next = at(sentence, clause.verb + 1).lower
  if (
    /\bpay(?:s|ing)?\b/.test(textOf(sentence, clause)) &&
    (clause.negated || /\b(?:nothing|never|no)\b/.test(textOf(sentence, clause)))
  )
    return false
  if (clause.base === 'pay' && !clause.negated) return /\btoo\b/.test(rest)
  if (clause.negated) {
    const isNoun = clause.base === 'be' && /^(?:a|an|the|just|only|our|my)\b/.test(rest)
    return (
      (!HARMLESS_DENIALS.has(clause.base) ||
        (clause.base === 'pay' && /^(?:back|on time|their|rent|for it)\b/.test(rest))) &&
      !isNoun &&
      !/\b(?:required|needed|necessary|involved)\b/.test(rest) &&
      next !== 'only'
    )
  }
  // 'half of it turns out dusty'
  const lead = clause.subject ? textOf(sentence, { from: clause.from, to: clause.subject.to }) : ''
  if (NOBODY.test(subject) || NOBODY.test(lead)) return clause.base !== 'pay'
  if (LOSSES.has(clause.base))
    return !/\b(?:no longer|never)\b/.test(textOf(sentence, { from: clause.from, to: clause.verb }))
  if (/^mis[a-z]{3}/.test(clause.base)) return true
  if (clause.base === 'stop' && at(sentence, clause.verb + 1).tag === 'ing') return true
  const particle = LOSSES_WITH[clause.base]
  if (particle?.test(next) && (clause.base !== 'wait' || /\b\d|weeks|months|hours|days|day/.test(rest)))
    return true
  if (clause.base === 'throw' && /\b(?:away|out)\b/.test(rest)) return true
  // 'get it wrong'
  if (clause.base === 'get' && /^(?:it|them|things|the \w+) wrong\b/.test(rest)) return true
  // 're-type the same figures'
  if (/^(?:re|over|under|mis|double)-/.test(at(sentence, clause.verb).lower)) return true
  // 'send letters months late', 'quote each from scratch', 'fill in the same form for three agencies', 'keep people waiting'
  if (
    /\b(?:days|weeks|months|years) late\b|\bfrom scratch\b|\bthe same (?:\w+ ){1,2}(?:for (?:two|three|four|five|several) |twice|again)/.test(
      rest,
    ) ||
    (clause.base === 'keep' && /\b(?:waiting|standing|guessing|queuing)\b/.test(rest))
  )
    return true
  // 'arrive and find that the sofa does not fit'
  const after = sentence.clauses[sentence.clauses.indexOf(clause) + 1]
  if (
    /^(?:find|discover|notice|realise|realize)$/.test(clause.base) &&
    after?.link === 'that' &&
    hasPain(sentence, after)
  )
    return true
  // 'get robbed', 'gets thrown away'
  if (clause.base === 'get' && LOSSES.has(at(sentence, clause.verb + 1).verb)) return true
  // 'burn an hour of your clock', 'leave money on the table'
  if (/^(?:burn|kill)$/.test(clause.base) && WASTED_TIME.test(rest)) return true
  if (clause.base === 'wake' && /^up at \d|\bnight\b/.test(rest)) return true
  if (clause.base === 'leave' && /\bon the table\b/.test(rest)) return true
  if (clause.base === 'spend') return WASTED_TIME.test(rest) || /\p{Sc}\s?\d/u.test(rest)
  if (clause.base === 'take')
    return /\b(?:(?:\d+|one|two|three|four|five|six|ten|several|many) (?:\w+ )?(?:hours?|days?|weeks?|months?|years?)|an hour|half (?:an hour|a day)|hours|days|weeks|months|ages|forever)\b/.test(
      rest,
    )
  // 'An unplanned stop costs a sawmill around €9,000'
  if (clause.base === 'cost')
    return (
      /\b(?:fortune|bomb|them|us|people|lives|extra)\b/.test(rest) ||
      (/^(?:an?|the|every|each|most)? ?[a-z-]+ /.test(rest) &&
        /^(?:an?|the|every|each|most)$/.test(next) &&
        /\d/.test(rest))
    )
  // 'drive 25 minutes', 'sits two hours'
  if (
    /^(?:drive|travel|walk|queue|sit|search|ride|fly|stand|commute|phone|ring)$/.test(clause.base) &&
    LONG_TIME.test(rest)
  )
    return true
  if (
    /\bonly (?:discover|find|finds|notice|notices|learn|learns|realise|realize|see|hear)\b/.test(
      textOf(sentence, clause),
    ) ||
    (/^(?:discover|find|notice|learn|realise|realize|call|hear)$/.test(clause.base) &&
      /\b(?:mostly|often|only|usually) $/.test(`${rest} `) &&
      /^(?:when|after|once)$/.test(linkAfter(sentence, clause)))
  )
    return true
  if (/^there$/.test(subject) && clause.base === 'be')
    return /^(?:nothing|nowhere|nobody|hardly|barely|not enough|too few|no (?:one|place|way|good|easy|reliable|local|time|record|single|proper|affordable|cheap|safe|simple|standard)|a (?:shortage|lack|waiting list))\b/.test(
      rest,
    )
  if (
    /^(?:be|get|become|feel|stay|stand|come|run|go|sit|arrive|look|remain|turn|seem|end|find)$/.test(
      clause.base,
    ) ||
    clause.passive
  ) {
    const words = textOf(sentence, { from: clause.group, to: clause.to }).split(' ')
    if (words.some((word) => BAD.has(word) || BAD_FORM.test(word)))
      return !/\b(?:less|no longer|never)\b/.test(rest)
  }
  if (/\btoo (?:\w+ )?(?:much|many|late|little|few|\w+)\b/.test(rest) && !/^too$/.test(rest)) return true
  if (
    /\b(?:only (?:after|find out)|without any|no (?:way|idea|time|record|place|one))\b/.test(
      `${rest} ${linkAfter(sentence, clause)}`,
    )
  )
    return true
  return (
    clause.base === 'have' &&
    /^(?:no|nowhere|nothing|trouble|problems|difficulty|(?:a )?waiting lists?|to (?:guess|wait|drive|queue|throw|rely|beg|travel|walk|pay|do|type|copy|re|call|phone|choose|buy|send|start|go|ask|turn|cancel|close))\b/.test(
      rest,
    )
  )
}

const linkAfter = (sentence: Sentence, clause: Clause) =>
  sentence.clauses[sentence.clauses.indexOf(clause) + 1]?.link ?? ''

/**
 * The end of a problem, including the clauses that explain it; clauses after 'and' count only if they also describe
 * a problem.
 */
export function painEnd(sentence: Sentence, clause: Clause): number {
  let end = clause.to
  for (const next of sentence.clauses.slice(sentence.clauses.indexOf(clause) + 1)) {
    const explains = SUBORDINATORS.has(next.link) || /^(?:that|which|who|or|about)$/.test(next.link)
    const isItem = next.verb < 0 && /^(?:and|or|,)$/.test(next.link)
    const isAlso =
      /^(?:and|so|,)$/.test(next.link) &&
      hasPain(sentence, next) &&
      !/^(?:we|it|our)\b/.test(textOf(sentence, next))
    if (!(explains || isItem || isAlso) || next.to - clause.from > 30) break
    end = next.to
  }
  return trimmedEnd(sentence, clause.verb + 1, end)
}

/**
 * What the problem costs one customer per period: 'lose $400 a week', 'costs them €60 a month'; null if the words
 * do not say.
 */
export function painCost(
  sentence: Sentence,
  pain: Range,
  country: string | null,
): { from: number; to: number; value: PeriodicMoney } | null {
  const money = moneyIn(sentence, country).find(({ from, to }) => from >= pain.from && to <= pain.to)
  if (!money || money.percent || money.low !== money.high || money.low <= 0) return null
  const before = textOf(sentence, { from: pain.from, to: money.from })
  if (
    !/\b(?:lose|loses|waste|wastes|spend|spends|costs?(?: them| us| people| each)?)(?: about| around| roughly| over| up to)?$/.test(
      before,
    )
  )
    return null
  const period = at(sentence, money.to + 1).lower
  if (
    !/^(?:a|per|each|every|\/)$/.test(at(sentence, money.to).lower) ||
    !/^(?:day|week|month|year)$/.test(period)
  )
    return null
  return {
    from: money.from,
    to: money.to + 2,
    value: { amount: money.low, currency: money.currency, every: period as PeriodicMoney['every'] },
  }
}
