import { landingIdeaSchema } from '@domain/idea'
import { METRIC_NAMES, METRICS, type MetricId } from '@domain/scorecard/metric'
import type { FormEvent } from 'react'
import { BriefBeside } from '@/brief/brief-beside'
import { Button } from '@/shared/ui/button'
import { EarlierDraft, IdeaField, SubmitFailure } from '../submit/idea-field'
import { type IdeaDraft, useIdeaDraft } from '../submit/use-idea-draft'
import { useSubmitIdea } from '../submit/use-submit-idea'

interface LandingViewProps {
  /** Called with the reason the idea was refused, or with null. */
  onRefused: (message: string | null) => void
}

/** The dashboard of a founder without ideas: the contents of a report, and the form for the first idea. */
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

const GISTS: Record<MetricId, string> = {
  problemSeverity: 'how urgent and costly it is',
  demandEvidence: 'who says they have it',
  marketSize: 'how much you could serve, calculated',
  timing: 'how the market grows, and why now',
  competitiveRoom: 'who serves it already',
  differentiation: 'weaknesses your idea answers',
  monetisation: 'competitors’ prices and break-even',
  reachability: 'a named channel for each persona',
  feasibility: 'cost and time against your plan',
  riskAndCompliance: 'what could stop it',
}

/** Styled like the table of contents of a report. */
const KeyMetrics = () => (
  <section aria-labelledby="key-metrics" className="lg:border-line lg:border-l lg:pl-12">
    <h2 id="key-metrics" className="font-medium text-ink-muted text-sm">
      The 10 key metrics
    </h2>
    <ol className="mt-3 divide-y divide-line border-line border-y">
      {METRICS.map((id, index) => (
        <li key={id} className="grid grid-cols-[1.75rem_1fr] items-baseline py-2.5">
          <span aria-hidden className="font-serif text-ink-faint text-sm tabular-nums">
            {index + 1}
          </span>
          <span className="text-sm">
            <span className="font-medium">{METRIC_NAMES[id]}</span>
            <span className="text-ink-muted">, {GISTS[id]}</span>
          </span>
        </li>
      ))}
    </ol>
    <p className="mt-3 text-ink-muted text-sm">
      Each is scored from 0 to 10 based on research and your answers, or shows what is missing. A score is not
      a prediction.
    </p>
  </section>
)
