import { useId } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toast'
import { EditIdeaButton } from '@/validation/run/run-buttons'
import { RUN_ERROR, refusalIn } from '@/validation/run/run-status'
import type { ListedIdea } from '../listed-idea'
import { LIFTED, STRETCHED } from './card-style'

interface LinesProps {
  idea: ListedIdea
  titleId: string
}

const explain = () =>
  toast.error('Processing Error', {
    description: 'There was an error processing this idea. Please try again with a new submission.',
  })

const LINES = 'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-4'
const REASON = 'min-w-0 max-w-measure text-left text-danger text-sm [overflow-wrap:anywhere]'

export function ErrorLines({ idea, titleId }: LinesProps) {
  const { id, statusDetail } = idea
  const buttonId = useId()
  const refusal = refusalIn(idea)
  const named = { id: buttonId, 'aria-labelledby': `${buttonId} ${titleId}` }
  if (refusal)
    return (
      <div className={LINES}>
        <p className={REASON}>{refusal}</p>
        <EditIdeaButton {...named} validationId={id} size="sm" className={LIFTED} />
      </div>
    )
  return (
    <div className={LINES}>
      <button type="button" onClick={explain} className={cn(REASON, STRETCHED)}>
        {statusDetail || RUN_ERROR}
      </button>
      <Button asChild variant="secondary" size="sm" className={LIFTED}>
        <Link {...named} to={paths.validateIdea} state={{ validationId: id }}>
          Retry
        </Link>
      </Button>
    </div>
  )
}
