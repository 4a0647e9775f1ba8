import { METRIC_NAMES, METRICS, type MetricId } from '@domain/scorecard/metric'

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

/** Set like the contents page of the report that the reader is about to get. */
export const KeyMetrics = () => (
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
