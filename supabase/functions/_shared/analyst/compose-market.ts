import type { Because, Statement } from '../domain/basis.ts'
import { state } from '../domain/basis.ts'
import { type Brief, entriesOf, OTHER_FIELD } from '../domain/brief/brief.ts'
import { quoteOf } from '../domain/brief/changes.ts'
import { yearly } from '../domain/brief/comparison.ts'
import { currencyIn, money, revenueOf } from '../domain/brief/economics.ts'
import { fieldName, formatPeriodic } from '../domain/brief/format.ts'
import { customersForGoal, goalOf } from '../domain/brief/goal.ts'
import { calculated, chosenBy, fixed, quote, shown, told, unstated } from '../domain/brief/line.ts'
import { marketModelOf } from '../domain/brief/market.ts'
import { isBlank, needsMedicalNotice } from '../domain/brief/notices.ts'
import { type ActRule, actChallenges, actRules } from '../domain/brief/regulated-acts/lines.ts'
import { regulatedActs } from '../domain/brief/regulated-acts/recognize.ts'
import { adviceOn } from '../domain/brief/risk-kinds.ts'
import { marked } from '../domain/brief/standing.ts'
import { forSums } from '../domain/brief/sums.ts'
import { mayBite, taxLine } from '../domain/brief/tax-limit.ts'
import { isYardstick, wageOf, withYardstick } from '../domain/brief/wages.ts'
import type { Citation } from '../domain/citation.ts'
import { dollarsOf, ratesOf } from '../domain/exchange-rates.ts'
import { type Competitor, EMPTY_MARKET, type MarketSection } from '../domain/report.ts'
import { WHICH_DECISION } from './action-patterns.ts'
import { answerQuestions } from './answer-questions.ts'
import { againstLines } from './case-against.ts'
import { CONSUMER_RULES, DATA_RULES, PEOPLE_RULES, START_RULES } from './facts/any-field.ts'
import { factsFor } from './facts/load.ts'
import type { Fact, FieldFacts, KnownProduct } from './facts/schema.ts'
import { nextTestOf } from './next-test.ts'
import {
  appliesIn,
  countryName,
  foundIn,
  reasonOf,
  relevantFacts,
  relevantProducts,
  spheresOf,
  subjectsOf,
} from './relevance.ts'
import { actionPatternsOf, naturePatternOf } from './selection.ts'
import {
  audienceOf,
  chose,
  confirmedField,
  countriesOf,
  isPlaceRead,
  naturesOf,
  quoteFields,
  quotesOf,
  reasonIn,
  type Source,
  wordsOf,
} from './source.ts'
import { priceFormOf } from './stage.ts'

const MOST_UNKNOWN = 4
const FIRST_OF_ANSWERS = 2
const MOST_RULES = 3
const MOST_FIGURES = 2
const MOST_PRODUCTS = 3

const citationOf = ({ says, source }: Pick<Fact, 'says' | 'source'>, index: number): Citation => ({
  id: `s${index + 1}`,
  title: source.title,
  source: source.publisher,
  url: source.address,
  date: source.date,
  relevance: null,
  relevance_text: null,
  snippet: says,
  quote: null,
  topic: null,
  firstHand: false,
  check: { status: 'not_checked', at: null, reason: null },
})

/** Sorts facts of a country first, then those of the European Union, then those that apply anywhere. */
const farness = ({ place }: Fact): number => (place === null ? 2 : place === 'EU' ? 1 : 0)

/**
 * Maximum number of words in the case against, the challenges and the questions together: people only finish short
 * reports.
 */
const MOST_WORDS = 52
const LEAST_UNKNOWN = 1

const wordsIn = (text: string): number => text.split(/\s+/).length

/** Number of words in a statement, including its reason. */
const lengthOf = ({ text, because }: Statement): number =>
  wordsIn(text) + (because ? Math.min(wordsIn(because.words), 12) + 3 : 0)

/**
 * The leading statements that fit into a market section that also contains `beside`; always includes the first `least`.
 */
function fitting(statements: readonly Statement[], beside: readonly Statement[], least: number): Statement[] {
  let left = MOST_WORDS - beside.reduce((sum, statement) => sum + lengthOf(statement), 0)
  return statements.filter((statement, index) => {
    left -= lengthOf(statement)
    return index < least || left >= 0
  })
}

interface CitedFacts {
  citations: Citation[]
  figures: Statement[]
  rules: Statement[]
}

/** A fact with the reason why it was selected. */
interface Chosen {
  fact: Fact
  because: Because | null
}

/** The field whose rules apply to every device, whatever its purpose. */
const OF_DEVICES = 'electronics'

/** Whether a rule has conditions of its own, so that it applies in any field. */
const isParticular = ({ kind, words, does, buyers, subscription }: Fact): boolean =>
  kind === 'rule' && (subscription || [words, does, buyers].some((each) => each !== null))

