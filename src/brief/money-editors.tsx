import { type AlternativePrice, type BriefValues, PERIODS, type PeriodicMoney } from '@domain/brief/brief'
import { CURRENCIES } from '@domain/currency'
import { numberText, readNumber } from '@domain/typed-number'
import type { ComponentProps } from 'react'
import { cn } from '@/shared/lib/cn'
import { Input, Select } from '@/shared/ui/input'
import { editorOf, numberProblem, type Problem, type Read } from './editor-form'

const KNOWN = [...new Set(Object.values(CURRENCIES))].toSorted()

interface CurrencySelectProps {
  value: string | null
  onCurrency: (currency: string | null) => void
}

export const CurrencySelect = ({ value, onCurrency }: CurrencySelectProps) => (
  <Select
    aria-label="Currency"
    value={value ?? ''}
    onChange={({ target }) => onCurrency(target.value || null)}
    className="w-28 shrink-0"
  >
    <option value="">Currency</option>
    {(value && !KNOWN.includes(value) ? [value, ...KNOWN] : KNOWN).map((code) => (
      <option key={code}>{code}</option>
    ))}
  </Select>
)

interface NumberFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: string
  onText: (text: string) => void
}

/** A number as typed. */
export const NumberField = ({ onText, className, ...props }: NumberFieldProps) => (
  <Input
    {...props}
    inputMode="decimal"
    autoComplete="off"
    maxLength={40}
    onChange={({ target }) => onText(target.value)}
    className={cn('tabular-nums', className)}
  />
)

type Term = AlternativePrice['every']

const TERMS: readonly Term[] = [...PERIODS, 'use', 'once']

const TERM_NAMES: Record<Term, string> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  use: 'per use',
  once: 'once',
}

/** An amount of money per period, per use or one-time, as typed. */
export interface MoneyDraft {
  amount: string
  currency: string | null
  every: Term
}

export const moneyDraftOf = (money: AlternativePrice | null, currency: string | null): MoneyDraft =>
  money ? { ...money, amount: numberText(money.amount) } : { amount: '', currency, every: 'month' }

/** Null if no amount is typed; 0 means free. */
export function readMoney(draft: MoneyDraft): { value: AlternativePrice | null } | Problem<MoneyDraft> {
  const { amount, currency, every } = draft
  if (amount.trim() === '') return { value: null }
  const read = readNumber(amount, 'money', 1e12, currency)
  if ('problem' in read) return numberProblem(read, (text) => ({ ...draft, amount: text }))
  return { value: { amount: read.value, currency, every } }
}

function readPositive(text: string, kind: 'money' | 'count', currency: string | null = null) {
  const read = readNumber(text, kind, 1e12, currency)
  return 'value' in read && read.value === 0 ? { problem: 'Enter a number above 0.' } : read
}

interface MoneyFieldsProps {
  draft: MoneyDraft
  onDraft: (draft: MoneyDraft) => void
  amount: Partial<ComponentProps<typeof Input>>
  terms?: readonly Term[]
}

/** Amount, currency and period in one row. */
export const MoneyFields = ({ draft, onDraft, amount, terms = TERMS }: MoneyFieldsProps) => (
  <div className="flex flex-wrap gap-2">
    <NumberField
      {...amount}
      value={draft.amount}
      onText={(text) => onDraft({ ...draft, amount: text })}
      className="w-24 flex-1"
    />
    <CurrencySelect value={draft.currency} onCurrency={(currency) => onDraft({ ...draft, currency })} />
    <Select
      aria-label="How often"
      value={draft.every}
      onChange={({ target }) => {
        const every = terms.find((term) => term === target.value)
        if (every) onDraft({ ...draft, every })
      }}
      className="w-28 shrink-0"
    >
      {terms.map((term) => (
        <option key={term} value={term}>
          {TERM_NAMES[term]}
        </option>
      ))}
    </Select>
  </div>
)

export const ProblemCostEditor = editorOf<PeriodicMoney, MoneyDraft>({
  draftOf: ([money = null], { currency }) => moneyDraftOf(money, currency),
  read: (draft) => {
    const read = readMoney(draft)
    if ('problem' in read) return read
    if (read.value?.amount === 0) return { problem: 'Enter a number above 0.' }
    const every = PERIODS.find((period) => period === read.value?.every)
    return { values: read.value && every ? [{ ...read.value, every }] : [] }
  },
  Controls: ({ draft, onDraft, main, example }) => (
    <MoneyFields draft={draft} onDraft={onDraft} amount={{ ...main, placeholder: example }} terms={PERIODS} />
  ),
})

type Goal = BriefValues['goal']

type GoalDraft = Pick<MoneyDraft, 'amount' | 'currency'>

export const GoalEditor = editorOf<Goal, GoalDraft>({
  draftOf: ([goal], { currency }) =>
    goal ? { ...goal, amount: numberText(goal.amount) } : { amount: '', currency },
  read: (draft): Read<Goal, GoalDraft> => {
    const { amount, currency } = draft
    if (amount.trim() === '') return { values: [] }
    const read = readPositive(amount, 'money', currency)
    if ('problem' in read) return numberProblem(read, (text) => ({ ...draft, amount: text }))
    return { values: [{ amount: read.value, currency }] }
  },
  Controls: ({ draft, onDraft, main, example }) => (
    <div className="flex items-center gap-2">
      <NumberField
        {...main}
        value={draft.amount}
        placeholder={example}
        onText={(amount) => onDraft({ ...draft, amount })}
        className="w-24 flex-1"
      />
      <CurrencySelect value={draft.currency} onCurrency={(currency) => onDraft({ ...draft, currency })} />
      <span className="text-ink-muted text-sm">a month</span>
    </div>
  ),
})

export const PurchasesEditor = editorOf<number, string>({
  draftOf: ([times]) => (times === undefined ? '' : numberText(times)),
  read: (draft) => {
    if (draft.trim() === '') return { values: [] }
    const read = readPositive(draft, 'count')
    return 'problem' in read ? numberProblem(read, (text) => text) : { values: [read.value] }
  },
  Controls: ({ draft, onDraft, main, example, context }) => (
    <div className="flex items-center gap-2">
      <NumberField {...main} value={draft} placeholder={example} onText={onDraft} className="w-28" />
      <span className="text-ink-muted text-sm">{context.quantityPeriod}</span>
    </div>
  ),
})
