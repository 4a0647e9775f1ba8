import type { Option } from '@domain/planning'
import { Lightbulb } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '@/shared/lib/cn'

interface ChoiceCardProps {
  type: 'checkbox' | 'radio'
  /** Groups the radio buttons of one question. */
  name: string
  option: Option
  checked: boolean
  onToggle: () => void
  /** Why the report suggests it; undefined if it does not. */
  reason: string | undefined
  /** Beside the title. */
  badge?: ReactNode
  /** A small icon before the title. */
  mark?: ReactNode
  /** A picture beside the words. */
  picture?: ReactNode
}

/** One option as a clickable card around a real checkbox or radio button. */
export function ChoiceCard({
  type,
  name,
  option,
  checked,
  onToggle,
  reason,
  badge,
  mark,
  picture,
}: ChoiceCardProps) {
  const id = useId()
  const described = [`${id}-note`, reason && `${id}-reason`].filter(Boolean).join(' ')
  return (
    <label
      className={cn(
        'flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-lg border border-line bg-surface-raised p-4',
        'transition-colors duration-150 ease-out hover:border-line-strong',
        'has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
      )}
    >
      <input
        type={type}
        name={name}
        value={option.id}
        checked={checked}
        onChange={onToggle}
        aria-labelledby={`${id}-title`}
        aria-describedby={described}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent outline-none"
      />
      {picture}
      <span className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="flex min-w-0 items-center gap-2">
            {mark}
            <span id={`${id}-title`} className="min-w-0 break-words font-medium">
              {option.label}
            </span>
          </span>
          {badge}
        </span>
        <span id={`${id}-note`} className="text-ink-muted">
          {option.note}
        </span>
        {reason && <Reason id={`${id}-reason`} text={reason} />}
      </span>
    </label>
  )
}

const Reason = ({ id, text }: { id: string; text: string }) => (
  <span id={id} className="mt-1 flex items-start gap-1.5 text-info text-xs">
    <Lightbulb aria-hidden className="mt-px size-3.5 shrink-0" />
    <span className="min-w-0">
      <strong className="font-semibold">Suggested.</strong> {text}
    </span>
  </span>
)
