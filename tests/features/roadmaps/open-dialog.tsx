import { PHASES, type Phase } from '@domain/phases'
import { type RoadmapRow, roadmapRowSchema } from '@domain/roadmap'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import { RoadmapDialog } from '@/features/roadmaps/dialog/roadmap-dialog'
import { contentOf, member, phaseOf, task } from '../../domain/roadmap/sample-roadmap'
import { fakeSupabase, USER } from '../../support/fake-supabase'
import { signIn } from '../../support/open-app'

export const VALIDATION = '6a3f0c1e-0000-4000-8000-000000000001'
export const ROWS = 'GET /rest/v1/roadmaps'
export const GENERATE = 'POST /functions/v1/generate-roadmap'
export const ACCESSIBLE = 'POST /functions/v1/get-accessible-phases'
/** The phases that the founder may open, as reported to administrators. */
export const FOUNDER = 'POST /rest/v1/rpc/founder_phases'
export const SAVE = 'POST /rest/v1/rpc/save_roadmap_content'

export const idOf = (phase: Phase) => `7b3f0c1e-0000-4000-8000-00000000000${PHASES.indexOf(phase)}`

/** A complete roadmap with one phase. */
export const sampleContent = (name = 'Dog walking', phase: Phase = 'mvp') => ({
  ...contentOf(
    phaseOf({
      phase,
      teamComposition: [member('QA', 1, 50, 8)],
      tasks: [task('a', 'QA', 8)],
      cost: 400,
      hoursPerResource: 8,
      duration: '1 day',
    }),
  ),
  name,
})

/** A row of `roadmaps` as PostgREST sends it. */
export const row = (phase: Phase, changes: object = {}) => ({
  id: idOf(phase),
  validation_id: VALIDATION,
  user_id: USER.id,
  phase,
  status: 'pending',
  statusDetail: null,
  generating: false,
  content: null,
  created_at: '2026-11-20T11:03:13.912345+00:00',
  updated_at: '2026-11-20T11:03:13.912345+00:00',
  published_at: null,
  roadmap_drafts: null,
  ...changes,
})

export const draft = (content: unknown, updated_at = '2026-11-20T12:00:00.000001+00:00') => ({
  status: 'draft',
  roadmap_drafts: { content, updated_at },
})

export const accepted = (phase: Phase) => ({
  success: true,
  message: 'Roadmap requested successfully',
  roadmapId: idOf(phase),
  status: 'in_progress',
  roadmapContent: null,
})

interface Opened {
  admin?: boolean
  mode?: 'generate' | 'edit' | 'manual'
  phase?: Phase
  roadmap?: ReturnType<typeof row>
  answers?: Parameters<typeof fakeSupabase>[0]
}

function Host({ mode = 'generate', phase = 'mvp', roadmap }: Omit<Opened, 'admin' | 'answers'>) {
  const [open, setOpen] = useState(false)
  const read: RoadmapRow | null = roadmap ? roadmapRowSchema.parse(roadmap) : null
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <RoadmapDialog
        open={open}
        onOpenChange={setOpen}
        validationId={VALIDATION}
        phase={phase}
        mode={mode}
        roadmap={read}
      />
    </>
  )
}

/** Opens the dialog over a backend without roadmaps, where founders may open only the prototype. */
export async function openDialog({ admin = true, answers = {}, ...host }: Opened = {}) {
  const backend = fakeSupabase({
    'POST /rest/v1/rpc/is_admin': admin,
    [ROWS]: [],
    [ACCESSIBLE]: { phases: ['interactive'] },
    [FOUNDER]: PHASES,
    ...answers,
  })
  await signIn()
  const router = createMemoryRouter([
    { path: '/', element: <Host {...host} /> },
    { path: '*', element: null },
  ])
  render(<App router={router} client={createQueryClient()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return { backend, router, dialog: await screen.findByRole('dialog') }
}
