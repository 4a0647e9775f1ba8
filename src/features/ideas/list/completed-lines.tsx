import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { formatScore, formatScoredCount } from '@/validation/ui/format-score'
import type { ListedIdea } from '../listed-idea'
import { CARD_OVERVIEW, STRETCHED } from './card-style'
import { overviewExcerpt } from './overview-excerpt'

interface LinesProps {
  idea: ListedIdea
  titleId: string
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export function CompletedLines({ idea: listed, titleId }: LinesProps) {
  const { id, idea, overview, roles, coreFeatures, market, score, scored, vague } = listed
  const linkId = useId()
  const excerpt = overview && overviewExcerpt(overview, idea)
  return (
    <>
      {excerpt && (
        <p dir="auto" className={CARD_OVERVIEW}>
          {excerpt}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4 text-ink-muted text-sm">
        {vague ? (
          <span>Questions first. It counts once you answer one.</span>
        ) : (
          <>
            <Score score={score} scored={scored} />
            <span>{counted(roles, 'role')}</span>
            <span>{counted(coreFeatures, 'core feature')}</span>
            {market && <Badge variant="outline">Market Analysis</Badge>}
          </>
        )}
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

const Score = ({ score, scored }: { score: number | null; scored: number }) => (
  <span className="tabular-nums">
    {score === null ? (
      formatScoredCount(scored)
    ) : (
      <>
        Score <span className="font-semibold text-ink">{formatScore(score)}</span> of 10
      </>
    )}
  </span>
)
