-- 'Run again' of an administrator: on the report of somebody else, at nobody's cost.

create function private.acts_as_admin(p_user uuid, p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_admin_role(p_user) and exists (
    select from public.idea_validations where id = p_validation and "userId" <> p_user)
$$;

-- A charge that counts against nothing of the owner's, unless the run has one already. The caller holds the locks of
-- the account and of the validation.
create function private.hold_admin_charge(p_owner uuid, p_validation uuid, p_kind text) returns void
language sql security definer set search_path = '' as $$
  insert into private.charges (user_id, validation_id, source, kind)
  select p_owner, p_validation, 'admin', p_kind
  where not exists (
    select from private.charges
    where validation_id = p_validation and kind = p_kind
      and (state = 'held' or state = 'settled' and kind = 'validation'))
$$;

-- The validation, with the account of its owner locked before it.
create function private.lock_for_admin(
  p_validation uuid, out owner uuid, out status text, out rerun text
)
language plpgsql security definer set search_path = '' as $$
declare
  found_owner constant uuid := (select "userId" from public.idea_validations where id = p_validation);
  locked record;
begin
  perform private.lock_account(found_owner);
  select * into locked from private.lock_validation(p_validation);
  owner := locked.owner;
  status := locked.status;
  rerun := locked.rerun;
end $$;

-- Whatever is not finished goes on from where it stopped; a complete report stays as it is.
create function private.begin_admin_run(p_user uuid, p_validation uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
  outcome text;
  fence uuid;
begin
  select * into validation from private.lock_for_admin(p_validation);
  if validation.owner is null then
    outcome := 'not_found';
  elsif validation.status = 'completed' then
    outcome := 'already';
  elsif validation.status = 'analyzing' and private.is_run_alive(p_validation) then
    outcome := 'running';
  else
    perform private.hold_admin_charge(validation.owner, p_validation, 'validation');
    outcome := 'started';
    fence := private.start_run(p_validation, validation.status = 'analyzing');
    perform private.note_admin_run(p_user, p_validation, 'idea_validations', p_validation::text, '{"run": "report"}');
  end if;
  return jsonb_build_object('outcome', outcome, 'fence', fence);
end $$;

create function private.begin_admin_rerun(p_user uuid, p_validation uuid, p_section text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
  outcome text := 'started';
  fence uuid;
begin
  if private.columns_of(p_section) is null then
    raise exception 'There is no section %', coalesce(p_section, 'without a name') using errcode = '22023';
  end if;
  select * into validation from private.lock_for_admin(p_validation);
  if validation.owner is null then
    outcome := 'not_found';
  elsif validation.status <> 'completed' then
    outcome := 'not_completed';
  elsif validation.rerun is not null and private.is_run_alive(p_validation) then
    outcome := case when validation.rerun = p_section then 'running' else 'busy' end;
  elsif validation.rerun = p_section then
    fence := private.open_run(p_validation, true);
  else
    if validation.rerun is not null then
      perform private.fail_rerun(p_validation, private.stopped_reason(p_validation));
    end if;
    if private.is_written(p_validation) then
      perform private.hold_admin_charge(validation.owner, p_validation, 'rerun');
      fence := private.start_rerun(p_validation, p_section);
    else
      outcome := 'not_completed';
    end if;
  end if;
  if fence is not null then
    perform private.note_admin_run(p_user, p_validation, 'idea_validations', p_validation::text,
      jsonb_build_object('run', p_section));
  end if;
  return jsonb_build_object('outcome', outcome, 'fence', fence);
end $$;

create or replace function public.begin_validation(p_user uuid, p_validation uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select case when private.acts_as_admin(p_user, p_validation)
    then private.begin_admin_run(p_user, p_validation)
    else private.begin_validation(p_user, p_validation)
  end
$$;
create or replace function public.begin_rerun(p_user uuid, p_validation uuid, p_section text) returns jsonb
language sql security invoker set search_path = '' as $$
  select case when private.acts_as_admin(p_user, p_validation)
    then private.begin_admin_rerun(p_user, p_validation, p_section)
    else private.begin_rerun(p_user, p_validation, p_section)
  end
$$;

-- As in the migration of roadmap_begin, with a note of what an administrator has written for somebody else.
create or replace function public.begin_roadmap(
  p_user uuid, p_validation uuid, p_phase text, p_existing uuid default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  begun constant jsonb := private.begin_roadmap(p_user, p_validation, p_phase, p_existing);
begin
  if begun ->> 'outcome' = 'started' then
    perform private.note_admin_run(p_user, p_validation, 'roadmaps', p_validation || ' ' || p_phase,
      '{"run": "roadmap"}');
  end if;
  return begun;
end $$;

-- An emptied table of AI settings gets its rows back; rows that are there stay as they are.
create function private.restore_ai_settings() returns void
language plpgsql security definer set search_path = '' as $$
declare
  none_active constant boolean := not exists (select from public.ai_provider_settings where is_active);
begin
  if not private.is_admin() then
    raise exception 'Only administrators restore the AI settings' using errcode = '42501';
  end if;
  insert into public.ai_provider_settings (provider, is_active)
  select provider, none_active and provider = 'openai'
  from unnest(array['openai', 'anthropic', 'deepseek']) provider
  on conflict (provider) do nothing;
end $$;
create function public.restore_ai_settings() returns void
language sql security invoker set search_path = '' as $$
  select private.restore_ai_settings()
$$;

revoke all on function
  private.acts_as_admin(uuid, uuid), private.hold_admin_charge(uuid, uuid, text), private.lock_for_admin(uuid),
  private.begin_admin_run(uuid, uuid), private.begin_admin_rerun(uuid, uuid, text), private.restore_ai_settings()
  from public;
revoke all on function public.restore_ai_settings() from public, anon, authenticated, service_role;
grant execute on function
  private.acts_as_admin(uuid, uuid), private.begin_admin_run(uuid, uuid), private.begin_admin_rerun(uuid, uuid, text)
  to service_role;
grant execute on function private.restore_ai_settings(), public.restore_ai_settings() to authenticated;
