import type { ReadMember, ReadPhase, ReadRoadmap } from '@domain/roadmap'
import type { ReactNode } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { formatAmountOrUnknown, formatHours } from '../format'

const HEADINGS = ['Count', 'Hourly Rate', 'Hours', 'Cost'] as const

interface TeamTableProps {
  phase: ReadPhase
  rates: Pick<ReadRoadmap, 'region' | 'currency' | 'exchange'>
}

/** A table on wide screens; on narrow ones each role is a block with labeled figures. */
export function TeamTable({ phase: { team, teamCostDollars, assumed }, rates }: TeamTableProps) {
  const { region, currency, exchange } = rates
  const cost = (amount: number | null) => formatAmountOrUnknown(amount, currency)
  if (team.length === 0) return <p className="text-ink-muted">No team listed.</p>
  return (
    <div className="@container">
      <table className="block w-full text-sm tabular-nums @2xl:table">
        <caption className="sr-only">Team with rates, hours per person and costs</caption>
        <thead className="hidden text-ink-muted text-xs @2xl:table-header-group">
          <tr>
            {['Role', 'Skills'].map((heading) => (
              <th key={heading} scope="col" className="pr-4 pb-2 text-left font-medium">
                {heading}
              </th>
            ))}
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="whitespace-nowrap pb-2 pl-4 text-right font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line border-line border-y @2xl:table-row-group">
          {keyed(team, ({ role }) => role).map(({ key, item }) => (
            <Member key={key} member={item} currency={currency} cost={cost(item.costDollars)} />
          ))}
        </tbody>
        <tfoot className="block font-semibold @2xl:table-footer-group">
          <tr className="flex justify-between gap-4 pt-3 @2xl:table-row">
            <th scope="row" colSpan={5} className="text-left @2xl:table-cell @2xl:pt-3">
              Total team cost
            </th>
            <td className="text-right @2xl:table-cell @2xl:pt-3 @2xl:pl-4">{cost(teamCostDollars)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-ink-muted text-xs">
        Hours are per person. Hourly rates are assumptions{region && ` for ${region}`}, not offers.
        {exchange &&
          ` Converted from US dollars${exchange.isRounded ? ' at a rounded rate' : ''}: 1 USD = ${exchange.perDollar} ${currency} on ${exchange.date}.`}
        {assumed && ' The cost of each line is rounded to two digits, because sizes are assumptions.'}
      </p>
    </div>
  )
}

const Member = ({
  member: { role, count, skills, hourlyRate, hours },
  currency,
  cost,
}: {
  member: ReadMember
  currency: string
  cost: string
}) => (
  <tr className="block py-3 @2xl:table-row @2xl:py-0">
    <th
      scope="row"
      dir="auto"
      className="block text-left font-medium @2xl:table-cell @2xl:max-w-48 @2xl:py-2.5 @2xl:pr-4 @2xl:align-top"
    >
      {role}
    </th>
    <td
      dir="auto"
      className="block text-ink-muted [overflow-wrap:anywhere] @2xl:table-cell @2xl:py-2.5 @2xl:pr-4 @2xl:align-top"
    >
      {skills.join(', ')}
    </td>
    <Figure label={HEADINGS[0]}>{count}</Figure>
    <Figure label={HEADINGS[1]}>{formatAmountOrUnknown(hourlyRate, currency)}</Figure>
    <Figure label={HEADINGS[2]}>{formatHours(hours)}</Figure>
    <Figure label={HEADINGS[3]}>{cost}</Figure>
  </tr>
)

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <td className="flex justify-between gap-4 @2xl:table-cell @2xl:py-2.5 @2xl:pl-4 @2xl:text-right @2xl:align-top">
    <span aria-hidden className="text-ink-muted @2xl:hidden">
      {label}
    </span>
    <span className="whitespace-nowrap">{children}</span>
  </td>
)
