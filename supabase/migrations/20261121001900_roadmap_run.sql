-- How a roadmap was worked on, for administrators: per step the attempts, what they cost and why they failed.
create function private.roadmap_run(p_roadmap uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_others('read how a roadmap was worked on');
  return (
    select jsonb_build_object(
      'status', roadmap.status,
      'generating', roadmap.generating,
      'requester', (select requester from private.roadmap_runs where roadmap_id = roadmap.id),
      'steps', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'step', step, 'attempt', attempt, 'finishedAt', finished_at, 'notBefore', not_before,
            'failures', failures, 'usage', usage
          ) order by position
        ), '[]')
        from private.roadmap_steps where roadmap_id = roadmap.id
      )
    )
    from public.roadmaps roadmap where roadmap.id = p_roadmap
  );
end $$;

create function public.get_roadmap_run(p_roadmap uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.roadmap_run(p_roadmap)
$$;

revoke all on function private.roadmap_run(uuid) from public;
revoke all on function public.get_roadmap_run(uuid) from public, anon, authenticated, service_role;
grant execute on function private.roadmap_run(uuid), public.get_roadmap_run(uuid) to authenticated;
