-- Rules for every table and function, including future ones.
begin;
create extension if not exists pgtap with schema extensions;
select plan(18);

select is_empty($$
  select c.relname from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'p') and not c.relrowsecurity
$$, 'every table has row level security');

select is_empty($$
  select c.relname, p.privilege from pg_class c
  cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p (privilege)
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'p', 'v', 'm') and has_table_privilege('anon', c.oid, p.privilege)
$$, 'anon has no right on any table');

select is_empty($$
  select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'p', 'v', 'm') and not a.attisdropped
    and has_column_privilege('anon', c.oid, a.attnum, 'select, insert, update, references')
$$, 'nor on any column');

select is_empty($$
  select c.relname, r.role from pg_class c cross join unnest(array['authenticated', 'service_role']) r (role)
  where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p')
    and has_table_privilege(r.role, c.oid, 'select, insert, update, delete')
$$, 'no API role reaches a private table');

select set_eq($$
  select table_name || ' ' || lower(privilege_type) from information_schema.role_table_grants
  where grantee = 'authenticated' and table_schema = 'public'
$$, array[
  'profiles select', 'user_roles select', 'pricing_plans select', 'pack_prices select', 'free_plan_limits select',
  'user_subscriptions select', 'idea_validations select', 'idea_validations delete',
  'ai_provider_settings select', 'project_planning select', 'roadmaps select', 'roadmap_drafts select',
  'roadmap_drafts delete', 'roadmap_sizes select', 'roadmap_settings select', 'role_rates select',
  'contact_messages select', 'contact_messages delete'
], 'signed-in people have these rights on whole tables');

select set_eq($$
  select c.relname || '.' || a.attname || ' ' || lower(x.privilege_type)
  from pg_attribute a join pg_class c on c.oid = a.attrelid cross join aclexplode(a.attacl) x
  where c.relnamespace = 'public'::regnamespace and x.grantee = 'authenticated'::regrole
$$, array[
  'profiles.firstName update', 'profiles.lastName update', 'profiles.updated_at update',
  'idea_validations.originalIdea insert', 'idea_validations.title insert', 'idea_validations.userId insert',
  'idea_validations.status insert', 'idea_validations.status update', 'idea_validations.statusDetail update',
  'idea_validations.title update',
  'ai_provider_settings.id insert', 'ai_provider_settings.id update',
  'ai_provider_settings.provider insert', 'ai_provider_settings.provider update',
  'ai_provider_settings.is_active insert', 'ai_provider_settings.is_active update',
  'ai_provider_settings.openai_model insert', 'ai_provider_settings.openai_model update',
  'ai_provider_settings.anthropic_model insert', 'ai_provider_settings.anthropic_model update',
  'ai_provider_settings.deepseek_model insert', 'ai_provider_settings.deepseek_model update',
  'ai_provider_settings.local_model insert', 'ai_provider_settings.local_model update',
  'project_planning.validation_id insert', 'project_planning.validation_id update',
  'project_planning.platforms insert', 'project_planning.platforms update',
  'project_planning.development_phases insert', 'project_planning.development_phases update',
  'project_planning.technology_stack insert', 'project_planning.technology_stack update',
  'project_planning.branding_preferences insert', 'project_planning.branding_preferences update',
  'project_planning.monthly_users insert', 'project_planning.monthly_users update',
  'project_planning.timeline insert', 'project_planning.timeline update',
  'project_planning.budget_range insert', 'project_planning.budget_range update',
  'roadmaps.status update', 'roadmap_drafts.roadmap_id insert', 'roadmap_drafts.content insert',
  'roadmap_drafts.content update', 'contact_messages.read_at update'
], 'and these on single columns');

create temporary view ours as
  select p.* from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

select is_empty(
  $$ select proname from ours where has_function_privilege('anon', oid, 'execute') $$,
  'anon may not call any function');
select is_empty($$
  select proname from ours
  where pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
    and proname not in ('is_admin', 'my_entitlements', 'switch_ai_provider', 'validation_run',
      'save_pricing_plan', 'delete_pricing_plan', 'save_free_plan_limits', 'save_pack_price',
      'my_phases_for_all_projects', 'my_phases_by_project', 'check_roadmap_access', 'is_roadmap_content',
      'save_roadmap_content', 'create_manual_roadmap', 'update_roadmap_settings', 'update_role_rate', 'roadmap_run',
      'audit_log_page', 'admin_figures', 'admin_users', 'admin_validations', 'roadmap_projects', 'founder_phases', 'save_brief', 'save_slide_edit', 'create_share', 'get_my_shares',
      'revoke_share', 'lookup_health', 'project_prices', 'roadmap_changes', 'withdraw_roadmap', 'delete_account',
      'save_roadmap_size', 'reset_roadmap_sizes')
$$, 'signed-in people may call only the private functions that they need');
select set_eq($$
  select proname::text from ours
  where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
$$, array[
  'is_admin', 'get_pricing_plans', 'get_free_plan_limits', 'get_my_entitlements', 'switch_ai_provider',
  'get_validation_run', 'upsert_pricing_plan', 'delete_pricing_plan', 'update_free_plan_limits', 'update_pack_price',
  'check_roadmap_access', 'save_roadmap_content', 'create_manual_roadmap', 'update_roadmap_settings',
  'update_role_rate', 'get_roadmap_run', 'get_audit_log', 'get_admin_figures', 'get_admin_users', 'get_admin_validations', 'get_roadmap_projects', 'founder_phases',
  'save_brief', 'save_slide_edit', 'create_share', 'get_my_shares', 'revoke_share', 'get_lookup_health', 'get_project_prices', 'get_roadmap_changes',
  'withdraw_roadmap', 'delete_account', 'save_roadmap_size', 'reset_roadmap_sizes'
],
  'signed-in people may call these RPCs');
