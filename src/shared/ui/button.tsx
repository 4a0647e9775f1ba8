import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'

const buttonStyle = cva(
  [
    'relative inline-flex max-w-full items-center justify-center gap-2 overflow-hidden rounded-md border',
    'border-transparent text-center font-medium transition-colors duration-150 ease-out select-none',
    'pointer-coarse:min-h-11 disabled:cursor-not-allowed aria-busy:cursor-progress',
    'not-aria-busy:disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
        secondary: 'border-line-strong bg-surface-raised text-ink hover:not-disabled:bg-surface-sunken',
        ghost: 'text-ink-muted hover:not-disabled:bg-surface-sunken hover:not-disabled:text-ink',
        danger: 'bg-danger-solid text-on-danger hover:not-disabled:bg-danger-solid/85',
        link: 'text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 text-sm',
        md: 'min-h-10 px-4 py-2 text-sm',
        lg: 'min-h-12 px-6 py-2.5 text-base',
      },
    },
    compoundVariants: [
      { variant: 'link', className: 'touch-area min-h-0 overflow-visible rounded-sm px-0 py-0' },
    ],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Busy: disabled, with a moving bar. The caller's text says what is happening ('Signing in...'). */
  busy?: boolean
  /** Renders the only child (such as a Link) with the button's styles. */
  asChild?: boolean
}

export function Button({ variant, size, busy, asChild, className, children, ...props }: ButtonProps) {
  const style = cn(buttonStyle({ variant, size }), className)
  if (asChild)
    return (
      <Slot className={style} {...props}>
        {children}
      </Slot>
    )
  return (
    <button
      type="button"
      {...props}
      className={style}
      disabled={busy || props.disabled}
      aria-busy={busy || undefined}
    >
      {children}
      {busy && (
        <span
          aria-hidden
          className="absolute bottom-0 left-0 h-0.5 w-1/3 bg-current opacity-70 motion-safe:animate-travel motion-reduce:w-full"
        />
      )}
    </button>
  )
}

interface IconButtonProps extends ComponentProps<typeof Button> {
  /** The action, read aloud in place of the icon. */
  label: string
}

export const IconButton = ({ label, className, ...props }: IconButtonProps) => (
  <Button
    variant="ghost"
    aria-label={label}
    className={cn('size-10 shrink-0 px-0 pointer-coarse:size-11', className)}
    {...props}
  />
)
