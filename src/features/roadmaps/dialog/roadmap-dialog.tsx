import { PHASE_NAMES, PHASES, type Phase } from '@domain/phases'
import { DEFAULT_RATES, type RegionId, type RoadmapRow } from '@domain/roadmap'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { Dialog, DialogContent } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import { roadmapText } from '../editor/roadmap-text'
import { hasContent } from '../follow-runs'
import { roadmapQueries } from '../roadmap-queries'
import type { RoleRate } from '../settings/requests'
import { settingsQueries } from '../settings/settings-queries'
import { ContentForm, EditorSkeleton } from './content-form'
import { type DialogMode, editableQuery, publishedText, startOf } from './editable-query'
import { GenerateForm } from './generate-form'
import { manualTemplate, TEMPLATE_ROLE } from './manual-template'
import { createManual, saveContent } from './requests'
import { type CloseGuard, useCloseGuard } from './use-close-guard'

interface RoadmapDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  validationId: string
  phase: Phase
  mode: DialogMode
  /** The roadmap of the phase; null if there is none. */
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

interface GenerateContentProps {
  validationId: string
  initialPhase: Phase
  onClose: () => void
}

/** Requests the roadmap of a phase: the first, or a replacement. */
function GenerateContent({ validationId, initialPhase, onClose }: GenerateContentProps) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const [phase, setPhase] = useState(initialPhase)
  const { data: rows } = useQuery(roadmapQueries.ofValidation(validationId))
  const { data: accessible } = useQuery(roadmapQueries.accessible(validationId))
  const existing = rows?.find((row) => row.phase === phase && hasContent(row)) ?? null
  return (
    <DialogContent
      title={existing ? 'Update Roadmap' : 'Generate Roadmap'}
      description="It is based on the report’s features and the project plan: platforms, stack, budget and timeline."
    >
      <GenerateForm
        validationId={validationId}
        phase={phase}
        onPhase={setPhase}
        existing={existing}
        open={isAdmin ? PHASES : (accessible ?? ['interactive'])}
        onClose={onClose}
      />
    </DialogContent>
  )
}

interface EditContentProps {
  roadmap: RoadmapRow
  guard: CloseGuard
}

/** Edits the draft of a roadmap or, without one, the published version. */
function EditContent({ roadmap: { id, phase }, guard }: EditContentProps) {
  const client = useQueryClient()
  const query = useQuery(editableQuery(id))
  const reload = async () => startOf(await client.fetchQuery({ ...editableQuery(id), staleTime: 0 }))
  return (
    <DialogContent
      title="Edit Roadmap Content"
      description={`${PHASE_NAMES[phase]}. Costs, durations and totals are calculated from the team and tasks when you save.`}
      className="max-w-4xl"
    >
      <QueryView
        query={query}
        pending={<EditorSkeleton />}
        error="The roadmap could not be loaded. Please try again."
      >
        {(editable) => (
          <ContentForm
            start={startOf(editable)}
            published={publishedText(editable)}
            guard={guard}
            save={({ content, version }) => saveContent({ roadmapId: id, content, version })}
            saved="Roadmap content updated successfully"
            failure="The roadmap could not be saved"
            reload={reload}
          />
        )}
      </QueryView>
    </DialogContent>
  )
}

interface ManualContentProps {
  validationId: string
  phase: Phase
  guard: CloseGuard
}

/** A roadmap written by hand, from a template. */
function ManualContent({ validationId, phase, guard }: ManualContentProps) {
  const settings = useQuery(settingsQueries.settings())
  const rates = useQuery(settingsQueries.rates())
  return (
    <DialogContent
      title="Edit Roadmap Content"
      description={`A roadmap for the ${PHASE_NAMES[phase]} phase, written by hand. It stays a draft until you publish it.`}
      className="max-w-4xl"
    >
      <QueryView query={settings} pending={<EditorSkeleton />} isEmpty={() => false}>
        {(stored) => (
          <QueryView query={rates} pending={<EditorSkeleton />} isEmpty={() => false}>
            {(known) => (
              <ContentForm
                start={{ text: templateText(phase, stored.region, known), version: '' }}
                published={null}
                guard={guard}
                save={({ content }) => createManual({ validationId, phase, content })}
                saved="Roadmap saved as a draft"
                failure="The roadmap could not be saved"
                reload={null}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </DialogContent>
  )
}

function templateText(phase: Phase, region: RegionId, rates: RoleRate[]): string {
  const rate = rates.find((candidate) => candidate.role === TEMPLATE_ROLE.id && candidate.region === region)
  return roadmapText(manualTemplate(phase, region, rate?.dollars ?? DEFAULT_RATES[TEMPLATE_ROLE.id][region]))
}
