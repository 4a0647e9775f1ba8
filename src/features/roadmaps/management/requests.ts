import { type Phase, phaseSchema } from '@domain/phases'
import { REGIONS, ROADMAP_ROLES, type RoadmapStatus, roadmapStatusSchema } from '@domain/roadmap'
import { z } from 'zod'
import { type Cursor, type KeysetOrder, pageOf } from '@/shared/lib/keyset'
import { toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

/** The tabs of Roadmap Management: projects of which any phase is in that state (spec part 2 §4). */
export const PROJECT_FILTERS = ['pending', 'draft', 'published', 'all'] as const
export type ProjectFilter = (typeof PROJECT_FILTERS)[number]

const STATUSES: Record<Exclude<ProjectFilter, 'draft' | 'all'>, RoadmapStatus[]> = {
  pending: ['pending', 'in_progress'],
  published: ['published'],
}

const askedSchema = z
  .object({ id: z.string(), validation_id: z.string(), created_at: z.string() })
  .transform((row) => ({ id: row.id, validationId: row.validation_id, createdAt: row.created_at }))
export type AskedRow = z.infer<typeof askedSchema>

export const NEWEST_ASKED: KeysetOrder<AskedRow> = {
  column: 'created_at',
  ascending: false,
  valueOf: ({ createdAt }) => createdAt,
}

const COLUMNS = 'id, validation_id, created_at'

/** One page of the roadmaps of a tab, newest first. A draft may also wait beside a published version. */
async function fetchAsked(filter: ProjectFilter, after: Cursor | null, signal: AbortSignal) {
  const all = supabase.from('roadmaps')
  const query =
    filter === 'draft'
      ? pageOf(all.select(`${COLUMNS}, roadmap_drafts!inner(roadmap_id)`), NEWEST_ASKED, after)
      : pageOf(
          filter === 'all' ? all.select(COLUMNS) : all.select(COLUMNS).in('status', STATUSES[filter]),
          NEWEST_ASKED,
          after,
        )
  const { data, error, status } = await query.abortSignal(signal)
  if (error) throw toAppError(error, status)
  return z.array(askedSchema).parse(data)
}

const embedded = z.union([z.array(z.unknown()), z.object({}), z.null()])
const hasAny = (value: z.infer<typeof embedded>) => (Array.isArray(value) ? value.length > 0 : value !== null)

const roadmapSchema = z
  .object({
    id: z.string(),
    validation_id: z.string(),
    user_id: z.string(),
    phase: phaseSchema,
    status: roadmapStatusSchema,
    generating: z.boolean(),
    created_at: z.string(),
    idea_validations: z.object({ originalIdea: z.string() }).nullable(),
    roadmap_drafts: embedded,
  })
  .transform((row) => ({
    id: row.id,
    validationId: row.validation_id,
    userId: row.user_id,
    phase: row.phase,
    status: row.status,
    generating: row.generating,
    createdAt: row.created_at,
    idea: row.idea_validations?.originalIdea.trim() ?? '',
    hasDraft: hasAny(row.roadmap_drafts),
  }))
export type ProjectRoadmap = z.infer<typeof roadmapSchema>

/** Every phase of some projects; contents are long, and not shown here. */
async function fetchPhases(validationIds: string[], signal: AbortSignal) {
  if (validationIds.length === 0) return []
  const { data, error, status } = await supabase
    .from('roadmaps')
    .select(
      `${COLUMNS}, user_id, phase, status, generating, idea_validations(originalIdea), roadmap_drafts(roadmap_id)`,
    )
    .in('validation_id', validationIds)
    .abortSignal(signal)
  if (error) throw toAppError(error, status)
  return z.array(roadmapSchema).parse(data)
}

const name = z.string().nullable()
const profileSchema = z.object({ id: z.string(), firstName: name, lastName: name })

/** Full names by user id; who has none is left out. */
async function fetchNames(userIds: string[], signal: AbortSignal): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const { data, error, status } = await supabase
    .from('profiles')
    .select('id, firstName, lastName')
    .in('id', userIds)
    .abortSignal(signal)
  if (error) throw toAppError(error, status)
  const named = z
    .array(profileSchema)
    .parse(data)
    .map(({ id, firstName, lastName }) => [id, `${firstName ?? ''} ${lastName ?? ''}`.trim()] as const)
  return new Map(named.filter(([, fullName]) => fullName !== ''))
}

