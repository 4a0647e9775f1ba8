import type { Validation } from '@domain/validation'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { STRETCHED } from './card-action'
import { overviewExcerpt } from './overview-excerpt'

interface LinesProps {
  idea: Validation
  titleId: string
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export function CompletedLines({ idea: { id, idea, report }, titleId }: LinesProps) {
  const linkId = useId()
  const overview = report.concept?.overview.text
  return (
    <>
      {overview && (
        <p dir="auto" className="mt-3 max-w-report text-sm">
          {overviewExcerpt(overview, idea)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4 text-ink-muted text-sm">
        <span>{counted(report.concept?.roles.length ?? 0, 'role')}</span>
        <span>{counted(report.concept?.features.core.length ?? 0, 'core feature')}</span>
        {report.market && <Badge variant="outline">Market Analysis</Badge>}
        <Link
          id={linkId}
          to={paths.results(id)}
          aria-labelledby={`${linkId} ${titleId}`}
          className={cn('ml-auto inline-flex items-center gap-1.5 font-medium text-accent', STRETCHED)}
        >
          View Results
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </>
  )
}
