import type { Phase } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import { Dialog } from '@/shared/ui/dialog'
import type { DialogMode } from './dialog-mode'
import { EditContent } from './edit-content'
import { GenerateContent } from './generate-content'
import { ManualContent } from './manual-content'
import { useCloseGuard } from './use-close-guard'

interface RoadmapDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  validationId: string
  phase: Phase
  mode: DialogMode
  /** The roadmap of the phase; null while it has none. */
  roadmap: RoadmapRow | null
}

/** The Generate / Edit dialog. Closing it with unsaved edits asks first. */
export function RoadmapDialog({
  open,
  onOpenChange,
  validationId,
  phase,
  mode,
  roadmap,
}: RoadmapDialogProps) {
  const guard = useCloseGuard(onOpenChange)
  return (
    <Dialog open={open} onOpenChange={guard.change}>
      {open && mode === 'generate' && (
        <GenerateContent validationId={validationId} initialPhase={phase} onClose={guard.close} />
      )}
      {open && mode === 'manual' && <ManualContent validationId={validationId} phase={phase} guard={guard} />}
      {open && mode === 'edit' && roadmap && <EditContent roadmap={roadmap} guard={guard} />}
    </Dialog>
  )
}
