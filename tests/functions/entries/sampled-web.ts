// The deployed functions in one process, with the sample report's made-up web: its pages exist and no others do.
import { liveEngine } from '../../../supabase/functions/_shared/ai/choose-engine.ts'
import { serviceClient } from '../../../supabase/functions/_shared/db/service-client.ts'
import { citationChecker } from '../../../supabase/functions/_shared/evidence/check-citations.ts'
import type { FetchPage } from '../../../supabase/functions/_shared/evidence/page.ts'
import { endpoint } from '../../../supabase/functions/_shared/http/endpoint.ts'
import { liveCaller } from '../../../supabase/functions/_shared/http/live-caller.ts'
import { reviseReport } from '../../../supabase/functions/_shared/revision/revise-report.ts'
import { liveDeps } from '../../../supabase/functions/_shared/validation/live-deps.ts'
import { startValidation } from '../../../supabase/functions/_shared/validation/start-validation.ts'
import { SAMPLE_PAGES, type SamplePage, sampleHtml } from '../../ai/sample-pages.ts'

const fetchPage: FetchPage = async (address) => {
  const page = Object.values<SamplePage>(SAMPLE_PAGES).find(({ url }) => url === address)
  if (!page) return { outcome: 'unreachable', reason: 'The page answered 404.' }
  const body = new TextEncoder().encode(sampleHtml(page))
  return { outcome: 'read', contentType: 'text/html; charset=utf-8', body }
}

const deps = liveDeps({
  chooseEngine: liveEngine(serviceClient(), fetchPage),
  checkCitations: citationChecker(fetchPage),
})
const start = startValidation(deps)
const revise = reviseReport(deps)
const isRevision = (body: unknown) => typeof body === 'object' && body !== null && 'action' in body

Deno.serve(
  endpoint((caller, body) => (isRevision(body) ? revise(caller, body) : start(caller, body)), liveCaller()),
)
