import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { type SharedReport, sharedReportOf } from '../domain/shared-report.ts'
import type { Stored } from '../domain/stored-fields.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'

/** Sent with every answer: no caching, no referrer, no search engine listing. */
export const SHARED_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Also for links that are malformed, expired or revoked, or whose report is gone, so that they look like unknown ones. */
const NOT_WORKING = 'This link does not work.'

/** Returns the stored report behind the link with this token hash; null if no link works. */
type OpenShare = (hash: string) => Promise<Stored | null>

const bodySchema = z.object({ token: z.string() }).catch({ token: '' })

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Answers { token } with its report, as sharedReportSchema, and anything else with the same 404: every input is hashed
 * and looked up, so that the work is the same, too.
 */
export const openShare =
  (open: OpenShare): Handler<null> =>
  async (_caller, body) => {
    const found = await open(await hashOf(bodySchema.parse(body).token))
    if (!found) throw new HttpError(404, NOT_WORKING)
    return withoutEvidence(sharedReportOf(found))
  }

/**
 * If the link leaves out the founder's evidence, the built-in analyst's next test and case against are rewritten from
 * what the link shows, because they count that evidence. A model's texts stay.
 */
async function withoutEvidence(shared: SharedReport): Promise<SharedReport> {
  const { includes, engine, idea, report } = shared
  const { brief, market } = report
  const writer = engine?.sections.market ?? engine
  if (includes.evidence || !brief || !market || writer?.id !== 'built-in') return shared
  const [{ againstLines }, { nextTestOf }] = await Promise.all([
    import('../analyst/case-against.ts'),
    import('../analyst/next-test.ts'),
  ])
  const { assumption, ...nextTest } = nextTestOf({ brief, idea })
  const counterCase = againstLines({ brief, idea })
  return {
    ...shared,
    report: { ...report, market: { ...market, nextTest, riskiestAssumption: assumption, counterCase } },
  }
}

/** Looks up links through the service-only procedure. */
export const createShareReader =
  (client: SupabaseClient<Database>): OpenShare =>
  async (hash) =>
    z
      .record(z.string(), z.unknown())
      .nullable()
      .parse(await dataOf(client.rpc('open_share', { p_hash: hash })))
