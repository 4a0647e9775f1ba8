import { calculationOf, formatInput, formatSize, formatSpread, isShare } from '@domain/market-calculation'
import { currencyOf, type MarketInput, type MarketModel, marketSizeOf } from '@domain/market-model'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { BasisMark } from '@/shared/ui/basis-mark'
import { Button } from '@/shared/ui/button'
import { EXHIBIT_MARKET } from '../content'

/** Range and steps of each slider: counts, dollars, fractions. */
const REACH: Partial<Record<MarketInput['id'], { min: number; max: number; step: number }>> = {
  customers: { min: 6_000, max: 120_000, step: 1_000 },
  revenuePerCustomer: { min: 24, max: 480, step: 12 },
  reachableShare: { min: 0.1, max: 0.6, step: 0.01 },
  obtainableShare: { min: 0.01, max: 0.15, step: 0.005 },
}

/**
 * The market of a sample report with editable inputs: the size and the slide follow, computed by the product's own
 * model.
 */
export function Exhibit() {
  const [model, setModel] = useState(EXHIBIT_MARKET)
  const change = (id: MarketInput['id'], base: number) =>
    setModel(({ inputs, ...rest }) => ({
      ...rest,
      inputs: inputs.map((input) => (input.id === id ? withBase(input, base) : input)),
    }))
  return (
    <figure className="grid gap-6 rounded-lg border border-line bg-surface-raised p-4 sm:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10">
      <div>
        <figcaption>
          <h3 className="font-semibold">Try it: drag an input</h3>
          <p className="mt-1 text-ink-muted text-sm">
            From the{' '}
            <Link to={paths.sample('tutor')} className="text-ink underline underline-offset-4">
              sample report
            </Link>{' '}
            on a math tutor.
          </p>
        </figcaption>
        <div className="mt-4 flex flex-col gap-4">
          {model.inputs.map((input) => (
            <InputSlider key={input.id} model={model} input={input} onChange={change} />
          ))}
        </div>
        <Button
          variant="link"
          className="mt-4 text-sm"
          disabled={model === EXHIBIT_MARKET}
          onClick={() => setModel(EXHIBIT_MARKET)}
        >
          Reset
        </Button>
      </div>
      <Slide model={model} />
    </figure>
  )
}

/** The founder's own value has no range; the base of an assumption moves within its range. */
const withBase = (input: MarketInput, base: number): MarketInput => ({
  ...input,
  range: isShare(input.id) ? { ...input.range, base } : { low: base, base, high: base },
})

interface InputSliderProps {
  model: MarketModel
  input: MarketInput
  onChange: (id: MarketInput['id'], base: number) => void
}

function InputSlider({ model, input: { id, label, unit, range, basis }, onChange }: InputSliderProps) {
  const inputId = useId()
  const shown = `${formatInput(id, range.base, currencyOf(model))} ${unit}`.trim()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <label htmlFor={inputId}>{label}</label>
        <output htmlFor={inputId} className="font-medium tabular-nums">
          {shown}
        </output>
      </div>
      <input
        id={inputId}
        type="range"
        {...REACH[id]}
        value={range.base}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(id, target.valueAsNumber)}
        className="mt-1 block h-6 w-full accent-accent pointer-coarse:h-11"
      />
      <BasisMark basis={basis} />
    </div>
  )
}

const SIZES = ['tam', 'sam', 'som'] as const
/** The axis of the slide, in powers of ten: from $100 to $100M. */
const AXIS = { from: 2, to: 8 }
const TICKS = [1e3, 1e5, 1e7]

const placeOf = (amount: number): number =>
  Math.min(1, Math.max(0, (Math.log10(Math.max(1, amount)) - AXIS.from) / (AXIS.to - AXIS.from))) * 100

function Slide({ model }: { model: MarketModel }) {
  const sizes = marketSizeOf(model)
  const lines = calculationOf(model)
  return (
    <section
      aria-label="Slide: Market Opportunity"
      className="flex flex-col justify-center rounded-md border border-line bg-surface px-5 py-5 sm:px-8 sm:py-6"
    >
      <h3 className="font-semibold font-serif text-xl">Market Opportunity</h3>
      <dl className="mt-4 flex flex-col gap-4">
        {SIZES.map((id, index) => {
          const { low, base, high } = sizes[id]
          return (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 tabular-nums">
              <dt className="font-medium text-sm">{lines[index]?.name}</dt>
              <dd className={id === 'som' ? 'font-semibold font-serif text-2xl text-accent' : 'text-lg'}>
                <span aria-live={id === 'som' ? 'polite' : undefined}>{formatSize(model, id, base)}</span>
              </dd>
              <dd aria-hidden className="relative col-span-2 mt-1 h-3 self-center">
                <span className="absolute inset-x-0 top-1.5 h-px bg-line" />
                <span
                  className="absolute top-1 h-1 rounded-full bg-accent/30"
                  style={{ left: `${placeOf(low)}%`, right: `${100 - placeOf(high)}%` }}
                />
                <span
                  className="-ml-1.5 absolute top-0 size-3 rounded-full bg-accent"
                  style={{ left: `${placeOf(base)}%` }}
                />
              </dd>
              <dd className="col-span-2 mt-1 flex justify-between gap-4 text-ink-muted text-xs">
                <span>{lines[index]?.words}</span>
                <span>{formatSpread(model, id, sizes[id])}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <div aria-hidden className="relative mt-3 h-4 border-line border-t text-ink-muted text-xs tabular-nums">
        {TICKS.map((tick) => (
          <span key={tick} className="-translate-x-1/2 absolute" style={{ left: `${placeOf(tick)}%` }}>
            {formatSize(model, 'tam', tick)}
          </span>
        ))}
      </div>
    </section>
  )
}
