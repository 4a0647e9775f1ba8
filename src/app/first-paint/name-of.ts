/** A button's accessible name, used to find the same button after the app has rendered. */
export const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim()
