import { storeAudience, storeConcept, storeEvidence, storeMarket } from '@domain/report-storage'
import type { EngineNote } from '@domain/validation'
import { USER } from '../../support/fake-supabase'
import { RESEARCHED_AUDIENCE, RESEARCHED_EVIDENCE, RESEARCHED_MARKET } from '../report/researched-report'
import { AUDIENCE, CONCEPT, EVIDENCE, MARKET } from '../report/sample-report'

export const TABLE = '/rest/v1/idea_validations'
export const ID = '6a3f0c1e-0000-4000-8000-000000000001'
export const IDEA =
  'An app that lets dog owners book an independent dog walker for $15 per walk in Berlin. Walkers get paid.'

const ENGINE: EngineNote = {
  id: 'built-in',
  model: null,
  sections: {},
}

/** A row of `idea_validations` as PostgREST sends it. */
export type Row = Record<string, unknown> & { id: string; status: string }

let versions = 0
/** As on the server, each version has a different time. */
function nextVersion(): string {
  versions += 1
  return `2026-11-20T11:03:13.${String(versions).padStart(6, '0')}+00:00`
}

/** A row that was just submitted. */
export const pendingRow = (changes: object = {}): Row => ({
  id: ID,
  userId: USER.id,
  originalIdea: IDEA,
  title: 'An app that lets dog owners book an independent dog walker f…',
  status: 'pending',
  statusDetail: null,
  projectConcept: null,
  userRoles: null,
  targetUsers: null,
  marketValidation: null,
  real_citations: null,
  scorecard: null,
  engine: null,
  created_at: '2026-11-20T11:03:13.912345+00:00',
  updated_at: nextVersion(),
  completed_at: null,
  ...changes,
})

/** A row whose first step is complete. */
export const analyzingRow = (changes: object = {}) =>
  pendingRow({
    status: 'analyzing',
    statusDetail: 'Step 2/3: Describing the personas',
    engine: ENGINE,
    ...storeConcept(CONCEPT),
    ...changes,
  })

/** A row with a complete report. */
export const completedRow = (changes: object = {}) =>
  analyzingRow({
    status: 'completed',
    statusDetail: null,
    ...storeAudience(AUDIENCE),
    ...storeMarket(MARKET),
    ...storeEvidence(EVIDENCE),
    ...changes,
  })

/** A row whose report a model wrote from sources; `market` changes its market section. */
export const researchedRow = (market: Partial<typeof RESEARCHED_MARKET> = {}, changes: object = {}) =>
  completedRow({
    engine: { id: 'openai', model: 'gpt-6-luna', sections: {} },
    ...storeAudience(RESEARCHED_AUDIENCE),
    ...storeMarket({ ...RESEARCHED_MARKET, ...market }),
    ...storeEvidence(RESEARCHED_EVIDENCE),
    ...changes,
  })

export const errorRow = (statusDetail: string | null, changes: object = {}) =>
  pendingRow({ status: 'error', statusDetail, ...changes })

/** Answers reads of the table from the current `rows`: by id, by ids, or all of them. */
export const readsOf = (rows: Row[]) => (request: Request) => {
  const wanted = new URL(request.url).searchParams.get('id')
  return rows.filter(({ id }) => wanted === null || wanted.includes(id))
}

/** Answers the count of completed rows in a header, like PostgREST. */
export const countOf = (count: number) => () =>
  new Response(null, { headers: { 'content-range': `*/${count}` } })

/** Answers the caller's entitlements. */
export const entitled = (
  changes: { used?: number; allowed?: number | null; [key: string]: unknown } = {},
) => {
  const { used = 0, allowed = 1 } = changes
  return {
    pro: false,
    admin: false,
    used,
    allowed,
    phases: {},
    free_left: (allowed ?? used) - used,
    ...changes,
  }
}
