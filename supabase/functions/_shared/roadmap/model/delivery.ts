import { listFault, textFault } from '../../ai/sections/faults.ts'
import { LENGTH, plainTexts, toPlainText } from '../../ai/sections/plain.ts'
import type { DeliverySection, WorkPlanSection } from '../engine.ts'
import type { DeliveryOutput } from './output.ts'

const MAX = { deliverables: 10, milestones: 10, risks: 10, recommendations: 8 }
const SUM = /[$€£]\s?\d|\d\s?(?:dollars|USD|EUR|euros?|pounds)\b|\b\d[\d.,]*\s?(?:weeks?|months?|years?)\b/i

/**
 * Whether a text has amounts or durations that the model was not given: its own calculations, which are never trusted.
 */
const ownSums = (text: string, known: string): boolean =>
  text
    .split(/(?<=[.!?])\s+/)
    .some(
      (sentence) =>
        SUM.test(sentence) &&
        (sentence.match(/\d[\d.,]*\d|\d/g) ?? []).some((figure) => !known.includes(figure)),
    )

const milestoneFaults = (output: DeliveryOutput, { tasks }: WorkPlanSection): string[] => {
  const ids = new Set(tasks.map(({ id }) => id))
  return output.milestones.flatMap(({ name, tasks: reached }, at) => [
    ...textFault(`milestones[${at}].name`, name),
    ...(reached.length ? [] : [`milestones[${at}].tasks is empty.`]),
    ...reached
      .filter((id) => !ids.has(id.trim()))
      .map((id) => `milestones[${at}] names ${JSON.stringify(id.slice(0, 20))}, which is no task.`),
  ])
}

/**
 * What is missing or contradictory in the texts about the work, for the repair. `known` is everything that the model
 * was given.
 */
export function deliveryFaults(output: DeliveryOutput, plan: WorkPlanSection, known: string): string[] {
  const sums = [output.summary, ...output.recommendations].filter((text) => ownSums(text, known))
  return [
    ...textFault('summary', output.summary),
    ...listFault('deliverables', output.deliverables, 1),
    ...listFault(
      'milestones',
      output.milestones.map(({ name }) => name),
      1,
    ),
    ...listFault(
      'risks',
      output.risks.map(({ description }) => description),
      1,
    ),
    ...listFault('recommendations', output.recommendations, 1),
    ...milestoneFaults(output, plan),
    ...sums.map((text) => `“${text.slice(0, 80)}” states an amount or a duration that was not given to you.`),
  ]
}

/** The texts about the work, as plain text. */
export const deliveryOf = (output: DeliveryOutput): DeliverySection => ({
  text: toPlainText(output.summary, LENGTH.paragraph),
  deliverables: plainTexts(output.deliverables, LENGTH.statement, MAX.deliverables),
  milestones: output.milestones.slice(0, MAX.milestones).map(({ name, tasks }) => ({
    name: toPlainText(name, LENGTH.line),
    tasks: [...new Set(tasks.map((id) => id.trim()))],
  })),
  risks: output.risks
    .map(({ description, mitigation }) => ({
      description: toPlainText(description, LENGTH.statement),
      mitigation: toPlainText(mitigation, LENGTH.statement),
    }))
    .filter(({ description }) => description !== '')
    .slice(0, MAX.risks),
  recommendations: plainTexts(output.recommendations, LENGTH.statement, MAX.recommendations),
})
