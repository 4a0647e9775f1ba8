import { type Claim, type Objection, quotedClause } from './claim.ts'
import { clausesOf, isReserved, negationIn, plainly } from './denial.ts'
import { isAlike, isVague } from './force-checks.ts'
import { languageOf } from './language.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import { termsOf } from './terms.ts'
import { isNumber } from './words.ts'

/* Checks for statements about another subject than the page's, or about more than the page's. */

const partly = (reason: string): Objection => ({ verdict: 'partly', reason })
const contradicts = (reason: string): Objection => ({ verdict: 'contradicts', reason })

const LEAST_LETTERS = 4

const isSame = (a: Quantity, b: Quantity) =>
  a.kind === b.kind && a.values.some((value) => b.values.includes(value))
/** Whether a statement takes a figure over from a text. */
const takesFigure = (statement: string, text: string): boolean => {
  const known = quantitiesIn(text)
  return quantitiesIn(statement).some((one) => known.some((other) => isSame(one, other)))
}
const sharesWord = (a: string, b: string): boolean => {
  const there = termsOf(b)
  return termsOf(a).some((term) => !isNumber(term) && there.some((other) => isAlike(term, other)))
}

/** 'Norway' is named in 'Norwegian', but 'shop' is not in 'store'. */
const sharesStem = (a: string, b: string): boolean => {
  const there = termsOf(b).map((term) => term.slice(0, LEAST_LETTERS))
  return termsOf(a).some((term) => !isNumber(term) && there.includes(term.slice(0, LEAST_LETTERS)))
}

/** Parts of a page's sentence, at what sets one beside the other. */
const SIDES = /;|,?\s(?:and|but|while|whereas|und|aber|während|et|mais|tandis que|y|pero|mientras)\s/iu
/** Words that stand for whatever a page is about, so that a name may take their place. */
const STANDS_FOR = new Set(
  `company firm business enterprise group team club association shop store restaurant bakery café practice studio school
  museum hotel house hall site app product service platform tool project program network owner author report founder
  betrieb unternehmen firma verein verband laden geschäft gruppe entreprise société association magasin boutique groupe
  empresa compañía asociación tienda negocio grupo`
    .split(/\s+/)
    .flatMap(termsOf),
)
const LEAST_SHARED = 3
/** 'Indie' is short for 'independent', and 'my' is no word for anyone. */
const isForm = (a: string, b: string) => a.length < LEAST_LETTERS || a.slice(0, 3) === b.slice(0, 3)

/**
 * All is told in the page's own words and order but for one word of the subject: 'Bus drivers sleep five hours' where the
 * page says it of truck drivers. The word stands nowhere on the page, and nothing on it means the same.
 */
function exchangedWord(claim: Claim): Objection | null {
  const { statement, title, before, after } = claim
  const text = quotedClause(claim)
  if (languageOf(statement) !== languageOf(text) || negationIn(statement) !== negationIn(text)) return null
  const said = termsOf(plainly(statement)).filter((term) => !isVague(term))
  const onPage = termsOf(`${title} ${before} ${claim.own} ${after}`)
  const strange = said.filter((term) => !onPage.some((other) => isAlike(term, other)))
  const [word] = strange
  if (word === undefined || strange.length > 1 || isNumber(word) || STANDS_FOR.has(word)) return null
  const at = said.indexOf(word)
  const behind = said[at + 1]
  // Before a figure it may as well be a verb: 'prices climbed 12%'.
  if (behind === undefined || isNumber(behind) || at > 1 || said.length - 1 < LEAST_SHARED) return null
  const isNamed = (one: string) =>
    new RegExp(`(?<!\\p{L})\\p{Lu}${one.slice(1)}`, 'u').test(statement.slice(1))
  // 'Customers dislike' where the page says 'hate' is another verb.
  const isPlural = new RegExp(`(?<!\\p{L})${word}\\p{L}*[snr](?!\\p{L}|['’]s)`, 'iu').test(statement)
  if (isNamed(word) || (at === 1 && !isPlural)) return null
  for (const side of [text, ...text.split(SIDES)]) {
    const there = termsOf(plainly(side)).filter((term) => !isVague(term))
    const next = there.findIndex((term) => isAlike(term, behind))
    const other = there[next - 1]
    if (next < 1 || next > 2 || other === undefined || isNumber(other) || STANDS_FOR.has(other)) continue
    if (at > 0 && !(next > 1 && isAlike(there[next - 2] ?? '', said[at - 1] ?? ''))) continue
    if (said.some((term) => isAlike(term, other)) || isAlike(other, word) || isForm(other, word)) continue
    const rest = said.slice(at + 1)
    const kept = rest.filter((term) => there.slice(next).some((one) => isAlike(one, term)))
    if (rest.length >= LEAST_SHARED - at && kept.length === rest.length)
      return contradicts('The page says this of others.')
  }
  return null
}

