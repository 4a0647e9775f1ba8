import type { BriefValues, EVIDENCE_KINDS } from '@domain/brief/brief'
import { BRIEF_TEXT_CHARS } from '@domain/brief/limits'
import { numberText, readNumber } from '@domain/typed-number'
import { useId } from 'react'
import { Input } from '@/shared/ui/input'
import { editorOf, numberProblem, type Read } from './editor-form'
import { LinkField, NOT_A_LINK, readLink } from './link-field'
import { NumberField } from './money-editors'

type Demand = BriefValues['evidence']
type EvidenceKind = (typeof EVIDENCE_KINDS)[number]
type EvidenceDraft = Record<EvidenceKind, string>

const MOST_EVIDENCE = 8

const COUNTED = [
  { kind: 'interviews', label: 'Interviews held' },
  { kind: 'waiting', label: 'People on a waiting list' },
  { kind: 'paying', label: 'Paying customers' },
] as const

const firstOf = (values: readonly Demand[], kind: EvidenceKind) => values.find((value) => value.kind === kind)

function evidenceDraft(values: Demand[]): EvidenceDraft {
  const counted = (kind: EvidenceKind) => {
    const count = firstOf(values, kind)?.count
    return typeof count === 'number' ? numberText(count) : ''
  }
  return {
    interviews: counted('interviews'),
    waiting: counted('waiting'),
    paying: counted('paying'),
    link: firstOf(values, 'link')?.link ?? '',
    other: firstOf(values, 'other')?.text ?? '',
  }
}

/** The values of a kind after editing: the first one keeps its object if nothing changed, further ones stay. */
function withBefore(before: Demand[], kind: EvidenceKind, typed: Omit<Demand, 'kind'> | null): Demand[] {
  const [first, ...others] = before.filter((value) => value.kind === kind)
  if (!typed) return others
  const unchanged =
    first &&
    first.count === typed.count &&
    first.link === typed.link &&
    (kind !== 'other' || first.text === typed.text)
  return [unchanged ? first : { kind, ...typed }, ...others]
}

function readEvidence(draft: EvidenceDraft, before: Demand[]): Read<Demand, EvidenceDraft> {
  const values: Demand[] = []
  for (const { kind, label } of COUNTED) {
    const text = draft[kind].trim()
    const read = text === '' ? null : readNumber(text, 'count', 1e9)
    if (read && 'problem' in read)
      return numberProblem({ ...read, problem: `${label}: ${read.problem}` }, (typed) => ({
        ...draft,
        [kind]: typed,
      }))
    if (read && !Number.isInteger(read.value)) return { problem: `${label}: Enter a whole number.` }
    values.push(...withBefore(before, kind, read && { count: read.value, text: '', link: null }))
  }
  const link = readLink(draft.link)
  if (link === false) return NOT_A_LINK
  values.push(...withBefore(before, 'link', link === null ? null : { count: null, text: '', link }))
  const other = draft.other.trim()
  values.push(...withBefore(before, 'other', other === '' ? null : { count: null, text: other, link: null }))
  return { values: values.slice(0, MOST_EVIDENCE) }
}

/** One row for each kind of evidence. */
export const EvidenceEditor = editorOf<Demand, EvidenceDraft>({
  draftOf: evidenceDraft,
  read: readEvidence,
  Controls: function EvidenceFields({ draft, onDraft, group }) {
    const id = useId()
    return (
      <fieldset {...group} className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-3 gap-y-2">
        {COUNTED.map(({ kind, label }) => (
          <div key={kind} className="contents">
            <label htmlFor={`${id}-${kind}`} className="text-sm">
              {label}
            </label>
            <NumberField
              id={`${id}-${kind}`}
              value={draft[kind]}
              onText={(text) => onDraft({ ...draft, [kind]: text })}
            />
          </div>
        ))}
        <LinkField
          aria-label="Link that shows demand"
          placeholder="Link that shows demand"
          value={draft.link}
          onText={(link) => onDraft({ ...draft, link })}
          className="col-span-2"
        />
        <Input
          aria-label="Anything else"
          placeholder="Anything else"
          maxLength={BRIEF_TEXT_CHARS}
          value={draft.other}
          onChange={({ target }) => onDraft({ ...draft, other: target.value })}
          className="col-span-2"
        />
      </fieldset>
    )
  },
})
