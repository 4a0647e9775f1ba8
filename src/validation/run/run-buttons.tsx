import type { Validation } from '@domain/stored-validation'
import { Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { useFormStorage } from '@/shared/lib/form-storage'
import { paths } from '@/shared/lib/paths'
import { fetchValidation } from '@/shared/supabase/stored-project'
import { Button } from '@/shared/ui/button'
import { useStartAttempts, useStartRun } from './use-start-run'

/** Resumes a stopped run, and counts the attempts. */
export function RetryButton({ id, idea }: { id: string; idea: string }) {
  const startRun = useStartRun()
  const { starting, retries } = useStartAttempts(id)
  const attempt = starting ? retries : retries + 1
  return (
    <Button busy={starting} onClick={() => startRun.mutate({ id, idea, resume: true })}>
      {starting ? 'Retrying...' : attempt > 1 ? `Retry Validation (attempt ${attempt})` : 'Retry Validation'}
    </Button>
  )
}

import { toast } from '@/shared/ui/toast'

interface EditIdeaButtonProps extends ComponentProps<typeof Button> {
  validationId: string
}

/** Copies the text of a validation and its saved brief into the form, and opens it. */
export function EditIdeaButton({ validationId, ...props }: EditIdeaButtonProps) {
  const navigate = useNavigate()
  const userId = useAuthStore((state) => state.userId)
  const edit = async () => {
    try {
      const validation = await fetchValidation(validationId, new AbortController().signal)
      if (!validation || !userId) return
      putIntoForm(userId, validation)
      navigate(paths.validateIdea)
    } catch {
      toast.error('The idea could not be loaded', { description: 'Please try again.' })
    }
  }
  return (
    <Button variant="secondary" onClick={edit} {...props}>
      <Pencil aria-hidden />
      Edit idea
    </Button>
  )
}

/** A replaced draft can be restored. */
function putIntoForm(userId: string, { idea, report }: Validation) {
  const { ideaForm, clearIdea, write, writeBrief } = useFormStorage.getState()
  clearIdea()
  write(userId, idea)
  if (report.brief) writeBrief(userId, { states: report.brief, text: idea })
  if (ideaForm.userId !== userId || ideaForm.idea.trim() === '' || ideaForm.idea === idea) return
  toast.info('Your earlier draft was replaced', {
    action: { label: 'Undo', onClick: () => useFormStorage.setState({ ideaForm }) },
  })
}
