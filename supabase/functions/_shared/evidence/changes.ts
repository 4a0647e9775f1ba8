import { figureParts } from './attached-figures.ts'
import { type Claim, type Objection, quotedClause } from './claim.ts'
import { negationIn, plainly } from './denial.ts'
import { memoizeByText } from './memoize.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { spelledNumbers } from './spelled-numbers.ts'

/* Whether a figure rose or fell, by words, signs and the order of two figures, in English, German, French and Spanish. */

const alone = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const UP = alone(
  [
    'rose|rises?|risen|rising|raised?|gr(?:ew|ows?|own|owing)|growth|increas\\p{L}*|climb\\p{L}*|doubl(?:ed|es|ing)|tripl(?:ed|es|ing)|quadrupl\\p{L}*|(?:went|gone|going|goes) up|up(?= (?:by|from|to|on|against)|,? ?(?:\\p{Sc}|[a-z]{3} )?\\d)|(?:was|were|is|are) up|surg(?:e|ed|es|ing)|soar\\p{L}*|jump(?:ed|s)?|gained|expand(?:ed|s|ing)|rebound\\p{L}*|swell\\p{L}*|swelled|upturn',
    '(?:an)?gestiegen\\p{L}?|stieg\\p{L}*|steig(?:t|en|end|ende|ender)|anstieg\\p{L}*|gewachsen|wuchs\\p{L}*|wächst|wachsen\\p{L}*|wachstum|zugenommen|zunahme|zunehm\\p{L}*|nahm\\p{L}* (?:\\S+ ){0,8}zu|zuwachs\\p{L}*|zugelegt|legt\\p{L}* (?:\\S+ ){0,8}zu|(?:ver)?doppelt\\p{L}*|verdoppel\\p{L}*|verdreifach\\p{L}*|erhöh\\p{L}*|kletter\\p{L}*|(?:ein|einem) plus',
    '(?:en|une|la|de) hausse|augment\\p{L}*|croissan\\p{L}*|croît|crû|accroî\\p{L}*|accru\\p{L}*|progress(?:é|ent|e|ion|ait)|grimp\\p{L}*|bondi\\p{L}*|doubl(?:é|e|ent)|tripl(?:é|e|ent)',
    'aument\\p{L}*|crec\\p{L}*|sub(?:e|en|ió|ieron|ido|ida|idas)|increment\\p{L}*|duplic\\p{L}*|triplic\\p{L}*|(?:al|en|un) alza|ascend\\p{L}*|repunt\\p{L}*',
  ].join('|'),
)
const DOWN = alone(
  [
    'fell|falls?(?! (?:season|semester|term|into|under|within|back|behind|short))|fallen|falling|declin\\p{L}*|decreas\\p{L}*|drop(?:s|ped|ping)?|shr[aiu]nk\\p{L}*|reduc\\p{L}*|(?:went|gone|going|goes) down|down(?= (?:by|from|to|on|against)|,? ?(?:\\p{Sc}|[a-z]{3} )?\\d)|(?:was|were|is|are) down|halv(?:ed|es|ing)|plung\\p{L}*|plummet\\p{L}*|slump\\p{L}*|slid|slipp\\p{L}*|tumbl\\p{L}*|dwindl\\p{L}*|downturn|contracted|lost|lower(?:s|ed|ing)|to lower|price cuts?|cut(?:s|ting)? (?:the )?(?:prices?|fees?|rents?|costs?|jobs?|staff)',
    'fiel\\p{L}*|gesunken\\p{L}?|sank\\p{L}*|sink(?:t|en|end|ende)|gefallen|fällt|abgenommen|abnahme|nahm\\p{L}* (?:\\S+ ){0,8}ab|zurückgegangen|ging\\p{L}* (?:\\S+ ){0,8}zurück|geht (?:\\S+ ){0,8}zurück|rückgang\\p{L}*|rückläufig\\p{L}*|halbier\\p{L}*|verringer\\p{L}*|reduzier\\p{L}*|schrumpf\\p{L}*|geschrumpft|einbruch|eingebrochen|(?:ein|einem) minus|verlor\\p{L}*|senk(?:t|en|te|ten)|gesenkt\\p{L}*|kürz(?:t|en|te|ten)|gekürzt',
    'tomb(?:é|e|ent|ait)\\p{L}*|baiss\\p{L}*|diminu\\p{L}*|chut\\p{L}*|recul\\p{L}*|rédui\\p{L}*|réduction|abaiss\\p{L}*|fléchi\\p{L}*|dégring\\p{L}*|perdu',
    'disminu\\p{L}*|baj(?:ó|aron|ado|ada|an)|(?:a|la) baja|ca(?:e|en|yó|yeron|ído|ída)|caer|descen(?:d|s)\\p{L}*|redu(?:jo|ce|cen|jeron|cido|cción)|retroce\\p{L}*|desplom\\p{L}*|perdi(?:ó|eron)|rebaj\\p{L}*',
  ].join('|'),
)
const PERCENT = '(?:%|percent|per cent|prozent|pour cent|por ciento)'
const MORE = new RegExp(
  `\\d[\\d.,]* ?(?:${PERCENT}|\\p{L}{1,10})? ?(?:de )?(?:more(?= (?:\\p{L}+ ){0,5}than(?! \\d))|mehr(?= (?:\\p{L}+ ){1,6}als(?! \\d\\d?[. ]))|más(?= (?:\\p{L}+ ){0,5}que)|plus(?= (?:\\p{L}+ ){1,5}que)|more than(?! \\d)|longer|higher|heavier|older|above|ahead of|mehr als(?! \\d)|länger|höher|schwerer|de plus que|más que|superior\\p{L}*)(?!\\p{L})|${PERCENT} (?:de )?(?:more|higher|above|ahead of|mehr|höher|plus(?! (?:de )?\\d)|más|superior\\p{L}*)(?!\\p{L})|(?<![\\p{L}\\d])\\+ ?\\d[\\d.,]* ?%|▲`,
  'iu',
)
const LESS = new RegExp(
  `\\d[\\d.,]* ?(?:${PERCENT}|\\p{L}{1,10})? ?(?:de )?(?:less|fewer|shorter|lower|lighter|younger|below|behind|weniger|kürzer|niedriger|leichter|de moins|menos que|inferior\\p{L}*)(?!\\p{L})|${PERCENT} (?:de )?(?:fewer|less|lower|below|behind|weniger|niedriger|geringer|moins|menos|inferior\\p{L}*)(?!\\p{L})|(?<![\\p{L}\\d%] ?)[-−–] ?\\d[\\d.,]* ?%|▼`,
  'iu',
)
/** Words for the previous period, as the source of a regular expression. */
export const LAST_TIME =
  "(?:last|the previous|the prior|the year before|(?:a|one|two|three|five|ten|twenty) (?:years?|months?|weeks?|quarters?) (?:earlier|before|ago)|(?:19|20)\\d\\d|vor(?:jahr|monat|quartal)\\p{L}*|letzte[nrs]? (?:jahr|monat)|vor \\p{L}+ (?:jahr|monat|woche)\\p{L}*|l'an(?:née)? (?:dernier|dernière|passé|précédent)\\p{L}*|un an (?:plus tôt|auparavant)|l'année précédente|il y a \\p{L}+ ans|(?:el )?año (?:pasado|anterior)|un año antes|hace \\p{L}+ años?)"
