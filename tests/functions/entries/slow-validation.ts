// The deployed function, except that the step SLOW_STEP (default: audience) waits SLOW_STEP_MS before it is written,
// which leaves time to observe a half-finished run or kill its worker.
import { liveEngine } from '../../../supabase/functions/_shared/ai/choose-engine.ts'
import { serviceClient } from '../../../supabase/functions/_shared/db/service-client.ts'
import { stepSchema } from '../../../supabase/functions/_shared/domain/validation.ts'
import { citationChecker } from '../../../supabase/functions/_shared/evidence/check-citations.ts'
import { endpoint } from '../../../supabase/functions/_shared/http/endpoint.ts'
import { liveCaller } from '../../../supabase/functions/_shared/http/live-caller.ts'
import { liveDeps } from '../../../supabase/functions/_shared/validation/live-deps.ts'
import { startValidation } from '../../../supabase/functions/_shared/validation/start-validation.ts'
import { interrupted } from './interrupted.ts'

const step = stepSchema.default('audience').parse(Deno.env.get('SLOW_STEP'))
const waitMs = Number(Deno.env.get('SLOW_STEP_MS') ?? 0)
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, waitMs))

const writers = { chooseEngine: liveEngine(serviceClient()), checkCitations: citationChecker() }

Deno.serve(endpoint(startValidation(liveDeps(interrupted(writers, step, wait))), liveCaller()))
