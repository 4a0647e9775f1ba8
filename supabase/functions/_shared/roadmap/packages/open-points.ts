import type { Fact } from '../../analyst/facts/schema.ts'
import { countryName } from '../../analyst/relevance.ts'
import { confirmedField, wordsOf } from '../../analyst/source.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { isSubscription } from '../../domain/brief/economics.ts'
import { NATURE_NAMES } from '../../domain/brief/format.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'
import { moneyWordsIn } from '../../domain/brief/told-amounts.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import { NO_CURRENCY } from '../../domain/currency.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import { moneyText } from '../../domain/roadmap/money-text.ts'
import type { RoadmapInput } from '../engine.ts'
import type { AssumedNature } from './assumed.ts'
import { type Basis, unsureFeatures } from './basis.ts'
import { held, unconvertedCurrency } from './chosen.ts'
import { functionsOf, sentencesWithRoles } from './functions.ts'
import { testPhase } from './gate.ts'
import { quantityOf } from './pricing.ts'
import { hasFee, ruleStep } from './rules.ts'
import { numbered } from './sizing.ts'
import { isPlannable } from './tasks.ts'
import { listed, quoted } from './words.ts'
import type { WorkPackage } from './work-package.ts'

const QUOTED_CHARS = 90

const when = (condition: boolean, text: string): string[] => (condition ? [text] : [])

/** States that the kind of product was read from the idea or assumed, and not confirmed. */
function readKind({ source: { brief }, assumed, between, nature }: Basis): string[] {
  if (nature === 'undecided') return []
  if (assumed) {
    const because = (each: AssumedNature) =>
      `${NATURE_NAMES[each.nature]}, because of ${quoted(each.words, QUOTED_CHARS)}`
    const other = between.find((each) => each.nature !== assumed.nature)
    return [
      `The kind of product is assumed: ${because(assumed)}. Confirm or change it in the brief.${other ? ` Almost as much speaks for another: ${because(other)}.` : ''}`,
    ]
  }
  const kinds = entriesOf(brief, 'nature')
    .filter(isOnlyRead)
    .map(({ value }) => NATURE_NAMES[value])
  return when(
    kinds.length > 0,
    `The kind of product was read from the idea: ${listed(kinds)}. Confirm or change it in the brief.`,
  )
}

/** Actions whose words name no object. */
function withoutObject({ items }: Basis): string[] {
  const none = items.filter((item) => !isPlannable(item)).map(({ words }) => quoted(words, QUOTED_CHARS))
  return when(
    none.length > 0,
    `No work is on file for this, so none is planned: ${listed(none)}. Say in the brief what is done, to what, and how long it takes.`,
  )
}

const MOST_NAMED = 4
const ITEM_CHARS = 70
/** Characters for the quotation marks and the separator of two quotations. */
const QUOTED_WITH = 5

/** Inputs that the founder names as needed and for which no text gives a price. */
const unpriced = ({ source, told }: Basis): string[] =>
  wordsOf(source, 'inputs').filter(
    (words) =>
      moneyWordsIn(words).length === 0 && !told.purchases.some((bought) => bought.words.includes(words)),
  )

const QUOTES_CHARS = 165
/** A task to ask named makers and suppliers for their prices before the plan is decided. */
export function quoteTasks(basis: Basis, taskOf: (work: WorkPackage) => RoadmapTask): RoadmapTask[] {
  const open = unpriced(basis).slice(0, MOST_NAMED)
  if (open.length === 0) return []
  const each = Math.min(ITEM_CHARS, Math.floor(QUOTES_CHARS / open.length) - QUOTED_WITH)
  return [
    taskOf({
      id: 'quotes',
      name: `Get a written price for each: ${listed(open.map((words) => quoted(words, each)))}`,
      size: 'S',
      by: 'founder',
      after: [],
      waits: [10, 'Quotes', 'alongside'],
    }),
  ]
}

function unpricedInputs(basis: Basis): string[] {
  const open = unpriced(basis)
  return when(
    open.length > 0,
    `What these cost, which you name and no text prices: ${listed(open.slice(0, MOST_NAMED).map((words) => quoted(words, ITEM_CHARS)))}. No amount is planned for these words; what stands in the costs for parts, material and rent is assumed.`,
  )
}

const MOST_UNSURE = 3
/**
 * Possible parts of the product, or things that people do today: the roadmap asks about them and does not plan them.
 */
