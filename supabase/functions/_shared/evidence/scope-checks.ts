import { figureParts } from './attached-figures.ts'
import { LAST_TIME } from './changes.ts'
import { type Claim, type Objection, quotedClause } from './claim.ts'
import { timesIn } from './dates-in-text.ts'
import { negationIn, plainly } from './denial.ts'
import { languageOf } from './language.ts'
import { memoizeByText } from './memoize.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import { termsOf } from './terms.ts'

/* Checks for limits that a statement drops or changes: time, frequency, and who did what to whom. */

const partly = (reason: string): Objection => ({ verdict: 'partly', reason })
const contradicts = (reason: string): Objection => ({ verdict: 'contradicts', reason })

const alone = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const isSame = (a: Quantity, b: Quantity) =>
  a.kind === b.kind && a.values.some((value) => b.values.includes(value))

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|weekday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)'
const FREQUENCIES: readonly [number, RegExp][] = [
  [
    12,
    alone(
      `(?:first|last|second|third|fourth|1st|2nd|3rd) ${DAY} (?:of|in) (?:each|every|the|a) month|once a month|jede[nrms]? (?:ersten|letzten|zweiten|dritten) ${DAY} (?:im|des) monats?|(?:am |den )?(?:ersten|letzten|zweiten|dritten) ${DAY} (?:im|jedes|des|eines) monats?|einmal im monat|(?:premier|dernier|deuxième|troisième) ${DAY} (?:du|de chaque) mois|une fois par mois|(?:primer|último|segundo|tercer) ${DAY} (?:del|de cada) mes|una vez al mes`,
    ),
  ],
  [
    26,
    alone(
      `every (?:other|second|two) (?:weeks?|${DAY})|fortnightly|biweekly|(?:alle (?:zwei|2)|jede zweite) wochen?|(?:14|vierzehn)-?tägl?ich\\p{L}*|(?:toutes les deux|une) semaines? sur deux|toutes les deux semaines|cada (?:dos|2) semanas|quincenal\\p{L}*`,
    ),
  ],
  [
    52,
    alone(
      `(?:every|each) (?:week|${DAY})|${DAY}s|once a week|weekly|jede (?:woche|[^ ]+woche)|jede[nrs]? ${DAY}|${DAY}s|einmal (?:in der|pro|die) woche|wöchentlich\\p{L}*|(?:chaque|tous les) (?:semaine|${DAY}s?)|une fois par semaine|hebdomadaire\\p{L}*|(?:cada|todos los) (?:semana|${DAY}s?)|una vez (?:a la|por) semana|semanal\\p{L}*`,
    ),
  ],
]
const WEEKDAYS = /weekdays?/iu
const PERIODS: readonly [number, string][] = [
  [365, 'days?|tage?n?|jours?|días?'],
  [52, 'weeks?|wochen?|semaines?|semanas?'],
  [12, 'months?|monate?n?|mois|mes(?:es)?'],
  [4, 'quarters?|quartale?n?|trimestres?'],
  [1, 'years?|jahre?n?|ans?|années?|años?'],
  [0.1, 'decades?|jahrzehnte?n?|décennies?|décadas?'],
]
const EVERY = '(?:every|alle|tou(?:te)?s les|cada) (\\d+)'
const SO_OFTEN =
  '(?:(\\d+)(?: times|-?mal| fois| veces)|(once|einmal|une fois|una vez)|(twice|zweimal)) (?:a|an|per|each|every|pro|im|in der|par|por|al|a la) '
const EVERY_SO_OFTEN = PERIODS.map(([times, words]): [number, RegExp] => [
  times,
  alone(`${EVERY} (?:${words})`),
])
const SO_OFTEN_IN = PERIODS.map(([times, words]): [number, RegExp] => [
  times,
  alone(`${SO_OFTEN}(?:${words})`),
])

