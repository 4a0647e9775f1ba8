import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDebouncedValue } from '@/shared/lib/use-debounced-value'
import { Field } from '@/shared/ui/field'
import { IconButton } from '../ui/button'
import { Input } from '../ui/input'
import { isTooShort, queryOf } from './list-address'

const DEBOUNCE_MS = 250

interface SearchFieldProps {
  /** Accessible label: 'Search your ideas'. */
  label: string
  placeholder: string
  /** The current search text. */
  q: string
  onSearch: (q: string) => void
}

/** Searches shortly after the last key, or at once on Enter. */
export function SearchField({ label, placeholder, q, onSearch }: SearchFieldProps) {
  const { text, setText, send } = useTyped(q, onSearch)
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(text)
  }
  const clear = () => {
    setText('')
    send('')
    input.current?.focus()
  }
  return (
    <search className="min-w-0 flex-[1_1_16rem]">
      <form onSubmit={submit} className="relative">
        <Field label={label} hideLabel>
          {(control) => (
            <Input
              {...control}
              ref={input}
              dir="auto"
              value={text}
              onChange={({ target }) => setText(target.value)}
              placeholder={placeholder}
              enterKeyHint="search"
              autoComplete="off"
              className="px-9"
            />
          )}
        </Field>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
        />
        {text !== '' && (
          <IconButton label="Clear search" onClick={clear} className="absolute inset-y-0 right-0 my-auto">
            <X aria-hidden />
          </IconButton>
        )}
      </form>
      <p role="status" className="text-ink-muted text-sm">
        {isTooShort(text) && 'Type at least three characters.'}
      </p>
    </search>
  )
}

/** The field's text: follows typing, and the address when it changes on its own. */
function useTyped(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q)
  const [seen, setSeen] = useState(q)
  const [sent, setSent] = useState(q)
  if (q !== seen) {
    setSeen(q)
    // A late result of the field's own search must not undo what was typed since.
    if (q !== sent) {
      setSent(q)
      setText(q)
    }
  }
  const send = (typed: string) => {
    const wanted = queryOf(typed)
    if (wanted === sent) return
    setSent(wanted)
    onSearch(wanted)
  }
  const debounced = useDebouncedValue(text, DEBOUNCE_MS)
  useEffect(() => {
    if (text === debounced) send(text)
  })
  return { text, setText, send }
}
