import { checksOf } from './citation-checks.ts'
import { advantageSlide, businessSlide, marketSlide } from './deck/business.ts'
import { fundingSlide, roadmapSlide } from './deck/plan.ts'
import type { Slide } from './deck/slides.ts'
import { problemSlide, solutionSlide, titleSlide } from './deck/story.ts'
import type { Report } from './report.ts'

export { graphemesOf } from './deck/cut.ts'
export {
  type EditedText,
  editedTexts,
  kindOfSlot,
  type SlideEdit,
  type SlideEdits,
  slideEditsSchema,
  slotLength,
  slotTexts,
  withEdits,
  withoutBlanks,
} from './deck/edits.ts'
export type {
  AdvantageSlide,
  BusinessSlide,
  FundingSlide,
  MarketSlide,
  ProblemSlide,
  RoadmapSlide,
  Slide,
  SlideSize,
  SolutionSlide,
  TitleSlide,
} from './deck/slides.ts'
export { PHASE_SLOTS, SLOTS, type SlotId } from './deck/slots.ts'

/** Time that auto play shows each slide, in ms (docs/contract.md#pitch-deck). */
export const AUTO_PLAY_MS = 8000

interface DeckInput {
  report: Report
  title: string
  /** Shown on the title slide. */
  year: number
}

/**
 * The eight slides of a report (docs/contract.md#pitch-deck) as data, used for the screen, the presentation file and
 * the print. Texts are cut to one line; numbers come from the report, and where it has none the slide has an empty list
 * or null. Pure: the same report always gives the same slides.
 */
export function deckOf({ report, title, year }: DeckInput): Slide[] {
  const checks = checksOf(report)
  return [
    titleSlide(report, title, year),
    problemSlide(report, checks),
    solutionSlide(report, checks),
    marketSlide(report, checks),
    businessSlide(report, checks),
    advantageSlide(report, checks),
    roadmapSlide(report, checks),
    fundingSlide(report, checks),
  ]
}