/**
 * Rules that apply because of what is done, sold or stored, with the founder's words that show it: rules on data and
 * consumers, on devices, and on the actions.
 */
async function plainLaw(source: Source, field: string | null): Promise<Chosen[]> {
  const spheres = spheresOf(source)
  const device = naturesOf(source).find(({ nature }) => nature === 'device')
  const ofDevices = device && field !== OF_DEVICES ? (await factsFor(OF_DEVICES)).facts : []
  const ofActions = await Promise.all(
    actionPatternsOf(source).map(async ({ pattern: { laws }, because }) => ({
      because,
      facts: laws && laws !== field ? (await factsFor(laws)).facts.filter(isParticular) : [],
    })),
  )
  const ofSubjects = await Promise.all(
    subjectsOf(source).map(async (id) =>
      id === field ? [] : (await factsFor(id)).facts.filter(isParticular),
    ),
  )
  const aboutPeople = actionPatternsOf(source).find(({ pattern }) => pattern.people)
  const ofPeople = aboutPeople ? PEOPLE_RULES.map((fact): Fact => ({ ...fact, words: null })) : []
  const chosen = (facts: readonly Fact[], because: Because | null): Chosen[] =>
    relevantFacts(source, facts).map((fact) => ({ fact, because: foundIn(spheres, fact) ?? because }))
  return [
    ...ofActions.flatMap(({ facts, because }) => chosen(facts, because)),
    ...ofSubjects.flatMap((facts) => chosen(facts, null)),
    ...chosen(ofPeople, aboutPeople?.because ?? null).map(({ fact }) => ({
      fact,
      because: aboutPeople?.because ?? null,
    })),
    ...chosen(
      ofDevices.filter((fact) => fact.kind === 'rule' && fact.natures?.includes('device')),
      device?.because ?? null,
    ),
    ...(field === null ? chosen([...DATA_RULES, ...CONSUMER_RULES].filter(isParticular), null) : []),
  ]
}

/** Why the place was used: the founder's choice, or an unconfirmed word of the text. */
const startReason = (source: Source, country: string): Because =>
  (isPlaceRead(source) ? reasonIn(source, 'place') : null) ?? chose(`to start in ${countryName(country)}`)

const isOfStart = ({ text }: Statement): boolean => START_RULES.some(({ says }) => says === text)

/** What every business in the starting country must do before it sells. */
function startLaw(source: Source): Chosen[] {
  const [country] = countriesOf(source)
  if (country === undefined) return []
  const { brief, idea } = source
  const place = `${idea}\n${wordsOf(source, 'place').join('\n')}`
  const isActed = regulatedActs(brief, idea).length > 0
  const all = START_RULES.filter((fact) => fact.place === country && (fact.words?.test(place) ?? true))
  // The rule of a region replaces the one of the country.
  const rules = all.some(({ words }) => words !== null) ? all.filter(({ words }) => words !== null) : all
  return rules
    .filter(({ says }) => mayBite(brief, says, isActed))
    .map((fact) => ({
      fact,
      because: startReason(source, country),
    }))
}

/** Relevant facts of the confirmed field and other applicable rules, without duplicates, nearest first. */
async function chosenFacts(source: Source, field: string | null, { facts }: FieldFacts): Promise<Chosen[]> {
  const because = field ? chose(fieldName(field)) : null
  const near = (from: readonly Chosen[]) => from.toSorted((a, b) => farness(a.fact) - farness(b.fact))
  const all = [
    ...near(
      relevantFacts(source, facts).map((fact) => ({
        fact,
        because: because && reasonOf(source, fact, because),
      })),
    ),
    ...near(await plainLaw(source, field)),
    ...startLaw(source),
  ]
  return all.filter(({ fact }, index) => all.findIndex((each) => each.fact.says === fact.says) === index)
}

/** A note that no law is on file, if field and place are known; missing answers are asked for with the brief. */
function lawNote(
  source: Source,
  field: string | null,
  { facts }: FieldFacts,
  rules: readonly Statement[],
): Statement[] {
  const countries = countriesOf(source)
  const [country] = countries
  if (country === undefined || field === null || field === OTHER_FIELD) return []
  if (
    !rules.every(isOfStart) ||
    facts.some(({ kind, place }) => kind === 'rule' && appliesIn(countries, place))
  )
    return []
  return [
    chosenBy(
      fixed('No law on file for this field and place: ask its trade association.'),
      isPlaceRead(source)
        ? chose(fieldName(field))
        : chose(`${fieldName(field)} and start in ${countryName(country)}`),
    ),
  ]
}

/** A fact to cite, with the reason why it was selected. */
interface Cited {
  fact: Pick<Fact, 'kind' | 'says' | 'source'>
  because: Because | null
}

