import { formatAmount, formatDays, formatGap, formatGrowth } from '../figures.ts'
import {
  breakEvenLineOf,
  type CalculationLine,
  calculationOf,
  shortInput,
  topDownLineOf,
} from '../market-calculation.ts'
import {
  formatRange,
  type MarketInput,
  type MarketModel,
  marketSizeOf,
  methodGapOf,
} from '../market-model.ts'
import { type Competitor, type MarketSection, PROBLEM_TESTS, type Risk } from '../report.ts'
import { list, plain, table } from './escape.ts'
import type { Sayer } from './said.ts'

const inputRow = (
  { ground }: Sayer,
  { id, label, unit, range, basis, sources, note, original }: MarketInput,
): string[] => [
  plain(label),
  shortInput(id, range.low),
  shortInput(id, range.base),
  shortInput(id, range.high),
  plain(unit),
  [
    ground({ basis, sources }),
    plain(note),
    original && `the report had said ${shortInput(id, original.range.base)}`,
  ]
    .filter(Boolean)
    .join(' '),
]

const formula = ({ name, words, numbers, result }: CalculationLine): string =>
  `${name} = ${plain(words)} = ${plain(numbers)} = **${plain(result)}**`

function modelBlocks(say: Sayer, model: MarketModel): string[] {
  const { tam, sam, som } = marketSizeOf(model)
  const topDown = topDownLineOf(model)
  const breakEven = breakEvenLineOf(model)
  const gap = methodGapOf(model)
  return [
    list([`TAM: ${formatRange(tam)}`, `SAM: ${formatRange(sam)}`, `SOM: ${formatRange(som)}`], ''),
    '#### Inputs',
    table(
      ['Input', 'Low', 'Base', 'High', 'Unit', 'Basis'],
      model.inputs.map((input) => inputRow(say, input)),
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

function sizeBlocks(say: Sayer, { model, marketSizeText }: MarketSection): string[] {
  if (model) return modelBlocks(say, model)
  const lines = marketSizeText.split('\n').map(plain).filter(Boolean)
  return [lines.length > 0 ? lines.join('  \n') : 'No market size data available']
}

const competitorBlocks = (
  { said, saidList }: Sayer,
  { name, strengths, weaknesses, price, dominant, live }: Competitor,
): string[] => [
  `#### ${said(name)}`,
  list(
    [
      ...(price ? [`Price: ${said(price.text)}`] : []),
      ...(dominant ? ['Dominates the market'] : []),
      ...(live === false ? ['Not in business'] : []),
    ],
    '',
  ),
  'Strengths:',
  saidList(strengths, 'No strengths available'),
  'Weaknesses:',
  saidList(weaknesses, 'No weaknesses available'),
]

const SEVERITIES = ['annoying', 'serious', 'threatens the company']

const riskLine = ({ said }: Sayer, { text, severity, mitigation, legalKnockOut }: Risk): string =>
  [
    `${said(text)} Severity: ${SEVERITIES[severity - 1] ?? severity}.`,
    legalKnockOut ? 'The law forbids the business as described.' : '',
    mitigation ? `Mitigation: ${said(mitigation)}` : 'No mitigation named.',
  ]
    .filter(Boolean)
    .join(' ')

const MET = (met: boolean | null) => (met === null ? 'not judged' : met ? 'met' : 'not met')

function againstBlocks(
  { said, saidOr, saidList }: Sayer,
  { counterCase, riskiestAssumption, nextTest }: MarketSection,
): string[] {
  if (counterCase.length === 0 && !riskiestAssumption && !nextTest) return []
  return [
    '### What speaks against it',
    saidList(counterCase, 'Nothing was recorded.'),
    ...(riskiestAssumption ? [`Riskiest assumption: ${said(riskiestAssumption)}`] : []),
    ...(nextTest
      ? [
          `Next test: ${said(nextTest.what)} Passed when: ${saidOr(nextTest.threshold, 'not stated')} It costs ${formatAmount(nextTest.costDollars)} and takes ${formatDays(nextTest.days)}.`,
        ]
      : []),
  ]
}

function assessedBlocks(
  say: Sayer,
  { growth, whyNow, problemTests, risks, research }: MarketSection,
): string[] {
  const { said } = say
  return [
    ...(growth ? ['### Growth', `${said(growth.text)} ${formatGrowth(growth.percentPerYear)} a year`] : []),
    ...(whyNow ? ['### Why now', `${said(whyNow.text)} ${plain(whyNow.date)}`] : []),
    ...(problemTests
      ? [
          '### How severe the problem is',
          list(
            PROBLEM_TESTS.map(
              (id) => `${id}: ${MET(problemTests[id].met)}. ${said(problemTests[id].reason)}`,
            ),
            '',
          ),
        ]
      : []),
    ...(risks
      ? [
          '### Risks',
          list(
            risks.map((risk) => riskLine(say, risk)),
            'No risks available',
          ),
        ]
      : []),
    ...(research
      ? [
          '### How this was researched',
          list(
            research.queries.map(({ query, sources }) => `${plain(query)}: ${sources} sources`),
            'No searches were recorded.',
          ),
        ]
      : []),
  ]
}

export function marketBlocks(say: Sayer, market: MarketSection | null): string[] {
  if (!market) return ['## Market', 'No market data available']
  const { saidOr, saidList } = say
  return [
    '## Market',
    ...againstBlocks(say, market),
    '### Market size',
    ...sizeBlocks(say, market),
    '### Target market',
    saidOr(market.targetMarket, 'No target market data available'),
    '### Unique value proposition',
    saidOr(market.uniqueValue, 'No unique value proposition available'),
    '### Monetization strategies',
    saidList(market.monetizationStrategies, 'No monetization strategies available'),
    '### Competitors',
    ...(market.competitors.length > 0
      ? market.competitors.flatMap((competitor) => competitorBlocks(say, competitor))
      : ['No competitors available']),
    '### Challenges',
    saidList(market.challenges, 'No challenges available'),
    '### Opportunities',
    saidList(market.opportunities, 'No opportunities available'),
    ...assessedBlocks(say, market),
  ]
}
