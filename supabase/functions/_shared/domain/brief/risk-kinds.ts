import type { Statement } from '../basis.ts'
import { formatCount } from '../figures.ts'
import { entriesOf, firstValue } from './brief.ts'
import {
  amountRange,
  currencyOfBrief,
  isSubscription,
  middleRevenue,
  money,
  type TellingBrief,
} from './economics.ts'
import {
  customersForGoal,
  goalOf,
  revenueOfUnit,
  salesForGoal,
  shareForGoal,
  unitsForGoal,
  volumeForGoal,
} from './goal.ts'
import { calculated, fixed, type Param, shown } from './line.ts'

/*
 * What each kind of risk that the founder names calls for: a figure if the founder's numbers give one, otherwise what
 * to measure or whom to ask. One sentence each, because it is shown below the quoted risk. The most specific words come
 * first.
 */

export interface RiskAdvice {
  /** The text shown below the risk. */
  does: Statement
  /** What the risk says against the idea; null if it decides little. */
  against: Statement | null
}

interface RiskKind {
  words: RegExp
  advise: (brief: TellingBrief, words: string) => RiskAdvice | null
}

const always =
  (does: Statement, against: Statement | null = null): RiskKind['advise'] =>
  () => ({
    does,
    against,
  })

/** Words of a risk by which customers buy only once. */
export const PAYS_ONCE =
  /\b(?:(?:pays?|buys?|books?|needs?|orders?) (?:it )?(?:only |just )?once|only once|no (?:repeat|second)\w*|(?:nobody|no one) (?:\p{L}+ ){1,3}twice|never (?:buys? |needs? |comes? )?again|once in (?:a|their) (?:life|lifetime))\b/iu

/** Applies a change to both ends of a displayed number, rounded up to whole numbers from ten on. */
function changed(text: string, change: (value: number) => number): Param {
  const ends = text.split(' to ').map((end) => {
    const value = change(Number(end.replaceAll(',', '')))
    return formatCount(value < 10 ? Math.round(value * 10) / 10 : Math.ceil(value))
  })
  return shown([...new Set(ends)].join(' to '))
}

const goalParam = (brief: TellingBrief): Param => shown(money(goalOf(brief) ?? 0, currencyOfBrief(brief)))

/** Each customer pays once, so that the same number of new ones is needed every month. */
function once(brief: TellingBrief): RiskAdvice {
  const sales = isSubscription(brief) ? null : salesForGoal(brief)
  if (!sales)
    return {
      does: fixed('Measure: how many new ones come in each month, since none of them pays again.'),
      against: fixed(
        'Each pays once, so every month needs new ones. Say where those of the second year come from.',
      ),
    }
  const params = {
    goal: goalParam(brief),
    sales: shown(sales.text),
    year: changed(sales.text, (value) => value * 12),
  }
  return {
    does: calculated(
      'Calculate: {goal} a month takes {sales} new customers in every month, {year} in a year.',
      params,
    ),
    against: calculated(
      'Each pays once: {goal} a month takes {sales} new customers in every month, {year} in a year. Say where those of the second year come from.',
      params,
    ),
  }
}

/** Customers leave after a year and must be replaced. */
function outgrown(brief: TellingBrief, words: string): RiskAdvice {
  const needed = customersForGoal(brief)
  if (!needed || !/\b(?:one|a|1) year\b/i.test(words))
    return { does: fixed('Measure: how many months the last ten stayed.'), against: null }
  const params = { needed: shown(needed.text), each: changed(needed.text, (value) => value / 12) }
  return {
    does: calculated(
      'Calculate: whoever stays a year has to be replaced, so {needed} customers are {each} new ones in every month.',
      params,
    ),
    against: calculated(
      'Whoever stays a year has to be replaced: {needed} customers are {each} new ones in every month, for good.',
      params,
    ),
  }
}

const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const FROM_TO = new RegExp(
  String.raw`\b(?<from>${MONTH_NAMES.join('|')})\p{L}* (?:to|until|till|through|and|-|–) (?<to>${MONTH_NAMES.join('|')})`,
  'iu',
)
/** Assumed length of a season whose months are not named. */
const SEASON_MONTHS = 3

