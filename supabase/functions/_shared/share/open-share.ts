import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { type SharedReport, sharedReportOf } from '../domain/shared-report.ts'
import type { Stored } from '../domain/stored-fields.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'

/** On every answer: no copy is kept, no search engine lists it, and no address is passed on. */
export const SHARED_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** The same for links that are unknown, malformed, expired, revoked or whose report is gone. */
const NOT_WORKING = 'This link does not work.'

/** What the link with this token hash leads to; null where none works. */
type OpenShare = (hash: string) => Promise<Stored | null>

const bodySchema = z.object({ token: z.string() }).catch({ token: '' })

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Answers { token } with the report behind it, as sharedReportSchema, and anything else with the same 404: whatever was
 * sent is hashed and looked up, so that the work is the same too.
 */
export const openShare =
  (open: OpenShare): Handler<null> =>
  async (_caller, body) => {
    const found = await open(await hashOf(bodySchema.parse(body).token))
    if (!found) throw new HttpError(404, NOT_WORKING)
    return withoutEvidence(sharedReportOf(found))
  }

/**
 * Where the link leaves out the founder's evidence, the built-in analyst's next test and case against are written again
 * from what it shows: they count that evidence. What a model wrote stays.
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

/** Looks links up through the procedure of the service. */
export const createShareReader =
  (client: SupabaseClient<Database>): OpenShare =>
  async (hash) =>
    z
      .record(z.string(), z.unknown())
      .nullable()
      .parse(await dataOf(client.rpc('open_share', { p_hash: hash })))
