interface ShareBarProps {
  /** Of the longest bar, 0 to 1. */
  share: number
  className: string
}

/** A bar from zero; what it shows stands beside it in figures. */
export const ShareBar = ({ share, className }: ShareBarProps) => (
  <svg aria-hidden="true" className="block h-1.5 w-full">
    <rect width="100%" height="6" rx="1" className="fill-surface-sunken" />
    <rect width={`${share * 100}%`} height="6" rx="1" className={className} />
  </svg>
)
