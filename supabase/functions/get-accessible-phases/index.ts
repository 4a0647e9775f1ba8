import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { accessiblePhases } from '../_shared/roadmap/accessible-phases.ts'
import { databasePhases } from '../_shared/roadmap/database-phases.ts'

Deno.serve(endpoint(accessiblePhases(databasePhases(serviceClient())), liveCaller()))
