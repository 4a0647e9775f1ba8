import { PHASE_NAMES, type Phase } from '@domain/phases'
import { DEFAULT_RATES, type RegionId } from '@domain/roadmap'
import { useQuery } from '@tanstack/react-query'
import { DialogContent } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import { roadmapText } from '../editor/roadmap-text'
import type { RoleRate } from '../requests'
import { roadmapQueries } from '../roadmap-queries'
import { ContentForm } from './content-form'
import { EditorSkeleton } from './editor-skeleton'
import { manualTemplate, TEMPLATE_ROLE } from './manual-template'
import { createManual } from './requests'
import type { CloseGuard } from './use-close-guard'

interface ManualContentProps {
  validationId: string
  phase: Phase
  guard: CloseGuard
}

/** A roadmap written by hand, from a template with every part once. */
export function ManualContent({ validationId, phase, guard }: ManualContentProps) {
  const settings = useQuery(roadmapQueries.settings())
  const rates = useQuery(roadmapQueries.rates())
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
