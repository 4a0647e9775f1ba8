/** What a report holds, in the order in which it is read (spec part 1 §1). */
const METRICS = [
  ['Project concept', 'what it is, in one paragraph'],
  ['User roles', 'who does what in the product'],
  ['Target users', 'personas with pains and goals'],
  ['Features by priority', 'from core to future'],
  ['Market size', 'TAM, SAM, SOM as a calculation'],
  ['Competitors', 'strengths and weaknesses'],
  ['Monetization', 'who would pay for what'],
  ['Challenges', 'what speaks against it'],
  ['Opportunities', 'what speaks for it'],
  ['Citations', 'numbered sources with addresses'],
] as const

/** Set like the contents page of the report that the reader is about to get. */
export const KeyMetrics = () => (
  <section aria-labelledby="key-metrics" className="lg:border-line lg:border-l lg:pl-12">
    <h2 id="key-metrics" className="font-medium text-ink-muted text-sm">
      In every report
    </h2>
    <ol className="mt-3 divide-y divide-line border-line border-y">
      {METRICS.map(([name, gist], index) => (
        <li key={name} className="grid grid-cols-[1.75rem_1fr] items-baseline py-2.5">
          <span aria-hidden className="font-serif text-ink-faint text-sm tabular-nums">
            {index + 1}
          </span>
          <span className="text-sm">
            <span className="font-medium">{name}</span>
            <span className="text-ink-muted">, {gist}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
)
