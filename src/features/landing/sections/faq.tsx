import { Plus } from 'lucide-react'
import { ConsultationLink } from '../consultation-link'
import { FAQ } from '../content'
import { Section } from './section'

/** The browser itself keeps one answer open at a time, as all carry the same name. */
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
