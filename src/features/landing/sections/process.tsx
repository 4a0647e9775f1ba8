import { PROCESS } from '../content'
import { Section } from './section'

/** The four stages one after the other, on a line as they follow each other. */
export const Process = () => (
  <Section
    id="process"
    title="Process"
    lead="Four stages, from the first sentence to files that a team can work from."
  >
    <ol className="grid gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
      {PROCESS.map(({ title, text, part }) => (
        <li key={title} className="relative border-line border-t pt-5 sm:pr-6">
          <span aria-hidden className="-top-[5px] absolute left-0 size-2.5 rounded-full bg-accent" />
          <p className="text-ink-faint text-xs">{part}</p>
          <h3 className="mt-1 font-semibold font-serif text-lg">{title}</h3>
          <p className="mt-1 text-ink-muted text-sm">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
