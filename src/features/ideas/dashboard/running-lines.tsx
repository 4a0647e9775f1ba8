import { PROGRESS_PERCENT } from '@domain/validation'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { Progress } from '@/shared/ui/progress'
import { toast } from '@/shared/ui/toast'
import { currentStep, RUN_STEPS, runLabel } from '../run/run-step'
import { STRETCHED } from './card-action'
import type { ListedIdea } from './listed-idea'

interface LinesProps {
  idea: ListedIdea
  titleId: string
}

export function RunningLines({ idea: { id, status, statusDetail }, titleId }: LinesProps) {
  const navigate = useNavigate()
  const buttonId = useId()
  const follow = () => {
    toast.info('Processing in Progress')
    navigate(paths.validateIdea, { state: { validationId: id } })
  }
  return (
    <div className="mt-4 border-line border-t pt-4">
      <Progress value={PROGRESS_PERCENT[status]} label={runLabel(status, statusDetail)} showLabel />
      <StepLine current={currentStep(status, statusDetail)} />
      <button
        type="button"
        id={buttonId}
        onClick={follow}
        aria-labelledby={`${buttonId} ${titleId}`}
        className={cn('mt-3 font-medium text-accent text-sm', STRETCHED)}
      >
        Click to view progress
      </button>
    </div>
  )
}

const StepLine = ({ current }: { current: number }) => (
  <ol className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-xs">
    {RUN_STEPS.map(({ short }, index) => (
      <li
        key={short}
        aria-current={index + 1 === current ? 'step' : undefined}
        className="aria-[current]:font-medium aria-[current]:text-ink"
      >
        Step {index + 1}/3 {short}
      </li>
    ))}
  </ol>
)
