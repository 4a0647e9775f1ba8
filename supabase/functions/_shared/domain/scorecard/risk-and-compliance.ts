import { settled } from '../figures.ts'
import type { Risk } from '../report.ts'
import { ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { numeral, percent, statedInput } from './values.ts'

const inputOf = ({ text, severity, unmitigatedShare, legalKnockOut }: Risk): MetricInput =>
  statedInput(
    text.text,
    legalKnockOut
      ? 'Forbidden by law'
      : `Severity ${numeral(severity)} of 3, ${percent(unmitigatedShare)} of it left`,
    text,
  )

/** 10 minus severity (1 to 3) × the unmitigated share of each risk; 0 if the law forbids the business. */
export const riskAndCompliance = ofMarket(({ risks }) => {
  if (!risks)
    return insufficient('Scored once you name what could stop it, or once a model has weighed the risks.')
  const inputs = risks.map(inputOf)
  if (risks.some(({ legalKnockOut }) => legalKnockOut))
    return scored(0, 'The law prohibits the business as described, which gives 0.', inputs)
  const sum = risks.reduce((all, { severity, unmitigatedShare }) => all + severity * unmitigatedShare, 0)
  const left = settled(sum)
  return scored(
    10 - left,
    `The score is 10 less ${numeral(left, 2)}, the sum of each risk's severity times what is left of it, and 0 at least.`,
    inputs,
  )
})
