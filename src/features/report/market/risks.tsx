import type { Basis } from '@domain/basis'
import { type MarketSection, type Risk, severityName } from '@domain/report'
import { statementsWithin } from '@domain/report-statements'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { Fold } from '../text/fold'
import type { PartViewProps } from '../text/report-parts'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'

/** Risks, most severe first, with mitigations. */
export function Risks({ part, of: { risks } }: PartViewProps<MarketSection>) {
  const sorted = [...(risks ?? [])].sort(
    (a, b) => Number(b.legalKnockOut) - Number(a.legalKnockOut) || b.severity - a.severity,
  )
  return (
    <ReportSection part={part} statements={statementsWithin(sorted)}>
      {(basis) => (
        <>
          <RiskList risks={sorted.slice(0, SHOWN)} basis={basis} />
          {sorted.length > SHOWN && (
            <Fold title={`${sorted.length - SHOWN} more`} className="mt-2">
              <RiskList risks={sorted.slice(SHOWN)} basis={basis} />
            </Fold>
          )}
        </>
      )}
    </ReportSection>
  )
}

/** Number shown while the list is collapsed. */
const SHOWN = 3

const RiskList = ({ risks, basis }: { risks: Risk[]; basis: Basis | null | undefined }) => (
  <ul className="flex flex-col divide-y divide-line">
    {keyed(risks, ({ text }) => text.text).map(({ key, item }) => (
      <RiskEntry key={key} risk={item} basis={basis} />
    ))}
  </ul>
)

const formatShare = (share: number) => `${Math.round(share * 100)}%`

const RiskEntry = ({ risk, basis }: { risk: Risk; basis: Basis | null | undefined }) => (
  <li className="grid gap-x-8 gap-y-2 py-2 first:pt-0 last:pb-0 @2xl:grid-cols-[11rem_minmax(0,1fr)]">
    <div className="flex items-center gap-2 self-start text-sm">
      <SeverityMark severity={risk.severity} />
      {severityName(risk.severity)}
    </div>
    <div>
      <p className="font-medium">
        <Said statement={risk.text} basis={basis} />
      </p>
      {risk.legalKnockOut && (
        <p className="mt-1.5">
          <Badge variant="destructive">The law prohibits the business as described</Badge>
        </p>
      )}
      <p className="mt-1 text-sm">
        {risk.mitigation ? (
          <>
            <span className="text-ink-muted">What helps: </span>
            <Said statement={risk.mitigation} basis={basis} />
            <span className="text-ink-muted"> About {formatShare(risk.unmitigatedShare)} of it remains.</span>
          </>
        ) : (
          <span className="text-ink-muted">No mitigation listed.</span>
        )}
      </p>
    </div>
  </li>
)

const STEPS = [1, 2, 3]

/** Three steps, filled up to the severity, which is named beside them. */
const SeverityMark = ({ severity }: { severity: number }) => (
  <svg viewBox="0 0 14 12" aria-hidden="true" className="h-3 w-3.5 shrink-0">
    {STEPS.map((step, index) => (
      <rect
        key={step}
        x={index * 5 + 0.5}
        y={11.5 - step * 3.5}
        width={3}
        height={step * 3.5}
        className={cn('stroke-danger', step <= Math.round(severity) ? 'fill-danger' : 'fill-transparent')}
      />
    ))}
  </svg>
)
