/** Id of the button that opened the delete dialog. */
export const openerId = (validationId: string): string => `delete-${validationId}`

/** Returns focus to that button, or to the page if the button was deleted with its card. */
export function focusOpener(event: Event, validationId: string): void {
  event.preventDefault()
  const place = document.getElementById(openerId(validationId)) ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}
