import { Plus } from 'lucide-react'
import { CLAIMS, CONSULTATION_CLAIM, CONTENTS, FAQ, HOW_IT_WORKS, PROCESS } from '../content'
import { ConsultationLink } from '../links'
import { Exhibit } from './exhibit'
import { Section } from './section'

/** The audience, the operator's claims, and a piece of a report to try. */
export const About = () => (
  <Section
    id="about"
    title="About"
    lead="For founders and enterprises who want to know the market, the cost and the risks before they build."
    beside={<Claims />}
    wide
  >
    <Exhibit />
  </Section>
)

function Claims() {
  const claims = import.meta.env.VITE_CONSULTATION_URL ? [...CLAIMS, CONSULTATION_CLAIM] : CLAIMS
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {claims.map(({ figure, text }) => (
        <div key={figure}>
          <dt className="font-semibold font-serif text-lg">{figure}</dt>
          <dd className="text-ink-muted text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Contents of a report, named as in the report. */
export const Benefits = () => (
  <Section id="benefits" title="Benefits">
    <dl className="grid gap-x-8 gap-y-5 min-[24rem]:grid-cols-2 lg:grid-cols-4">
      {CONTENTS.map(([name, meaning]) => (
        <div key={name} className="border-line border-t pt-3">
          <dt className="font-medium">{name}</dt>
          <dd className="mt-1 text-ink-muted text-sm">{meaning}</dd>
        </div>
      ))}
    </dl>
  </Section>
)

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

/** The four stages on a line. */
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

/** Sharing one name makes the browser keep only one answer open. */
export const Faq = () => (
  <Section id="faq" title="FAQ">
    <div className="border-line border-b">
      {FAQ.map(({ question, answer }) => (
        <details key={question} name="faq" className="group border-line border-t">
          <summary className="flex min-h-12 list-none items-center justify-between gap-6 py-2 font-medium [&::-webkit-details-marker]:hidden">
            <h3>{question}</h3>
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-ink-muted transition-transform duration-150 ease-out group-open:rotate-45"
            />
          </summary>
          <p className="max-w-measure pb-5 text-ink-muted">{answer}</p>
        </details>
      ))}
    </div>
    <ConsultationLink className="mt-6" />
  </Section>
)
