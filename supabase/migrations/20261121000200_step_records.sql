-- What is kept of a step beside its section: what each attempt cost, why attempts failed, and what a later attempt
-- need not find out again.
alter table private.validation_steps
  -- One entry per attempt that asked a model: Usage of _shared/engine/engine.ts, attempt, at.
  add column usages jsonb not null default '[]',
  -- The newest fifty: attempt, at, detail. For administrators.
  add column failures jsonb not null default '[]',
  add column checkpoint jsonb,
  -- The engine note of whoever wrote the section.
  add column writer jsonb;

update private.validation_steps
set usages = case
    when jsonb_typeof(usage) = 'object'
      then jsonb_build_array(usage || jsonb_build_object('attempt', attempt, 'at', finished_at))
    else '[]'
  end,
  failures = case
    when failure is null then '[]'
    else jsonb_build_array(jsonb_build_object('attempt', attempt, 'at', null, 'detail', failure))
  end;
alter table private.validation_steps drop column usage;
alter table private.validation_steps rename column usages to usage;

-- Evidence rests on all sections, also where only the concept is written anew.
update private.validation_steps set needs = '{concept,audience,market}' where step = 'evidence';

-- Reports so far had one engine.
update private.validation_steps s set writer = v.engine - 'sections'
from public.idea_validations v
where v.id = s.validation_id and s.finished_at is not null and s.step <> 'evidence'
  and jsonb_typeof(v.engine) = 'object';

-- An entry of the records above.
create function private.entry_of(p_attempt integer, p_content jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select p_content || jsonb_build_object('attempt', p_attempt, 'at', clock_timestamp())
$$;

-- The records with what an attempt used, if it used anything.
create function private.add_usage(p_step private.validation_steps, p_usage jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select case
    when jsonb_typeof(p_usage) = 'object'
      then p_step.usage || jsonb_build_array(private.entry_of(p_step.attempt, p_usage))
    else p_step.usage
  end
$$;

-- Retries are free, so the list of failures has an end.
create function private.add_failure(p_step private.validation_steps, p_detail text) returns jsonb
language sql volatile set search_path = '' as $$
  select case when jsonb_array_length(p_step.failures) >= 50 then p_step.failures - 0 else p_step.failures end
    || jsonb_build_array(private.entry_of(
      p_step.attempt, jsonb_build_object('detail', left(coalesce(p_detail, ''), 2000))))
$$;

-- Who wrote something, as it is shown: { id, model }.
create function private.writer_of(p_note jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_note) = 'object' then jsonb_build_object('id', p_note -> 'id', 'model', p_note -> 'model')
  end
$$;

-- A report's engine note (engineNoteSchema in _shared/domain/validation.ts) after p_note has written a section.
-- The evidence is gathered, not written.
create function private.merge_engine(p_engine jsonb, p_step text, p_note jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when p_step = 'evidence' or jsonb_typeof(p_note) is distinct from 'object' then p_engine
    else p_note || jsonb_build_object('sections',
      coalesce(p_engine -> 'sections', '{}') || jsonb_build_object(p_step, private.writer_of(p_note)))
  end
$$;

update public.idea_validations v
set engine = v.engine || jsonb_build_object('sections', written.sections)
from (
  select validation_id, jsonb_object_agg(step, private.writer_of(writer)) as sections
  from private.validation_steps where writer is not null
  group by validation_id
) written
where v.id = written.validation_id;

revoke all on function
  private.entry_of(integer, jsonb), private.add_usage(private.validation_steps, jsonb),
  private.add_failure(private.validation_steps, text), private.writer_of(jsonb),
  private.merge_engine(jsonb, text, jsonb)
  from public;
