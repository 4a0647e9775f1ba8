import { type Brief, type BriefChanges, briefSchema, emptyBrief } from '@domain/brief/brief'
import { applyChanges } from '@domain/brief/changes'
import { readText } from '@domain/brief/read-text'
import { withReading } from '@domain/brief/with-reading'
import { recompute } from '../../../../supabase/functions/_shared/revision/recompute'
import { revisedRowSchema } from '../../../../supabase/functions/_shared/revision/revision-store'
import { completedRow, ID, type Row } from '../../ideas/idea-rows'
import { openResults } from '../open-results'

export const BAKERY =
  "A forecast tool for small bakeries in Munich that forecasts tomorrow's demand per product, so that they bake less waste. 49 euros a month per shop."

export const SAVE = 'POST /rest/v1/rpc/save_brief'
export const REVISE = 'POST /functions/v1/revise-report'

const BUILT_IN = { id: 'built-in', model: null, briefVersion: 1 }
const sections = (writer: object) => ({ concept: writer, audience: writer, market: writer })

/** The brief read from an idea. */
export const briefOf = (idea: string): Brief => withReading(emptyBrief(), readText(idea), idea)

/** A completed report of the built-in analyst, computed from the brief of an idea as on the server. */
export async function builtInRow(
  idea = BAKERY,
  changes: BriefChanges = {},
  others: object = {},
): Promise<Row> {
  return recomputed(
    completedRow({
      originalIdea: idea,
      brief: applyChanges(briefOf(idea), changes),
      brief_version: 1,
      engine: { ...BUILT_IN, sections: sections(BUILT_IN) },
      ...others,
    }),
  )
}

const recomputed = async (row: Row): Promise<Row> => ({
  ...row,
  ...(await recompute(revisedRowSchema.parse({ rerun: null, previous: {}, ...row }), null, [])),
})

/** A completed report that a model wrote from the brief of an idea. */
export const modelRow = (idea = BAKERY, others: object = {}): Row => {
  const writer = { id: 'openai', model: 'gpt-6-luna', briefVersion: 1 }
  return completedRow({
    originalIdea: idea,
    brief: briefOf(idea),
    brief_version: 1,
    engine: { ...writer, sections: sections(writer) },
    ...others,
  })
}

/** Answers like PostgREST when a procedure raises an error with a status. */
export const raised = (status: number, message: string) => () =>
  Response.json({ code: `PT${status}`, message, details: null, hint: null }, { status })

/** Opens the results page of one row over a server that saves its brief and recomputes its report. */
export async function openBriefReport(
  row: Row,
  search = '',
  answers: Parameters<typeof openResults>[2] = {},
) {
  const rows = [row]
  const current = () => rows[0] ?? row
  /** Stores changes of a brief, here or from another tab. */
  const store = (changes: BriefChanges) => {
    const brief = applyChanges(briefSchema.parse(current().brief) ?? emptyBrief(), changes)
    rows[0] = { ...current(), brief, brief_version: Number(current().brief_version ?? 0) + 1 }
    return { version: rows[0].brief_version, brief }
  }
  const opened = await openResults(rows, search, {
    [SAVE]: async (request: Request) => store((await request.json()).p_changes),
    [REVISE]: async () => {
      rows[0] = await recomputed(current())
      return { success: true }
    },
    ...answers,
  })
  return { ...opened, store, replace: (next: Row) => (rows[0] = next), current, id: ID }
}
