import { ANYWAY, type Because, becauseText, byReason, type Statement } from '@domain/basis'
import type { ReactNode } from 'react'
import { keyed } from '@/shared/lib/keyed'

/** What selected a statement: 'because you wrote “forecasts”'. */
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

/** Items in order, those that follow one another for the same reason below it. */
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
