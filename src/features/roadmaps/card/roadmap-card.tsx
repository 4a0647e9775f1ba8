import { PHASE_NAMES } from '@domain/phases'
import { daysBefore, type ReadRoadmap, type RoadmapRow, readRoadmap } from '@domain/roadmap'
import type { Validation } from '@domain/stored-validation'
import { useId, useMemo } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { WithdrawDialog } from '../dialog/withdraw-dialog'
import { CardActions } from './card-actions'
import { CardFacts } from './card-facts'
import { Fold } from './fold'
import { PhaseParts } from './phase-parts'
import { PlanFitPart } from './plan-fit-part'
import { ProblemNote } from './problem-note'
import { contentOf } from './shown-content'
import { SizesNote } from './sizes-note'
import { StartDate } from './start-date'
import { TextList } from './text-list'
import { useSizing } from './use-sizing'
import { writerWords } from './writer-words'

interface RoadmapCardProps {
  validation: Validation
  row: RoadmapRow
  /** Of all phases of the project. */
  roadmaps: RoadmapRow[]
  /** Whether the draft is shown, or what is published. */
  isDraft: boolean
  onEdit: () => void
  /** Has the roadmap written again. */
  onUpdate: () => void
}

export function RoadmapCard({ validation, row, roadmaps, isDraft, onEdit, onUpdate }: RoadmapCardProps) {
  const titleId = useId()
  const { isAdmin, userId } = useAuthStore()
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
        <p className="mt-2 text-ink-muted text-sm">{writerWords(roadmap)}</p>
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