function unsureActions({ source, nature }: Basis, input: RoadmapInput): string[] {
  // Sentences before the offer describe the world without it.
  const [first = ''] = functionsOf(source, input.title)
  const offerAt = source.idea.indexOf(first)
  const unsure =
    nature === 'software'
      ? unsureFeatures(input, source)
          .filter((words) => source.idea.indexOf(words) >= offerAt)
          .slice(0, MOST_UNSURE)
      : []
  return when(
    unsure.length > 0,
    `Is this part of it, too? ${listed(unsure.map((words) => quoted(words, QUOTED_CHARS)))}. No work is planned for it until you confirm it as an action.`,
  )
}

/** People whom the founder names for the work without stating their pay. */
const OTHERS =
  /^(?:an?|our|my|one) (?:\p{L}+ ){0,2}?(?:doctors?|nurses?|dentists?|engineers?|riders?|drivers?|students?|editors?|translators?|teachers?|cooks?|helpers?|mechanics?|neighbou?rs?|wom[ae]n|pensioners?)\b|\bwith (?:one|an)? ?other (?:fella|man|woman|person|one)\b/iu
function paidOthers({ items, source: { idea } }: Basis): string[] {
  // A person in a sentence about current problems does not help with the work.
  const offered = sentencesWithRoles(idea).filter(
    ({ product, actions, others }) => Math.max(product, actions) > others,
  )
  const named = [...items, ...(offered.length > 0 ? offered : sentencesOf(idea))]
    .map(({ words }) => words)
    .find((words) => OTHERS.test(words))
  return when(
    named !== undefined,
    `Pay of the other person whom you name: no text says what it is, so none is planned. Agree on it before the first trial: ${quoted(named ?? '', QUOTED_CHARS)}.`,
  )
}

function openLaw(
  { source, nature, assumedCountry }: Basis,
  input: RoadmapInput,
  rules: readonly Fact[],
  asksAboutActs: boolean,
): string[] {
  const field = confirmedField(source)
  const namesPlace = wordsOf(source, 'place').length > 0 || assumedCountry !== null
  return [
    ...when(
      rules.length === 0,
      asksAboutActs
        ? 'Laws of the place: none is on file here for your field and place. What holds is asked of the offices that are named in the first phase; nothing more is sold before their answers are met.'
        : field !== null && namesPlace
          ? 'Laws of the place: none is on file here for your field and place. Ask the authority before you sell.'
          : 'Laws of the business field: none is on file while no field is chosen. Ask the authority of the trade which rules hold before you sell, and choose the field in the brief.',
    ),
    ...when(
      rules.length > 0 && !field && !asksAboutActs && ruleStep(input, nature) !== null,
      'More laws of the business field: these were found by place and words alone. Choose the field in the brief.',
    ),
    ...when(
      ruleStep(input, nature) !== null && rules.some(hasFee),
      'Fees for permits, tests and certificates of these rules: no amounts are on file.',
    ),
  ]
}

const MOST_AMOUNTS = 4
const AMOUNT_CHARS = 40

/**
 * States that no price is known, and asks which amounts of the idea may be the price; none of them is assumed to be.
 */
function openPrice({ idea }: Basis['source']): string {
  const amounts = [...new Set(moneyWordsIn(idea))].slice(0, MOST_AMOUNTS).map((words) => {
    const [rest = ''] = /^[^,;:.!?]*/.exec(idea.slice(idea.indexOf(words) + words.length)) ?? []
    return quoted(`${words}${rest}`.replace(/\s(?:and|or|but|while|so)\s.*$/i, ''), AMOUNT_CHARS)
  })
  if (amounts.length === 1)
    return `Is this the price: ${amounts[0]}? Enter it in the brief with what it is paid for; until then no income is set against the costs.`
  return amounts.length > 0
    ? `Which of these is the price: ${amounts.join(', ')}? Enter it in the brief; until then no income is set against the costs.`
    : 'The price: the idea names none, so no income is set against the costs.'
}

/** States that the price was taken from the text, or that it is for one of several units of unknown number. */
function takenPrice({ source, told: { deal } }: Basis, { report }: RoadmapInput): string[] {
  const price = firstValue(source.brief, 'price')
  if (!price) return []
  const isTaken =
    report.brief !== undefined && report.brief !== null && firstValue(report.brief, 'price') === null
  return [
    ...when(
      price.every === 'share' && !price.base && deal?.unit !== null && deal?.unit !== undefined,
      `What a usual deal is worth: the fee is reckoned from ${deal ? moneyText(deal.amount, deal.currency ?? undefined) : ''} for one (${quoted(deal?.unit ?? '', QUOTED_CHARS)}), the lowest that your text names. Enter what the last ones came to.`,
    ),
    ...when(
      price.every === 'share' && price.low > 0 && deal === null,
      `What the payment provider takes of the whole payment: ask it for its price. Of a part of ${price.low}%, each percent of the whole takes ${Math.round(100 / price.low)}% of yours.`,
    ),
    ...when(
      isTaken,
      `The price is taken from your text: ${quoted(wordsOf(source, 'price')[0] ?? '', QUOTED_CHARS)}. Confirm or change it in the brief.`,
    ),
    ...when(
      isSubscription(source.brief) && quantityOf(source) === null,
      `How many one customer has of what the price is for (${quoted(price.per ?? '', QUOTED_CHARS)}): until then no income is set against the costs.`,
    ),
  ]
}

