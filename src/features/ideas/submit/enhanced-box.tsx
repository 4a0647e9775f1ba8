import { Card, CardTitle } from '@/shared/ui/card'

/** The spec's four promises, each with what the built-in analysis does of it today. */
const ITEMS = [
  {
    name: 'Real-time market research',
    today: 'Not in the built-in analysis, which looks nothing up.',
  },
  {
    name: 'Trends and competitive intelligence',
    today: 'Known competitors and published figures of your kind of business; no live trends.',
  },
  {
    name: 'Verified citations',
    today: 'Sources with their addresses, marked as not checked: the built-in analysis opens no page.',
  },
  {
    name: 'Accuracy-optimised analysis',
    today: 'Market size as arithmetic that you can follow, and the basis of every statement.',
  },
]

export const EnhancedBox = () => (
  <Card asChild>
    <aside aria-labelledby="enhanced">
      <CardTitle id="enhanced">Enhanced validation includes</CardTitle>
      <dl className="mt-4 flex flex-col gap-4 text-sm">
        {ITEMS.map(({ name, today }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="mt-0.5 text-ink-muted">{today}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 border-line border-t pt-4 text-ink-muted text-sm">
        Every report is written by the built-in analysis today, and says so at its top.
      </p>
    </aside>
  </Card>
)
