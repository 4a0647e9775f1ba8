import { modelName, providerName } from '@domain/model-providers'
import { PHASE_NAMES } from '@domain/phases'
import {
  daysBefore,
  HOURS_OF_SIZE,
  type ReadMilestone,
  type ReadPhase,
  type ReadRoadmap,
  type RoadmapRow,
  readRoadmap,
  SIZES,
} from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import { type ReactNode, useId, useMemo } from 'react'
import { useAccount } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { WithdrawDialog } from '../dialog/withdraw-dialog'
import { formatAmountOrUnknown, formatHours, pluralize, UNKNOWN } from '../format'
import { CardActions } from './card-actions'
import { Fold, TextList } from './fold'
import { PhaseParts } from './phase-parts'
import { PlanFitPart } from './plan-fit-part'
import { ProblemNote } from './problem-note'
import { contentOf } from './shown-content'
import { StartDate } from './start-date'
import { type RoadmapSizing, useSizing } from './use-sizing'

interface RoadmapCardProps {
  validation: Validation
  row: RoadmapRow
  /** Of all phases of the project. */
  roadmaps: RoadmapRow[]
  /** Whether this is the draft or the published version. */
  isDraft: boolean
  onEdit: () => void
  /** Regenerates the roadmap. */
  onUpdate: () => void
}

export function RoadmapCard({ validation, row, roadmaps, isDraft, onEdit, onUpdate }: RoadmapCardProps) {
  const titleId = useId()
  const { isAdmin, userId } = useAccount()
  const mayRenew = isAdmin || userId === row.userId
  const content = contentOf(row, isDraft)
  const { roadmap, problems } = useMemo(() => readRoadmap(content, row.phase), [content, row.phase])
  return (
    <Card asChild className="print:border-0 print:p-0">
      <article aria-labelledby={titleId}>
        <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-[1_1_20rem]">
            <h2 id={titleId} dir="auto" className="font-semibold font-serif text-xl tracking-tight">
              {roadmap?.name || `${PHASE_NAMES[row.phase]} roadmap`}
            </h2>
            <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-muted text-sm">
              <Badge variant="outline">{PHASE_NAMES[row.phase]}</Badge>
              {isDraft ? <Badge variant="warning">Draft</Badge> : <Badge variant="success">Published</Badge>}
              {!isDraft && row.publishedAt && <span>{formatDate(row.publishedAt)}</span>}
            </p>
          </div>
          <CardActions
            project={validation.title}
            row={row}
            content={content}
            roadmap={roadmap}
            onEdit={onEdit}
            onUpdate={mayRenew && !row.generating ? onUpdate : null}
            withdraw={isAdmin && !isDraft && <WithdrawDialog row={row} />}
          />
        </header>
        <ProblemNote problems={problems} unreadable={roadmap === null} onEdit={onEdit} />
        {roadmap && (
          <Body roadmap={roadmap} row={row} isDraft={isDraft} validation={validation} roadmaps={roadmaps} />
        )}
      </article>
    </Card>
  )
}

interface BodyProps {
  roadmap: ReadRoadmap
  row: RoadmapRow
  isDraft: boolean
  validation: Validation
  roadmaps: RoadmapRow[]
}

function Body({ roadmap, row, isDraft, validation, roadmaps }: BodyProps) {
  const sizing = useSizing(row, isDraft)
  return (
    <>
      <CardFacts roadmap={roadmap} />
      <PlanFitPart validation={validation} roadmaps={roadmaps} />
      <div className="mt-6 mb-6 max-w-report">
        {roadmap.text && (
          <p dir="auto" className="whitespace-pre-line">
            {roadmap.text}
          </p>
        )}
        <p className="mt-2 text-ink-muted text-sm">{formatWriter(roadmap)}</p>
      </div>
      <StartDate
        roadmapId={row.id}
        hint="Turns days into dates, Monday to Friday. It stays in this browser."
        className="mb-6"
      />
      {sizing && <SizesNote sizing={sizing} />}
      {keyed(roadmap.phases, ({ phase }) => phase).map(({ key, item }) => (
        <PhaseParts
          key={key}
          phase={item}
          begin={{
            roadmapId: row.id,
            daysBefore: daysBefore(roadmap.phases)[roadmap.phases.indexOf(item)] ?? 0,
          }}
          rates={roadmap}
          named={roadmap.phases.length > 1}
          sizing={sizing}
        />
      ))}
      <Fold title="Recommendations">
        <TextList texts={roadmap.recommendations} none="No recommendations listed." />
      </Fold>
    </>
  )
}

