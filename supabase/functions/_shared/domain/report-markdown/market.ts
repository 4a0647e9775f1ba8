import { becauseText } from '../basis.ts'
import { type Brief, entriesOf, firstValue } from '../brief/brief.ts'
import { formatTestCost, isOneJob, missingForMarket } from '../brief/economics.ts'
import { isSaidIn } from '../brief/findings.ts'
import { withDealValue } from '../brief/kept-share.ts'
import { GOAL_NOTE, numberLinesOf } from '../brief/numbers.ts'
import { hasFee, lacksDealValue, questionOf } from '../brief/questions.ts'
import { isYardstick, wageOf, withYardstick } from '../brief/wages.ts'
import { formatDays, formatGap, formatGrowth } from '../figures.ts'
import { itemFacts, OUTCOME_NAMES, rivalsIn, shownLookups } from '../lookup-evidence.ts'
import { LOOKUP_SOURCES, type Lookup, type LookupRecord } from '../lookups.ts'
import {
  breakEvenLineOf,
  type CalculationLine,
  calculationOf,
  formatRange,
  shortInput,
  topDownLineOf,
} from '../market-calculation.ts'
import { currencyOf, type MarketInput, type MarketModel, marketSizeOf, methodGapOf } from '../market-model.ts'
import {
  type Competitor,
  type MarketSection,
  PROBLEM_TEST_NAMES,
  PROBLEM_TESTS,
  type Report,
  type Risk,
  severityName,
} from '../report.ts'
import { type LaidOut, MARKET_PARTS } from '../report-outline.ts'
import { formatSearchOutcome, missingIn, type Research, TOPIC_NAMES } from '../research.ts'
import { yearlyPriceText } from '../yearly-price.ts'
import { type Summary, textsOf } from './brief.ts'
import { escapeMarkdown, link, list, table } from './escape.ts'
import { type PartWriter, partBlocks } from './parts.ts'
import { capitalized, type StatementWriter } from './said.ts'

/** The basis of an input. */
const inputGround = (
  { ground }: StatementWriter,
  { id, basis, sources, note, original }: MarketInput,
  currency: string,
): string =>
  [
    ground({ basis, sources }),
    escapeMarkdown(note),
    original && `the report had said ${shortInput(id, original.range.base, currency)}`,
  ]
    .filter(Boolean)
    .join(' ')

const inputRow = (say: StatementWriter, input: MarketInput, currency: string): string[] => {
  const { id, label, unit, range } = input
  return [
    escapeMarkdown(label),
    shortInput(id, range.low, currency),
    shortInput(id, range.base, currency),
    shortInput(id, range.high, currency),
    escapeMarkdown(unit),
    inputGround(say, input, currency),
  ]
}

/** An input on one line, with its range if it has one. */
function inputLine(say: StatementWriter, input: MarketInput, currency: string): string {
  const { id, label, unit, range } = input
  const base = [shortInput(id, range.base, currency), escapeMarkdown(unit)].filter(Boolean).join(' ')
  const span =
    range.low === range.high
      ? ''
      : `, ${shortInput(id, range.low, currency)} to ${shortInput(id, range.high, currency)}`
  return `${escapeMarkdown(label)}: ${base}${span}. ${inputGround(say, input, currency)}`.trimEnd()
}

const formula = ({ name, words, numbers, result }: CalculationLine): string =>
  `${name} = ${escapeMarkdown(words)} = ${escapeMarkdown(numbers)} = **${escapeMarkdown(result)}**`

/** Inputs that no size is calculated from; a built-in report names them where they are used. */
const NOT_IN_SIZE: ReadonlySet<MarketInput['id']> = new Set(['fixedCosts', 'grossMargin'])

/** The inputs of the sizes, and each size on one line with its formula and range. */
function shortModelBlocks(say: StatementWriter, model: MarketModel): string[] {
  const sizes = marketSizeOf(model)
  const rangeOf = ({ name, result }: CalculationLine): string => {
    const id = (['tam', 'sam', 'som'] as const).find((each) => each === name.toLowerCase())
    return id ? formatRange(model, id, sizes[id]) : result
  }
  return [
    list(
      model.inputs
        .filter(({ id, basis }) => basis !== 'assumption' || !NOT_IN_SIZE.has(id))
        .map((input) => inputLine(say, input, currencyOf(model))),
      '',
    ),
    list(
      calculationOf(model).map(
        (line) => `${line.name} = ${escapeMarkdown(line.numbers)} = **${escapeMarkdown(rangeOf(line))}**`,
      ),
      '',
    ),
  ]
}

