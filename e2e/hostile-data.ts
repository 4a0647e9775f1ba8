import { emptyBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { storeAudience, storeConcept, storeEvidence, storeMarket } from '@domain/report-storage'
import { lookupWith, recordOf } from '../tests/domain/scorecard/given'
import {
  RESEARCHED_AUDIENCE,
  RESEARCHED_EVIDENCE,
  RESEARCHED_MARKET,
} from '../tests/features/report/researched-report'
import { CONCEPT, EVIDENCE, MARKET } from '../tests/features/report/sample-report'
import { composed } from '../tests/roadmap/composed'
import { HOSTILE, withHostileTexts } from '../tests/support/hostile'
import { addAccount } from './admin-data'
import type { App } from './app'
import { addReport } from './reports'

export const SHARE_TOKEN = 'h'.repeat(43)

/** Two reports hold all of the strings, one half each. */
const HALVES = [0, HOSTILE.length / 2]
const at = (index: number) => HOSTILE[index % HOSTILE.length] ?? ''
/** As much of the string as a one-line text can hold. */
const line = (index: number, most: number) =>
  at(index)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)

const THREADS = lookupWith(
  'hackernews',
  'discussion',
  {},
  {
    says: 'People discuss it in many threads.',
    items: [
      {
        title: 'A thread about it',
        link: 'https://news.ycombinator.com/item?id=1',
        date: null,
        by: 'somebody else',
        facts: {},
      },
    ],
  },
)

/** The brief of a founder who gave a hostile answer to every free-text question. */
function briefOf(first: number) {
  const open = emptyBrief()
  const texts = [
    'product',
    'customer',
    'user',
    'problem',
    'actions',
    'inputs',
    'channel',
    'difference',
    'whyNow',
    'risks',
  ] as const
  return {
    ...open,
    ...Object.fromEntries(
      texts.map((field, index) => [field, answered([line(first + index, 200)], open[field])]),
    ),
    today: answered([{ name: line(first + 10, 80), price: null, link: null }], open.today),
  }
}

/** A report written by a hostile model from hostile pages, for a founder with hostile answers. */
const reportOf = (first: number) => ({
  engine: { id: 'openai', model: 'gpt-6-luna', domain: null, sections: {} },
  ...withHostileTexts(
    {
      ...storeConcept(CONCEPT),
      ...storeAudience(RESEARCHED_AUDIENCE),
      ...storeMarket({ ...MARKET, ...RESEARCHED_MARKET }),
      ...storeEvidence({ ...EVIDENCE, ...RESEARCHED_EVIDENCE }),
      lookups: recordOf([THREADS]),
    },
    first,
  ),
  brief: briefOf(first),
  slide_edits: Object.fromEntries(
    ['title', 'value', 'summary', 'justification', 'traction'].map((name, index) => [
      `${name}.0`,
      { text: line(first + index, 25), basis: at(first) },
    ]),
  ),
})

/** Stores the hostile strings in every text that people, models and pages can write; returns the ids of two reports. */
export async function addHostileTexts(app: App, email: string): Promise<string[]> {
  const { sql } = app.backend
  const ids: string[] = []
  for (const first of HALVES) {
    const idea = HOSTILE.slice(first, first + HOSTILE.length / 2).join('\n')
    const id = await addReport(app, email, { idea, columns: reportOf(first) })
    const report = {
      brief: null,
      concept: CONCEPT,
      audience: RESEARCHED_AUDIENCE,
      market: RESEARCHED_MARKET,
      evidence: EVIDENCE,
    }
    const content = withHostileTexts(await composed('interactive', report), first)
    await sql(
      `insert into public.project_planning (validation_id, platforms, development_phases, technology_stack)
       values ($1, '{web}', '{interactive,mvp}', $2::text[])`,
      [id, `{${JSON.stringify(line(first + 1, 60))}}`],
    )
    for (const [phase, status] of Object.entries({ interactive: 'published', mvp: 'published' }))
      await sql(
        'insert into public.roadmaps (validation_id, phase, status, content) values ($1, $2, $3, $4::jsonb)',
        [id, phase, status, JSON.stringify(content)],
      )
    await sql("insert into public.roadmaps (validation_id, phase) values ($1, 'poc')", [id])
    ids.push(id)
  }
  await sql(
    `insert into private.report_shares (validation_id, token_hash, include_idea, include_evidence)
     values ($1, encode(sha256(convert_to($2, 'utf8')), 'hex'), true, true)`,
    [ids[1] ?? '', SHARE_TOKEN],
  )
  await sql(
    `update public.profiles set "firstName" = $2, "lastName" = $3
     where id = (select id from auth.users where email = $1)`,
    [email, line(0, 100), line(1, 100)],
  )
  await sql(
    `insert into public.contact_messages (name, email, subject, message)
     select name, 'ada@example.test', 'sales', message from unnest($1::text[], $2::text[]) as m (name, message)`,
    [HOSTILE.map((_, index) => line(index, 100) || 'Ada'), [...HOSTILE]],
  )
  for (const [index] of HOSTILE.entries())
    if (index % 20 === 0)
      await addAccount(app, `hostile-${index}@example.test`, line(index, 90), line(index + 1, 90))
  return ids
}
