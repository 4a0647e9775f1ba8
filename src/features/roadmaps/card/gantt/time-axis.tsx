/** Behind it, in percent, there is no room for a name. */
const LAST_NAME = 88

interface TimeAxisProps {
  ticks: { label: string; at: number }[]
}

/** The names of days or weeks, each where it begins. The lines of the chart say their days in words. */
export const TimeAxis = ({ ticks }: TimeAxisProps) => (
  <div aria-hidden className="grid gap-x-4 @2xl:grid-cols-[17rem_minmax(0,1fr)]">
    <div className="relative h-5 border-line-strong border-b text-ink-muted text-xs tabular-nums @2xl:col-start-2">
      {ticks
        .filter(({ at }) => at <= LAST_NAME)
        .map(({ label, at }) => (
          <span key={label} className="absolute whitespace-nowrap" style={{ left: `${at}%` }}>
            {label}
          </span>
        ))}
    </div>
  </div>
)
