import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { briefSchema, emptyBrief } from '../domain/brief/brief.ts'
import type { ChooseEngine } from '../engine/engine.ts'
import type { PlanRun } from './start-validation.ts'

const rowSchema = z
  .object({
    originalIdea: z
      .string()
      .nullable()
      .transform((idea) => idea ?? ''),
    brief: briefSchema,
  })
  .nullable()

/**
 * Plans runs with the engine in the current settings. Null without a model or with unusable settings; the steps then
 * report what is wrong. If nothing is known about an idea yet, searches wait for its concept.
 */
export const planRun =
  (client: SupabaseClient<Database>, chooseEngine: ChooseEngine): PlanRun =>
  async (validation) => {
    const research = await chooseEngine().then(
      (engine) => engine.research,
      () => undefined,
    )
    if (!research) return null
    const row = rowSchema.parse(
      await dataOf(
        client.from('idea_validations').select('originalIdea, brief').eq('id', validation).maybeSingle(),
      ),
    )
    if (!row) return null
    const { originalIdea: idea, brief } = row
    const [{ readText }, { withReading }, { isTooVague }] = await Promise.all([
      import('../domain/brief/read-text.ts'),
      import('../domain/brief/with-reading.ts'),
      import('../domain/brief/notices.ts'),
    ])
    const waits = isTooVague(withReading(brief ?? emptyBrief(), readText(idea), idea))
    return { ...research.plan, topics: [...research.plan.topics], waits }
  }