/** '€9.10, against €8.35 last year', '4,275 (4,402 in 2022)': this time, and the time before. */
const AGAINST_LAST = new RegExp(
  `(\\p{Sc}?\\s?\\d[\\d.,\\s]*[^\\s,;(]*)[^;.!?\\d]{0,40}?(?:,? (?:against|compared (?:with|to)|vs\\.?|versus|contre|gegenüber|nach|frente a)|,? (?:up|down) from|[;(])\\s?(?:(?:in|en|im jahr) )?(?:(?:${LAST_TIME}):? (?:it was |waren es |es waren |ils étaient |eran )?)?(\\p{Sc}?\\s?\\d[\\d.,\\s]*[^\\s,;)]*)(?:[^;.!?\\d]{0,30}?(?:${LAST_TIME}))?`,
  'iu',
)
const IS_LAST = new RegExp(LAST_TIME, 'iu')

/** 'From 62,000 in 2019 to 48,500', 'von 62.000 auf 48.500', 'de 62 000 à 48 500', 'de 62.000 a 48.500'. */
const FROM_TO =
  /(?<!\p{L})(?:from|von|de|desde)\s((?:\p{Sc}|\p{L}{0,3}\$)?\s?\d[^;:!?]{0,60}?)\s(?:to|auf|à|a|hasta)\s((?:only |nur |just |rund |about |around |nearly |almost )?(?:\p{Sc}|\p{L}{0,3}\$)?\s?\d[\d.,\s]*[^\s]*(?:\s\p{L}+)?)/iu
/** In '54.9% in 2018 against 61.4% today', the order of the figures does not tell the direction. */
const UP_FROM = /(?<!\p{L})(?:up|gestiegen|hausse|subida) (?:from|von|de|desde)(?!\p{L})/iu

/** The direction of change in a text: 1 for up, -1 for down, 0 if the text names neither or both. */
const changeIn = memoizeByText(readChange)

function readChange(text: string): -1 | 0 | 1 {
  const plain = plainly(spelledNumbers(text))
  const [, from = '', to = ''] = UP_FROM.test(plain) ? [] : (FROM_TO.exec(plain) ?? [])
  const [a, b] = [quantitiesIn(from)[0], quantitiesIn(to)[0]]
  const isOne = a && b && (a.kind === b.kind || a.kind === '' || b.kind === '')
  const [first, last] = [a?.values[0] ?? 0, b?.values[0] ?? 0]
  const isSpan = /^(?:19|20)\d\d$/.test(from.trim())
  if (isOne && !isSpan && first !== last && /\d/.test(from)) {
    const words = [UP.test(plain), DOWN.test(plain)]
    if (words[0] === words[1]) return last > first ? 1 : -1
  }
  const against = againstLast(plain)
  if (against !== 0 && !UP.test(plain) && !DOWN.test(plain)) return against
  const [up, down] = [UP.test(plain) || MORE.test(plain), DOWN.test(plain) || LESS.test(plain)]
  return up === down ? 0 : up ? 1 : -1
}

