// The deployed function, except that the step FAILING_STEP (default: market) fails FAILING_TIMES before it succeeds:
// with a retryable failure, or a permanent one when FAILING_FOR_GOOD is set.
import { liveEngine } from '../../../supabase/functions/_shared/ai/choose-engine.ts'
import { serviceClient } from '../../../supabase/functions/_shared/db/service-client.ts'
import { stepSchema } from '../../../supabase/functions/_shared/domain/validation.ts'
import { StepFailure } from '../../../supabase/functions/_shared/engine/engine.ts'
import { citationChecker } from '../../../supabase/functions/_shared/evidence/check-citations.ts'
import { endpoint } from '../../../supabase/functions/_shared/http/endpoint.ts'
import { liveCaller } from '../../../supabase/functions/_shared/http/live-caller.ts'
import { liveDeps } from '../../../supabase/functions/_shared/validation/live-deps.ts'
import { startValidation } from '../../../supabase/functions/_shared/validation/start-validation.ts'
import { interrupted } from './interrupted.ts'

const step = stepSchema.default('market').parse(Deno.env.get('FAILING_STEP'))
const retryable = !Deno.env.get('FAILING_FOR_GOOD')
let left = Number(Deno.env.get('FAILING_TIMES') ?? 0)

async function fail() {
  if (left-- > 0)
    throw new StepFailure('The analysis service is busy. Please try again.', {
      detail: 'HTTP 529',
      retryable,
    })
}

const writers = { chooseEngine: liveEngine(serviceClient()), checkCitations: citationChecker() }

Deno.serve(endpoint(startValidation(liveDeps(interrupted(writers, step, fail))), liveCaller()))
