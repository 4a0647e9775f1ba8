import { BUSINESS_DOMAINS } from '@domain/business-domains'
import { GENERAL_DOMAIN } from '@domain/understanding'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { AS_READ } from './fact-words'
import type { UnderstoodDraft } from './understood-draft'

const DOMAINS = Object.entries(BUSINESS_DOMAINS).toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))

const asRead = (label: string | null) => (label === null ? 'As read from the text' : `As read: ${label}`)

interface DomainFieldsProps {
  draft: UnderstoodDraft
  /** What the analyst reads by itself, where the report shows that. */
  read: { first: string | null; second: string | null }
  disabled: boolean
  onChange: (changes: Partial<UnderstoodDraft>) => void
}

/** The kind of business whose templates fill the report, and a second one to mix in. */
export const DomainFields = ({ draft, read, disabled, onChange }: DomainFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="Kind of business">
      {(control) => (
        <Select
          {...control}
          value={draft.domain}
          disabled={disabled}
          onChange={({ target }) => onChange({ domain: target.value })}
        >
          <option value={AS_READ}>{asRead(read.first)}</option>
          <Domains />
          <option value={GENERAL_DOMAIN}>None of these (general templates)</option>
        </Select>
      )}
    </Field>
    <Field label="Mixed with">
      {(control) => (
        <Select
          {...control}
          value={draft.second}
          disabled={disabled}
          onChange={({ target }) => onChange({ second: target.value })}
        >
          <option value={AS_READ}>{asRead(read.second)}</option>
          <option value={GENERAL_DOMAIN}>No other kind</option>
          <Domains />
        </Select>
      )}
    </Field>
  </div>
)

const Domains = () =>
  DOMAINS.map(([id, label]) => (
    <option key={id} value={id}>
      {label}
    </option>
  ))