/** Usual pay in the place, if the report uses it as the yardstick. */
function wageFact(brief: Brief): Cited[] {
  const pay = isYardstick(withYardstick(brief)) ? wageOf(brief) : null
  return pay ? [{ fact: { ...pay, kind: 'figure' }, because: null }] : []
}

/** The selected facts that fit next to the other statements, numbered as the report's sources. */
function citedFacts(
  wage: readonly Cited[],
  chosen: readonly Chosen[],
  beside: readonly Statement[],
  acts: readonly ActRule[],
): CitedFacts {
  const isNew = ({ fact: { says, source } }: Chosen): boolean =>
    !acts.some(({ law }) => law.says === says || law.source.address === source.address)
  const take = (kind: Fact['kind'], most: number): Cited[] =>
    chosen.filter((each) => each.fact.kind === kind && isNew(each)).slice(0, most)
  const ofActs = acts.map(({ law, because }): Cited => ({ fact: { ...law, kind: 'rule' }, because }))
  const rules = take('rule', Math.max(0, MOST_RULES - acts.length))
  const room = fitting(
    rules.map(({ fact, because }) => chosenBy(state(fact.says, 'source'), because)),
    beside,
    acts.length > 0 ? 0 : 1,
  ).length
  // The case against cites the act that leads it as the first source.
  const shown = [...ofActs, ...rules.slice(0, room), ...take('figure', MOST_FIGURES), ...wage]
  const statements = shown.map(({ fact, because }, index) => ({
    kind: fact.kind,
    isSaid: acts[index]?.isLeading ?? false,
    statement: chosenBy(state(fact.says, 'source', [`s${index + 1}`]), because),
  }))
  const of = (kind: Fact['kind']) =>
    statements.filter((each) => each.kind === kind && !each.isSaid).map((each) => each.statement)
  return {
    citations: shown.map(({ fact }, index) => citationOf(fact, index)),
    figures: of('figure'),
    rules: of('rule'),
  }
}

/** Competitors that the founder names, with the prices that the founder states. */
const namedCompetitors = ({ brief, idea, lookups }: Source): Competitor[] =>
  entriesOf(brief, 'today').map((entry) => {
    const { name, price, link } = entry.value
    const currency = price?.currency ?? currencyIn(brief)
    // One-time prices and prices per use have no yearly price.
    const perYear =
      price && price.amount > 0 && price.every !== 'once' && price.every !== 'use'
        ? yearly({ ...price, every: price.every })
        : null
    return {
      ...EMPTY_COMPETITOR,
      name: marked(quote(quoteOf(entry, idea) ?? name), entry),
      link,
      price: price && {
        text: price.amount === 0 ? fixed('Free') : told({ words: formatPeriodic(price), isText: false }),
        dollarsPerYear: perYear && currency ? dollarsOf(perYear, currency, ratesOf(lookups)) : null,
      },
    }
  })

const EMPTY_COMPETITOR = {
  strengths: [],
  weaknesses: [],
  live: null,
  dominant: false,
  price: null,
  answers: [],
  knownFor: null,
  link: null,
} as const satisfies Partial<Competitor>

const knownCompetitors = (source: Source, products: readonly KnownProduct[]): Competitor[] => {
  const field = confirmedField(source)
  return relevantProducts(source, products)
    .slice(0, MOST_PRODUCTS)
    .map(({ name, knownFor, link }) => ({
      ...EMPTY_COMPETITOR,
      name: chosenBy(state(name, 'template'), field ? chose(fieldName(field)) : null),
      knownFor: state(knownFor, 'template'),
      link,
    }))
}

/** What the price adds up to, as far as the founder's numbers allow. */
function moneyLines({ brief }: Source): Statement[] {
  const revenue = revenueOf(brief)
  const needed = customersForGoal(brief)
  const amount = goalOf(brief)
  if (!revenue) return []
  if (!needed || amount === null)
    return [
      calculated('{each} a year from each customer.', {
        each: shown(money((revenue.low + revenue.high) / 2, revenue.currency)),
      }),
    ]
  const goal = shown(money(amount, revenue.currency))
  const each = shown(money((revenue.low + revenue.high) / 2, revenue.currency))
  return [
    calculated('{each} a year from each customer: {needed} customers bring {goal} a month.', {
      each,
      needed: shown(needed.text),
      goal,
    }),
  ]
}