/** Who or what a page limits what it says to: 'among firms with more than 50 employees', 'bei Neukunden'. */
const LIMIT =
  /^\W*((?:among|amongst|of those|of the|of our|during|for|in|at|with|on|from|bei|unter|für|in|im|chez|parmi|dans|pour|à|entre|en|para|con)\s[^,;:]{3,80}),\s/iu
/** The same in German, where the verb follows at once. */
const GERMAN_LIMIT =
  /^\W*((?:Bei|Unter|Für|In|Im|Auf|An)\s(?:\p{Ll}+\s){0,3}\p{Lu}\p{L}+(?:\s(?:über|unter|ab|mit|ohne)\s\S+(?:\s\p{Lu}\p{L}+)?)?)\s\p{Ll}+/u
/** 'Guests who book online', 'subscribers to the premium plan', 'salons with staff'. */
const LIMITED_NOUN =
  /^\W*(?:the |les |los |las |die |der )?(?!according|thanks|due|owing)\p{L}+s?\s((?:who|that|which|with|without|over|under|above|below|aged|to the|on the|of the|of our|in the|in our|at the|at our|from the|mit|ohne|über|unter|avec|sans|qui|con|sin|que)\s\p{L}+\s\p{L}+)\s/iu
/** What comes behind the noun of a limit: 'firms | with more than 50 employees'. */
const QUALIFIER =
  /\s((?:with|without|over|under|above|below|aged|who|that|of|from|in|mit|ohne|über|unter|ab|von|avec|sans|de|des|du|con|sin|del)\s.*)$/iu
const OF_AGE =
  /(?:under|over|aged|above|below|older than|younger than|unter|über|ab|moins de|plus de|menores de|mayores de|menos de|más de)\s(?:the age of\s)?\d+(?:\s(?:years?(?: old)?|jahren?|ans|años))?/giu
