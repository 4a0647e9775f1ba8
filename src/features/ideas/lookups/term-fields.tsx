import type { Brief } from '@domain/brief/brief'
import {
  codedTrade,
  countriesIn,
  editedTerm,
  proposedTerms,
  TERM_NAMES,
  type TermEdits,
  type TermName,
  termFault,
} from '@domain/lookup-terms'
import { Plus } from 'lucide-react'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'

const LABELS: Record<TermName, string> = {
  buyer: 'Who buys',
  job: 'What they want done',
  category: 'Product category',
}

const regions = new Intl.DisplayNames('en', { type: 'region' })
const countryName = (code: string) => (code === 'EU' ? 'European Union' : (regions.of(code) ?? code))

interface TermFieldsProps {
  brief: Brief
  edits: TermEdits
  onChange: (edits: TermEdits) => void
}

/** Everything that would leave for public sources, each short and changeable: words, the trade's codes, countries. */
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
                    onClick={() => onChange({ ...edits, [name]: offer.text })}
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
                  onChange={({ target }) => onChange({ ...edits, [name]: target.value || null })}
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
      {(codes || countries.length > 0) && (
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
        </div>
      )}
    </div>
  )
}
