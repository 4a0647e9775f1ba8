import { createMessageWriter, sendMessage } from '../_shared/contact/send-message.ts'
import { senderHash } from '../_shared/contact/sender-hash.ts'
import { environment } from '../_shared/db/environment.ts'
import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'

Deno.serve(
  endpoint(sendMessage(createMessageWriter(serviceClient())), senderHash(environment().serviceKey), {
    'cache-control': 'no-store',
  }),
)