/** The writer of a roadmap, in a sentence. */
function formatWriter({ writer }: ReadRoadmap): string {
  if (!writer) return 'The author of this roadmap was not recorded.'
  if (writer.id === 'manual') return 'Written by an administrator.'
  if (writer.id === 'built-in') return 'Built-in template roadmap. No AI model was used.'
  const name = writer.model ? modelName(writer.id, writer.model) : `a model of ${providerName(writer.id)}`
  return `Written by ${name}. It may be wrong: check what you rely on.`
}

const LEGEND = SIZES.map((size) => `${size} ${HOURS_OF_SIZE[size]}`).join(', ')

/** Explains sizes, counts the founder's changes, and restores the published ones. */
const SizesNote = ({ sizing }: { sizing: RoadmapSizing }) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink-muted text-sm print:hidden">
    <p role="status">
      {sizing.changed === 0
        ? `Sizes are assumptions, in hours: ${LEGEND}. Change any of them; hours, costs and dates follow.`
        : `You changed ${pluralize(sizing.changed, 'size')}. Hours, costs and dates follow; the published version stays.`}
    </p>
    {sizing.changed > 0 && (
      <Button variant="secondary" size="sm" busy={sizing.resetting} onClick={sizing.reset}>
        Reset sizes
      </Button>
    )}
  </div>
)

/** The fewest and the most hours of one person, over all roles; the stored mean if the team has no hours. */
function hoursOfEach(phases: readonly ReadPhase[]): string {
  const hours = phases.flatMap(({ team }) => team.flatMap((member) => member.hours ?? []))
  const [least, most] = [Math.min(...hours), Math.max(...hours)]
  if (hours.length === 0) return formatHours(phases[0]?.hoursPerResource ?? null)
  return least === most ? formatHours(most) : `${least}–${formatHours(most)}`
}

/** Totals of the whole roadmap, and its first milestone. */
function CardFacts({ roadmap: { totals, phases, currency } }: { roadmap: ReadRoadmap }) {
  const { costRange, costDollars, durationText } = totals
  const first = firstMilestone(phases)
  return (
    <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 border-line border-y py-4 min-[26rem]:grid-cols-2 lg:grid-cols-[auto_auto_minmax(0,1fr)_auto]">
      <Fact
        name="Estimated Cost"
        note={
          costRange && costRange.low !== costRange.high
            ? `${formatAmountOrUnknown(costRange.low, currency)} to ${formatAmountOrUnknown(costRange.high, currency)}`
            : null
        }
      >
        {formatAmountOrUnknown(costDollars, currency)}
      </Fact>
      <Fact name="Duration" note="Working time">
        {durationText || UNKNOWN}
      </Fact>
      <Fact name="First milestone" note={first?.day ? `Day ${first.day}` : null}>
        <span dir="auto" className="line-clamp-3 text-base [overflow-wrap:anywhere] print:line-clamp-none">
          {first?.name ?? 'None listed'}
        </span>
      </Fact>
      <Fact name="Hours/Resource" note={`${formatHours(totals.hours)} of work in total`}>
        {hoursOfEach(phases)}
      </Fact>
    </dl>
  )
}

/** The first milestone reached; if no day is known, the first listed. */
function firstMilestone(phases: readonly ReadPhase[]): ReadMilestone | undefined {
  // Phases follow each other, so a later one has no earlier milestone.
  const { milestones } = phases.find(({ milestones }) => milestones.length > 0) ?? { milestones: [] }
  return milestones.toSorted((a, b) => (a.day ?? Infinity) - (b.day ?? Infinity))[0]
}

interface FactProps {
  name: string
  note: string | null
  children: ReactNode
}

const Fact = ({ name, note, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-ink-muted text-sm">{name}</dt>
    <dd className="font-semibold text-lg tabular-nums">{children}</dd>
    {note && <dd className="text-ink-muted text-xs tabular-nums">{note}</dd>}
  </div>
)
