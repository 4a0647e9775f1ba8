-- What an owner does to a completed report through our functions: change the inputs of its market model, have it follow
-- the brief, and switch between the two versions of a section. None of it is possible while a section is being rewritten,
-- or if the report or its brief has changed since the caller read it.

-- Locks the report of an owner for a revision; false if it may not be revised now.
create function private.lock_for_revision(p_user uuid, p_validation uuid, p_updated_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  validation public.idea_validations;
begin
  perform private.lock_validation(p_validation);
  select * into validation from public.idea_validations where id = p_validation;
  return coalesce(
    validation."userId" = p_user and validation.status = 'completed'
      and validation.rerun ->> 'state' is distinct from 'running' and validation.updated_at = p_updated_at,
    false);
end $$;

-- The version that can be switched back to, with the time that switch_section asks for; null if there is none.
create function private.previous_section(p_user uuid, p_validation uuid, p_section text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'columns', p.columns,
    'real_citations', p.real_citations,
    'updated_at', v.updated_at
  )
  from public.idea_validations v join private.section_versions p on p.validation_id = v.id
  where v.id = p_validation and v."userId" = p_user and p.section = p_section
$$;
grant execute on function private.previous_section to service_role;

create function public.previous_section(p_user uuid, p_validation uuid, p_section text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.previous_section(p_user, p_validation, p_section)
$$;
grant execute on function public.previous_section to service_role;

-- Swaps the section in the report with its previous version. p_columns may hold real_citations and scorecard as they
-- become with it; otherwise they are what they were with that version.
create function private.switch_section(
  p_user uuid, p_validation uuid, p_section text, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wanted private.section_versions;
begin
  perform private.refuse_columns(p_columns, '{real_citations,scorecard}', 'A switch');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  select * into wanted from private.section_versions where validation_id = p_validation and section = p_section;
  if not found then
    return false;
  end if;
  perform private.save_section_version(p_validation, p_section);
  perform private.write_section(p_validation, p_section,
    wanted.columns
    || jsonb_build_object(
      'real_citations', wanted.real_citations, 'scorecard', wanted.scorecard, 'engine', wanted.writer)
    || coalesce(p_columns, '{}'),
    wanted.written_at);
  return true;
end $$;
grant execute on function private.switch_section to service_role;

create function public.switch_section(
  p_user uuid, p_validation uuid, p_section text, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.switch_section(p_user, p_validation, p_section, p_updated_at, p_columns)
$$;
grant execute on function public.switch_section to service_role;

-- Writes a market section that its founder has edited, or only the scorecard that follows from a changed plan. An edited
-- market replaces the note about a re-run that failed.
create function private.save_revision(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_columns(p_columns, '{marketValidation,scorecard}', 'A revision');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  perform private.write_columns(p_validation, p_columns);
  if p_columns ? 'marketValidation' then
    update public.idea_validations set rerun = null where id = p_validation;
  end if;
  return true;
end $$;
grant execute on function private.save_revision to service_role;

create function public.save_revision(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_revision(p_user, p_validation, p_updated_at, p_columns)
$$;
grant execute on function public.save_revision to service_role;

-- Writes columns as they follow from the brief and the plan now, in one piece; what is not named stays. An engine note among
-- them names the writers of the sections that they belong to.
create function private.save_recomputed(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_columns(p_columns, private.report_columns(), 'A brief');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  perform private.write_columns(p_validation, p_columns);
  update public.idea_validations set rerun = null where id = p_validation;
  update private.report_sections
  set written_at = clock_timestamp(),
      writer = writer || coalesce(p_columns #> array['engine', 'sections', section], '{}')
  where validation_id = p_validation and p_columns ?| private.section_columns(section);
  return true;
end $$;
grant execute on function private.save_recomputed to service_role;

create function public.save_recomputed(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_recomputed(p_user, p_validation, p_updated_at, p_columns)
$$;
grant execute on function public.save_recomputed to service_role;
