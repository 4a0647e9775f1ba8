import type { EngineNote } from '@domain/validation'
import { AlertBanner } from '@/shared/ui/alert-banner'

const PROVIDERS = { openai: 'OpenAI', anthropic: 'Anthropic', deepseek: 'DeepSeek' } as const

/** Who wrote the report, before anything of it is read. */
export function EngineBanner({ engine }: { engine: EngineNote }) {
  if (engine.id !== 'built-in')
    return (
      <AlertBanner variant="info" title={`Written by an AI model of ${PROVIDERS[engine.id]}.`}>
        {engine.model && `Model: ${engine.model}.`}
      </AlertBanner>
    )
  return (
    <AlertBanner
      variant="info"
      title="Built-in template analysis. No AI model and no live research was used."
    >
      {engine.domain && <Reading domain={engine.domain} />}
    </AlertBanner>
  )
}

function Reading({ domain: { label, matched, runnerUp } }: { domain: NonNullable<EngineNote['domain']> }) {
  return (
    <p>
      Your idea was read as <strong className="font-semibold">{label}</strong>
      {matched.length > 0
        ? `, by the words ${matched.map((word) => `“${word}”`).join(', ')}.`
        : ', as none of its words pointed to a certain kind of business.'}
      {runnerUp && ` The next best reading was ${runnerUp}.`}
    </p>
  )
}
