import type { MarketInput, MarketInputId } from '@domain/market-model'
import { BasisMark } from '@/shared/ui/basis-mark'
import { SourceMarkers } from '../../text/source-markers'
import { formatInputRange } from './calculation'

interface ReportSaidProps {
  id: MarketInputId
  original: NonNullable<MarketInput['original']>
  currency: string
}

/** What the report had said of an input before its founder changed it, and on what ground. */
export const ReportSaid = ({ id, original: { range, basis, sources }, currency }: ReportSaidProps) => (
  <p className="text-ink-muted text-xs">
    The report said {formatInputRange(id, range, currency)}
    <SourceMarkers sources={sources} />
    <BasisMark basis={basis} className="ml-2" />
  </p>
)
