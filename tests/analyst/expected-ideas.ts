import { FURTHER_IDEAS } from './further-ideas'
import { HELD_OUT_IDEAS } from './held-out-ideas'
import { SAMPLE_IDEAS } from './sample-ideas'

/** An idea with the domain that a reader would expect. */
export interface ExpectedIdea {
  domain: string
  idea: string
  /** Written before that domain had a vocabulary, or by somebody who had not seen it. */
  heldOut: boolean
}

const expected = (ideas: Readonly<Record<string, readonly string[]>>, heldOut: boolean): ExpectedIdea[] =>
  Object.entries(ideas).flatMap(([domain, texts]) => texts.map((idea) => ({ domain, idea, heldOut })))

export const EXPECTED_IDEAS: readonly ExpectedIdea[] = [
  ...expected(SAMPLE_IDEAS, false),
  ...expected(FURTHER_IDEAS, true),
  ...expected(HELD_OUT_IDEAS, true),
]
