import { deckOf, withEdits } from '@domain/deck'
import type { Report } from '@domain/report'
import type { Validation } from '@domain/stored-validation'
import type { Scene } from '../deck/scene/element'
import { scenesOf } from '../deck/scene/scenes'

/** The slides of a report, with the founder's edits. */
export function reportScenes({ title, slideEdits }: Validation, report: Report): Scene[] {
  const year = new Date().getFullYear()
  return scenesOf(withEdits(deckOf({ report, title, year }), slideEdits))
}