select set_eq($$
  select proname::text from ours
  where pronamespace = 'public'::regnamespace and has_function_privilege('service_role', oid, 'execute')
    and not has_function_privilege('authenticated', oid, 'execute')
$$, array[
  'begin_validation', 'claim_step', 'renew_lease', 'save_checkpoint', 'finish_step', 'fail_step', 'pause_step', 'sweep_runs',
  'begin_rerun', 'previous_section', 'switch_section', 'save_revision', 'save_recomputed', 'begin_purchase', 'complete_purchase',
  'cancel_purchase', 'release_purchase', 'accessible_phases', 'begin_roadmap', 'cached_lookups', 'cache_lookup', 'begin_lookup',
  'open_share', 'store_contact_message', 'count_lookup_failures', 'acquire_revision_turn', 'release_revision_turn', 'begin_follow_up'
], 'and these are for our functions alone');
select is_empty($$
  select p.proname from ours p
  where p.pronamespace = 'private'::regnamespace and has_function_privilege('service_role', p.oid, 'execute')
    and p.proname <> 'grant_admin' and not exists (
      select from ours w where w.pronamespace = 'public'::regnamespace and w.proname = p.proname
        and has_function_privilege('service_role', w.oid, 'execute')
    )
$$, 'which call the private ones behind them, and no others');
select set_eq($$
  select table_name || ' ' || lower(privilege_type) from information_schema.role_table_grants
  where grantee = 'service_role' and table_schema = 'public'
    and table_name in (
      'user_roles', 'ai_provider_settings', 'roadmaps', 'roadmap_drafts', 'roadmap_settings', 'role_rates')
$$, array[
  'user_roles select', 'ai_provider_settings select', 'roadmaps select', 'roadmap_drafts select', 'roadmap_settings select',
  'role_rates select'
], 'our functions read rights, settings and the roadmaps of others, and write none of them in their tables');
select is_empty(
  $$ select proname from ours where prosecdef and pronamespace <> 'private'::regnamespace $$,
  'functions with their owner''s rights are private');
select is_empty(
  $$ select proname from ours where proconfig is null or not 'search_path=""' = any (proconfig) $$,
  'every function has an empty search path');

select is_empty($$
  select tablename, cmd from pg_policies
  where schemaname = 'public'
  group by tablename, cmd
  having count(*) > 1 or bool_or(permissive <> 'PERMISSIVE') or bool_or(roles <> '{authenticated}')
    or bool_or(cmd = 'ALL')
$$, 'one permissive policy per table and command, to authenticated');
select is_empty($$
  select tablename, policyname from pg_policies
  where schemaname = 'public'
    and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), '\( ?SELECT [a-z_.]+\(\) AS [a-z_]+\)', '', 'g')
      ~ '(auth|private)\.[a-z_]+\('
$$, 'policies ask who is calling once per statement, not once per row');

select is_empty($$
  select con.conrelid::regclass, con.conname from pg_constraint con
  where con.contype = 'f' and con.connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (
      select from pg_index i
      where i.indrelid = con.conrelid and i.indpred is null and i.indkey[0] = con.conkey[1]
    )
$$, 'every foreign key has an index that begins with it');

create function public.added() returns integer language sql set search_path = '' as 'select 1';
create function private.added() returns integer language sql set search_path = '' as 'select 1';
create table public.added (id integer generated always as identity);
create table private.added (id integer generated always as identity);
select is_empty($$
  select role from unnest(array['anon', 'authenticated', 'service_role']) role
  where has_function_privilege(role, 'public.added()', 'execute')
    or has_function_privilege(role, 'private.added()', 'execute')
    or has_table_privilege(role, 'public.added', 'select, insert, update, delete, truncate, references, trigger')
    or has_table_privilege(role, 'private.added', 'select, insert, update, delete, truncate, references, trigger')
    or has_sequence_privilege(role, 'public.added_id_seq', 'select, usage, update')
$$, 'what is added later is closed to every API role until it is granted');

select * from finish();
rollback;
