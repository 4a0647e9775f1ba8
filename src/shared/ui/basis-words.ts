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
    meaning: 'Taken from a published page, listed by number in the citations.',
    ink: 'text-basis-source',
  },
  model: {
    label: 'AI model',
    meaning: 'Written by an AI model. It may be wrong, and it has no source.',
    ink: 'text-basis-model',
  },
  founder: {
    label: 'Your words',
    meaning: 'Taken from your idea, or set by you.',
    ink: 'text-basis-founder',
  },
  template: {
    label: 'Standard text',
    meaning: 'The same for every idea of this kind. It was not researched for yours.',
    ink: 'text-basis-template',
  },
  assumption: {
    label: 'Assumption',
    meaning: 'A starting value that no one has checked. Check it before you rely on it.',
    ink: 'text-basis-assumption',
  },
}
