import { attachedElsewhere, figureParts, otherRow } from './attached-figures.ts'
import { direction, noChange, step } from './changes.ts'
import { type Claim, type Objection, quotedClause } from './claim.ts'
import { monthName, monthsOfPart, type Times, timesIn } from './dates-in-text.ts'
import { clausesOf, findRetraction, frameIn, isContrary, isReserved, negationIn, plainly } from './denial.ts'
import { FORCE_CHECKS, timesOf } from './force-checks.ts'
import { languageOf } from './language.ts'
import { MEANING_CHECKS } from './meaning-checks.ts'
import { opposite } from './opposites.ts'
import { otherPlace } from './places-in-text.ts'
import { namesPeriod, type Quantity, quantitiesIn } from './quantities.ts'
import { SCOPE_CHECKS } from './scope-checks.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import { SUBJECT_CHECKS } from './subject-checks.ts'
import { termsOf } from './terms.ts'

const contradicts = (reason: string): Objection => ({ verdict: 'contradicts', reason })
const partly = (reason: string): Objection => ({ verdict: 'partly', reason })

const ASKS = /[?？]["'”’»)\]]*\s*$/u

const isQuestion = (sentence: string) => ASKS.test(sentence) || /^\s*["“«(]?¿/.test(sentence)

const TELLS_QUESTION =
  /(?<!\p{L})(?:asks?|asked|asking|wonders?|question|whether|fragt|fragen|ob|demande(?:nt)?|pregunta[n]?)(?!\p{L})/iu

/** Objects where the page only asks what the statement asserts. */
function question({ statement, own, quotation }: Claim): Objection | null {
  if (isQuestion(statement) || TELLS_QUESTION.test(statement) || !isQuestion(own || quotation)) return null
  return { verdict: 'unrelated', reason: 'The page only asks this.' }
}

/** The share (0 to 1) of a statement's terms that occur in a text. */
function coverage(statement: string, text: string): number {
  const wanted = [...new Set(termsOf(statement))]
  const there = new Set(termsOf(text))
  return wanted.length === 0 ? 0 : wanted.filter((term) => there.has(term)).length / wanted.length
}

/** Comparisons such as 'rather than', which deny neither side. */
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|unlike|as opposed to|in contrast to|anstatt|statt|anders als|im gegensatz zu|au lieu de|contrairement à|en lugar de|en vez de|a diferencia de)(?!\p{L})/iu

const AND = /\s(?:and|und|et|y)\s/iu
const BEGINS_WITH_NOT = /^\W*(?:and |und |et |y )?(?:nicht|kein\p{L}*|non|pas|no|ni|weder)(?!\p{L})/iu
const BOUND =
  /(?:(?:did|does|do|has|have) not (?:exceed|reach|pass|top)|(?:didn't|doesn't|hasn't) (?:exceed|reach|pass)|(?:erreich|übersteig|überschr)\p{L}* (?:\p{L}+ ){0,3}nicht|n'(?:a|ont|atteint|atteignent|excède) pas (?:atteint|dépassé|excédé)|ne dépassent? pas|no (?:lleg|alcanz|super|rebas)\p{L}+|nicht mehr als|nicht weniger als|pas plus de|no más de|no menos de|ni la mitad)/giu

/** A quotation that covers more than this share (0 to 1) of its sentence counts as the whole sentence. */
const WHOLE_SHARE = 0.6
const COVERED = { framed: 0.5, negated: 0.7, plain: 0.85 }

const OF_LAST =
  /^\W*(?:(?:this|that|it) (?:is|was)|that's|c['’]est|das ist|dies ist|eso es|esto es|es) (?:not (?:true|so|right)|wrong|false|untrue|inexact|faux|falsch|nicht wahr|falso|inexacto|mentira)\s?[:—–;]\s*/iu

/** Objects where the page denies, doubts or fails to confirm what the statement asserts. */
function denial(claim: Claim): Objection | null {
  const { statement, title } = claim
  const isMost = claim.quotation.length > WHOLE_SHARE * claim.own.length
  // 'That is wrong: …' speaks of the sentence before.
  const own = (isMost ? claim.own || claim.quotation : quotedClause(claim)).replace(OF_LAST, '')
  const isNegative = negationIn(statement) !== null || frameIn(statement) !== null
  const around = isNegative ? null : findRetraction(claim)
  if (around && around !== '?') return contradicts(`The page takes this back: “${around}”.`)
  if (isReserved(statement)) return null
  const sameLanguage = languageOf(statement) === languageOf(own)
  const [first = '', ...others] = clausesOf(own)
  // 'Contrary to reports, …' denies the reports and says what follows.
  const said = isContrary(first) && others.length > 0 ? others : [first, ...others]
  const framing = said.filter((clause) => !INSTEAD.test(clause)).flatMap((clause) => clause.split(AND))
  const frame = frameIn(framing.join(', '))
  // 'The tribunal rejected that and set the rent' denies nothing of the rent.
  const denies =
    framing.length > 1 && sameLanguage ? framing.slice(framing.findIndex((one) => frameIn(one))) : framing
  const isSetApart =
    AND.test(own) &&
    denies.length > 1 &&
    coverage(statement, denies.slice(1).join(' ')) > coverage(statement, denies[0] ?? '')
  if (frame && isSetApart) return null
  if (frame && (!sameLanguage || coverage(statement, `${title} ${own}`) >= COVERED.framed))
    return contradicts(`The page does not say so: “${frame}”.`)
  if (!sameLanguage) {
    // 'In Frankfurt, not in the US' denies another thing than it says.
    const main = clausesOf(claim.quotation.replace(BOUND, '')).filter(
      (one, at) => at === 0 || !BEGINS_WITH_NOT.test(one),
    )
    const negated = negationIn(main.join(', '))
    return negated ? contradicts(`The page denies this: “${negated}”.`) : null
  }
  const clause = said.toSorted((a, b) => coverage(statement, b) - coverage(statement, a))[0] ?? ''
  const negation = negationIn(clause.replace(BOUND, ''))
  if (negation && isOfOtherPredicate(statement, clause)) return null
  if (negation && coverage(statement, `${title} ${clause}`) >= COVERED.negated)
    return contradicts(`The page denies this: “${negation}”.`)
  return null
}

/** 'Seven had thin plates and could not be insured' denies nothing of the plates. */
function isOfOtherPredicate(statement: string, clause: string): boolean {
  const [first = '', ...others] = clause.split(AND)
  const rest = others.join(' ')
  return negationIn(first) === null && rest !== '' && coverage(rest, statement) === 0
}

/** Objects where the statement denies what the page asserts. */
function denied({ statement, own, quotation, title }: Claim): Objection | null {
  const text = own || quotation
  if (negationIn(statement) === null || isReserved(text) || languageOf(statement) !== languageOf(text))
    return null
  return coverage(statement, `${title} ${text}`) >= COVERED.plain
    ? contradicts('The page says so without a “not”.')
    : null
}

const FEW =
  /(?<!\p{L})(?:(?<!(?:\ba|quite a|the last|the first|past|next) )few(?!er)|hardly any|only a (?:handful|few)|very little|(?:nur |die )?wenigste?n?|nur wenige?|wenige|kaum ein\p{L}*|(?<!un )peu de|très peu|rares sont|poc[oa]s|muy poc[oa]s|apenas)(?!\p{L})/iu
const SOME =
  /(?<!\p{L})(?:a few|quite a few|several|some|many|most|a number of|plenty of|einige|ein paar|mehrere|viele|die meisten|quelques|plusieurs|beaucoup|la plupart|certains|algun[oa]s|vari[oa]s|much[oa]s|un[oa]s poc[oa]s|la mayoría)(?!\p{L})/iu
const ONLY_SOME =
  /(?<!\p{L})(?:a few|some|several|einige|ein paar|mehrere|quelques|plusieurs|certains|algun[oa]s|vari[oa]s|un[oa]s poc[oa]s)(?!\p{L})/iu
const ONLY_A =
  /(?<!\p{L})(?:only|just|merely|nur|bloß|seulement|seuls|solo|sólo) (?:a few|some|ein paar|einige|quelques|unos pocos|unas pocas|algun[oa]s)(?!\p{L})/iu

const MOST =
  /(?<!\p{L})(?:most|the majority|a majority|die meisten|die mehrheit|la plupart|la majorité|la mayoría)(?!\p{L})/iu
const ALL_OF =
  /^\W*(?:all|every|each|alle|sämtliche|jede[rs]?|tous les|toutes les|tod[oa]s l[oa]s)(?!\p{L})/iu
const EVERY_ONE =
  /(?<!\p{L})(?:all|every|each|alle[nrs]?|sämtliche\p{L}*|jede[rsnm]?|tous|toutes|tod[oa]s)(?!\p{L})/iu
const LATER =
  /(?<!\p{L})(?:will|by|from|wird|werden|ab|sera|seront|d'ici|ser[áa]n?|lo será|en) [^.;]{0,30}20\d\d|20\d\d [^.;]{0,20}(?:will|wird|werden|sera|seront|será)/iu
/** 'Of the eleven rooms, three', '3 of 11'. */
const SOME_OF =
  /(?<!\p{L})(?:of|von|sur|de) (?:the |den |les |l[oa]s |our |its )?(\d+) [^.;,]{2,30}, (?:only |nur |just )?(\d+)(?! ?%)|(?<![\d.,])(\d+) (?:of|von|sur|des|de) (?:the |den |les |l[oa]s )?(\d+)(?![\d.,]*%)/iu

/** Objects where a statement says 'most' and the page gives less than half, or 'all' and the page gives a part. */
function partAsMost(claim: Claim): Objection | null {
  const [said, text] = [plainly(claim.statement), plainly(quotedClause(claim))]
  const shares = quantitiesIn(text).filter(({ kind }) => kind === '%')
  const [share] = shares
  const isLess = share && shares.length === 1 && (share.values[0] ?? 0) < 50 && share.bound !== 'least'
  if (
    MOST.test(said) &&
    isLess &&
    !MOST.test(text) &&
    negationIn(said) === null &&
    quantitiesIn(said).length === 0
  )
    return contradicts('The page says this of less than half.')
  if (!ALL_OF.test(said)) return null
  const some = SOME_OF.exec(spelledNumbers(text))
  const [part, whole] = [Number(some?.[2] ?? some?.[3] ?? 0), Number(some?.[1] ?? some?.[4] ?? 0)]
  const isAll = clausesOf(text).some((clause) => EVERY_ONE.test(clause) && !LATER.test(clause))
  return some && part < whole && !isAll ? contradicts(`The page says this of ${part} of ${whole}.`) : null
}

const NO_LIMIT =
  /(?<!\p{L})(?:unlimited|unbegrenzt\p{L}*|unlimitiert\p{L}*|illimitée?s?|ilimitad[oa]s?) (\p{L}{4,})/iu

/** Objects to 'unlimited locations' where the page states a number of locations. */
function unlimited(claim: Claim): Objection | null {
  const noun = NO_LIMIT.exec(claim.statement)?.[1]
  if (!noun || NO_LIMIT.test(claim.own || claim.quotation)) return null
  const counted = quantitiesIn(claim.own || claim.quotation).find(
    (one) => stemOf(one.noun) === stemOf(noun.toLowerCase()),
  )
  return counted ? contradicts(`The page says ${counted.shown}.`) : null
}

const NONE_OF =
  /(?<!\p{L})(?:none|neither|not one|keine[rs]?|aucune?|ningun[oa]|ninguno) (?:(?:of (?:them|these|which|whom)|davon|d'entre (?:eux|elles)|de (?:ell[oa]s|l[oa]s cuales)) )?(?:(?:was|were|is|are|ist|war|waren|sind|n'est|n'était|era|fue|es) )?(\p{L}{4,})/iu

/** Objects to '14 serious incidents' where the page says '14 were reported, none of them serious'. */
function noneOf(claim: Claim): Objection | null {
  if (isReserved(claim.statement)) return null
  const found = NONE_OF.exec(plainly(claim.own || claim.quotation))
  const isTold = found && termsOf(found[1] ?? '').some((term) => termsOf(claim.statement).includes(term))
  return found && isTold && quantitiesIn(claim.statement).length > 0
    ? contradicts(`The page says “${found[0]}”.`)
    : null
}

const BUT_NO =
  /(?:,|[,;] (?:but|and)| but| aber| mais| pero|, (?:aber|mais|pero)) (?:no|keine?n?|pas de|pas d'|ning[uú]na?|nada de) ?(\p{L}{4,})/iu

/** 'Hens are allowed, but no cockerels.' */
function butNo(claim: Claim): Objection | null {
  if (isReserved(claim.statement)) return null
  const [, noun = ''] = BUT_NO.exec(plainly(claim.own || claim.quotation)) ?? []
  const subject = /\p{L}{4,}/u.exec(plainly(claim.statement))?.[0] ?? ''
  return noun !== '' && stemOf(noun) === stemOf(subject) ? contradicts(`The page says “no ${noun}”.`) : null
}

/** Objects where 'few' becomes 'a few', 'many' or 'most', or the reverse. */
function quantifier({ statement, own, quotation }: Claim): Objection | null {
  const text = own || quotation
  if (languageOf(statement) !== languageOf(text)) return null
  const [clause = '', next = ''] = clausesOf(text).toSorted(
    (a, b) => coverage(statement, b) - coverage(statement, a),
  )
  const covered = coverage(statement, clause)
  if (covered < COVERED.framed || covered === coverage(statement, next)) return null
  const said = plainly(statement)
  const isFew = (words: string) => (FEW.test(words) && !/quite a few/iu.test(words)) || ONLY_A.test(words)
  if (isFew(clause) && !isFew(said) && negationIn(said) === null) {
    const reason = 'The page says that only few do.'
    return SOME.test(said) || coverage(statement, clause) >= COVERED.negated ? contradicts(reason) : null
  }
  if (isFew(said) && !isFew(clause)) {
    if (
      /quite a few|(?<!\p{L})(?:many|most|viele|die meisten|beaucoup|la plupart|much[oa]s|la mayoría)(?!\p{L})/iu.test(
        clause,
      )
    )
      return contradicts('The page says that many do.')
    if (ONLY_SOME.test(clause)) return partly('The page says “a few”, which is not “few”.')
  }
  return null
}

const list = (numbers: Iterable<number>) => [...numbers].join(', ')

function yearsOf(own: Times, claim: Claim): Objection | null {
  const { statement, before, after, title, publishedAt } = claim
  const sentence = claim.own || claim.quotation
  const there = timesIn(`${sentence} ${before} ${after} ${title} ${publishedAt ?? ''}`).years
  const dated = timesIn(`${title} ${publishedAt ?? ''}`).years
  if (LAST_PERIOD.test(sentence)) for (const year of dated) there.add(year - 1)
  // A page of 2024 that tells of the season tells of 2023/24.
  const isOfSeason = (year: number) =>
    seasons.some((season) => season.includes(year) && season.some((other) => there.has(other)))
  const { years: claimed, seasons } = timesIn(statement)
  const inSentence = timesIn(sentence).years
  const isTold = (year: number) =>
    own.years.has(year) || (own.years.size === 0 && inSentence.has(year) && claimed.size > 1)
  // 'Before 2027' is by the end of 2026.
  const isEndOfLast = (year: number) => own.years.has(year - 1) && isBefore(statement, year)
  const missing = [...claimed].filter((year) => !isTold(year) && !isOfSeason(year) && !isEndOfLast(year))
  if (missing.length === 0) return null
  if (own.years.size > 0) {
    const isNamed = [...claimed].some((year) => own.years.has(year))
    const elsewhere = timesIn(`${before} ${after} ${title} ${publishedAt ?? ''}`).years
    const isOfLast = [...own.years].every(
      (year) => isComparedYear(sentence, year) || isRecordSince(sentence, year),
    )
    if ((isNamed || isOfLast) && missing.every((year) => elsewhere.has(year))) return null
    if (isNamed && isOfLast && IS_NOW.test(sentence)) return null
    return contradicts(`The page speaks of ${list(own.years)}, not of ${list(missing)}.`)
  }
  if (missing.every((year) => there.has(year))) return null
  const nearby = timesIn(`${before} ${after}`).years
  // A page tells of the years before it, too.
  if (nearby.size === 0 && missing.every((year) => year <= Math.max(...there))) return null
  if (there.size === 0) return null
  return partly(`The page does not name ${list(missing)}.`)
}

const LAST_PERIOD =
  /(?<!\p{L})(?:last|previous|past|vorige[nrs]?|letzte[nrs]?|vergangene[nrs]?|dernière?|passée?|pasad[oa]|últim[oa]) (?:year|season|summer|winter|jahr|saison|sommer|winter|année|saison|été|hiver|año|temporada|verano|invierno)(?!\p{L})|(?<!\p{L})(?:l'an dernier|el año pasado|la temporada pasada|la saison dernière|l'année dernière)(?!\p{L})/iu

/** 'Occupancy 74.6% (2024: 71.9%)' is of a later year than the one that it names. */
const isComparedYear = (sentence: string, year: number): boolean =>
  new RegExp(
    `\\((?:[^()]{0,20}\\s)?${year}\\s?[:=]|\\(\\D{0,3}[\\d.,\\s]+\\p{Sc}?%?\\s(?:in|im Jahr|en)\\s${year}\\)|(?:against|compared (?:with|to)|up from|down from|vs\\.?|versus|contre|gegenüber|nach|frente a|than|als|que)\\s[^.;]{0,40}${year}`,
    'iu',
  ).test(sentence)
/** 'The lowest figure since 1994' describes a later year. */
const isRecordSince = (sentence: string, year: number): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:\\p{L}+est|most|least|worst|best|record|\\p{L}+ste[nrms]?|rekord\\p{L}*|le plus \\p{L}+|record|l[oa] más \\p{L}+|más \\p{L}+|mínimo|máximo)(?!\\p{L})[^.;]{0,40}(?:since|seit|depuis|desde)\\s[^.;]{0,60}${year}`,
    'iu',
  ).test(sentence)
const isBefore = (statement: string, year: number): boolean =>
  new RegExp(`(?<!\\p{L})(?:before|vor|avant|antes de)\\s(?:the end of\\s)?${year}`, 'iu').test(statement)
const IS_NOW =
  /(?<!\p{L})(?:currently|now|today|at present|derzeit|aktuell|heute|zurzeit|actuellement|aujourd['’]hui|actualmente|ahora|hoy)(?!\p{L})/iu

/** The parts of the page's sentence with the figures that the statement dates; the whole sentence if there are none. */
function besideFigures({ statement, own, quotation }: Claim): string {
  const text = own || quotation
  const isDated = (part: string) => timesIn(part).years.size > 0
  const dated = figureParts(statement).filter(isDated).flatMap(quantitiesIn)
  const parts = figureParts(text)
  const homes = parts.filter((part) =>
    quantitiesIn(part).some((actual) =>
      dated.some((claimed) => isSameKind(claimed, actual) && hasValue(claimed, actual)),
    ),
  )
  const first = homes[0]
  return first && homes.length < parts.length && !homes.some(isDated) ? homes.join(' ') : text
}

/** Objects to a month, quarter, half year or year that the page does not mention. */
function dates(claim: Claim): Objection | null {
  const years = yearsOf(timesIn(besideFigures(claim)), claim)
  if (years) return years
  const own = timesIn(quotedClause(claim))
  const said = timesIn(claim.statement)
  const months = new Set([...own.months, ...[...own.parts].flatMap(monthsOfPart)])
  const saidMonths = new Set([...said.months, ...[...said.parts].flatMap(monthsOfPart)])
  if (own.months.size >= 2) {
    const [least, most] = [Math.min(...own.months), Math.max(...own.months)]
    for (let month = least; month <= most; month++) months.add(month)
  }
  if (months.size > 0 && [...saidMonths].some((month) => !months.has(month))) {
    const named = [...said.months].filter((month) => !months.has(month)).map(monthName)
    return contradicts(`The page speaks of another ${named.length > 0 ? 'month' : 'part of the year'}.`)
  }
  const isWholeYear = said.years.size > 0 && saidMonths.size === 0
  if (isWholeYear && own.parts.size > 0 && quantitiesIn(claim.statement).length > 0)
    return partly('The page speaks of a part of the year only.')
  return nearestYear(claim, said)
}

/** 'from 2,310 in 2013 to 1,905 in 2023': a figure belongs to the year right behind it. */
function nearestYear(claim: Claim, { years }: Times): Objection | null {
  const text = claim.own || claim.quotation
  const figures = quantitiesIn(claim.statement)
  const [year, figure] = [[...years][0], figures[0]]
  if (years.size !== 1 || figures.length !== 1 || year === undefined || !figure) return null
  const behind = text.matchAll(/(\d[\d.,\s]*?)\s+(?:\p{L}+\s+){0,3}(?:in|im Jahr|en|im)\s+((?:19|20)\d\d)/giu)
  for (const [, digits = '', named] of behind) {
    const isSame = quantitiesIn(digits).some(({ values }) =>
      values.some((value) => figure.values.includes(value)),
    )
    if (isSame && Number(named) !== year) return contradicts(`The page gives this figure for ${named}.`)
  }
  return null
}

const ROUGH_SHARE = 0.08
/** 'More than half' may be said of 57%, and 'over 500' of 620. */
const BOUND_REACH = 1.5
const EXACT_SHARE = 0.005

/** Whether one figure is another, rounded to at least two significant digits. */
function isRounding(claimed: number, actual: number): boolean {
  const digits = claimed
    .toPrecision(12)
    .replace(/e.*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/0+$/, '').length
  return digits >= 2 && Number(actual.toPrecision(digits)) === claimed
}

function isValue(claimed: Quantity, actual: number, isRough = claimed.isRough): boolean {
  return claimed.values.some((value) => {
    if (isRough && claimed.kind === '%' && value >= 2 && Math.abs(value - actual) < 0.5) return true
    const apart = Math.abs(value - actual) / Math.max(Math.abs(value), Math.abs(actual), 1e-12)
    const isBelow = claimed.bound === 'least' && actual >= value && actual <= value * BOUND_REACH
    const isAbove = claimed.bound === 'most' && actual <= value && actual * BOUND_REACH >= value
    return (
      isBelow ||
      isAbove ||
      apart <= EXACT_SHARE ||
      (isRough && apart <= ROUGH_SHARE) ||
      isRounding(value, actual)
    )
  })
}

const hasValue = (claimed: Quantity, actual: Quantity) =>
  actual.values.some((value) => isValue(claimed, value, claimed.isRough || actual.isRough))
/** A pound may be money or weight. */
const isPounds = (a: Quantity, b: Quantity) => a.kind === '£' && b.unit?.factor === 454
/** Pages rarely say which country's dollars they mean. */
const isDollars = (a: Quantity, b: Quantity) =>
  b.kind === '$' && /^(?:\p{Lu}{1,2}\$|MXN|COP|ARS|CLP|SGD|HKD|NZD|TWD|UYU)$/u.test(a.kind)
/** Cents of one currency or another; kroner and pesos of some country; a symbol and the code of one of its countries. */
const SAME_MONEY: Readonly<Record<string, RegExp>> = {
  '¢': /^(?:.{0,2}\$|€|£)$/,
  krone: /^(?:SEK|NOK|DKK|ISK)$/,
  peso: /^(?:MXN|COP|ARS|CLP|PHP|UYU|\$)$/,
}
const isSameMoney = (a: Quantity, b: Quantity) =>
  SAME_MONEY[a.kind]?.test(b.kind) === true || SAME_MONEY[b.kind]?.test(a.kind) === true
const isSameKind = (a: Quantity, b: Quantity) =>
  a.kind === b.kind ||
  isSameMoney(a, b) ||
  isPounds(a, b) ||
  isPounds(b, a) ||
  isDollars(a, b) ||
  (a.kind === '' && a.unit === null && b.kind !== '%')
const isMoney = ({ kind }: Quantity) => kind !== '' && kind !== '%'

const isOtherUnit = (a: Quantity, b: Quantity) =>
  a.unit !== null &&
  b.unit !== null &&
  (a.unit.dimension !== b.unit.dimension || a.unit.factor !== b.unit.factor)
const isOtherPrice = (a: Quantity, b: Quantity) =>
  a.perUnit !== null && b.perUnit !== null && a.perUnit !== b.perUnit
const isOtherRate = (a: Quantity, b: Quantity) =>
  a.perYear !== null && b.perYear !== null && a.perYear !== b.perYear

/** Whether two amounts are equal after converting unit or period: €29 a month and €348 a year. */
function isConverted(a: Quantity, b: Quantity): boolean {
  const unit = a.unit && b.unit && a.unit.dimension === b.unit.dimension ? b.unit.factor / a.unit.factor : 1
  const rate = a.perYear !== null && b.perYear !== null ? b.perYear / a.perYear : 1
  // '3,900' may be read in two ways, but not in one way here and in the other there.
  const isSameDigits = a.values.length > 1 && a.values.join() === b.values.join()
  const price =
    a.perUnit && b.perUnit && a.perUnit.dimension === b.perUnit.dimension
      ? a.perUnit.factor / b.perUnit.factor
      : 1
  if ((unit === 1 && rate === 1 && price === 1) || isSameDigits) return false
  return b.values.some((value) => {
    const expected = value * unit * rate * price
    // 'More than half an hour' may be said of 40 minutes.
    const isBound = a.bound !== null && unit !== 1 && isValue(a, expected)
    return isBound || a.values.some((own) => Math.abs(own - expected) / Math.max(own, expected) <= 0.03)
  })
}

/** Whether an amount is a quotient of an amount and a count on the page, such as sales per shop. */
function isQuotient(claimed: Quantity, known: readonly Quantity[]): boolean {
  const amounts = known.filter(({ kind }) => kind === claimed.kind)
  const counts = known.filter(({ kind, unit }) => kind === '' && unit === null)
  return amounts.some((amount) =>
    counts.some((count) =>
      amount.values.some((a) => count.values.some((b) => b > 1 && isValue(claimed, a / b))),
    ),
  )
}

/** Whether an amount is a product of an amount with a count, share or period on the page: half of €25, 3,900 kWh at 24p. */
function isProductOf(claimed: Quantity, known: readonly Quantity[]): boolean {
  const amounts = known.filter((actual) => isMoney(actual) && isSameKind(claimed, actual))
  const factors = known.filter(({ kind }) => kind === '' || kind === '%')
  // £92 every seven weeks is £680 a year.
  const isByTime = (a: number) =>
    claimed.perYear !== null &&
    known.some(
      ({ unit, values: [time = 0] }) =>
        unit?.dimension === 'time' &&
        time > 0 &&
        isValue(claimed, (a * YEAR_SECONDS) / (time * unit.factor * (claimed.perYear ?? 1))),
    )
  if (amounts.some(({ values }) => values.some(isByTime))) return true
  return amounts.some((amount) =>
    factors.some((factor) =>
      amount.values.some((a) =>
        factor.values.some((b) => isValue(claimed, factor.kind === '%' ? (a * b) / 100 : a * b)),
      ),
    ),
  )
}

/** Whether a figure is a sum, difference, share, product or quotient of two figures on the page. */
function isWorkedOut(claimed: Quantity, said: readonly Quantity[], known: readonly Quantity[]): boolean {
  if (isMoney(claimed) && (isQuotient(claimed, known) || isProductOf(claimed, known))) return true
  const factors = said.filter(
    (other) => other !== claimed && other.kind === '' && (other.values[0] ?? 0) <= MAX_FACTOR,
  )
  const isProduct = known.some(
    (actual) =>
      isSameKind(claimed, actual) &&
      factors.some(({ values: [factor = 0] }) =>
        actual.values.some(
          (value) =>
            factor > 0 &&
            factor !== 1 &&
            (isValue(claimed, value * factor) || isValue(claimed, value / factor)),
        ),
      ),
  )
  if (isProduct) return true
  const alike = known.filter(({ kind, perYear }) => kind === claimed.kind && perYear === claimed.perYear)
  const total = alike.reduce((sum, { values: [value = 0] }) => sum + value, 0)
  if (alike.length > 2 && isValue(claimed, total)) return true
  // 'By 12% within a year' has a time of its own, which the two amounts have not.
  const values = known
    .filter((actual) => claimed.kind === '%' || !isOtherRate(claimed, actual))
    .flatMap(({ values }) => values)
  return values.some((a, i) =>
    values.some((b, j) => {
      if (i === j || b === 0) return false
      const results =
        claimed.kind === '%'
          ? [(a / b) * 100, (Math.abs(a - b) / b) * 100, (a / (a + b)) * 100]
          : [a - b, a + b, a * b, a / b, (a * 100) / b, (a * b) / 100]
      const isPercent = (result: number) =>
        claimed.kind === '%' && result >= 2 && claimed.values.some((value) => value === Math.round(result))
      return results.some(
        (result) =>
          result > 0 &&
          (isValue(claimed, result) ||
            isPercent(result) ||
            (claimed.kind === '%' && isSpokenShare(claimed, result))),
      )
    }),
  )
}

const MULTIPLES: readonly [RegExp, number][] = [
  [
    /(?<!\p{L})(?:twice|double|half (?:as|of|the)|doppelt\p{L}*|das doppelte|halb so|die hälfte|deux fois|le double|la moitié|el doble|la mitad)(?!\p{L})/iu,
    2,
  ],
  [
    /(?<!\p{L})(?:three times|triple|a third of|dreimal|dreifache\p{L}*|trois fois|le triple|tres veces|el triple)(?!\p{L})/iu,
    3,
  ],
]

/** 'Twice as much as planned': the plan is half of it. */
const isTimes = (claimed: Quantity, known: readonly Quantity[], { own, quotation }: Claim): boolean =>
  MULTIPLES.some(
    ([words, times]) =>
      words.test(own || quotation) &&
      known.some(
        (actual) =>
          isSameKind(claimed, actual) &&
          actual.values.some((value) => isValue(claimed, value * times) || isValue(claimed, value / times)),
      ),
  )

/** Whether a percentage restates 'halved' (50%) or 'doubled' (100%). */
const isOfMultiple = ({ kind, values: [value] }: Quantity, { own, quotation }: Claim): boolean =>
  kind === '%' && timesOf(own || quotation).some((name) => CHANGE_OF[name] === value)
const CHANGE_OF: Readonly<Record<string, number>> = { half: 50, twice: 100, 'three times': 200 }

/** €8.90 for 500 g is €17.80 a kilo. */
const isPerUnit = (claimed: Quantity, known: readonly Quantity[]): boolean => {
  const { perUnit } = claimed
  return (
    perUnit !== null &&
    known.some(
      (amount) =>
        amount.kind === claimed.kind &&
        known.some(
          ({ unit, values: [size = 0] }) =>
            unit?.dimension === perUnit.dimension &&
            size > 0 &&
            amount.values.some((value) => isValue(claimed, (value / (size * unit.factor)) * perUnit.factor)),
        ),
    )
  )
}

/** Whether a figure is the rest of a share: 'seven in eight succeed' where one in eight fails. */
const isComplement = (claimed: Quantity, known: readonly Quantity[]): boolean =>
  claimed.kind === '%' &&
  known.some(
    (actual) =>
      actual.kind === '%' && actual.values.some((value) => value < 100 && isValue(claimed, 100 - value)),
  )

/**
 * The statement tells of the rest of a share, so that 'not', 'more than' and 'all' stand where the page has their
 * opposites. Where it keeps the words of the page, it is the share that is wrong.
 */
function isOfRest({ statement, own, quotation }: Claim): boolean {
  const text = own || quotation
  const known = quantitiesIn(text)
  const said = quantitiesIn(statement)
  const isStated = (claimed: Quantity) =>
    known.some((actual) => isSameKind(claimed, actual) && hasValue(claimed, actual))
  const isTurned = (negationIn(statement) === null) !== (negationIn(text) === null)
  const isReworded =
    languageOf(statement) === languageOf(text) &&
    coverage(spelledNumbers(statement).replace(/[\d%]+/g, ' '), text) < COVERED.framed
  return (
    said.some((claimed) => isComplement(claimed, known) && !isStated(claimed)) &&
    (isTurned || isReworded || OF_REST.test(plainly(statement)))
  )
}
const OF_REST =
  /(?<!\p{L})(?:only|just|the (?:rest|others?)|other|outside|remain\p{L}*|fewer|less|nur|die übrigen|andere\p{L}*|außerhalb|weniger|seule?s?|autres?|moins|reste|solo|otr[oa]s|fuera|menos|resto)(?!\p{L})/iu

/** The five of 'more than 15,000 in a five-day week', where the page says 3,140 a day. */
const isFactor = (factor: Quantity, said: readonly Quantity[], known: readonly Quantity[]): boolean =>
  factor.kind === '' &&
  said.some(
    (other) =>
      other !== factor &&
      known.some(
        (actual) =>
          isSameKind(other, actual) &&
          !hasValue(other, actual) &&
          actual.values.some((value) => isValue(other, value * (factor.values[0] ?? 0))),
      ),
  )

/** Shares that people say in words: 'a third' of 74 in 220. */
const SPOKEN = [10, 12.5, 20, 25, 30, 33.33, 40, 50, 60, 66.67, 70, 75, 80, 90]
const isSpokenShare = (claimed: Quantity, actual: number) =>
  claimed.values.some((value) => SPOKEN.includes(value) && Math.abs(value - actual) <= 1)

/** 'Four fifths' may be said of 81%, and 'half of them' of what a median parts. */
const isSpokenOf = (
  { kind, values }: Quantity,
  known: readonly Quantity[],
  { statement, own }: Claim,
): boolean => {
  if (kind !== '%' || /\d ?(?:%|per ?cent|prozent|pour cent|por ciento)/iu.test(statement)) return false
  const isNear = (value: number) =>
    SPOKEN.includes(value) &&
    known.some((actual) => actual.kind === '%' && actual.values.some((one) => Math.abs(one - value) <= 1.5))
  return values.some((value) => isNear(value) || (value === 50 && /median|médian/iu.test(own)))
}

/** The weeks of a year, the days of a month, the members of a crew: what a statement multiplies by. */
const MAX_FACTOR = 366
const SMALL = 12
const stemOf = (word: string) => word.slice(0, 5)

/** Whether a figure on the page measures the same thing as one in the statement, so that the two contradict each other. */
function isRival(claimed: Quantity, actual: Quantity, onlyOnes: boolean): boolean {
  if (claimed.kind !== actual.kind) return false
  if (claimed.unit && actual.unit) return claimed.unit.dimension === actual.unit.dimension
  if (Boolean(claimed.unit) !== Boolean(actual.unit)) return false
  if (claimed.kind === '' && claimed.noun && actual.noun && stemOf(claimed.noun) === stemOf(actual.noun))
    return true
  return onlyOnes || claimed.kind !== ''
}

function figureObjection(
  claimed: Quantity,
  claim: Claim,
  known: Quantity[],
  said: Quantity[],
): Objection | null {
  const isAlone = said.length === 1
  const same = known.filter((actual) => isSameKind(claimed, actual) && hasValue(claimed, actual))
  const fits = (actual: Quantity) =>
    !isOtherUnit(claimed, actual) && !isOtherPrice(claimed, actual) && !isOtherRate(claimed, actual)
  if (same.some(fits))
    return (
      (isOfRest(claim) ? null : otherBound(claimed, same.filter(fits))) ??
      missingRate(claimed, same.filter(fits), claim)
    )
  if (known.some((actual) => claimed.kind === actual.kind && isConverted(claimed, actual))) return null
  const isBare = (actual: Quantity) => actual.kind === '' && actual.unit === null && hasValue(claimed, actual)
  if (isMoney(claimed) && known.some(isBare) && namesCurrency(claimed, claim)) return null
  if (
    claimed.kind === '¢' &&
    known.some((actual) => isBareCents(claimed, actual)) &&
    CENTS.test(`${claim.title} ${claim.before} ${claim.own}`)
  )
    return null
  if (isSpokenOf(claimed, known, claim)) return null
  const [other] = same
  if (other && (isOtherUnit(claimed, other) || isOtherPrice(claimed, other)))
    return contradicts('The page gives this figure in another unit.')
  if (other && isOtherRate(claimed, other))
    return contradicts('The page gives this figure for another period.')
  const currency = known.find((actual) => isMoney(actual) && isMoney(claimed) && hasValue(claimed, actual))
  if (currency) return contradicts(`The page says ${currency.shown}, in another currency.`)
  const single = singleOf(claimed, claim)
  if (single && !known.some((actual) => hasValue(claimed, actual)))
    return contradicts(`The page speaks of one, not of ${claimed.shown}.`)
  const isTaken = (actual: Quantity) =>
    said.some((other) => other !== claimed && isSameKind(other, actual) && hasValue(other, actual))
  const rival = known.find(
    (actual) => isRival(claimed, actual, isAlone && known.length === 1) && !isTaken(actual),
  )
  const around = quantitiesIn(`${claim.before} ${claim.after} ${claim.title}`)
  if (
    !rival &&
    around.some((actual) => isSameKind(claimed, actual) && hasValue(claimed, actual) && fits(actual))
  )
    return null
  if (isOfMultiple(claimed, claim) || isTimes(claimed, known, claim) || isPerUnit(claimed, known)) return null
  if (isWorkedOut(claimed, said, known) || (isComplement(claimed, known) && isOfRest(claim))) return null
  if (rival) return contradicts(`The page says ${rival.shown}, not ${claimed.shown}.`)
  const [value = 0] = claimed.values
  // 'A tonne costs …' counts nothing.
  const isSmall = claimed.kind === '' && (claimed.unit === null ? value <= SMALL : value === 1)
  return isSmall ? null : partly(`The quotation does not state ${claimed.shown}.`)
}

const CENTS = /(?<!\p{L})(?:cents?|pence|centimes|céntimos)(?!\p{L})|¢/iu
/** '42.3' in a table that says 'cents per liter' above it. */
const isBareCents = (claimed: Quantity, actual: Quantity) =>
  actual.kind === '' && actual.values.some((value) => isValue(claimed, value / 100))

/** Whether the page gives other amounts in this currency, and none in another: 'I paid 2k' among prices in dollars. */
function namesCurrency({ kind }: Quantity, { title, before, own, after }: Claim): boolean {
  const kinds = quantitiesIn([title, before, own, after].join('\n')).filter(isMoney)
  return kinds.length > 0 && kinds.every((one) => one.kind === kind)
}

/** 'one user' against 'five users'. */
function singleOf({ noun, kind, unit }: Quantity, { own, quotation }: Claim): boolean {
  if (kind !== '' || unit || noun === '') return false
  const one = stemOf(noun).replace(/(?<=\p{L}{3})s$/u, '')
  return new RegExp(`(?<!\\p{L})(?:one|a single|ein(?:e|en|em|er)?|une?|una?)\\s${one}`, 'iu').test(
    own || quotation,
  )
}

/** Words for things that are counted per year by default. */
const OF_A_YEAR =
  /(?<!\p{L})(?:vorjahr\p{L}*|(?:previous|prior|last) year|(?:a )?year (?:earlier|before)|l'année précédente|an dernier|año (?:anterior|pasado)|salar(?:y|ies)|revenues?|sales|turnover|budget|income|fiscal|annual|gehalt|umsatz|jahres\p{L}*|salaires?|chiffre d'affaires|salarios?|sueldos?|ingresos|facturación)(?!\p{L})/iu

/** 'At least 600' against 'under 600'. */
function otherBound(claimed: Quantity, same: readonly Quantity[]): Objection | null {
  const { bound } = claimed
  const isSame = ({ values }: Quantity) => values.some((value) => claimed.values.includes(value))
  const isTurned = (actual: Quantity) => actual.bound !== null && actual.bound !== bound && isSame(actual)
  return bound && same.length > 0 && same.every(isTurned)
    ? contradicts(`The page gives ${claimed.shown} as ${bound === 'least' ? 'the most' : 'the least'}.`)
    : null
}

/** Objects where the statement adds a period ('a month', 'every year') that the page does not give. */
function missingRate(claimed: Quantity, same: Quantity[], claim: Claim): Objection | null {
  const { own, quotation, before, after, title } = claim
  if (claimed.perYear === null || same.some(({ perYear }) => perYear !== null)) return null
  if (
    claimed.kind === '' &&
    claimed.perYear > 1 &&
    LAST_PERIOD.test(own || quotation) &&
    !namesPeriod(own || quotation, claimed.perYear)
  )
    return contradicts('The page gives this for a whole year.')
  if (claimed.kind !== '%') {
    const page = [title, before, own, quotation, after].join('\n')
    const isYearly = claimed.perYear === 1 && (timesIn(page).years.size > 0 || OF_A_YEAR.test(page))
    return isYearly || namesPeriod(page, claimed.perYear)
      ? null
      : partly('The page does not say over what time.')
  }
  return timesIn(own || quotation).years.size >= 2
    ? contradicts('The page gives this share for several years together.')
    : null
}

/** 'Over twelve months' says what 'a year' says. */
const isYearLong = ({ unit, values, kind }: Quantity) =>
  kind === '' &&
  unit?.dimension === 'time' &&
  values.some((value) => Math.abs((value * unit.factor) / YEAR_SECONDS - 1) < 0.01)
const YEAR_SECONDS = 31_557_600

const SCALES: readonly [RegExp, number][] = [
  [
    /(?<!\p{L})(?:(?:in|en)\s(?:\S{1,4}\s)?(?:thousands?|tausend|tsd|milliers|miles)(?!\p{L})|(?:\p{Sc}|\p{Lu}{3})?\s?['’]000s?|T€|k€)/iu,
    1e3,
  ],
  [/(?<!\p{L})(?:(?:in|en)\s(?:\S{1,4}\s)?(?:millions?|millionen|mio|millones)(?!\p{L})|M€)/iu, 1e6],
]

/** Adds the scaled values of figures in a table labeled '(in thousands)' or '(in millions)'. */
function inScale(known: Quantity[], { title, before, own }: Claim): Quantity[] {
  const scale = SCALES.find(([words]) => words.test(`${title}\n${before}\n${own}`))?.[1]
  if (!scale) return known
  const scaled = known
    .filter(({ kind, unit }) => kind !== '%' && unit === null)
    .flatMap((quantity) => {
      const values = quantity.values.map((value) => value * scale)
      return [quantity.kind, '$', '€', '£'].map((kind) => ({ ...quantity, kind, values }))
    })
  return [...known, ...scaled]
}

/** '18,000 liters in its first year and 26,000 in its second': what follows leaves out the unit. */
const withUnits = (said: Quantity[]): Quantity[] =>
  said.map((quantity, at) => {
    const last = said[at - 1]
    const isOpen = quantity.kind === '' && quantity.unit === null && termsOf(quantity.noun).length === 0
    return isOpen && last?.unit && last.kind === '' ? { ...quantity, unit: last.unit } : quantity
  })

/** Objects to a figure, unit, currency or period that the page does not give. */
function figures(claim: Claim): Objection | null {
  const said = withUnits(quantitiesIn(claim.statement))
  const known = inScale(quantitiesIn(claim.own || claim.quotation), claim)
  // 'A liter comes to €7.20': the one is what the price is of.
  const ofOne = said.find(({ kind, unit, values }) => kind === '' && unit !== null && values[0] === 1)
  const isOfOne = (quantity: Quantity) => quantity === ofOne && said.some(isMoney)
  // '$360 a year ($30 × 12)' shows how it comes to its figure.
  const isShownWork = (quantity: Quantity) =>
    known.some((actual) => hasValue(quantity, actual) && said.some((other) => isConverted(other, actual)))
  const objections = said
    .map((quantity) =>
      isMoney(quantity) && ofOne ? { ...quantity, perUnit: quantity.perUnit ?? ofOne.unit } : quantity,
    )
    .filter(
      (quantity) =>
        !isOfOne(quantity) &&
        !isShownWork(quantity) &&
        !isYearLong(quantity) &&
        !isFactor(quantity, said, known),
    )
    .flatMap((quantity) => figureObjection(quantity, claim, known, said) ?? [])
  return objections.find(({ verdict }) => verdict === 'contradicts') ?? objections[0] ?? null
}

/** Checks that hold for a statement about the rest of a share as well. */
const OF_WHAT = [question, figures, dates, otherPlace]

const CHECKS = [
  ...OF_WHAT,
  denial,
  denied,
  quantifier,
  partAsMost,
  unlimited,
  noneOf,
  butNo,
  attachedElsewhere,
  otherRow,
  direction,
  noChange,
  step,
  opposite,
  ...MEANING_CHECKS,
  ...SCOPE_CHECKS,
  ...FORCE_CHECKS,
  ...SUBJECT_CHECKS,
]

/**
 * Decides without a model. Returns the strongest objection to a quotation as support for a statement, or null. The
 * absence of an objection is not yet support. Never throws.
 */
export function decideInCode(claim: Claim): Objection | null {
  const objections = (isOfRest(claim) ? OF_WHAT : CHECKS).flatMap((check) => check(claim) ?? [])
  return objections.find(({ verdict }) => verdict === 'contradicts') ?? objections[0] ?? null
}
