import { modelsOf, type Provider } from '../../domain/model-providers.ts'

/**
 * Whether to ask a model to think briefly, so that its answer arrives within the time of one call. Only known current
 * models are asked; those of compatible servers may refuse the option.
 */
export const usesLowEffort = (provider: Provider, model: string): boolean =>
  modelsOf(provider).some(({ id, status }) => id === model && status === 'current')