/** A second source of income that the text names besides the price. */
const SHARE_KEPT =
  /\b(?:i|we) (?:\p{L}+ )?(?:keep|take|get) (?:a|an|one)? ?(?:quarter|half|third|fifth|tenth|\d+ ?(?:%|percent|per cent))[^.,;]*|\b(?:charge|and) [^.;]{0,60}\bkeep (?:a|an) (?:quarter|half|third|fifth|tenth)[^.,;]*/iu
function otherIncome({ brief, idea }: Basis['source']): string[] {
  const price = firstValue(brief, 'price')
  const [words] = SHARE_KEPT.exec(idea) ?? []
  return when(
    words !== undefined && price !== null && price.every !== 'share',
    `Left out of the income, because no text says what it usually is: ${quoted(words ?? '', QUOTED_CHARS)}. Enter what one of the last brought in.`,
  )
}

/** States that the brief names no place, and which country is assumed instead. */
const openPlace = (country: string | null): string =>
  country === null
    ? 'The place: no law or wage of a place could be planned.'
    : `The place is assumed: ${countryName(country)}, by your words or your currency. Confirm or change it in the brief.`

/** States that no total uses the price, because its currency is unknown or differs from the roadmap's. */
function openCurrency(source: Basis['source'], { currency }: RoadmapInput): string[] {
  const price = firstValue(source.brief, 'price')
  const [words] = wordsOf(source, 'price')
  if (!price || price.every === 'share' || words === undefined) return []
  if (price.currency === null || price.currency === NO_CURRENCY)
    return [
      `The currency of your price: ${quoted(words, QUOTED_CHARS)} names none that is certain, so no sum is made with it. Choose it in the brief.`,
    ]
  return when(
    price.currency !== (currency?.code ?? 'USD'),
    `Income beside the costs: your price is in ${price.currency} and these costs are not, so no sum is made with both.`,
  )
}

/** What could not be planned, each with what would settle it; `rules` are the rules that the phase plans. */
export function openPoints(
  basis: Basis,
  input: RoadmapInput,
  rules: readonly Fact[],
  asksAboutActs: boolean,
): string[] {
  const { source, nature, items, phaseWork, holds, sizing, assumedCountry } = basis
  const lacks = (field: Parameters<typeof wordsOf>[1]) => wordsOf(source, field).length === 0
  const unconverted = unconvertedCurrency(input, source)
  return [
    ...readKind(basis),
    ...(lacks('price') ? [openPrice(source)] : []),
    ...takenPrice(basis, input),
    ...openCurrency(source, input),
    ...otherIncome(source),
    ...(lacks('place') ? [openPlace(assumedCountry)] : []),
    ...when(
      items.length === 0 &&
        nature !== 'physical' &&
        nature !== 'content' &&
        testPhase(input.planning) === input.phase,
      'What exactly is done for customers: no action of the product was read. Name each in the brief.',
    ),
    ...(testPhase(input.planning) === input.phase
      ? [...withoutObject(basis), ...unsureActions(basis, input), ...unpricedInputs(basis)]
      : []),
    ...paidOthers(basis),
    ...openLaw(basis, input, rules, asksAboutActs),
    ...when(
      unconverted !== null,
      `Amounts in ${unconverted}: the European Central Bank publishes no rate, so they are in US dollars, and your own figures are converted at a rounded rate.`,
    ),
    ...when(
      nature === 'service' && (sizing.figures.units ?? 1) > 1 && !holds({ paid: 'again' }),
      `What one job consists of: it is planned as one visit with ${sizing.figures.units} of what the price is for.`,
    ),
    ...when(
      nature === 'service' && input.phase !== 'interactive',
      'Pay of those who serve: hours and wage are assumed until they are measured. It is planned for you as well where you do the work, and then it is yours.',
    ),
    ...held(phaseWork.unplanned, holds).map((text) => numbered(text, sizing)),
  ]
}
