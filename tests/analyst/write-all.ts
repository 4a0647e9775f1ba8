import process from 'node:process'
import { text } from 'node:stream/consumers'

// Run by Deno in a process of its own: the reports on the ideas that come in, each as the JSON of its sections.
const ideas: string[] = JSON.parse(await text(process.stdin))
const { builtInAnalyst } = await import('../../supabase/functions/_shared/analyst/analyst.ts')
const { NO_CORRECTIONS } = await import('../../supabase/functions/_shared/domain/understanding.ts')

async function write(idea: string): Promise<string> {
  const { signal } = new AbortController()
  const checkpoint = { saved: null, save: async () => {} }
  const input = { idea, corrections: NO_CORRECTIONS, signal, attempt: 1, checkpoint }
  const { section: concept, engine } = await builtInAnalyst.concept(input)
  const { section: audience } = await builtInAnalyst.audience({ ...input, concept })
  const { section: market } = await builtInAnalyst.market({ ...input, concept })
  return JSON.stringify({ concept, audience, market, engine })
}

const reports: string[] = []
for (const idea of ideas) reports.push(await write(idea))
console.log(JSON.stringify(reports))
