import type { Statement } from '@domain/basis'
import { placeOf } from '@domain/brief/market'
import { formatCount, formatGrowth } from '@domain/figures'
import type { Range } from '@domain/market-model'
import type { MarketSection } from '@domain/report'
import { type LaidOut, MARKET_PARTS, type Part } from '@domain/report-outline'
import type { ReactNode } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { BasisMark } from '@/shared/ui/basis-mark'
import { SourceFaults } from '@/validation/ui/source-faults'
import { CompareRow, CompareSection, NotHeld } from './compare-row'
import { type Compared, countOf, hasOtherCurrency, MARKETS, type MarketId, scaleOf, sizeOf } from './compared'
import { CompetitorRows } from './competitor-rows'

const marketOf = ({ validation: { report } }: Compared) => report.market

interface ComparedPartProps {
  part: Part<MarketSection>
  ideas: readonly Compared[]
}

type ComparedPart = Extract<(typeof MARKET_PARTS)[number], { compared: unknown }>

const VIEWS: Record<LaidOut<readonly ComparedPart[]>, (props: ComparedPartProps) => ReactNode> = {
  'market-size': SizeRows,
  growth: GrowthRow,
  competitors: CompetitorRows,
}

/** Parts of the market section that the outline marks for comparison. */
export const MarketRows = ({ ideas }: { ideas: readonly Compared[] }) => (
  <>
    <CompareSection
      title="Market"
      note={`Yearly amounts with their ranges, each row on one scale from zero${hasOtherCurrency(ideas) ? ', with other currencies converted at rounded exchange rates' : ''}. Inputs and sources are in each report.`}
      ideas={ideas}
    >
      {ideas.some((idea) => countOf(idea)) && <CountRow ideas={ideas} />}
      {partsIn('row').map((part) => (
        <ComparedPartView key={part.id} part={part} ideas={ideas} />
      ))}
    </CompareSection>
    {partsIn('table').map((part) => (
      <ComparedPartView key={part.id} part={part} ideas={ideas} />
    ))}
  </>
)

const partsIn = (place: Part<MarketSection>['compared']): Part<MarketSection>[] =>
  MARKET_PARTS.filter((part) => 'compared' in part && part.compared === place)

function ComparedPartView({ part, ideas }: ComparedPartProps) {
  const views: Partial<Record<string, (props: ComparedPartProps) => ReactNode>> = VIEWS
  const View = views[part.id] ?? SaidRow
  return <View part={part} ideas={ideas} />
}

function SaidRow({ part, ideas }: ComparedPartProps) {
  return (
    <CompareRow title={part.title} ideas={ideas}>
      {(idea) => {
        const market = marketOf(idea)
        const said = [market ? (part.said?.(market) ?? []) : []].flat(2).filter(({ text }) => text !== '')
        return said.length > 0 ? (
          keyed(said, ({ text }) => text).map(({ key, item }) => (
            <p key={key} className="[overflow-wrap:anywhere]">
              <Told said={item} idea={idea} />
            </p>
          ))
        ) : (
          <NotHeld>{part.empty}</NotHeld>
        )
      }}
    </CompareRow>
  )
}

/** A statement with its basis and failed checks. */
const Told = ({ said, idea }: { said: Statement; idea: Compared }) => (
  <>
    <span dir="auto">{said.text}</span> <BasisMark basis={said.basis} sources={said.sources} />
    <SourceFaults said={said} checks={idea.checks} />
  </>
)

const CountRow = ({ ideas }: { ideas: readonly Compared[] }) => (
  <CompareRow title="Official count" ideas={ideas}>
    {(idea) => {
      const count = countOf(idea)
      if (!count) return <NotHeld>Not counted by a public source</NotHeld>
      const { value, unit, period, citation } = count
      return (
        <>
          <p className="font-semibold tabular-nums">
            {formatCount(value)} {unit}
          </p>
          <p className="mt-1 text-ink-muted text-xs">
            {[placeOf(count), period].filter(Boolean).join(', ')}{' '}
            <BasisMark basis="source" sources={[citation]} />
          </p>
        </>
      )
    }}
  </CompareRow>
)

const SIZE_NAMES: Record<MarketId, string> = {
  tam: 'TAM, total addressable',
  sam: 'SAM, serviceable',
  som: 'SOM, obtainable',
}

function SizeRows({ part, ideas }: ComparedPartProps) {
  return MARKETS.map((id) => (
    <CompareRow key={id} title={SIZE_NAMES[id]} ideas={ideas}>
      {(idea) => <Size idea={idea} id={id} until={scaleOf(ideas, id)} empty={part.empty} />}
    </CompareRow>
  ))
}

interface SizeProps {
  idea: Compared
  id: MarketId
  /** End of the scale. */
  until: number
  empty: string
}

function Size({ idea, id, until, empty }: SizeProps) {
  const size = sizeOf(idea, id)
  if (!size) return <Uncalculated idea={idea} id={id} empty={empty} />
  const { text, spread, onScale } = size
  return (
    <>
      <p className="font-semibold tabular-nums">{text}</p>
      {onScale && (
        <div className="mt-1.5">
          <RangeBar range={onScale} until={until} />
        </div>
      )}
      {spread && <p className="mt-1 text-ink-muted text-xs tabular-nums">{spread}</p>}
    </>
  )
}

/** Older reports store the size as text that covers all three. */
function Uncalculated({ idea, id, empty }: Omit<SizeProps, 'until'>) {
  const text = marketOf(idea)?.marketSizeText
  if (!text) return <NotHeld>{empty}</NotHeld>
  return id === 'tam' ? (
    <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  ) : (
    <NotHeld>Not calculated</NotHeld>
  )
}

function GrowthRow({ ideas }: ComparedPartProps) {
  return (
    <CompareRow title="Growth" ideas={ideas}>
      {(idea) => {
        const growth = marketOf(idea)?.growth
        if (!growth) return <NotHeld>No growth figure</NotHeld>
        return (
          <>
            <p className="font-semibold tabular-nums">{formatGrowth(growth.percentPerYear)} a year</p>
            <p className="mt-1">
              <Told said={growth.text} idea={idea} />
            </p>
          </>
        )
      }}
    </CompareRow>
  )
}

interface RangeBarProps {
  range: Range
  /** End of the scale; the range's own high value when left out. */
  until?: number
}

/** A range on a scale from zero, with its base value as a mark. */
function RangeBar({ range: { low, base, high }, until = high }: RangeBarProps) {
  const at = (value: number) => (until > 0 ? (value / until) * 100 : 0)
  return (
    <svg aria-hidden="true" className="block h-3 w-full overflow-visible">
      <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" strokeWidth={1} />
      <line x1="0" x2="0" y1="0" y2="12" className="stroke-line-strong" strokeWidth={1} />
      <rect x={`${at(low)}%`} y="3" width={`${at(high) - at(low)}%`} height="6" className="fill-accent/30" />
      <line
        x1={`${at(base)}%`}
        x2={`${at(base)}%`}
        y1="0"
        y2="12"
        className="stroke-accent"
        strokeWidth={2}
      />
    </svg>
  )
}
