import { liveConnection } from '../_shared/ai/live-connection.ts'
import { testConnection } from '../_shared/ai/test-connection.ts'
import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'

Deno.serve(endpoint(testConnection(liveConnection(serviceClient())), liveCaller()))