/** Phrases that limit nothing: a time, a source, a way of speaking. */
const NO_LIMIT =
  /(?<!\p{L})(?:\d{4}|years?|months?|weeks?|days?|hours?|season|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|end|beginning|total|all|first|second|third|last|past|previous|same|half|quarter|period|average|general|fact|addition|contrast|short|practice|theory|comparison|survey|study|report|poll|sample|view|experience|our|we|us|them|this|that|it|these|those|example|instance|now|part|sum|jahr\p{L}*|monat\p{L}*|woche\p{L}*|tag\p{L}*|saison|sommer|winter|schnitt|mittel|durchschnitt|summe|hälfte|quartal|ersten?|letzten?|vergangenen|ende|anfang|umfrage|studie|bericht|uns|ans?|années?|mois|semaines?|jours?|été|hiver|printemps|automne|moyenne|premi\p{L}+|derni\p{L}+|semestre|trimestre|fin|début|enquête|étude|rapport|nous|tout|total|años?|mes(?:es)?|semanas?|días?|verano|invierno|primavera|otoño|media|promedio|primer\p{L}*|últim\p{L}+|finales|principios|encuesta|estudio|informe|nosotros|general|january|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/iu

/** Whether a statement says no more of a limit than whom it is about: of 'firms with 50 employees' it says 'firms'. */
function isLeftOut(limit: string, statement: string, about: string, sameLanguage: boolean): boolean {
  const age = [...limit.matchAll(OF_AGE)].flatMap(([found]) => termsOf(found).filter(isNumber))
  const known = termsOf(`${statement} ${about}`)
  if (age.length > 0 && age.every((number) => known.includes(number))) return false
  // Names of places are translated.
  if (!sameLanguage) return age.length > 0
  const rest = limit.replace(OF_AGE, '')
  if (NO_LIMIT.test(plainly(rest))) return false
  if (age.length === 0 && !termsOf(rest).some((term) => !isNumber(term))) return false
  const isShared = (words: string) => sharesStem(words, statement) || sharesStem(words, about)
  if (!isShared(limit)) return true
  const qualifier = QUALIFIER.exec(limit)?.[1]
  return (
    qualifier !== undefined && (age.length > 0 || !isShared(qualifier)) && !OF_SIZE.test(plainly(statement))
  )
}
/** A statement's own words for a size, such as 'larger firms'. */
const OF_SIZE =
  /(?<!\p{L})(?:small\p{L}*|large\p{L}*|big\p{L}*|young\p{L}*|old\p{L}*|senior\p{L}*|klein\p{L}*|groß\p{L}*|größer\p{L}*|jung\p{L}*|jünger\p{L}*|ält\p{L}*|petite?s?|grande?s?|jeunes?|pequeñ[oa]s?|jóvenes|mayores)(?!\p{L})/iu

/** '…, in Kiel 35 Euro' is said of another limit. */
const NEXT_SIDE =
  /;|(?<=\d[^,]*),\s(?:in|im|bei|for|among|at|en|dans|à|chez|para|while|whereas|and|but|und|et|y)\s/iu

/** Objects where a statement drops a limit, unless the whole page is about that limit. */
function withoutLimit(claim: Claim): Objection | null {
  const { statement, title, before } = claim
  const text = quotedClause(claim)
  if (!takesFigure(statement, text)) return null
  const isSameLanguage = languageOf(statement) === languageOf(text)
  const limits = [LIMIT, GERMAN_LIMIT, LIMITED_NOUN].flatMap((words) => words.exec(text)?.[1] ?? [])
  const left = limits.find((limit) => isLeftOut(limit, statement, `${title} ${before}`, isSameLanguage))
  const isOfFigure =
    left !== undefined &&
    takesFigure(statement, text.slice(text.indexOf(left) + left.length).split(NEXT_SIDE)[0] ?? '')
  return isOfFigure ? partly(`The page says this only “${left}”.`) : null
}

const KIN =
  /^\W*(?:my|our|mein\p{L}{0,2}|unser\p{L}{0,2}|mon|ma|notre|mi|nuestr[oa]) (?:neighbou?r|cousin|brother|sister|friend|uncle|aunt|father|mother|dad|mum|mom|boss|landlord|colleague|nachbar\p{L}*|bruder|schwester|freund\p{L}*|onkel|tante|vater|mutter|chef\p{L}*|kolleg\p{L}*|voisine?|frère|sœur|amie?|oncle|père|mère|collègue|vecin[oa]|herman[oa]|amig[oa]|prim[oa]|padre|madre|colega|jef[ea])(?!\p{L})/iu
const ONE_OF_THEM =
  /(?<!\p{L})(?:one (?:\p{L}+ )?(?:customer|owner|resident|user|person|founder|buyer|poster|reviewer)|someone|somebody|according to|says?|tells?|reports?|jemand|laut|quelqu'un|selon|alguien|según|neighbou?rs?|relatives?|friends?)(?!\p{L})/iu

/** Objects where what a neighbor or a cousin did is stated for everyone. */
function oneAcquaintance(claim: Claim): Objection | null {
  const own = plainly(claim.own || claim.quotation)
  const found = KIN.exec(own)?.[0]
  if (!found || ONE_OF_THEM.test(plainly(claim.statement)) || sharesWord(found, claim.statement)) return null
  return takesFigure(claim.statement, own) ? partly('The page says this of one person.') : null
}

const THE_REST =
  /(?<!\p{L})(?:the (?:rest|remainder|balance)|remaining|(?:der|den|dem) rest|restbetrag\p{L}*|le (?:reste|solde)|el (?:resto|saldo))(?!\p{L})/iu
const WHOLE =
  /(?<!\p{L})(?:total|whole|entire|full|altogether|prices?|costs?|gesamt\p{L}*|insgesamt|preis\p{L}*|kostet|kosten|prix|coûte(?:nt)?|au total|precio\p{L}*|cuestan?|en total)(?!\p{L})/iu

/** Objects where a part is stated as the whole price. */
function partOfPrice(claim: Claim): Objection | null {
  const own = plainly(claim.own || claim.quotation)
  const rest = THE_REST.exec(own)
  if (!rest || THE_REST.test(plainly(claim.statement)) || !WHOLE.test(plainly(claim.statement))) return null
  if (languageOf(own) !== languageOf(claim.statement) || !takesFigure(claim.statement, own)) return null
  const [part = ''] = own.split(SIDES)
  const [subject = ''] = part.split(/\d/)
  const [about] = termsOf(subject)
  return about !== undefined && !termsOf(claim.statement).some((term) => isAlike(term, about))
    ? contradicts(`The page names ${rest[0]} beside it.`)
    : null
}

/** A kind that a plural at the beginning of a sentence is limited to: 'certified growers'. */
const KIND_OF =
  /^\W*(?:the |most |many |some |few |all |our |nearly all |almost all )?(?:(?:two|three|four|five|ten|\d+) )?(?:(\p{Ll}{4,}) )?(\p{Ll}{3,}s)(?!\p{L})(?:, [^,]+,)? (\p{Ll}+)/u
const NO_KIND =
  /^(?:these|those|other|such|both|more|most|many|some|about|around|nearly|over|under|only|than|their|every|local|typical|average|usual\p{L}*|recent|current|total|several|various|annual|monthly|weekly|daily|when|where|while|with|from|that|what|which|because|since|although|between|during|after|before|per|each|dozen|hundred|thousand|million|couple|first|last|next|whole|entire)$/u

/** Objects to 'growers' where the page says 'certified growers'. */
function withoutKind(claim: Claim): Objection | null {
  const { statement, title, before } = claim
  const text = quotedClause(claim)
  if (languageOf(statement) !== 'en' || languageOf(text) !== 'en' || isReserved(statement)) return null
  const [, ownKind, noun = '', verb = ''] = KIND_OF.exec(plainly(text)) ?? []
  const [, saidKind, saidNoun = '', saidVerb = ''] = KIND_OF.exec(plainly(statement)) ?? []
  if (!ownKind || NO_KIND.test(ownKind) || (saidKind && !NO_KIND.test(saidKind))) return null
  if (noun !== saidNoun || termsOf(verb)[0] !== termsOf(saidVerb)[0] || sharesWord(ownKind, statement))
    return null
  if (sharesWord(ownKind, `${title} ${before}`) || !takesFigure(statement, text)) return null
  const isRest = clausesOf(spelledNumbers(statement)).every((clause) =>
    termsOf(clause).every((term) => termsOf(text).includes(term)),
  )
  return isRest ? partly(`The page says this of “${ownKind} ${noun}”.`) : null
}

/** Times that come again and again, at which it is so and at others perhaps not. */
const AT_TIMES =
  /^\W*(?:(?:in|during|at|on) (?:the )?(?:peak|high|low|off|dry|rainy|busy|holiday|tourist)[- ](?:season|months?|hours?|times?|weeks?)|(?:in|during) (?:the )?(?:summer|winter|spring|autumn|holidays|festival|harvest|rush hour|christmas\p{L}*)|on (?:weekends|weekdays)|at (?:night|weekends|lunchtime|peak times)|after dark|(?:in der|während der) (?:hochsaison|nebensaison|hauptsaison|ferien|ferienzeit|ernte)|im (?:sommer|winter|frühjahr|herbst)|am wochenende|(?:samstags|sonntags|nachts|abends|werktags)|(?:en|pendant la|pendant les|durant la|durant les) (?:haute saison|basse saison|été|hiver|vacances|récolte)|(?:le week-end|la nuit)|(?:en|durante la|durante las) (?:temporada alta|temporada baja|verano|invierno|vacaciones|cosecha)|(?:los fines de semana|por la noche))(?!\p{L})/iu
const TELLS_TIME =
  /(?<!\p{L})(?:season\p{L}*|peak|summer|winter|spring|autumn|fall|holidays?|festival|harvest|rush hour|christmas\p{L}*|weekends?|weekdays?|\p{L}+days?|nights?|nightly|evenings?|mornings?|lunch\p{L}*|dark|busy|busiest|saison\p{L}*|hochsaison|sommer\p{L}*|ferien\p{L}*|ernte\p{L}*|wochenende\p{L}*|\p{L}+tags|nacht\p{L}*|nachts|abends|été|hiver|estiv\p{L}*|vacances|récolte|week-end|nuit|temporada|verano|invierno|vacaciones|cosecha|semana|noche|january|february|march|april|may|june|july|august|september|october|november|december|most|up to|at times|sometimes)(?!\p{L})/iu

/** Objects where something that holds in the high season or on weekends is stated for every day. */
function onlyAtTimes(claim: Claim): Objection | null {
  const { statement, title, before } = claim
  const text = quotedClause(claim)
  const found = AT_TIMES.exec(plainly(text))?.[0]
  if (!found || TELLS_TIME.test(plainly(statement)) || TELLS_TIME.test(plainly(title))) return null
  // 'It fell from 80% in winter to 60%' gives figures of several times.
  const known = quantitiesIn(text).filter(({ kind, unit }) => kind !== '' || unit === null)
  if (known.length > 2 || sharesStem(found, before)) return null
  return takesFigure(statement, text) ? partly(`The page says this only “${found}”.`) : null
}

const LAST =
  /(?<!\p{L})(?:last|past|previous|letzte[nrs]?|vergangene[nrs]?|vorige[nrs]?)\s(week|month|quarter|year|decade|century|woche|monat|quartal|jahr|jahrzehnt|jahrhundert)(?!\p{L})|(?<!\p{L})(semaine|mois|trimestre|année|décennie|siècle)\s(?:derni\p{L}+|passée?)|(?<!\p{L})(semana|mes|trimestre|año|década|siglo)\s(?:pasad[oa]|anterior)/iu
const SPANS = [
  'week woche semaine semana',
  'month monat mois mes',
  'quarter quartal trimestre',
  'year jahr année año',
  'decade jahrzehnt décennie década',
  'century jahrhundert siècle siglo',
].map((words) => words.split(' '))
const lastIn = (text: string): number => {
  const [, ...words] = LAST.exec(plainly(text)) ?? []
  return SPANS.findIndex((span) => words.some((word) => span.includes(word)))
}

/** Objects to 'last year' where the page says 'last decade', and the like. */
function otherLast(claim: Claim): Objection | null {
  const [said, there] = [lastIn(claim.statement), lastIn(quotedClause(claim))]
  return said !== -1 && there !== -1 && said !== there
    ? contradicts('The page says this of a longer or shorter time.')
    : null
}

/** Checks of subject that follow the page's own words. Each returns an objection or null. */
export const SUBJECT_CHECKS = [
  exchangedWord,
  withoutLimit,
  oneAcquaintance,
  partOfPrice,
  withoutKind,
  otherLast,
  onlyAtTimes,
] as const
