import { NATURES, type Nature, OTHER_FIELD } from '@domain/brief/brief'
import { fieldName, NATURE_NAMES } from '@domain/brief/format'
import { BUSINESS_FIELDS } from '@domain/business-fields'
import { Chip } from '@/shared/ui/badge'
import { Select } from '@/shared/ui/input'
import { editorOf } from './editor-form'

const MOST_NATURES = 2

/** The first choice saves at once; edit the field to add a second one. */
export const NatureEditor = editorOf<Nature, Nature[]>({
  draftOf: (values) => values,
  read: (values) => ({ values }),
  Controls: ({ draft, onDraft, onChoose, group }) => (
    <fieldset {...group} className="flex flex-wrap gap-1.5">
      {NATURES.map((nature) => {
        const pressed = draft.includes(nature)
        const toggled = pressed ? draft.filter((other) => other !== nature) : [...draft, nature]
        return (
          <Chip
            key={nature}
            pressed={pressed}
            onClick={() => (draft.length === 0 ? onChoose(toggled) : onDraft(toggled.slice(-MOST_NATURES)))}
          >
            {NATURE_NAMES[nature]}
          </Chip>
        )
      })}
    </fieldset>
  ),
})

const FIELDS = Object.entries(BUSINESS_FIELDS).toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))

/** The closest fields as choices that save at once, and all others in a list. */
export const FieldEditor = editorOf<string, string>({
  draftOf: ([id = '']) => id,
  read: (id) => ({ values: id === '' ? [] : [id] }),
  Controls: ({ draft, onDraft, onChoose, group, context: { fieldChoices } }) => (
    <fieldset {...group} className="flex flex-col gap-2">
      {fieldChoices.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {[...fieldChoices, OTHER_FIELD].map((id) => (
            <Chip key={id} pressed={draft === id} onClick={() => onChoose(id)}>
              {fieldName(id)}
            </Chip>
          ))}
        </div>
      )}
      <Select
        aria-label={fieldChoices.length > 0 ? 'All fields' : 'Field'}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
      >
        <option value="">{fieldChoices.length > 0 ? 'All fields' : 'Choose a field'}</option>
        {FIELDS.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={OTHER_FIELD}>{fieldName(OTHER_FIELD)}</option>
      </Select>
    </fieldset>
  ),
})
