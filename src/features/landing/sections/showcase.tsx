import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { SHOWCASE } from '../content'
import { PICTURES, Picture } from '../pictures'
import { Section } from './section'

export const Showcase = () => (
  <Section
    id="showcase"
    title="Showcase"
    lead="Three samples: the ideas and their figures are invented."
    wide
    beside={
      <Button asChild variant="secondary">
        <Link to={paths.login}>What's your Idea?</Link>
      </Button>
    }
  >
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {SHOWCASE.map((entry) => (
        <li key={entry.sample}>
          <Entry {...entry} />
        </li>
      ))}
    </ol>
  </Section>
)

const STATS = { users: 'Users', timeframe: 'Timeframe', improvement: 'Improvement' } as const
type Stat = keyof typeof STATS
const STAT_ORDER: readonly Stat[] = ['users', 'timeframe', 'improvement']

const Entry = ({ sample, title, description, stats, tags, features }: (typeof SHOWCASE)[number]) => (
  <article className="flex h-full flex-col">
    <Picture {...PICTURES[sample]} alt={`Part of the sample report: ${title}`} />
    <h3 className="mt-4 font-semibold font-serif text-lg">{title}</h3>
    <p className="mt-1 text-ink-muted text-sm">{description}</p>
    <dl className="mt-3 text-sm">
      {STAT_ORDER.map((stat) => (
        <div key={stat} className="flex justify-between gap-4 border-line border-t py-1">
          <dt className="shrink-0 text-ink-muted">{STATS[stat]}</dt>
          <dd className="text-right font-medium tabular-nums">{stats[stat]}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 text-ink-muted text-sm">{features.join(' · ')}</p>
    <ul aria-label="Tags" className="mt-3 mb-2 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge variant="outline">{tag}</Badge>
        </li>
      ))}
    </ul>
    <Link
      to={paths.sample(sample)}
      className="mt-auto inline-flex min-h-11 items-center self-start text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
    >
      Read its sample report <span className="sr-only">: {title}</span>
    </Link>
  </article>
)
