import type { Basis, Statement } from '@domain/basis'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { Said } from './said'

interface SaidListProps {
  statements: Statement[]
  basis: Basis | null | undefined
  /** What belongs below a statement. */
  below?: (statement: Statement) => ReactNode
  className?: string
}

export const SaidList = ({ statements, basis, below, className }: SaidListProps) => (
  <ul className={cn('flex flex-col gap-2', className)}>
    {keyed(statements, ({ text }) => text).map(({ key, item }) => (
      <li
        key={key}
        className="relative pl-5 before:absolute before:top-[0.8125rem] before:left-0 before:h-px before:w-2.5 before:bg-line-strong"
      >
        <Said statement={item} basis={basis} />
        {below?.(item)}
      </li>
    ))}
  </ul>
)
