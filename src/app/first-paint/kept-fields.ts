type Field = HTMLInputElement | HTMLTextAreaElement

/** Sets a field the way typing would, so that its listeners run even if the value is unchanged. */
function type(field: Field, value: string): void {
  const { value: held, selectionStart, selectionEnd } = field
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React compares with the value last set on the element itself.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (held === value && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Text before and after an input event on a field. */
function textAfter(event: Event, before: string, { value }: Field): string {
  const inserted = event instanceof InputEvent && event.inputType === 'insertText' ? event.data : null
  // One character where there were many: the app emptied the field while the user was typing.
  return inserted === value && before.length > value.length ? before + value : value
}

/**
 * Records input, typed or autofilled, until the app has hydrated the page. Returns a function that reports it to the
 * app and restores what the app emptied.
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
