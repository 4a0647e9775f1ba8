import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { SECTIONS } from '../content'

interface SectionLinksProps {
  /** One under the other, as in the menu of small screens. */
  stacked?: boolean
  onFollow?: () => void
}

/** Plain addresses with a hash, so that they work without JavaScript too. */
export const SectionLinks = ({ stacked, onFollow }: SectionLinksProps) => (
  <ul className={stacked ? 'flex flex-col' : 'flex items-center'}>
    {SECTIONS.map(({ id, label }) => (
      <li key={id}>
        <Link
          to={{ pathname: paths.home, hash: id }}
          preventScrollReset
          onClick={onFollow}
          className={cn(
            'flex items-center rounded-md text-ink-muted text-sm hover:bg-surface-sunken hover:text-ink',
            stacked ? 'min-h-12 px-4' : 'min-h-10 whitespace-nowrap px-3 pointer-coarse:min-h-11',
          )}
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
