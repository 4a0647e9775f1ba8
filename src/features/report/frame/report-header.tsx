import { TITLE_CUT, wholeWords } from '@domain/title'
import { ArrowLeft, Pencil } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { Button, IconButton } from '@/shared/ui/button'
import { REPORT_HEADING } from '@/shared/ui/headings'
import { Input } from '@/shared/ui/input'

interface ReportHeaderProps {
  title: string
  /** Null for readers who may not rename it. Rejects when the title was not stored. */
  onRename: ((title: string) => Promise<unknown>) | null
  /** A title suggested by a model, offered when the idea is renamed; null if there is none. */
  suggestedTitle: string | null
  back: { to: string; label: string }
  /** Status, date and similar, beside the title. */
  meta: ReactNode
  /** Links onward. */
  actions: ReactNode
  /** Actions on the whole report. */
  menus: ReactNode
  /** Id of the tabs below, for the skip link. */
  tabsId: string
}

/** The header of a report in three short rows, so that its tabs start near the top. */
export const ReportHeader = ({
  title,
  onRename,
  suggestedTitle,
  back,
  meta,
  actions,
  menus,
  tabsId,
}: ReportHeaderProps) => (
  <header className="mb-2 grid sm:-mt-4 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] print:mb-6">
    <a
      href={`#${tabsId}`}
      onClick={(event) => {
        // Keeps the anchor in the address.
        event.preventDefault()
        document.querySelector<HTMLElement>(`#${tabsId} [aria-selected="true"]`)?.focus()
      }}
      className="sr-only focus:not-sr-only focus:col-span-full focus:justify-self-start focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-on-accent focus:text-sm"
    >
      Skip to the report tabs
    </a>
    <div className="col-start-1">
      <Button asChild variant="ghost" size="sm" className="-ml-3 whitespace-nowrap print:hidden">
        <Link to={back.to}>
          <ArrowLeft aria-hidden />
          {back.label}
        </Link>
      </Button>
    </div>
    <div className="col-span-full row-start-2">
      <ReportTitle title={title} onRename={onRename} suggestedTitle={suggestedTitle} />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">{meta}</div>
    </div>
    <div className="scroll-row flex gap-2 *:shrink-0 empty:hidden max-sm:-mx-4 max-sm:col-span-full max-sm:row-start-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:col-start-2 sm:flex-wrap sm:row-start-1 sm:justify-end print:hidden">
      {actions}
    </div>
    <div className="row-start-1 flex items-center gap-2 max-sm:col-start-2 sm:col-start-3 print:hidden">
      {menus}
    </div>
  </header>
)

function ReportTitle({
  title,
  onRename,
  suggestedTitle,
}: Pick<ReportHeaderProps, 'title' | 'onRename' | 'suggestedTitle'>) {
  const [editing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const shown = wholeWords(title)
  const close = () => {
    flushSync(() => setEditing(false))
    opener.current?.focus()
  }
  if (editing && onRename)
    return (
      <>
        <h1 className="sr-only">{shown}</h1>
        <TitleForm
          title={shown.replace(/…$/, '')}
          suggested={suggestedTitle}
          onRename={onRename}
          onClose={close}
        />
      </>
    )
  return (
    <div className="group flex items-start gap-1">
      <h1 dir="auto" className={REPORT_HEADING}>
        {shown}
      </h1>
      {onRename && (
        <IconButton
          ref={opener}
          label="Rename"
          onClick={() => setEditing(true)}
          className="-my-0.5 size-8 min-h-8 text-ink-faint pointer-coarse:size-11 print:hidden sm:my-0.5"
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

interface TitleFormProps {
  title: string
  suggested: string | null
  onRename: (title: string) => Promise<unknown>
  onClose: () => void
}

/** Enter saves the new title, Escape restores the old one. */
function TitleForm({ title, suggested, onRename, onClose }: TitleFormProps) {
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  // Takes focus from the button that it replaces.
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const [text, setText] = useState(title)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const problem = tried && text.trim() === '' ? 'Enter a title.' : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '') return
    if (text.trim() === title) return onClose()
    setBusy(true)
    // The global handler shows the failure; the typed text stays.
    const saved = await onRename(text.trim()).then(
      () => true,
      () => false,
    )
    setBusy(false)
    if (saved) onClose()
  }
  const drop = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <form noValidate onSubmit={submit} onKeyDown={drop} className="flex flex-wrap items-center gap-2">
      <Input
        ref={input}
        aria-label="Title"
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        autoComplete="off"
        dir="auto"
        maxLength={TITLE_CUT}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="min-w-0 max-w-report flex-1 basis-72 font-semibold font-serif text-lg"
      />
      <Button type="submit" size="sm" busy={busy}>
        {busy ? 'Saving...' : 'Save'}
      </Button>
      <Button variant="ghost" size="sm" disabled={busy} onClick={onClose}>
        Cancel
      </Button>
      {suggested && suggested !== text && (
        <p className="flex w-full flex-wrap items-center gap-x-2 text-ink-muted text-sm">
          <span>
            Suggested by the model: <span dir="auto">{suggested}</span>
          </span>
          <Button
            variant="ghost"
            size="sm"
            disabled={busy}
            onClick={() => {
              setText(suggested)
              input.current?.focus()
            }}
          >
            Use this title
          </Button>
        </p>
      )}
      {problem && (
        <p id={problemId} role="alert" className="w-full text-danger text-sm">
          {problem}
        </p>
      )}
    </form>
  )
}