function unknownLines(source: Source): Statement[] {
  // An alarm already answers which decision it triggers.
  const isAlarm = /\b(?:alarms?|alerts?|warn(?:s|ings?)?)\b/i.test(source.idea)
  const byAction = actionPatternsOf(source).flatMap(({ pattern, because }) =>
    pattern.unknown
      .filter((text) => !(isAlarm && text === WHICH_DECISION))
      .map((text) => chosenBy(fixed(text), because)),
  )
  const ofNature = naturePatternOf(source)
  const byNature = ofNature?.pattern.unknown.map((text) => chosenBy(fixed(text), ofNature.because)) ?? []
  const byAnswers = answerQuestions(source)
  const { otherCost } = source.brief.told ?? {}
  const told =
    // One for each home is what one customer takes.
    otherCost === undefined || (priceFormOf(source) === 'once' && audienceOf(source) === 'consumers')
      ? []
      : [
          chosenBy(
            fixed(
              'How many of these does one customer take in the time that the price is paid for? No margin is assumed before that.',
            ),
            { by: 'wrote', words: otherCost },
          ),
        ]
  // Questions about the founder's numbers come first, then those that follow from their answers, then those for the
  // kind of product.
  const rest = [
    ...byAnswers.slice(0, FIRST_OF_ANSWERS),
    ...byAction,
    ...byAnswers.slice(FIRST_OF_ANSWERS),
    ...byNature,
  ]
  return [...told, ...rest.slice(0, MOST_UNKNOWN - told.length)]
}

/** Each risk that the founder names, followed by what it calls for; skips advice that repeats the case against. */
function risksOf(source: Source, counterCase: readonly Statement[]): Statement[] {
  const words = entriesOf(source.brief, 'risks').map(({ value }) => value)
  return quotesOf(source, 'risks').flatMap((quoted) => {
    const risk = words.find((each) => quote(each).text === quoted.text)
    const isSaid = counterCase.some(({ because }) => because?.words === risk)
    const advice = risk === undefined || isSaid ? null : adviceOn(source.brief, risk)
    return advice ? [quoted, advice.does] : [quoted]
  })
}

const MEDICAL_NOTICE =
  'Anything that diagnoses, doses or treats may legally be a medical device. Check with a specialist before anyone uses it. No part of this report is medical advice.'

/** Acts whose statement says that the product is a medical device. */
const OF_DEVICES_ACTS: ReadonlySet<string> = new Set(['fitted-device', 'diagnosing'])

const YEAR = /\b(?:19|20)\d\d\b/

/** A recent change, if the founder states its year; null otherwise. */
function whyNowOf(source: Source): MarketSection['whyNow'] {
  const words = wordsOf(source, 'whyNow').find((each) => YEAR.test(each))
  const date = words && YEAR.exec(words)?.[0]
  return words && date ? { text: quote(words), date } : null
}

/** Market, competitors, rules and the case against, as far as the brief and curated facts allow. */
export async function composeMarket(given: Source): Promise<MarketSection> {
  const { idea, lookups } = given
  const source = { ...given, brief: forSums(given.brief, idea) }
  const { brief } = source
  const field = confirmedField(source)
  const known: FieldFacts = field ? await factsFor(field) : { facts: [], products: [] }
  if (isBlank(brief)) return EMPTY_MARKET
  const { assumption, ...test } = nextTestOf(source)
  const undated = wordsOf(source, 'whyNow').filter((words) => !YEAR.test(words))
  const counterCase = againstLines(source)
  const rivals = knownCompetitors(source, known.products)
  const countries = countriesOf(source)
  const isDevice = regulatedActs(brief, idea).some(({ act }) => OF_DEVICES_ACTS.has(act.id))
  const notice =
    needsMedicalNotice(idea) || isDevice
      ? [isDevice ? fixed('No part of this report is medical advice.') : fixed(MEDICAL_NOTICE)]
      : []
  const own = [...notice, ...quotesOf(source, 'risks')]
  const worked = risksOf(source, counterCase)
  // The summary already shows the first point of the case against.
  const others = counterCase.slice(1)
  const { citations, figures, rules } = citedFacts(
    wageFact(brief),
    await chosenFacts(source, field, known),
    [...others, ...own],
    actRules(brief, idea, countries),
  )
  return {
    ...EMPTY_MARKET,
    model: marketModelOf(brief, lookups),
    targetMarket: quoteFields(source, 'customer', 'place') ?? unstated(),
    uniqueValue: quoteFields(source, 'difference') ?? unstated(),
    monetizationStrategies: [...moneyLines(source), ...quotesOf(source, 'price')],
    challenges: [
      ...notice,
      ...worked,
      ...actChallenges(brief, idea, countries),
      ...rules,
      ...taxLine(brief, rules.filter(isOfStart)),
      ...lawNote(source, field, known, rules),
    ],
    opportunities: undated.map((words) => quote(words)),
    figures,
    competitors: [...namedCompetitors(source), ...rivals],
    whyNow: whyNowOf(source),
    counterCase,
    unknowns: fitting(unknownLines(source), [...others, ...worked, ...rules, ...figures], LEAST_UNKNOWN),
    riskiestAssumption: assumption,
    nextTest: test,
    citations,
  }
}
