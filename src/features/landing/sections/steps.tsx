import { HOW_IT_WORKS, PROCESS } from '../content'
import { Section } from './section'

/** The four steps, from the idea to a product. */
export const HowItWorks = () => (
  <Section id="how-it-works" title="How it Works">
    <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {HOW_IT_WORKS.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)]">
          <span aria-hidden className="font-serif text-accent text-lg tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="font-semibold leading-7">{title}</h3>
            <p className="mt-1 text-ink-muted text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
)

/** The four stages, on a line as they follow each other. */
export const Process = () => (
  <Section id="process" title="Process">
    <ol className="grid gap-y-6 min-[24rem]:grid-cols-2 lg:grid-cols-4">
      {PROCESS.map(({ title, text }) => (
        <li key={title} className="relative border-line border-t pt-4 pr-6">
          <span aria-hidden className="-top-[5px] absolute left-0 size-2.5 rounded-full bg-accent" />
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-ink-muted text-sm">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
