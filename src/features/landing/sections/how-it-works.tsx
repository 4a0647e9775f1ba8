import { HOW_IT_WORKS } from '../content'
import { StartLink } from '../start-link'
import { Section } from './section'

export const HowItWorks = () => (
  <Section
    id="how-it-works"
    title="How it Works"
    lead="Four steps. The analysis goes on when you close the page, and each part appears as soon as it is written."
  >
    <ol className="divide-y divide-line">
      {HOW_IT_WORKS.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] py-6 first:pt-0">
          <span aria-hidden className="font-serif text-accent text-xl tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="mt-1 max-w-[60ch] text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <StartLink className="mt-4" />
  </Section>
)
