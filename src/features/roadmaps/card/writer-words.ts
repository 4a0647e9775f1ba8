import type { ReadRoadmap } from '@domain/roadmap'

const PROVIDERS = { openai: 'OpenAI', anthropic: 'Anthropic', deepseek: 'DeepSeek' } as const

/** Who wrote a roadmap, in a sentence. */
export function writerWords({ writer }: ReadRoadmap): string {
  if (!writer) return 'Who wrote this roadmap was not recorded.'
  if (writer.id === 'manual') return 'Written by an administrator.'
  if (writer.id === 'built-in') return 'Built-in template roadmap. No AI model was used.'
  const model = writer.model ? ` (${writer.model})` : ''
  return `Written by a model of ${PROVIDERS[writer.id]}${model}. It may be wrong: check what you rely on.`
}
