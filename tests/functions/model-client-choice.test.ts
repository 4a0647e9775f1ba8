import { createClient } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { liveEngine } from '../../supabase/functions/_shared/ai/choose-engine.ts'
import { builtInAnalyst } from '../../supabase/functions/_shared/analyst/analyst.ts'
import type { Database } from '../../supabase/functions/_shared/db/database.types.ts'

const ROW = {
  provider: 'anthropic',
  is_active: true,
  openai_model: 'gpt-4o-mini',
  anthropic_model: 'claude-opus-5-5',
  deepseek_model: 'deepseek-chat',
}

/** Chooses an engine with the given provider settings and environment variables. */
function choosing(answer: () => Response, variables: Record<string, string> = {}) {
  vi.stubGlobal('Deno', { env: { get: (name: string) => variables[name] } })
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return answer()
  }
  const client = createClient<Database>('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  })
  return { choose: liveEngine(client), asked }
}

// supabase-js needs a global WebSocket, which Node 20 lacks.
vi.stubGlobal('WebSocket', class {})

describe('the engine of a step', () => {
  it('is the model of the active provider that has a key, asked for anew at each step', async () => {
    const { choose, asked } = choosing(() => Response.json([ROW]), { ANTHROPIC_API_KEY: 'k' })
    expect(await choose()).not.toBe(builtInAnalyst)
    await choose()
    expect(asked).toHaveLength(2)
    expect(asked[0]).toMatch(/ai_provider_settings.*is_active=eq\.true/)
  })

  it.each([
    ['the active provider has no key', [ROW], { OPENAI_API_KEY: 'k' }],
    ['no provider is active', [], { ANTHROPIC_API_KEY: 'k' }],
  ])('is the built-in analyst when %s', async (_, rows, variables) => {
    expect(await choosing(() => Response.json(rows), variables).choose()).toBe(builtInAnalyst)
  })

  it('is none at all when the settings cannot be read: the step is tried again', async () => {
    const { choose } = choosing(() => Response.json({ message: 'no connection' }, { status: 500 }))
    await expect(choose()).rejects.toThrow('no connection')
  })

  it('is none when a variable is malformed, which admins are told', async () => {
    const { choose } = choosing(() => Response.json([ROW]), {
      ANTHROPIC_API_KEY: 'k',
      AI_WEB_SEARCH: 'perhaps',
    })
    await expect(choose()).rejects.toMatchObject({
      name: 'StepFailure',
      retryable: false,
      detail: expect.stringContaining('AI_WEB_SEARCH'),
    })
  })
})
