import { writerWords } from '@domain/authorship'
import { type EngineNote, sectionSchema } from '@domain/validation'
import type { NamedStep } from '@/shared/run/step-record'
import type { RunRecord } from '../run-record'
import { stepName } from './step-names'

/** The steps with their names; `engine` says who wrote which section of the report. */
export const namedSteps = (steps: RunRecord['steps'], engine: EngineNote | null): NamedStep[] =>
  steps.map((step) => ({ ...step, name: stepName(step.step), writer: writerOf(step.step, engine) }))

function writerOf(step: string, engine: EngineNote | null): string {
  const { data: section } = sectionSchema.safeParse(step)
  const writer = section && (engine?.sections[section] ?? engine)
  return writer ? `By ${writerWords(writer)}` : 'No model'
}
