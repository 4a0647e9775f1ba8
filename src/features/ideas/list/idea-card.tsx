import { PROGRESS_PERCENT } from '@domain/validation'
import { Columns3, EllipsisVertical, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { STATUS_BADGES } from '@/shared/lib/status-badge'
import { Badge } from '@/shared/ui/badge'
import { Button, IconButton } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { Progress } from '@/shared/ui/progress'
import { toast } from '@/shared/ui/toast'
import { EditIdeaButton } from '@/validation/run/run-buttons'
import { currentStep, RUN_ERROR, RUN_STEPS, refusalIn, runLabel } from '@/validation/run/run-status'
import { openerId } from '../delete/opener'
import type { ListedIdea } from '../listed-idea'
import { CARD_IDEA, CARD_TITLE, LIFTED, STRETCHED } from './card-style'
import { CompletedLines } from './completed-lines'

interface LinesProps {
  idea: ListedIdea
  titleId: string
}

function RunningLines({ idea: { id, status, statusDetail }, titleId }: LinesProps) {
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

const LINES = {
  pending: RunningLines,
  analyzing: RunningLines,
  completed: CompletedLines,
  error: ErrorLines,
}

interface IdeaCardProps {
  idea: ListedIdea
  /** Whether it is selected for comparison; null outside selection mode. */
  chosen: boolean | null
  onToggle: (id: string) => void
  onCompare: (id: string) => void
  onDelete: (idea: ListedIdea) => void
}

/** One validation of the list. The whole card activates the one link, button or checkbox of its state. */
export function IdeaCard({ idea, chosen, onToggle, onCompare, onDelete }: IdeaCardProps) {
  const titleId = useId()
  const { label, variant } = STATUS_BADGES[idea.status]
  const Lines = LINES[idea.status]
  const choosing = chosen !== null
  const out = choosing && idea.status !== 'completed'
  return (
    <Card
      interactive={!out}
      asChild
      className={cn(
        chosen && 'border-accent outline outline-accent hover:border-accent',
        out && 'bg-surface',
      )}
    >
      <article aria-labelledby={titleId}>
        <div className="flex min-h-6 items-center gap-x-3 text-ink-muted text-sm">
          <Badge variant={variant} className="shrink-0">
            {label}
          </Badge>
          <span className="whitespace-nowrap">{formatDate(idea.createdAt)}</span>
          {choosing ? (
            <ChoiceMark idea={idea} chosen={chosen} onToggle={() => onToggle(idea.id)} />
          ) : (
            <IdeaMenu idea={idea} onCompare={() => onCompare(idea.id)} onDelete={() => onDelete(idea)} />
          )}
        </div>
        <div className="max-w-report">
          <h2 id={titleId} dir="auto" className={CARD_TITLE}>
            {idea.title}
          </h2>
          <p dir="auto" className={CARD_IDEA}>
            {idea.idea}
          </p>
        </div>
        <div inert={choosing} className="transition-opacity duration-150 inert:opacity-60">
          <Lines idea={idea} titleId={titleId} />
        </div>
      </article>
    </Card>
  )
}

interface ChoiceMarkProps {
  idea: ListedIdea
  chosen: boolean
  onToggle: () => void
}

/** A checkbox that the whole card toggles; only completed validations can be compared. */
function ChoiceMark({ idea, chosen, onToggle }: ChoiceMarkProps) {
  const id = useId()
  if (idea.status !== 'completed')
    return <span className="ml-auto text-right text-xs">Only completed validations can be compared</span>
  return (
    <>
      <input
        type="checkbox"
        id={id}
        checked={chosen}
        onChange={onToggle}
        className="relative z-20 ml-auto size-5 cursor-pointer accent-accent"
      />
      <label htmlFor={id} className="absolute inset-0 z-10 cursor-pointer rounded-lg">
        <span className="sr-only">Compare {idea.title}</span>
      </label>
    </>
  )
}

interface IdeaMenuProps {
  idea: ListedIdea
  onCompare: () => void
  onDelete: () => void
}

/** Further actions on an idea. */
const IdeaMenu = ({ idea, onCompare, onDelete }: IdeaMenuProps) => (
  <Menu
    trigger={
      <IconButton
        id={openerId(idea.id)}
        label={`More actions: ${idea.title}`}
        className={`${LIFTED} -my-2 -mr-2 ml-auto sm:-mr-3`}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
    }
  >
    {idea.status === 'completed' && (
      <MenuItem onSelect={onCompare}>
        <Columns3 aria-hidden />
        Compare with others
      </MenuItem>
    )}
    <MenuItem danger onSelect={onDelete}>
      <Trash2 aria-hidden />
      Delete
    </MenuItem>
  </Menu>
)

interface LinesProps {
  idea: ListedIdea
  titleId: string
}

const explain = () =>
  toast.error('Processing Error', {
    description: 'There was an error processing this idea. Please try again with a new submission.',
  })

const ERROR_LINES =
  'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-4'
const REASON = 'min-w-0 max-w-measure text-left text-danger text-sm [overflow-wrap:anywhere]'

function ErrorLines({ idea, titleId }: LinesProps) {
  const { id, statusDetail } = idea
  const buttonId = useId()
  const refusal = refusalIn(idea)
  const named = { id: buttonId, 'aria-labelledby': `${buttonId} ${titleId}` }
  if (refusal)
    return (
      <div className={ERROR_LINES}>
        <p className={REASON}>{refusal}</p>
        <EditIdeaButton {...named} validationId={id} size="sm" className={LIFTED} />
      </div>
    )
  return (
    <div className={ERROR_LINES}>
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
