import type { RoadmapRisk } from '@domain/roadmap'
import { keyed } from '@/shared/lib/keyed'

export const RiskList = ({ risks }: { risks: readonly RoadmapRisk[] }) =>
  risks.length === 0 ? (
    <p className="text-ink-muted">No risks listed.</p>
  ) : (
    <dl className="flex max-w-report flex-col gap-4">
      {keyed(risks, ({ description }) => description).map(({ key, item: { description, mitigation } }) => (
        <div key={key}>
          <dt dir="auto" className="font-medium">
            {description}
          </dt>
          <dd dir="auto" className="mt-0.5 text-ink-muted">
            {mitigation || 'No mitigation listed.'}
          </dd>
        </div>
      ))}
    </dl>
  )
