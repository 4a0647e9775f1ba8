import type { Validation } from '@domain/stored-validation'
import { COMPARE_MAX } from './compared-ids'

/** Of what an address asks for, what can be compared, and in words what is left out and why. */
export interface Readable {
  ideas: Validation[]
  leftOut: string[]
}

/** `found` are the validations that came back for the first `COMPARE_MAX` of the ids. */
export function readableOf(
  ids: readonly string[],
  found: readonly Validation[],
  userId: string | null,
): Readable {
  const own = found.filter((validation) => validation.userId === userId)
  const ideas = own.filter(({ status }) => status === 'completed')
  const unfinished = own.filter(({ status }) => status !== 'completed')
  const unknown = Math.min(ids.length, COMPARE_MAX) - own.length
  const beyond = ids.length - COMPARE_MAX
  return {
    ideas,
    leftOut: [
      ...unfinished.map(({ title }) => `“${title}” is left out: its report is not complete.`),
      ...(unknown > 0 ? [unknownWords(unknown)] : []),
      ...(beyond > 0
        ? [`At most four are compared: ${beyond} more ${beyond === 1 ? 'is' : 'are'} left out.`]
        : []),
    ],
  }
}

const unknownWords = (count: number) =>
  count === 1
    ? 'One validation is left out because it is not yours.'
    : `${count} validations are left out because they are not yours.`
