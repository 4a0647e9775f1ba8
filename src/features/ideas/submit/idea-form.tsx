import { ideaSchema } from '@domain/idea'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { PlanNote } from '@/validation/ui/plan-note'
import { EarlierDraft, IdeaField, SubmitFailure } from './idea-field'
import type { IdeaDraft } from './use-idea-draft'
import { useSubmitIdea } from './use-submit-idea'

// Uses the brief, which no page waits for; without it nothing is looked up.
const FormLookups = lazy(() =>
  import('./form-lookups').then(
    ({ FormLookups }) => ({ default: FormLookups }),
    () => ({ default: () => null }),
  ),
)

/** The text and the submit button. */
export function IdeaForm({ draft: { idea, setIdea, bringBack, field } }: { draft: IdeaDraft }) {
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
      {bringBack && <EarlierDraft onBringBack={bringBack} />}
      <IdeaField
        label="Your idea"
        value={idea}
        onChange={change}
        {...field}
        error={refusal}
        placeholder="An app for independent dog walkers who lose half a day a week to chasing payments. Owners would book and pay per walk, $15 each."
        className="min-h-44 sm:min-h-64"
      />
      <Suspense fallback={null}>
        <FormLookups />
      </Suspense>
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