function modelBlocks(say: StatementWriter, model: MarketModel): string[] {
  if (say.builtIn) return shortModelBlocks(say, model)
  const { tam, sam, som } = marketSizeOf(model)
  const topDown = topDownLineOf(model)
  const breakEven = breakEvenLineOf(model)
  const gap = methodGapOf(model)
  return [
    list(
      [
        `TAM: ${formatRange(model, 'tam', tam)}`,
        `SAM: ${formatRange(model, 'sam', sam)}`,
        `SOM: ${formatRange(model, 'som', som)}`,
      ],
      '',
    ),
    '#### Inputs',
    table(
      ['Input', 'Low', 'Base', 'High', 'Unit', 'Basis'],
      model.inputs.map((input) => inputRow(say, input, currencyOf(model))),
    ),
    '#### Formulas',
    list(calculationOf(model).map(formula), ''),
    ...(topDown ? ['#### Top-down check', list([formula(topDown)], '')] : []),
    ...(gap ? [`The larger of the two is ${formatGap(gap)} times the smaller one.`] : []),
    ...(breakEven
      ? [
          '#### Break-even',
          list([`${formula(breakEven)} customers; the SOM holds ${breakEven.obtainable}`], ''),
        ]
      : []),
  ]
}

/** The inputs that a calculation still lacks, as a question. */
function missingBlocks({ builtIn }: StatementWriter, given: Brief): string[] {
  if (lacksDealValue(given))
    return ['Not calculated: your price is a share, and what one deal is worth is not known.']
  const brief = withDealValue(given)
  const field = missingForMarket(brief)
  if (!field) return []
  if (field === 'purchases' && (isOneJob(brief) || firstValue(brief, 'price')?.every === 'once'))
    return [
      hasFee(brief) ||
      entriesOf(brief, 'nature').some(({ value }) => value === 'device' || value === 'content')
        ? 'Not calculated by the year: customers pay once for it.'
        : 'Not calculated by the year: customers pay once. Does one buy again each year?',
    ]
  if (field === 'price' && builtIn)
    return ['Not calculated yet: your price, or what it is paid for, is open.']
  // A built-in report asks its questions below the brief.
  const { ask, label } = questionOf(brief, field)
  return [`Not calculated yet. ${builtIn ? `Missing: ${label.toLowerCase()}.` : ask}`]
}

/**
 * Lines left out because the summary or the case against already states their result; the others add a calculation or a
 * meaning.
 */
const IN_SUMMARY: ReadonlySet<string> = new Set([
  'income',
  'progress',
  'problem',
  'today-1',
  'today-2',
  'winBudget',
])

/** Lines that are only worth showing on screen. */
const ON_SCREEN: ReadonlySet<string> = new Set(['left', 'earnBack'])

/** Lines that the report's first sentence about a goal states or replaces. */
const BESIDE_GOAL: ReadonlySet<string> = new Set(['share', 'income'])

const tells = (text: string, figure: string): boolean =>
  text.split(/\s+/).some((word) => word.replace(/[.,:;]+$/, '') === figure)

function numberBlocks(
  brief: Brief,
  { model, counterCase }: Pick<MarketSection, 'model' | 'counterCase'>,
  summary: Summary | null,
): string[] {
  const told = [...(summary ? textsOf(summary) : []), ...counterCase.map(({ text }) => text)].join(' ')
  const worked = numberLinesOf(brief, model)
  const hasGoal = worked.some(({ id, result }) => id === 'goal' && result)
  // Lines without a result only ask; they are among the open questions.
  const lines = worked.filter(
    ({ id, result, formula }) =>
      // A line without a formula is an alternative that costs nothing today; the case against mentions it.
      result &&
      formula &&
      !ON_SCREEN.has(id) &&
      !(hasGoal && BESIDE_GOAL.has(id)) &&
      !(IN_SUMMARY.has(id) && tells(told, result)),
  )
  if (lines.length === 0) return []
  // The summary already states that its goal and example are before costs.
  const remarks = new Set<string>(summary ? [GOAL_NOTE] : [])
  /** The sentences that are not in the remarks of an earlier row. */
  const newly = (text: string): string =>
    text
      .split(/(?<=\.)\s/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '' && !remarks.has(sentence) && remarks.add(sentence))
      .join(' ')
  return [
    '#### What your numbers say',
    table(
      ['', 'Result', 'Calculation', 'Remarks'],
      lines.map(({ label, result, formula, meaning, assumes }) => [
        escapeMarkdown(label),
        result ?? '',
        escapeMarkdown(formula ?? ''),
        escapeMarkdown(newly(`${meaning ?? ''} ${assumes ?? ''}`)),
      ]),
    ),
  ]
}

