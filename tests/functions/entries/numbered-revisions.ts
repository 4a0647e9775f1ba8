// The deployed function, except that each section's text carries its own version number ("Writing 2"), so that tests
// can tell versions apart. REVISION_FAILS names a section whose writing fails.
import { builtInAnalyst } from '../../../supabase/functions/_shared/analyst/analyst.ts'
import { state } from '../../../supabase/functions/_shared/domain/basis.ts'
import { type Engine, StepFailure } from '../../../supabase/functions/_shared/engine/engine.ts'
import { endpoint } from '../../../supabase/functions/_shared/http/endpoint.ts'
import { liveCaller } from '../../../supabase/functions/_shared/http/live-caller.ts'
import { reviseReport } from '../../../supabase/functions/_shared/revision/revise-report.ts'
import { liveDeps } from '../../../supabase/functions/_shared/validation/live-deps.ts'
import { startValidation } from '../../../supabase/functions/_shared/validation/start-validation.ts'

const fails = Deno.env.get('REVISION_FAILS')
const waitMs = Number(Deno.env.get('REVISION_MS') ?? 0)

/** Hands out 1, 2, 3 … per section; this one process runs every step. */
const writings = new Map<string, number>()
async function next(section: string) {
  await new Promise<void>((resolve) => setTimeout(resolve, waitMs))
  if (fails === section) throw new StepFailure('The model refused this idea.', { retryable: false })
  const number = (writings.get(section) ?? 0) + 1
  writings.set(section, number)
  return state(`Writing ${number}`, 'model')
}

const engine: Engine = {
  concept: async (input) => {
    const overview = await next('concept')
    const written = await builtInAnalyst.concept(input)
    return { ...written, section: { ...written.section, overview } }
  },
  audience: async (input) => {
    const description = await next('audience')
    const written = await builtInAnalyst.audience(input)
    const said = state('', 'founder')
    const persona = {
      description,
      age: said,
      occupation: said,
      technicalLevel: said,
      painPoints: [],
      goals: [],
      channel: null,
      citations: [],
    }
    return { ...written, section: { personas: [persona] } }
  },
  market: async (input) => {
    const uniqueValue = await next('market')
    const written = await builtInAnalyst.market(input)
    return { ...written, section: { ...written.section, uniqueValue } }
  },
}

const deps = liveDeps({ chooseEngine: async () => engine, checkCitations: async (citations) => citations })
const start = startValidation(deps)
const revise = reviseReport(deps)
const isRevision = (body: unknown) => typeof body === 'object' && body !== null && 'action' in body

// One process serves both functions: a body with an `action` is a revision request.
Deno.serve(
  endpoint((caller, body) => (isRevision(body) ? revise(caller, body) : start(caller, body)), liveCaller()),
)
