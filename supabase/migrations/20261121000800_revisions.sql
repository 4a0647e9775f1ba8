-- What an owner does to a completed report through our functions: change the inputs of its market model, and
-- switch between the two versions of a section. Nothing of it happens while a section is being written anew, nor
-- to a report that has changed since the caller read it.

-- Two changes never have the same time, not even where the clock counts in milliseconds.
create or replace function private.stamp_validation() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."statusDetail" := left(new."statusDetail", 500);
  if tg_op = 'UPDATE' and new is distinct from old then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  new.completed_at := case
    when new.status = 'completed' then coalesce(new.completed_at, clock_timestamp())
  end;
  return new;
end $$;

-- Locks the report of an owner for a revision; false when it may not be revised now.
create function private.lock_for_revision(p_user uuid, p_validation uuid, p_updated_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
begin
  select * into validation from private.lock_validation(p_validation);
  return coalesce(
    validation.owner = p_user and validation.status = 'completed' and validation.rerun is null
      and validation.updated_at = p_updated_at,
    false);
end $$;

-- The version that can be switched back to, with the time that switch_section asks for; null when there is none.
create function private.previous_section(p_user uuid, p_validation uuid, p_section text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'columns', p.columns,
    'section', p.section_json,
    'real_citations', p.real_citations,
    'updated_at', v.updated_at
  )
  from public.idea_validations v join private.section_versions p on p.validation_id = v.id
  where v.id = p_validation and v."userId" = p_user and p.section = p_section
$$;

-- Swaps the section in the report and its previous version. p_columns may hold real_citations and scorecard as they
-- become with it; else they are what they were with that version.
create function private.switch_section(
  p_user uuid, p_validation uuid, p_section text, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wanted private.section_versions;
  replaced private.section_versions;
begin
  perform private.refuse_columns(p_columns, '{real_citations,scorecard}', 'A switch');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  select * into wanted from private.section_versions where validation_id = p_validation and section = p_section;
  if not found then
    return false;
  end if;
  replaced := private.version_of(p_validation, p_section, (
    select finished_at from private.validation_steps where validation_id = p_validation and step = p_section));
  perform private.write_columns(p_validation,
    wanted.columns
    || jsonb_build_object('real_citations', wanted.real_citations, 'scorecard', wanted.scorecard)
    || coalesce(p_columns, '{}')
    || private.engine_column(p_validation, p_section, wanted.writer));
  update private.validation_steps
  set section = wanted.section_json, writer = wanted.writer, finished_at = wanted.written_at
  where validation_id = p_validation and step = p_section;
  perform private.keep_version(replaced);
  return true;
end $$;

-- Writes a market section that its founder has edited, and the scorecard that follows from it. A rerun that failed
-- before is no longer worth mention.
create function private.save_revision(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb, p_section jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_columns(p_columns, '{marketValidation,scorecard}', 'A revision');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  perform private.write_columns(p_validation, p_columns);
  update public.idea_validations set rerun = null where id = p_validation;
  update private.validation_steps set section = coalesce(nullif(p_section, 'null'), section)
  where validation_id = p_validation and step = 'market';
  return true;
end $$;

create function public.previous_section(p_user uuid, p_validation uuid, p_section text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.previous_section(p_user, p_validation, p_section)
$$;
create function public.switch_section(
  p_user uuid, p_validation uuid, p_section text, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.switch_section(p_user, p_validation, p_section, p_updated_at, p_columns)
$$;
create function public.save_revision(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb, p_section jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_revision(p_user, p_validation, p_updated_at, p_columns, p_section)
$$;

revoke all on function
  private.lock_for_revision(uuid, uuid, timestamptz), private.previous_section(uuid, uuid, text),
  private.switch_section(uuid, uuid, text, timestamptz, jsonb),
  private.save_revision(uuid, uuid, timestamptz, jsonb, jsonb)
  from public;
revoke all on function
  public.previous_section(uuid, uuid, text), public.switch_section(uuid, uuid, text, timestamptz, jsonb),
  public.save_revision(uuid, uuid, timestamptz, jsonb, jsonb)
  from public, anon, authenticated;
grant execute on function
  private.previous_section(uuid, uuid, text), private.switch_section(uuid, uuid, text, timestamptz, jsonb),
  private.save_revision(uuid, uuid, timestamptz, jsonb, jsonb),
  public.previous_section(uuid, uuid, text), public.switch_section(uuid, uuid, text, timestamptz, jsonb),
  public.save_revision(uuid, uuid, timestamptz, jsonb, jsonb)
  to service_role;