const NO_CHANGE = alone(
  'no (?:\\p{L}+ )?(?:difference|change)s?|unchanged|(?:stayed|remained|kept) (?:the same|flat|level|stable|constant)|did not (?:change|differ)|stagnat\\p{L}*|keine? (?:\\p{L}+ )?(?:unterschied\\p{L}*|veränderung\\p{L}*)|unverändert\\p{L}*|gleich geblieben|stagnier\\p{L}*|aucune? (?:différence|changement|évolution)|inchangée?s?|resté\\p{L}* stables?|(?:sin|ninguna?) (?:diferencias?|cambios?|variación)|se mantuv\\p{L}+|no (?:cambió|varió|variaron|cambiaron)',
)

/** Objects to a change where the page says that nothing changed. */
export function noChange(claim: Claim): Objection | null {
  const found = NO_CHANGE.exec(plainly(quotedClause(claim)))
  const isOpen = changeIn(claim.own || claim.quotation) === 0 && negationIn(claim.statement) === null
  return found && isOpen && changeIn(claim.statement) !== 0
    ? { verdict: 'contradicts', reason: `The page says “${found[0]}”.` }
    : null
}

/** The direction from the previous period's figure to the current one, where a text compares them; 0 otherwise. */
function againstLast(plain: string): -1 | 0 | 1 {
  const [whole = '', now = '', then = ''] = AGAINST_LAST.exec(plain) ?? []
  if (!IS_LAST.test(whole.slice(now.length))) return 0
  const [a, b] = [quantitiesIn(now)[0], quantitiesIn(then)[0]]
  const [last, first] = [a?.values[0] ?? 0, b?.values[0] ?? 0]
  if (!a || !b || a.kind !== b.kind || last === first) return 0
  return last > first ? 1 : -1
}

const isSame = (a: Quantity, b: Quantity) =>
  a.kind === b.kind && a.values.some((value) => b.values.includes(value))

/** Objects where the statement and the page give opposite directions. */
export function direction(claim: Claim): Objection | null {
  const { statement, own, quotation } = claim
  const objection = (change: number): Objection => ({
    verdict: 'contradicts',
    reason: change > 0 ? 'The page says that it rose.' : 'The page says that it fell.',
  })
  if (negationIn(statement) !== null || negationIn(quotedClause(claim)) !== null) return null
  const parts = figureParts(own || quotation)
  for (const part of figureParts(statement)) {
    const said = changeIn(part)
    const figures = quantitiesIn(part)
    if (said === 0 || figures.length === 0) continue
    const homes = parts.filter((other) =>
      quantitiesIn(other).some((one) => figures.some((figure) => isSame(figure, one))),
    )
    const [home] = homes
    const there = home && homes.length === 1 ? changeIn(home) : 0
    if (there !== 0 && there !== said) return objection(there)
    if (there === said) return null
  }
  const [said, there] = [changeIn(statement), changeIn(quotedClause(claim))]
  return said !== 0 && there !== 0 && said !== there ? objection(there) : null
}

const CHANGES = new RegExp(`${UP.source}|${DOWN.source}|(?<!\\p{L})(?:up|down)(?!\\p{L})`, 'iu')
const ENDS_IN_CHANGE = new RegExp(`(?:${CHANGES.source}) ?$`, 'iu')
const AMOUNT =
  '(?:(?:about|around|nearly|almost|roughly|some|rund|etwa|knapp|environ|près|casi|unos|the|le|el|la|ein|un|une) ?){0,2}'
const BY = new RegExp(`(?<!\\p{L})(?:by|um|de|d'|un|en un|en) ?${AMOUNT}$`, 'iu')
const TO = new RegExp(`(?<!\\p{L})(?:to|auf|à|a|al|hasta|au) ?${AMOUNT}$`, 'iu')

/** Whether a figure is the size of a change ('rose by 12%') or its result ('rose to 12%'); null if unclear. */
function stepOf(part: string, figure: Quantity): 'by' | 'to' | null {
  const before = plainly(figure.before).slice(-80)
  if (!CHANGES.test(plainly(part))) return null
  if (TO.test(before)) return 'to'
  if (BY.test(before) || ENDS_IN_CHANGE.test(before)) return 'by'
  return null
}

/** Objects where a statement says 'rose to 12' and the page 'rose by 12', or the reverse. */
export function step({ statement, own, quotation }: Claim): Objection | null {
  const there = quantitiesIn(own || quotation)
  for (const figure of quantitiesIn(statement)) {
    const said = stepOf(statement, figure)
    const same = there.filter((one) => isSame(figure, one))
    const [home] = same
    const told = home && same.length === 1 ? stepOf(own || quotation, home) : null
    if (said && told && said !== told)
      return {
        verdict: 'contradicts',
        reason: said === 'by' ? 'The page gives what it came to.' : 'The page gives by how much it changed.',
      }
  }
  return null
}
