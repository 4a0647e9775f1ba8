import type { Report } from '@domain/report'
import type { Validation } from '@domain/stored-validation'
import { PersonaMap } from './persona-map'
import { Quadrant } from './quadrant'

interface DiagramsPanelProps {
  validation: Validation
  /** As it is shown, with changes that are typed but not saved. */
  report: Report
}

export function DiagramsPanel({ validation: { title, createdAt }, report }: DiagramsPanelProps) {
  return (
    <div className="flex flex-col gap-10">
      <Quadrant report={report} asOf={createdAt} title={title} />
      <PersonaMap report={report} title={title} />
    </div>
  )
}
