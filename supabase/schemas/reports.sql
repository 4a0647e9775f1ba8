-- The sections of a report: its columns, who wrote them and when, and their previous versions.

-- Who wrote what the columns of a report say now, and when: the concept, the audience, the market and the evidence.
create table private.report_sections (
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  section text not null,
  -- The engine note of its writer; null for the evidence, which is gathered, not written.
  writer jsonb,
  written_at timestamptz not null,
  primary key (validation_id, section)
);

-- The version of a section before the one in the report, with the evidence of that time.
create table private.section_versions (
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  section text not null,
  columns jsonb not null,
  real_citations jsonb,
  scorecard jsonb,
  writer jsonb,
  written_at timestamptz not null,
  primary key (validation_id, section)
);

alter table private.report_sections enable row level security;
alter table private.section_versions enable row level security;

-- The columns of a report that belong to these sections.
create function private.section_columns(variadic p_sections text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(name), '{}')
  from (values ('concept', 'projectConcept'), ('concept', 'userRoles'), ('audience', 'targetUsers'),
    ('market', 'marketValidation'), ('evidence', 'real_citations')) columns (section, name)
  where section = any (p_sections)
$$;

-- What a report says in these sections, by column. Read by readReport in _shared/domain/report-storage.ts.
create function private.columns_of(p_validation uuid, variadic p_sections text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from public.idea_validations v, jsonb_each(to_jsonb(v))
  where v.id = p_validation and key = any (private.section_columns(variadic p_sections))
$$;

-- What the finished steps of a run wrote for sections that are not in the report yet, by column.
create function private.written_columns(p_run uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from private.run_steps s, jsonb_each(s.result -> 'columns')
  where s.run_id = p_run and s.finished_at is not null and key = any (private.section_columns(s.step))
$$;

-- The columns of a report.
create function private.report_columns() returns text[]
language sql immutable set search_path = '' as $$
  select '{projectConcept,userRoles,targetUsers,marketValidation,real_citations,scorecard,engine}'::text[]
$$;

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

-- Who wrote something, as it is shown: { id, model }, and briefVersion if it was written from a brief.
create function private.writer_of(p_note jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_note) = 'object' then jsonb_build_object('id', p_note -> 'id', 'model', p_note -> 'model')
      || case when p_note ? 'briefVersion' then jsonb_build_object('briefVersion', p_note -> 'briefVersion') else '{}' end
  end
$$;

-- The report's engine note (engineNoteSchema in _shared/domain/validation.ts) after p_note has written a section, as a
-- column to write.
create function private.engine_column(p_validation uuid, p_section text, p_note jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('engine', case
    when p_section = 'evidence' or jsonb_typeof(p_note) is distinct from 'object' then engine
    else p_note || jsonb_build_object('sections',
      coalesce(engine -> 'sections', '{}') || jsonb_build_object(p_section, private.writer_of(p_note)))
  end)
  from public.idea_validations where id = p_validation
$$;

-- Puts a section into the report. p_columns: the columns to write, with the engine note of its writer as `engine`.
create function private.write_section(
  p_validation uuid, p_section text, p_columns jsonb, p_written_at timestamptz default clock_timestamp()
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  note constant jsonb := p_columns -> 'engine';
begin
  perform private.write_columns(p_validation, p_columns || private.engine_column(p_validation, p_section, note));
  insert into private.report_sections (validation_id, section, writer, written_at)
  values (
    p_validation, p_section, case when p_section <> 'evidence' and jsonb_typeof(note) = 'object' then note - 'sections' end, p_written_at)
  on conflict (validation_id, section) do update
  set writer = excluded.writer, written_at = excluded.written_at;
end $$;

-- Keeps a section as it is in the report now, with its evidence, to switch back to. It takes the place of an older
-- version, and of the note about a re-run that failed.
create function private.save_section_version(p_validation uuid, p_section text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.section_versions;
begin
  delete from private.section_versions where validation_id = p_validation and section = p_section;
  insert into private.section_versions
    (validation_id, section, columns, real_citations, scorecard, writer, written_at)
  select v.id, s.section, private.columns_of(v.id, s.section), v.real_citations, v.scorecard, s.writer, s.written_at
  from public.idea_validations v join private.report_sections s on s.validation_id = v.id
  where v.id = p_validation and s.section = p_section
  returning * into kept;
  update public.idea_validations
  set rerun = null, previous = previous || jsonb_build_object(p_section, jsonb_build_object(
    'writer', private.writer_of(kept.writer), 'writtenAt', kept.written_at))
  where id = p_validation;
end $$;
