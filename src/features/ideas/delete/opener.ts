/** Id of the button from which the deletion of a validation was asked for. */
export const openerId = (validationId: string): string => `delete-${validationId}`

/** Back to that button, or, as it goes along with what was deleted, to the page. */
export function focusOpener(event: Event, validationId: string): void {
  event.preventDefault()
  const place = document.getElementById(openerId(validationId)) ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}
