import { isTooVague } from '@domain/brief/notices'
import { QUESTIONS } from '@domain/brief/questions'
import type { Validation } from '@domain/stored-validation'
import { CircleHelp } from 'lucide-react'
import { AskButton } from '@/brief/ask-button'

const FIRST = ['product', 'customer', 'problem', 'actions'] as const

/** Whether a completed report consists of questions and was not charged. */
export const isUncharged = ({ status, report }: Validation): boolean =>
  status === 'completed' && report.brief !== null && isTooVague(report.brief)

/** Replaces the summary of an idea that says too little for a report. */
export const VagueNote = () => (
  <section aria-labelledby="vague" className="mb-8 max-w-report">
    <h2 id="vague" className="font-semibold font-serif text-2xl leading-9 tracking-tight">
      Questions first
    </h2>
    <p className="mt-2">
      The text does not say what it is, who pays for it, what goes wrong today or what people can do with it.
      Answer one of these questions to start the report.
    </p>
    <ul className="mt-4 divide-y divide-line border-line border-y">
      {FIRST.map((field) => (
        <li key={field} className="py-3">
          <AskButton field={field} purpose={QUESTIONS[field].label} />
        </li>
      ))}
    </ul>
    <p className="mt-3 flex items-center gap-2 text-ink-muted text-sm">
      <CircleHelp aria-hidden className="size-4 shrink-0" />
      This did not count against your plan. It will count once you answer a question.
    </p>
  </section>
)
