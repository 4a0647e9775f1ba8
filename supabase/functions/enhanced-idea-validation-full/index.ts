import { liveEngine } from '../_shared/ai/choose-engine.ts'
import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { liveDeps } from '../_shared/validation/live-deps.ts'
import { startValidation } from '../_shared/validation/start-validation.ts'

const deps = liveDeps({ chooseEngine: liveEngine(serviceClient()) })

Deno.serve(endpoint(startValidation(deps), liveCaller()))
