import { PHASE_NAMES, PHASES, type Phase, phaseSchema } from '@domain/phases'
import type { RoadmapRow } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import {
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock3,
  Hourglass,
  LockKeyhole,
  type LucideIcon,
  PenLine,
} from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import type { DialogMode } from '../dialog/editable-query'
import { RoadmapDialog } from '../dialog/roadmap-dialog'
import { PhasePanel } from './phase-panel'
import { RoadmapRun } from './run/roadmap-run'
import { firstPhase, type Situation, situationOf } from './situation'

const PARAM = 'phase'

interface PhaseTabsProps {
  validation: Validation
  roadmaps: RoadmapRow[]
  /** Phases that the reader may open. */
  open: readonly Phase[]
}

/** One tab per phase. A locked phase has one only if the address names it. */
export function PhaseTabs({ validation, roadmaps, open }: PhaseTabsProps) {
  const [params, setParams] = useSearchParams()
  const [first] = useState(() => firstPhase(roadmaps, open))
  const [mode, setMode] = useState<DialogMode | null>(null)
  // Kept while the dialog closes.
  const [shown, setShown] = useState<DialogMode>('generate')
  const asked = phaseSchema.safeParse(params.get(PARAM)).data
  const phase = asked ?? (open.includes(first) ? first : 'interactive')
  const rowOf = (id: Phase) => roadmaps.find((row) => row.phase === id)
  const row = rowOf(phase)
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const choose = (value: string) => setParams({ [PARAM]: value }, { replace: true, preventScrollReset: true })
  const openDialog = (wanted: DialogMode) => {
    setShown(wanted)
    setMode(wanted)
  }
  return (
    <>
      <Tabs value={phase} onValueChange={choose}>
        <TabsList aria-label="Phases" className="print:hidden">
          {PHASES.filter((id) => open.includes(id) || id === phase).map((id) => (
            <TabsTrigger key={id} value={id} disabled={!open.includes(id)}>
              {PHASE_NAMES[id]}
              <PhaseState situation={situationOf(rowOf(id), !open.includes(id))} row={rowOf(id)} />
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={phase}>
          <PhasePanel
            key={phase}
            validation={validation}
            phase={phase}
            roadmaps={roadmaps}
            locked={!open.includes(phase)}
            onDialog={openDialog}
          />
          {isAdmin && row && (
            <div className="mt-6">
              <RoadmapRun key={row.id} row={row} />
            </div>
          )}
        </TabsContent>
      </Tabs>
      <RoadmapDialog
        open={mode !== null}
        onOpenChange={(isOpen) => !isOpen && setMode(null)}
        validationId={validation.id}
        phase={phase}
        mode={shown}
        roadmap={row ?? null}
      />
    </>
  )
}

const MARKS: Record<Situation, { icon: LucideIcon; words: string } | null> = {
  locked: { icon: LockKeyhole, words: 'locked' },
  none: null,
  pending: { icon: CircleDashed, words: 'pending' },
  'in-progress': { icon: Hourglass, words: 'being generated' },
  'in-review': { icon: Clock3, words: 'in review' },
  withdrawn: { icon: CircleSlash, words: 'withdrawn' },
  readable: { icon: CircleCheck, words: 'published' },
}
const DRAFT = { icon: PenLine, words: 'draft' }

/** State of a phase, beside its name. */
function PhaseState({ situation, row }: { situation: Situation; row: RoadmapRow | undefined }) {
  const mark = situation === 'readable' && row?.status === 'draft' ? DRAFT : MARKS[situation]
  if (!mark) return null
  const { icon: Icon, words } = mark
  return (
    <>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">({words})</span>
    </>
  )
}
