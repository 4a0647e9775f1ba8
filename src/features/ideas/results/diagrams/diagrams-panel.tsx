import type { Report } from '@domain/report'
import type { Validation } from '@domain/validation'
import { fileStem } from './file-stem'
import { PersonaMap } from './persona-map'
import { Quadrant } from './quadrant'

interface DiagramsPanelProps {
  validation: Validation
  /** As it is shown, with changes that are typed but not saved. */
  report: Report
}

export function DiagramsPanel({ validation: { title, createdAt }, report }: DiagramsPanelProps) {
  const fileName = fileStem(title)
  return (
    <div className="flex flex-col gap-10">
      <Quadrant report={report} asOf={createdAt} fileName={fileName} />
      <PersonaMap report={report} fileName={fileName} />
    </div>
  )
}
