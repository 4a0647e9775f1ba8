import { modelsOf, type Provider } from '../../domain/model-providers.ts'

/**
 * Whether to ask a model to think briefly: an answer has to come within the time of one call. Only of models
 * that are known to understand; those of compatible servers may refuse the word.
 */
export const usesLowEffort = (provider: Provider, model: string): boolean =>
  modelsOf(provider).some(({ id, status }) => id === model && status === 'current')
