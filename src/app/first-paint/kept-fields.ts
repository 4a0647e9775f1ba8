type Field = HTMLInputElement | HTMLTextAreaElement

/** Sets a field as typing would, so that its listeners run, also where it already holds the value. */
function type(field: Field, value: string): void {
  const { value: held, selectionStart, selectionEnd } = field
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React compares with what was last set on the element itself.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (held === value && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A text before a character was typed into its field, or the field was changed in another way, and the field after that. */
function textAfter(event: Event, before: string, { value }: Field): string {
  const inserted = event instanceof InputEvent && event.inputType === 'insertText' ? event.data : null
  // One character where there were many: the app has emptied the field while its reader types.
  return inserted === value && before.length > value.length ? before + value : value
}

/**
 * Notes what is typed, or filled in by the browser, until the app has taken the page over. Answers what tells the app of it,
 * and brings it back where the app has emptied a field meanwhile.
 */
export function keepFields(root: HTMLElement): () => void {
  const kept = [...root.querySelectorAll<Field>('input, textarea')].map((field) => ({
    field,
    written: field.defaultValue,
    value: field.value,
    isBox: field.type === 'radio' || field.type === 'checkbox',
    checked: 'checked' in field && field.checked,
  }))
  const note = (event: Event) => {
    const one = kept.find(({ field }) => field === event.target)
    if (!one) return
    one.value = textAfter(event, one.value, one.field)
    one.checked = 'checked' in one.field && one.field.checked
  }
  root.addEventListener('input', note, true)
  return () => {
    root.removeEventListener('input', note, true)
    for (const { field, written, value, isBox, checked } of kept) {
      if (isBox) {
        if ('checked' in field && field.checked !== checked) field.click()
      } else if (value && (value !== written || value !== field.value)) type(field, value)
    }
  }
}
