-- A phase that its founder may not open (yet) shows them nothing, however far its roadmap is: administrators may have
-- one written that nobody asked for. It is there as soon as the phase is.
drop policy "owners read roadmaps of their phases, admins every one" on public.roadmaps;
create policy "owners read roadmaps of their phases, admins every one" on public.roadmaps
  for select to authenticated
  using (
    (select private.is_admin())
    or user_id = (select auth.uid()) and (
      phase = any ((select private.my_phases_everywhere())::text[])
      or (select private.my_phases_by_project()) -> validation_id::text ? phase));

-- What the founder of a validation may open of it, for administrators; null when there is none.
create function private.founder_phases(p_validation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_others('read what founders may open');
  return (
    select private.accessible_phases("userId", id) from public.idea_validations where id = p_validation);
end $$;
create function public.founder_phases(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.founder_phases(p_validation)
$$;

revoke all on function private.founder_phases(uuid) from public;
revoke all on function public.founder_phases(uuid) from public, anon, authenticated, service_role;
grant execute on function private.founder_phases(uuid), public.founder_phases(uuid) to authenticated;
