import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { createPurchaseStore } from '../_shared/payment/create-purchase-store.ts'
import { createSubscription } from '../_shared/payment/create-subscription.ts'
import { processorsOf } from '../_shared/payment/processor.ts'

const deps = {
  purchases: createPurchaseStore(serviceClient()),
  processors: processorsOf(Deno.env.get('TEST_PAYMENTS')),
}

Deno.serve(endpoint(createSubscription(deps), liveCaller()))
