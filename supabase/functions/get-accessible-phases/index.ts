import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { accessiblePhases } from '../_shared/roadmap/accessible-phases.ts'
import { createPhaseReader } from '../_shared/roadmap/create-phase-reader.ts'

Deno.serve(endpoint(accessiblePhases(createPhaseReader(serviceClient())), liveCaller()))
