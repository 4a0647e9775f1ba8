import { type Brief, type BriefField, firstValue } from '@domain/brief/brief'
import { answered, applyChanges } from '@domain/brief/changes'
import { missingForRevenue, money, revenueOf } from '@domain/brief/economics'
import { formatEntries } from '@domain/brief/format'
import { goalOf } from '@domain/brief/goal'
import { assumedWinCost, type NumberLine, numberLinesOf } from '@domain/brief/numbers'
import { forSums } from '@domain/brief/sums'
import { withYardstick } from '@domain/brief/wages'
import type { MarketModel } from '@domain/market-model'
import { type ReactNode, useState } from 'react'
import { AskButton, useAnswer } from '@/brief/ask-button'
import { BasisGlyph } from '@/shared/ui/basis-mark'
import { EditableAmount } from './editable-amount'

interface YourNumbersProps {
  brief: Brief
  /** The founder's text. Amounts in it that the brief lacks, such as the share that the founder keeps, also count. */
  idea: string
  model: MarketModel | null
  /** Whether the market is calculated or given as text. */
  sized: boolean
}

/** Results of the founder's own numbers, below an empty calculator if the market is not calculated. */
export const YourNumbers = ({ brief, idea, model, sized }: YourNumbersProps) => (
  <div className="flex flex-col gap-8">
    {!sized && <EmptyCalculator brief={forSums(brief, idea)} />}
    <NumberTable brief={brief} idea={idea} model={model} />
  </div>
)

/** The two inputs that only the founder knows, as a value or a question. */
function EmptyCalculator({ brief }: { brief: Brief }) {
  const revenue = revenueOf(brief)
  const missing = missingForRevenue(brief)
  const [count] = formatEntries(brief, 'count')
  return (
    <div>
      <dl className="divide-y divide-line border-line border-y text-sm">
        <Row label="Customers">
          {count ?? <AskButton field="count" purpose="Market size" className="font-normal" />}
        </Row>
        <Row label="Annual revenue per customer" formula={revenue?.formula}>
          {revenue && <AmountRange {...revenue} />}
          {missing && <AskButton field={missing} purpose="Market size" className="font-normal" />}
        </Row>
      </dl>
      <p className="mt-2 text-ink-muted text-sm">TAM, SAM and SOM appear when both are known.</p>
    </div>
  )
}

const AmountRange = ({ low, high, currency }: { low: number; high: number; currency: string | null }) =>
  low === high ? money(low, currency) : `${money(low, currency)} to ${money(high, currency)}`

interface RowProps {
  label: ReactNode
  formula?: string | null | undefined
  notes?: ReactNode
  children: ReactNode
}

const Row = ({ label, formula, notes, children }: RowProps) => (
  <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 tabular-nums">
    <dt className="min-w-0 flex-1 basis-48">{label}</dt>
    <dd className="font-semibold">{children}</dd>
    {(formula || notes) && (
      <dd className="w-full text-ink-muted text-xs">
        {formula && <span className="block">{formula}</span>}
        {notes}
      </dd>
    )}
  </div>
)

/** Changing the goal or a cost here affects only the table; an answer is stored in the brief. */
function NumberTable({ brief: saved, idea, model }: Omit<YourNumbersProps, 'sized'>) {
  const answer = useAnswer()
  const [goal, setGoal] = useState<number | null>(null)
  const [winCost, setWinCost] = useState<number | null>(null)
  const currency = firstValue(saved, 'price')?.currency ?? null
  const withGoal = (amount: number) => ({ goal: answered([{ amount, currency }], saved.goal) })
  const brief = forSums(goal === null ? saved : applyChanges(saved, withGoal(goal)), idea)
  const lines = numberLinesOf(brief, model, winCost)
  const assumed = assumedWinCost(brief)
  if (lines.length === 0) return null
  const editors: Partial<Record<string, ReactNode>> = {
    goal: (
      <>
        Customers for{' '}
        <EditableAmount
          label="Monthly revenue goal"
          amount={goalOf(withYardstick(brief))}
          currency={currency}
          unit="a month"
          onChange={(amount) => (answer ? answer(withGoal(amount)) : setGoal(amount))}
        />
      </>
    ),
    earnBack: (
      <>
        Months to earn back{' '}
        <EditableAmount
          label="Cost of winning a customer"
          amount={winCost ?? assumed}
          currency={currency}
          unit="for winning a customer"
          onChange={setWinCost}
        />
      </>
    ),
  }
  return (
    <section aria-labelledby="your-numbers">
      <h3 id="your-numbers" className="mb-3 font-semibold">
        What your numbers say
      </h3>
      <dl className="divide-y divide-line border-line border-y text-sm">
        {lines.map((line) => (
          <NumberRow key={line.id} line={line} label={editors[line.id] ?? line.label} />
        ))}
      </dl>
    </section>
  )
}

function NumberRow({ line, label }: { line: NumberLine; label: ReactNode }) {
  const { result, formula, meaning, assumes, asks } = line
  return (
    <Row label={label} formula={formula} notes={<Notes meaning={meaning} assumes={assumes} />}>
      {result ?? (asks && <Asked field={asks} line={line} />)}
    </Row>
  )
}

const Asked = ({ field, line }: { field: BriefField; line: NumberLine }) => (
  <AskButton field={field} purpose={line.label} className="font-normal" />
)

const Notes = ({ meaning, assumes }: Pick<NumberLine, 'meaning' | 'assumes'>) => (
  <>
    {meaning && <span className="block">{meaning}</span>}
    {assumes && (
      <span className="flex items-baseline gap-1.5">
        <BasisGlyph basis="assumption" className="size-2.5 shrink-0 text-basis-assumption" />
        {assumes}
      </span>
    )}
  </>
)
