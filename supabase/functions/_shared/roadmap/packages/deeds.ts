import { entriesOf } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { type Clause, deedClauses } from './deed-clauses.ts'
import { DEED_KINDS, type DeedKind } from './deed-kinds.ts'
import { hoursByCount } from './effort.ts'
import { FUNCTION_CHARS } from './functions.ts'
import { quoted } from './words.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * The central deeds of an offer: what people do by hand for it, each with work of its own in every phase. They replace
 * the general task on the founder's action.
 */

const MOST = 5
const NAME_CHARS = 195
/** A clause with fewer words cannot be understood alone; its sentence continues it. */
const LEAST_WORDS = 3

interface Deed {
  kind: DeedKind
  words: string
  /** The items of the basis that name it. */
  item: string
}

/** The founder's words from a clause on, as long as the clause alone says too little. */
const labelOf = (sentence: string, { words }: Clause): string => {
  if (words.split(/\s+/).length >= LEAST_WORDS) return words
  const at = sentence.indexOf(words)
  return at < 0 ? words : sentence.slice(at)
}

/** The deeds that the founder's words name, once for each kind, in the order of the words. */
export function deedsOf({ items, nature, source }: Pick<Basis, 'items' | 'nature' | 'source'>): Deed[] {
  const kinds = DEED_KINDS.filter(({ natures }) => natures.some((each) => each === nature))
  if (kinds.length === 0) return []
  const answered = entriesOf(source.brief, 'actions').map(({ value }) => value)
  const found = items.flatMap(({ words }) => {
    const isAnswer = answered.includes(words)
    return deedClauses(words).flatMap((clause): Deed[] => {
      const kind = kinds.find(({ cue }) => clause.heads.some((head) => cue.test(head)))
      if (!kind) return []
      return [{ kind, words: isAnswer ? words : labelOf(words, clause), item: words }]
    })
  })
  return found
    .filter(({ kind }, at) => found.findIndex((other) => other.kind.id === kind.id) === at)
    .slice(0, MOST)
}

/** One task for each deed in a phase. */
export function deedTasks(
  basis: Pick<Basis, 'items' | 'nature' | 'source' | 'phaseWork'>,
  phase: Phase,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const { by, after } = basis.phaseWork.action
  return deedsOf(basis).map(({ kind: { work, answers }, words }, index) => {
    const does = work[phase]
    const hours = hoursByCount(does)
    const room = Math.min(FUNCTION_CHARS, NAME_CHARS - does.length - 2)
    return taskOf({
      id: `action-deed-${index + 1}`,
      name: `${quoted(words, room)}: ${does}`,
      size: 'S',
      by: answers !== undefined && phase === 'interactive' ? 'founder' : by,
      after,
      ...(hours !== null && { hours }),
      ...(answers !== undefined &&
        phase === 'interactive' && { waits: [answers, 'Their written answers'] as const }),
    })
  })
}