/** Slow months, which the other months have to make up for. */
function season(brief: TellingBrief, words: string): RiskAdvice {
  const { from = '', to = '' } = FROM_TO.exec(words)?.groups ?? {}
  const named =
    from && to
      ? ((MONTH_NAMES.indexOf(to.toLowerCase()) - MONTH_NAMES.indexOf(from.toLowerCase()) + 12) % 12) + 1
      : SEASON_MONTHS
  const needed = customersForGoal(brief) ?? unitsForGoal(brief) ?? salesForGoal(brief)
  if (!needed || named > 9)
    return {
      does: fixed('Ask: which months bring how much, since the good ones have to carry the year?'),
      against: null,
    }
  const params = {
    goal: goalParam(brief),
    months: shown(formatCount(named)),
    others: shown(formatCount(12 - named)),
    needed: shown(needed.text),
    more: changed(needed.text, (value) => (value * 12) / (12 - named)),
  }
  return {
    does: calculated(
      'Calculate: if {months} months bring nothing, {goal} a month takes {more} instead of {needed} in the other {others}.',
      params,
    ),
    against: calculated(
      'If {months} months of the year bring nothing, {goal} a month takes {more} instead of {needed} in the other {others}. Ask the next ten in which months they would pay.',
      params,
    ),
  }
}

/** A lost or broken item costs the income that it would have brought in. */
function lost(brief: TellingBrief): RiskAdvice {
  const natures = entriesOf(brief, 'nature').map(({ value }) => value)
  if (natures.includes('service') || natures.includes('marketplace'))
    return {
      does: fixed(
        'Ask: two insurers what they pay in such a case, and which list both sides have to sign before.',
      ),
      against: null,
    }
  const each = revenueOfUnit(brief) ?? middleRevenue(brief)
  return {
    does:
      each === null
        ? fixed('Ask: what one costs to replace, and measure how many of a hundred go in a year.')
        : calculated(
            'Ask: what one costs to replace, since it takes that out of the {each} that one brings a year; then count how many of a hundred go.',
            { each: shown(money(each, currencyOfBrief(brief))) },
          ),
    against: null,
  }
}

/** Late payments permanently tie up money. */
function late(brief: TellingBrief): RiskAdvice {
  const volume = volumeForGoal(brief)
  const goal = goalOf(brief)
  if (volume) {
    const params = { volume: shown(volume.text) }
    return {
      does: calculated(
        'Calculate: at the goal, 30 days of delay keep deals worth {volume} unpaid all the time.',
        params,
      ),
      against: calculated(
        'At the goal, 30 days of delay keep deals worth {volume} unpaid all the time. Say who waits for that money, and what they do meanwhile.',
        params,
      ),
    }
  }
  return {
    does:
      goal === null
        ? fixed('Measure: how many days the last ten took to pay, and what part they would pay in advance.')
        : calculated('Calculate: at the goal, 30 days of delay keep {goal} unpaid all the time.', {
            goal: goalParam(brief),
          }),
    against: null,
  }
}

function shrinking(brief: TellingBrief): RiskAdvice {
  const share = shareForGoal(brief)
  return {
    does:
      share && share.value <= 1
        ? calculated(
            'Ask: whoever counts them for the last five years, since the goal takes {share} of those there are today.',
            { share: shown(share.text) },
          )
        : fixed('Ask: whoever counts them how many there were in each of the last five years.'),
    against: null,
  }
}

function costly(brief: TellingBrief): RiskAdvice {
  const price = firstValue(brief, 'price')
  return {
    does:
      price && price.every !== 'share' && price.high > 0
        ? calculated('Measure: what it costs on each of the next ten, and what that leaves of {price}.', {
            price: shown(amountRange(price.low, price.high, price.currency)),
          })
        : fixed('Measure: what it costs on each of the next ten, and what that leaves of the price.'),
    against: null,
  }
}

/** For recurring payments, customers who cancel; for single jobs, those that do not take place. */
const cancel = (brief: TellingBrief): RiskAdvice => ({
  does: isSubscription(brief)
    ? fixed('Measure: how many of those who began three months ago still pay, and why the others do not.')
    : fixed('Measure: how many of the next thirty are canceled, and who pays for that.'),
  against: null,
})

const NEGATED = `(?:(?:do(?:es)?|will|would|is|are|can)(?: not|n['’]?t)|won['’]t|cannot|never|nobody|no one)`

