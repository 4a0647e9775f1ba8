import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EditBar } from './edit-bar'
import { InputFields } from './input-fields'
import { hasProblems } from './market-draft'
import type { MarketEditing } from './market-editing-context'

/** The inputs of the market model as fields. Everything that follows from them follows while they are typed. */
export function InputEditor({ editing }: { editing: MarketEditing }) {
  const { model, draft, report, save } = editing
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasProblems(model, draft)) return save()
    // Drawn at once, since the first field with a problem is found by its mark.
    flushSync(() => setTried(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const edited = report.market?.model?.inputs ?? model.inputs
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Market inputs" className="@container">
      <p className="max-w-measure text-ink-muted text-sm">
        Enter what you know. The true value should fall between low and high.
      </p>
      <div className="mt-4 border-line border-t">
        {model.inputs.map((input, index) => (
          <InputFields
            key={input.id}
            input={input}
            edited={edited[index] ?? input}
            editing={editing}
            showProblems={tried}
          />
        ))}
      </div>
      <EditBar editing={editing} />
    </form>
  )
}
