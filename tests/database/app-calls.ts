import {
  LISTED_COLUMNS as ADMIN_COLUMNS,
  SORTS as ADMIN_SORTS,
  VALIDATION_LIST,
} from '@/features/admin/dashboard/listed-validation'
import { IDEA_LIST, LISTED_COLUMNS, SEARCHED_COLUMNS, SORTS } from '@/features/ideas/list-view'
import {
  NEWEST as NEWEST_ROADMAP,
  LISTED_COLUMNS as ROADMAP_COLUMNS,
} from '@/features/roadmaps/listed-roadmap'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { searchFilter } from '@/shared/list/search-filter'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import type { TestUser } from '../support/backend'

/**
 * The objects that the calls use: a founder, an administrator, one of the founder's completed ideas and one of its
 * roadmaps.
 */
export interface Places {
  founder: TestUser
  admin: TestUser
  idea: string
  roadmap: string
}

interface Answer {
  data: unknown
  error: { message: string } | null
}
export type Call = (places: Places) => PromiseLike<Answer>

const rpc =
  (role: 'founder' | 'admin', name: string, parameters: (places: Places) => object = () => ({})): Call =>
  (places) =>
    places[role].client.rpc(name, parameters(places))

function ideas(changes: Partial<typeof IDEA_LIST.everything>, after: Cursor | null = null): Call {
  const { q, status, sort } = { ...IDEA_LIST.everything, ...changes }
  const { statuses } = STATUS_FILTERS[status]
  return ({ founder: { client, userId } }) => {
    const query = client.from('idea_validations').select(LISTED_COLUMNS).eq('userId', userId)
    const listed = statuses ? query.in('status', statuses) : query
    return pageOf(listed, SORTS[sort], after, searchFilter(q, SEARCHED_COLUMNS))
  }
}

function everyonesIdeas(
  changes: Partial<typeof VALIDATION_LIST.everything>,
  after: Cursor | null = null,
): Call {
  const { status, sort } = { ...VALIDATION_LIST.everything, ...changes }
  const { statuses } = STATUS_FILTERS[status]
  return ({ admin: { client } }) => {
    const query = client.from('idea_validations').select(ADMIN_COLUMNS)
    return pageOf(statuses ? query.in('status', statuses) : query, ADMIN_SORTS[sort], after)
  }
}

const search = (parameters: object): Call => rpc('admin', 'get_admin_validations', () => parameters)
const projects = (p_filter: string): Call => rpc('admin', 'get_roadmap_projects', () => ({ p_filter }))

