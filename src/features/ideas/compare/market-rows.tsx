import { formatDollars, formatGrowth } from '@domain/figures'
import { BasisMark } from '@/shared/ui/basis-mark'
import { RangeBar } from '../results/market/range-bar'
import { SourceFaults } from '../results/text/source-faults'
import { CompareRow, NotHeld } from './compare-row'
import { CompareSection } from './compare-section'
import { type Compared, MARKETS, type MarketId, scaleOf, sizeOf } from './compared'

const NAMES: Record<MarketId, string> = {
  tam: 'TAM, total addressable',
  sam: 'SAM, serviceable',
  som: 'SOM, obtainable',
}

const marketOf = ({ validation: { report } }: Compared) => report.market

export const MarketRows = ({ ideas }: { ideas: readonly Compared[] }) => (
  <CompareSection
    title="Market"
    note="US dollars a year with their ranges, each line on one scale from zero. The inputs and their sources are in each report."
    ideas={ideas}
  >
    {MARKETS.map((id) => (
      <SizeRow key={id} id={id} ideas={ideas} />
    ))}
    <CompareRow title="Growth" ideas={ideas}>
      {(idea) => <Growth idea={idea} />}
    </CompareRow>
    <CompareRow title="Target market" ideas={ideas}>
      {(idea) => <TargetMarket idea={idea} />}
    </CompareRow>
  </CompareSection>
)

function SizeRow({ id, ideas }: { id: MarketId; ideas: readonly Compared[] }) {
  const until = scaleOf(ideas, id)
  return (
    <CompareRow title={NAMES[id]} ideas={ideas}>
      {(idea) => <Size idea={idea} id={id} until={until} />}
    </CompareRow>
  )
}

function Size({ idea, id, until }: { idea: Compared; id: MarketId; until: number }) {
  const range = sizeOf(idea, id)
  if (!range) return <Uncalculated idea={idea} id={id} />
  return (
    <>
      <p className="font-semibold tabular-nums">{formatDollars(range.base)}</p>
      <div className="mt-1.5">
        <RangeBar range={range} until={until} />
      </div>
      <p className="mt-1 text-ink-muted text-xs tabular-nums">
        {formatDollars(range.low)} to {formatDollars(range.high)}
      </p>
    </>
  )
}

/** Older reports hold the size as a text, which says all three at once. */
function Uncalculated({ idea, id }: { idea: Compared; id: MarketId }) {
  const text = marketOf(idea)?.marketSizeText
  if (!text) return <NotHeld>No market size data available</NotHeld>
  return id === 'tam' ? (
    <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  ) : (
    <NotHeld>Not calculated</NotHeld>
  )
}

function Growth({ idea }: { idea: Compared }) {
  const growth = marketOf(idea)?.growth
  if (!growth) return <NotHeld>No growth figure</NotHeld>
  const { percentPerYear, text } = growth
  return (
    <>
      <p className="font-semibold tabular-nums">{formatGrowth(percentPerYear)} a year</p>
      <p className="mt-1">
        <span dir="auto">{text.text}</span> <BasisMark basis={text.basis} sources={text.sources} />
        <SourceFaults said={text} checks={idea.checks} />
      </p>
    </>
  )
}

function TargetMarket({ idea }: { idea: Compared }) {
  const said = marketOf(idea)?.targetMarket
  if (!said?.text) return <NotHeld>No target market data available</NotHeld>
  return (
    <p className="[overflow-wrap:anywhere]">
      <span dir="auto">{said.text}</span> <BasisMark basis={said.basis} sources={said.sources} />
      <SourceFaults said={said} checks={idea.checks} />
    </p>
  )
}
