import { providerName } from '@domain/model-providers'
import type { ReadRoadmap } from '@domain/roadmap'

/** Who wrote a roadmap, in a sentence. */
export function writerWords({ writer }: ReadRoadmap): string {
  if (!writer) return 'The author of this roadmap was not recorded.'
  if (writer.id === 'manual') return 'Written by an administrator.'
  if (writer.id === 'built-in') return 'Built-in template roadmap. No AI model was used.'
  const model = writer.model ? ` (${writer.model})` : ''
  return `Written by a model of ${providerName(writer.id)}${model}. It may be wrong: check what you rely on.`
}
