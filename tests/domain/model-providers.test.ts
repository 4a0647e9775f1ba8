import {
  costDollarsOf,
  MODEL_PROVIDERS,
  modelsOf,
  modelToRun,
  PROVIDERS,
  statusOf,
  successorOf,
} from '@domain/model-providers'
import { describe, expect, it } from 'vitest'

const AI_MODELS = PROVIDERS.flatMap(modelsOf)
const TODAY = new Date('2026-11-21T12:00:00Z')
const USED = { inputTokens: 1_000_000, outputTokens: 100_000, searches: 3 }

const SPEC_MODELS = {
  openai: ['gpt-4o', 'gpt-4o-mini', 'gpt-4o-2024-05', 'o1', 'o1-mini', 'o2-preview', 'o3-mini'],
  anthropic: [
    'claude-3-5-sonnet-latest',
    'claude-3-5-haiku-latest',
    'claude-3-opus-latest',
    'claude-3-7-sonnet-latest',
  ],
  deepseek: ['deepseek-chat', 'deepseek-reasoner', 'deepseek-llm-70b'],
}

describe('the models of a provider', () => {
  it.each(PROVIDERS)(
    'of %s start with those of the contract, in its order, followed by current ones',
    (provider) => {
      const models = modelsOf(provider)
      const listed = SPEC_MODELS[provider]
      expect(models.slice(0, listed.length).map(({ id }) => id)).toEqual(listed)
      expect(new Set(models.slice(listed.length).map(({ status }) => status))).toEqual(new Set(['current']))
    },
  )

  it.each(PROVIDERS)('of %s hold its default', (provider) => {
    expect(modelsOf(provider).map(({ id }) => id)).toContain(MODEL_PROVIDERS[provider].defaultModel)
  })

  it('are named once', () => {
    const ids = AI_MODELS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(AI_MODELS)('have, in $id, a price or a successor of the same provider', (model) => {
    const { model: running } = modelToRun(model.provider, model.id, new Date('2030-01-01'))
    const found = modelsOf(model.provider).find(({ id }) => id === running)
    expect(found).toMatchObject({ status: 'current', successor: null })
    expect(costDollarsOf({ ...USED, provider: model.provider, model: running })).toBeGreaterThan(0)
    expect(model.source).toMatch(/^https:\/\/\S+$/)
  })
})

describe('the model to run', () => {
  it('is the selected one while it is offered', () => {
    expect(modelToRun('anthropic', 'claude-opus-5-5', TODAY)).toEqual({
      model: 'claude-opus-5-5',
      note: null,
    })
  })

  it.each([
    ['2027-01-13T23:59:59Z', 'gpt-4o-mini', 'retiring'],
    ['2027-01-14T00:00:00Z', 'gpt-6-luna', 'retired'],
  ])('changes on the day of the retirement (%s)', (time, model, status) => {
    const mini = modelsOf('openai').filter(({ id }) => id === 'gpt-4o-mini')
    expect(modelToRun('openai', 'gpt-4o-mini', new Date(time)).model).toBe(model)
    expect(mini.map((found) => statusOf(found, new Date(time)))).toEqual([status])
  })

  it('is the successor of a retired one, and the admin is told', () => {
    expect(modelToRun('anthropic', 'claude-3-5-haiku-latest', TODAY)).toEqual({
      model: 'claude-haiku-5-5',
      note: 'claude-3-5-haiku-latest was retired on 2026-02-19; claude-haiku-5-5 was used instead.',
    })
    expect(modelToRun('deepseek', 'deepseek-reasoner', TODAY).model).toBe('deepseek-flash')
  })

  it('is named for an id that the provider never had', () => {
    expect(modelToRun('openai', 'o2-preview', TODAY)).toEqual({
      model: 'gpt-6-luna',
      note: 'o2-preview is not offered by OpenAI; gpt-6-luna was used instead.',
    })
  })

  it('is left alone when the list does not know it, or knows it of another provider', () => {
    expect(modelToRun('openai', 'llama3.3', TODAY)).toEqual({ model: 'llama3.3', note: null })
    expect(modelToRun('openai', 'deepseek-chat', TODAY)).toEqual({ model: 'deepseek-chat', note: null })
    expect(successorOf('openai', 'llama3.3')).toBeNull()
  })
})

describe('the cost of a call', () => {
  it('is that of its tokens and searches', () => {
    expect(costDollarsOf({ ...USED, provider: 'openai', model: 'gpt-4o-mini' })).toBeCloseTo(
      0.15 + 0.06 + 0.03,
    )
    expect(costDollarsOf({ ...USED, provider: 'anthropic', model: 'claude-opus-5-5' })).toBeCloseTo(6.03)
  })

  it('leaves out the search fee of DeepSeek, which has no price in dollars', () => {
    expect(costDollarsOf({ ...USED, provider: 'deepseek', model: 'deepseek-flash' })).toBeCloseTo(0.42)
  })

  it('is not known for a model without a price', () => {
    expect(costDollarsOf({ ...USED, provider: 'openai', model: 'llama3.3' })).toBeNull()
    expect(costDollarsOf({ ...USED, provider: 'openai', model: 'o1' })).toBeNull()
  })
})
