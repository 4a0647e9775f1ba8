-- How a validation was worked on, for administrators: its charges, and per step the attempts, what they cost and
-- why they failed.
create function private.validation_run(p_validation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read how a validation was worked on' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object('status', v.status, 'charges', private.charges_of(v.id), 'steps', private.steps_of(v.id))
    from public.idea_validations v where v.id = p_validation
  );
end $$;

create function private.charges_of(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', kind, 'source', source, 'state', state, 'at', changed_at) order by created_at, id
  ), '[]')
  from private.charges where validation_id = p_validation
$$;

create function private.steps_of(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'step', step, 'attempt', attempt, 'finishedAt', finished_at, 'notBefore', not_before,
      'failures', failures, 'usage', usage
    ) order by position
  ), '[]')
  from private.validation_steps where validation_id = p_validation
$$;

create function public.get_validation_run(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.validation_run(p_validation)
$$;

revoke all on function
  private.validation_run(uuid), private.charges_of(uuid), private.steps_of(uuid)
  from public;
revoke all on function public.get_validation_run(uuid) from public, anon, authenticated, service_role;
grant execute on function private.validation_run(uuid), public.get_validation_run(uuid) to authenticated;
