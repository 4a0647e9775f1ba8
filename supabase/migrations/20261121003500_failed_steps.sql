-- Few steps fail: the figures look only at those, and find them without reading the others.
create index validation_steps_failed on private.validation_steps (validation_id) where failures <> '[]';
create index roadmap_steps_failed on private.roadmap_steps (roadmap_id) where failures <> '[]';

-- As in the migration of admin_figures, of failed steps alone.
create or replace function private.failures_since(p_since timestamptz)
returns table (kind text, failed bigint, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with entry as (
    select f from private.validation_steps s cross join jsonb_array_elements(s.failures) f where s.failures <> '[]'
    union all
    select f from private.roadmap_steps s cross join jsonb_array_elements(s.failures) f where s.failures <> '[]'
  )
  select
    coalesce(nullif(split_part(f ->> 'reason', '. ', 1), ''), 'Not told'), count(*), max((f ->> 'at')::timestamptz)
  from entry
  where (f ->> 'at')::timestamptz >= p_since
  group by 1
$$;
