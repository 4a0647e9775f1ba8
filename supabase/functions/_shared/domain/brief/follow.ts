import { currencyOf, editModel, type MarketEdits, type MarketModel } from '../market-model.ts'
import type { Report } from '../report.ts'
import type { Validation } from '../stored-validation.ts'
import { isBuiltIn, SECTIONS, type Section, writerOf } from '../validation.ts'
import type { Brief } from './brief.ts'
import { isSame } from './changes.ts'
import { marketModelOf } from './market.ts'
import { forSums } from './sums.ts'

/*
 * How a written report follows its brief: what is recomputed at no cost, and what only a rewrite can change. The server
 * and the browser use the same rules, so that the browser can show a change before it is saved.
 */

/** The sections that were written from an earlier version of the brief; none if there is no brief. */
export const sectionsOlderThanBrief = ({ engine, briefVersion, report }: Validation): Section[] =>
  report.brief
    ? SECTIONS.filter(
        (section) => report[section] && (writerOf(engine, section)?.briefVersion ?? 0) < briefVersion,
      )
    : []

/** The ranges that the founder has set in a market model, for inputs that the new model also has. */
function editsKept(before: MarketModel | null, model: MarketModel): MarketEdits {
  const edited = before?.inputs.filter(({ original }) => original !== null) ?? []
  const kept = edited.filter(({ id }) => model.inputs.some((input) => input.id === id))
  return Object.fromEntries(kept.map(({ id, range }) => [id, range]))
}

/**
 * Replaces the numbers that a model found with the founder's and keeps the rest. An official count replaces an assumed
 * one, but not one for which a model found a source.
 */
function amongFound(own: MarketModel, found: MarketModel): MarketModel {
  if (currencyOf(own) !== currencyOf(found)) return own
  const inputs = own.inputs.map((input) => {
    const known = found.inputs.find(({ id }) => id === input.id)
    const isFound = input.basis === 'source' && known?.basis === 'source'
    return known && (input.basis === 'assumption' || isFound) ? known : input
  })
  const others = found.inputs.filter(({ id }) => !inputs.some((input) => input.id === id))
  return { ...own, inputs: [...inputs, ...others] }
}

/**
 * The market model of a report, from its current brief and idea. Inputs that the founder has set in the calculator are
 * kept. A report by a model keeps found numbers that the brief does not state; the built-in analyst has no others.
 */
export function modelFollowing(
  { brief, market, lookups }: Report,
  builtIn: boolean,
  idea: string,
): MarketModel | null {
  const before = market?.model ?? null
  const own = brief && marketModelOf(builtIn ? forSums(brief, idea) : brief, lookups)
  if (!own) return builtIn ? null : before
  const model = before && !builtIn ? amongFound(own, before) : own
  return editModel(model, editsKept(before, model))
}

/** The report with another brief and the market model that follows from it; texts stay as written. */
export function followBrief(report: Report, brief: Brief, builtIn: boolean, idea: string): Report {
  const { market } = report
  const next = { ...report, brief }
  return market ? { ...next, market: { ...market, model: modelFollowing(next, builtIn, idea) } } : next
}

/** Whether public sources have counted the customers since the market model was last computed. */
function isCountNew({ report, idea }: Validation): boolean {
  const customersIn = (model: MarketModel | null | undefined) =>
    model?.inputs.find(({ id }) => id === 'customers') ?? null
  const counted = report.lookups ? customersIn(modelFollowing(report, true, idea)) : null
  return counted !== null && !isSame(counted, customersIn(report.market?.model))
}

/** Whether something that is recomputed at no cost is from an earlier version of the brief. */
export function isOlderThanBrief(validation: Validation): boolean {
  const { engine, report, idea } = validation
  if (!report.brief || !report.market) return false
  return isBuiltIn(engine)
    ? sectionsOlderThanBrief(validation).length > 0 || isCountNew(validation)
    : !isSame(modelFollowing(report, false, idea), report.market.model)
}
