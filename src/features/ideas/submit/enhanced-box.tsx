import { Card, CardTitle } from '@/shared/ui/card'

/** The spec's four promises, each with what it means for either of the two that may write the report. */
const ITEMS = [
  {
    name: 'Real-time market research',
    model:
      'Searches the web for market size, competitors, demand and what speaks against your idea, where its provider offers search.',
    builtIn: 'Looks nothing up.',
  },
  {
    name: 'Trends and competitive intelligence',
    model: 'Growth, recent changes and competitors with their prices, as far as pages state them.',
    builtIn: 'Known competitors and published figures of your kind of business. No live trends.',
  },
  {
    name: 'Verified citations',
    model: 'Cited pages are opened and searched for the quote. The outcome stands beside each.',
    builtIn: 'Sources with their addresses, marked as not checked.',
  },
  {
    name: 'Accuracy-optimised analysis',
    model: 'Market size as arithmetic that you can follow and change, and the basis of every statement.',
    builtIn: 'The same.',
  },
]

export const EnhancedBox = () => (
  <Card asChild>
    <aside aria-labelledby="enhanced">
      <CardTitle id="enhanced">Enhanced validation includes</CardTitle>
      <ul className="mt-4 flex flex-col gap-4 text-sm">
        {ITEMS.map(({ name, model, builtIn }) => (
          <li key={name}>
            <p className="font-medium">{name}</p>
            <dl className="mt-1 grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-ink-muted">
              <dt>AI model</dt>
              <dd className="text-ink">{model}</dd>
              <dt>Built-in</dt>
              <dd>{builtIn}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-line border-t pt-4 text-ink-muted text-sm">
        An AI model writes your report where this server has a provider set up, else the built-in analysis.
        Each report says at its top which one it was.
      </p>
    </aside>
  </Card>
)
