import { liveEngine } from '../_shared/ai/choose-engine.ts'
import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { reviseReport } from '../_shared/revision/revise-report.ts'
import { liveDeps } from '../_shared/validation/live-deps.ts'

const deps = liveDeps({ chooseEngine: liveEngine(serviceClient()) })

Deno.serve(endpoint(reviseReport(deps), liveCaller()))
