import { FACT_CHARS, FACT_IDS, NO_CORRECTIONS } from '@domain/understanding'
import type { Validation } from '@domain/validation'
import { type FormEvent, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { DialogClose, DialogFooter } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { Textarea } from '@/shared/ui/textarea'
import { DomainFields } from './domain-fields'
import { FACT_WORDS } from './fact-words'
import { correctionsFrom, draftOf } from './understood-draft'
import { useCorrectUnderstanding } from './use-correct-understanding'

/** Every fact as a field. An emptied one says that it does not hold. */
export function UnderstoodForm({ validation, onDone }: { validation: Validation; onDone: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(validation))
  const correct = useCorrectUnderstanding(validation.id)
  const save = (corrections: typeof NO_CORRECTIONS) => correct.mutate(corrections, { onSuccess: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(correctionsFrom(validation, draft))
  }
  return (
    <form onSubmit={submit}>
      <div className="-mx-1 flex max-h-[calc(100dvh-22rem)] min-h-40 flex-col gap-4 overflow-y-auto px-1 pb-1">
        <DomainFields
          draft={draft}
          read={readOf(validation)}
          disabled={correct.isPending}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        {FACT_IDS.map((id) => (
          <Field key={id} label={FACT_WORDS[id].label}>
            {(control) => (
              <Textarea
                {...control}
                className="min-h-10 resize-none py-2"
                rows={1}
                maxLength={FACT_CHARS}
                value={draft.facts[id]}
                placeholder={`For example: ${FACT_WORDS[id].example}`}
                disabled={correct.isPending}
                onChange={({ target }) =>
                  setDraft({ ...draft, facts: { ...draft.facts, [id]: target.value.replaceAll('\n', ' ') } })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <DialogFooter className="-mx-4 mt-0 border-line border-t px-4 pt-4 sm:-mx-6 sm:px-6">
        {isCorrected(validation) && (
          <Button
            variant="ghost"
            className="sm:mr-auto"
            disabled={correct.isPending}
            onClick={() => save(NO_CORRECTIONS)}
          >
            Back to what was read
          </Button>
        )}
        <DialogClose asChild>
          <Button variant="secondary" disabled={correct.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" busy={correct.isPending}>
          {correct.isPending ? 'Writing...' : 'Write the report anew'}
        </Button>
      </DialogFooter>
    </form>
  )
}

/** What the analyst reads by itself; unknown where the founder has chosen in its place. */
const readOf = ({ engine, corrections }: Validation) => {
  const domain = engine?.domain
  return {
    first: corrections.domain === null ? (domain?.label ?? null) : null,
    second: corrections.second === null && domain ? (domain.second?.label ?? 'no other kind') : null,
  }
}

const isCorrected = ({ corrections: { facts, domain, second } }: Validation): boolean =>
  domain !== null || second !== null || Object.keys(facts).length > 0