const KINDS: readonly RiskKind[] = [
  { words: PAYS_ONCE, advise: once },
  { words: /\b(?:grows? (?:out|up)|outgrow\w*|too old for it)\b/i, advise: outgrown },
  {
    words:
      /\b(?:deals? (?:directly|direct)|directly (?:with|after)|swap numbers|around (?:us|me)|bypass\w*|without us)\b/i,
    advise: always(fixed('Measure: of the first ten pairs, how many make the second deal through you.')),
  },
  {
    words: /\b(?:liab\w+|lawsuits?|sue[sd]?|accus\w+)\b/i,
    advise: always(fixed('Ask: two insurers in writing whether they pay in such a case, and at what price.')),
  },
  {
    words:
      /\b(?:pa(?:y|ys|id|yments?) (?:\p{L}+ )?(?:late|delay\w*)|delay\w* (?:of )?payments?|on credit)\b/iu,
    advise: late,
  },
  {
    words:
      /\b(?:winters?|summers?|seasons?|seasonal|monsoon|ramadan|christmas)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/i,
    advise: season,
  },
  {
    words:
      /\b(?:false (?:alarms?|positives?|hits?)|wrong|inaccura\w+|misread\w*|errors?|(?:measurement|reading|result|estimate)s? (?:is|are) off)\b/i,
    advise: always(fixed('Measure: how many of the next thirty are wrong, against results that are known.')),
  },
  {
    words: new RegExp(
      String.raw`\b(?:forgets? to|ignores?|skips?|${NEGATED} (?:bother|use|open|read|press|wear|look|fill|answer|log|write|scan|charge|carry|start|put|turn|enter|come (?:in )?on time)s?)\b`,
      'iu',
    ),
    advise: always(
      fixed(
        'Measure: for two weeks, how often it is done of all the times that it should be, with the share named before below which it fails.',
      ),
      fixed(
        'It works only if it is done each time. Count for two weeks how often that is of all the times that it should be, before you build more.',
      ),
    ),
  },
  {
    words:
      /\b(?:(?:arrives?|arrived|get|gets|got|comes?|delivered) (?:broken|damaged|melted|crushed|spoil(?:ed|t)|late|wilted|cold)|(?:broken|damaged|lost|crushed) (?:in|by|with|on) (?:the )?(?:post|mail|courier|shipping|transport|transit|truck|van|way))\b/i,
    advise: always(
      fixed('Measure: send ten the way that customers get them, and count what arrives whole.'),
      fixed(
        'What is damaged on the way is paid by someone. Send ten the way that customers get them, count what arrives whole, and set the carriage and the refund of the rest against what you keep of one sale.',
      ),
    ),
  },
  {
    words:
      /\b(?:stolen|steal\w*|theft|lost|losses|missing|thrown (?:out|away)|damag\w+|breakage|(?:does|do)(?:n['’]t| not) come back|not returned|vandal\w*)\b/i,
    advise: lost,
  },
  {
    words:
      /\b(?:subsid\w+|grants?|programmes? (?:is|are|gets?|ends?|stops?)|budgets? (?:is|are|gets?) cut)\b/i,
    advise: always(fixed('Ask: three customers whether they would pay your price without that money.')),
  },
  {
    words:
      /\b(?:web ?sites?|sites?|portals?|platforms?|api|providers?|suppliers?|landlords?|manufacturers?|farms?|factor(?:y|ies)|amazon|google|apple|meta|instagram|whatsapp)\b.{0,40}\b(?:chang\w+|block\w*|stops?|clos\w+|bans?|raises?|refuses?|ends?|fails?|disappears?)\b/i,
    advise: always(
      fixed(
        'Ask: in writing, whoever runs it whether you may, and list what still works on the day it is gone.',
      ),
    ),
  },
  {
    words: /\b(?:test|exam|format|standard|curriculum)s? changes?\b/i,
    advise: always(
      fixed('Ask: how often it changed in the last ten years, and note the hours that one change takes.'),
    ),
  },
  {
    words:
      /\b(?:laws?|legal\w*|illegal|regulat\w+|rules?|inspections?|inspectors?|permits?|permission|bann?(?:ed|s)?|authorit(?:y|ies)|(?:not|n['’]t) allow\w*|needs? a licen[cs]e|licen[cs]es? (?:\w+ ){0,3}(?:refused|denied|revoked|withdrawn|expires?|needed|required))\b/i,
    advise: always(fixed('Ask: in writing, the one who may forbid it, before anything is built on it.')),
  },
  {
    words:
      /\b(?:adds? (?:the same|this|it|a|an)|builds? (?:it|this|the same) in|cop(?:y|ies|ied)|imitat\w+|clones?|agreement with another|(?:ai|other) apps? (?:generate|make|do))\b/i,
    advise: always(
      fixed('Ask: three customers what they would still come to you for if they had that for nothing.'),
    ),
  },
  {
    words:
      /\b(?:(?:bigger|larger|big|large|established|other|cheap|cheaper|chinese|foreign|several|many|two|three|national|local) (?:\p{L}+ ){0,2}?(?:already )?(?:sells?|offers?|makes?|provides?|rents?|does|do) (?!not\b)|(?:already|now) (?:sells?|offers?|makes?|provides?) |competitors?|incumbents?|rivals?|big (?:players?|brands?|firms?|companies|chains?))/iu,
    advise: always(
      fixed(
        'Ask: the two nearest for their price in writing, and three customers why they would take yours.',
      ),
      fixed(
        'Others sell it already. Write down name, price and what is missing of the two nearest, and ask three customers which they would take at these prices.',
      ),
    ),
  },
  {
    words: /\bfree (?:of charge|\p{L}+)/iu,
    advise: always(
      fixed('Measure: show ten the free one beside yours, and count who still pays.'),
      fixed(
        'Others give much of it away. Show ten customers the free one beside yours, and count who still pays.',
      ),
    ),
  },
  {
    words:
      /\b(?:cheaper|undercut\w*|(?:brings?|puts?|drives?) down the (?:rates?|prices?)|price war|lowers? (?:the|their) prices?)\b/i,
    advise: always(
      fixed(
        'Measure: write down the price below which you stop. Then note, for the next ten, both prices and who got the deal.',
      ),
    ),
  },
  {
    words:
      /\b(?:shrink\w*|fewer (?:and fewer|each|every)|closing down|dying out|declin\w+ (?:number|market))\b/i,
    advise: shrinking,
  },
  {
    words: /\btoo few (?:customers|orders|stops|people) (?:per|in|on|for)\b/i,
    advise: always(
      fixed(
        'Measure: customers and minutes of each round, with the number named before below which you do not drive.',
      ),
    ),
  },
  {
    words:
      /\b(?:hard to (?:hire|find)|finding (?:enough|good|reliable)|already (?:full|busy|booked)|not enough (?:staff|people|workers|helpers|drivers)|shortages? of|leaves? after)\b/i,
    advise: always(fixed('Measure: write down by name who could begin within a month, and at what pay.')),
  },
  {
    words: /\bonly (?:buy|call|pay|act|react)s? (?:after|when|once)\b/i,
    advise: always(
      fixed('Measure: of the next thirty, how many had it in the last year, since only these can buy now.'),
    ),
  },
  {
    words:
      /\b(?:procurement|tenders?|committees?|approvals?|decisions? take|decides? slowly|takes? (?:over |more than )?(?:a|one|two|\d+) (?:years?|months))\b/i,
    advise: always(
      fixed(
        'Ask: three of them up to which amount one person signs alone, and keep the first offer below it.',
      ),
    ),
  },
  {
    words:
      /\b(?:cancel\w*|churn\w*|unsubscribe\w*|stops? (?:paying|when|after|the subscription)|drops? out)\b/i,
    advise: cancel,
  },
  {
    words:
      /\b(?:eats? (?:up )?the margin|costs? (?:more|too much)|(?:costs?|prices?) (?:of \p{L}+ )?(?:rises?|rise|increase\w*|goes? up|go up))\b/iu,
    advise: costly,
  },
  {
    words: /\b(?:high price|too expensive|afford|luxury)\b/i,
    advise: always(
      fixed('Measure: offer ten the full price, and count those who refuse it for the price alone.'),
      fixed(
        'The price alone may keep them away. Offer ten the full price, and count who refuses it for that.',
      ),
    ),
  },
  {
    words:
      /\b(?:motors?|batter(?:y|ies)|parts?|pumps?|sensors?|it) (?:failures?|fails?|breaks?|burns? out|wears? out)\b/i,
    advise: always(
      fixed('Measure: use three as hard as customers do until the first fails, and count the uses.'),
    ),
  },
  {
    words: new RegExp(
      String.raw`\b(?:${NEGATED} (?:\p{L}+ )?(?:want|like|trust|accept|install|change|switch)|disgust\w*|afraid|fear\w*|distrust\w*|refus\w+|prefer|being watched|used to it)\b`,
      'iu',
    ),
    advise: always(
      fixed('Measure: show it to the next ten who would use it, and count who refuses for this reason.'),
      fixed(
        'Some may refuse it for this reason alone. Show it to the next ten who would use it, and count who does.',
      ),
    ),
  },
]

/** The advice on a risk in the founder's words; null if they match no known kind. */
export function adviceOn(brief: TellingBrief, words: string): RiskAdvice | null {
  return KINDS.find((kind) => kind.words.test(words))?.advise(brief, words) ?? null
}
