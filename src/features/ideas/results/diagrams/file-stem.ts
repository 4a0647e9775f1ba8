/** A title as a file's name that every system takes. */
export const fileStem = (title: string): string =>
  [...title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()].slice(0, 60).join('').trim() || 'Idea'
