import { storeAudience, storeConcept, storeEvidence, storeMarket } from '@domain/report-storage'
import { reportOn } from '../tests/analyst/written'
import {
  RESEARCHED_AUDIENCE,
  RESEARCHED_EVIDENCE,
  RESEARCHED_MARKET,
} from '../tests/features/report/researched-report'
import { AUDIENCE, CONCEPT, EVIDENCE, MARKET } from '../tests/features/report/sample-report'
import type { App } from './app'
import { IDEA } from './founder'

const ENGINES = {
  'built-in': {
    engine: { id: 'built-in', model: null, domain: null, sections: {} },
    ...storeConcept(CONCEPT),
    ...storeAudience(AUDIENCE),
    ...storeMarket(MARKET),
    ...storeEvidence(EVIDENCE),
  },
  model: {
    engine: { id: 'openai', model: 'gpt-6-luna', domain: null, sections: {} },
    ...storeConcept(CONCEPT),
    ...storeAudience(RESEARCHED_AUDIENCE),
    ...storeMarket(RESEARCHED_MARKET),
    ...storeEvidence(RESEARCHED_EVIDENCE),
  },
}

interface Added {
  writer?: keyof typeof ENGINES
  status?: 'completed' | 'pending' | 'error'
  idea?: string
  /** Minutes since submission. */
  age?: number
  /** Columns that override those of the sample report. */
  columns?: object
}

/** Gives the account a validation without running one; returns its id. */
export async function addReport(app: App, email: string, added: Added = {}): Promise<string> {
  const { writer = 'built-in', status = 'completed', idea = IDEA, age = 0, columns = {} } = added
  const report = status === 'completed' ? { ...ENGINES[writer], ...columns } : columns
  const names = Object.keys(report)
  const [row] = await app.backend.sql<{ id: string }>(
    `insert into public.idea_validations
       ("userId", "originalIdea", status, created_at, ${names.map((name) => `"${name}"`).join(', ')}${names.length ? ', ' : ''}"statusDetail")
     select id, $2, $3, now() - make_interval(mins => $4::int), ${names.map((name, at) => `$${at + 6}::${name === 'brief_version' ? 'int' : 'jsonb'}`).join(', ')}${names.length ? ', ' : ''}$5
     from auth.users where email = $1
     returning id`,
    [
      email,
      idea,
      status,
      age,
      status === 'error' ? 'The provider could not be reached.' : null,
      ...Object.values(report).map((value) => JSON.stringify(value)),
    ],
  )
  if (!row) throw new Error(`There is no account ${email}.`)
  return row.id
}

/** Gives the account a completed report that the built-in analysis writes here, without a run; returns its id. */
export async function addWrittenReport(app: App, email: string, idea: string): Promise<string> {
  const { brief, concept, audience, market, evidence, engine } = await reportOn(idea)
  const columns = {
    engine,
    ...storeConcept(concept),
    ...storeAudience(audience),
    ...storeMarket(market),
    ...storeEvidence(evidence),
    brief,
    brief_version: 1,
  }
  return addReport(app, email, { idea, columns })
}
