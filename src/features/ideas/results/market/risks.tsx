import type { Basis } from '@domain/basis'
import type { Risk } from '@domain/report'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'
import { SeverityMark, severityWord } from './severity-mark'

/** What can go wrong, the worst first, and what helps against it. */
export function Risks({ risks }: { risks: Risk[] }) {
  const sorted = [...risks].sort(
    (a, b) => Number(b.legalKnockOut) - Number(a.legalKnockOut) || b.severity - a.severity,
  )
  return (
    <ReportSection
      id="risks"
      title="Risks"
      statements={risks.flatMap(({ text, mitigation }) => (mitigation ? [text, mitigation] : [text]))}
      empty="Risks were weighed, and none was found"
    >
      {(basis) => (
        <ul className="flex flex-col divide-y divide-line">
          {keyed(sorted, ({ text }) => text.text).map(({ key, item }) => (
            <RiskEntry key={key} risk={item} basis={basis} />
          ))}
        </ul>
      )}
    </ReportSection>
  )
}

const formatShare = (share: number) => `${Math.round(share * 100)}%`

const RiskEntry = ({ risk, basis }: { risk: Risk; basis: Basis | null | undefined }) => (
  <li className="grid gap-x-8 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[11.5rem_minmax(0,1fr)]">
    <div className="flex items-center gap-2 self-start text-sm sm:pt-0.5">
      <SeverityMark severity={risk.severity} />
      {severityWord(risk.severity)}
    </div>
    <div>
      <p className="font-medium">
        <Said statement={risk.text} basis={basis} />
      </p>
      {risk.legalKnockOut && (
        <p className="mt-1.5">
          <Badge variant="destructive">The law forbids the business as described</Badge>
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
          <span className="text-ink-muted">Nothing named that helps against it.</span>
        )}
      </p>
    </div>
  </li>
)
