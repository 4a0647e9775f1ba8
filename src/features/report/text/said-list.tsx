import { ANYWAY, type Basis, type Because, becauseText, byReason, type Statement } from '@domain/basis'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { Fold } from './fold'
import { Said } from './said'

interface SaidListProps {
  statements: Statement[]
  basis: Basis | null | undefined
  /** Content below a statement. */
  below?: (statement: Statement) => ReactNode
  /** Number shown before the list is expanded; all by default. */
  most?: number | undefined
  className?: string
}

export function SaidList({ statements, most = statements.length, className, ...props }: SaidListProps) {
  const more = statements.slice(most)
  return (
    <div className={cn('flex flex-col gap-4 in-data-dense:gap-2', className)}>
      <Groups statements={statements.slice(0, most)} {...props} />
      {more.length > 0 && (
        <Fold title={`${more.length} more`}>
          <Groups statements={more} {...props} />
        </Fold>
      )}
    </div>
  )
}

const Groups = ({ statements, basis, below }: Pick<SaidListProps, 'statements' | 'basis' | 'below'>) => (
  <ReasonGroups items={statements} statementOf={(statement) => statement}>
    {(group) => (
      <ul className="flex flex-col gap-2 in-data-dense:gap-1">
        {keyed(group, ({ text }) => text).map(({ key, item }) => (
          <li
            key={key}
            className="relative pl-5 before:absolute before:top-[0.5lh] before:left-0 before:h-px before:w-2.5 before:bg-line-strong"
          >
            <Said statement={item} basis={basis} />
            {below?.(item)}
          </li>
        ))}
      </ul>
    )}
  </ReasonGroups>
)

/** Why a statement was selected: 'because you wrote “forecasts”'. */
export const BecauseLine = ({ because }: { because: Because | undefined }) =>
  because && (
    <p dir="auto" className="mt-1 text-ink-muted text-sm">
      {becauseText(because)}
    </p>
  )

interface ReasonGroupsProps<Item> {
  items: readonly Item[]
  statementOf: (item: Item) => Statement
  /** A list of the items that share a reason. */
  children: (items: Item[]) => ReactNode
}

/** Items in order, with consecutive ones for the same reason grouped. */
export const ReasonGroups = <Item,>({ items, statementOf, children }: ReasonGroupsProps<Item>) =>
  keyed(byReason(items, statementOf), ({ because }) => (because ? becauseText(because) : '')).map(
    ({ key, item: { because, items: group } }, index) => (
      <div key={key}>
        {(because || index > 0) && (
          <p
            dir="auto"
            className="mb-1.5 text-ink-muted text-sm first-letter:uppercase in-data-dense:mb-0.5 in-data-dense:text-xs"
          >
            {because ? becauseText(because) : ANYWAY}
          </p>
        )}
        {children(group)}
      </div>
    ),
  )
