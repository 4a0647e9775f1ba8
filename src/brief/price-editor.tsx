import { PRICE_PARTS, PRICE_RHYTHMS, type Price, type PricePart } from '@domain/brief/brief'
import { MOST_VALUES } from '@domain/brief/limits'
import { numberText, readNumber } from '@domain/typed-number'
import { Chip } from '@/shared/ui/badge'
import { Input } from '@/shared/ui/input'
import { editorOf, numberProblem, type Problem, type Read } from './editor-form'
import { CurrencySelect, NumberField } from './money-editors'
import { Lines } from './text-editors'

interface PriceDraft {
  low: string
  high: string
  currency: string | null
  per: string
  every: Price['every']
  /** What one deal is worth, for a share. */
  base: string
  /** How it stands to the first price. */
  part: PricePart
}

const PART_CHIPS: Record<PricePart, string> = {
  added: 'On top',
  instead: 'Instead',
  deposit: 'Deposit, paid back',
}

const RHYTHM_CHIPS: Record<NonNullable<Price['every']>, string> = {
  once: 'Once',
  use: 'Per use',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  share: 'Percentage',
}

const UNIT_CHIPS = ['customer', 'seat', 'location', 'order']

function readPrice(draft: PriceDraft, isFirst: boolean): { value: Price } | Problem<PriceDraft> {
  const { low, high, currency, per, every, base, part } = draft
  const isShare = every === 'share'
  const read = (text: string) =>
    isShare ? readNumber(text, 'share') : readNumber(text, 'money', 1e9, currency)
  const from = read(low.trim() === '' ? high : low)
  if ('problem' in from) return numberProblem(from, (text) => ({ ...draft, low: text }))
  const to = high.trim() === '' ? from : read(high)
  if ('problem' in to) return numberProblem(to, (text) => ({ ...draft, high: text }))
  if (from.value > to.value) return { problem: 'Enter the lower price first.' }
  const worth = isShare && base.trim() !== '' ? readNumber(base, 'money', 1e12, currency) : null
  if (worth && 'problem' in worth) return numberProblem(worth, (text) => ({ ...draft, base: text }))
  const isKnown = worth !== null && worth.value > 0
  return {
    value: {
      low: from.value,
      high: to.value,
      currency: isShare && !isKnown ? null : currency,
      per: per.trim() || null,
      every,
      ...(isKnown && { base: worth.value }),
      ...(!isFirst && { part }),
    },
  }
}

/** Whether this price is the one to correct. */
const isProblem = (draft: PriceDraft, index: number) =>
  !isEmpty(draft) && 'problem' in readPrice(draft, index === 0)

const isEmpty = ({ low, high }: PriceDraft) => low.trim() === '' && high.trim() === ''

function readPrices(drafts: PriceDraft[]): Read<Price, PriceDraft[]> {
  const values: Price[] = []
  for (const [index, draft] of drafts.entries()) {
    if (isEmpty(draft)) continue
    const read = readPrice(draft, values.length === 0)
    if ('problem' in read) {
      const options = read.options?.map(({ label, draft: changed }) => ({
        label,
        draft: drafts.with(index, changed),
      }))
      return { problem: read.problem, ...(options && { options }) }
    }
    values.push(read.value)
  }
  return { values }
}

const emptyPrice = (currency: string | null): PriceDraft => ({
  low: '',
  high: '',
  currency,
  per: '',
  every: null,
  base: '',
  part: 'added',
})

