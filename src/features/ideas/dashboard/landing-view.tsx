import { landingIdeaSchema } from '@domain/idea'
import type { FormEvent } from 'react'
import { Button } from '@/shared/ui/button'
import { IdeaField } from '../idea-field'
import { SubmitFailure } from '../submit/submit-failure'
import { useSubmitIdea } from '../submit/use-submit-idea'
import { useIdeaDraft } from '../use-idea-draft'
import { KeyMetrics } from './key-metrics'

interface LandingViewProps {
  /** The idea cannot be taken as it is; null when it can. */
  onRefused: (message: string | null) => void
}

/** The dashboard of somebody without ideas: what comes out, and the field to begin with. */
export function LandingView({ onRefused }: LandingViewProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <div>
        <h1 className="font-semibold font-serif text-3xl tracking-tight sm:text-4xl">
          From Idea to Implementation
        </h1>
        <p className="mt-4 max-w-measure text-ink-muted">
          Groundwork validates your idea across 10 key metrics and says of every statement where it comes
          from. The report is the ground on which roadmaps for interactive prototypes are drawn.
        </p>
        <LandingForm onRefused={onRefused} />
      </div>
      <KeyMetrics />
    </div>
  )
}

function LandingForm({ onRefused }: LandingViewProps) {
  const { idea, setIdea } = useIdeaDraft()
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
      <IdeaField
        label="Your idea"
        value={idea}
        onChange={change}
        placeholder="Who has which problem, what would you build, and how would it earn money? At least 50 characters."
        className="min-h-44"
      />
      <Button type="submit" size="lg" busy={submit.isPending} className="self-start">
        {submit.isPending ? 'Saving your idea...' : 'Validate Idea'}
      </Button>
    </form>
  )
}
