import { z } from 'zod'
import type { Basis } from '../basis.ts'
import type { Report } from '../report.ts'
import { statementsOf } from '../report-statements.ts'
import { type Facts, isVerified } from './facts.ts'

/** Share of the report's figures whose cited quote was found on its page. */
export const confidenceSchema = z.object({
  level: z.enum(['low', 'medium', 'high']),
  verified: z.number().int().nonnegative(),
  figures: z.number().int().nonnegative(),
})
export type EvidenceConfidence = z.infer<typeof confidenceSchema>

const DIGIT = /\p{Nd}/u

/** Inputs of the market model, growth, prices, and sourced statements with a digit; each once. */
function figuresOf(report: Report): { basis: Basis | null; sources: string[] }[] {
  const { model = null, growth = null, competitors = [] } = report.market ?? {}
  const prices = competitors.flatMap(({ price }) =>
    price && price.dollarsPerYear !== null ? [price.text] : [],
  )
  const stated = statementsOf(report).filter(({ text, basis }) => basis === 'source' && DIGIT.test(text))
  return [...new Set([...(model?.inputs ?? []), ...(growth ? [growth.text] : []), ...prices, ...stated])]
}

/** Less than 40% verified is low, 70% and more is high. */
export function confidenceOf(facts: Facts): EvidenceConfidence {
  const figures = figuresOf(facts.report)
  // A figure that is only calculated from a source names it, but is not stated there.
  const verified = figures.filter(
    ({ basis, sources }) => basis === 'source' && isVerified(facts, sources),
  ).length
  const share = figures.length ? verified / figures.length : 0
  const level = share < 0.4 ? 'low' : share < 0.7 ? 'medium' : 'high'
  return { level, verified, figures: figures.length }
}
