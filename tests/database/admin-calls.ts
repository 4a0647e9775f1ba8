import { z } from 'zod'
import type { TestUser } from '../support/backend'

/** The objects that the calls act on. */
export interface Targets {
  founder: TestUser
  admin: TestUser
  demoted: TestUser
  validation: string
  roadmap: string
}

const CONTENT = { name: 'By hand', phases: [] }

export const manual = (validation: string, phase: string) => ({
  ...{ p_validation: validation, p_phase: phase, p_content: CONTENT },
})
export const plan = (price: number) => ({
  ...{ plan_id: 'team', plan_name: 'Team', plan_price: price, plan_interval: 'month' },
  plan_features: { validations: 5, phases: ['poc'] },
})

export type Client = TestUser['client']
interface Answer {
  data: unknown
  error: { code: string; message: string } | null
}
interface Act {
  /** The audit log's subject for this call; null if it only reads. */
  subject: string | null
  run: (client: Client, targets: Targets) => PromiseLike<Answer>
}

const rpc = (name: string, args: (targets: Targets) => object = () => ({})) => ({
  run: (client: Client, targets: Targets) => client.rpc(name, args(targets)),
})

/** Every procedure for administrators, in an order in which all of them can succeed. */
export const PROCEDURES: Record<string, Act> = {
  get_audit_log: { subject: null, ...rpc('get_audit_log') },
  get_admin_figures: { subject: null, ...rpc('get_admin_figures') },
  get_admin_users: { subject: null, ...rpc('get_admin_users') },
  get_admin_validations: {
    subject: null,
    ...rpc('get_admin_validations', () => ({ p_search: 'bread' })),
  },
  get_roadmap_projects: { subject: null, ...rpc('get_roadmap_projects') },
  get_validation_run: {
    subject: null,
    ...rpc('get_validation_run', ({ validation }) => ({ p_validation: validation })),
  },
  get_roadmap_run: { subject: null, ...rpc('get_roadmap_run', ({ roadmap }) => ({ p_roadmap: roadmap })) },
  switch_ai_provider: {
    subject: 'ai_provider_settings',
    ...rpc('switch_ai_provider', () => ({ p_provider: 'deepseek' })),
  },
  upsert_pricing_plan: { subject: 'pricing_plans', ...rpc('upsert_pricing_plan', () => plan(12)) },
  delete_pricing_plan: {
    subject: 'pricing_plans',
    ...rpc('delete_pricing_plan', () => ({ plan_id: 'team' })),
  },
  update_pack_price: {
    subject: 'pack_prices',
    ...rpc('update_pack_price', () => ({ p_plan: 'multi-idea', p_pack: 'ideas-1', p_price: 6 })),
  },
  update_free_plan_limits: {
    subject: 'free_plan_limits',
    ...rpc('update_free_plan_limits', () => ({
      new_limits: { idea_validations: 9, unlocked_phases: ['interactive', 'poc'] },
    })),
  },
  update_roadmap_settings: {
    subject: 'roadmap_settings',
    ...rpc('update_roadmap_settings', () => ({ p_publish: true, p_region: 'south-asia' })),
  },
  founder_phases: {
    subject: null,
    ...rpc('founder_phases', ({ validation }) => ({ p_validation: validation })),
  },
  get_lookup_health: {
    subject: null,
    // No source has been queried yet, so the list is empty.
    run: async (client) => ({ error: (await client.rpc('get_lookup_health')).error, data: null }),
  },
  update_role_rate: {
    subject: 'role_rates',
    ...rpc('update_role_rate', () => ({ p_role: 'designer', p_region: 'south-asia', p_dollars: 33 })),
  },
  create_manual_roadmap: {
    subject: 'roadmaps',
    ...rpc('create_manual_roadmap', ({ validation }) => manual(validation, 'mvp')),
  },
  save_roadmap_content: {
    subject: 'roadmap_drafts',
    ...rpc('save_roadmap_content', ({ roadmap }) => ({
      p_roadmap: roadmap,
      p_content: { ...CONTENT, name: 'Edited' },
    })),
  },
  withdraw_roadmap: {
    subject: 'roadmaps',
    run: async (client, { roadmap }) => {
      await client.from('roadmaps').update({ status: 'published' }).eq('id', roadmap)
      return client.rpc('withdraw_roadmap', { p_roadmap: roadmap, p_reason: 'It names another market' })
    },
  },
}
/** Procedures for every signed-in user. */
export const FOR_PEOPLE = [
  'is_admin',
  'get_pricing_plans',
  'get_free_plan_limits',
  'get_my_entitlements',
  'get_project_prices',
  'get_roadmap_changes',
  'check_roadmap_access',
  'save_brief',
  'create_share',
  'delete_account',
  'save_slide_edit',
  'get_my_shares',
  'revoke_share',
  'save_roadmap_size',
  'reset_roadmap_sizes',
]

