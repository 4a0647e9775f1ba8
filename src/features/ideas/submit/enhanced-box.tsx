import { Card, CardTitle } from '@/shared/ui/card'

/** The spec's four promises, each with what it means for either of the two that may write the report. */
const ITEMS = [
  {
    name: 'Real-time market research',
    by: {
      'AI model':
        'Searches the web for size, competitors, demand and what speaks against the idea, if its provider offers search.',
      'Built-in': 'Looks nothing up.',
    },
  },
  {
    name: 'Trends and competitive intelligence',
    by: {
      'AI model': 'Growth, recent changes and prices of competitors, as far as pages state them.',
      'Built-in': 'Known competitors and published figures. No live trends.',
    },
  },
  {
    name: 'Verified citations',
    by: {
      'AI model': 'Cited pages are opened and searched for the quote. The outcome stands beside each.',
      'Built-in': 'Sources with their addresses, not checked.',
    },
  },
  {
    name: 'Accuracy-optimised analysis',
    by: {
      Both: 'Market size as arithmetic that you can follow and change, and the basis of every statement.',
    },
  },
]

export const EnhancedBox = () => (
  <Card asChild>
    <aside aria-labelledby="enhanced">
      <CardTitle id="enhanced">Enhanced validation includes</CardTitle>
      <ul className="mt-4 flex flex-col gap-4 text-sm">
        {ITEMS.map(({ name, by }) => (
          <li key={name}>
            <p className="font-medium">{name}</p>
            <dl className="mt-1 grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-ink-muted">
              {Object.entries(by).map(([writer, meaning]) => (
                <div key={writer} className="contents">
                  <dt>{writer}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
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