/** Up to four prices, each with its amount, what it is for and how often; details appear once there is an amount. */
export const PriceEditor = editorOf<Price, PriceDraft[]>({
  draftOf: (prices, { currency }) =>
    prices.map((price) => ({
      low: numberText(price.low),
      high: price.high === price.low ? '' : numberText(price.high),
      currency: price.currency ?? (price.every === 'share' ? currency : null),
      per: price.per ?? '',
      every: price.every,
      base: price.base ? numberText(price.base) : '',
      part: price.part ?? 'added',
    })),
  read: readPrices,
  Controls: ({ label, draft: drafts, onDraft, main, example, context: { currency } }) => (
    <Lines
      items={drafts}
      most={MOST_VALUES.price}
      isEmpty={isEmpty}
      onItems={onDraft}
      empty={emptyPrice(drafts[0]?.currency ?? currency)}
      noun="price"
      add="Add another price"
      isDivided
    >
      {(draft, onPrice, index) => (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <NumberField
              {...(index === 0 ? main : { 'aria-label': `${label} (${index + 1})` })}
              aria-invalid={main['aria-invalid'] && isProblem(draft, index)}
              value={draft.low}
              placeholder={index === 0 ? example : undefined}
              onText={(low) => onPrice({ ...draft, low })}
              className="w-20 flex-1"
            />
            <span aria-hidden className="text-ink-muted text-sm">
              to
            </span>
            <NumberField
              aria-label={
                index === 0 ? 'Highest price, if a range' : `Highest price (${index + 1}), if a range`
              }
              value={draft.high}
              onText={(high) => onPrice({ ...draft, high })}
              className="w-20 flex-1"
            />
            {draft.every === 'share' ? (
              <span className="w-24 text-ink-muted text-sm">%</span>
            ) : (
              <CurrencySelect
                value={draft.currency}
                onCurrency={(changed) => onPrice({ ...draft, currency: changed })}
              />
            )}
          </div>
          {draft.low.trim() !== '' && index > 0 && <PartChips draft={draft} onDraft={onPrice} />}
          {draft.low.trim() !== '' && draft.part !== 'deposit' && (
            <PriceTerms draft={draft} onDraft={onPrice} isFirst={index === 0} />
          )}
        </div>
      )}
    </Lines>
  ),
})

function PartChips({ draft, onDraft }: { draft: PriceDraft; onDraft: (draft: PriceDraft) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-ink-muted text-sm">Beside the first price?</legend>
      <div className="flex flex-wrap gap-1.5">
        {PRICE_PARTS.map((part) => (
          <Chip
            key={part}
            pressed={draft.part === part}
            onClick={() =>
              onDraft({ ...draft, part, ...(part === 'deposit' && { every: 'once', per: '', base: '' }) })
            }
          >
            {PART_CHIPS[part]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

interface PriceTermsProps {
  draft: PriceDraft
  onDraft: (draft: PriceDraft) => void
  isFirst: boolean
}

function PriceTerms({ draft, onDraft, isFirst }: PriceTermsProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-ink-muted text-sm">How often?</legend>
        <div className="flex flex-wrap gap-1.5">
          {PRICE_RHYTHMS.map((every) => (
            <Chip
              key={every}
              pressed={draft.every === every}
              onClick={() => onDraft({ ...draft, every: draft.every === every ? null : every })}
            >
              {RHYTHM_CHIPS[every]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-ink-muted text-sm">
          {draft.every === 'share' ? 'Percentage of what?' : 'Per what?'}
        </legend>
        <div className="flex flex-wrap gap-1.5">
          <Input
            aria-label={draft.every === 'share' ? 'Percentage of what?' : 'Per what?'}
            value={draft.per}
            maxLength={60}
            placeholder={draft.every === 'share' ? 'each sale' : 'shop'}
            onChange={({ target }) => onDraft({ ...draft, per: target.value })}
            className="w-36"
          />
          {draft.every !== 'share' &&
            isFirst &&
            UNIT_CHIPS.map((unit) => (
              <Chip
                key={unit}
                pressed={draft.per === unit}
                onClick={() => onDraft({ ...draft, per: draft.per === unit ? '' : unit })}
              >
                {unit}
              </Chip>
            ))}
        </div>
      </fieldset>
      {draft.every === 'share' && (
        <fieldset>
          <legend className="mb-1.5 text-ink-muted text-sm">What is one worth, on average?</legend>
          <div className="flex flex-wrap gap-2">
            <NumberField
              aria-label="What is one worth, on average?"
              value={draft.base}
              onText={(base) => onDraft({ ...draft, base })}
              className="w-24 flex-1"
            />
            <CurrencySelect
              value={draft.currency}
              onCurrency={(currency) => onDraft({ ...draft, currency })}
            />
          </div>
        </fieldset>
      )}
    </>
  )
}
