-- Who may use which phase: everybody the phases that are open to them everywhere, and what they bought for one project.

-- Null and unknown projects add nothing, nor does a project that somebody else bought phases for.
create function private.accessible_phases(p_user uuid, p_project uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.merge_phases(variadic private.phases_everywhere(p_user) || array(
    select jsonb_array_elements_text(private.phases_by_project(p_user) -> p_project::text)))
$$;

create function private.may_use_phase(p_user uuid, p_project uuid, p_phase text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.accessible_phases(p_user, p_project) ? p_phase, false)
$$;

-- The caller's, for policies: each is asked once per statement, not once per row.
create function private.my_phases_everywhere() returns text[]
language sql stable security definer set search_path = '' as $$
  select private.phases_everywhere(auth.uid())
$$;
create function private.my_phases_by_project() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.phases_by_project(auth.uid())
$$;

create function private.check_roadmap_access(p_phase text, p_project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_use_phase(auth.uid(), p_project, p_phase)
$$;

-- For the caller (spec part 1 §7).
create function public.check_roadmap_access(phase text, project_id uuid default null) returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.check_roadmap_access(phase, project_id)
$$;

-- For get-accessible-phases, which names the user of its token: a list of phases in their order.
create function public.accessible_phases(p_user uuid, p_project uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.accessible_phases(p_user, p_project)
$$;

revoke all on function
  private.accessible_phases(uuid, uuid), private.may_use_phase(uuid, uuid, text), private.my_phases_everywhere(),
  private.my_phases_by_project(), private.check_roadmap_access(text, uuid)
  from public;
revoke all on function public.check_roadmap_access(text, uuid), public.accessible_phases(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  private.my_phases_everywhere(), private.my_phases_by_project(), private.check_roadmap_access(text, uuid),
  public.check_roadmap_access(text, uuid)
  to authenticated;
grant execute on function private.accessible_phases(uuid, uuid), public.accessible_phases(uuid, uuid) to service_role;
