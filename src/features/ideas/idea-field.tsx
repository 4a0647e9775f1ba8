import { IDEA_MAX_CHARS, ideaLength } from '@domain/idea'
import { cn } from '@/shared/lib/cn'
import { Field } from '@/shared/ui/field'
import { Textarea } from '@/shared/ui/textarea'

interface IdeaFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  error?: string
  placeholder: string
  className?: string
}

/** The idea as it is typed, with its length. Too long a text stays as it is: only the sender may shorten it. */
export function IdeaField({ label, value, onChange, error, placeholder, className }: IdeaFieldProps) {
  return (
    <Field label={label} error={error} hint={<Length of={value} />}>
      {(control) => (
        <Textarea
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder}
          className={cn('text-base leading-[1.625rem]', className)}
        />
      )}
    </Field>
  )
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
