/** What a button is called, by which it is found again once the app has drawn it. */
export const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim()
