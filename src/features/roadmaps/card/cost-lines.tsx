import type { ReadPhase } from '@domain/roadmap'
import { keyed } from '@/shared/lib/keyed'
import { moneyWords } from '../number-words'

interface CostLinesProps {
  lines: ReadPhase['costLines']
  currency: string
}

/** What is paid for besides hours; an amount without a source is an assumption. */
export const CostLines = ({ lines, currency }: CostLinesProps) => (
  <ul className="flex max-w-report flex-col gap-1.5">
    {keyed(lines, ({ name }) => name).map(({ key, item: { name, amount, source } }) => (
      <li key={key} className="flex flex-wrap justify-between gap-x-4">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {name}
          <span className="block text-ink-muted text-xs">
            {source ? `${source.title}, ${source.publisher}` : 'Assumption'}
          </span>
        </span>
        <span className="tabular-nums">{moneyWords(amount, currency)}</span>
      </li>
    ))}
  </ul>
)
