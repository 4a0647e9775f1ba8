import { CircleAlert, CircleCheck } from 'lucide-react'

export interface TestOutcomeProps {
  ok: boolean
  words: string
  note: string | null
}

/** The outcome of a test in one or two lines. */
export function TestOutcome({ ok, words, note }: TestOutcomeProps) {
  const Icon = ok ? CircleCheck : CircleAlert
  return (
    <div className="flex items-start gap-2 pt-1 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ok ? 'text-success' : 'text-danger'}`} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className={ok ? 'text-success' : 'text-danger'}>{words}</p>
        {note && <p className="text-ink-muted">{note}</p>}
      </div>
    </div>
  )
}
