import { entriesOf } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { type Clause, deedClauses } from './deed-clauses.ts'
import { DEED_KINDS, type DeedKind, isDeed } from './deed-kinds.ts'
import { hoursByCount } from './effort.ts'
import { formOf } from './forms.ts'
import { FUNCTION_CHARS, sentencesWithRoles } from './functions.ts'
import { quoted, sentencesOf } from './words.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * The central deeds of an offer: what people do by hand for it, each with work of its own in every phase. They replace
 * the general task on the founder's action.
 */

const MOST = 5
const NAME_CHARS = 195
/** A clause with fewer words says little alone; its sentence continues it. */
const LEAST_WORDS = 5
const LABEL_CHARS = 64

/** Deeds that the work of a form holds already. */
const IN_FORM: Readonly<Record<string, readonly string[]>> = {
  trade: ['reselling', 'buying-in', 'checking'],
  lending: ['lending', 'checking', 'taking-back'],
  'self-paced': ['filming'],
}

interface Deed {
  kind: DeedKind
  words: string
  /** The founder's action or the sentence that names it. */
  item: string
  isAnswer: boolean
}

/** The founder's words from a clause on, as long as the clause alone says too little. */
const labelOf = (sentence: string, { words }: Clause): string => {
  if (words.split(/\s+/).length >= LEAST_WORDS) return words
  const at = sentence.indexOf(words)
  return at < 0 ? words : sentence.slice(at)
}

/** The sentences of the offer; none where they cannot be told from those about today's ways and others. */
const offered = ({ idea }: Basis['source']): string[] =>
  sentencesWithRoles(idea)
    .filter(({ product, actions, others }) => Math.max(product, actions) > others + MARGIN)
    .map(({ words }) => words)
/** Deeds that bind the founders later, or that an office may forbid. */
const PROMISES: ReadonlySet<string> = new Set([
  'deposit',
  'taking-back',
  'certifying',
  'carrying-people',
  'lending',
])
const OWN_VOICE = /\b(?:we|i|our|my)\b/i
/** A sentence that is as likely to be about others as about the offer is about others. */
const MARGIN = 0.1

const kindIn = (kinds: readonly DeedKind[], { heads }: Clause): DeedKind | undefined =>
  kinds.find((kind) => heads.some((head) => isDeed(kind, head)))

/** What buyers try out before they buy is no work of the founder. */
const isByBuyer = ({ id }: DeedKind, { words }: Clause): boolean =>
  id === 'checking' &&
  /^(?:the |each |every |our |my )?(?:customers?|buyers?|users?|clients?|guests?)\b/i.test(words)
/** A deposit that is paid back is no purchase of what comes back. */
const isRefund = ({ id }: DeedKind, { heads }: Clause, sentence: string): boolean =>
  id === 'taking-back' &&
  /\bdeposits?\b/i.test(sentence) &&
  heads.some((head) => /^(?:pay|give|return|refund)/i.test(head))

/** The deeds that the founder's words name, once for each kind, in the order of the words. */
export function deedsOf({ items, nature, source }: Pick<Basis, 'items' | 'nature' | 'source'>): Deed[] {
  const kinds = DEED_KINDS.filter(({ natures }) => natures.some((each) => each === nature))
  if (kinds.length === 0) return []
  const answered = entriesOf(source.brief, 'actions').map(({ value }) => value)
  const own = sentencesOf(source.idea).filter((words) => OWN_VOICE.test(words))
  const told: { words: string; among: DeedKind[]; isOwn?: boolean }[] = [
    ...[
      ...items.map(({ words }) => words),
      ...offered(source),
      // A text about content, or one whose offer cannot be told apart, begins with what it is.
      ...(nature === 'content' || (nature === 'service' && offered(source).length === 0)
        ? sentencesOf(source.idea).slice(0, 1)
        : []),
    ].map((words) => ({ words, among: kinds })),
    // What the founders promise or may be forbidden to do counts wherever they say that they do it.
    ...own.map((words) => ({ words, among: kinds.filter(({ id }) => PROMISES.has(id)), isOwn: true })),
  ]
  const found = told.flatMap(({ words, among, isOwn }) => {
    const isAnswer = answered.includes(words)
    const clauses = deedClauses(words).flatMap((clause) => {
      const kind = isOwn && !clause.isOwn ? undefined : kindIn(among, clause)
      return kind && !isByBuyer(kind, clause) && !isRefund(kind, clause, words) ? [{ clause, kind }] : []
    })
    // An answered action has one kind of work.
    return clauses.slice(0, isAnswer ? 1 : clauses.length).map(
      ({ clause, kind }): Deed => ({
        kind,
        words: isAnswer ? words : labelOf(words, clause),
        item: words,
        isAnswer,
      }),
    )
  })
  return found.filter(({ kind }, at) => found.findIndex((other) => other.kind.id === kind.id) === at)
}

/** Deeds whose first task asks whether they are allowed at all: money is taken and people are served after the answer. */
export const awaitsPermission = ({ id, waiting }: RoadmapTask): boolean =>
  id.startsWith(DEED_ID) && waiting !== undefined && waiting !== null && !waiting.alongside
const DEED_ID = 'action-deed-'

/** Cases that others bring, which do not all come on one day. */
const REAL_CASES = /\b(?:ten|twenty|thirty) real (?:requests|cases|orders|questions)\b/

/** One task for each deed in a phase. */
export function deedTasks(
  basis: Pick<Basis, 'items' | 'nature' | 'source' | 'phaseWork'>,
  phase: Phase,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const { by, after } = basis.phaseWork.action
  const held = IN_FORM[formOf(basis.source, basis.nature) ?? ''] ?? []
  const deeds = deedsOf(basis).filter(({ kind }) => !held.includes(kind.id))
  return deeds.slice(0, MOST).map(({ kind: { work, answers }, words, isAnswer }, index) => {
    const does = work[phase]
    const hours = hoursByCount(does)
    const room = Math.min(isAnswer ? FUNCTION_CHARS : LABEL_CHARS, NAME_CHARS - does.length - 2)
    return taskOf({
      id: `${DEED_ID}${index + 1}`,
      name: `${quoted(words, room)}: ${does}`,
      size: 'S',
      by: answers !== undefined && phase === 'interactive' ? 'founder' : by,
      after,
      ...(hours !== null && { hours }),
      ...(REAL_CASES.test(does) && { waits: [14, 'Real cases', 'alongside'] as const }),
      ...(answers !== undefined &&
        phase === 'interactive' && { waits: [answers, 'Their written answers'] as const }),
    })
  })
}