function sizeBlocks(
  say: StatementWriter,
  { model, marketSizeText }: MarketSection,
  brief: Brief | null,
): string[] {
  if (model) return modelBlocks(say, model)
  if (brief && !marketSizeText) return missingBlocks(say, brief)
  const lines = marketSizeText.split('\n').map(escapeMarkdown).filter(Boolean)
  return lines.length > 0 ? [lines.join('  \n')] : []
}

const competitorBlocks = (
  { said, saidList }: StatementWriter,
  { name, knownFor, link: address, strengths, weaknesses, price, dominant, live }: Competitor,
): string[] => [
  `#### ${said(name)}`,
  list(
    [
      ...(knownFor ? [`Known for: ${said(knownFor)}`] : []),
      ...(address ? [link(address, address)] : []),
      ...(name.because ? [capitalized(escapeMarkdown(becauseText(name.because)))] : []),
      ...(price ? [`Price: ${said(price.text)}`] : []),
      ...(price?.yearly ? [`Price a year: ${escapeMarkdown(yearlyPriceText(price.yearly))}`] : []),
      ...(dominant ? ['Dominates the market'] : []),
      ...(live === false ? ['Not in business'] : []),
    ],
    '',
  ),
  ...(strengths.length > 0 ? ['Strengths:', saidList(strengths, '')] : []),
  ...(weaknesses.length > 0 ? ['Weaknesses:', saidList(weaknesses, '')] : []),
]

const riskLine = ({ said }: StatementWriter, { text, severity, mitigation, legalKnockOut }: Risk): string =>
  [
    `${said(text)} Severity: ${severityName(severity).toLowerCase()}.`,
    legalKnockOut ? 'The law prohibits the business as described.' : '',
    mitigation ? `Mitigation: ${said(mitigation)}` : 'No mitigation listed.',
  ]
    .filter(Boolean)
    .join(' ')

const MET = (met: boolean | null) => (met === null ? 'not assessed' : met ? 'met' : 'not met')

const testLines = ({ said }: StatementWriter, tests: NonNullable<MarketSection['problemTests']>): string[] =>
  PROBLEM_TESTS.map((id) =>
    `${PROBLEM_TEST_NAMES[id]}: ${MET(tests[id].met)}. ${said(tests[id].reason)}`.trimEnd(),
  )

function againstBlocks(
  { said, saidOr, saidList, builtIn }: StatementWriter,
  { brief, counterCase, riskiestAssumption, nextTest, summary }: MarketOf,
): string[] {
  // The first is in the summary, whose findings may express others in different words.
  const [, ...others] = counterCase
  const told = summary ? textsOf(summary) : []
  const beside = others.filter(({ text }) => !told.some((each) => isSaidIn(text, each)))
  return [
    builtIn ? saidList(beside, '') : saidList(counterCase, 'Nothing was recorded.'),
    ...(riskiestAssumption && !builtIn ? [`Riskiest assumption: ${said(riskiestAssumption)}`] : []),
    ...(nextTest && !builtIn
      ? [
          [
            `Next test: ${said(nextTest.what)}`,
            nextTest.about && `With whom and where: ${said(nextTest.about)}.`,
            ...nextTest.notes.map(said),
            `Passed when: ${saidOr(nextTest.threshold, 'not stated')}`,
            nextTest.otherwise && `If it fails: ${said(nextTest.otherwise)}`,
            `It costs ${formatTestCost(nextTest.costDollars, brief)} and takes ${formatDays(nextTest.days)}.`,
            nextTest.costs && said(nextTest.costs),
          ]
            .filter(Boolean)
            .join(' '),
        ]
      : []),
  ]
}

const growthBlocks = ({ said }: StatementWriter, { growth, whyNow }: MarketSection): string[] => [
  ...(growth ? [`${said(growth.text)} ${formatGrowth(growth.percentPerYear)} a year`] : []),
  ...(whyNow
    ? [
        `Why now: ${said(whyNow.text)}${whyNow.text.text.includes(whyNow.date) ? '' : ` ${escapeMarkdown(whyNow.date)}`}`,
      ]
    : []),
]

const unwrittenBlocks = (market: MarketOf): string[] => {
  const missing = missingIn(market)
  return missing.length > 0 ? ['Part of this section is missing:', list(missing.map(escapeMarkdown), '')] : []
}

const searchBlocks = ({ queries }: Research): string[] => {
  // The others are named as missing.
  const made = queries.filter(({ query, outcome }) => query || outcome !== 'failed')
  const lines = made.map((search) =>
    [TOPIC_NAMES[search.topic], search.query, formatSearchOutcome(search)].map(escapeMarkdown).join(': '),
  )
  return [list(lines, 'No searches were recorded.')]
}

