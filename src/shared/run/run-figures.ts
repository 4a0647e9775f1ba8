import { providerName } from '@domain/model-providers'
import { costWords } from '../lib/cost-words'
import type { StepRecord } from './step-record'

type Usage = StepRecord['usage'][number]

/** What was used together; `unknownPrice` when a part of it has no known price, which `dollars` then leaves out. */
export interface Figures {
  models: string[]
  calls: number
  searches: number
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  dollars: number
  unknownPrice: boolean
}

/** Adds up what several attempts used, those that failed included. */
export function figuresOf(usage: Usage[]): Figures {
  const sum = (figure: (attempt: Usage) => number) =>
    usage.reduce((total, attempt) => total + figure(attempt), 0)
  return {
    models: [...new Set(usage.map(modelWords))],
    calls: sum(({ calls }) => calls),
    searches: sum(({ searches }) => searches),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    cachedTokens: sum(({ cachedTokens }) => cachedTokens ?? 0),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    dollars: sum(({ costDollars }) => costDollars ?? 0),
    unknownPrice: usage.some(({ costDollars }) => costDollars === null),
  }
}

const modelWords = ({ provider, model }: Usage): string => `${providerName(provider)} ${model}`

/** In one line which models were asked and what that cost. */
export function gistOf(steps: StepRecord[]): string {
  const figures = figuresOf(steps.flatMap(({ usage }) => usage))
  return figures.calls === 0 ? 'No model used' : `${figures.models.join(', ')}: ${costWords(figures)}`
}