type Rows = ReturnType<Client['from']>
const table = (name: string, run: (rows: Rows, targets: Targets) => PromiseLike<Answer>): Act => ({
  subject: name,
  run: (client, targets) => run(client.from(name), targets),
})

/** Administrators' table writes. Each returns its rows, because a row hidden by a policy counts as not written. */
export const WRITES: Record<string, Act> = {
  'select a model': table('ai_provider_settings', (rows) =>
    rows.update({ openai_model: 'gpt-6-luna' }).eq('provider', 'openai').select(),
  ),
  'upsert the active provider': table('ai_provider_settings', (rows) =>
    rows.upsert({ provider: 'anthropic', is_active: true }, { onConflict: 'provider' }).select(),
  ),
  'change a draft': table('roadmap_drafts', (rows, { roadmap }) =>
    rows
      .update({ content: { ...CONTENT, name: 'Changed' } })
      .eq('roadmap_id', roadmap)
      .select(),
  ),
  'publish a roadmap': table('roadmaps', (rows, { roadmap }) =>
    rows.update({ status: 'published' }).eq('id', roadmap).select(),
  ),
  'write a new draft': table('roadmap_drafts', (rows, { roadmap }) =>
    rows.insert({ roadmap_id: roadmap, content: CONTENT }).select(),
  ),
  'discard a draft': table('roadmap_drafts', (rows, { roadmap }) =>
    rows.delete().eq('roadmap_id', roadmap).select(),
  ),
}

/** Actions that the API allows no one, not even administrators. */
export const NEVER: Record<string, (client: Client, targets: Targets) => PromiseLike<Answer>> = {
  'make oneself an administrator': (client, { demoted }) =>
    client.from('user_roles').insert({ user_id: demoted.userId, role: 'admin' }).select(),
  'make somebody else one': (client, { founder }) =>
    client.from('user_roles').upsert({ user_id: founder.userId, role: 'admin' }).select(),
  'take over a role': (client, { admin, demoted }) =>
    client.from('user_roles').update({ user_id: demoted.userId }).eq('user_id', admin.userId).select(),
  'take rights away': (client, { admin }) =>
    client.from('user_roles').delete().eq('user_id', admin.userId).select(),
  'call grant_admin': (client, { demoted }) => client.rpc('grant_admin', { email: demoted.email }),
  'call it in its schema': (client, { demoted }) =>
    client.schema('private').rpc('grant_admin', { email: demoted.email }),
  'write into the audit log': (client) =>
    client.schema('private').from('audit_log').update({ actor: null }).not('id', 'is', null).select(),
  'empty the audit log': (client) =>
    client.schema('private').from('audit_log').delete().not('id', 'is', null),
  'rename somebody': (client, { founder }) =>
    client.from('profiles').update({ firstName: 'Renamed' }).eq('id', founder.userId).select(),
  'give a purchase': (client, { founder }) =>
    client.from('user_subscriptions').insert({ user_id: founder.userId, plan_id: 'pro' }).select(),
  'complete a validation': (client, { validation }) =>
    client.from('idea_validations').update({ status: 'error' }).eq('id', validation).select(),
  'delete a validation': (client, { validation }) =>
    client.from('idea_validations').delete().eq('id', validation).select(),
  'answer for a founder': (client, { validation }) => {
    const p_changes = { customer: { state: 'none' } }
    return client.rpc('save_brief', { p_validation: validation, p_version: 0, p_changes })
  },
  'remove a provider': (client) =>
    client.from('ai_provider_settings').delete().eq('provider', 'openai').select(),
  'select a model with spaces': (client) =>
    client.from('ai_provider_settings').update({ openai_model: 'gpt 4o' }).eq('provider', 'openai').select(),
  'select a model with a space before it': (client) =>
    client.from('ai_provider_settings').update({ openai_model: ' gpt-4o' }).eq('provider', 'openai').select(),
}

const entrySchema = z.object({
  id: z.number(),
  actor: z.string().nullable(),
  actorName: z.string().nullable(),
  at: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
/** The latest entries of the audit log, newest first. */
export async function readAuditLog(client: Client, subject?: string) {
  const { data, error } = await client.rpc('get_audit_log', {
    p_limit: 100,
    ...(subject && { p_subject: subject }),
  })
  if (error) throw error
  return z.array(entrySchema).parse(data)
}
