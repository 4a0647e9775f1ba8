import { numberText } from '@domain/typed-number'
import { CircleAlert } from 'lucide-react'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Chip } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

/** The parts of the rest of the brief that editors use. */
interface EditorContext {
  /** Currency that the founder uses elsewhere; null if none is known. */
  currency: string | null
  /** The nearest business fields, to choose from. */
  fieldChoices: readonly string[]
  /** Who pays, as stated; null if unknown. */
  customer: string | null
  /** The period or event that the quantity per customer refers to. */
  quantityPeriod: string
}

/** How an editor was closed: by its own key or button, or because focus moved elsewhere. */
export type EndedBy = 'itself' | 'leaving'

export interface EditorProps<Value> {
  /** Question or name of the field; labels the group of controls. */
  label: string
  /** Id of the element that shows the label. */
  labelId: string
  example: string
  values: Value[]
  context: EditorContext
  /** A question in the list: its buttons appear once the user types. */
  quiet?: boolean
  onSave: (values: Value[], by: EndedBy) => void
  onCancel: (by: EndedBy) => void
  /** Further actions on the field, at the end of the row of buttons. */
  actions?: ReactNode
}

/** A problem with a draft; `options` are drafts to choose from if it is ambiguous. */
export interface Problem<Draft> {
  problem: string
  options?: { label: string; draft: Draft }[]
}

export type Read<Value, Draft> = { values: Value[] } | Problem<Draft>

/** The problem with a number in a draft; `withText` puts one of its readings into the draft. */
export const numberProblem = <Draft,>(
  { problem, either = [] }: { problem: string; either?: readonly number[] },
  withText: (text: string) => Draft,
): Problem<Draft> => ({
  problem,
  options: either.map(numberText).map((text) => ({ label: text, draft: withText(text) })),
})

interface ControlsProps<Draft> {
  label: string
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Submits the draft, for choices that need no confirmation. */
  onChoose: (draft: Draft) => void
  /** Name and description of the controls as a group. */
  group: { 'aria-labelledby': string; 'aria-describedby': string | undefined }
  /** The same for a single control that holds the answer. */
  main: { 'aria-labelledby': string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }
  example: string
  context: EditorContext
}

interface EditorSpec<Value, Draft> {
  draftOf: (values: Value[], context: EditorContext) => Draft
  /** The values of a draft, none if it is empty; `before` are the values it started from. */
  read: (draft: Draft, before: Value[]) => Read<Value, Draft>
  Controls: (props: ControlsProps<Draft>) => ReactNode
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * An editor of one field: Enter saves, Escape discards, and leaving the field saves readable input. Unreadable input
 * stays, with an error.
 */
export function editorOf<Value, Draft>({ draftOf, read, Controls }: EditorSpec<Value, Draft>) {
  return function Editor({ label, labelId, example, values, context, quiet, ...props }: EditorProps<Value>) {
    const { onSave, onCancel, actions } = props
    const [typed, setTyped] = useState<Draft | null>(null)
    const [problem, setProblem] = useState<Problem<Draft> | null>(null)
    const problemId = useId()
    const form = useRef<HTMLFormElement>(null)
    const stored = draftOf(values, context)
    const draft = typed ?? stored
    const dirty = typed !== null && !same(typed, stored)

    const settle = (now: Draft, by: EndedBy) => {
      const result = read(now, values)
      if ('problem' in result) return setProblem(result)
      setProblem(null)
      setTyped(null)
      // Submitting an unchanged value with the button confirms it.
      const changed = !same(result.values, values) || (by === 'itself' && values.length > 0)
      if (changed) onSave(result.values, by)
      else onCancel(by)
    }
    const cancel = (by: EndedBy) => {
      setTyped(null)
      setProblem(null)
      onCancel(by)
    }
    const leave = useLeave(form, () => {
      if (dirty) settle(draft, 'leaving')
      else if (!quiet) cancel('leaving')
    })
    const submit = (event: FormEvent) => {
      event.preventDefault()
      settle(draft, 'itself')
    }
    const drop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      cancel('itself')
    }
    const group = { 'aria-labelledby': labelId, 'aria-describedby': problem ? problemId : undefined }
    return (
      <form ref={form} noValidate onSubmit={submit} onBlur={leave} onKeyDown={drop}>
        <Controls
          label={label}
          draft={draft}
          onDraft={(next) => {
            setTyped(next)
            setProblem(null)
          }}
          onChoose={(next) => settle(next, 'itself')}
          group={group}
          main={{ ...group, 'aria-invalid': problem !== null }}
          example={example}
          context={context}
        />
        {problem && (
          <p id={problemId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-danger text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem.problem}
          </p>
        )}
        {problem?.options?.map((option) => (
          <Chip
            key={option.label}
            pressed={false}
            onClick={() => settle(option.draft, 'itself')}
            className="mt-1.5 mr-1.5 tabular-nums"
          >
            {option.label}
          </Chip>
        ))}
        {(!quiet || dirty || actions) && (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            {(!quiet || dirty) && (
              <>
                <Button type="submit" size="sm">
                  Save
                </Button>
                <Button variant="ghost" size="sm" onClick={() => cancel('itself')}>
                  Cancel
                </Button>
              </>
            )}
            {actions && <span className="ml-auto flex gap-4">{actions}</span>}
          </div>
        )}
      </form>
    )
  }
}

/**
 * Calls `onLeave` when focus leaves part of the page: at once with the keyboard, with a pointer only after the click,
 * so that nothing moves away under it.
 * @returns the blur handler of the element that `ref` holds
 */
function useLeave(ref: RefObject<HTMLElement | null>, onLeave: () => void) {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  const pressed = useRef<'inside' | 'outside' | null>(null)
  useEffect(() => {
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Node && ref.current?.contains(target) ? 'inside' : 'outside'
    }
    const click = () => {
      const from = pressed.current
      pressed.current = null
      if (from === 'outside') latest.current()
    }
    const type = () => {
      pressed.current = null
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('click', click)
    document.addEventListener('keydown', type, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('click', click)
      document.removeEventListener('keydown', type, true)
    }
  }, [ref])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (pressed.current) return
    // Switching to another window does not end editing.
    const hasLeft =
      relatedTarget instanceof Node ? !currentTarget.contains(relatedTarget) : document.hasFocus()
    if (hasLeft) latest.current()
  }
}
