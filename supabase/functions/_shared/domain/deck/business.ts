import type { Brief, BriefField } from '../brief/brief.ts'
import { missingForMarket } from '../brief/economics.ts'
import { formatEntries } from '../brief/format.ts'
import { type Checks, isRefuted } from '../citation-checks.ts'
import { formatGrowth } from '../figures.ts'
import { competitorsIn } from '../lookup-evidence.ts'
import { breakEvenLineOf, calculationOf, formatSize, type SizeId, shortInput } from '../market-calculation.ts'
import { currencyOf, type MarketInputId, type MarketModel, marketSizeOf } from '../market-model.ts'
import type { Competitor, MarketSection, Report } from '../report.ts'
import { cutLine, oneLine } from './cut.ts'
import { groundOf } from './ground.ts'
import { statedSizes } from './size-text.ts'
import type { AdvantageSlide, BusinessSlide, Figure, MarketSlide, SlideSize } from './slides.ts'
import { CAPS, CUTS } from './slots.ts'
import { asked, interleave, said, spoken, uniqueBy } from './story.ts'

/** Maximum length of an input's name within a formula. */
const DETAIL_CUT = 90

function calculatedSizes(model: MarketModel): SlideSize[] {
  const { tam, sam, som } = marketSizeOf(model)
  const [ofTam, ofSam, ofSom] = calculationOf(model).map(({ words }) => cutLine(words, DETAIL_CUT))
  const size = (name: SlideSize['name'], id: SizeId, amount: number, detail = ''): SlideSize => ({
    name,
    amount,
    text: formatSize(model, id, amount),
    detail,
  })
  return [
    size('TAM', 'tam', tam.base, ofTam),
    size('SAM', 'sam', sam.base, ofSam),
    size('SOM', 'som', som.base, ofSom),
  ]
}

function textSizes(text: string): SlideSize[] {
  const { tam, sam, som } = statedSizes(text)
  return [
    { name: 'TAM', ...tam, detail: 'Total addressable market' },
    { name: 'SAM', ...sam, detail: 'Serviceable addressable market' },
    { name: 'SOM', ...som, detail: 'Serviceable obtainable market' },
  ]
}

const SIZE_INPUTS: readonly MarketInputId[] = [
  'customers',
  'revenuePerCustomer',
  'reachableShare',
  'obtainableShare',
]

function justificationOf(market: MarketSection): string | null {
  const text = market.model || !market.marketSizeText ? spoken(market.targetMarket) : market.marketSizeText
  return cutLine(text, CUTS.justification) || null
}

/** Growth that its cited pages do not contain is left out, as in the scorecard. */
function growthOf(market: MarketSection | null, checks: Checks): MarketSection['growth'] {
  const growth = market?.growth ?? null
  return growth && !isRefuted(checks, growth.text) ? growth : null
}

function asksForSize(market: MarketSection | null, brief: Brief | null): BriefField[] {
  if (!brief || market?.model || market?.marketSizeText) return []
  const field = missingForMarket(brief)
  return field ? [field] : []
}

export function marketSlide({ market, brief }: Report, checks: Checks): MarketSlide {
  const model = market?.model ?? null
  const inputs = model?.inputs.filter(({ id }) => SIZE_INPUTS.includes(id)) ?? []
  const growth = growthOf(market, checks)
  return {
    kind: 'market',
    title: 'Market Opportunity',
    asks: asksForSize(market, brief),
    sizes: model
      ? calculatedSizes(model)
      : brief && !market?.marketSizeText
        ? []
        : textSizes(market?.marketSizeText ?? ''),
    calculated: model !== null,
    justification: market && justificationOf(market),
    growth: growth && `${formatGrowth(growth.percentPerYear)} a year`,
    ground: groundOf([...inputs, ...(growth ? [growth.text] : [])], checks),
  }
}

function figuresOf(model: MarketModel): Figure[] {
  const input = (id: MarketInputId) => model.inputs.find((each) => each.id === id)
  const value = (id: MarketInputId, label: string): Figure[] => {
    const given = input(id)
    return given ? [{ label, value: shortInput(id, given.range.base, currencyOf(model)) }] : []
  }
  const breakEven = breakEvenLineOf(model)
  return [
    ...value('revenuePerCustomer', 'Annual revenue per customer'),
    ...value('grossMargin', 'Gross margin'),
    ...(breakEven ? [{ label: 'Customers to break even', value: breakEven.result }] : []),
    ...(breakEven ? [{ label: 'Customers in the SOM', value: breakEven.obtainable }] : []),
  ]
}

export function businessSlide({ market, brief }: Report, checks: Checks): BusinessSlide {
  const streams = (market?.monetizationStrategies ?? []).filter(said).slice(0, CAPS.streams)
  const model = market?.model ?? null
  return {
    kind: 'business',
    title: 'Business Model',
    asks: streams.length === 0 ? asked(brief, 'price') : [],
    streams: streams.map((stream) => cutLine(spoken(stream), CUTS.stream)),
    figures: model ? figuresOf(model) : [],
    ground: groundOf([...streams, ...(model?.inputs ?? [])], checks),
  }
}

function gapsOf({ name, weaknesses, answers }: Competitor) {
  const answered = weaknesses.filter(said).map((weakness) => ({
    name: name.text,
    weakness,
    answer: answers.find((each) => each.weakness === weakness.text)?.feature ?? null,
  }))
  return answered.sort((a, b) => Number(b.answer !== null) - Number(a.answer !== null))
}

export function advantageSlide({ market, brief, lookups }: Report, checks: Checks): AdvantageSlide {
  const competitors = competitorsIn({ market, lookups })
  const shown = interleave(competitors.map(gapsOf)).slice(0, CAPS.gaps)
  const listed = competitors
    .slice(0, CAPS.gaps)
    .flatMap(({ name }) => (name.basis === 'source' ? [name] : []))
  return {
    kind: 'advantage',
    title: 'Competitive Advantage',
    asks: shown.length === 0 ? asked(brief, 'difference', 'today') : [],
    differences: (brief ? formatEntries(brief, 'difference') : [])
      .slice(0, CAPS.differences)
      .map((words) => cutLine(words, CUTS.stream)),
    rivals: uniqueBy(
      competitors.map(({ name }) => cutLine(spoken(name), CUTS.title)),
      (name) => name,
    ).slice(0, CAPS.gaps),
    gaps: shown.map(({ name, weakness, answer }) => ({
      competitor: cutLine(name, CUTS.title),
      weakness: cutLine(weakness.text, CUTS.gap),
      answer: answer === null || oneLine(answer) === '' ? null : cutLine(answer, CUTS.feature),
    })),
    ground: groundOf(shown.length > 0 ? shown.map(({ weakness }) => weakness) : listed, checks),
  }
}
