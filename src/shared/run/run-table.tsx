import type { ReactNode } from 'react'
import { formatMoment, parseTimestamp } from '../lib/dates'
import { formatCost, formatInteger } from '../lib/format-price'
import { type Figures, figuresOf, type NamedStep, type StepRecord } from './run-figures'

const HEADINGS = ['Attempts', 'Tokens in', 'Of these cached', 'Tokens out', 'Searches', 'Cost'] as const

/** A table on wide screens; on narrow ones each step is a block with labeled figures. */
export const RunTable = ({ steps }: { steps: NamedStep[] }) => {
  const together = figuresOf(steps.flatMap(({ usage }) => usage))
  return (
    <div className="@container">
      <table className="block w-full tabular-nums @xl:table">
        <caption className="sr-only">Steps of the run and what each used</caption>
        <thead className="hidden text-ink-muted text-xs @xl:table-header-group">
          <tr>
            <th scope="col" className="pb-2 text-left font-medium">
              Step
            </th>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="whitespace-nowrap pb-2 pl-4 text-right font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line border-line border-y @xl:table-row-group">
          {steps.map((step) => (
            <Row
              key={step.name}
              name={step.name}
              about={{ by: writtenBy(step), state: stateOf(step) }}
              attempts={step.attempt}
              figures={figuresOf(step.usage)}
            />
          ))}
        </tbody>
        {together.calls > 0 && (
          <tfoot className="block font-semibold @xl:table-footer-group">
            <Row name="Together" attempts={null} figures={together} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface RowProps {
  name: string
  about?: { by: string; state: string }
  attempts: number | null
  figures: Figures
}

function Row({ name, about, attempts, figures }: RowProps) {
  const { calls, inputTokens, cachedTokens, outputTokens, searches } = figures
  const asked = calls > 0
  return (
    <tr className="block py-3 @xl:table-row @xl:py-0">
      <th scope="row" className="block text-left font-semibold @xl:table-cell @xl:py-2.5 @xl:align-top">
        {name}
        {about && (
          <span className="block font-normal text-ink-muted text-xs normal-nums">
            <span className="block">{about.by}</span> {about.state}
          </span>
        )}
      </th>
      <Cell label={HEADINGS[0]}>{attempts}</Cell>
      <Cell label={HEADINGS[1]}>{asked && formatInteger(inputTokens)}</Cell>
      <Cell label={HEADINGS[2]}>{asked && formatInteger(cachedTokens)}</Cell>
      <Cell label={HEADINGS[3]}>{asked && formatInteger(outputTokens)}</Cell>
      <Cell label={HEADINGS[4]}>{asked && formatInteger(searches)}</Cell>
      <Cell label={HEADINGS[5]}>{asked && formatCost(figures)}</Cell>
    </tr>
  )
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td className="flex justify-between gap-4 empty:hidden @xl:table-cell @xl:py-2.5 @xl:pl-4 @xl:text-right @xl:align-top @xl:empty:table-cell">
    {children !== false && children !== null && (
      <>
        <span aria-hidden className="font-normal text-ink-muted @xl:hidden">
          {label}
        </span>
        <span className="whitespace-nowrap">{children}</span>
      </>
    )}
  </td>
)

/** The models used, or the writer if there were none. */
const writtenBy = ({ usage, writer }: NamedStep): string =>
  usage.length > 0 ? figuresOf(usage).models.join(', ') : writer

function stateOf({ attempt, finishedAt, notBefore }: StepRecord): string {
  if (finishedAt) return `Finished ${formatMoment(finishedAt)}`
  const wait = notBefore ? parseTimestamp(notBefore) : null
  if (notBefore && wait && wait > new Date()) return `Waits until ${formatMoment(notBefore)}`
  return attempt === 0 ? 'Not started' : 'Not finished'
}
