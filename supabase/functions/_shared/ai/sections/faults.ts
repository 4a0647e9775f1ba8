import { LENGTH, toPlainText } from './plain.ts'
import type { Said } from './said.ts'

/*
 * Faults of a model's answer that its schema cannot detect, worded so that the model can act on them: they are sent
 * back in the one repair. An answer that still has any is refused. Anything that can be left out without loss, such as
 * an unknown source, is not a fault.
 */

export const textFault = (where: string, text: string): string[] =>
  toPlainText(text, LENGTH.paragraph) === '' ? [`${where} is empty.`] : []

/** Faults of a list that needs at least `least` entries. */
export function listFault(
  where: string,
  items: readonly (string | { text: string })[],
  least: number,
): string[] {
  const filled = items.filter(
    (item) => toPlainText(typeof item === 'string' ? item : item.text, LENGTH.line) !== '',
  )
  return filled.length < least
    ? [`${where} has ${filled.length} entries that say something; it needs ${least}.`]
    : []
}

/** Faults of one statement. */
export const saidFaults = (where: string, { text }: Pick<Said, 'text'>): string[] =>
  textFault(`${where}.text`, text)