/** The database calls that the app makes for a founder. */
export const FOUNDER_CALLS: Record<string, Call> = {
  'ideas by newest': ideas({}),
  'ideas by oldest': ideas({ sort: 'oldest' }),
  'ideas by title': ideas({ sort: 'title' }),
  'ideas by score': ideas({ sort: 'score' }),
  'ideas of one status': ideas({ status: 'error' }),
  'ideas, a later page': ideas(
    {},
    { value: '2100-01-01T00:00:00Z', id: '00000000-0000-4000-8000-000000000001' },
  ),
  'ideas, search': ideas({ q: 'mentor' }),
  'completed ideas, counted': ({ founder: { client, userId } }) =>
    client
      .from('idea_validations')
      .select('id', { count: 'exact', head: true })
      .eq('userId', userId)
      .eq('status', 'completed')
      .not('card', 'cs', '{"vague":true}'),
  'status of a run': ({ founder: { client }, idea }) =>
    client.from('idea_validations').select('status, statusDetail, originalIdea').eq('id', idea).maybeSingle(),
  'statuses of the list': ({ founder: { client }, idea }) =>
    client.from('idea_validations').select('id, status, statusDetail').in('id', [idea]),
  report: ({ founder: { client }, idea }) =>
    client.from('idea_validations').select('*').eq('id', idea).maybeSingle(),
  plan: ({ founder: { client }, idea }) =>
    client.from('project_planning').select('*').eq('validation_id', idea).maybeSingle(),
  'roadmaps of a project': ({ founder: { client }, idea }) =>
    client
      .from('roadmaps')
      .select('*, roadmap_drafts(content, updated_at), roadmap_sizes(task, name, size)')
      .eq('validation_id', idea),
  'changes of roadmaps': rpc('founder', 'get_roadmap_changes', ({ idea }) => ({ p_validation: idea })),
  'own roadmaps': ({ founder: { client, userId } }) =>
    pageOf(client.from('roadmaps').select(ROADMAP_COLUMNS).eq('user_id', userId), NEWEST_ROADMAP, null),
  'projects to buy for': ({ founder: { client, userId } }) =>
    client
      .from('idea_validations')
      .select('id, title, originalIdea, created_at')
      .eq('userId', userId)
      .eq('status', 'completed')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(50),
  profile: ({ founder: { client, userId } }) => client.from('profiles').select('*').eq('id', userId).single(),
  subscription: ({ founder: { client, userId } }) =>
    client
      .from('user_subscriptions')
      .select('plan_id, status, valid_until, created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(1),
  entitlements: rpc('founder', 'get_my_entitlements'),
  'prices of a project': rpc('founder', 'get_project_prices', ({ idea }) => ({ project_id: idea })),
  'access to a phase': rpc('founder', 'check_roadmap_access', ({ idea }) => ({
    phase: 'poc',
    project_id: idea,
  })),
  'shared links': rpc('founder', 'get_my_shares', ({ idea }) => ({ p_validation: idea })),
  'whether one is an administrator': rpc('founder', 'is_admin'),
}

/** The database calls that the app makes for an administrator, except searches. */
export const ADMIN_CALLS: Record<string, Call> = {
  'validations by newest': everyonesIdeas({}),
  'validations by oldest': everyonesIdeas({ sort: 'oldest' }),
  'validations by title': everyonesIdeas({ sort: 'title' }),
  'validations by title, a later page': everyonesIdeas(
    { sort: 'title' },
    { value: 'm', id: '00000000-0000-4000-8000-000000000001' },
  ),
  'validations that failed': everyonesIdeas({ status: 'error' }),
  'validations that failed, by title': everyonesIdeas({ status: 'error', sort: 'title' }),
  'validations in progress': everyonesIdeas({ status: 'in-progress' }),
  'projects with pending roadmaps': projects('pending'),
  'projects with drafts': projects('draft'),
  'projects with published roadmaps': projects('published'),
  'projects with roadmaps': projects('all'),
  users: rpc('admin', 'get_admin_users'),
  'run of a validation': rpc('admin', 'get_validation_run', ({ idea }) => ({ p_validation: idea })),
  'run of a roadmap': rpc('admin', 'get_roadmap_run', ({ roadmap }) => ({ p_roadmap: roadmap })),
  'phases of a founder': rpc('admin', 'founder_phases', ({ idea }) => ({ p_validation: idea })),
  figures: rpc('admin', 'get_admin_figures'),
  'audit log': rpc('admin', 'get_audit_log'),
  'audit log of one subject': rpc('admin', 'get_audit_log', () => ({ p_subject: 'user_roles' })),
  messages: ({ admin: { client } }) =>
    client
      .from('contact_messages')
      .select('id, name, email, subject, message, read_at, created_at')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(50),
}

/** Administrators' searches: `rare` is a text of one idea or account, `common` one of most of them. */
export const searchCalls = (rare: string, common: string): Record<string, Call> => ({
  'validations, search with many hits': search({ p_search: common }),
  'validations, search with one hit': search({ p_search: rare }),
  'validations, search with no hit': search({ p_search: `${rare}zzz` }),
  'validations, search in one status': search({ p_search: rare, p_statuses: ['error'] }),
  'validations, search by title': search({ p_search: rare, p_sort: 'title' }),
  'validations, search with many hits by title': search({ p_search: common, p_sort: 'title' }),
  'validations, search by the id of a user': ({ admin, founder }) =>
    admin.client.rpc('get_admin_validations', { p_search: founder.userId }),
  'users, search with one hit': rpc('admin', 'get_admin_users', () => ({ p_search: rare })),
  'users, search with many hits': rpc('admin', 'get_admin_users', () => ({ p_search: 'founder' })),
  'users, search by an id': ({ admin, founder }) =>
    admin.client.rpc('get_admin_users', { p_search: founder.userId }),
})
