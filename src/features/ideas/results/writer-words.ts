import { PROVIDER_NAMES } from '@domain/ai-models'
import type { Writer } from '@domain/validation'

/** Who wrote something, to stand behind 'written by': 'OpenAI gpt-6-luna', 'the built-in analysis'. */
export function writerWords({ id, model }: Writer): string {
  if (id === 'built-in') return 'the built-in analysis'
  return model ? `${PROVIDER_NAMES[id]} ${model}` : `an AI model of ${PROVIDER_NAMES[id]}`
}
