import { IDEA_MAX_CHARS, ideaLength } from '@domain/idea'
import { useQuery } from '@tanstack/react-query'
import { MarkedTextarea, type TextRead } from '@/brief/marked-textarea'
import { cn } from '@/shared/lib/cn'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { validationQueries } from '@/validation/validation-queries'

interface IdeaFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** Whether the text area has the focus. */
  onWriting: (writing: boolean) => void
  /** The results of reading the text. */
  read: TextRead
  error?: string
  placeholder: string
  className?: string
}

/** The idea with its length. A text that is too long is not cut: only its author may shorten it. */
export function IdeaField({ label, value, onChange, onWriting, read, error, ...look }: IdeaFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={
        <>
          <Length of={value} />
          <p role="status" className="not-empty:mt-2">
            {read.language === 'other' && <OtherLanguage />}
          </p>
        </>
      }
    >
      {(control) => (
        <MarkedTextarea
          {...control}
          value={value}
          marks={read.marks}
          onChange={(event) => onChange(event.target.value)}
          onFocus={() => onWriting(true)}
          onBlur={() => onWriting(false)}
          placeholder={look.placeholder}
          className={cn('text-base leading-[1.625rem]', look.className)}
        />
      )}
    </Field>
  )
}

/** Warns before submitting about what the report will and will not cover. */
function OtherLanguage() {
  const { data: engine } = useQuery(validationQueries.engineInUse())
  const says = !engine
    ? 'An AI model reads other languages; the built-in analysis does not, and uses only your answers in the brief.'
    : engine.model
      ? 'Nothing is read as you type, but this server’s AI model will read the text and write the report in that language.'
      : 'This server has no AI model, and its built-in analysis reads only English. The report will use your answers in the brief; without any, it consists of questions and does not count.'
  return `This does not look like English. ${says}`
}

function Length({ of: text }: { of: string }) {
  const length = ideaLength(text)
  const over = length - IDEA_MAX_CHARS
  return (
    <p className={cn('text-right text-xs tabular-nums', over > 0 && 'font-medium text-danger')}>
      {over > 0
        ? `${over.toLocaleString('en')} characters over the limit of ${IDEA_MAX_CHARS.toLocaleString('en')}`
        : `${length.toLocaleString('en')} / ${IDEA_MAX_CHARS.toLocaleString('en')} characters`}
    </p>
  )
}

/** Shown when an idea from the landing page replaced another draft. */
export const EarlierDraft = ({ onBringBack }: { onBringBack: () => void }) => (
  <p className="text-ink-muted text-sm">
    You had another draft here.{' '}
    <Button variant="link" className="text-sm" onClick={onBringBack}>
      Switch to it
    </Button>
  </p>
)

/** The idea could not be saved: the reason, and that the text is kept. */
export const SubmitFailure = ({ error }: { error: Error }) => (
  <AlertBanner variant="error" title="An unexpected error occurred. Please try again.">
    {error.message} Your text is kept in this browser.
  </AlertBanner>
)
