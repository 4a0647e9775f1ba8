-- What a founder says against the built-in analyst's reading of their idea. Shape: correctionsSchema in
-- _shared/domain/understanding.ts. Written by our functions alone.
alter table public.idea_validations
  add column understood jsonb check (jsonb_typeof(understood) = 'object' and pg_column_size(understood) <= 20000);

-- As in the migration of step_work, with the founder's corrections.
create or replace function private.describe_claim(p_step private.validation_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'step', p_step.step,
    'lease', p_step.lease,
    'attempt', p_step.attempt,
    'idea', v."originalIdea",
    'corrections', v.understood,
    'created_at', v.created_at,
    'sections', (
      select coalesce(jsonb_object_agg(
        s.step, case when s.step = r.section then r.section_json else s.section end), '{}')
      from private.validation_steps s
      where s.validation_id = v.id and s.finished_at is not null
    ),
    -- What the other sections said before and can be switched back to: citation numbers must not mean two things.
    'earlier', (
      select coalesce(jsonb_agg(e.section_json), '[]') from private.section_versions e
      where e.validation_id = v.id and e.section <> p_step.step
    ),
    'citations', coalesce(v.real_citations, '[]'),
    'checkpoint', p_step.checkpoint,
    'rerun', r.section is not null,
    'more', (select count(*) from private.claimable_steps(v.id))
  )
  from public.idea_validations v left join private.section_reruns r on r.validation_id = v.id
  where v.id = p_step.validation_id
$$;

-- Writes all sections as they were composed anew from corrections, in one piece. p_sections: each step's section.
create function private.save_recomposed(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_corrections jsonb, p_columns jsonb, p_sections jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_columns(p_columns,
    '{projectConcept,userRoles,targetUsers,marketValidation,real_citations,scorecard,engine}', 'A correction');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  perform private.write_columns(p_validation, p_columns);
  update public.idea_validations set rerun = null, understood = p_corrections where id = p_validation;
  update private.validation_steps set section = p_sections -> step, finished_at = clock_timestamp()
  where validation_id = p_validation and p_sections ? step;
  return true;
end $$;

create function public.save_recomposed(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_corrections jsonb, p_columns jsonb, p_sections jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_recomposed(p_user, p_validation, p_updated_at, p_corrections, p_columns, p_sections)
$$;

revoke all on function private.save_recomposed(uuid, uuid, timestamptz, jsonb, jsonb, jsonb) from public;
revoke all on function public.save_recomposed(uuid, uuid, timestamptz, jsonb, jsonb, jsonb)
  from public, anon, authenticated;
grant execute on function
  private.save_recomposed(uuid, uuid, timestamptz, jsonb, jsonb, jsonb),
  public.save_recomposed(uuid, uuid, timestamptz, jsonb, jsonb, jsonb)
  to service_role;
