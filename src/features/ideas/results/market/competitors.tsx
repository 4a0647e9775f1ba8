import type { Competitor } from '@domain/report'
import { keyed } from '@/shared/lib/keyed'
import { ReportSection } from '../text/report-section'
import { CompetitorEntry } from './competitor-entry'

export const Competitors = ({ competitors }: { competitors: Competitor[] }) => (
  <ReportSection
    id="competitors"
    title="Competitors"
    statements={competitors.flatMap(({ name, strengths, weaknesses, price }) => [
      name,
      ...strengths,
      ...weaknesses,
      ...(price ? [price.text] : []),
    ])}
    empty="No competitors available"
  >
    {(basis) => (
      <div className="flex flex-col divide-y divide-line">
        {keyed(competitors, ({ name }) => name.text).map(({ key, item }) => (
          <CompetitorEntry key={key} competitor={item} basis={basis} />
        ))}
      </div>
    )}
  </ReportSection>
)
