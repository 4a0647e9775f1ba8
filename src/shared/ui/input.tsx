import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'
import { controlStyle } from './control-style'

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input className={cn(controlStyle, 'h-10 pointer-coarse:h-11', className)} {...props} />
)
