import type { Basis } from '@domain/basis'
import type { ConceptSection, Role } from '@domain/report'
import { CONCEPT_PARTS, type LaidOut } from '@domain/report-outline'
import { statementsWithin } from '@domain/report-statements'
import type { ReactNode } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { type PartViewProps, ReportParts } from '../text/report-parts'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'
import { SaidList } from '../text/said-list'

type View = (props: PartViewProps<ConceptSection>) => ReactNode

const Overview: View = ({ part, of: { overview } }) => (
  <ReportSection part={part} statements={[overview]}>
    {(basis) => (
      <p className="font-serif text-lg leading-8">
        <Said statement={overview} basis={basis} />
      </p>
    )}
  </ReportSection>
)

const Roles: View = ({ part, of: { roles } }) => (
  <ReportSection part={part} statements={statementsWithin(roles)}>
    {(basis) => (
      <div className="flex flex-col divide-y divide-line">
        {keyed(roles, ({ title }) => title.text).map(({ key, item }) => (
          <RoleEntry key={key} role={item} basis={basis} />
        ))}
      </div>
    )}
  </ReportSection>
)

const VIEWS: Record<LaidOut<typeof CONCEPT_PARTS> | 'overview', View> = {
  overview: Overview,
  'user-roles': Roles,
}

export const ConceptPanel = ({ concept }: { concept: ConceptSection }) => (
  <ReportParts parts={CONCEPT_PARTS} of={concept} views={VIEWS} />
)

const RoleEntry = ({ role, basis }: { role: Role; basis: Basis | null | undefined }) => (
  <article className="grid gap-x-8 gap-y-2 py-5 first:pt-0 last:pb-0 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <h3 className="font-semibold">
      <Said statement={role.title} basis={basis} />
    </h3>
    <div className="flex flex-col gap-3">
      {role.focus.text && (
        <p className="text-ink-muted">
          <Said statement={role.focus} basis={basis} />
        </p>
      )}
      <SaidList statements={role.responsibilities} basis={basis} />
    </div>
  </article>
)
