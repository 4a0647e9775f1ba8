// Looks up the terms in the request body and returns the record.
import { serviceClient } from '../../../supabase/functions/_shared/db/service-client.ts'
import { lookupTermsSchema } from '../../../supabase/functions/_shared/domain/lookups.ts'
import { liveGateway } from '../../../supabase/functions/_shared/lookups/live.ts'
import { lookUp } from '../../../supabase/functions/_shared/lookups/look-up.ts'

const gateway = liveGateway(serviceClient())

Deno.serve(async (request) => {
  const terms = lookupTermsSchema.parse(await request.json())
  return Response.json(await lookUp(terms, { gateway, signal: request.signal }))
})
