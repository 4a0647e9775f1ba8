import type { Basis } from '@domain/basis'

interface BasisWords {
  label: string
  meaning: string
  ink: string
}

/** One name, one sentence and one colour for each basis, the same wherever it is marked. */
export const BASIS_WORDS: Record<Basis, BasisWords> = {
  source: {
    label: 'Source',
    meaning: 'Taken from a published page, named by its number in the citations.',
    ink: 'text-basis-source',
  },
  model: {
    label: 'AI model',
    meaning: 'Written by an AI model. It may be wrong, and no source stands behind it.',
    ink: 'text-basis-model',
  },
  founder: {
    label: 'Your words',
    meaning: 'Taken from the idea as you wrote it, or set by you.',
    ink: 'text-basis-founder',
  },
  template: {
    label: 'Template',
    meaning: 'Typical of this kind of business. It was not researched for your idea.',
    ink: 'text-basis-template',
  },
  assumption: {
    label: 'Assumption',
    meaning: 'A starting value that nobody has checked. Check it before you rely on it.',
    ink: 'text-basis-assumption',
  },
}
