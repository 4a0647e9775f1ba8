import type { Slide } from './slides.ts'

/** Cut lengths in characters (docs/contract.md#pitch-deck). */
export const CUTS = {
  title: 25,
  value: 120,
  feature: 40,
  stream: 60,
  gap: 50,
  justification: 200,
} as const

/** Maximum number of each on a slide (docs/contract.md#pitch-deck). */
export const CAPS = { painPoints: 3, features: 4, streams: 4, gaps: 4, differences: 3, items: 3 } as const

/*
 * The texts of a deck that its founder can replace. A slot is the place of one text, such as 'pain.1' for the second
 * pain point. save_slide_edit (supabase/schemas/slides.sql) checks again what may be stored in it; a test compares
 * both.
 */

interface SlotKind {
  slide: Slide['kind']
  /** Number of such slots on the slide. */
  count: number
  /** Maximum length in characters, without a final ellipsis. */
  max: number
  label: string
  /** Shown to the founder if there is no text. */
  add: string
}

const phase = (label: string): SlotKind => ({
  slide: 'roadmap',
  count: CAPS.items,
  max: CUTS.stream,
  label,
  add: 'Add a milestone',
})

export const SLOTS = {
  title: { slide: 'title', count: 1, max: CUTS.title, label: 'Title', add: 'Add a title' },
  value: {
    slide: 'title',
    count: 1,
    max: CUTS.value,
    label: 'Value proposition',
    add: 'Add your value proposition',
  },
  pain: {
    slide: 'problem',
    count: CAPS.painPoints,
    max: CUTS.gap,
    label: 'Pain point',
    add: 'Add a pain point',
  },
  persona: {
    slide: 'problem',
    count: CAPS.painPoints,
    max: CUTS.gap,
    label: 'Felt by',
    add: 'Add who feels it',
  },
  summary: { slide: 'solution', count: 1, max: CUTS.value, label: 'Summary', add: 'Add what you build' },
  feature: {
    slide: 'solution',
    count: CAPS.features,
    max: CUTS.feature,
    label: 'Feature',
    add: 'Add a core feature',
  },
  justification: {
    slide: 'market',
    count: 1,
    max: CUTS.justification,
    label: 'Market',
    add: 'Add your target market',
  },
  stream: {
    slide: 'business',
    count: CAPS.streams,
    max: CUTS.stream,
    label: 'Revenue stream',
    add: 'Add a revenue stream',
  },
  competitor: {
    slide: 'advantage',
    count: CAPS.gaps,
    max: CUTS.title,
    label: 'Competitor',
    add: 'Add a competitor',
  },
  gap: { slide: 'advantage', count: CAPS.gaps, max: CUTS.gap, label: 'Their gap', add: 'Add their gap' },
  answer: {
    slide: 'advantage',
    count: CAPS.gaps,
    max: CUTS.feature,
    label: 'Our answer',
    add: 'Add your answer',
  },
  rival: {
    slide: 'advantage',
    count: CAPS.gaps,
    max: CUTS.title,
    label: 'Used today',
    add: 'Add what they use today',
  },
  difference: {
    slide: 'advantage',
    count: CAPS.differences,
    max: CUTS.stream,
    label: 'Differentiator',
    add: 'Add your differentiator',
  },
  core: phase('Core Development'),
  beta: phase('Beta Testing'),
  launch: phase('Market Launch'),
  traction: { slide: 'roadmap', count: 1, max: CUTS.value, label: 'Traction', add: 'Add your traction' },
  sum: {
    slide: 'funding',
    count: 1,
    max: CUTS.stream,
    label: 'Amount',
    add: 'Add the amount you are asking for',
  },
  proves: {
    slide: 'funding',
    count: 1,
    max: CUTS.value,
    label: 'What it has to prove first',
    add: 'Add what the money has to prove',
  },
} as const satisfies Record<string, SlotKind>

export type SlotName = keyof typeof SLOTS
export type SlotId = `${SlotName}.${number}`

export const PHASE_SLOTS = ['core', 'beta', 'launch'] as const
