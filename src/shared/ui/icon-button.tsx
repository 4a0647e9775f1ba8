import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from './button'

interface IconButtonProps extends ComponentProps<typeof Button> {
  /** What pressing it does; read aloud in place of the icon. */
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
