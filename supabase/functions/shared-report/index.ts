import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint, withoutCaller } from '../_shared/http/endpoint.ts'
import { createShareReader, openShare, SHARED_HEADERS } from '../_shared/share/open-share.ts'

Deno.serve(endpoint(openShare(createShareReader(serviceClient())), withoutCaller, SHARED_HEADERS))
