import type { Phase } from '@domain/phases'
import {
  type ReadRoadmap,
  type RoadmapRow,
  roadmapCsv,
  roadmapFileName,
  roadmapJsonName,
  roadmapMarkdown,
} from '@domain/roadmap'
import { Download, PenLine, RefreshCw, Share } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { Button } from '@/shared/ui/button'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { toast } from '@/shared/ui/toast'
import { ExportDialog, save } from './export-dialog'
import { jsonTextOf } from './shown-content'

const NO_CONTENT = 'No roadmap content to download'

function saveContent(content: unknown, phase: Phase) {
  const text = jsonTextOf(content)
  if (text === null) toast.error(NO_CONTENT, { id: NO_CONTENT })
  else save(() => text, 'application/json', roadmapJsonName(phase))
}

interface CardActionsProps {
  /** Title of the project. */
  project: string
  row: RoadmapRow
  /** As stored. */
  content: unknown
  /** As parsed; null if nothing can be read. */
  roadmap: ReadRoadmap | null
  onEdit: () => void
  /** Regenerates it; null during generation, or for readers who may not. */
  onUpdate: (() => void) | null
  /** Button that withdraws it; null if it cannot be withdrawn. */
  withdraw: ReactNode
}

export function CardActions({
  project,
  row,
  content,
  roadmap,
  onEdit,
  onUpdate,
  withdraw,
}: CardActionsProps) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const [exporting, setExporting] = useState(false)
  const { phase } = row
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {isAdmin && (
        <Button variant="secondary" size="sm" onClick={onEdit}>
          <PenLine aria-hidden /> Edit
        </Button>
      )}
      {withdraw}
      {onUpdate && (
        <Button variant="secondary" size="sm" onClick={onUpdate}>
          <RefreshCw aria-hidden /> Update
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => saveContent(content, phase)}>
        <Download aria-hidden /> Download
      </Button>
      {roadmap && (
        <>
          <ExportMenu
            project={project}
            phase={phase}
            roadmap={roadmap}
            onImports={() => setExporting(true)}
          />
          <ExportDialog
            open={exporting}
            onOpenChange={setExporting}
            project={project}
            row={row}
            roadmap={roadmap}
          />
        </>
      )}
    </div>
  )
}

interface ExportMenuProps {
  project: string
  phase: Phase
  roadmap: ReadRoadmap
  /** Opens the exports for calendars and issue trackers. */
  onImports: () => void
}

const ExportMenu = ({ project, phase, roadmap, onImports }: ExportMenuProps) => (
  <Menu
    trigger={
      <Button variant="secondary" size="sm">
        <Share aria-hidden /> Export
      </Button>
    }
  >
    <MenuItem
      onSelect={() => save(() => roadmapCsv(roadmap), 'text/csv', roadmapFileName(project, phase, 'csv'))}
    >
      Table (.csv)
    </MenuItem>
    <MenuItem
      onSelect={() =>
        save(
          () => roadmapMarkdown(roadmap, `${project}: ${roadmap.name}`),
          'text/markdown',
          roadmapFileName(project, phase, 'md'),
        )
      }
    >
      Markdown (.md)
    </MenuItem>
    <MenuItem onSelect={onImports}>Calendar and issue trackers</MenuItem>
    <MenuItem onSelect={() => window.print()}>PDF (print)</MenuItem>
  </Menu>
)
