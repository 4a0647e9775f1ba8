import type { Basis, Statement } from '@domain/basis'
import type { Competitor } from '@domain/report'
import { keyed } from '../text/keyed'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'
import { SaidList } from '../text/said-list'

export const Competitors = ({ competitors }: { competitors: Competitor[] }) => (
  <ReportSection
    id="competitors"
    title="Competitors"
    statements={competitors.flatMap(({ name, strengths, weaknesses }) => [name, ...strengths, ...weaknesses])}
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

const CompetitorEntry = ({
  competitor,
  basis,
}: {
  competitor: Competitor
  basis: Basis | null | undefined
}) => (
  <article className="py-5 first:pt-0 last:pb-0">
    <h3 className="font-semibold">
      <Said statement={competitor.name} basis={basis} />
    </h3>
    <div className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      <Side title="Strengths" statements={competitor.strengths} basis={basis} />
      <Side title="Weaknesses" statements={competitor.weaknesses} basis={basis} />
    </div>
  </article>
)

interface SideProps {
  title: string
  statements: Statement[]
  basis: Basis | null | undefined
}

const Side = ({ title, statements, basis }: SideProps) => (
  <div>
    <h4 className="mb-1.5 text-ink-muted text-sm">{title}</h4>
    {statements.length > 0 ? (
      <SaidList statements={statements} basis={basis} />
    ) : (
      <p className="text-ink-muted">None listed</p>
    )}
  </div>
)
