const MARK = 'size-3 shrink-0 overflow-visible'

export const GanttLegend = ({ milestones }: { milestones: boolean }) => (
  <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-muted text-xs">
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" className={MARK}>
        <rect y="1" width="12" height="10" rx="2" className="fill-accent stroke-accent" />
      </svg>
      Critical: a delay here makes the phase longer
    </span>
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" className={MARK}>
        <rect y="1" width="12" height="10" rx="2" className="fill-accent-soft stroke-accent" />
      </svg>
      Other work
    </span>
    {milestones && (
      <span className="flex items-center gap-2">
        <svg aria-hidden="true" className={MARK} viewBox="-6 -6 12 12">
          <path d="M0 -5 5 0 0 5 -5 0Z" className="fill-ink" />
        </svg>
        Milestone, numbered as in the list below
      </span>
    )}
    <span>A working day has 8 hours, a week 5 days.</span>
  </figcaption>
)
