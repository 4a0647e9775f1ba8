import { chooseEngine } from '../_shared/engine/choose-engine.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { liveDeps } from '../_shared/validation/live-deps.ts'
import { startValidation } from '../_shared/validation/start-validation.ts'

Deno.serve(endpoint(startValidation(liveDeps(chooseEngine())), liveCaller()))
