import { ideaSchema } from '@domain/idea'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { IdeaField } from '../idea-field'
import { useIdeaDraft } from '../use-idea-draft'
import { PlanNote } from './plan-note'
import { SubmitFailure } from './submit-failure'
import { useSubmitIdea } from './use-submit-idea'

export function IdeaForm() {
  const { idea, setIdea } = useIdeaDraft()
  const [refusal, setRefusal] = useState<string>()
  const submit = useSubmitIdea()
  const change = (text: string) => {
    setIdea(text)
    setRefusal(undefined)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const parsed = ideaSchema.safeParse(idea)
    setRefusal(parsed.error?.issues[0]?.message)
    if (parsed.success && !submit.isPending) submit.mutate(parsed.data)
  }
  return (
    <form onSubmit={send} noValidate className="flex min-w-0 flex-col gap-5">
      {submit.error && <SubmitFailure error={submit.error} />}
      <IdeaField
        label="Your idea"
        value={idea}
        onChange={change}
        error={refusal}
        placeholder="An app for independent dog walkers who lose half a day a week to chasing payments. Owners would book and pay per walk, $15 each."
        className="min-h-64"
      />
      <PlanNote />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={submit.isPending} disabled={idea.trim() === ''}>
          {submit.isPending ? 'Saving your idea...' : 'Validate Idea'}
        </Button>
        <Button asChild variant="ghost" size="lg">
          <Link to={paths.dashboard}>Cancel</Link>
        </Button>
      </div>
    </form>
  )
}
