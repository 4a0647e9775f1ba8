import { authorshipOf } from '@domain/authorship'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { formatLevel, formatScore, formatScoredCount, formatVerified } from '@/validation/ui/format-score'
import { BestMark, COMPARE_GRID, ideasStyle, Letter } from './compare-row'
import { type Compared, highestScore } from './compared'

/** The ideas side by side, each with its total. */
export function CompareHeads({ ideas }: { ideas: readonly Compared[] }) {
  const best = highestScore(ideas.map(({ scorecard }) => scorecard.total))
  return (
    <div
      className={cn(COMPARE_GRID, 'gap-y-6 px-4 sm:px-6 lg:gap-y-0 print:gap-y-0')}
      style={ideasStyle(ideas.length)}
    >
      <span className="max-lg:hidden print:block" />
      {ideas.map((idea) => (
        <Head key={idea.letter} idea={idea} best={best !== null && idea.scorecard.total === best} />
      ))}
    </div>
  )
}

function Head({ idea: { letter, validation, scorecard }, best }: { idea: Compared; best: boolean }) {
  const titleId = useId()
  const linkId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className={cn(
        'grid min-w-0 break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] [&>*]:col-start-2',
        // One row per item, so that items align across columns.
        'lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0 lg:[&>*]:col-start-1',
        'print:row-span-5 print:grid-cols-1 print:grid-rows-subgrid print:gap-y-0 print:[&>*]:col-start-1',
      )}
    >
      <Letter className="col-start-1! row-start-1 mb-2">{letter}</Letter>
      <div>
        <h2
          id={titleId}
          dir="auto"
          className="font-semibold font-serif text-base leading-6 [overflow-wrap:anywhere]"
        >
          {validation.title}
        </h2>
        <p className="mt-1 text-ink-muted text-xs">{formatDate(validation.createdAt)}</p>
      </div>
      <Total scorecard={scorecard} best={best} />
      <Grounds validation={validation} scorecard={scorecard} />
      <Link
        id={linkId}
        to={paths.results(validation.id)}
        aria-labelledby={`${linkId} ${titleId}`}
        className="mt-3 inline-flex items-center gap-1.5 justify-self-start font-medium text-accent text-sm hover:underline pointer-coarse:min-h-11 print:hidden"
      >
        View Results
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </article>
  )
}

/** The confidence in the total. */
const Grounds = ({ validation, scorecard }: Pick<Compared, 'validation' | 'scorecard'>) => (
  <div className="mt-1 flex flex-col gap-1 text-xs">
    <p className="text-ink-muted tabular-nums">
      {scorecard.total !== null && `${formatScoredCount(scorecard.scored)}. `}
      {formatLevel(scorecard.confidence)} evidence confidence: {formatVerified(scorecard.confidence)}
    </p>
    <Authors validation={validation} />
  </div>
)

/** The writers of the report, and whether it includes research. */
function Authors({ validation: { engine, report } }: Pick<Compared, 'validation'>) {
  if (!engine) return null
  const { builtInOnly, title, research } = authorshipOf(engine, report, formatDate)
  return (
    <p className={builtInOnly ? 'text-basis-template' : 'text-ink-muted'}>
      {title} {research}
    </p>
  )
}

const Total = ({
  scorecard: { total, scored },
  best,
}: {
  scorecard: Compared['scorecard']
  best: boolean
}) =>
  total === null ? (
    <p className="mt-3 font-serif text-lg tabular-nums lg:mt-4">{formatScoredCount(scored)}</p>
  ) : (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 lg:mt-4">
      <span className="font-semibold font-serif text-3xl tabular-nums tracking-tight">
        {formatScore(total)}
      </span>
      <span className="text-ink-muted text-sm">of 10</span>
      {best && <BestMark />}
    </p>
  )