/** How often a year: 'every six months' is twice, 'twice a month' 24 times; null where the text does not say. */
const timesAYear = memoizeByText((text): number | null => {
  const plain = spelledNumbers(plainly(text))
  for (const [times, words] of EVERY_SO_OFTEN) {
    const [, count] = words.exec(plain) ?? []
    if (count) return times / Number(count)
  }
  for (const [times, words] of SO_OFTEN_IN) {
    const [found, count, once] = words.exec(plain) ?? []
    if (found) return times * (count ? Number(count) : once ? 1 : 2)
  }
  return null
})
const frequenciesIn = memoizeByText((text): number[] => {
  const plain = plainly(text).replace(WEEKDAYS, '')
  const [monthly, twoWeekly, weekly] = FREQUENCIES
  if (monthly?.[1].test(plain)) return [monthly[0]]
  if (twoWeekly?.[1].test(plain)) return [twoWeekly[0]]
  return weekly?.[1].test(plain) ? [weekly[0]] : []
})

/** Four weeks may be told as a month. */
const ROUGHLY = 0.15

/** Objects to 'every Saturday' where the page says 'on the first Saturday of each month'. */
function frequency(claim: Claim): Objection | null {
  const [claimed, stated] = [timesAYear(claim.statement), timesAYear(claim.own || claim.quotation)]
  const isOther = claimed !== null && stated !== null && Math.abs(claimed / stated - 1) > ROUGHLY
  if (isOther) return contradicts('The page says how often: otherwise.')
  const [told] = frequenciesIn(claim.statement)
  const [there] = frequenciesIn(claim.own || claim.quotation)
  const isAmount = [claim.statement, claim.quotation].some((text) =>
    quantitiesIn(text).some(({ perYear }) => perYear !== null),
  )
  return told && there && told !== there && !isAmount
    ? contradicts('The page says how often: otherwise.')
    : null
}

const IS_LAST = alone(LAST_TIME)
/** '9.8 million (previous year: 11.1 million)', '€88, against €90 a year earlier'. */
const LAST_FIGURE = new RegExp(
  `\\([^()\\d]{0,12}(?:${LAST_TIME}|(?:in |im jahr |en )?(?:19|20)\\d\\d)[^()\\d]{0,12}?[:=]?\\s?((?:\\p{Sc}|\\p{L}{0,3}\\$)?\\s?\\d[^()]{0,30})\\)`,
  'giu',
)

const FIGURE_THEN = /\((\p{Sc}?\s?\d[\d.,\s]*[^()\d]{0,12}?)\s(?:in|im Jahr|en)\s(?:19|20)\d\d\)/giu

/** Objects where the previous period's figure is stated as the current one. */
function lastTime(claim: Claim): Objection | null {
  const said = quantitiesIn(claim.statement)
  const text = spelledNumbers(claim.own || claim.quotation)
  if (said.length === 0 || IS_LAST.test(plainly(claim.statement).replace(/(?:19|20)\d\d/g, ''))) return null
  const told = timesIn(claim.statement).years
  const parts = figureParts(text)
  const last = parts.filter((part) => IS_LAST.test(plainly(part)) && quantitiesIn(part).length === 1)
  const now = parts.filter((part) => !IS_LAST.test(plainly(part))).flatMap(quantitiesIn)
  const isPast = IS_PAST.test(plainly(claim.statement)) || told.size > 0
  if (last.length === 1 && !isPast && languageOf(text) === languageOf(claim.statement))
    for (const then of last.flatMap(quantitiesIn)) {
      const isEqual = (one: Quantity) => one.values.some((value) => then.values.includes(value))
      const isKind = (one: Quantity) => one.kind !== '' && (one.kind === then.kind || then.kind === '')
      const isRival = now.some((one) => isKind(one) && !isEqual(one))
      const takes = said.some((one) => isKind(one) && isEqual(one))
      if (isRival && takes && !said.some((one) => now.some((other) => isSame(one, other))))
        return contradicts(`The page gives ${then.shown} for the time before.`)
    }
  for (const [whole, figure = ''] of [...text.matchAll(LAST_FIGURE), ...text.matchAll(FIGURE_THEN)]) {
    const last = quantitiesIn(figure.replace(/^\s?(?:19|20)\d\d\s?[:=]/, ''))[0]
    const now = quantitiesIn(text.slice(0, text.indexOf(whole))).at(-1)
    if (!last || !now || last.kind !== now.kind || isSame(last, now)) continue
    const years = timesIn(whole).years
    const isOfThen = [...told].some((year) => years.has(year))
    const rest = timesIn(text.replace(whole, '')).years
    const isOfNow = told.size === 0 ? false : [...told].every((year) => rest.has(year))
    const takes = said.some((one) => isSame(one, last)) && !said.some((one) => isSame(one, now))
    if (takes && !isOfThen && isOfNow) return contradicts(`The page gives ${last.shown} for the time before.`)
  }
  return null
}

