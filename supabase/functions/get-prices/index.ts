import { serviceClient } from '../_shared/db/service-client.ts'
import { publicGet } from '../_shared/http/endpoint.ts'
import { createPriceReader, PRICES_CACHED_S, priceList } from '../_shared/pricing/price-list.ts'

Deno.serve(publicGet(priceList(createPriceReader(serviceClient())), PRICES_CACHED_S))
