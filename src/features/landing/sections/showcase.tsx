import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { SHOWCASE } from '../content'
import { Picture } from '../picture'
import { PICTURES } from '../pictures'
import { Section } from './section'

export const Showcase = () => (
  <Section
    id="showcase"
    title="Showcase"
    lead="Three sample prototypes of invented ideas. Users and weeks are what the operator plans such a prototype for; nobody uses these."
  >
    <ol className="flex flex-col gap-12">
      {SHOWCASE.map((entry) => (
        <li key={entry.sample}>
          <Entry {...entry} />
        </li>
      ))}
    </ol>
    <Button asChild variant="secondary" size="lg" className="mt-12">
      <Link to={paths.login}>What's your Idea?</Link>
    </Button>
  </Section>
)

const Entry = ({ sample, title, description, stats, tags, features }: (typeof SHOWCASE)[number]) => (
  <article className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
    <Picture {...PICTURES[sample]} alt={`The sample report on ${title.toLowerCase()}`} />
    <div>
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge variant="outline">{tag}</Badge>
          </li>
        ))}
      </ul>
      <h3 className="mt-3 font-semibold font-serif text-xl">{title}</h3>
      <p className="mt-2 text-ink-muted">{description}</p>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm marker:text-ink-faint">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="order-2 text-ink-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={paths.sample(sample)}
        className="mt-3 inline-flex min-h-11 items-center text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
      >
        Read its sample report <span className="sr-only">on {title}</span>
      </Link>
    </div>
  </article>
)
