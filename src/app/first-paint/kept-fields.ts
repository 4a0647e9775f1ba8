type Field = HTMLInputElement | HTMLTextAreaElement

/** Sets a field as typing would, so that its listeners run. */
function type(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Notes what was typed, or filled in by the browser, before the app takes the page over. Answers what brings it back
 * where the app has emptied a field meanwhile.
 */
export function keepFields(root: HTMLElement): () => void {
  const filled = [...root.querySelectorAll<Field>('input, textarea')].map((field) => ({
    field,
    value: field.value,
    checked: 'checked' in field && field.checked,
  }))
  return () => {
    for (const { field, value, checked } of filled) {
      if ('checked' in field && field.checked !== checked) field.click()
      else if (value && field.type !== 'radio' && field.type !== 'checkbox' && field.value !== value)
        type(field, value)
    }
  }
}