const researchBlocks = (_: StatementWriter, market: MarketOf): string[] => {
  const { research, lookups } = market
  return [
    ...unwrittenBlocks(market),
    ...(research ? searchBlocks(research) : []),
    ...publicSourceBlocks(lookups),
  ]
}

const publicSourceBlocks = (lookups: LookupRecord | null | undefined): string[] => [
  ...(lookups
    ? [
        `Public sources were asked on ${escapeMarkdown(lookups.at.slice(0, 10))}.`,
        table(
          ['Source', 'Asked for', 'Time', 'Outcome'],
          lookups.lookups.map(({ source, question, queries, retrievedAt, outcome, reason, link: page }) => [
            link(LOOKUP_SOURCES[source].name, page),
            [
              question,
              ...(queries.length > 0
                ? [`Sent: ${[...new Set(queries.map(({ shown }) => shown))].join('; ')}`]
                : []),
            ]
              .map(escapeMarkdown)
              .join(' '),
            escapeMarkdown((retrievedAt ?? lookups.at).slice(0, 16).replace('T', ' ')),
            [OUTCOME_NAMES[outcome], reason ?? ''].filter(Boolean).map(escapeMarkdown).join('. '),
          ]),
        ),
      ]
    : []),
]

const MOST_ITEMS = 8

const seriesLine = ({ label, points }: Lookup['series'][number]): string =>
  `${escapeMarkdown(label)}: ${points
    .flatMap(({ at, value, partial }) =>
      value === null
        ? []
        : [`${escapeMarkdown(at)} ${value.toLocaleString('en')}${partial ? ' (so far)' : ''}`],
    )
    .join(', ')}`

function lookupBlocks(lookup: Lookup): string[] {
  const { source, question, says, reason, outcome, caveats, items, series, link: page } = lookup
  const used = outcome === 'measured' || outcome === 'measured-none'
  return [
    `#### ${escapeMarkdown(question)}`,
    [says, outcome === 'measured' ? null : reason, ...caveats]
      .flatMap((text) => (text ? [escapeMarkdown(text)] : []))
      .join(' '),
    list(
      [
        ...series.map(seriesLine),
        ...items
          .slice(0, MOST_ITEMS)
          .map((item) =>
            [`“${link(item.title, item.link)}”`, escapeMarkdown(itemFacts(item))].filter(Boolean).join(', '),
          ),
      ],
      '',
    ),
    `Source: ${link(LOOKUP_SOURCES[source].name, page)}${used ? ` [${lookup.id}]` : ''}`,
  ]
}

/** The market section with the brief that its numbers follow from, and with the answers of public sources. */
type MarketOf = MarketSection & {
  brief: Brief | null
  summary: Summary | null
  lookups?: LookupRecord | null
}

const WRITERS: Record<LaidOut<typeof MARKET_PARTS>, PartWriter<MarketOf>> & {
  figures: PartWriter<MarketOf>
} = {
  'counter-case': againstBlocks,
  'market-size': (say, { brief, summary, ...market }) => [
    ...sizeBlocks(say, market, brief),
    ...(brief ? numberBlocks(brief, market, summary) : []),
  ],
  'public-sources': (_, { lookups }) => shownLookups(lookups).flatMap(lookupBlocks),
  growth: growthBlocks,
  'problem-tests': (say, { problemTests }) => (problemTests ? [list(testLines(say, problemTests), '')] : []),
  competitors: (say, { competitors, lookups }) =>
    // The brief contains what the founder named, and the numbers contain its price.
    [
      ...competitors.filter(({ knownFor, link: page }) => !say.builtIn || knownFor || page),
      ...rivalsIn(lookups),
    ].flatMap((each) => competitorBlocks(say, each)),
  risks: (say, { risks }) => [
    list(
      (risks ?? []).map((risk) => riskLine(say, risk)),
      '',
    ),
  ],
  // If typical pay is the yardstick, the summary states it with its year.
  figures: ({ saidList }, { brief, figures }) => {
    const pay = brief && isYardstick(withYardstick(brief)) ? wageOf(brief) : null
    return [
      saidList(
        figures.filter(({ text }) => text !== pay?.says),
        '',
      ),
    ]
  },
  research: researchBlocks,
}

export const marketBlocks = (
  say: StatementWriter,
  market: MarketSection,
  { brief, lookups, summary }: Pick<Report, 'brief' | 'lookups'> & { summary: Summary | null },
): string[] => partBlocks<MarketOf>(say, MARKET_PARTS, { ...market, brief, lookups, summary }, WRITERS)
