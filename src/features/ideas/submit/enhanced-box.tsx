import { Card, CardTitle } from '@/shared/ui/card'

/** The spec's four promises, each with what the built-in analysis does of it today. */
const ITEMS = [
  {
    name: 'Real-time market research',
    today: 'Needs a model provider. The built-in analysis looks nothing up.',
  },
  {
    name: 'Trends and competitive intelligence',
    today:
      'Built in: known competitors and published figures of your kind of business. Live trends need a model provider.',
  },
  {
    name: 'Verified citations',
    today:
      'Built in: sources with their addresses, marked as not checked. Checking them needs a model provider.',
  },
  {
    name: 'Accuracy-optimised analysis',
    today: 'Built in: market size as arithmetic that you can follow, and the basis of every statement.',
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
        Without a model provider the built-in analysis runs. Its report says so at the top.
      </p>
    </aside>
  </Card>
)
