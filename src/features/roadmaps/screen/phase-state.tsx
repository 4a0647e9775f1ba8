import type { RoadmapRow } from '@domain/roadmap'
import {
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock3,
  Hourglass,
  LockKeyhole,
  type LucideIcon,
  PenLine,
} from 'lucide-react'
import type { Situation } from './situation'

const MARKS: Record<Situation, { icon: LucideIcon; words: string } | null> = {
  locked: { icon: LockKeyhole, words: 'locked' },
  none: null,
  pending: { icon: CircleDashed, words: 'pending' },
  'in-progress': { icon: Hourglass, words: 'being generated' },
  'in-review': { icon: Clock3, words: 'in review' },
  withdrawn: { icon: CircleSlash, words: 'withdrawn' },
  readable: { icon: CircleCheck, words: 'published' },
}
const DRAFT = { icon: PenLine, words: 'draft' }

/** How a phase stands, beside its name. */
export function PhaseState({ situation, row }: { situation: Situation; row: RoadmapRow | undefined }) {
  const mark = situation === 'readable' && row?.status === 'draft' ? DRAFT : MARKS[situation]
  if (!mark) return null
  const { icon: Icon, words } = mark
  return (
    <>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">({words})</span>
    </>
  )
}
