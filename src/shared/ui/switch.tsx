import * as RadixSwitch from '@radix-ui/react-switch'
import { type ComponentProps, useId } from 'react'
import { cn } from '@/shared/lib/cn'

/** Takes effect at once, without a save button. Name it with `aria-label` or `aria-labelledby`. */
export const Switch = ({ className, ...props }: ComponentProps<typeof RadixSwitch.Root>) => (
  <RadixSwitch.Root
    className={cn(
      'relative h-6 w-10 shrink-0 rounded-full border border-line-strong bg-surface-sunken p-0.5',
      // The touch target is 44 px, larger than the visible switch.
      'after:absolute after:-inset-2.5 after:content-[""]',
      'transition-colors duration-150 ease-out data-[state=checked]:border-accent data-[state=checked]:bg-accent',
      'disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress',
      className,
    )}
    {...props}
  >
    <RadixSwitch.Thumb
      className={cn(
        'block size-4.5 rounded-full bg-ink-muted forced-colors:bg-[ButtonText]',
        'transition-transform duration-150 ease-out',
        'data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-accent',
        'forced-colors:data-[state=checked]:bg-[Highlight]',
      )}
    />
  </RadixSwitch.Root>
)

interface CheckboxRowProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with a label and a description of its effect. */
export function CheckboxRow({ label, hint, checked, onChange }: CheckboxRowProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-ink-muted">
          {hint}
        </p>
      </div>
    </div>
  )
}
