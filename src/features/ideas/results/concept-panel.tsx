import type { Basis } from '@domain/basis'
import type { ConceptSection, Role } from '@domain/report'
import { keyed } from '@/shared/lib/keyed'
import { ReportSection } from './text/report-section'
import { Said } from './text/said'
import { SaidList } from './text/said-list'

export const ConceptPanel = ({ concept: { overview, roles } }: { concept: ConceptSection }) => (
  <div className="flex flex-col gap-10">
    <ReportSection id="overview" title="Overview" statements={[overview]} empty="No overview available">
      {(basis) => (
        <p className="font-serif text-lg leading-8">
          <Said statement={overview} basis={basis} />
        </p>
      )}
    </ReportSection>
    <ReportSection
      id="user-roles"
      title="User roles"
      statements={roles.flatMap(({ title, focus, responsibilities }) => [title, focus, ...responsibilities])}
      empty="No user roles available"
    >
      {(basis) => (
        <div className="flex flex-col divide-y divide-line">
          {keyed(roles, ({ title }) => title.text).map(({ key, item }) => (
            <RoleEntry key={key} role={item} basis={basis} />
          ))}
        </div>
      )}
    </ReportSection>
  </div>
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
