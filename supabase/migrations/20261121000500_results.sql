-- How a finished step becomes part of the report.

create function private.refuse_columns(p_columns jsonb, p_known text[], p_writer text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(p_columns, '{}') - p_known <> '{}' then
    raise exception '% cannot write %', p_writer, p_columns - p_known using errcode = '22023';
  end if;
end $$;

-- Columns that are not named stay as they are.
create function private.write_columns(p_validation uuid, p_columns jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed public.idea_validations;
begin
  select (jsonb_populate_record(v, coalesce(p_columns, '{}'))).* into changed
  from public.idea_validations v where v.id = p_validation;
  update public.idea_validations
  set "projectConcept" = changed."projectConcept", "userRoles" = changed."userRoles",
      "targetUsers" = changed."targetUsers", "marketValidation" = changed."marketValidation",
      real_citations = changed.real_citations, scorecard = changed.scorecard, engine = changed.engine
  where id = p_validation;
end $$;

-- The report's engine note after p_step, as a column to write.
create function private.engine_column(p_validation uuid, p_step text, p_note jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('engine', private.merge_engine(engine, p_step, p_note))
  from public.idea_validations where id = p_validation
$$;

-- Writes the columns that a step of a first run filled, and completes the validation with the last step.
drop function private.write_result(uuid, jsonb);
create function private.write_result(p_validation uuid, p_step text, p_columns jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  note constant jsonb := p_columns -> 'engine';
  progress constant text := private.progress_of(p_validation);
begin
  perform private.refuse_columns(p_columns,
    '{projectConcept,userRoles,targetUsers,marketValidation,real_citations,scorecard,engine}', 'A step');
  perform private.write_columns(p_validation,
    coalesce(p_columns, '{}') || private.engine_column(p_validation, p_step, note));
  update private.validation_steps set writer = note - 'sections'
  where validation_id = p_validation and step = p_step and step <> 'evidence' and jsonb_typeof(note) = 'object';
  update public.idea_validations
  set "statusDetail" = progress, status = case when progress is null then 'completed' else status end
  where id = p_validation;
end $$;

-- Keeps what a rerun wrote until its evidence is there. It writes its own section only.
create function private.keep_rerun(p_validation uuid, p_section text, p_columns jsonb, p_json jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_columns(p_columns, private.columns_of(p_section) || 'engine'::text, 'This rerun');
  update private.section_reruns
  set section_json = p_json, columns = coalesce(p_columns, '{}') - 'engine',
      writer = case when jsonb_typeof(p_columns -> 'engine') = 'object' then (p_columns -> 'engine') - 'sections' end
  where validation_id = p_validation;
end $$;

-- The section as it is in the report now, for section_versions.
create function private.version_of(p_validation uuid, p_section text, p_written_at timestamptz)
returns private.section_versions
language sql stable security definer set search_path = '' as $$
  select v.id, s.step, (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(v)) where key = any (private.columns_of(s.step))
    ), s.section, v.real_citations, v.scorecard, s.writer, p_written_at
  from public.idea_validations v join private.validation_steps s on s.validation_id = v.id
  where v.id = p_validation and s.step = p_section
$$;

-- Keeps a version to switch back to, in place of an older one, and says so in the report, which a failed rerun is
-- no longer worth mentioning in.
create function private.keep_version(p_version private.section_versions) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.section_versions
  where validation_id = p_version.validation_id and section = p_version.section;
  insert into private.section_versions select p_version.*;
  update public.idea_validations
  set rerun = null, previous = previous || jsonb_build_object(p_version.section, jsonb_build_object(
    'writer', private.writer_of(p_version.writer), 'writtenAt', p_version.written_at))
  where id = p_version.validation_id;
end $$;

-- The new section and its evidence take the place of the old ones.
create function private.complete_rerun(p_validation uuid, p_columns jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  done private.section_reruns;
begin
  perform private.refuse_columns(p_columns, '{real_citations,scorecard,engine}', 'The evidence of a rerun');
  delete from private.section_reruns where validation_id = p_validation returning * into done;
  perform private.keep_version(private.version_of(p_validation, done.section, done.section_finished_at));
  perform private.write_columns(p_validation,
    done.columns || coalesce(p_columns, '{}') || private.engine_column(p_validation, done.section, done.writer));
  update private.validation_steps set section = done.section_json, writer = done.writer
  where validation_id = p_validation and step = done.section;
end $$;

revoke all on function
  private.refuse_columns(jsonb, text[], text), private.write_columns(uuid, jsonb),
  private.engine_column(uuid, text, jsonb), private.write_result(uuid, text, jsonb),
  private.keep_rerun(uuid, text, jsonb, jsonb), private.version_of(uuid, text, timestamptz),
  private.keep_version(private.section_versions), private.complete_rerun(uuid, jsonb)
  from public;
