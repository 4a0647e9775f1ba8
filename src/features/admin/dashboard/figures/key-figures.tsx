import { formatDate } from '@/shared/lib/dates'
import { formatInteger } from '@/shared/lib/format-price'
import { allUsage, type Figures, lastSevenDays, type ModelUsage, runsOf, successRate, sumOf } from './figures'

/** The key figures. */
export function KeyFigures({ figures }: { figures: Figures }) {
  const { days } = figures
  const week = lastSevenDays(days)
  const rate = successRate(days)
  const used = allUsage(figures)
  const ended = sumOf(days, ({ completed, failed }) => completed + failed)
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
      <KeyFigure name="Runs today" about="Reports, sections and roadmaps, in UTC">
        {formatInteger(sumOf(days.slice(-1), runsOf))}
      </KeyFigure>
      <KeyFigure name="Runs this week" about={week[0] ? `Since ${formatDate(week[0].day)}` : ''}>
        {formatInteger(sumOf(week, runsOf))}
      </KeyFigure>
      <KeyFigure
        name="Success rate"
        about={rate === null ? 'No finished runs' : `Of ${formatInteger(ended)} that ended`}
      >
        {rate === null ? '–' : percentOf(rate)}
      </KeyFigure>
      <KeyFigure
        name="Cost of models"
        about={`In ${days.length} days${used.unknownPrice ? ', excluding usage with no known price' : ''}`}
      >
        {formatTotalCost(used)}
      </KeyFigure>
    </dl>
  )
}

/** '97%'; never 100% while one failed. */
const percentOf = (rate: number): string => `${rate === 1 ? 100 : Math.min(99, Math.round(rate * 100))}%`

const CENT = 0.01
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** '$233.05', '< $0.01'; '–' if no price is known. Exact costs per model are below. */
function formatTotalCost({ dollars, unknownPrice }: ModelUsage): string {
  if (dollars === 0 && unknownPrice) return '–'
  return dollars > 0 && dollars < CENT ? `< ${dollarFormat.format(CENT)}` : dollarFormat.format(dollars)
}

interface KeyFigureProps {
  name: string
  about: string
  children: string
}

const KeyFigure = ({ name, about, children }: KeyFigureProps) => (
  <div className="min-w-0">
    <dt className="text-ink-muted text-sm">{name}</dt>
    <dd>
      <span className="block font-semibold font-serif text-xl tabular-nums [overflow-wrap:anywhere]">
        {children}
      </span>
      <span className="block text-ink-muted text-xs">{about}</span>
    </dd>
  </div>
)
