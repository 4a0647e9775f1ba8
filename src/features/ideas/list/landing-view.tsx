import { landingIdeaSchema } from '@domain/idea'
import type { FormEvent } from 'react'
import { BriefBeside } from '@/brief/brief-beside'
import { Button } from '@/shared/ui/button'
import { EarlierDraft } from '../submit/earlier-draft'
import { IdeaField } from '../submit/idea-field'
import { SubmitFailure } from '../submit/submit-failure'
import { type IdeaDraft, useIdeaDraft } from '../submit/use-idea-draft'
import { useSubmitIdea } from '../submit/use-submit-idea'
import { KeyMetrics } from './key-metrics'

interface LandingViewProps {
  /** The idea cannot be taken as it is; null when it can. */
  onRefused: (message: string | null) => void
}

/** The dashboard of somebody without ideas: what comes out, and the field to begin with. */
export function LandingView({ onRefused }: LandingViewProps) {
  const draft = useIdeaDraft()
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <div>
        <h1 className="font-semibold font-serif text-3xl tracking-tight sm:text-4xl">
          From Idea to Implementation
        </h1>
        <p className="mt-4 max-w-measure text-ink-muted">
          Groundwork validates your idea across 10 key metrics and shows where every statement comes from.
          Roadmaps for interactive prototypes build on the report.
        </p>
        <LandingForm draft={draft} onRefused={onRefused} />
      </div>
      <div>
        <BriefBeside {...draft.beside}>
          <KeyMetrics />
        </BriefBeside>
      </div>
    </div>
  )
}

interface LandingFormProps extends LandingViewProps {
  draft: IdeaDraft
}

function LandingForm({ draft: { idea, setIdea, bringBack, field }, onRefused }: LandingFormProps) {
  const submit = useSubmitIdea()
  const change = (text: string) => {
    setIdea(text)
    onRefused(null)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const parsed = landingIdeaSchema.safeParse(idea)
    onRefused(parsed.error?.issues[0]?.message ?? null)
    if (parsed.success && !submit.isPending) submit.mutate(parsed.data)
  }
  return (
    <form onSubmit={send} noValidate className="mt-8 flex flex-col gap-4">
      {submit.error && <SubmitFailure error={submit.error} />}
      {bringBack && <EarlierDraft onBringBack={bringBack} />}
      <IdeaField
        label="Your idea"
        value={idea}
        onChange={change}
        {...field}
        placeholder="Who has what problem, what would you build, and how would it make money? At least 50 characters."
        className="min-h-44"
      />
      <Button type="submit" size="lg" busy={submit.isPending} className="self-start">
        {submit.isPending ? 'Saving your idea...' : 'Validate Idea'}
      </Button>
    </form>
  )
}
