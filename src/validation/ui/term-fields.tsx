import type { Brief } from '@domain/brief/brief'
import {
  codedTrade,
  countriesIn,
  editedProcurement,
  editedTerm,
  procurementChoices,
  proposedTerms,
  TERM_NAMES,
  type TermEdits,
  type TermName,
  termFault,
} from '@domain/lookup-terms'
import { procurementLabel } from '@domain/procurement'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Chip } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'

const LABELS: Record<TermName, string> = {
  buyer: 'Who buys',
  job: 'What they want done',
  category: 'Product category',
}

/** Answers based on the category's words are asked again if the words change. */
const FOLLOWING: Partial<Record<TermName, Partial<TermEdits>>> = {
  category: { cpv: undefined, article: undefined },
}

const regions = new Intl.DisplayNames('en', { type: 'region' })
const countryName = (code: string) => (code === 'EU' ? 'European Union' : (regions.of(code) ?? code))

interface TermFieldsProps {
  brief: Brief
  edits: TermEdits
  onChange: (edits: TermEdits) => void
}

/** Everything that would be sent to public sources, editable: words, trade codes, countries. */
export function TermFields({ brief, edits, onChange }: TermFieldsProps) {
  const proposed = proposedTerms(brief)
  const trade = codedTrade(brief)
  const codes = trade && [trade.nace, trade.naics, trade.sic].filter((code) => code !== null)
  const countries = countriesIn(brief)
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        {TERM_NAMES.map((name) => {
          const text = editedTerm(name, edits, proposed[name])
          const offer = text === '' ? proposed[name] : null
          return (
            <Field
              key={name}
              label={LABELS[name]}
              error={(text && termFault(text)) || undefined}
              hint={
                offer && (
                  <Button
                    variant="link"
                    className="justify-start text-left text-sm"
                    onClick={() => onChange({ ...edits, ...FOLLOWING[name], [name]: offer.text })}
                  >
                    <Plus aria-hidden className="size-3.5" />
                    Send “{offer.text}”
                  </Button>
                )
              }
            >
              {(control) => (
                <Input
                  {...control}
                  value={edits[name] === undefined ? text : (edits[name] ?? '')}
                  maxLength={80}
                  placeholder="Not sent"
                  onChange={({ target }) =>
                    onChange({ ...edits, ...FOLLOWING[name], [name]: target.value || null })
                  }
                />
              )}
            </Field>
          )
        })}
      </div>
      {brief.trade.state === 'open' && (
        <p className="text-ink-muted text-sm">
          Official statistics are organized by trade. Choose your customers’ trade in your brief to have them
          counted.
        </p>
      )}
      {(codes || countries.length > 0 || edits.article) && (
        <div className="flex flex-wrap gap-2">
          {trade && codes && (
            <Chip pressed={edits.trade} onClick={() => onChange({ ...edits, trade: !edits.trade })}>
              {trade.label}: codes {codes.join(', ')}
            </Chip>
          )}
          {countries.length > 0 && (
            <Chip pressed={edits.place} onClick={() => onChange({ ...edits, place: !edits.place })}>
              {countries.map(countryName).join(', ')}
            </Chip>
          )}
          {edits.article && (
            <Chip pressed onClick={() => onChange({ ...edits, article: null })}>
              Wikipedia article: {edits.article}
            </Chip>
          )}
        </div>
      )}
      {edits.place && <ProcurementField brief={brief} edits={edits} onChange={onChange} />}
    </div>
  )
}

/** The category that public buyers use for it, where a code is searched; can be empty. */
function ProcurementField({ brief, edits, onChange }: TermFieldsProps) {
  const labelId = useId()
  const chosen = editedProcurement(edits, brief)
  const category = editedTerm('category', edits, proposedTerms(brief).category)
  const offered = category === '' ? [] : procurementChoices(category, brief)
  const choices =
    offered.some(({ cpv }) => cpv === chosen) || !chosen
      ? offered
      : [...offered, { cpv: chosen, label: procurementLabel(chosen) }]
  if (choices.length === 0) return null
  return (
    <fieldset aria-labelledby={labelId} className="flex flex-col gap-1.5">
      <p id={labelId} className="text-ink-muted text-sm">
        Public tenders are searched by a procurement code (CPV). What do public buyers buy it as?
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ cpv, label }) => (
          <Chip
            key={cpv}
            pressed={cpv === chosen}
            onClick={() => onChange({ ...edits, cpv: cpv === chosen ? null : cpv })}
          >
            {label}: {cpv}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