/** One project with the roadmaps of its phases. */
export interface Project {
  validationId: string
  idea: string
  /** Null when the account has no name. */
  requester: string | null
  /** When its first roadmap was asked for. */
  createdAt: string
  roadmaps: Partial<Record<Phase, ProjectRoadmap>>
}

function projectOf(validationId: string, phases: ProjectRoadmap[], names: Map<string, string>): Project[] {
  const roadmaps = phases.filter((row) => row.validationId === validationId)
  const [first] = roadmaps.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (!first) return []
  return [
    {
      validationId,
      idea: first.idea,
      requester: names.get(first.userId) ?? null,
      createdAt: first.createdAt,
      roadmaps: Object.fromEntries(roadmaps.map((row) => [row.phase, row])),
    },
  ]
}

const unique = (values: string[]) => [...new Set(values)]

/** The projects of one page of a tab. A project may come again with a later page, by another of its phases. */
export async function fetchProjects(filter: ProjectFilter, after: Cursor | null, signal: AbortSignal) {
  const asked = await fetchAsked(filter, after, signal)
  const ids = unique(asked.map(({ validationId }) => validationId))
  const phases = await fetchPhases(ids, signal)
  const names = await fetchNames(unique(phases.map(({ userId }) => userId)), signal)
  return { asked, projects: ids.flatMap((id) => projectOf(id, phases, names)) }
}
export type ProjectPage = Awaited<ReturnType<typeof fetchProjects>>

const regionSchema = z.enum(REGIONS.map(({ id }) => id))
const roleSchema = z.enum(ROADMAP_ROLES.map(({ id }) => id))

const settingsSchema = z
  .object({ publish_automatically: z.boolean(), region: regionSchema })
  .transform(({ publish_automatically, region }) => ({ publishAutomatically: publish_automatically, region }))
export type RoadmapSettings = z.infer<typeof settingsSchema>

export async function fetchRoadmapSettings(signal: AbortSignal): Promise<RoadmapSettings> {
  const { data, error, status } = await supabase
    .from('roadmap_settings')
    .select('publish_automatically, region')
    .abortSignal(signal)
    .single()
  if (error) throw toAppError(error, status)
  return settingsSchema.parse(data)
}

export async function updateRoadmapSettings(settings: RoadmapSettings): Promise<void> {
  const { error, status } = await supabase.rpc('update_roadmap_settings', {
    p_publish: settings.publishAutomatically,
    p_region: settings.region,
  })
  if (error) throw toAppError(error, status)
}

const rateSchema = z
  .object({ role: roleSchema, region: regionSchema, dollars_per_hour: z.coerce.number() })
  .transform(({ role, region, dollars_per_hour }) => ({ role, region, dollars: dollars_per_hour }))
/** What an hour of a role costs in a region, in US dollars. */
export type RoleRate = z.infer<typeof rateSchema>

export async function fetchRates(signal: AbortSignal): Promise<RoleRate[]> {
  const { data, error, status } = await supabase
    .from('role_rates')
    .select('role, region, dollars_per_hour')
    .abortSignal(signal)
  if (error) throw toAppError(error, status)
  return z.array(rateSchema).parse(data)
}

async function updateRate({ role, region, dollars }: RoleRate): Promise<void> {
  const { error, status } = await supabase.rpc('update_role_rate', {
    p_role: role,
    p_region: region,
    p_dollars: dollars,
  })
  if (error) throw toAppError(error, status)
}

export const updateRates = async (rates: RoleRate[]): Promise<void> => {
  await Promise.all(rates.map(updateRate))
}