const EXACTLY = alone('exactly|precisely|genau|exakt|exactement|précisément|exactamente|justo')
const HEDGE_CUT =
  /(?<!\p{L})(?<!(?:no|not|nicht) )(?:fewer than|less than|under|below|at most|up to|weniger als|unter|höchstens|bis zu|moins de|au plus|jusqu'à|menos de|como máximo|hasta|more than|over|above|at least|mehr als|über|mindestens|plus de|au moins|más de|al menos)\s+(?:\p{Sc}\s?)?$/iu

/** 'Fewer than one in five', of which the quotation leaves out the first words, and 'exactly' where the page says 'about'. */
function hedgeCut(claim: Claim): Objection | null {
  const said = quantitiesIn(claim.statement)
  const known = quantitiesIn(claim.own || claim.quotation)
  const [first] = quantitiesIn(claim.quotation)
  const isRough = (figure: Quantity) =>
    known.some((actual) => isSame(figure, actual) && (actual.isRough || actual.bound !== null))
  if (EXACTLY.test(claim.statement) && said.some(isRough))
    return contradicts('The page says so roughly only.')
  const cut = HEDGE_CUT.exec(plainly(claim.lead))
  const isTold = said.some((one) => first && isSame(one, first) && !one.isRough && one.bound === null)
  return cut && isTold ? partly(`The page says “${cut[0].trim()}”.`) : null
}

const UNTIL =
  /^\W*(?:until|till|up (?:to|until)|before|prior to|bis|vor|jusqu'(?:en|à|au)|avant|hasta|antes de)\s(?:the |zum |dem |der |el |la |le |l')?(?:(?:end|start|beginning|ende|anfang|mitte|fin|finales|début|principios|spring|summer|autumn|winter|early|late|mid)[ -](?:of |de |d'|des )?)?(?:\p{L}+ )?(?:(?:19|20)\d\d|recently|now|kurzem|vor kurzem|récemment|hace poco)/iu
const NOW_OTHERWISE =
  /(?<!\p{L})(?:since|now|today|nowadays|since then|then|from then on|no longer|seit\p{L}*|heute|jetzt|inzwischen|nun|mittlerweile|nunmehr|depuis|désormais|aujourd'hui|maintenant|desde|ahora|hoy|actualmente|ya no)(?!\p{L})/iu
const IS_PAST = alone(
  "was|were|had|did|used to|could|until|till|before|once|formerly|previously|originally|\\p{L}+ed|war|waren|wurde\\p{L}?|hatte\\p{L}?|durfte\\p{L}?|konnte\\p{L}?|musste\\p{L}?|galt\\p{L}?|bis|früher|vor|étai\\p{L}+|avai\\p{L}+|pouvai\\p{L}+|devai\\p{L}+|fut|furent|jusqu'\\p{L}+|avant|auparavant|autrefois|era|eran|había\\p{L}?|podían?|debían?|hacían?|fue|fueron|hasta|antes",
)

/** Objects where something that held until a year, and then changed, is stated as current. */
function former(claim: Claim): Objection | null {
  const { statement, own, quotation, after } = claim
  const text = plainly(own || quotation)
  const until = UNTIL.exec(text)
  if (!until || IS_PAST.test(plainly(statement)) || timesIn(statement).years.size > 0) return null
  const [next = ''] = plainly(after).split(/(?<=[.!?])\s/)
  const rest = text.slice(until[0].length).replace(/^\W+/, '')
  const end =
    text.length -
    rest.length +
    (/[;:]|,\s(?!die |der |das |which |who |that |qui |que )/u.exec(rest)?.index ?? rest.length)
  const later = text.slice(end)
  const from = text.indexOf(plainly(quotation).trim().slice(0, QUOTE_START))
  // 'Until 2022 it was called out; now it is electronic': the statement may be about what holds now.
  const share = (part: string) => termsOf(part).filter((term) => termsOf(statement).includes(term)).length
  if (from >= end || share(later) > share(text.slice(0, end))) return null
  const changed = NOW_OTHERWISE.exec(later) ?? NOW_OTHERWISE.exec(next)
  return changed ? contradicts(`The page says this of the time “${until[0].trim()}”.`) : null
}
const QUOTE_START = 30

const SPAN_OF_MONTHS: readonly [RegExp, number][] = [
  [
    alone(
      '(?:first |last |the )?(?:nine|9) months|(?:ersten |letzten )?(?:neun|9) monaten?|neunmonats\\p{L}*|(?:neuf|9) (?:premiers |derniers )?mois|(?:nueve|9) (?:primeros |últimos )?meses',
    ),
    9,
  ],
  [
    alone(
      'first (?:six|6) months|first half|ersten (?:sechs|6) monaten?|(?:erste[ns]? )?halbjahr\\p{L}*|(?:six|6) premiers mois|premier semestre|(?:seis|6) primeros meses|primer semestre',
    ),
    6,
  ],
  [
    alone(
      '(?:first|second|third|fourth|last) quarter|q[1-4]|(?:ersten|zweiten|dritten|vierten|letzten) quartal|(?:premier|deuxième|troisième|quatrième) trimestre|(?:primer|segundo|tercer|cuarto) trimestre',
    ),
    3,
  ],
]
const monthsTold = memoizeByText((text): number[] => {
  const plain = plainly(text)
  return SPAN_OF_MONTHS.flatMap(([words, months]) => (words.test(plain) ? [months] : []))
})

/** Objects where an amount for nine months is stated for a quarter, and the like. */
function otherSpan(claim: Claim): Objection | null {
  const [told, ...more] = monthsTold(claim.statement)
  const there = monthsTold(quotedClause(claim))
  const isFigure = quantitiesIn(claim.statement).length > 0
  if (!told || more.length > 0 || !isFigure || there.length === 0 || there.includes(told)) return null
  return contradicts('The page gives this for a longer or shorter part of the year.')
}

/** Verbs that name one who does and one to whom it is done. */
const DOES =
  'buys|bought|(?:has|have|had) bought|acquires?|acquired|(?:has|have) acquired|t(?:akes|ook) over|sues?|sued|beats?|defeated|overt(?:akes|ook)|outsells?|outsold|supplies|supplied|owns?|owned|replaces?|replaced|succeeds|succeeded|kauft\\p{L}*|übernimmt|übernahm|verklagt\\p{L}*|überholt\\p{L}*|schlug|beliefert\\p{L}*|ersetzt\\p{L}*|rachète|a racheté|achète|a acheté|acquiert|a acquis|dépasse|a dépassé|fournit|remplace|poursuit|compra|compró|ha comprado|adquiere|adquirió|supera|superó|demanda|demandó|suministra|sustituye|sustituyó'
const ACTIVE = new RegExp(`(?<!\\p{L})(?:${DOES})(?!\\p{L}|\\s(?:by|von|durch|par|por)(?!\\p{L}))`, 'iu')
const PASSIVE =
  /(?<!\p{L})(?:was|were|is|are|been|being|wird|wurde|wurden|worden|été|est|sont|fue|fueron|sido|es|son) (?:\p{L}+ ){0,4}(?:by|von|durch|par|por|gekauft|übernommen|überholt|racheté\p{L}*|acquis\p{L}*|dépassé\p{L}*|comprad\p{L}*|adquirid\p{L}*)(?!\p{L})|(?<!\p{L})von (?:\p{L}+ ){0,3}\p{L}+ (?:gekauft|übernommen|überholt)(?!\p{L})/iu
const NAME = /(?<![\p{L}\d])\p{Lu}[\p{L}\d'’-]*(?![\p{L}\d])/gu

/** Objects where the doer and the receiver of an action are exchanged. */
function exchanged(claim: Claim): Objection | null {
  const text = claim.own || claim.quotation
  if (PASSIVE.test(plainly(text)) !== PASSIVE.test(plainly(claim.statement))) return null
  const sides = (whole: string) => {
    const verb = ACTIVE.exec(whole)
    if (!verb) return null
    const namesOf = (part: string) => new Set(part.match(NAME) ?? [])
    return {
      doer: namesOf(whole.slice(0, verb.index)),
      other: namesOf(whole.slice(verb.index + verb[0].length)),
    }
  }
  const [there, said] = [sides(text), sides(claim.statement)]
  if (!there || !said) return null
  const only = (names: Set<string>, others: Set<string>) => [...names].filter((name) => !others.has(name))
  const doers = only(said.doer, said.other)
  const others = only(said.other, said.doer)
  const isTurned =
    doers.some((name) => there.other.has(name) && !there.doer.has(name)) &&
    others.some((name) => there.doer.has(name) && !there.other.has(name)) &&
    !doers.some((name) => there.doer.has(name) && !there.other.has(name))
  return isTurned ? contradicts('The page says this the other way around.') : null
}

const FULL_NAME =
  "\\p{Lu}[\\p{L}\\d'’&-]+(?: (?:&|and|of) | )\\p{Lu}[\\p{L}\\d'’&-]+(?: \\p{Lu}[\\p{L}\\d'’&-]+)?"
const TOLD_OF = new RegExp(`^["“'(]*(${FULL_NAME}) (?!and |or |& )\\p{Ll}`, 'u')
const SAID_OF = new RegExp(
  `^["“'(]*(?:(?:[Rr]ival|[Cc]ompetitor|[Nn]eighbou?r|[Cc]ompétiteur|[Cc]oncurrent|[Rr]ivale?)s? )?(${FULL_NAME})(?:,? \\p{Ll}|’s |'s )`,
  'u',
)

const RIVAL =
  /^["“'(]*(?:(?:[Oo]ur|[Ii]ts|[Tt]he) )?(?:[Rr]ivale?|[Cc]ompetitor|[Cc]oncurrent|[Cc]ompetidora?|[Kk]onkurrent) (\p{Lu}[\p{L}\d'’&-]+)/u
const ONE_NAME = /^["“'(]*(\p{Lu}[\p{L}\d'’&-]+)(?: \p{Lu}[\p{L}\d'’&-]+)? \p{Ll}/u

/** Objects where a sentence about one firm is stated about another firm on the page. */
function otherSubject(claim: Claim): Objection | null {
  const text = claim.own || claim.quotation
  if (languageOf(text) === 'de' || negationIn(claim.statement) !== null) return null
  const rival = /^["“'(]*(?:[Rr]ival|[Cc]ompetitor|[Cc]oncurrent)e?s? /u.test(text)
  const other = RIVAL.exec(text)?.[1]
  const subject = ONE_NAME.exec(claim.statement)?.[1]
  if (other && subject && subject !== other && !claim.statement.includes(other) && !text.includes(subject))
    return contradicts(`The page says this of ${other}.`)
  const [told, said] = [TOLD_OF.exec(claim.statement)?.[1], SAID_OF.exec(text)?.[1]]
  if (!told || !said || text.includes(told) || claim.statement.includes(said)) return null
  const words = (name: string) => name.split(' ')
  if (words(told).some((word) => word.length > 3 && text.includes(word))) return null
  const isOnPage = `${claim.title} ${claim.before} ${claim.after}`.includes(told)
  return isOnPage || rival ? contradicts(`The page says this of ${said}.`) : null
}

/** 'Per parking bay', or 'for each bay' after a figure; 'every household' alone is not a unit of a price. */
const PER_NOUN =
  /(?<!\p{L})(?:per|pro|je|par|por|(?<=\d[^.;]{0,25}\s)(?:cada|each|every)) (?!cent|hundert|ciento|cien)(\p{L}{3,}(?: \p{L}{3,})?)/giu
const TIME_NOUN =
  /^(?:hour|day|night|week|month|quarter|year|annum|stunde|tag|nacht|woche|monat|quartal|jahr|heure|jour|nuit|semaine|mois|trimestre|an|année|hora|día|noche|semana|mes|año|capita)/iu
/** People have too many names to tell one from another: an employee is a staff member. */
const OF_PEOPLE =
  /^(?:employee|staff|worker|user|seat|member|person|people|head|team|colleague|mitarbeit|nutzer|benutzer|kopf|person|employé|salarié|utilisat|membre|personne|emplead|usuari|trabajador|persona)/iu
const perNounsIn = memoizeByText((text): string[][] =>
  [...plainly(text).matchAll(PER_NOUN)].flatMap(([, noun = '']) => {
    const terms = TIME_NOUN.test(noun) ? [] : termsOf(noun)
    return terms.length > 0 ? [OF_PEOPLE.test(noun) ? ['people'] : terms] : []
  }),
)

/** Objects where a price per user is stated per location, and the like. */
function perWhat(claim: Claim): Objection | null {
  const text = claim.own || claim.quotation
  if (languageOf(text) !== languageOf(claim.statement)) return null
  const [said, there] = [perNounsIn(claim.statement), perNounsIn(text)]
  const known = new Set(there.flat())
  const isOther = said.length > 0 && known.size > 0 && !said.flat().some((term) => known.has(term))
  const onPage = new Set(termsOf(`${claim.title} ${claim.before} ${text} ${claim.after}`))
  const isOnPage = said.some(([noun = '']) => noun === 'people' || onPage.has(noun))
  const figures = quantitiesIn(text)
  const isFigure = quantitiesIn(claim.statement).some((one) => figures.some((other) => isSame(one, other)))
  return isOther && isOnPage && isFigure ? contradicts('The page gives this per something else.') : null
}

const IN_EACH =
  /(?<!\p{L})(?:in each of|each of (?:the|its)|in jedem der|in jeder der|jeweils|dans chacun\p{L}* des|chacun\p{L}* des|en cada un[oa] de)(?!\p{L})/iu
const EACH =
  /(?<!\p{L})(?:each|every|per|apiece|jede[rnms]?|jeweils|je|pro|chacun\p{L}*|chaque|par|cada|por)(?!\p{L})/iu

/** Objects where a total is stated for each. */
const inEach = (claim: Claim): Objection | null =>
  IN_EACH.test(plainly(claim.statement)) &&
  quantitiesIn(claim.statement).length > 0 &&
  !EACH.test(plainly(claim.own || claim.quotation))
    ? contradicts('The page gives this for all of them together.')
    : null

/** Checks of scope. Each returns an objection or null. */
export const SCOPE_CHECKS = [
  frequency,
  lastTime,
  hedgeCut,
  former,
  otherSpan,
  exchanged,
  otherSubject,
  perWhat,
  inEach,
] as const
