import { type Planning, type PlanningForm, planningRow, planningSchema, samePlanning } from '@domain/planning'
import { AppError, orThrow, toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { fetchPlanning } from '@/shared/supabase/stored-project'

const TABLE = 'project_planning'
const ALREADY_THERE = '23505'
const GONE = 'This validation is not yours or no longer exists.'

/** Shown verbatim; other reasons follow 'Failed to save planning data: ' (docs/contract.md#messages). */
const NO_SESSION = 'You must be logged in to save your planning data'

/** Message for a plan that could not be saved. */
export const saveFailureText = ({ message }: Error): string =>
  message === NO_SESSION ? message : `Failed to save planning data: ${message}`

/** Other choices were saved since editing began. */
export class PlanMoved extends AppError {
  override name = 'PlanMoved'
  /** The plan as saved now. */
  readonly planning: Planning

  constructor(planning: Planning) {
    super('The plan was changed in another tab or browser.')
    this.planning = planning
  }
}

/** Choices to save, and the version of the plan that they are based on. */
export interface PlanSave {
  form: PlanningForm
  /** The row to update; null if there is none. */
  id: string | null
  /** `updatedAt` of the plan; '' when there was none. */
  basedOn: string
}

/**
 * Saves the whole plan: a new row, or row `id` if it still has the version that the choices are based on.
 * @throws PlanMoved if other choices were saved in the meantime; they stay
 */
export async function savePlanning({ form, id, basedOn }: PlanSave): Promise<Planning> {
  const { data } = await supabase.auth.getSession()
  if (!data.session) throw new AppError(NO_SESSION)
  const isNew = id === null || basedOn === ''
  const saved = isNew ? await insertPlanning(form) : await updatePlanning(form, id, basedOn)
  return saved ?? resolveConflict(form, basedOn)
}

/** Resolves a save that found another row or version than expected. */
async function resolveConflict(form: PlanningForm, basedOn: string): Promise<Planning> {
  const now = await fetchPlanning(form.validationId)
  if (!now) throw new AppError(GONE)
  if (samePlanning(now.form, form)) return now
  if (now.updatedAt !== basedOn) throw new PlanMoved(now)
  const saved = await updatePlanning(form, now.id, basedOn)
  if (!saved) throw new AppError(GONE)
  return saved
}

/** Null if a plan already exists. */
async function insertPlanning(form: PlanningForm): Promise<Planning | null> {
  const { data, error, status } = await supabase
    .from(TABLE)
    .insert([planningRow(form)])
    .select()
    .single()
  if (error?.code === ALREADY_THERE) return null
  if (error) throw toAppError(error, status)
  return planningSchema.parse(data)
}

/** Null if there is no such row with that version. */
async function updatePlanning(form: PlanningForm, id: string, version: string): Promise<Planning | null> {
  const { data } = await orThrow(
    supabase
      .from(TABLE)
      .update(planningRow(form))
      .eq('id', id)
      .eq('updated_at', version)
      .select()
      .maybeSingle(),
  )
  return data && planningSchema.parse(data)
}
