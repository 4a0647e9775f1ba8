import { useId } from 'react'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { RUN_ERROR } from '../run/run-error'
import { LIFTED, STRETCHED } from './card-action'
import type { ListedIdea } from './listed-idea'

interface LinesProps {
  idea: ListedIdea
  titleId: string
}

const explain = () =>
  toast.error('Processing Error', {
    description: 'There was an error processing this idea. Please try again with a new submission.',
  })

export function ErrorLines({ idea: { id, statusDetail }, titleId }: LinesProps) {
  const retryId = useId()
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-4">
      <button
        type="button"
        onClick={explain}
        className={cn(
          'min-w-0 max-w-measure text-left text-danger text-sm [overflow-wrap:anywhere]',
          STRETCHED,
        )}
      >
        {statusDetail || RUN_ERROR}
      </button>
      <Button asChild variant="secondary" size="sm" className={LIFTED}>
        <Link
          id={retryId}
          to={paths.validateIdea}
          state={{ validationId: id }}
          aria-labelledby={`${retryId} ${titleId}`}
        >
          Retry
        </Link>
      </Button>
    </div>
  )
}
